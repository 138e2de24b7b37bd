#include "ui/peg/peg_example.hpp"

#include "core/peg/layouts.hpp"
#include "ui/language/core_words.hpp"
#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_words.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace loggia::ui {

namespace {

using JumpNumbers = std::array<int, 3>;

constexpr std::array<JumpNumbers, 13> triangle_solution{{{4, 2, 1},
                                                         {13, 8, 4},
                                                         {15, 14, 13},
                                                         {7, 4, 2},
                                                         {3, 5, 8},
                                                         {10, 6, 3},
                                                         {12, 13, 14},
                                                         {1, 2, 4},
                                                         {4, 8, 13},
                                                         {14, 13, 12},
                                                         {11, 12, 13},
                                                         {13, 9, 6},
                                                         {6, 3, 1}}};

const peg::Puzzle& puzzleOf(std::string_view layout) {
    return peg::find_layout(layout)->puzzle;
}

QString noteOf(const peg::Puzzle& puzzle) {
    QString empty = inWords(puzzle.board.all() & ~puzzle.start);
    return PegWords::tr("Hole %1 is empty. Goal: %2.").arg(empty, inWords(puzzle.goal));
}

} // namespace

std::vector<PegExample> pegExamples() {
    std::vector<PegExample> examples;
    for (const peg::Layout& layout : peg::layouts())
        examples.push_back(
            {QString::fromUtf8(layout.id.data(), static_cast<qsizetype>(layout.id.size())),
             coreWords(layout.title),
             noteOf(layout.puzzle),
             {layout.puzzle, {}},
             0});
    examples.push_back(
        {QStringLiteral("corner10"),
         PegWords::tr("The assignment's triangle of ten"),
         PegWords::tr("With the corner empty it has no solution. Press Solve for the proof."),
         {peg::all_but_one(puzzleOf("triangle10").board, 1), {}},
         0});
    const std::vector<peg::Triple> ring{{1, 2, 3}, {2, 3, 4}, {3, 4, 1}, {4, 1, 2}};
    examples.push_back({QStringLiteral("ring4"),
                        PegWords::tr("The assignment's small puzzle"),
                        PegWords::tr("Four holes in a ring: lines need not be straight. It is "
                                     "small enough to read all its clauses."),
                        {peg::all_but_one(peg::Board::make(4, ring).value(), 1), {}},
                        0});
    peg::Game solved{puzzleOf("triangle15"), {}};
    for (const auto& [from, over, to] : triangle_solution)
        solved.jumps.push_back({from, over, to});
    constexpr std::size_t shown = 4;
    examples.push_back({QStringLiteral("solved15"),
                        PegWords::tr("Worked example: the triangle of fifteen"),
                        PegWords::tr("A peg jumps over a neighbour into an empty hole, and the "
                                     "neighbour is removed. Goal: one peg left.\n"
                                     "Four jumps of a solution are made and nine remain. Press "
                                     "\u25b7 above the list to watch them, or jump yourself."),
                        std::move(solved), shown});
    return examples;
}

std::optional<PegExample> exampleOf(const PegState& state) {
    static const std::vector<PegState> states = [] {
        std::vector<PegState> made;
        for (const PegExample& example : pegExamples())
            made.push_back(PegDocument::stateOf(example.game, example.shown));
        return made;
    }();
    const auto found = std::find(states.begin(), states.end(), state);
    if (found == states.end())
        return std::nullopt;
    return pegExamples()[static_cast<std::size_t>(found - states.begin())];
}

PegExample workedPegExample() {
    return pegExamples().back();
}

} // namespace loggia::ui
