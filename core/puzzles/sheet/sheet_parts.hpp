#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "core/puzzles/vocabulary.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::puzzles {

/// A statement in the text of one form.
struct SheetPart {
    std::size_t begin = 0; ///< behind the part before it: what is between belongs to this one
    std::size_t own = 0;   ///< where its own comment begins, or its text where it has none
    std::size_t text = 0;  ///< where its text begins
    std::size_t end = 0;   ///< behind its text, at the end of the line if nothing else is there
    std::optional<logic::Expr> formula; ///< what it says has to hold; none for a comment
    std::string note;                   ///< its comment, without the marks, line by line
    /// The part before it to which the comment over both belongs.
    std::optional<std::size_t> shares;
    bool goal = false; ///< it stands in a list of goals, so the text is the formula's negation
    std::optional<std::size_t> speaker; ///< of a sentence
    std::string said;                   ///< of a speaker
    bool is_comment = false;
};

/// A text, taken apart.
struct SheetParts {
    std::vector<SheetPart> parts;
    std::size_t head = 0; ///< where the first part can begin
    bool has_list = true; ///< there is a place for parts
    Vocabulary vocabulary;
    std::vector<std::string> story;    ///< comments at the beginning, without their marks
    std::vector<std::string> glossary; ///< comments that tell what an atom means
    std::vector<std::string> commands; ///< that are kept in another form
};

/// Takes a file for Mace4 apart. Expressions are made in the store. Errors: what the reader of such
/// files and that of propositions, or of equations for the ring, refuses.
[[nodiscard]] Result<SheetParts> mace_parts(SheetForm form, std::string_view text,
                                            logic::Store& store, const Control& control);

/// Takes sentences apart. The comments of the sheet before that are still there are parts too;
/// their formulas are taken from it. Lines that cannot be read are an error, or left out if
/// `lenient` and some can be.
[[nodiscard]] Result<SheetParts> word_parts(std::string_view text, logic::Store& store,
                                            const PuzzleSheet* before, bool lenient = false,
                                            const Control& control = {});

/// The comments at the beginning of the words of a sheet, as SheetParts::story.
[[nodiscard]] std::vector<std::string> story_of_words(const PuzzleSheet& sheet);

/// A text with another story.
struct RetoldText {
    std::string text;
    std::size_t end = 0;   ///< of the story before, in the old text
    std::ptrdiff_t by = 0; ///< how far what stands behind it has moved
};
/// The text of a form, in which the story `before` at its beginning becomes `now`. Where another
/// one stands there, it stays below.
[[nodiscard]] RetoldText with_story(std::string_view text, const std::vector<std::string>& before,
                                    const std::vector<std::string>& now);

/// The most terms that the polynomial of a statement can have.
constexpr std::size_t most_terms_of_a_statement = std::size_t{1} << 14U;

/// The expression's polynomial as text: equal for equivalent expressions and for no others. Errors:
/// too many terms for a line; stopped.
[[nodiscard]] Result<std::string> meaning_of(const logic::Store& store, logic::Expr e,
                                             const Control& control);

/// The expression, made again in another store.
[[nodiscard]] logic::Expr copied(const logic::Store& from, logic::Expr e, logic::Store& to);

/// By new number the old number of what is the same, each once and rising: a longest common
/// subsequence, or where the texts are long and differ much, a common one.
[[nodiscard]] std::vector<std::optional<std::size_t>>
matched(const std::vector<std::string>& now, const std::vector<std::string>& before);

/// What stands in a new text for a statement.
struct PartText {
    std::optional<std::size_t> kept;   ///< the part of the old text that stays as it is
    std::string text;                  ///< whole lines otherwise, without the last line end
    std::string denied;                ///< the same for a list of goals
    std::optional<std::size_t> shares; ///< the statement in whose lines it is told of
};

struct PatchedText {
    std::string text;
    std::vector<SheetLines> lines; ///< by statement
};

/// The old text with its parts replaced; what stands between parts that are gone is kept if it is
/// more than blanks.
[[nodiscard]] PatchedText patched(std::string_view old_text, const SheetParts& old,
                                  const std::vector<PartText>& parts);

/// Lines from one place of a text to another.
[[nodiscard]] SheetLines lines_between(std::string_view text, std::size_t begin, std::size_t end);

/// The lines of each part of a text.
[[nodiscard]] std::vector<SheetLines> lines_of_parts(std::string_view text,
                                                     const SheetParts& parts);

/// A statement while the texts are being written.
struct DraftStatement {
    logic::Expr formula;
    std::string meaning;
    std::optional<std::size_t>
        old; ///< the statement of the sheet before with this meaning, in order
    std::optional<std::size_t> moved; ///< the same, out of order
    std::string words;                ///< its lines, marks of comments included
    bool words_are_read = true;
    std::optional<std::size_t> shares; ///< the statement whose words are also its
};

/// The formula, simplified for reading as far as no atom is lost: who bears the name is a knight or
/// a knave, even if nothing depends on it.
[[nodiscard]] logic::Expr simplified_with_all_atoms(logic::Store& store, logic::Expr e);
/// The formula as a line of a file for Mace4, without the full stop.
[[nodiscard]] Result<std::string> formula_text(SheetForm form, logic::Store& store, logic::Expr e,
                                               const Control& control);

/// The atom in words, as a glossary has them; empty where there are none.
[[nodiscard]] std::string words_of_atom(const Vocabulary& vocabulary, std::string_view atom);

/// All that the texts of the other forms are written from.
struct SheetDraft {
    const SheetParts& source; ///< the text that was read
    const PuzzleSheet* before;
    std::vector<std::string> atoms; ///< rising
    std::vector<DraftStatement> statements;
    Vocabulary vocabulary;
    logic::Store store;
    /// That of the text that was edited, before, where it has another one now, which the texts that
    /// are kept have to get too. One that was deleted stays in the others.
    std::optional<std::vector<std::string>> old_story{};
};

/// Whether atoms begin with letters that are variables' without set(prolog_style_variables).
[[nodiscard]] bool needs_capital_variables(const std::vector<std::string>& atoms);

/// Writes the text of formulas or equations: what is kept of the sheet before, and the rest anew.
[[nodiscard]] Result<PatchedText> write_mace(SheetForm form, SheetDraft& draft,
                                             const Control& control);

/// Finds words for the statements of a text of formulas or equations, and writes them.
[[nodiscard]] Result<PatchedText> write_words(SheetForm source_form, SheetDraft& draft,
                                              const Control& control);

/// Who says something or has a sign, and the statements that this comes to.
[[nodiscard]] std::vector<Figure> figures_of(const Vocabulary& vocabulary, PuzzleSheet& sheet);

} // namespace loggia::puzzles
