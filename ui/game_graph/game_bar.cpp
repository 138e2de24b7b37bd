#include "ui/game_graph/game_bar.hpp"

#include "ui/game_graph/game_graph_document.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

GameBar::GameBar(GameGraphDocument* document, QWidget* parent)
    : QWidget(parent), document_(document), games_(new QComboBox(this)),
      parameters_(new SourceEditor(SourceEditor::Lines::one, this)), views_(new QComboBox(this)),
      label_(new QLabel(this)) {
    for (const GameExample& example : gameExamples())
        games_->addItem(GameWords::tr(example.title));
    games_->setObjectName(QStringLiteral("games"));
    games_->setPlaceholderText(tr("Choose a game"));
    games_->setToolTip(tr("Choose a game, then change its parameters"));
    games_->setMaxVisibleItems(24);
    parameters_->setObjectName(QStringLiteral("parameters"));
    parameters_->setAccessibleName(tr("Parameters of the game"));
    parameters_->setPlaceholderText(tr("1-2-10"));
    parameters_->setToolTip(tr("Type a game with its parameters, for example nim 3 4 5"));
    parameters_->setMinimumWidth(
        parameters_->fontMetrics().horizontalAdvance(QString(15, QLatin1Char('x'))) + 16);
    parameters_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    views_->setObjectName(QStringLiteral("views"));
    views_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    views_->setToolTip(
        tr("Show each position once, with equivalent positions merged, or the whole tree"));

    const auto field = [this](const QString& text, QWidget* widget) {
        auto* group = new QWidget(this);
        auto* row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 0, 0);
        auto* name = new QLabel(text, group);
        name->setBuddy(widget);
        for (QWidget* part : {static_cast<QWidget*>(name), widget}) {
            part->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
            row->addWidget(part);
        }
        group->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        return group;
    };
    QWidget* game = field(tr("&Game"), games_);
    auto* row = static_cast<QHBoxLayout*>(game->layout());
    row->addWidget(parameters_, 1000); // all that is there, unless it is hidden
    row->addStretch(1);
    game->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* fields = new QWidget(this);
    auto* flow = new FlowLayout(fields);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(game);
    flow->addWidget(field(tr("Sho&w"), views_));

    label_->setObjectName(QStringLiteral("note"));
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    label_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(fields);
    layout->addWidget(label_);

    connect(games_, &QComboBox::activated, this, &GameBar::pickGame);
    connect(parameters_, &SourceEditor::edited, this,
            [this] { document_->type(parameters_->text()); });
    connect(views_, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && static_cast<std::size_t>(index) < choices_.size())
            Q_EMIT viewPicked(choices_[static_cast<std::size_t>(index)]);
    });
    connect(document_, &GameGraphDocument::changed, this, &GameBar::refresh);
    refresh();
}

void GameBar::pickGame(int index) {
    const auto& examples = gameExamples();
    if (index < 0 || static_cast<std::size_t>(index) >= examples.size())
        return;
    const GameExample& example = examples[static_cast<std::size_t>(index)];
    const QString step = tr("choose %1").arg(GameWords::tr(example.title));
    const std::string text = example.text;
    if (text == "graph") {
        if (!document_->isDrawn())
            document_->replaceDrawn(loopyExample(), step);
    } else if (const auto game = game_graph::game_of(text);
               game && text != document_->state().text) {
        document_->setGame(*game, step);
    }
    refresh();
}

void GameBar::refresh() {
    const GameGraphState& state = document_->state();
    parameters_->follow(QString::fromStdString(state.text));
    // What is drawn is changed in the drawing.
    parameters_->setVisible(!document_->isDrawn());
    std::vector<Diagnostic> diagnostics;
    if (state.fault)
        diagnostics.push_back({state.fault->span.value_or(SourceSpan{}), Severity::error,
                               coreWords(state.fault->message)});
    if (diagnostics != parameters_->diagnostics())
        parameters_->setDiagnostics(std::move(diagnostics));

    // The game's kind by the first word: other parameters are the same game.
    const auto first_word = [](const std::string& words) {
        return words.substr(0, words.find(' '));
    };
    const bool counting = std::holds_alternative<game_graph::Counting>(document_->game().rules());
    const std::string known = state.fault ? state.text : document_->game().text();
    int index = -1;
    for (std::size_t i = 0; i < gameExamples().size(); ++i)
        if (first_word(gameExamples()[i].text) == first_word(known) ||
            (counting && !state.fault && i == 0))
            index = static_cast<int>(i);
    games_->setCurrentIndex(index);

    const auto choices = viewChoices(document_->game(), document_->isDrawn());
    QStringList titles;
    for (const GameViewChoice& choice : choices)
        titles << titleOf(choice, document_->game());
    QStringList shown;
    for (int i = 0; i < views_->count(); ++i)
        shown << views_->itemText(i);
    choices_ = choices;
    const QSignalBlocker blocker(views_);
    if (titles != shown) {
        views_->clear();
        views_->addItems(titles);
    }
    setView(choice_);
    showNote();
}

void GameBar::setView(const GameViewChoice& choice) {
    choice_ = choice;
    const auto found = std::find(choices_.begin(), choices_.end(),
                                 fitting(choice, document_->game(), document_->isDrawn()));
    const QSignalBlocker blocker(views_);
    if (found != choices_.end())
        views_->setCurrentIndex(static_cast<int>(found - choices_.begin()));
}

void GameBar::setNote(const QString& note) {
    note_ = note;
    showNote();
}

void GameBar::showNote() {
    const auto& fault = document_->state().fault;
    said_ = note_;
    const std::string& text = document_->state().text;
    if (!fault && !document_->isDrawn() && game_graph::formal_spelling(text) != text)
        said_ = tr("Understood as %1. %2")
                    .arg(QString::fromStdString(document_->game().text()), note_)
                    .trimmed();
    if (fault)
        said_ =
            fault->span
                ? tr("Column %1: %2").arg(fault->span->column).arg(restOfSentence(fault->message))
                : sentence(fault->message);
    setTextColour(*label_, fault ? &Colours::error : &Colours::muted_text);
    label_->setText(said_);
    // The picture below does not jump while a game is solved anew.
    label_->setMinimumHeight(std::max(label_->minimumHeight(), label_->heightForWidth(width())));
}

void GameBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    label_->setMinimumHeight(0);
    showNote();
}

} // namespace loggia::ui
