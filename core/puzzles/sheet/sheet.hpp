#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/logic/expr.hpp"
#include "core/puzzles/vocabulary.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// The ways to write a puzzle, which stand beside each other.
enum class SheetForm : std::uint8_t {
    words,        ///< sentences, as read_puzzle() reads them, and comments
    propositions, ///< formulas of a file for Mace4
    ring,         ///< equations of a file for Mace4, in the ring of two elements
};
constexpr std::size_t sheet_forms = 3;

/// Lines of a text, counted from 0.
struct SheetLines {
    std::size_t first = 0;
    std::size_t count = 0;

    friend bool operator==(const SheetLines&, const SheetLines&) = default;
};

/// A statement of a puzzle in its three forms.
struct Statement {
    /// By form; none where a form does not tell of it.
    std::array<SheetLines, sheet_forms> lines;
    /// Its own sentence, where it is not all of its lines: where others share them, in a paragraph,
    /// and behind the mark of an item in a list. Otherwise empty.
    std::string sentence{};
    logic::Expr formula; ///< what has to hold
    /// The words mean the formula; otherwise they are a comment, which nothing follows from.
    bool words_are_read = true;
    std::optional<std::size_t> figure; ///< whose saying or sign it is
    /// It stands in a list of goals: the formula is the goal's negation, as Mace4 takes it.
    bool is_goal = false;
};

/// Who says something, or a door with its sign.
struct Figure {
    std::string name;                     ///< `Abe`; `Room 1`
    std::string saying;                   ///< without `Abe says:`; empty: says nothing
    std::optional<std::size_t> statement; ///< what the saying comes to
    std::string good;                     ///< the atom that is true for a knight, for a lady
    std::string bad;   ///< the atom that is true for a tiger; empty: where `good` is false
    std::string truth; ///< the atom that is true where the saying is; empty: there is none
};

/// A puzzle in words, as propositions and as equations, line by line.
struct PuzzleSheet {
    using Setting = PuzzleSetting;

    Setting setting = Setting::plain;
    std::array<std::string, sheet_forms> texts; ///< by form
    std::vector<Statement> statements;
    std::vector<Figure> figures;    ///< none in a plain setting
    logic::Store store;             ///< of the statements' formulas
    std::vector<std::string> atoms; ///< rising; those that a statement's formula has
    /// Of lines of words that are not understood, and say nothing; only of a lenient reading.
    std::vector<Error> skipped;

    /// The statement that a line of a text belongs to.
    [[nodiscard]] std::optional<std::size_t> statement_at(SheetForm form, std::size_t line) const;
};

/// Reads the text of one form and writes the other two. Where `before` is given, that is the sheet
/// whose text was edited: a statement whose meaning is still the same keeps what stood in the other
/// forms, comments included, and one whose formula has changed gets new words. Where none of
/// several statements is left it was another puzzle, of which nothing stays. Opened files are read
/// with no sheet before: comments over a formula become its words. Errors: what the reader of the
/// form refuses, with its place in `text`; what is not propositional; more than
/// Monomial::most_variables atoms; a statement whose polynomial has more than 16,384 terms;
/// stopped.
[[nodiscard]] Result<PuzzleSheet> read_sheet(SheetForm form, std::string_view text,
                                             const PuzzleSheet* before = nullptr,
                                             const Control& control = {});
/// The same, but lines of words that are not understood are left out, and told of in `skipped`,
/// unless no line is understood. They stay in the text of the words whichever form is edited.
[[nodiscard]] Result<PuzzleSheet> read_sheet_leniently(SheetForm form, std::string_view text,
                                                       const PuzzleSheet* before = nullptr,
                                                       const Control& control = {});
/// The same statements with a sentence of the verbaliser for each, where there is one, and no
/// comments.
[[nodiscard]] Result<PuzzleSheet> said_plainly(const PuzzleSheet& sheet,
                                               const Control& control = {});
/// Words that mean the whole puzzle by themselves, for a file: those of the sheet, with a sentence
/// of the verbaliser behind each comment that a statement has in place of words. What is returned
/// was read back and has the same statements over the same atoms. Errors: a statement for which
/// there is no sentence, an atom that makes no difference and so is in none; stopped.
[[nodiscard]] Result<std::string> whole_words(const PuzzleSheet& sheet,
                                              const Control& control = {});
/// The statements of a text alone, for verdict_of: the other forms are not written, so that their
/// polynomials may have any size. Errors: the others of read_sheet.
[[nodiscard]] Result<PuzzleSheet> read_statements(SheetForm form, std::string_view text,
                                                  const Control& control = {});
/// The form that a file's text is in.
[[nodiscard]] SheetForm form_of(std::string_view text);

/// Whether a goal follows from the statements that are none.
struct GoalVerdict {
    enum class Kind : std::uint8_t { follows, fails, unknown };

    std::size_t statement = 0; ///< the goal's
    Kind kind = Kind::unknown;
    /// Where it follows: of the other statements those from which it does, each of them needed.
    std::vector<std::size_t> needed;
    std::vector<bool> counter_model; ///< where it fails: by atom
};

/// What is known of a sheet's models.
struct SheetVerdict {
    std::uint64_t models = 0;
    bool complete = false;                 ///< the number is exact, and not only a lower bound
    std::vector<std::vector<bool>> listed; ///< the first ones, by atom, at most `most_listed`
    std::vector<std::optional<bool>> same; ///< by atom: its value if it has the same in all models
    /// Where there is no model: statements that have none together, and would without any one of
    /// them.
    std::vector<std::size_t> clash;
    std::vector<GoalVerdict> goals; ///< in the order of the statements
};
constexpr std::size_t most_listed = 1000;

/// Counts, lists in the order of `loggia-cli mace4`, and explains. Exponential in the worst case.
[[nodiscard]] SheetVerdict verdict_of(const PuzzleSheet& sheet, const Control& control = {});
/// `Exactly one solution.`; `No solution: statements 2 and 3 clash.`; `4,883 solutions; l1 and not
/// t1 hold in all of them.` Of a sheet with goals: `The goal follows from statements 1 and 2.`,
/// `The goal does not follow: a counter-model is p = 1, q = 0.`
[[nodiscard]] std::string to_words(const SheetVerdict& verdict, const PuzzleSheet& sheet);

} // namespace loggia::puzzles
