#pragma once

#include "ui/undo/history.hpp"
#include "ui/widgets/play/played_document.hpp"
#include "ui/widgets/play/played_game.hpp"

#include <array>
#include <optional>
#include <vector>

namespace loggia::ui::testing {

/// A title to be edited, and a game of counting up to `target`.
struct CountingContent {
    int title = 0;
    PlayedGame<int, int> played;

    friend bool operator==(const CountingContent&, const CountingContent&) = default;
};

inline std::size_t bytesHeld(const CountingContent& before, const CountingContent& after) {
    return before.played.bytes() + after.played.bytes();
}

struct CountingPlayer {
    bool computer = false;

    friend bool operator==(const CountingPlayer&, const CountingPlayer&) = default;
};

/// Who is to move: player 1 has two turns after each of player 0.
class CountingDocument final : public PlayedDocument<CountingContent, CountingPlayer> {
public:
    static constexpr int target = 30;

    explicit CountingDocument(History* history) : PlayedDocument(history, nullptr) {}

    using PlayedDocument::setPlayer;
    using PlayedDocument::setPlayers;
    using PlayedDocument::toMove;

    void setComputers(bool zero, bool one) {
        setPlayers({CountingPlayer{zero}, CountingPlayer{one}});
    }
    [[nodiscard]] const std::vector<int>& moves() const { return state().played.moves(); }
    [[nodiscard]] int count() const { return state().played.last(); }

    /// A person's move.
    bool play(int move) {
        const auto player = toMove(shown());
        if (!player || players().at(*player).computer)
            return false;
        CountingContent next = state();
        next.played.play(move, next.played.state() + move);
        push(std::move(next), QStringLiteral("play"), StepKind::act);
        return true;
    }
    void playForComputer(int move) { answer(move, count() + move, QStringLiteral("answer")); }
    void restart() {
        CountingContent next = state();
        next.played = PlayedGame<int, int>(0);
        push(std::move(next), QStringLiteral("restart"), StepKind::act);
    }
    /// A game of one move, with players of its own.
    void bring(int move, bool zero, bool one) {
        CountingContent next;
        next.played.append(move, move);
        replace(std::move(next), {CountingPlayer{zero}, CountingPlayer{one}},
                QStringLiteral("bring"), StepKind::edit);
    }
    void setTitle(int title, int series) {
        CountingContent next = state();
        next.title = title;
        push(std::move(next), QStringLiteral("title"), StepKind::edit, series);
    }

    [[nodiscard]] std::optional<std::size_t> toMove(std::size_t moves) const override {
        if (state().played.states()[moves] >= target)
            return std::nullopt;
        return moves % 3 == 0 ? 0 : 1;
    }
};

} // namespace loggia::ui::testing
