#include "app/commands/shards/shard.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/terminal.hpp"
#include "app/commands/base/threads_option.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/base/number_text.hpp"
#include "core/shards/folder.hpp"
#include "core/shards/kind.hpp"
#include "core/shards/run_shard.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace loggia::commands {

namespace {

constexpr std::array shard_kinds{
    ShardKind{"sat", "Cut clauses into cubes", add_make_sat, merge_sat, false},
    ShardKind{"grade", "Split the hand-ins of a class", add_make_grade, merge_grade, true},
    ShardKind{"match", "Split the games of a Max-Connect4 match", add_make_match, merge_match,
              true},
    ShardKind{"tournament", "Split the games of a tournament", add_make_tournament,
              merge_tournament, true},
};

struct RunShards {
    std::vector<std::string> files;
    ThreadsOption threads;

    int operator()() const {
        const Interrupt interrupt;
        for (const std::string& file : files)
            if (const int status = run(file, interrupt); status != success)
                return status;
        return success;
    }

private:
    [[nodiscard]] int run(const std::string& file, const Interrupt& interrupt) const {
        const bool on_terminal = is_terminal(stderr);
        shards::RunOrder order;
        order.version = LOGGIA_VERSION;
        order.threads = threads.count();
        if (on_terminal)
            order.progress = [](std::size_t done, std::size_t items) {
                print_to_stderr("{} of {}\n", done, items);
            };
        const auto done = shards::run_shard(file, order, interrupt.control());
        if (!done)
            return interrupt.came() ? int{interrupted} : report(done.error(), file);
        switch (done->end) {
        case shards::RunReport::End::stopped:
            print_to_stderr("{}: stopped after {} of {}; run it again to continue\n", file,
                            done->records, counted(done->items, "item"));
            return interrupted;
        case shards::RunReport::End::before:
            fmt::print("{}: already finished\n", file);
            break;
        case shards::RunReport::End::finished:
            fmt::print("{}: {} in {:.1f} s{}\n", file, counted(done->records, "item"),
                       done->seconds,
                       done->resumed > 0 ? fmt::format(", {} of them earlier", done->resumed) : "");
            break;
        }
        flush_output();
        return success;
    }
};

struct ListShards {
    std::string folder;
    bool missing = false;

    int operator()() const {
        const Interrupt interrupt;
        const auto found = shards::collect(folder, LOGGIA_VERSION, interrupt.control());
        if (!found)
            return interrupt.came() ? int{interrupted} : report(found.error(), "error");
        if (missing) {
            for (const int number : found->missing)
                fmt::print("{}\n", shards::shard_path(folder, number).string());
            return success;
        }
        std::map<int, const shards::Collected::Part*> parts;
        for (const auto& part : found->parts)
            parts.emplace(part.number, &part);
        const auto* const kind = shards::find_kind(found->job.kind);
        fmt::print("kind: {}\n", found->job.kind);
        for (std::size_t i = 0; i < found->job.parts.size(); ++i) {
            const auto part = parts.find(static_cast<int>(i) + 1);
            fmt::print("shard {}: {}, {}\n", i + 1,
                       counted(found->job.parts[i].items, kind != nullptr ? kind->item : "item"),
                       part == parts.end()
                           ? std::string("no result")
                           : fmt::format("finished in {:.1f} s", part->second->result.seconds));
        }
        fmt::print("{} of {} finished in {:.1f} s altogether; the results take {}\n",
                   found->parts.size(), counted(found->job.parts.size(), "shard"), found->seconds,
                   counted(found->bytes, "byte"));
        for (const std::string& fault : found->faults)
            report({fault}, "error");
        return found->faults.empty() ? success : failed;
    }
};

struct MergeShards {
    std::string folder;
    GradingOutput output;
    std::string proof;
    std::string check = "whole";
    ThreadsOption threads;
    std::string journal;

    int operator()() const {
        const Interrupt interrupt;
        const Control control = interrupt.control();
        const auto found = shards::collect(folder, LOGGIA_VERSION, control);
        if (!found)
            return interrupt.came() ? int{interrupted} : report(found.error(), "error");
        const auto* const kind =
            std::find_if(shard_kinds.begin(), shard_kinds.end(),
                         [&](const ShardKind& each) { return each.name == found->job.kind; });
        if (kind == shard_kinds.end())
            return report({fmt::format("unknown kind of work: {}", found->job.kind)}, "error");
        const auto does_not_fit = [&](bool given, const char* option) {
            if (given)
                throw UsageError(option, fmt::format("the job is of the kind {}", kind->name));
        };
        const bool of_clauses = kind->name == "sat";
        does_not_fit(!of_clauses && !proof.empty(), "--proof");
        does_not_fit(!of_clauses && check != "whole", "--check");
        does_not_fit(of_clauses && !journal.empty(), "--journal");
        does_not_fit(of_clauses && output.format() != grading::ReportFormat::table, "--report");
        for (const std::string& fault : found->faults)
            report({fault}, "error");
        if (!found->faults.empty())
            return failed;
        const ShardMerge order{folder,           *found,          output,  proof,
                               check == "parts", threads.count(), journal, control};
        if (kind->needs_all && !found->missing.empty())
            return report_missing(order);
        const int status = kind->merge(order);
        return interrupt.came() ? int{interrupted} : status;
    }
};

void add_make(Command group) {
    const Command make = group.add_command("make", "Split work into shards, which are files");
    make.require_command();
    for (const ShardKind& kind : shard_kinds)
        kind.add_make(make.add_command(std::string(kind.name), kind.summary));
}

void add_run(Command group) {
    auto run = std::make_shared<RunShards>();
    const Command command = group.add_command("run", "Run shards and write their results");
    command.footer(
        "Each result goes into the job's folder 'results'. A shard that was\n"
        "interrupted or killed continues after the last finished item; one that has its\n"
        "result is skipped.\n\n"
        "Exit status: 0 the results are there; 1 a shard failed; 130 interrupted.");
    command.add_option("FILE", run->files, "Files in the folder 'shards' of a job")
        .required()
        .type_name("");
    run->threads.add_to(command, "Number of hand-ins to grade, or games to play, in parallel");
    command.action([run] { return (*run)(); });
}

void add_list(Command group) {
    auto list = std::make_shared<ListShards>();
    const Command command = group.add_command("list", "List the shards of a job");
    command.footer(
        "Prints the kind of work, then a line for each shard: how many items it has, and how long\n"
        "it took or 'no result'. The last line counts the finished shards, and adds up their time\n"
        "and the size of their results. Damaged results, and those of another job or version, are\n"
        "reported as errors.\n\n"
        "loggia-cli shard list job\n"
        "loggia-cli shard list job --missing | parallel loggia-cli shard run --threads 1\n\n"
        "Exit status: 0 listed; 1 a result cannot be used; 130 interrupted.");
    command.add_option("DIR", list->folder, "Folder of the job").required().type_name("");
    command.add_flag("--missing", list->missing,
                     "Print only the files of shards without a result, one per line");
    command.action([list] { return (*list)(); });
}

void add_merge(Command group) {
    auto merge = std::make_shared<MergeShards>();
    const Command command = group.add_command("merge", "Put the results of a job together");
    command.footer(
        "Rejects missing, duplicate or damaged results and those of another job or version.\n"
        "Prints what a single process would print: for 'sat', the output of 'sat solve', with its\n"
        "exit status (10 satisfiable, 20 unsatisfiable), after checking the model or the proof;\n"
        "for 'grade', the report of the class; for 'match', the games and the crosstable; for\n"
        "'tournament', the standings. For satisfiable clauses one cube with a model is enough.\n\n"
        "Exit status: 0 (10, 20) merged; 1 not merged; 130 interrupted.");
    command.add_option("DIR", merge->folder, "Folder of the job").required().type_name("");
    merge->output.add_to(command);
    command
        .add_option("--proof", merge->proof,
                    "Write the proof (binary DRAT) of unsatisfiable clauses to this file")
        .type_name("FILE")
        .can_be_written();
    command
        .add_option(
            "--check", merge->check,
            "What to check: the composed proof as a whole, or its parts, which are the proofs of "
            "the shards, several in parallel")
        .type_name("HOW")
        .one_of({"whole", "parts"})
        .show_default();
    merge->threads.add_to(command, "Number of parts to check in parallel");
    command
        .add_option(
            "--journal", merge->journal,
            "Write a journal from which 'grade', 'tournament' or 'maxconnect4 match --resume' "
            "can continue")
        .type_name("FILE");
    command.action([merge] { return (*merge)(); });
}

} // namespace

void add_shard(Command command) {
    command.require_command();
    command.footer(
        "Work for more than one machine: 'make' splits it, any machine with the same version of\n"
        "Loggia runs shards, 'merge' puts the results together. Ready scripts for Slurm and for\n"
        "GNU parallel are in resources/cluster. See docs/guide/large-work.md.");
    add_make(command);
    add_run(command);
    add_list(command);
    add_merge(command);
}

} // namespace loggia::commands
