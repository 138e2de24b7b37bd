#include "ui/game_graph/position_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/game_graph/board/position_board_view.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/announce.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <utility>

namespace loggia::ui {

using game_graph::Outcome;

namespace {

VerdictTone toneOf(const PositionFacts& facts) {
    if (!facts.values || !facts.known)
        return VerdictTone::open;
    if (!facts.ended.isEmpty()) // good for one player, and bad for the other
        return VerdictTone::neutral;
    switch (facts.known->value.outcome) {
    case Outcome::win:
        return VerdictTone::good;
    case Outcome::loss:
        return VerdictTone::bad;
    case Outcome::draw:
        break;
    }
    return VerdictTone::neutral;
}

} // namespace

QString nimTable(const NimSum& sum) {
    std::uint32_t all = sum.sum;
    bool by_value = false;
    int widest = 1;
    for (const NimSum::Pile& pile : sum.piles) {
        all |= pile.value;
        by_value = by_value || pile.value != static_cast<std::uint32_t>(pile.size);
        widest = std::max(widest, static_cast<int>(QString::number(pile.size).size()));
    }
    const int bits = std::max(1, static_cast<int>(std::bit_width(all)));
    const auto binary = [bits](std::uint32_t value) {
        return QString::number(value, 2).rightJustified(bits, QLatin1Char('0'));
    };
    const QString total = PositionPanel::tr("sum");
    const QString value = QStringLiteral("  ") + PositionPanel::tr("value %1");
    QStringList lines;
    for (const NimSum::Pile& pile : sum.piles) {
        QString line = QStringLiteral("%1  %2").arg(
            QString::fromStdString(pile.name).leftJustified(total.size()),
            QString::number(pile.size).rightJustified(widest));
        if (by_value)
            line += value.arg(pile.value);
        lines << QStringLiteral("%1  %2").arg(line, binary(pile.value));
    }
    const qsizetype place = by_value ? widest + value.arg(QString()).size() : widest;
    const QString last =
        QStringLiteral("%1  %2").arg(total, QString::number(sum.sum).rightJustified(place));
    lines << QStringLiteral("%1  %2").arg(last, binary(sum.sum));
    return lines.join(QLatin1Char('\n'));
}

PositionPanel::PositionPanel(QWidget* parent)
    : QWidget(parent), title_(heading({}, this)), rules_text_(new QLabel(this)),
      rules_(new Expander(tr("Rules"), rules_text_, this)), board_(new PositionBoardView(this)),
      verdict_(new VerdictLabel(this)), why_(new QLabel(this)), note_(new QLabel(this)),
      moves_(new QTableWidget(0, 3, this)), act_(new QPushButton(this)),
      hint_(new QPushButton(tr("H&int"), this)), there_(new QPushButton(this)),
      back_(new QPushButton(tr("&Back to the game"), this)),
      nim_heading_(heading(tr("Nim-sum"), this)), nim_(new QLabel(this)) {
    title_->setObjectName(QStringLiteral("title"));
    title_->setWordWrap(true);
    for (QLabel* label : {why_, note_, rules_text_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    }
    why_->setMinimumHeight(3 * fontMetrics().lineSpacing());
    note_->setForegroundRole(QPalette::PlaceholderText);
    rules_->setObjectName(QStringLiteral("rules"));
    rules_text_->setObjectName(QStringLiteral("rulesText"));
    moves_->setObjectName(QStringLiteral("moves"));
    moves_->setAccessibleName(tr("Moves"));
    moves_->setHorizontalHeaderLabels({tr("Move"), tr("To"), tr("Value")});
    moves_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    moves_->setSelectionBehavior(QAbstractItemView::SelectRows);
    moves_->setSelectionMode(QAbstractItemView::SingleSelection);
    moves_->setTabKeyNavigation(false);
    moves_->setShowGrid(false);
    moves_->setWordWrap(false); // one line a row: shorten it at its end, not after "(2,"
    moves_->verticalHeader()->hide();
    fitRowsToText(*moves_);
    moves_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    moves_->horizontalHeader()->setHighlightSections(false);
    moves_->horizontalHeader()->setSectionsClickable(false);
    moves_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    moves_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    // It takes what the others leave, and scrolls before the whole panel does.
    moves_->setMinimumHeight(6 * (fontMetrics().height() + 6));
    moves_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    moves_->installEventFilter(this);
    act_->setObjectName(QStringLiteral("act"));
    hint_->setObjectName(QStringLiteral("hint"));
    hint_->setToolTip(tr("Show a best move, with the reason for it"));
    there_->setObjectName(QStringLiteral("there"));
    there_->setToolTip(tr("Play the move that leads to this position"));
    back_->setObjectName(QStringLiteral("backToGame"));
    back_->setToolTip(tr("Return to the current position of the game"));
    setCommand(hint_, "game-graph.hint");
    setCommand(back_, "game-graph.back-to-game");
    setFixedFont(*nim_);
    nim_->setTextFormat(Qt::PlainText);
    nim_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    nim_->setObjectName(QStringLiteral("nim"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(act_);
    buttons->addWidget(hint_);
    buttons->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(title_);
    layout->addWidget(rules_);
    layout->addWidget(board_);
    layout->addWidget(verdict_);
    layout->addWidget(why_);
    layout->addWidget(moves_, 1);
    layout->addWidget(note_); // The table makes room for a hint, and the buttons stay.
    layout->addLayout(buttons);
    layout->addWidget(there_);
    layout->addWidget(back_);
    layout->addWidget(nim_heading_);
    layout->addWidget(nim_);

    rules_->setExpanded(true);
    connect(act_, &QPushButton::clicked, this, [this] {
        if (waiting_)
            Q_EMIT computerWanted();
        else
            pick(moves_->currentRow());
    });
    connect(hint_, &QPushButton::clicked, this, &PositionPanel::hintWanted);
    connect(there_, &QPushButton::clicked, this, &PositionPanel::playChosen);
    connect(back_, &QPushButton::clicked, this, &PositionPanel::backWanted);
    connect(board_, &PositionBoardView::playWanted, this, &PositionPanel::playWanted);
    connect(board_, &PositionBoardView::refused, this, &PositionPanel::boardRefused);
    connect(moves_, &QTableWidget::cellDoubleClicked, this, [this](int row) { pick(row); });
    connect(moves_, &QTableWidget::currentCellChanged, this, [this] { refreshButton(); });
    setFacts({});
}

void PositionPanel::setFacts(const PositionFacts& facts) {
    // The board says more than a long text.
    constexpr int longest_text = 34;
    const bool shown = facts.board.board() && facts.text.size() > longest_text;
    tellPosition(facts, facts.turn.isEmpty() ? facts.text
                        : shown              ? facts.turn
                                             : tr("%1  %2").arg(facts.text, facts.turn));
    QStringList rules{facts.game.isEmpty() ? facts.rules
                                           : tr("%1. %2").arg(facts.game, facts.rules)};
    if (!facts.parameters.isEmpty()) {
        rules << (facts.parameters.contains(QLatin1Char('('))
                      ? tr("Parameters (defaults in brackets):")
                      : tr("Parameters:"));
        for (const QString& each : facts.parameters.split(QLatin1Char('\n')))
            rules << QStringLiteral("\u2022 ") + each;
    }
    rules_text_->setText(rules.join(QLatin1Char('\n')));
    rules_->setVisible(!facts.rules.isEmpty());
    QString verdict;
    QString why;
    if (!facts.values) {
        verdict = tr("Values hidden");
        why = tr("Values (F5) shows who wins here and the outcome of each move.");
    } else if (facts.known) {
        verdict = facts.ended.isEmpty() ? firstUpper(wordsOf(facts.known->value)) : facts.ended;
        why = facts.why;
    } else {
        verdict = tr("No value");
        why = facts.pending;
    }
    board_->setAccessibleName(tr("Board %1").arg(facts.text));
    board_->setPlay(facts.board, facts.no_play);
    if (facts.values_on_board && facts.known)
        board_->setValues(facts.known->moves);
    verdict_->setVerdict(verdict, toneOf(facts));
    why_->setText(why);
    if (facts.note != note_->text())
        announce(note_, facts.note);
    note_->setVisible(!facts.note.isEmpty());
    played_ = facts.played;
    can_act_ = !facts.played || facts.can_play;
    waiting_ = facts.waiting;
    leading_ = facts.leading;
    QString leading_name = facts.leading_name;
    leading_name.replace(QLatin1Char('&'), QLatin1String("&&")); // no mnemonic
    there_->setText(tr("Play %1 (leads here)").arg(leading_name));
    there_->setVisible(leading_.has_value());
    act_->setText(!facts.played ? tr("&Look at it")
                  : waiting_    ? tr("&Move now")
                                : tr("&Play this move"));
    hint_->setVisible(facts.played);
    enable(hint_, facts.can_play && facts.known.has_value());
    back_->setVisible(!facts.played);
    showMoves(facts);
    showNim(facts);
    refreshButton();
}

/// What is only looked at is read where the keyboard comes to it.
void PositionPanel::tellPosition(const PositionFacts& facts, const QString& title) {
    const QString words =
        facts.last_move.isEmpty() ? title : tr("%1 %2").arg(facts.last_move, title);
    title_->setAccessibleName(words);
    if (facts.played && std::exchange(told_, words) != words)
        announce(title_, title);
    else
        title_->setText(title);
}

void PositionPanel::showMoves(const PositionFacts& facts) {
    const bool same =
        facts.moves == steps_ && moves_->rowCount() == static_cast<int>(steps_.size());
    const int row = same ? moves_->currentRow() : 0;
    steps_ = facts.moves;
    const QSignalBlocker blocker(moves_);
    moves_->setRowCount(static_cast<int>(steps_.size()));
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        QString outcome = tr("?");
        bool best = false;
        if (facts.values && facts.known && i < facts.known->moves.size()) {
            outcome = outcomeWords(facts.known->moves[i].value);
            best = facts.known->moves[i].best;
        } else if (!facts.values) {
            outcome = tr("hidden");
        }
        const QStringList texts{facts.names[i], facts.targets[i],
                                best ? tr("★ %1").arg(outcome) : outcome};
        for (int column = 0; column < texts.size(); ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            QFont font = moves_->font();
            font.setBold(best);
            item->setFont(font);
            item->setToolTip(texts[column]);
            if (column == 2)
                item->setData(Qt::AccessibleTextRole,
                              best ? tr("%1, a best move").arg(outcome) : outcome);
            moves_->setItem(static_cast<int>(i), column, item);
        }
    }
    if (!steps_.empty())
        moves_->setCurrentCell(std::clamp(row, 0, moves_->rowCount() - 1), 0);
}

void PositionPanel::showNim(const PositionFacts& facts) {
    const bool shown = facts.nim && facts.values;
    nim_heading_->setVisible(shown);
    nim_->setVisible(shown);
    if (!shown)
        return;
    const QString meaning = facts.nim->sum == 0
                                ? tr("The nim-sum (xor) is 0: a loss. Every move changes it.")
                                : tr("The nim-sum (xor) is not 0: a win. Make it 0.");
    nim_->setText(nimTable(*facts.nim));
    nim_->setToolTip(meaning);
    QStringList lines = nim_->text().split(u'\n', Qt::SkipEmptyParts);
    for (QString& line : lines)
        line = line.simplified();
    nim_->setAccessibleName(lines.join(QStringLiteral("; ")));
    nim_heading_->setText(meaning);
    nim_heading_->setWordWrap(true);
}

void PositionPanel::refreshButton() {
    enable(act_, waiting_ || (can_act_ && moves_->currentRow() >= 0));
}

/// While the computer moves, the keyboard stays in the panel: a button that is disabled would hand
/// it on to the tabs of the window, whose arrow keys lead to another page.
void PositionPanel::enable(QPushButton* button, bool enabled) {
    if (!enabled && button->hasFocus())
        moves_->setFocus();
    button->setEnabled(enabled);
}

void PositionPanel::pick(int row) {
    if (!can_act_ || row < 0 || static_cast<std::size_t>(row) >= steps_.size())
        return;
    // What hears of it may show another position.
    const game_graph::Step step = steps_[static_cast<std::size_t>(row)];
    if (played_)
        Q_EMIT playWanted(step);
    else
        Q_EMIT lookWanted(step);
}

bool PositionPanel::canPlay() const {
    return played_ ? can_act_ && moves_->currentRow() >= 0 : leading_.has_value();
}

void PositionPanel::playChosen() {
    if (!canPlay())
        return;
    if (played_) {
        pick(moves_->currentRow());
        return;
    }
    const game_graph::Step step = *leading_;
    Q_EMIT playWanted(step);
}

bool PositionPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == moves_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            pick(moves_->currentRow());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PositionPanel::takeBoard() {
    constexpr int below_rules = 2;
    static_cast<QVBoxLayout*>(layout())->insertWidget(below_rules, board_);
}

QString PositionPanel::title() const {
    return title_->text();
}

QString PositionPanel::verdict() const {
    return verdict_->text();
}

QString PositionPanel::why() const {
    return why_->text();
}

QString PositionPanel::rulesText() const {
    return rules_text_->text();
}

QString PositionPanel::nimText() const {
    return nim_->isHidden() ? QString() : nim_->text();
}

} // namespace loggia::ui
