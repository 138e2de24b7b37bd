#include "core/logic/transform.hpp"
#include "core/puzzles/sentences.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"
#include "core/puzzles/write_claim.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_set>
#include <utility>

namespace loggia::puzzles {

namespace {

constexpr auto word_form = static_cast<std::size_t>(SheetForm::words);

/// The words of a sheet as parts: a comment may be told of several statements.
SheetParts parts_of_words(const PuzzleSheet& sheet) {
    const std::string& text = sheet.texts[word_form];
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n')
            starts.push_back(i + 1);
    starts.push_back(text.size() + 1);
    SheetParts result;
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        const SheetLines& lines = sheet.statements[i].lines[word_form];
        SheetPart part;
        part.is_comment = !sheet.statements[i].words_are_read;
        const std::size_t last = std::min(lines.first + lines.count, starts.size() - 1);
        part.own = part.text = starts[std::min(lines.first, last)];
        part.end = starts[last] - 1;
        part.begin = i == 0 ? 0 : result.parts.back().end;
        if (i > 0 && part.own < part.begin) {
            const SheetPart& leader = result.parts.back();
            part.shares = leader.shares ? leader.shares : std::optional(i - 1);
            part.own = part.text = part.end = part.begin;
        }
        result.parts.push_back(std::move(part));
    }
    return result;
}

std::string as_comment(std::string_view note) {
    std::string text = "% ";
    for (const char c : note)
        text += c == '\n' ? std::string("\n% ") : std::string(1, c);
    return text;
}

/// Finds words for statements.
class WordWriter {
public:
    WordWriter(SheetForm source_form, SheetDraft& draft, const Control& control)
        : draft_(draft), control_(control) {
        const PuzzleSheet* const before = draft.before;
        if (before == nullptr)
            return;
        old_ = parts_of_words(*before);
        old_text_ = before->texts[word_form];
        if (draft.old_story)
            retell(*draft.old_story);
        logic::Store scratch;
        const auto& edited = before->texts.at(static_cast<std::size_t>(source_form));
        if (const auto parts = mace_parts(source_form, edited, scratch, control))
            for (const SheetPart& part : parts->parts)
                known_notes_.insert(part.note);
        auto read = read_puzzle_leniently(before->texts[word_form]);
        if (read.vocabulary.setting != PuzzleSetting::plain)
            draft_.vocabulary = std::move(read.vocabulary);
    }

    Result<PatchedText> run() {
        spoken_.assign(most_people, false);
        const bool has_before = draft_.before != nullptr;
        for (const Effort effort : {Effort::all, Effort::anew, Effort::comments}) {
            if (effort == Effort::all)
                note_who_speaks();
            else
                spoken_.assign(most_people, false);
            const bool keeps = effort == Effort::all && has_before;
            const std::string fresh = keeps ? std::string() : head();
            SheetParts none;
            none.head = fresh.size();
            std::vector<PartText> parts;
            for (std::size_t i = 0; i < draft_.statements.size(); ++i) {
                if (control_.stop_requested())
                    return failure("stopped");
                parts.push_back(part_of(i, effort));
            }
            auto made = keeps ? patched(old_text_, old_, parts) : patched(fresh, none, parts);
            if (!keeps && !made.text.empty() && made.text.back() != '\n')
                made.text += '\n';
            if (reads_back(made.text))
                return made;
        }
        return failure(control_.stop_requested() ? "stopped"
                                                 : "the formulas cannot be written in words");
    }

private:
    /// What is tried, one after the other, until what is written means what it should.
    enum class Effort : std::uint8_t { all, anew, comments };

    /// The story, and what words mean.
    [[nodiscard]] std::string head() const {
        std::string text;
        for (const std::string& line : draft_.source.story)
            text += line.empty() ? "%\n" : fmt::format("% {}\n", line);
        std::string meanings;
        Vocabulary usual = draft_.vocabulary;
        for (auto& names : usual.named)
            names.fill({});
        for (const std::string& atom : draft_.atoms) {
            const auto place = draft_.vocabulary.place_of(atom);
            if (place ? usual.atom_of(place->thing, place->room) != atom
                      : !draft_.vocabulary.phrase_of(atom).empty())
                meanings += fmt::format("{} means: {}.\n", written_name(atom),
                                        words_of_atom(draft_.vocabulary, atom));
        }
        text += text.empty() || meanings.empty() ? "" : "\n";
        text += meanings;
        return text.empty() ? text : text + '\n';
    }

    /// Puts the story of now at the beginning of the old text.
    void retell(const std::vector<std::string>& story) {
        RetoldText retold = with_story(old_text_, story, draft_.source.story);
        const auto move = [&retold](std::size_t& place) {
            if (place >= retold.end)
                place += static_cast<std::size_t>(retold.by); // may wrap round, to less
        };
        for (std::size_t i = 0; i < old_.parts.size(); ++i) {
            SheetPart& part = old_.parts[i];
            if (i > 0) // the first one has what stands before it
                move(part.begin);
            move(part.own);
            move(part.text);
            move(part.end);
        }
        old_text_ = std::move(retold.text);
    }

    void note_who_speaks() {
        for (const DraftStatement& statement : draft_.statements)
            if (const auto old = statement.old ? statement.old : statement.moved)
                if (const auto figure = draft_.before->statements[*old].figure)
                    spoken_[*figure % most_people] = true;
    }

    PartText part_of(std::size_t i, Effort effort) {
        DraftStatement& statement = draft_.statements[i];
        statement.shares.reset();
        PartText part;
        if (effort == Effort::comments) {
            statement.words_are_read = false;
            const auto formula =
                formula_text(SheetForm::propositions, draft_.store, statement.formula, control_);
            statement.words = as_comment(formula ? *formula : "a formula");
        } else if (effort == Effort::all && statement.old) {
            take_old(i);
            part.kept = statement.old;
            return part;
        } else if (effort == Effort::all && statement.moved &&
                   !old_.parts[*statement.moved].shares) {
            const SheetPart& old = old_.parts[*statement.moved];
            statement.words = old_text_.substr(old.own, old.end - old.own);
            statement.words_are_read = !old.is_comment;
        } else {
            find_words(i, effort);
        }
        part.shares = statement.shares;
        part.text = part.denied = statement.shares ? std::string() : statement.words;
        return part;
    }

    /// The words of the sheet before.
    void take_old(std::size_t i) {
        DraftStatement& statement = draft_.statements[i];
        const SheetPart& old = old_.parts[*statement.old];
        const SheetPart& told = old.shares ? old_.parts[*old.shares] : old;
        statement.words = old_text_.substr(told.own, told.end - told.own);
        statement.words_are_read = !old.is_comment;
        if (old.shares)
            for (std::size_t j = 0; j < i && !statement.shares; ++j)
                if (const auto other = draft_.statements[j].old;
                    other && (other == old.shares || old_.parts[*other].shares == old.shares))
                    statement.shares = j;
    }

    /// Writes a sentence for what a statement comes to, if there is one.
    bool says(DraftStatement& statement, logic::Expr said) {
        auto speaker = speaker_of(draft_.vocabulary, draft_.store, said);
        if (speaker && draft_.vocabulary.setting == PuzzleSetting::doors && spoken_[*speaker])
            speaker.reset();
        auto line = write_line(draft_.vocabulary, draft_.store, said, speaker);
        if (!line || !reads_as(*line, statement))
            return false;
        if (speaker)
            spoken_[*speaker] = true;
        statement.words = std::move(*line);
        return true;
    }

    /// The comment over the formula, as a sentence or a comment, or a sentence that is made for it.
    void find_words(std::size_t i, Effort effort) {
        DraftStatement& statement = draft_.statements[i];
        const auto& parts = draft_.source.parts;
        const std::string& note = parts[i].note;
        const bool is_known = known_notes_.contains(note);
        const bool leads = i + 1 < parts.size() && parts[i + 1].shares == i;
        statement.words_are_read = true;
        const bool one_line = !note.empty() && note.find('\n') == std::string::npos;
        if (one_line && !leads && effort == Effort::all)
            for (const std::string& line : {note, "fact: " + note})
                if (reads_as(line, statement)) {
                    statement.words = line;
                    return;
                }
        if (!note.empty() && !is_known) {
            statement.words = as_comment(note);
            statement.words_are_read = false;
            return;
        }
        if (const auto leader = parts[i].shares;
            leader && !parts[*leader].note.empty() && !draft_.statements[*leader].words_are_read &&
            !draft_.statements[*leader].old && !draft_.statements[*leader].moved) {
            statement.words = draft_.statements[*leader].words;
            statement.shares = leader;
            statement.words_are_read = false;
            return;
        }
        if (says(statement, simplified_with_all_atoms(draft_.store, statement.formula)) ||
            says(statement, simplified_for_reading(draft_.store,
                                                   logic::folded(draft_.store, statement.formula))))
            return;
        const auto formula =
            formula_text(SheetForm::propositions, draft_.store, statement.formula, control_);
        constexpr std::size_t most_shown = 200;
        statement.words = as_comment(formula && formula->size() < most_shown
                                         ? *formula
                                         : "A formula that is too long for words.");
        statement.words_are_read = false;
    }

    [[nodiscard]] bool reads_as(std::string_view line, const DraftStatement& statement) const {
        Vocabulary vocabulary = draft_.vocabulary;
        logic::Store store;
        const auto read = read_sentence(line, 0, line.size(), vocabulary, store);
        if (!read || !read->formula)
            return false;
        const auto meaning = meaning_of(store, *read->formula, control_);
        return meaning && *meaning == statement.meaning;
    }

    /// Whether the text says what the statements say whose words are read.
    [[nodiscard]] bool reads_back(std::string_view text) const {
        // Lines that were not understood before may be among them.
        const SentencePuzzle puzzle = read_puzzle_leniently(text);
        if (!puzzle.errors.empty() &&
            (draft_.before == nullptr || puzzle.errors.size() != draft_.before->skipped.size()))
            return false;
        std::size_t line = 0;
        for (const DraftStatement& statement : draft_.statements) {
            if (!statement.words_are_read)
                continue;
            if (line == puzzle.lines.size())
                return false;
            const auto meaning = meaning_of(puzzle.store, *puzzle.lines[line++].formula, control_);
            if (!meaning || *meaning != statement.meaning)
                return false;
        }
        return line == puzzle.lines.size();
    }

    SheetDraft& draft_;
    const Control& control_;
    SheetParts old_;
    std::string old_text_; ///< the words before, with the story of now
    std::unordered_set<std::string> known_notes_;
    std::vector<bool> spoken_; ///< by room or person
};

} // namespace

Result<PatchedText> write_words(SheetForm source_form, SheetDraft& draft, const Control& control) {
    return WordWriter(source_form, draft, control).run();
}

} // namespace loggia::puzzles
