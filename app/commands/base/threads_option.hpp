#pragma once

#include "app/commands/base/command_line.hpp"
#include "core/base/parallel.hpp"

#include <optional>
#include <string>

namespace loggia::commands {

/// `--threads N` of commands whose answers are the same with any number of threads: all cores
/// unless it is given. The object has to outlive the program.
class ThreadsOption {
public:
    /// `help` says what is done at the same time: "Games played at a time".
    Option add_to(Command command, const std::string& help) {
        return command.add_option("--threads", threads_, help + " (default: all cores)")
            .type_name("N")
            .between(1, 1024, RangeHint::hidden);
    }

    /// What a file orders, unless the command line does.
    void set_unless_given(std::optional<int> threads) {
        if (!threads_)
            threads_ = threads;
    }
    [[nodiscard]] bool given() const noexcept { return threads_.has_value(); }
    [[nodiscard]] int count() const { return threads_.value_or(all_cores()); }

private:
    std::optional<int> threads_;
};

} // namespace loggia::commands
