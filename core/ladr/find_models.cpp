#include "core/ladr/models.hpp"
#include "core/sat/queries/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
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
        : hears_(control.stop_token(), [this] { stop_.request_stop(); }) {
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

    [[nodiscard]] Control control() const { return Control(stop_.get_token()); }
    [[nodiscard]] bool passed() const noexcept { return passed_; }

private:
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

    const Deadline whole(control, options.max_seconds);
    const auto late = [&] { return whole.passed(); };

    MaceResult result;
    for (const int size : sizes_of(*signature, options)) {
        if (late())
            break;
        if (search.on_size)
            search.on_size(size);
        const Deadline deadline(whole.control(), options.max_seconds_per);
        auto problem = ground(input, *signature, size, deadline.control());
        if (!problem) {
            if (late())
                break;
            if (deadline.passed())
                continue; // with the next size
            if (!control.stop_requested())
                return tl::unexpected(problem.error());
            result.exit = MaceExit::stopped;
            return result;
        }
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
        const FoundModels found =
            for_each_interpretation(*problem, *tables, number, deadline.control());
        if (enough || refused) {
            result.exit = MaceExit::enough;
            return result;
        }
        if (!found.complete && !late() && !deadline.passed()) {
            result.exit = MaceExit::stopped;
            return result;
        }
    }
    result.exit = result.models > 0 ? MaceExit::all : MaceExit::exhausted;
    if (late())
        result.exit = result.models > 0 ? MaceExit::seconds_some : MaceExit::seconds_none;
    return result;
}

Result<MaceExit> count_interpretations(const MaceInput& input, const MaceOptions& options,
                                       const CountSink& sink, const Control& control) {
    const auto signature = signature_of(input);
    if (!signature)
        return tl::unexpected(signature.error());
    std::vector<int> sizes = sizes_of(*signature, options);
    if (!options.size_is_given && !sizes.empty())
        sizes = {sizes.front()};
    const Deadline deadline(control, options.max_seconds);
    const auto stopped = [&](MaceExit late) {
        return control.stop_requested() ? MaceExit::stopped : late;
    };
    bool some = false;
    for (const int size : sizes) {
        const MaceExit late = some ? MaceExit::seconds_some : MaceExit::seconds_none;
        const auto problem = ground(input, *signature, size, deadline.control());
        if (!problem && !deadline.control().stop_requested())
            return tl::unexpected(problem.error());
        if (!problem)
            return stopped(late);
        const auto number = sat::count_models(clauses_of(*problem), deadline.control());
        if (!number && !deadline.control().stop_requested())
            return tl::unexpected(number.error());
        if (!number)
            return stopped(late);
        some = some || *number != "0";
        sink(size, *number);
    }
    return some ? MaceExit::all : MaceExit::exhausted;
}

} // namespace loggia::ladr
