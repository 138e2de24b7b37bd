#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/puzzles/claims.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// A puzzle in sentences.
struct SentencePuzzle {
    Vocabulary vocabulary;
    logic::Store store;
    std::vector<SentenceLine> lines; ///< those that say something, in their order
    std::vector<Error> errors;       ///< of the lines that were left out, in their order
};

/// Reads a line for each statement, or several where another one speaks behind a full stop; blank
/// lines and lines that begin with % or # say nothing, nor does a question at the end of a line.
/// But whoever is named only in such a question is one of the people, who says nothing. Who speaks
/// decides what a puzzle is about, or else what facts speak of: people, rooms, or atoms that are
/// true or false.
///
///     Abe says: Bea is a knave or Cid is a knight.
///     Bea says: exactly one of us is a knight.
///     fact: Abe and Cid are different.
///
///     Sign 1 says: a lady is in this room and a tiger is in the other room.
///     Sign 2 says: at least one of the rooms has a tiger.
///     fact: exactly one of the signs is true.
///
///     p means: it rains.
///     fact: if it rains then q is true.
///
/// `fact:` may be left out, and a speaker may also `claim`, `state`, or `tell you that`. A claim is
/// made of
/// - `S is a knight` (or knave, truth-teller, liar, or `is not a`), with a name or `I`; `S lies`,
///   `S always tells the truth`;
/// - `P has a lady` (or tiger, or `no`), `a lady is in P`, `in P there is a lady`, of P a `room 1`,
///   `door 1`, `this room` or `the other room`; `P is empty`, once `a room may be empty.` is said;
///   `sign 1 is true` (or false, `this sign`, `the other sign`, `the sign on door 1`);
/// - `p is true` (or false) of an atom of any name, `'is'` for one that means something; `true` and
///   `false`; the words that a line `p means: ...` has given a meaning;
/// - of several, `A, B and C are knights`, `we are both knaves`, `rooms 1 and 2 have ladies`,
///   `p and q are true`, `both rooms`, `all signs`, `no room`, `neither A nor B`, or that they
///   `are the same` (`of the same kind`) or `are different`;
/// - `exactly`, `at least`, `at most`, `more than` or `fewer than` so many `of us`, `of the signs`,
///   `of the other rooms` or of a list `are knaves`; `all`, `both`, `neither`, `none`, `some`, `an
///   odd number` of them, `everyone but B`, who is none. A number alone, `one of us`, is read where
///   `exactly` and `at least` make no difference;
/// - `B would say that C`, `B claims to be a knight`, `if you asked B, he would say that C`,
///   `a knave would say that C`, `it is false that C`, `so is B`, `B is not` after something was
///   said;
/// - `not C`, `C and C`, `C but C`, `C or C`, `either C or C`, which may both be
///   so, `if C then C` and perhaps `otherwise C`, `C if C`, `C provided that C`, `C only if C`, `C
///   unless C`, `unless C, C`, `C if and only if C` and parentheses; `and` binds tighter than `or`,
///   `or` tighter than the others.
///
/// `us` are all people of the puzzle, `the rooms` all from 1 to the largest number mentioned (at
/// least 2). Words may be in capitals or not, names differ by them. Pronouns, number words and
/// plurals (`they`, `one`, `signs`) cannot be names; `islanders` and `people` are `us`.
///
/// Errors, with their place: what was found and what was expected; more than 64 people or 9 rooms;
/// claims nested more than 100 deep. Linear, but for `us` and phrases. Polls for a stop at each
/// line.
[[nodiscard]] Result<SentencePuzzle> read_puzzle(std::string_view text,
                                                 PuzzleSetting otherwise = PuzzleSetting::plain,
                                                 const Control& control = {});
/// The same, without the lines that cannot be read, whose errors it tells. Where there are more
/// than 200 of them nothing is read.
[[nodiscard]] SentencePuzzle read_puzzle_leniently(std::string_view text,
                                                   PuzzleSetting otherwise = PuzzleSetting::plain,
                                                   const Control& control = {});

/// A line from its sentence on, behind the mark of an item in a list: `1. `, `(2) `, a bullet.
[[nodiscard]] std::string_view without_list_mark(std::string_view line);

} // namespace loggia::puzzles
