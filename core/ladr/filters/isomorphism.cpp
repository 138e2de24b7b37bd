#include "core/ladr/filters/isomorphism.hpp"

#include "core/ladr/models/canonical_form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

namespace loggia::ladr {

namespace {

using Operation = Interpretation::Operation;

constexpr std::uint64_t poll_interval = 4096;

/// A hash of two (the finaliser of SplitMix64).
std::uint64_t mixed(std::uint64_t a, std::uint64_t b) noexcept {
    std::uint64_t x = a * 0x9E3779B97F4A7C15U + b + 0xD1B54A32D192ED03U;
    x = (x ^ (x >> 30U)) * 0xBF58476D1CE4E5B9U;
    x = (x ^ (x >> 27U)) * 0x94D049BB133111EBU;
    return x ^ (x >> 31U);
}

/// Goes through the entries of a table with their arguments.
class Tuples {
public:
    Tuples(std::size_t arity, int size) : arguments_(arity), size_(size) {}

    [[nodiscard]] const std::vector<int>& arguments() const noexcept { return arguments_; }
    void next() noexcept {
        for (std::size_t i = arguments_.size(); i > 0; --i) {
            if (++arguments_[i - 1] < size_)
                return;
            arguments_[i - 1] = 0;
        }
    }

private:
    std::vector<int> arguments_;
    int size_;
};

/// The next colours: of each element those of all entries that it is an argument or the value of.
std::optional<std::vector<std::uint64_t>> refined(const Interpretation& model,
                                                  const std::vector<std::uint64_t>& colours,
                                                  const Control& control) {
    std::vector<std::uint64_t> next(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i)
        next[i] = mixed(1, colours[i]);
    for (std::size_t n = 0; n < model.operations.size(); ++n) {
        const Operation& operation = model.operations[n];
        Tuples tuples(static_cast<std::size_t>(operation.arity), model.size);
        for (std::size_t entry = 0; entry < operation.table.size(); ++entry, tuples.next()) {
            if (entry % poll_interval == 0 && control.stop_requested())
                return std::nullopt;
            const auto value = static_cast<std::size_t>(operation.table[entry]);
            std::uint64_t hash = mixed(2, n);
            for (const int argument : tuples.arguments())
                hash = mixed(hash, colours[static_cast<std::size_t>(argument)]);
            hash = mixed(hash, operation.is_relation ? value : colours[value]);
            for (std::size_t i = 0; i < tuples.arguments().size(); ++i)
                next[static_cast<std::size_t>(tuples.arguments()[i])] += mixed(hash, i);
            if (!operation.is_relation)
                next[value] += mixed(hash, tuples.arguments().size());
        }
    }
    return next;
}

std::size_t number_of_different(std::vector<std::uint64_t> values) {
    std::sort(values.begin(), values.end());
    return static_cast<std::size_t>(std::unique(values.begin(), values.end()) - values.begin());
}

/// Refines until the number of colours stays.
std::optional<std::vector<std::uint64_t>>
stable(const Interpretation& model, std::vector<std::uint64_t> colours, const Control& control) {
    constexpr int most_rounds = 64;
    std::size_t different = 1;
    for (int round = 0; round < most_rounds; ++round) {
        auto next = refined(model, colours, control);
        if (!next)
            return std::nullopt;
        colours = *std::move(next);
        const std::size_t now = number_of_different(colours);
        if (now == different && round > 0)
            break;
        different = now;
    }
    return colours;
}

/// Where elements share a colour (in a quasigroup all may), what the others look like from each of
/// them tells more.
std::optional<std::vector<std::uint64_t>> colours_of(const Interpretation& model,
                                                     const Control& control) {
    constexpr std::size_t most_steps = 10'000'000;
    const auto size = static_cast<std::size_t>(model.size);
    auto colours = stable(model, std::vector<std::uint64_t>(size), control);
    std::size_t entries = 0;
    for (const Operation& operation : model.operations)
        entries += operation.table.size();
    if (!colours || entries > most_steps / size || number_of_different(*colours) == size)
        return colours;
    std::vector<std::uint64_t> views;
    for (std::size_t i = 0; i < size; ++i) {
        std::vector<std::uint64_t> marked = *colours;
        marked[i] = mixed(3, marked[i]);
        auto view = stable(model, std::move(marked), control);
        if (!view)
            return std::nullopt;
        std::sort(view->begin(), view->end());
        std::uint64_t hash = mixed(4, (*colours)[i]);
        for (const std::uint64_t colour : *view)
            hash = mixed(hash, colour);
        views.push_back(hash);
    }
    return stable(model, std::move(views), control);
}

} // namespace

/// Looks for a bijection of the elements of one interpretation onto those of another of the same
/// shape. Images that the tables force are followed at once, so a group or quasigroup takes
/// choices for a set of generators only.
class IsomorphismSearch {
public:
    using Coloured = IsomorphismClasses::Coloured;

    IsomorphismSearch(const Coloured& from, const Coloured& onto, const Control& control,
                      std::uint64_t& images)
        : from_(from), onto_(onto), control_(control), images_(images),
          size_(from.interpretation.size), image_(from.colours.size(), none),
          origin_(from.colours.size(), none) {}

    enum class Answer : std::uint8_t { no, yes, stopped, too_long };

    Answer run() {
        if (!constants_fit() || !follow())
            return stopped_ ? Answer::stopped : Answer::no;
        while (assigned_.size() < image_.size()) {
            choices_.push_back({assigned_.size(), next_element(), 0});
            while (!try_images()) {
                if (stopped_)
                    return Answer::stopped;
                if (steps_ > most_steps())
                    return Answer::too_long;
                choices_.pop_back();
                if (choices_.empty())
                    return Answer::no;
                undo(choices_.back().assigned);
            }
        }
        return Answer::yes;
    }

private:
    static constexpr int none = -1;

    /// More than most need whose tables force images. No limit where there is no canonical form.
    [[nodiscard]] std::uint64_t most_steps() const {
        constexpr int largest_with_form = 255;
        if (size_ > largest_with_form)
            return std::numeric_limits<std::uint64_t>::max();
        std::uint64_t most = 1'000'000;
        for (const Operation& operation : from_.interpretation.operations)
            most += 20 * operation.table.size();
        return most;
    }

    struct Choice {
        std::size_t assigned; ///< elements before it
        int element;
        int next_image;
    };

    [[nodiscard]] static std::size_t at(int element) { return static_cast<std::size_t>(element); }

    bool constants_fit() {
        const auto& operations = from_.interpretation.operations;
        for (std::size_t n = 0; n < operations.size(); ++n) {
            if (operations[n].arity != 0)
                continue;
            const int a = operations[n].table[0];
            const int b = onto_.interpretation.operations[n].table[0];
            if (operations[n].is_relation ? a != b : !assign(a, b))
                return false;
        }
        return true;
    }

    /// The element without an image whose colour is the rarest.
    [[nodiscard]] int next_element() const {
        int best = none;
        std::size_t rarest = 0;
        std::map<std::uint64_t, std::size_t> numbers;
        for (const std::uint64_t colour : from_.colours)
            ++numbers[colour];
        for (int i = 0; i < size_; ++i) {
            const std::size_t number = numbers[from_.colours[at(i)]];
            if (image_[at(i)] == none && (best == none || number < rarest)) {
                best = i;
                rarest = number;
            }
        }
        return best;
    }

    /// Goes on with the last choice: an image that leads to no contradiction at once.
    bool try_images() {
        Choice& choice = choices_.back();
        while (choice.next_image < size_ && !stopped_) {
            ++images_;
            if (assign(choice.element, choice.next_image++) && follow())
                return true;
            undo(choice.assigned);
        }
        return false;
    }

    bool assign(int a, int b) {
        if (image_[at(a)] != none || origin_[at(b)] != none)
            return image_[at(a)] == b;
        if (from_.colours[at(a)] != onto_.colours[at(b)])
            return false;
        image_[at(a)] = b;
        origin_[at(b)] = a;
        assigned_.push_back(a);
        return true;
    }

    void undo(std::size_t assigned) {
        for (; assigned_.size() > assigned; assigned_.pop_back()) {
            origin_[at(image_[at(assigned_.back())])] = none;
            image_[at(assigned_.back())] = none;
        }
        followed_ = std::min(followed_, assigned);
    }

    /// Compares all entries of which the arguments have images.
    bool follow() {
        for (; followed_ < assigned_.size(); ++followed_)
            for (std::size_t n = 0; n < from_.interpretation.operations.size(); ++n)
                if (!entries_fit(n))
                    return false;
        return true;
    }

    /// Those with the element that is followed and others before it.
    bool entries_fit(std::size_t n) {
        const auto arity = static_cast<std::size_t>(from_.interpretation.operations[n].arity);
        const int newest = static_cast<int>(followed_);
        for (std::size_t place = 0; place < arity; ++place) { // where the newest stands first
            Tuples tuples(arity - 1, newest + 1);
            std::size_t number = 1;
            for (std::size_t i = 0; i + 1 < arity; ++i)
                number *= at(newest + 1);
            for (; number > 0; --number, tuples.next()) {
                std::vector<int> arguments = tuples.arguments();
                if (std::find(arguments.begin(),
                              arguments.begin() + static_cast<std::ptrdiff_t>(place),
                              newest) != arguments.begin() + static_cast<std::ptrdiff_t>(place))
                    continue;
                arguments.insert(arguments.begin() + static_cast<std::ptrdiff_t>(place), newest);
                if (!entry_fits(n, arguments))
                    return false;
            }
        }
        return true;
    }

    /// `arguments` are places among the elements that have images.
    bool entry_fits(std::size_t n, const std::vector<int>& arguments) {
        if (++steps_ % poll_interval == 0 && control_.stop_requested())
            stopped_ = true;
        std::size_t a = 0;
        std::size_t b = 0;
        for (const int argument : arguments) {
            const int element = assigned_[at(argument)];
            a = a * at(size_) + at(element);
            b = b * at(size_) + at(image_[at(element)]);
        }
        const Operation& operation = from_.interpretation.operations[n];
        const int value = operation.table[a];
        const int other = onto_.interpretation.operations[n].table[b];
        return !stopped_ && (operation.is_relation ? value == other : assign(value, other));
    }

    const Coloured& from_;
    const Coloured& onto_;
    const Control& control_;
    std::uint64_t& images_;
    int size_;
    std::vector<int> image_;
    std::vector<int> origin_;
    std::vector<int> assigned_; ///< elements with images, in this order
    std::size_t followed_ = 0;  ///< of these
    std::vector<Choice> choices_;
    std::uint64_t steps_ = 0;
    bool stopped_ = false;
};

std::optional<bool> IsomorphismClasses::are_isomorphic(Coloured& one, Coloured& other,
                                                       const Control& control) {
    using Answer = IsomorphismSearch::Answer;
    ++checks_;
    const bool has_form = !one.canonical.empty() && !other.canonical.empty();
    const Answer answer =
        has_form ? Answer::too_long : IsomorphismSearch(one, other, control, images_).run();
    if (answer == Answer::stopped)
        return std::nullopt;
    if (answer != Answer::too_long)
        return answer == Answer::yes;
    for (Coloured* const each : {&one, &other})
        if (each->canonical.empty()) {
            CanonicalForm form = canonical_form(each->interpretation, 0, control);
            if (!form.complete)
                return std::nullopt;
            each->canonical = std::move(form.tables);
        }
    return one.canonical == other.canonical;
}

Result<bool> IsomorphismClasses::add(Interpretation interpretation, const Control& control) {
    auto& operations = interpretation.operations;
    std::sort(operations.begin(), operations.end(), [](const Operation& a, const Operation& b) {
        return std::tie(a.name, a.arity, a.is_relation) < std::tie(b.name, b.arity, b.is_relation);
    });
    std::string signature;
    for (const Operation& operation : operations) {
        if (std::find(operation.table.begin(), operation.table.end(), Operation::unknown) !=
            operation.table.end())
            return failure(fmt::format("the table of '{}' is incomplete", operation.name));
        signature += fmt::format("{}/{}{}\n", operation.name, operation.arity,
                                 operation.is_relation ? "r" : "f");
    }
    auto colours = colours_of(interpretation, control);
    if (!colours)
        return failure("stopped");
    std::vector<std::uint64_t> sorted = *colours;
    std::sort(sorted.begin(), sorted.end());
    std::vector<Coloured>& same = kept_[{interpretation.size, signature, std::move(sorted)}];
    Coloured candidate{std::move(interpretation), *std::move(colours), {}};
    for (Coloured& other : same) {
        const auto isomorphic = are_isomorphic(candidate, other, control);
        if (!isomorphic)
            return failure("stopped");
        if (*isomorphic)
            return false;
    }
    same.push_back(std::move(candidate));
    return true;
}

} // namespace loggia::ladr
