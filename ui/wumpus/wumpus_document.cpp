#include "ui/wumpus/wumpus_document.hpp"

#include "core/logic/syntax.hpp"
#include "core/wumpus/knowledge.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/widgets/source/text_undo.hpp"

#include <memory>
#include <utility>
#include <variant>

namespace loggia::ui {

using wumpus::Square;

/// A change of the walk; part of a step that says what it is.
class WalkStep final : public UndoStep {
public:
    WalkStep(WumpusDocument* document, std::optional<WalkState> after, UndoStep* parent)
        : UndoStep(parent), document_(document), before_(document->walkState()),
          after_(std::move(after)) {}

    void undo() override { document_->setWalk(before_); }
    void redo() override { document_->setWalk(after_); }

private:
    WumpusDocument* document_;
    std::optional<WalkState> before_;
    std::optional<WalkState> after_;
};

namespace {

/// As an editor holds it: "\n" at the end of each line, and nothing that Qt would change.
QString cleaned(QString text) {
    text.replace(QLatin1String("\r\r\n"), QLatin1String("\n"));
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    for (const QChar end :
         {QChar(QLatin1Char('\r')), QChar(QChar::LineSeparator), QChar(QChar::ParagraphSeparator)})
        text.replace(end, QLatin1Char('\n'));
    text.replace(QChar::Nbsp, QLatin1Char(' '));
    return text;
}

wumpus::Walk walkOf(const WalkState& state) {
    wumpus::Walk walk(wumpus::cave_by_seed(state.seed).world());
    for (const Square square : state.path)
        walk.visit(square);
    return walk;
}

wumpus::Hunt huntOf(const WalkState& state) {
    wumpus::Hunt hunt = wumpus::Hunt::by_seed(state.seed);
    for (const wumpus::Action& action : *state.hunt)
        hunt.act(action);
    return hunt;
}

/// As far as it can be walked.
WalkState sane(WalkState state) {
    if (state.hunt) {
        wumpus::Hunt hunt = wumpus::Hunt::by_seed(state.seed);
        for (const wumpus::Action& action : *state.hunt)
            if (hunt.can(action))
                hunt.act(action);
            else
                break;
        return {state.seed, {}, hunt.actions()};
    }
    wumpus::Walk walk(wumpus::cave_by_seed(state.seed).world());
    std::size_t length = 0;
    while (length < state.path.size() && wumpus::has(walk.within_reach(), state.path[length]))
        walk.visit(state.path[length++]);
    state.path.resize(length);
    return state;
}

QString linesOf(const logic::Store& store, const std::vector<wumpus::Statement>& lines) {
    QString text;
    for (const wumpus::Statement& line : lines)
        text += QString::fromStdString(to_prefix(store, line.expr)) + QLatin1Char('\n');
    return text;
}

/// What undo calls it.
struct ActionName {
    QString operator()(const wumpus::action::Go& go) const {
        return WumpusDocument::tr("visiting %1").arg(QString::fromStdString(to_text(go.to)));
    }
    QString operator()(const wumpus::action::Bump& /*bump*/) const {
        return WumpusDocument::tr("step against the wall");
    }
    QString operator()(const wumpus::action::Shoot& /*shot*/) const {
        return WumpusDocument::tr("shot with the arrow");
    }
    QString operator()(const wumpus::action::Grab& /*grab*/) const {
        return WumpusDocument::tr("grabbing the gold");
    }
    QString operator()(const wumpus::action::Climb& /*climb*/) const {
        return WumpusDocument::tr("climb out");
    }
};

/// Why it cannot be done.
std::string refusal(const wumpus::Hunt& hunt, const wumpus::Action& action) {
    if (hunt.is_over())
        return "the walk is over; undo the last step or start a new walk";
    if (std::holds_alternative<wumpus::action::Shoot>(action))
        return "you have only one arrow, and it is used";
    if (std::holds_alternative<wumpus::action::Grab>(action))
        return hunt.has_gold() ? "you have the gold already" : "there is no gold here";
    if (std::holds_alternative<wumpus::action::Climb>(action))
        return "the way out is at (1,1)";
    const auto* go = std::get_if<wumpus::action::Go>(&action);
    if (go != nullptr && go->to == hunt.here())
        return "you are at " + to_text(go->to) + " already";
    return go != nullptr ? to_text(go->to) + " is not next to a visited square"
                         : "there is no wall in that direction";
}

} // namespace

WumpusDocument::WumpusDocument(const Editors& editors, History* history, QObject* parent)
    : QObject(parent), editors_(editors), history_(history) {
    for (SourceEditor* editor : editors_) {
        new TextUndo(editor, history);
        connect(editor, &SourceEditor::documentEdited, this, &WumpusDocument::textsChanged);
    }
}

const QString& WumpusDocument::text(TextKind kind) const {
    return editor(kind)->text();
}

WumpusTexts WumpusDocument::texts() const {
    WumpusTexts texts;
    for (const TextKind kind : text_kinds)
        texts.at(indexOf(kind)) = text(kind).toUtf8().toStdString();
    return texts;
}

void WumpusDocument::addChange(UndoStep* step, TextKind kind, const QString& text,
                               Look look) const {
    SourceEditor* field = editor(kind);
    const TextChange change = changeBetween(field->text(), cleaned(text));
    const int end =
        look == Look::at_change ? change.position + static_cast<int>(change.inserted.size()) : 0;
    if (!change.isNone())
        new SourceEditCommand(field, change, field->selection(), {end, end}, step->text(), false,
                              step);
}

void WumpusDocument::addWalk(UndoStep* step, const std::optional<WalkState>& walk) {
    if (walk != walk_state_)
        new WalkStep(this, walk, step);
}

std::unique_ptr<UndoStep> WumpusDocument::stepTo(TextKind kind, const QString& text,
                                                 const QString& step, Look look) {
    auto command = std::make_unique<UndoStep>(step);
    addChange(command.get(), kind, text, look);
    if (kind == TextKind::knowledge)
        addWalk(command.get(), std::nullopt);
    return command->childCount() > 0 ? std::move(command) : nullptr;
}

void WumpusDocument::editText(TextKind kind, const QString& text, const QString& step) {
    if (auto command = stepTo(kind, text, step, Look::at_change))
        history_->edit(std::move(command));
}

void WumpusDocument::replaceText(TextKind kind, const QString& text, const QString& step) {
    if (auto command = stepTo(kind, text, step, Look::at_beginning))
        replace(std::move(command), {kind});
}

void WumpusDocument::replace(std::unique_ptr<UndoStep> step, const std::vector<TextKind>& kinds) {
    history_->replace(std::move(step));
    Q_EMIT textsReplaced(kinds);
}

void WumpusDocument::replaceAll(const std::array<QString, text_kinds.size()>& texts,
                                const std::optional<WalkState>& walk, const QString& step) {
    auto command = std::make_unique<UndoStep>(step);
    for (const TextKind kind : text_kinds)
        addChange(command.get(), kind, texts.at(indexOf(kind)), Look::at_beginning);
    addWalk(command.get(), walk);
    if (command->childCount() > 0)
        replace(std::move(command), {text_kinds.begin(), text_kinds.end()});
}

const wumpus::Walk* WumpusDocument::walk() const {
    return hunt_ ? &hunt_->walk() : walk_ ? &*walk_ : nullptr;
}

std::optional<Square> WumpusDocument::here() const {
    if (hunt_)
        return hunt_->here();
    return walk_ ? std::optional(walk_->path().back()) : std::nullopt;
}

QString WumpusDocument::lessons() const {
    QString text;
    if (!hunt_) {
        if (walk_)
            for (const Square square : walk_->path())
                text += lesson(walk_->hidden(), square);
        return text;
    }
    logic::Store store = wumpus::symbol_store();
    wumpus::Hunt hunt = wumpus::Hunt::by_seed(walk_state_->seed);
    text = lesson(hunt.walk().hidden(), {1, 1});
    for (const wumpus::Action& action : hunt_->actions()) {
        text += linesOf(store, hunt.lessons(store, action));
        hunt.act(action);
    }
    return text;
}

void WumpusDocument::startWalk(std::uint64_t seed, WalkKind kind) {
    WalkState start{seed, {}};
    if (kind == WalkKind::hunt)
        start.hunt.emplace();
    auto command = std::make_unique<UndoStep>(tr("new walk"));
    addWalk(command.get(), start);
    addChange(command.get(), TextKind::knowledge,
              lesson(wumpus::cave_by_seed(seed).world(), {1, 1}), Look::at_beginning);
    if (command->childCount() > 0)
        replace(std::move(command), {TextKind::knowledge});
}

/// The knowledge with more lines at its end.
QString WumpusDocument::withLesson(const QString& more) const {
    QString knowledge = text(TextKind::knowledge);
    if (!more.isEmpty() && !knowledge.isEmpty() && !knowledge.endsWith(QLatin1Char('\n')))
        knowledge += QLatin1Char('\n');
    return knowledge + more;
}

Result<void> WumpusDocument::act(const wumpus::Action& action) {
    if (!hunt_)
        return failure("there is no hunt for gold; start one first");
    if (!hunt_->can(action))
        return failure(refusal(*hunt_, action));
    WalkState next = *walk_state_;
    next.hunt->push_back(action);
    logic::Store store = wumpus::symbol_store();
    const QString knowledge = withLesson(linesOf(store, hunt_->lessons(store, action)));
    auto command = std::make_unique<UndoStep>(std::visit(ActionName{}, action));
    addWalk(command.get(), next);
    addChange(command.get(), TextKind::knowledge, knowledge, Look::at_change);
    history_->edit(std::move(command));
    return {};
}

Result<void> WumpusDocument::visit(Square square) {
    if (hunt_)
        return act(wumpus::action::Go{square});
    if (!walk_)
        return failure("there is no walk; start one first");
    if (walk_->died())
        return failure("the walk is over; undo the last step or start a new walk");
    if (has(walk_->visited(), square))
        return failure(to_text(square) + " is already visited");
    if (!has(walk_->within_reach(), square))
        return failure(to_text(square) + " is not next to a visited square");
    WalkState next = *walk_state_;
    next.path.push_back(square);
    const QString knowledge = withLesson(lesson(walk_->hidden(), square));
    auto command =
        std::make_unique<UndoStep>(tr("visiting %1").arg(QString::fromStdString(to_text(square))));
    addWalk(command.get(), next);
    addChange(command.get(), TextKind::knowledge, knowledge, Look::at_change);
    history_->edit(std::move(command));
    return {};
}

void WumpusDocument::endWalk() {
    if (!walk_state_)
        return;
    auto command = std::make_unique<UndoStep>(tr("end of the walk"));
    addWalk(command.get(), std::nullopt);
    history_->edit(std::move(command));
}

void WumpusDocument::setWalk(const std::optional<WalkState>& walk) {
    walk_state_ = walk;
    walk_.reset();
    hunt_.reset();
    if (walk && walk->hunt)
        hunt_ = huntOf(*walk);
    else if (walk)
        walk_ = walkOf(*walk);
    Q_EMIT walkChanged();
}

void WumpusDocument::restore(const std::array<QString, text_kinds.size()>& texts,
                             const std::optional<WalkState>& walk) {
    setWalk(walk ? std::optional(sane(*walk)) : std::nullopt);
    for (const TextKind kind : text_kinds)
        editor(kind)->setText(texts.at(indexOf(kind)));
    Q_EMIT textsChanged();
}

QString WumpusDocument::lesson(wumpus::World world, Square square) {
    logic::Store store = wumpus::symbol_store();
    return linesOf(store, wumpus::lessons(store, world, square));
}

} // namespace loggia::ui
