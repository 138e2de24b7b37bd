#include "ui/formula_game/formula_bar.hpp"

#include "core/logic/notation.hpp"
#include "ui/commands/command_button.hpp"
#include "ui/formula_game/draft_editor.hpp"
#include "ui/formula_game/formula_document.hpp"
#include "ui/formula_game/turn_strip.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

/// Longer formulas are not read as people write them at every keystroke, nor shown a second time.
constexpr qsizetype longest_commented = 20'000;
constexpr int widest_message = 2000; ///< in characters; the window cuts it much earlier

SourceEditor* editorNamed(const QString& name, QWidget* parent) {
    auto* editor = new SourceEditor(SourceEditor::Lines::one, parent);
    editor->setAccessibleName(name);
    return editor;
}

} // namespace

FormulaBar::FormulaBar(FormulaDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), formula_(editorNamed(tr("Formula"), this)),
      tidy_(new QPushButton(tr("&Normalise"), this)), message_(new QLabel(this)),
      strip_(new TurnStrip(this)), variables_(editorNamed(tr("Order of the variables"), this)),
      turns_(editorNamed(tr("Turns of E and A"), this)) {
    formula_->setObjectName(QStringLiteral("formula"));
    formula_->setPlaceholderText(tr("Type a formula: ((x+y)*-z)"));
    formula_->setHighlighter(styledFormula);
    variables_->setObjectName(QStringLiteral("variables"));
    turns_->setObjectName(QStringLiteral("turns"));
    turns_->setToolTip(tr("Who chooses in each turn: E (wants true) or A (wants false)"));
    variables_->setToolTip(tr("The order in which the variables are chosen"));
    tidy_->setToolTip(
        tr("Rewrite the formula in the game's syntax: * for and, + for or, - for not"));
    message_->setTextFormat(Qt::PlainText);
    message_->setMinimumWidth(60);
    message_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setCommand(tidy_, "formula-game.tidy");
    QSizePolicy keeps = tidy_->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    tidy_->setSizePolicy(keeps);

    auto* label = new QLabel(tr("For&mula"), this);
    label->setBuddy(formula_);
    auto* row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(formula_, 1);
    row->addWidget(tidy_);
    auto* typed = new QGridLayout;
    typed->setVerticalSpacing(4);
    const auto add = [&](int line, const QString& text, SourceEditor* editor) {
        auto* name = new QLabel(text, this);
        name->setBuddy(editor);
        typed->addWidget(name, line, 0);
        typed->addWidget(editor, line, 1);
        // As wide as the largest game needs, less where the window is small.
        const int letter = editor->fontMetrics().horizontalAdvance(QLatin1Char('x'));
        editor->setMinimumWidth(7 * letter + 16);
        editor->setMaximumWidth(static_cast<int>(formula_game::max_variables + 1) * letter + 16);
    };
    add(0, tr("Tu&rns"), turns_);
    add(1, tr("Varia&bles"), variables_);
    auto* order = new QHBoxLayout;
    order->addWidget(strip_, 1);
    order->addLayout(typed, 1);
    // What is left over is beyond the fields, not between them and their names.
    typed->setColumnStretch(1, 1000);
    typed->setColumnStretch(2, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(message_);
    layout->addLayout(order);

    new DraftEditor(formula_, document, FormulaDocument::Field::formula);
    new DraftEditor(variables_, document, FormulaDocument::Field::variables);
    new DraftEditor(turns_, document, FormulaDocument::Field::turns);
    connect(tidy_, &QPushButton::clicked, this, &FormulaBar::tidy);
    connect(strip_, &TurnStrip::moveWanted, this,
            [this](TurnStrip::Row which, std::size_t from, std::size_t to) {
                moveLetter(static_cast<int>(which), from, to);
            });
    connect(strip_, &TurnStrip::toggleWanted, document, &FormulaDocument::toggleTurn);
    connect(document, &FormulaDocument::changed, this, &FormulaBar::refresh);
    refresh();
}

void FormulaBar::moveLetter(int row, std::size_t from, std::size_t to) {
    const GameDraft& draft = document_->state().draft;
    const bool players = row == static_cast<int>(TurnStrip::Row::players);
    const std::string turns = players ? withLetterMoved(draft.turns, from, to) : draft.turns;
    const std::string variables =
        players ? draft.variables : withLetterMoved(draft.variables, from, to);
    document_->setOrder(variables, turns, players ? tr("move a turn") : tr("move a variable"));
}

void FormulaBar::tidy() {
    if (quantified_)
        document_->setDraft(GameDraft(*quantified_), tr("normalise the formula"));
    else if (canTidy())
        document_->setFormula(tidied_, tr("normalise the formula"));
}

QString FormulaBar::said() const {
    return said_;
}

void FormulaBar::refresh() {
    strip_->setEditable(document_->isGame());
    strip_->setEnabled(document_->isGame());
    setFaded(*strip_, document_->shownPosition() && !document_->isGame()); // of the game before
    refreshMessage();
}

/// Whether the formula is written as people do, and so as a game what it is understood as.
bool FormulaBar::understand(const QString& text) {
    if (text.size() > longest_commented)
        return false;
    const auto tidy = tidied(text.toStdString());
    if (!tidy || tidy->text == text.toStdString())
        return false;
    tidied_ = QString::fromStdString(tidy->text);
    if (!document_->isGame())
        return false; // the turns or the variables are wrong, which is more urgent
    QStringList names;
    for (const auto& [from, to] : tidy->renamed)
        names << QStringLiteral("%1 = %2").arg(QLatin1Char(to)).arg(QString::fromStdString(from));
    // The names first: the formula itself is drawn below, and this line may be cut.
    said_ = names.isEmpty()
                ? tr("Understood as %1").arg(tidied_)
                : tr("With %1, understood as %2").arg(names.join(QStringLiteral(", ")), tidied_);
    return true;
}

void FormulaBar::refreshMessage() {
    using Field = FormulaDocument::Field;
    tidied_.clear();
    quantified_.reset();
    wrong_ = false;
    said_.clear();
    const QString text = document_->text(Field::formula);
    if (understand(text)) {
        // What it is taken for stands below it.
    } else if (document_->isGame() && text.size() > DraftEditor::longest_edited) {
        said_ = tr("%1 characters are too many to edit here. You can still play, save and copy the "
                   "formula.")
                    .arg(numberText(static_cast<std::uint64_t>(text.size())));
    } else if (document_->isGame()) {
        const auto pretty =
            text.size() > longest_commented
                ? Result<std::string>(std::string())
                : logic::print(document_->lastPosition()->game().store(),
                               document_->lastPosition()->game().root(), logic::notations::unicode);
        if (pretty)
            said_ = QString::fromStdString(*pretty);
    } else if (text.isEmpty()) {
        said_ = tr("* is and, + is or, - is not. Each * and + needs its own brackets.");
    } else {
        wrong_ = true;
        const Field field = !document_->faults(Field::formula).empty() ? Field::formula
                            : !document_->faults(Field::turns).empty() ? Field::turns
                                                                       : Field::variables;
        const Error& error = document_->faults(field).front();
        said_ = error.span && field == Field::formula
                    ? tr("Column %1: %2").arg(error.span->column).arg(restOfSentence(error.message))
                    : sentence(error.message);
        auto quantified = field == Field::formula && text.size() <= longest_commented
                              ? quantifiedDraft(text.toStdString())
                              : std::nullopt;
        if (quantified && *quantified) {
            quantified_ = std::move(**quantified);
            tidied_ = QString::fromStdString(quantified_->formula);
            wrong_ = false;
            said_ = tr("Press Normalise to take the turns and the variables from the quantifiers.");
        } else if (field == Field::formula && canTidy())
            said_ = tr("Long in the game's syntax. Press Normalise to play it.");
    }
    said_.truncate(widest_message);
    tidy_->setVisible(canTidy());
    showMessage();
}

void FormulaBar::showMessage() {
    setTextColour(*message_, wrong_ ? &Colours::error : &Colours::muted_text);
    message_->setText(message_->fontMetrics().elidedText(said_, Qt::ElideRight, width() - 4));
    message_->setToolTip(said_);
}

void FormulaBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    showMessage();
}

} // namespace loggia::ui
