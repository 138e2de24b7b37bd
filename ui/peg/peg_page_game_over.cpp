// The end of a game on the page.
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_game_panel.hpp"
#include "ui/peg/peg_page.hpp"
#include "ui/peg/peg_run.hpp"
#include "ui/peg/peg_tools.hpp"
#include "ui/peg/peg_words.hpp"
#include "ui/widgets/play/game_over_bar.hpp"

namespace loggia::ui {

std::vector<std::size_t> PegPage::mistakes() const {
    if (!loss_ || loss_->game != document_->game())
        return {};
    return {loss_->jumps};
}

std::optional<GameOver> PegPage::gameOver() const {
    if (document_->isBlank() || document_->shown() == 0 || tools_->tool() != PegTool::play)
        return std::nullopt;
    const auto status = document_->status();
    if (status == peg::Status::open)
        return std::nullopt;
    const auto jumps = static_cast<int>(document_->shown());
    if (status == peg::Status::solved)
        return GameOver{
            tr("Solved: %1, in %2.").arg(inWords(document_->puzzle().goal), jumpsInWords(jumps)),
            {},
            0,
            true,
            {}};
    GameOver over{
        tr("Stuck: %1 left.").arg(pegsInWords(countOf(document_->position()))), {}, 0, false, {}};
    if (const auto lost = mistakes(); !lost.empty() && lost.front() < document_->shown()) {
        over.mistake = lost.front();
        over.reason = tr("Blunder: after jump %1, %2, the goal was out of reach.")
                          .arg(lost.front() + 1)
                          .arg(inWords(document_->state().played.moves()[lost.front()]));
    }
    return over;
}

void PegPage::showGameOver() {
    const auto over = gameOver();
    // What a person has just lost by is looked for; an opened game is left alone.
    const bool played = last_state_.puzzle == document_->state().puzzle &&
                        document_->played() == last_state_.played.length() + 1;
    if (over && !over->won && played)
        run_->findLoss();
    game_over_->follow(document_->played(), run_->isIndicatorOn());
    game_over_->setOutcome(over);
    tools_->setTextShown(!over);
    game_panel_->setRestartShown(!over);
    const auto lost = mistakes();
    game_panel_->setBlunder(lost.empty() ? std::nullopt : std::optional(lost.front()));
}

/// From the jump that lost, or the first one, with the solvability in sight.
void PegPage::review() {
    run_->setIndicatorOn(true);
    const auto all = mistakes();
    document_->show(all.empty() ? 0 : all.front());
}

} // namespace loggia::ui
