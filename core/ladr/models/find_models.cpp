#include "core/ladr/models/cell_finder.hpp"
#include "core/ladr/models/constant_search.hpp"
#include "core/ladr/models/models.hpp"
#include "core/ladr/models/size_search.hpp"
#include "core/sat/queries/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <gmpxx.h>
#include <mutex>
#include <stop_token>
#include <thread>

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
    std::vector<int> sizes;
    for (auto size = options.size_from(options.first_size); size;
         size = options.size_from(*size + options.increment)) {
        sizes.push_back(*size);
        if (!signature.depends_on_size)
            break;
    }
    return sizes;
}

/// Whether the elements that the file names are in a domain.
bool has_elements(const Signature& signature, int size) {
    return signature.greatest_element < size;
}

/// Some tenths of a second.
constexpr std::uint64_t few_steps = 10'000'000;

/// Sends the models over a domain that a file has as propositional logic; whether these are all. A
/// search with intervals goes first where it can be used, and has the last word where the file is
/// too large for propositional logic; both find the models in one order.
Result<bool> find_ground(const MaceInput& input, const Signature& signature, int size,
                         const std::optional<std::vector<std::size_t>>& tables,
                         const InterpretationSink& sink, const Control& control) {
    const auto constants = tables ? nullptr : ConstantSearch::make(input, signature, size);
    std::uint64_t sent = 0;
    std::uint64_t seen = 0;
    bool is_refused = false;
    const InterpretationSink send = [&](const Interpretation& model) {
        if (++seen <= sent)
            return true;
        ++sent;
        is_refused = !sink(model);
        return !is_refused;
    };
    if (constants) {
        const FoundModels first = constants->run(send, control, few_steps);
        if (first.complete || is_refused || control.stop_requested())
            return first.complete;
    }
    seen = 0;
    const auto problem = ground(input, signature, size, control);
    if (problem)
        return for_each_interpretation(*problem, tables, send, control).complete;
    if (!constants || control.stop_requested())
        return tl::unexpected(problem.error());
    return constants->run(send, control).complete;
}

} // namespace

Error missing_element(const MaceInput& input, const Signature& signature, int size) {
    return {fmt::format("there is no element {} in a domain of size {}", signature.greatest_element,
                        size),
            input.span(signature.greatest_at)};
}

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
    const auto finder =
        *tables ? std::nullopt : CellFinder::make(input, *signature, options, search.isomorphic);

    std::optional<SizeSearch> sizes;
    if (finder)
        sizes.emplace(*finder, options.max_models == 1);
    const Deadline whole(control, options.max_seconds);
    const auto late = [&] { return whole.passed(); };

    MaceResult result;
    for (const int size : sizes_of(*signature, options)) {
        if (late())
            break;
        if (!has_elements(*signature, size)) {
            if (search.on_skipped)
                search.on_skipped(size, missing_element(input, *signature, size));
            continue;
        }
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
        const auto complete = sizes ? sizes->find(size, number, until).map([](CellSearchEnd end) {
            return end == CellSearchEnd::complete;
        })
                                    : find_ground(input, *signature, size, *tables, number, until);
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
        if (complete && *complete)
            result.exhausted.push_back(size);
    }
    result.exit = result.models > 0 ? MaceExit::all : MaceExit::exhausted;
    if (late())
        result.exit = result.models > 0 ? MaceExit::seconds_some : MaceExit::seconds_none;
    return result;
}

namespace {

using Counted = Result<std::optional<std::string>>;

Counted digits(const Result<std::optional<mpz_class>>& number) {
    return number.map([](const std::optional<mpz_class>& value) {
        return value ? std::optional(value->get_str()) : std::nullopt;
    });
}

/// By components with a cache; one by one where constants have few models, or else too many values.
Counted count_by_sat(const MaceInput& input, const Signature& signature, int size,
                     const Control& control) {
    const auto constants = ConstantSearch::make(input, signature, size);
    const auto listed = [&](std::uint64_t most_steps) -> std::optional<std::string> {
        const FoundModels found =
            constants->run([](const Interpretation&) { return true; }, control, most_steps);
        return found.complete ? std::optional(fmt::format("{}", found.count)) : std::nullopt;
    };
    if (constants)
        if (auto number = listed(few_steps); number || control.stop_requested())
            return number;
    const auto problem = ground(input, signature, size, control);
    if (!problem && constants && !control.stop_requested())
        return listed(0);
    if (!problem)
        return tl::unexpected(problem.error());
    const logic::ClauseSet clauses = clauses_of(*problem, control);
    if (control.stop_requested())
        return std::nullopt; // some of them may be missing
    return sat::count_models(clauses, control);
}

/// All models. Where it takes long both ways are gone at a time: one is good at few classes, the
/// other at many models.
Counted count_all(const MaceInput& input, const Signature& signature, const CellFinder& finder,
                  int size, const Control& control) {
    constexpr std::uint64_t few_decisions = 100'000;
    auto number = digits(finder.count_by_classes(size, control, few_decisions));
    if (!number || *number || control.stop_requested())
        return number;
    std::stop_source classes;
    std::stop_source sat;
    const std::stop_callback stops_both(control.stop_token(), [&] {
        classes.request_stop();
        sat.request_stop();
    });
    std::jthread helper([&] {
        number = digits(finder.count_by_classes(size, Control(classes.get_token()), 0));
        if (number && *number)
            sat.request_stop();
    });
    const auto by_sat = count_by_sat(input, signature, size, Control(sat.get_token()));
    if (by_sat && *by_sat)
        classes.request_stop();
    helper.join();
    return by_sat && *by_sat ? by_sat : number;
}

/// The number of models over a domain in digits; nothing when stopped.
Counted counted(const MaceInput& input, const Signature& signature,
                const std::optional<CellFinder>& finder, std::optional<SizeSearch>& sizes, int size,
                const Control& control) {
    if (!finder)
        return count_by_sat(input, signature, size, control);
    if (finder->isomorphic() == Isomorphic::all && finder->fixed(size) < size)
        return count_all(input, signature, *finder, size, control);
    return digits(sizes->count(size, control));
}

} // namespace

Result<MaceExit> count_interpretations(const MaceInput& input, const MaceOptions& options,
                                       std::optional<Isomorphic> isomorphic, const CountSink& sink,
                                       const Control& control) {
    const auto signature = signature_of(input);
    if (!signature)
        return tl::unexpected(signature.error());
    const auto finder = CellFinder::make(input, *signature, options, isomorphic);
    std::vector<int> sizes = sizes_of(*signature, options);
    std::erase_if(sizes, [&](int size) { return !has_elements(*signature, size); });
    if (!options.size_is_given && !sizes.empty())
        sizes = {sizes.front()};
    std::optional<SizeSearch> searches;
    if (finder)
        searches.emplace(*finder, false);
    const Deadline deadline(control, options.max_seconds);
    const Control until = deadline.control();
    bool some = false;
    for (const int size : sizes) {
        const auto number = counted(input, *signature, finder, searches, size, until);
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
