#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/shards/shard_kind.hpp"
#include "core/grading/journal_file.hpp"
#include "core/shards/kinds/handins.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

struct MakeGrade {
    ShardTarget target;
    GradingArguments arguments;

    int operator()() {
        const Interrupt interrupt;
        const Control control = interrupt.control();
        if (!arguments.read())
            return failed;
        auto order = shards::order_of_handins(target.folder, arguments.plan(),
                                              arguments.submissions(), control);
        if (interrupt.came())
            return interrupted;
        if (!order)
            return report(order.error(), "error");
        return target.write(*std::move(order), "grade", "hand-in", control);
    }
};

/// Beside what the journal has of other tasks, seeds and hand-ins.
Result<void> add_to_journal(const std::string& journal,
                            const std::vector<grading::HandinReport>& reports) {
    if (is_stream(journal)) {
        std::string text = grading::journal_head();
        for (const grading::HandinReport& each : reports)
            if (!each.digest.empty())
                text += grading::journal_record(each, grading::today());
        return write_output(journal, text);
    }
    grading::GradingJournal kept;
    if (auto opened = kept.open(journal); !opened)
        return opened;
    for (const grading::HandinReport& each : reports)
        if (auto added = kept.add(each); !added)
            return added;
    return kept.finish();
}

} // namespace

void add_make_grade(Command command) {
    auto make = std::make_shared<MakeGrade>();
    command.footer(grading_help() +
                   ".\n\nThe hand-ins are copied into the folder of the job. Each machine needs "
                   "bubblewrap\nand what the hand-ins are built and run with. The settings "
                   "report, journal and\nthreads of a --config file are ignored here; give them to "
                   "'shard merge' and 'shard run'.");
    make->arguments.add_to(command);
    make->target.add_to(command);
    command.action([make] { return (*make)(); });
}

int merge_grade(const ShardMerge& order) {
    const auto plan = shards::plan_of(order.collected.job.settings);
    if (!plan)
        return report(plan.error(), "error");
    const auto task = grading::task_of(*plan);
    if (!task)
        return report(task.error(), "error");
    auto reports = shards::merge_handins(order.collected);
    if (!reports)
        return report(reports.error(), "error");
    const std::size_t count = reports->size();
    order.output.check(count);
    if (!order.journal.empty())
        if (const auto added = add_to_journal(order.journal, *reports); !added)
            return report(added.error(), order.journal);
    return order.output.write({&*task, plan->settings.order, *std::move(reports)}, count);
}

} // namespace loggia::commands
