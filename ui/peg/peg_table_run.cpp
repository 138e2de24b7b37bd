#include "ui/peg/peg_table_run.hpp"

#include "core/peg/search/table_store.hpp"
#include "ui/language/core_words.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/work/spare_cores.hpp"

#include <QDir>

#include <filesystem>
#include <system_error>
#include <utility>

namespace loggia::ui {

namespace {

QString shownPath(const std::filesystem::path& path) {
    const QString text = QString::fromStdString(path.string());
    const QString home = QDir::homePath() + QLatin1Char('/');
    return text.startsWith(home) ? QStringLiteral("~/") + text.mid(home.size()) : text;
}

} // namespace

PegTableRun::PegTableRun(PegDocument* document, QObject* parent)
    : QObject(parent), document_(document) {
    connect(document_, &PegDocument::changed, this, &PegTableRun::follow);
    connect(&making_, &JobBase::runningChanged, this, &PegTableRun::changed);
    connect(&making_, &JobBase::progressed, this, &PegTableRun::progressed);
}

std::shared_ptr<const peg::Table> PegTableRun::table() const {
    const auto* known = table_.get();
    return known ? *known : nullptr;
}

void PegTableRun::take(std::shared_ptr<const peg::Table> table) {
    table_ = {puzzles_.now(), std::move(table)};
    Q_EMIT changed();
}

bool PegTableRun::canMake() const {
    return !table() && !isMaking() && !loading_.isRunning() && puzzle_.board.holes() > 0;
}

bool PegTableRun::isWorthMaking() const {
    constexpr int quick = 24; // holes
    return canMake() && puzzle_.board.holes() > quick;
}

void PegTableRun::follow() {
    if (puzzle_ == document_->puzzle())
        return;
    puzzle_ = document_->puzzle();
    puzzles_.advance();
    making_.abandon();
    loading_.abandon();
    std::error_code error;
    const auto path = peg::table_path(puzzle_);
    if (path && std::filesystem::exists(*path, error))
        loading_.start(
            puzzles_.now(),
            [puzzle = puzzle_](const Control& /*control*/,
                               const auto& /*update*/) -> std::shared_ptr<const peg::Table> {
                auto kept = peg::kept_table(puzzle);
                return kept ? std::make_shared<const peg::Table>(*std::move(kept)) : nullptr;
            },
            [this](const Result<std::shared_ptr<const peg::Table>>& table) {
                take(table.value_or(nullptr));
                if (!table)
                    Q_EMIT said(tr("The table of this board cannot be read. %1")
                                    .arg(sentence(table.error().message)));
            });
    Q_EMIT changed();
}

PegTableRun::Made PegTableRun::madeOf(const peg::Puzzle& puzzle, const Control& control) {
    constexpr std::size_t most_positions = 40'000'000;
    auto table = peg::Table::build(puzzle, most_positions, control, nullptr, spareCores());
    if (!table) {
        if (control.stop_requested())
            return {};
        return {nullptr, sentence(table.error().message)};
    }
    Made made{std::make_shared<const peg::Table>(*std::move(table)), {}};
    const QString counts =
        tr("%1, %2 of them solvable")
            .arg(counted(made.table->reachable(), tr("%1 position"), tr("%1 positions")),
                 numberText(made.table->winning()));
    if (const auto kept = peg::keep_table(*made.table))
        made.sentence = tr("Table complete: %1. Saved in %2.").arg(counts, shownPath(*kept));
    else
        made.sentence = tr("Table complete: %1. It could not be saved: %2.")
                            .arg(counts, coreWords(kept.error().message));
    return made;
}

void PegTableRun::make() {
    if (!canMake())
        return;
    making_.start(
        puzzles_.now(),
        [puzzle = puzzle_](const Control& control, const auto& /*update*/) {
            return madeOf(puzzle, control);
        },
        [this](const Result<Made>& made) {
            take(made ? made->table : nullptr);
            if (!made)
                Q_EMIT said(
                    tr("There is no table of this board. %1").arg(sentence(made.error().message)));
            else if (!made->sentence.isEmpty())
                Q_EMIT said(made->sentence);
        });
}

} // namespace loggia::ui
