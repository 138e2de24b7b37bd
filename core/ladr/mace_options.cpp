#include "core/base/number_text.hpp"
#include "core/ladr/mace_input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <climits>
#include <optional>
#include <string_view>
#include <utility>

namespace loggia::ladr {

namespace {

template <std::size_t n>
bool is_among(const std::array<std::string_view, n>& options, std::string_view name) {
    return std::find(options.begin(), options.end(), name) != options.end();
}

/// Flags of Mace4 that say how to search or what to report.
bool is_search_flag(std::string_view flag) {
    constexpr std::array<std::string_view, 14> flags{
        "neg_assign", "neg_assign_near", "neg_elim",      "neg_elim_near",
        "trace",      "verbose",         "echo_input",    "quiet",
        "clocks",     "print_given",     "return_models", "ignore_option_dependencies",
        "bell",       "report"};
    return is_among(flags, flag);
}

bool is_search_parameter(std::string_view name) {
    constexpr std::array<std::string_view, 5> parameters{"max_megs", "report_stderr", "stats",
                                                         "max_mem", "report"};
    return is_among(parameters, name);
}

/// Commands that order the symbols or tell Prover9 about them.
bool is_symbol_command(std::string_view name) {
    constexpr std::array<std::string_view, 8> commands{
        "lex",    "function_order", "predicate_order", "relation_order",
        "skolem", "assoc_comm",     "commutative",     "casc_auto"};
    return is_among(commands, name);
}

/// Whether a value was taken, or why not.
using Taken = Result<bool>;

Result<int> whole_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc::result_out_of_range && end == text.data() + text.size())
        return text.starts_with('-') ? INT_MIN : INT_MAX;
    if (error != std::errc() || end != text.data() + text.size())
        return failure(fmt::format("expected a whole number, found '{}'", text));
    return value;
}

Result<int> number_from(int least, std::string_view text) {
    auto value = whole_number(text);
    if (value && *value < least)
        return failure(
            fmt::format("expected a whole number of at least {}, found '{}'", least, text));
    return value;
}

/// A limit of which -1 means that there is none.
template <class Value>
Result<void> take_limit(std::optional<Value>& limit, std::string_view text) {
    const auto value = number_from(-1, text);
    if (!value)
        return tl::unexpected(value.error());
    limit.reset();
    if (*value >= 0)
        limit = static_cast<Value>(*value);
    return {};
}

Result<void> take_size(MaceOptions& options, std::string_view name, std::string_view text) {
    const bool is_first = name == "domain_size" || name == "start_size";
    const auto value = number_from(is_first ? 0 : -1, text);
    if (!value)
        return tl::unexpected(value.error());
    if (name == "domain_size" && *value == 0) { // as if it were not assigned
        const MaceOptions defaults;
        options.first_size = defaults.first_size;
        options.last_size = defaults.last_size;
        options.size_is_given = false;
        return {};
    }
    const int most =
        name == "domain_size" ? MaceOptions::most_assigned_size : MaceOptions::most_size;
    if (is_first && (*value < 1 || *value > most))
        return failure(fmt::format("expected a number from 1 to {}",
                                   number_text(static_cast<std::uint64_t>(most))));
    if (is_first)
        options.first_size = *value;
    const int last = std::max(MaceOptions::most_size, options.first_size);
    if (name == "domain_size")
        options.last_size = *value;
    else if (name != "start_size")
        options.last_size = *value == -1 ? last : std::min(*value, last);
    options.size_is_given = true;
    return {};
}

Result<void> take_iterate(MaceOptions& options, std::string_view text) {
    using Iterate = MaceOptions::Iterate;
    constexpr std::array<std::pair<std::string_view, Iterate>, 5> classes{
        {{"all", Iterate::all},
         {"evens", Iterate::evens},
         {"odds", Iterate::odds},
         {"primes", Iterate::primes},
         {"nonprimes", Iterate::nonprimes}}};
    for (const auto& [name, iterate] : classes)
        if (name == text) {
            options.iterate = iterate;
            return {};
        }
    return failure(fmt::format("expected all, evens, odds, primes or nonprimes, found '{}'", text));
}

Result<void> take_choice(int& choice, int most, std::string_view text) {
    const auto value = number_from(0, text);
    if (!value)
        return tl::unexpected(value.error());
    if (*value > most)
        return failure(fmt::format("expected a number from 0 to {}, found '{}'", most, text));
    choice = *value;
    return {};
}

/// Of a parameter that is honoured; false for others.
Taken take_parameter(MaceOptions& options, std::string_view name, std::string_view text) {
    const auto taken = [](const Result<void>& result) -> Taken {
        return result ? Taken(true) : Taken(tl::unexpected(result.error()));
    };
    if (name == "domain_size" || name == "start_size" || name == "end_size" ||
        name == "iterate_up_to")
        return taken(take_size(options, name, text));
    if (name == "iterate")
        return taken(take_iterate(options, text));
    if (name == "selection_order")
        return taken(take_choice(options.selection_order, 2, text));
    if (name == "selection_measure")
        return taken(take_choice(options.selection_measure, 4, text));
    if (name == "max_seconds")
        return taken(take_limit(options.max_seconds, text));
    if (name == "max_seconds_per")
        return taken(take_limit(options.max_seconds_per, text));
    if (name == "max_models") {
        const auto limited = take_limit(options.max_models, text);
        if (options.max_models) // Mace4 looks at the limit after it has found one
            options.max_models = std::max<std::uint64_t>(*options.max_models, 1);
        return taken(limited);
    }
    if (name == "increment") {
        const auto value = number_from(1, text);
        if (!value)
            return tl::unexpected(value.error());
        options.increment = std::min(*value, MaceOptions::most_size);
        return true;
    }
    return false;
}

/// Of a flag that MaceOptions has a place for; false for others.
bool take_flag(MaceOptions& options, std::string_view flag, bool on) {
    using Print = MaceOptions::Print;
    using Iterate = MaceOptions::Iterate;
    if (flag == "print_models" || flag == "print_models_tabular") {
        const Print own = flag == "print_models" ? Print::standard : Print::tabular;
        if (on)
            options.print = own;
        else if (options.print == own)
            options.print = Print::nothing;
        return true;
    }
    if (flag == "iterate_primes" || flag == "iterate_nonprimes") {
        if (on)
            options.iterate = flag == "iterate_primes" ? Iterate::primes : Iterate::nonprimes;
        return true;
    }
    if (flag == "lnh" || flag == "negprop" || flag == "skolems_last") {
        (flag == "lnh"       ? options.lnh
         : flag == "negprop" ? options.negprop
                             : options.skolems_last) = on;
        return true;
    }
    return false;
}

/// Flags that MaceInput has a place for.
constexpr std::array<std::string_view, 4> read_by_input{"arithmetic", "prolog_style_variables",
                                                        "integer_ring", "order_domain"};

/// What Mace4 changes along with a flag that gives symbols a meaning.
void follow_flag(MaceOptions& options, std::string_view flag, bool on) {
    if (!on || (flag != "arithmetic" && flag != "integer_ring" && flag != "order_domain"))
        return;
    options.lnh = false;
    if (flag == "arithmetic")
        options.selection_order = 0;
}

class OptionReader {
public:
    explicit OptionReader(const MaceInput& input) : input_(input) {}

    Result<MaceOptions> read() {
        for (const MaceCommand& command : input_.commands) {
            command_ = &command;
            if (const auto taken = take(); !taken)
                return failure(taken.error().message, place());
        }
        return std::move(options_);
    }

private:
    [[nodiscard]] SourceSpan place() const {
        return span_at(input_.text, command_->offset, command_->length);
    }
    void warn(std::string message) { options_.warnings.push_back({std::move(message), place()}); }

    Result<void> take() {
        const std::string& name = command_->name;
        const auto& arguments = command_->arguments;
        if (name == "op" || name == "redeclare")
            return {};
        if ((name == "set" || name == "clear") && arguments.size() == 1) {
            set_flag(arguments[0]);
            return {};
        }
        if (name == "assign" && arguments.size() == 2)
            return assign(arguments[0], arguments[1]);
        if (is_symbol_command(name)) {
            warn(fmt::format("'{}' only controls Mace4's search; it has no effect here", name));
            return {};
        }
        return failure(fmt::format("unknown command '{}'; expected set(FLAG), clear(FLAG), "
                                   "assign(PARAMETER, VALUE), op(...), redeclare(...) or a list",
                                   name));
    }

    void set_flag(std::string_view flag) {
        const bool on = command_->name == "set";
        follow_flag(options_, flag, on);
        if (take_flag(options_, flag, on) || is_among(read_by_input, flag))
            return;
        warn(is_search_flag(flag)
                 ? fmt::format("the flag '{}' only controls Mace4's search; it has no effect here",
                               flag)
                 : fmt::format("Mace4 has no flag '{}'; it was ignored", flag));
    }

    Result<void> assign(std::string_view name, std::string_view text) {
        const auto taken = take_parameter(options_, name, text);
        if (!taken)
            return tl::unexpected(taken.error());
        if (*taken)
            return {};
        warn(is_search_parameter(name)
                 ? fmt::format(
                       "the parameter '{}' only controls Mace4's search; it has no effect here",
                       name)
                 : fmt::format("Mace4 has no parameter '{}'; it was ignored", name));
        return {};
    }

    const MaceInput& input_;
    const MaceCommand* command_ = nullptr;
    MaceOptions options_;
};

bool is_prime(int number) noexcept {
    if (number < 2)
        return false;
    for (int divisor = 2; divisor * divisor <= number; ++divisor)
        if (number % divisor == 0)
            return false;
    return true;
}

bool is_iterated(MaceOptions::Iterate iterate, int size) noexcept {
    switch (iterate) {
    case MaceOptions::Iterate::evens:
        return size % 2 == 0;
    case MaceOptions::Iterate::odds:
        return size % 2 == 1;
    case MaceOptions::Iterate::primes:
        return is_prime(size);
    case MaceOptions::Iterate::nonprimes:
        return !is_prime(size);
    case MaceOptions::Iterate::all:
        break;
    }
    return true;
}

} // namespace

std::optional<int> MaceOptions::size_from(int size) const noexcept {
    for (; size <= last_size; size += increment)
        if (is_iterated(iterate, size))
            return size;
    return std::nullopt;
}

Result<MaceOptions> mace_options(const MaceInput& input) {
    return OptionReader(input).read();
}

bool is_mace_flag(std::string_view flag) {
    constexpr std::array<std::string_view, 6> of_prover{
        "auto", "auto2", "binary_resolution", "hyper_resolution", "paramodulation", "production"};
    MaceOptions options;
    return take_flag(options, flag, true) || is_among(read_by_input, flag) ||
           is_search_flag(flag) || is_among(of_prover, flag);
}

bool is_mace_parameter(std::string_view name) {
    constexpr std::array<std::string_view, 10> of_prover{
        "order",    "max_weight",  "max_given", "max_vars",  "max_proofs",
        "max_kept", "max_minutes", "max_hours", "sos_limit", "new_constants"};
    MaceOptions options;
    const auto taken = take_parameter(options, name, "1");
    return !taken || *taken || is_search_parameter(name) || is_among(of_prover, name);
}

Result<void> set_mace_flag(MaceInput& input, MaceOptions& options, std::string_view flag, bool on) {
    follow_flag(options, flag, on);
    if (flag == "integer_ring")
        input.integer_ring = on;
    else if (flag == "order_domain")
        input.order_domain = on;
    else if (flag == "prolog_style_variables")
        input.capital_variables = on;
    else if (!take_flag(options, flag, on) && !is_search_flag(flag))
        return failure(fmt::format("Mace4 has no flag '{}'", flag));
    return {};
}

Result<void> assign_mace_parameter(MaceOptions& options, std::string_view name,
                                   std::string_view value) {
    const auto taken = take_parameter(options, name, value);
    if (!taken)
        return tl::unexpected(taken.error());
    if (!*taken && !is_search_parameter(name))
        return failure(fmt::format("Mace4 has no parameter '{}'", name));
    return {};
}

} // namespace loggia::ladr
