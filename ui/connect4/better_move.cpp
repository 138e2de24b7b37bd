#include "ui/connect4/better_move.hpp"

#include "ui/connect4/analysis_run.hpp"
#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/connect4_document.hpp"

#include <QStringList>

#include <algorithm>

namespace loggia::ui {

using connect4::Attempt;

namespace {

QString columnsText(const std::vector<int>& columns) {
    QStringList names;
    for (const int column : columns)
        names << QString::number(column + 1);
    if (names.size() == 1)
        return BetterMove::tr("column %1").arg(names.front());
    const QString last = names.takeLast();
    return BetterMove::tr("columns %1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

const connect4::Value& valueOf(const connect4::CoursePoint& point, int column) {
    return std::find_if(point.columns.begin(), point.columns.end(),
                        [column](const auto& each) { return each.column == column; })
        ->value;
}

/// Of columns that are right, for they give away less than a point: those with the largest value,
/// and after them the others. What is only bounded from above may be worth less.
auto beginOthers(const connect4::CoursePoint& point, std::vector<int>& columns) {
    const auto sure = [&](int column) {
        return valueOf(point, column).certainty != connect4::Certainty::at_most;
    };
    const auto others = std::stable_partition(columns.begin(), columns.end(), sure);
    if (others == columns.begin())
        return columns.end();
    int most = valueOf(point, columns.front()).hundredths;
    for (auto column = columns.begin(); column != others; ++column)
        most = std::max(most, valueOf(point, *column).hundredths);
    return std::stable_partition(columns.begin(), others, [&](int column) {
        return valueOf(point, column).hundredths == most;
    });
}

} // namespace

BetterMove::BetterMove(Connect4Document* document, AnalysisRun* run, QObject* parent)
    : QObject(parent), document_(document), run_(run) {
    connect(document_, &Connect4Document::changed, this, [this] {
        if (isOn() && (document_->isEditing() || document_->shown() != *move_ ||
                       document_->game().moves != line_))
            finish();
    });
}

const connect4::CoursePoint* BetterMove::point() const {
    const auto found = run_->course().find(document_->shown());
    return found == run_->course().end() || found->second.columns.empty() ? nullptr
                                                                          : &found->second;
}

bool BetterMove::canStart() const {
    const auto& losses = run_->losses();
    return !document_->isEditing() && point() != nullptr &&
           std::any_of(losses.begin(), losses.end(), [this](const connect4::MoveLoss& loss) {
               return loss.move == document_->shown();
           });
}

void BetterMove::start() {
    move_ = document_->shown();
    line_ = document_->game().moves;
    ask();
}

void BetterMove::ask() {
    tried_.reset();
    solved_ = false;
    const auto& losses = run_->losses();
    const auto loss = std::find_if(losses.begin(), losses.end(),
                                   [this](const auto& each) { return each.move == *move_; });
    say(tr("%1 played column %2, which %3. Find a better move: click a column or press 1 to 7.")
            .arg(playerName(document_->shownPosition().to_move()))
            .arg(line_[*move_] + 1)
            .arg(lossText(*loss, LossWords::clause)));
}

void BetterMove::finish() {
    if (!isOn())
        return;
    move_.reset();
    tried_.reset();
    solved_ = false;
    say({});
}

void BetterMove::say(const QString& text) {
    text_ = text;
    Q_EMIT changed();
}

std::vector<int> BetterMove::bestColumns() const {
    std::vector<int> best;
    const connect4::CoursePoint* before = point();
    if (before != nullptr && isOn() && solved_)
        for (const connect4::ColumnValue& each : before->columns)
            if (connect4::loss_of(*before, each.column) == 0)
                best.push_back(each.column);
    return best;
}

QString BetterMove::trial() const {
    if (!isOn() || (!tried_ && !solved_))
        return {};
    //: Behind "Undo".
    return tried_ ? tr("try of column %1").arg(*tried_ + 1) : tr("showing the answer");
}

void BetterMove::takeBackTrial() {
    if (isOn())
        ask();
}

void BetterMove::tryColumn(int column) {
    const connect4::CoursePoint* before = point();
    if (!isOn() || solved_ || before == nullptr)
        return;
    const int played = line_[*move_];
    tried_ = column;
    if (column == played)
        return say(tr("Column %1 is the move that was played. Try another one.").arg(column + 1));
    const auto attempt = connect4::judge_attempt(*before, played, column);
    if (!attempt)
        return say(tr("The value of column %1 is not known. Try another one.").arg(column + 1));
    const auto value_of = [&](int wanted) { return valueText(valueOf(*before, wanted)); };
    switch (*attempt) {
    case Attempt::best: {
        solved_ = true;
        QString text = tr("Right: column %1 keeps %2. Column %3 kept only %4.")
                           .arg(column + 1)
                           .arg(value_of(column))
                           .arg(played + 1)
                           .arg(value_of(played));
        // Less than a point behind is right, too; but then the loss is not what these two differ
        // by.
        std::vector<int> best = bestColumns();
        best.erase(beginOthers(*before, best), best.end());
        if (std::find(best.begin(), best.end(), column) == best.end())
            text += QLatin1Char(' ') +
                    tr("Best: %1 (%2).").arg(columnsText(best), value_of(best.front()));
        return say(text);
    }
    case Attempt::better:
        return say(tr("Column %1 is better than column %2, but there is a better one still.")
                       .arg(column + 1)
                       .arg(played + 1));
    case Attempt::no_better:
        break;
    }
    say(tr("Column %1 is no better than column %2. Try another one.")
            .arg(column + 1)
            .arg(played + 1));
}

void BetterMove::giveUp() {
    if (!isOn() || solved_)
        return;
    solved_ = true;
    tried_.reset();
    const connect4::CoursePoint* before = point();
    std::vector<int> best = bestColumns();
    if (before == nullptr || best.empty())
        return finish();
    const auto others = beginOthers(*before, best);
    const std::vector<int> behind(others, best.end());
    best.erase(others, best.end());
    QString text = tr("Best: %1 (%2 for %3).")
                       .arg(columnsText(best), valueText(valueOf(*before, best.front())),
                            playerName(document_->shownPosition().to_move()));
    if (!behind.empty())
        text += QLatin1Char(' ') + tr("Less than a point behind: %1.").arg(columnsText(behind));
    say(text);
}

} // namespace loggia::ui
