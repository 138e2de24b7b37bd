#include "ui/puzzles/riddle_panel.hpp"

#include "ui/puzzles/answer_rows.hpp"
#include "ui/puzzles/puzzle_maker.hpp"
#include "ui/puzzles/riddle_words.hpp"
#include "ui/puzzles/verdict_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"
#include "ui/undo/undo_step.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/sentence.hpp"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using puzzles::AnswerCheck;
using puzzles::FigureAnswer;
using puzzles::PuzzleSheet;
using puzzles::SheetVerdict;

/// What a person takes a figure to be: no file holds it.
class RiddlePanel::GuessStep final : public UndoStep {
public:
    GuessStep(RiddlePanel* panel, QJsonObject before, QJsonObject after)
        : UndoStep(RiddlePanel::tr("guess")), panel_(panel), before_(std::move(before)),
          after_(std::move(after)) {}

    void undo() override { panel_->putAnswers(before_); }
    void redo() override { panel_->putAnswers(after_); }
    [[nodiscard]] bool changesDocument() const override { return false; }

private:
    RiddlePanel* panel_;
    QJsonObject before_;
    QJsonObject after_;
};

RiddlePanel::RiddlePanel(History* history, QWidget* parent)
    : QWidget(parent), history_(history), session_(new Session(this)), riddle_(new QWidget(this)),
      about_(new QLabel(this)), rows_(new AnswerRows(this)),
      check_(new QPushButton(tr("&Check my answer"), this)),
      hint_(new QPushButton(tr("Hi&nt"), this)), reveal_(new QPushButton(this)),
      count_(new QLabel(this)), card_(new ExplanationCard(this)), maker_(new PuzzleMaker(this)) {
    build();
    keepSession();
    connect(rows_, &AnswerRows::answered, this, [this] {
        history_->edit(std::make_unique<GuessStep>(this, shown_answers_, rows_->state()));
    });
    connect(check_, &QPushButton::clicked, this, &RiddlePanel::check);
    connect(hint_, &QPushButton::clicked, this, &RiddlePanel::hint);
    connect(reveal_, &QPushButton::clicked, this, [this] {
        if (!trying_)
            forget();
        become(!trying_);
        // And not to this button, which now would show the solution.
        if (trying_)
            rows_->takeFocus();
    });
    connect(maker_, &PuzzleMaker::made, this, [this](const QString& words) {
        Q_EMIT textWanted(words);
        setAttempt({true});
    });
    connect(maker_, &PuzzleMaker::progressed, this, &RiddlePanel::progressed);
    connect(maker_, &PuzzleMaker::runningChanged, this,
            [this] { Q_EMIT runningChanged(isRunning()); });
    connect(&job_, &JobBase::runningChanged, this, [this] { Q_EMIT runningChanged(isRunning()); });
    showState();
}

void RiddlePanel::build() {
    about_->setWordWrap(true);
    about_->setTextFormat(Qt::PlainText);
    check_->setObjectName(QStringLiteral("check"));
    hint_->setObjectName(QStringLiteral("hint"));
    reveal_->setObjectName(QStringLiteral("reveal"));
    count_->setObjectName(QStringLiteral("hints"));
    check_->setToolTip(tr("Check your answer, and see which statements it contradicts"));
    hint_->setToolTip(
        tr("See where to look next. Ask again for the reasoning, one step at a time."));
    auto* row = new QWidget(riddle_);
    auto* buttons = new FlowLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(check_);
    buttons->addWidget(hint_);
    buttons->addWidget(reveal_);
    buttons->addWidget(count_);
    riddle_->setObjectName(QStringLiteral("riddle"));
    auto* riddle = new QVBoxLayout(riddle_);
    riddle->setContentsMargins(0, 0, 0, 0);
    riddle->addWidget(about_);
    riddle->addWidget(rows_);
    riddle->addWidget(row);
    riddle->addWidget(card_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(heading(tr("Try it yourself"), this));
    layout->addWidget(riddle_);
    layout->addSpacing(8);
    layout->addWidget(heading(tr("New puzzle"), this));
    layout->addWidget(maker_);
    layout->addStretch(1);
}

void RiddlePanel::setSheet(std::shared_ptr<const PuzzleSheet> sheet) {
    if (sheet == sheet_)
        return;
    answersChanged();
    known_.clear();
    sheet_ = std::move(sheet);
    verdict_.reset();
    rows_->setSheet(sheet_.get());
    rows_->leadTo(check_);
    showState();
    Q_EMIT attemptChanged();
}

void RiddlePanel::putAnswers(const QJsonObject& answers) {
    rows_->restore(answers);
    answersChanged();
    keepOnlyWhatHolds();
    if (!trying_) // when a guess is undone after the solution was shown
        return become(true);
    showState();
    Q_EMIT attemptChanged();
}

void RiddlePanel::setOld(bool old) {
    if (old)
        job_.abandon();
    setGreyed(*riddle_, old);
}

void RiddlePanel::setVerdict(std::shared_ptr<const SheetVerdict> verdict) {
    verdict_ = std::move(verdict);
    showState();
    Q_EMIT attemptChanged();
}

void RiddlePanel::setTrying(bool trying) {
    if (!trying)
        forget();
    become(trying);
}

std::vector<FigureAnswer> RiddlePanel::guesses() const {
    return trying_ && canTry() ? rows_->answers() : std::vector<FigureAnswer>{};
}

void RiddlePanel::changeGuess(std::size_t figure) {
    if (trying_)
        rows_->cycle(figure);
}

RiddlePanel::Attempt RiddlePanel::attempt() const {
    return {trying_, hints_, rows_->state()};
}

QJsonObject RiddlePanel::toJson(const Attempt& attempt) {
    return {{QStringLiteral("trying"), attempt.trying},
            {QStringLiteral("hints"), attempt.hints},
            {QStringLiteral("answers"), attempt.answers}};
}

RiddlePanel::Attempt RiddlePanel::attemptFrom(const QJsonObject& json) {
    return {json.value(QLatin1String("trying")).toBool(),
            std::max(0, json.value(QLatin1String("hints")).toInt()),
            json.value(QLatin1String("answers")).toObject()};
}

void RiddlePanel::setAttempt(const Attempt& attempt) {
    forget();
    hints_ = attempt.hints;
    rows_->restore(attempt.answers);
    become(attempt.trying);
}

void RiddlePanel::forget() {
    hints_ = 0;
    known_.clear();
    rows_->clear();
    answersChanged();
}

/// What was said, or is being found out, is of another answer.
void RiddlePanel::answersChanged() {
    answers_.advance();
    job_.abandon();
}

/// What was deduced from an answer that is another now is not known any more.
void RiddlePanel::keepOnlyWhatHolds() {
    const auto answers = rows_->answers();
    known_.erase(std::remove_if(known_.begin(), known_.end(),
                                [&](const puzzles::KnownFact& known) {
                                    return std::any_of(known.figures.begin(), known.figures.end(),
                                                       [&](std::size_t figure) {
                                                           return answers.at(figure) !=
                                                                  when_known_.at(figure);
                                                       });
                                }),
                 known_.end());
    when_known_ = answers;
}

void RiddlePanel::become(bool trying) {
    const bool changed = std::exchange(trying_, trying) != trying;
    showState();
    if (changed)
        Q_EMIT solutionVisibleChanged(isSolutionVisible());
    Q_EMIT attemptChanged();
}

void RiddlePanel::showState() {
    shown_answers_ = rows_->state();
    const bool there = sheet_ && !sheet_->figures.empty();
    const bool none = verdict_ && verdict_->complete && verdict_->models == 0;
    const bool doors = there && sheet_->setting == PuzzleSheet::Setting::doors;
    about_->setText(!there ? tr("This puzzle has no rooms or people to find out about. Make a new "
                                "one below, or open one with doors or islanders.")
                    : none ? tr("This puzzle has no solution.")
                    : !trying_ ? tr("The solution stays hidden until you finish.")
                    : doors    ? tr("Which doors have a lady behind them, and which a tiger?")
                            : tr("Knights always tell the truth, knaves always lie. Who is what?"));
    const bool can_try = canTry();
    rows_->setVisible(can_try && trying_);
    check_->setVisible(can_try && trying_);
    hint_->setVisible(can_try && trying_);
    reveal_->setVisible(can_try);
    reveal_->setText(trying_ ? tr("Sho&w the solution") : tr("&Try it"));
    reveal_->setToolTip(trying_ ? tr("Show the solution and end your attempt")
                                : tr("Hide the solution and try the puzzle"));
    count_->setText(hints_ == 1 ? tr("1 hint used") : tr("%1 hints used").arg(hints_));
    count_->setVisible(hints_ > 0);
    const Said* said_now = said_.get();
    card_->setExplanation(said_now ? said_now->title : QString(),
                          said_now ? said_now->text : QString());
    card_->setVisible(said_now != nullptr);
}

bool RiddlePanel::canTry() const {
    const bool none = verdict_ && verdict_->complete && verdict_->models == 0;
    const bool theorem = verdict_ && !verdict_->goals.empty();
    return sheet_ && !sheet_->figures.empty() && !none && !theorem;
}

void RiddlePanel::showMessage(const QString& title, const QString& text) {
    said_ = {answers_.now(), {title, text}};
    showState();
    card_->tell();
}

QString RiddlePanel::said() const {
    return card_->text();
}

bool RiddlePanel::isRunning() const {
    return job_.isRunning() || maker_->isRunning();
}

void RiddlePanel::stop() {
    job_.stop();
    maker_->stop();
}

void RiddlePanel::ask(Question question, std::function<void(const Outcome&)> done) {
    if (!sheet_ || job_.isRunning())
        return;
    job_.start(
        answers_.now(),
        [sheet = sheet_, answers = rows_->answers(),
         question = std::move(question)](const Control& control, const Job<Outcome>::Sink&) {
            return question(*sheet, answers, control);
        },
        [this, done = std::move(done)](const Result<Outcome>& outcome) {
            if (outcome)
                done(*outcome);
            else
                showMessage(tr("No answer"), sentence(outcome.error().message));
        });
}

void RiddlePanel::check() {
    ask(
        [](const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
           const Control& control) {
            return Outcome{check_answer(sheet, answers, control), std::nullopt};
        },
        [this](const Outcome& outcome) { takeCheck(*outcome.check); });
}

void RiddlePanel::takeCheck(const AnswerCheck& check) {
    using Kind = AnswerCheck::Kind;
    QString text = checkWords(*sheet_, rows_->answers(), check);
    const bool right = check.kind == Kind::right;
    if ((right || check.kind == Kind::partly) && verdict_ && verdict_->models > 1)
        text += QLatin1Char(' ') + tr("There are other solutions, too.");
    if (right && hints_ == 0)
        text += QLatin1Char(' ') + tr("And without any hints!");
    // With those lines the answer may be wrong; what is wrong without them is wrong still.
    if (const QString skipped = skippedWords(*sheet_);
        !skipped.isEmpty() && (right || check.kind == Kind::partly))
        text += QLatin1Char('\n') + skipped;
    showMessage(right                        ? tr("Solved")
                : check.kind == Kind::partly ? tr("So far, so good")
                : check.kind == Kind::wrong  ? tr("Not quite")
                                             : QString(),
                text);
    if (!check.statements.empty())
        Q_EMIT statementPicked(check.statements.front());
    if (right)
        become(false);
}

void RiddlePanel::hint() {
    if (const Given* given = given_.get())
        return tellNextStep(*given);
    ask(
        [known = known_](const PuzzleSheet& sheet, const std::vector<FigureAnswer>& answers,
                         const Control& control) {
            Outcome outcome{check_answer(sheet, answers, control), std::nullopt};
            outcome.hint = outcome.check->kind == AnswerCheck::Kind::wrong
                               ? refutation_of(sheet, answers, *outcome.check, known, control)
                               : hint_for(sheet, answers, known, control);
            outcome.is_stopped = control.stop_requested();
            return outcome;
        },
        [this](const Outcome& outcome) {
            if (outcome.check->kind == AnswerCheck::Kind::wrong)
                takeRefutation(outcome);
            else
                takeHint(outcome);
        });
}

/// One more step of the reasoning; with the last one its result is known.
void RiddlePanel::tellNextStep(Given given) {
    ++hints_;
    given.told = std::min(given.told + 1, given.hint.steps.size());
    const bool is_refutation = !given.hint.refuted.empty();
    QStringList lines{given.begin};
    for (std::size_t i = 0; i < given.told; ++i)
        lines << inferenceWords(*sheet_, given.hint.steps[i], known_);
    if (const auto& statements = given.hint.steps[given.told - 1].statements; !statements.empty())
        Q_EMIT statementPicked(statements.front());
    if (given.told == given.hint.steps.size()) {
        given_.reset();
        learn(given.hint);
    } else {
        given_ = {answers_.now(), std::move(given)};
    }
    showMessage(is_refutation ? tr("Not quite") : tr("Hint"), lines.join(QLatin1Char('\n')));
    Q_EMIT attemptChanged();
}

/// Answers that cannot be are taken back, and what is known becomes the answer.
void RiddlePanel::learn(const puzzles::Hint& hint) {
    for (const std::size_t figure : hint.refuted)
        rows_->setAnswer(figure, FigureAnswer::open);
    if (!hint.refuted.empty())
        keepOnlyWhatHolds();
    known_.insert(known_.end(), hint.facts.begin(), hint.facts.end());
    const auto answers = rows_->answers();
    const auto known = known_answers(*sheet_, known_);
    for (std::size_t i = 0; i < answers.size(); ++i)
        if (answers[i] == FigureAnswer::open && known[i] != FigureAnswer::open)
            rows_->setAnswer(i, known[i]);
    when_known_ = rows_->answers();
}

/// What Check my answer has said already is not said again: the reasoning begins.
void RiddlePanel::takeRefutation(const Outcome& outcome) {
    const QString words = checkWords(*sheet_, rows_->answers(), *outcome.check);
    const Said* said_now = said_.get();
    const bool is_said = said_now != nullptr && said_now->text == words;
    takeCheck(*outcome.check);
    if (!outcome.hint)
        return;
    Given given{*outcome.hint, words, 0};
    if (is_said && !given.hint.steps.empty())
        tellNextStep(std::move(given));
    else
        given_ = {answers_.now(), std::move(given)};
}

void RiddlePanel::takeHint(const Outcome& outcome) {
    const auto& hint = outcome.hint;
    const auto answers = rows_->answers();
    if (!hint) {
        const bool open =
            std::find(answers.begin(), answers.end(), FigureAnswer::open) != answers.end();
        showMessage(tr("No hint"),
                    !open ? tr("Everything has an answer. Press Check my answer.")
                    : outcome.is_stopped
                        ? tr("Stopped before a hint was found.")
                        : tr("Nothing more can be deduced: there is more than one solution."));
        return;
    }
    ++hints_;
    const QString words = hintWords(*sheet_, *hint);
    given_ = {answers_.now(), {*hint, words, 0}};
    showMessage(tr("Hint"), words);
    if (!hint->statements.empty())
        Q_EMIT statementPicked(hint->statements.front());
    Q_EMIT attemptChanged();
}

void RiddlePanel::keepSession() {
    session_->keep("maker", maker_->session());
    session_->keep(
        "attempt", [this] { return toJson(attempt()); },
        [this](const QJsonObject& json) { setAttempt(attemptFrom(json)); }, this,
        &RiddlePanel::attemptChanged);
}

} // namespace loggia::ui
