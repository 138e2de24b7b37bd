#include "core/ladr/mace_input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace loggia::ladr {

namespace {

// Flags of Mace4 that only say how to search or what to print.
constexpr std::array<std::string_view, 18> search_flags{"lnh",
                                                        "negprop",
                                                        "neg_assign",
                                                        "neg_assign_near",
                                                        "neg_elim",
                                                        "neg_elim_near",
                                                        "skolems_last",
                                                        "print_models",
                                                        "print_models_tabular",
                                                        "trace",
                                                        "verbose",
                                                        "echo_input",
                                                        "quiet",
                                                        "print_given",
                                                        "ignore_option_dependencies",
                                                        "clocks",
                                                        "bell",
                                                        "prolog_style_variables"};

// Flags that change which models there are or at which sizes they are looked for.
constexpr std::array<std::string_view, 4> refused_flags{"integer_ring", "order_domain",
                                                        "iterate_primes", "iterate_nonprimes"};

constexpr std::array<std::string_view, 7> search_parameters{
    "selection_order", "selection_measure", "max_megs", "max_seconds_per", "report_stderr", "stats",
    "max_mem"};

template <std::size_t n>
bool is_among(const std::array<std::string_view, n>& options, std::string_view name) {
    return std::find(options.begin(), options.end(), name) != options.end();
}

class OptionReader {
public:
    explicit OptionReader(const MaceInput& input) : input_(input) {}

    Result<MaceOptions> read() {
        for (const MaceCommand& command : input_.commands) {
            command_ = &command;
            if (const auto taken = take(); !taken)
                return tl::unexpected(taken.error());
        }
        options_.last_size = std::max(options_.last_size, options_.first_size);
        return options_;
    }

private:
    [[nodiscard]] tl::unexpected<Error> fail(std::string message) const {
        return failure(std::move(message),
                       span_at(input_.text, command_->offset, command_->length));
    }

    Result<void> take() {
        const std::string& name = command_->name;
        const auto& arguments = command_->arguments;
        if (name == "op")
            return {};
        if ((name == "set" || name == "clear") && arguments.size() == 1)
            return take_flag(arguments[0]);
        if (name == "assign" && arguments.size() == 2)
            return take_parameter(arguments[0], arguments[1]);
        return fail(fmt::format("'{}' is no command of Mace4: expected set(FLAG), clear(FLAG), "
                                "assign(PARAMETER, VALUE) or op(...)",
                                name));
    }

    [[nodiscard]] Result<void> take_flag(std::string_view flag) const {
        if (flag == "arithmetic" || is_among(search_flags, flag))
            return {};
        if (is_among(refused_flags, flag)) {
            if (command_->name == "clear")
                return {};
            return fail(fmt::format("the flag '{}' is not supported", flag));
        }
        return fail(fmt::format("Mace4 has no flag '{}'; what is meant for Prover9 goes between "
                                "if(Prover9) and end_if",
                                flag));
    }

    Result<void> take_parameter(std::string_view name, std::string_view text) {
        if (is_among(search_parameters, name))
            return {};
        if (name == "iterate" && text == "all")
            return {};
        const bool is_size = name == "domain_size" || name == "start_size" || name == "end_size";
        if (!is_size && name != "increment" && name != "max_models" && name != "max_seconds")
            return fail(fmt::format("Mace4 has no parameter '{}'", name));
        int value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            return fail(fmt::format("expected a whole number, found '{}'", text));
        if (name == "max_models") {
            options_.max_models.reset();
            if (value > 0)
                options_.max_models = static_cast<std::uint64_t>(value);
            return value == 0 || value < -1 ? fail("expected a number above 0, or -1 for all")
                                            : Result<void>();
        }
        if (name == "max_seconds") {
            options_.max_seconds.reset();
            if (value >= 0)
                options_.max_seconds = value;
            return {};
        }
        if (name == "end_size" && value == -1) {
            options_.last_size = MaceOptions::most_size;
            return {};
        }
        if (value < 1 || value > MaceOptions::most_size)
            return fail(fmt::format("expected a number from 1 to {}", MaceOptions::most_size));
        if (name == "increment")
            options_.increment = value;
        if (name == "domain_size" || name == "start_size")
            options_.first_size = value;
        if (name == "domain_size" || name == "end_size")
            options_.last_size = value;
        options_.size_is_given = options_.size_is_given || name != "increment";
        return {};
    }

    const MaceInput& input_;
    const MaceCommand* command_ = nullptr;
    MaceOptions options_;
};

} // namespace

Result<MaceOptions> mace_options(const MaceInput& input) {
    return OptionReader(input).read();
}

} // namespace loggia::ladr
