#pragma once

#include "app/commands/base/command_line.hpp"
#include "app/commands/grading/grading_arguments.hpp"
#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/shards/folder.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace loggia::commands {

/// Where a job goes and into how many shards.
struct ShardTarget {
    std::string folder;
    int shards = 16;

    /// Adds --into and --shards.
    void add_to(Command command);
    /// Writes the job and prints how many items and shards it has; returns the exit status.
    /// `version` and `shards` of the order need not be set.
    [[nodiscard]] int write(shards::JobOrder order, std::string_view kind, std::string_view item,
                            const Control& control) const;
};

/// What `merge` was told, and the results that were found; those that are there have no fault.
struct ShardMerge {
    std::string folder;
    const shards::Collected& collected;
    const GradingOutput& output; ///< -o and --report
    std::string proof;
    bool by_parts = false; ///< --check parts
    int threads = 1;
    std::string journal;
    const Control& control;
};

/// What the commands know of a kind of work, beside shards::Kind. A new kind is added to the list
/// in shard.cpp.
struct ShardKind {
    std::string_view name;
    const char* summary; ///< of its command below `make`
    void (*add_make)(Command command);
    /// Prints the answer and returns the exit status.
    int (*merge)(const ShardMerge& order);
    bool needs_all; ///< no answer while a result is missing
};

void add_make_sat(Command command);
void add_make_grade(Command command);
void add_make_match(Command command);
void add_make_tournament(Command group);

int merge_sat(const ShardMerge& order);
int merge_grade(const ShardMerge& order);
int merge_match(const ShardMerge& order);
int merge_tournament(const ShardMerge& order);

/// Whether the journal goes to standard output or another stream, in which nothing lies.
[[nodiscard]] bool is_stream(const std::string& journal);
/// What lies in the file of a journal already, which must not be lost: empty where there is none,
/// or it is a stream.
[[nodiscard]] Result<std::string> text_in_journal(const std::string& journal);
/// Puts the text in its place. What it is called does not matter: a journal is never packed, for
/// more is appended to it.
[[nodiscard]] Result<void> replace_journal(const std::string& journal, std::string_view text);

/// Reports that these results are missing, and how to get them; returns the exit status.
int report_missing(const ShardMerge& order);

} // namespace loggia::commands
