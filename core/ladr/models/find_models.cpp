#include "core/ladr/models/canonical_form.hpp"
#include "core/ladr/models/cell_search.hpp"
#include "core/ladr/models/clausal_theory.hpp"
#include "core/ladr/models/models.hpp"
#include "core/sat/queries/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <gmpxx.h>
#include <mutex>
#include <stop_token>
#include <thread>
#include <tuple>
#include <unordered_set>

namespace loggia::ladr {

namespace {

/// The tables that the projection names, or an error.
Result<std::optional<std::vector<std::size_t>>>
projected_tables(const Signature& signature, const std::optional<std::vector<std::string>>& names) {
    if (!names)
        return std::nullopt;
    std::vector<std::size_t> tables;
    for (const std::string& name : *names) {
        const auto found = std::find_if(signature.symbols.begin(), signature.symbols.end(),
                                        [&](const Symbol& symbol) { return symbol.text == name; });
        if (found == signature.symbols.end())
            return failure(fmt::format("there is no '{}' in the formulas", name));
        tables.push_back(static_cast<std::size_t>(found - signature.symbols.begin()));
    }
    std::sort(tables.begin(), tables.end());
    tables.erase(std::unique(tables.begin(), tables.end()), tables.end());
    return tables;
}

/// Tells what it hears from a Control, and that time is up.
class Deadline {
public:
    Deadline(const Control& control, std::optional<double> seconds)
        : told_(control), hears_(control.stop_token(), [this] { stop_.request_stop(); }) {
        if (seconds)
            waits_ = std::jthread([this, seconds](const std::stop_token& over) {
                std::unique_lock lock(mutex_);
                const auto time = std::chrono::duration<double>(*seconds);
                if (woken_.wait_for(lock, over, time, [] { return false; }) ||
                    over.stop_requested())
                    return;
                passed_ = true;
                stop_.request_stop();
            });
    }

    [[nodiscard]] Control control() const {
        return Control(stop_.get_token(),
                       [this](const Progress& progress) { told_.report(progress); });
    }
    [[nodiscard]] bool passed() const noexcept { return passed_; }

private:
    const Control& told_;
    std::stop_source stop_;
    std::atomic<bool> passed_ = false;
    std::mutex mutex_;
    std::condition_variable_any woken_;
    std::stop_callback<std::function<void()>> hears_;
    std::jthread waits_; ///< ends first
};

/// The sizes to look at, in the order in which Mace4 does.
std::vector<int> sizes_of(const Signature& signature, const MaceOptions& options) {
    int first = options.first_size;
    if (!options.size_is_given)
        first = std::max(first, signature.greatest_element + 1);
    std::vector<int> sizes;
    for (auto size = options.size_from(first); size;
         size = options.size_from(*size + options.increment)) {
        sizes.push_back(*size);
        if (!signature.depends_on_size)
            break;
    }
    return sizes;
}

/// The last of the set and clear commands for a flag; nothing without one.
std::optional<bool> flag_of(const MaceInput& input, std::string_view flag) {
    std::optional<bool> value;
    for (const MaceCommand& command : input.commands)
        if (command.arguments[0] == flag && (command.name == "set" || command.name == "clear"))
            value = command.name == "set";
    return value;
}

/// What the last assign command for a parameter says; nothing without one.
std::optional<int> parameter_of(const MaceInput& input, std::string_view name) {
    std::optional<int> value;
    for (const MaceCommand& command : input.commands)
        if (command.name == "assign" && command.arguments.size() == 2 &&
            command.arguments[0] == name)
            value = number_of(command.arguments[1]);
    return value;
}

/// What the file says about the search.
CellSearchOptions search_options(const MaceInput& input) {
    using Order = CellSearchOptions::Order;
    CellSearchOptions options;
    const int order = parameter_of(input, "selection_order").value_or(2);
    options.order = order == 0   ? Order::linear
                    : order == 1 ? Order::concentric
                                 : Order::concentric_band;
    options.most_crossed = parameter_of(input, "selection_measure") != 0;
    options.near_literals = flag_of(input, "negprop").value_or(true);
    return options;
}

/// The tables that set(integer_ring) and set(order_domain) fix.
void fix_tables(const MaceInput& input, ClausalTheory& theory) {
    struct Fixed {
        std::string_view flag;
        std::string_view text;
        int arity;
        bool is_relation;
        ClausalTheory::Entry entry;
    };
    constexpr std::string_view ring = "integer_ring";
    constexpr std::string_view order = "order_domain";
    static constexpr std::array fixed{
        Fixed{ring, "+", 2, false, [](int a, int b, int size) { return (a + b) % size; }},
        Fixed{ring, "*", 2, false, [](int a, int b, int size) { return a * b % size; }},
        Fixed{ring, "-", 1, false, [](int a, int, int size) { return (size - a) % size; }},
        Fixed{ring, "--", 2, false, [](int a, int b, int size) { return (size + a - b) % size; }},
        Fixed{order, "<", 2, true, [](int a, int b, int) { return a < b ? 1 : 0; }},
        Fixed{order, "<=", 2, true, [](int a, int b, int) { return a <= b ? 1 : 0; }}};
    for (ClausalTheory::Operation& operation : theory.operations)
        for (const Fixed& f : fixed)
            if (f.text == operation.text && f.arity == operation.arity &&
                f.is_relation == operation.is_relation && flag_of(input, f.flag).value_or(false))
                operation.fixed = f.entry;
}

/// Whether all elements have a meaning, so that none can stand for another.
bool distinguishes_elements(const MaceInput& input) {
    return flag_of(input, "integer_ring").value_or(false) ||
           flag_of(input, "order_domain").value_or(false);
}

/// The search of one file over cells, size by size.
class CellFinder {
public:
    CellFinder(const MaceInput& input, const Signature& signature, ClausalTheory theory,
               std::optional<Isomorphic> isomorphic)
        : input_(input), greatest_(signature.greatest_element), greatest_at_(signature.greatest_at),
          theory_(std::move(theory)),
          isomorphic_(isomorphic.value_or(flag_of(input, "lnh").value_or(true) ? Isomorphic::lnh
                                                                               : Isomorphic::all)) {
    }

    [[nodiscard]] Isomorphic isomorphic() const noexcept { return isomorphic_; }
    /// Elements of a domain that keep their names.
    [[nodiscard]] int fixed(int size) const {
        return distinguishes_elements(input_) ? size : greatest_ + 1;
    }

    /// Sends the models over a domain to the sink. Errors: an element that the domain does not
    /// have, a problem that is too large.
    [[nodiscard]] Result<CellSearchEnd>
    find(int size, bool finds_one, const InterpretationSink& sink, const Control& control) const {
        CellSearchOptions options = search_options(input_);
        options.least_number = isomorphic_ != Isomorphic::all && fixed(size) < size;
        options.one_of_skolems = !finds_one || flag_of(input_, "skolems_last").value_or(false);
        Interpretation model = empty_model(size, true);
        std::unordered_set<std::string> classes;
        std::size_t bytes = 0;
        bool is_full = false;
        const auto take = [&](const CellTable& table) {
            if (isomorphic_ == Isomorphic::none) {
                Interpretation named = empty_model(size, false);
                fill(named, table, false);
                const CanonicalForm form = canonical_form(named, fixed(size), control);
                if (!form.complete)
                    return false;
                if (!classes.insert(form.tables).second)
                    return true;
                bytes += form.tables.size() + entry_bytes;
                is_full = bytes > most_bytes;
                if (is_full)
                    return false;
            }
            fill(model, table, true);
            return sink(model);
        };
        const auto end = run(size, options, take, control);
        if (end && *end == CellSearchEnd::refused && control.stop_requested())
            return CellSearchEnd::stopped;
        return is_full ? too_large(size) : end;
    }

    /// The number of models over a domain.
    [[nodiscard]] Result<std::optional<mpz_class>> count(int size, const Control& control) const {
        mpz_class number = 0;
        const auto end = find(
            size, false,
            [&](const Interpretation&) {
                ++number;
                return true;
            },
            control);
        if (!end)
            return tl::unexpected(end.error());
        if (*end != CellSearchEnd::complete)
            return std::nullopt;
        return number;
    }

    /// The number of all models, from one of each class and its automorphisms: a class has as many
    /// as there are ways to name the other elements, by automorphisms. Nothing where that takes
    /// many decisions.
    [[nodiscard]] Result<std::optional<mpz_class>> count_by_classes(int size,
                                                                    const Control& control) const {
        CellSearchOptions options = search_options(input_);
        options.one_of_skolems = true;
        options.most_decisions = 1'000'000;
        mpz_class names = 1;
        for (int i = fixed(size); i < size; ++i)
            names *= i - fixed(size) + 1;
        mpz_class number = 0;
        std::unordered_set<std::string> classes;
        Interpretation named = empty_model(size, false);
        const auto take = [&](const CellTable& table) {
            fill(named, table, false);
            const CanonicalForm form = canonical_form(named, fixed(size), control);
            if (form.complete && classes.insert(form.tables).second) {
                mpz_class automorphisms = 1;
                for (const int orbit : form.orbits)
                    automorphisms *= orbit;
                number += names / automorphisms;
            }
            return form.complete;
        };
        const auto end = run(size, options, take, control);
        if (!end)
            return tl::unexpected(end.error());
        if (*end != CellSearchEnd::complete)
            return std::nullopt;
        return number;
    }

private:
    static constexpr std::size_t most_bytes = std::size_t{1} << 30U;
    static constexpr std::size_t entry_bytes = 64;

    static tl::unexpected<Error> too_large(int size) {
        return failure(fmt::format("the problem is too large over a domain of {} elements", size));
    }

    Result<CellSearchEnd> run(int size, const CellSearchOptions& options, const CellSink& sink,
                              const Control& control) const {
        if (greatest_ >= size)
            return failure(fmt::format("there is no element {} in a domain of {}", greatest_, size),
                           input_.span(greatest_at_));
        const CellSearchEnd end = search_cells(theory_, size, greatest_, options, sink, control);
        if (end == CellSearchEnd::too_many)
            return too_large(size);
        return end;
    }

    /// The operations in the order in which models are printed.
    [[nodiscard]] std::vector<std::size_t> printed_operations(bool with_skolems) const {
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < theory_.operations.size(); ++i)
            if (with_skolems || !theory_.operations[i].is_skolem)
                order.push_back(i);
        std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            const auto key = [&](std::size_t i) {
                return std::tuple(theory_.operations[i].arity, theory_.operations[i].is_relation);
            };
            return key(a) < key(b);
        });
        return order;
    }

    [[nodiscard]] Interpretation empty_model(int size, bool with_skolems) const {
        Interpretation model;
        model.size = size;
        for (const std::size_t i : printed_operations(with_skolems)) {
            const auto& operation = theory_.operations[i];
            model.operations.push_back(
                {operation.text, operation.arity, operation.is_relation, {}});
        }
        return model;
    }

    void fill(Interpretation& model, const CellTable& table, bool with_skolems) const {
        const auto order = printed_operations(with_skolems);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const std::size_t first = table.base(order[i]);
            const std::size_t last =
                order[i] + 1 < theory_.operations.size() ? table.base(order[i] + 1) : table.cells();
            auto& entries = model.operations[i].table;
            entries.resize(last - first);
            for (std::size_t cell = first; cell < last; ++cell)
                entries[cell - first] = table.value(cell);
        }
    }

    const MaceInput& input_;
    int greatest_;
    TermId greatest_at_;
    ClausalTheory theory_;
    Isomorphic isomorphic_;
};

/// Nothing where the file is to be solved as propositional logic.
std::optional<CellFinder> cell_finder(const MaceInput& input, const Signature& signature,
                                      std::optional<Isomorphic> isomorphic) {
    if (!signature.depends_on_size)
        return std::nullopt;
    auto theory = clausal_theory(input, signature);
    if (!theory)
        return std::nullopt;
    fix_tables(input, *theory);
    return CellFinder(input, signature, std::move(*theory), isomorphic);
}

} // namespace

std::string_view to_text(MaceExit exit) noexcept {
    switch (exit) {
    case MaceExit::enough:
        return "max_models";
    case MaceExit::exhausted:
        return "exhausted";
    case MaceExit::all:
        return "all_models";
    case MaceExit::seconds_some:
        return "max_sec_yes";
    case MaceExit::seconds_none:
        return "max_sec_no";
    case MaceExit::stopped:
        break;
    }
    return "interrupted";
}

Result<MaceResult> find_models(const MaceInput& input, const MaceOptions& options,
                               const MaceSearch& search, const InterpretationSink& sink,
                               const Control& control) {
    const auto signature = signature_of(input);
    if (!signature)
        return tl::unexpected(signature.error());
    const auto tables = projected_tables(*signature, search.projection);
    if (!tables)
        return tl::unexpected(tables.error());
    const auto finder = *tables ? std::nullopt : cell_finder(input, *signature, search.isomorphic);

    const Deadline whole(control, options.max_seconds);
    const auto late = [&] { return whole.passed(); };

    MaceResult result;
    for (const int size : sizes_of(*signature, options)) {
        if (late())
            break;
        if (search.on_size)
            search.on_size(size);
        const Control until_whole = whole.control();
        const Deadline deadline(until_whole, options.max_seconds_per);
        const Control until = deadline.control();
        bool enough = false;
        bool refused = false;
        Interpretation numbered;
        const auto number = [&](const Interpretation& model) {
            ++result.models;
            numbered = model;
            numbered.notes = {{"number", fmt::format("{}", result.models)}, {"seconds", "0"}};
            refused = !sink(numbered);
            enough = options.max_models && result.models >= *options.max_models;
            return !refused && !enough;
        };
        const auto complete =
            finder ? finder->find(size, options.max_models == 1, number, until)
                         .map([](CellSearchEnd end) { return end == CellSearchEnd::complete; })
                   : ground(input, *signature, size, until).map([&](const GroundProblem& problem) {
                         return for_each_interpretation(problem, *tables, number, until).complete;
                     });
        if (enough || refused) {
            result.exit = MaceExit::enough;
            return result;
        }
        if (!complete && !until.stop_requested())
            return tl::unexpected(complete.error());
        // Out of the time for one size: on with the next one.
        if ((!complete || !*complete) && !late() && !deadline.passed()) {
            result.exit = MaceExit::stopped;
            return result;
        }
    }
    result.exit = result.models > 0 ? MaceExit::all : MaceExit::exhausted;
    if (late())
        result.exit = result.models > 0 ? MaceExit::seconds_some : MaceExit::seconds_none;
    return result;
}

namespace {

/// The number of models over a domain in digits; nothing when stopped.
Result<std::optional<std::string>> counted(const MaceInput& input, const Signature& signature,
                                           const std::optional<CellFinder>& finder, int size,
                                           const Control& control) {
    if (finder) {
        auto number = finder->isomorphic() == Isomorphic::all && !distinguishes_elements(input)
                          ? finder->count_by_classes(size, control)
                          : finder->count(size, control);
        if (!number)
            return tl::unexpected(number.error());
        if (*number)
            return (*number)->get_str();
    }
    if (control.stop_requested())
        return std::nullopt;
    const auto problem = ground(input, signature, size, control);
    if (!problem)
        return tl::unexpected(problem.error());
    const auto number = sat::count_models(clauses_of(*problem), control);
    if (!number)
        return tl::unexpected(number.error());
    return *number;
}

} // namespace

Result<MaceExit> count_interpretations(const MaceInput& input, const MaceOptions& options,
                                       std::optional<Isomorphic> isomorphic, const CountSink& sink,
                                       const Control& control) {
    const auto signature = signature_of(input);
    if (!signature)
        return tl::unexpected(signature.error());
    const auto finder = cell_finder(input, *signature, isomorphic);
    std::vector<int> sizes = sizes_of(*signature, options);
    if (!options.size_is_given && !sizes.empty())
        sizes = {sizes.front()};
    const Deadline deadline(control, options.max_seconds);
    const Control until = deadline.control();
    bool some = false;
    for (const int size : sizes) {
        const auto number = counted(input, *signature, finder, size, until);
        if (!number && !until.stop_requested())
            return tl::unexpected(number.error());
        if (!number || !*number)
            return control.stop_requested() ? MaceExit::stopped
                   : some                   ? MaceExit::seconds_some
                                            : MaceExit::seconds_none;
        some = some || **number != "0";
        sink(size, **number);
    }
    return some ? MaceExit::all : MaceExit::exhausted;
}

} // namespace loggia::ladr
