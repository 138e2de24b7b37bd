#include "ui/peg/peg_run.hpp"

#include "ui/peg/peg_document.hpp"
#include "ui/widgets/sentence.hpp"

#include <utility>

namespace loggia::ui {

PegRun::PegRun(PegDocument* document, QObject* parent)
    : QObject(parent), document_(document), tables_(new PegTableRun(document, this)) {
    connect(tables_, &PegTableRun::changed, this, [this] {
        if (indicator_on_ && tables_->table())
            judge();
    });
    connect(document_, &PegDocument::changed, this, &PegRun::follow);
    connect(&jobs_, &JobGroup::runningChanged, this, &PegRun::runningChanged);
    connect(&solving_, &JobBase::runningChanged, this, &PegRun::solvingChanged);
    connect(&solving_, &JobBase::progressed, this, &PegRun::progressed);
}

void PegRun::solve(PegMethod method, const peg::Encoding& encoding) {
    const PegQuestion question{document_->gameShown(), method, encoding};
    before_ = question.game.jumps.size();
    found_.reset();
    solving_.start(
        asked_.now(),
        [question](const Control& control, const Job<PegAnswer, News>::Sink& sink) {
            return answer(
                question, control, [&sink](const peg::SatTry& attempt) { sink(attempt); },
                [&sink](const std::vector<peg::Jump>& jumps) { sink(jumps); });
        },
        [this, question](const Result<PegAnswer>& found) {
            PegAnswer answer = found.value_or(PegAnswer{});
            if (!found) {
                answer.question = question;
                answer.error = sentence(found.error().message);
            }
            take(answer);
        },
        [this, game = question.game](const News& news) {
            if (const auto* attempt = std::get_if<peg::SatTry>(&news))
                Q_EMIT tried(*attempt);
            else if (document_->shown() == before_) // do not interrupt stepping through jumps
                putJumps(game, std::get<std::vector<peg::Jump>>(news));
        });
}

void PegRun::take(const PegAnswer& answer) {
    if (answer.verdict == peg::Verdict::solved) {
        peg::Game solved = answer.question.game;
        solved.jumps.insert(solved.jumps.end(), answer.jumps.begin(), answer.jumps.end());
        if (solved != document_->game()) {
            document_->show(before_);
            putJumps(answer.question.game, answer.jumps);
        }
    }
    Q_EMIT solved(answer);
}

void PegRun::putJumps(const peg::Game& game, const std::vector<peg::Jump>& jumps) {
    taking_ = true;
    if (document_->continueWith(game, jumps, tr("solution")))
        found_ = document_->game();
    taking_ = false;
}

bool PegRun::isWatched() const {
    return solving_.isRunning() && found_ && document_->shown() >= before_ &&
           document_->game() == *found_;
}

void PegRun::askForHint() {
    hinting_.start(
        shown_.now(),
        [game = document_->gameShown(),
         table = tables_->table()](const Control& control, const Job<PegHint>::Sink& /*sink*/) {
            return hintFor(game, control, table.get());
        },
        [this](const Result<PegHint>& hint) {
            if (hint)
                Q_EMIT hinted(*hint);
            else
                Q_EMIT failed(sentence(hint.error().message));
        });
}

void PegRun::setIndicatorOn(bool on) {
    if (std::exchange(indicator_on_, on) == on)
        return;
    if (on)
        return judge();
    judging_.abandon();
    proving_.abandon();
    looking_ahead_.abandon();
    prospects_.reset();
    indicator_proof_.reset();
    setSolvability(Solvability::off);
}

const std::vector<peg::Prospect>& PegRun::prospects() const {
    static const std::vector<peg::Prospect> none;
    const auto* known = prospects_.get();
    return known ? *known : none;
}

/// Each jump gets a short search; undecided jumps are not marked.
void PegRun::lookAhead() {
    constexpr std::size_t room = 200'000; // positions
    if (const auto table = tables_->table()) {
        looking_ahead_.abandon();
        prospects_ = {shown_.now(),
                      peg::prospects(document_->puzzle(), document_->position(), table.get())};
        Q_EMIT indicatorChanged();
        return;
    }
    looking_ahead_.start(
        shown_.now(),
        [puzzle = document_->puzzle(), position = document_->position()](
            const Control& control, const Job<std::vector<peg::Prospect>>::Sink& /*sink*/) {
            return peg::prospects(puzzle, position, nullptr, {room}, control);
        },
        [this, about = shown_.now()](const Result<std::vector<peg::Prospect>>& found) {
            if (!found)
                return;
            prospects_ = {about, *found};
            Q_EMIT indicatorChanged();
        });
}

void PegRun::findLoss() {
    finding_loss_.start(
        shown_.now(),
        [game = document_->gameShown(),
         table = tables_->table()](const Control& control, const Job<PegHint>::Sink& /*sink*/) {
            return hintFor(game, control, table.get());
        },
        [this](const Result<PegHint>& hint) {
            if (hint && hint->hint.take_back)
                Q_EMIT lostAt(document_->shown() - *hint->hint.take_back);
        });
}

void PegRun::stop() {
    jobs_.stop();
}

void PegRun::follow() {
    if (taking_)
        return;
    shown_.advance();
    if (!isWatched()) {
        asked_.advance();
        solving_.abandon();
    }
    hinting_.abandon();
    finding_loss_.abandon();
    looking_ahead_.abandon();
    proving_.abandon();
    if (!indicator_on_)
        return;
    if (judging_.isRunning() || document_->gameShown() != judged_)
        judge();
    else
        lookAhead();
}

void PegRun::judge() {
    constexpr std::size_t room = 8'000'000; // positions, some 250 MB
    judged_ = document_->gameShown();
    prospects_.reset();
    indicator_proof_.reset();
    proving_.abandon();
    if (document_->isBlank()) {
        judging_.abandon();
        looking_ahead_.abandon();
        return setSolvability(Solvability::off);
    }
    lookAhead();
    if (const auto table = tables_->table()) {
        judging_.abandon();
        const bool wins = table->wins(document_->position());
        setSolvability(wins ? Solvability::yes : Solvability::no,
                       tr("Found in the table of all reachable positions."));
        return wins ? void() : proveImpossible();
    }
    setSolvability(Solvability::thinking);
    judging_.start(
        shown_.now(),
        [puzzle = document_->puzzleShown()](const Control& control,
                                            const Job<peg::DirectSolution>::Sink& /*sink*/) {
            return peg::solve_direct(puzzle, {room}, control);
        },
        [this](const Result<peg::DirectSolution>& found) {
            if (!found)
                return setSolvability(Solvability::unknown, sentence(found.error().message));
            switch (found->verdict) {
            case peg::Verdict::solved:
                return setSolvability(Solvability::yes);
            case peg::Verdict::none:
                if (found->proof)
                    indicator_proof_ = *found->proof;
                return setSolvability(Solvability::no,
                                      textOf(document_->puzzleShown(), found->proof));
            case peg::Verdict::unknown:
                break;
            }
            setSolvability(Solvability::unknown);
        });
}

/// A table knows that a position is lost; an invariant may show why.
void PegRun::proveImpossible() {
    proving_.start(
        shown_.now(),
        [puzzle = document_->puzzleShown()](
            const Control& control, const Job<std::optional<peg::Impossibility>>::Sink& /*sink*/) {
            return peg::prove_impossible(puzzle, control);
        },
        [this](const Result<std::optional<peg::Impossibility>>& proof) {
            if (!proof || !*proof)
                return;
            indicator_proof_ = **proof;
            setSolvability(Solvability::no, textOf(document_->puzzleShown(), *proof));
        });
}

void PegRun::setSolvability(Solvability solvability, const QString& reason) {
    solvability_ = solvability;
    indicator_reason_ = reason;
    Q_EMIT indicatorChanged();
}

} // namespace loggia::ui
