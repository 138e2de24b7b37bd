#include "core/puzzles/sheet/sheet.hpp"

#include "core/base/number_text.hpp"
#include "core/gf2/polynomial.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/sentences.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

namespace loggia::puzzles {

namespace {

/// Whether the name is a proposition in a file for Mace4, and a constant in an equation.
bool is_mace_atom(const std::string& name, bool capital_variables) {
    const std::string text =
        fmt::format("{}formulas(a). {}. end_of_list. set(arithmetic). formulas(b). {} = 1. "
                    "end_of_list.",
                    capital_variables ? "set(prolog_style_variables). " : "", name, name);
    const auto input = ladr::read_mace(text);
    if (!input || input->lists.size() != 2 || input->lists[0].members.size() != 1 ||
        input->lists[1].members.size() != 1)
        return false;
    logic::Store store;
    const auto formula = ladr::proposition_of(*input, input->lists[0].members[0], store);
    const auto equation = ladr::from_ring(*input, input->lists[1].members[0], store);
    return formula && equation && store.kind(*formula) == logic::Kind::variable &&
           *formula == *equation && store.name(store.variable_of(*formula)) == name;
}

/// That all atoms can stand in a file for Mace4.
Result<void> check_atoms(std::string_view text, const std::vector<std::string>& atoms) {
    if (atoms.size() > gf2::Monomial::most_variables)
        return failure(fmt::format("too many atoms: {} (the limit is {})",
                                   number_text(atoms.size()), gf2::Monomial::most_variables));
    const bool capital = needs_capital_variables(atoms);
    for (const std::string& atom : atoms) {
        if (is_mace_atom(atom, capital))
            continue;
        std::string message = fmt::format("'{}' cannot be the name of an atom", atom);
        if (is_mace_atom(atom, !capital))
            message += ": Mace4 reads names that start with u to z as variables";
        const std::size_t place = text.find(atom);
        if (place == std::string_view::npos)
            return failure(std::move(message));
        return failure(std::move(message), span_at(text, place, atom.size()));
    }
    return {};
}

/// Finds for each statement the one of the sheet before that means the same.
Result<void> find_old(SheetDraft& draft, const Control& control) {
    std::vector<std::string> now;
    for (const DraftStatement& statement : draft.statements)
        now.push_back(statement.meaning);
    std::vector<std::string> before;
    for (const Statement& statement : draft.before->statements) {
        auto meaning = meaning_of(draft.before->store, statement.formula, control);
        if (!meaning)
            return tl::unexpected(meaning.error());
        before.push_back(std::move(*meaning));
    }
    const auto old = matched(now, before);
    std::vector<bool> used(before.size());
    for (std::size_t i = 0; i < old.size(); ++i) {
        draft.statements[i].old = old[i];
        if (old[i])
            used[*old[i]] = true;
    }
    std::unordered_multimap<std::string_view, std::size_t> left;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (!used[i])
            left.emplace(before[i], i);
    for (DraftStatement& statement : draft.statements) {
        if (statement.old)
            continue;
        if (const auto found = left.find(statement.meaning); found != left.end()) {
            statement.moved = found->second;
            left.erase(found);
        }
    }
    return {};
}

/// Whether the sheet before was of another puzzle: nothing of it is left.
bool is_another_puzzle(const SheetDraft& draft) {
    if (draft.before->statements.empty() ||
        std::any_of(draft.statements.begin(), draft.statements.end(),
                    [](const DraftStatement& each) { return each.old || each.moved; }))
        return false;
    // A single statement may have been changed.
    const auto& atoms = draft.before->atoms;
    return draft.before->statements.size() > 1 ||
           std::none_of(draft.atoms.begin(), draft.atoms.end(), [&atoms](const std::string& atom) {
               return std::binary_search(atoms.begin(), atoms.end(), atom);
           });
}

Result<void> understand(SheetDraft& draft, SheetForm form, std::string_view text,
                        const Control& control) {
    std::set<std::string> atoms;
    for (const SheetPart& part : draft.source.parts) {
        auto meaning = meaning_of(draft.store, *part.formula, control);
        if (!meaning) {
            if (!control.stop_requested())
                meaning.error().span = span_at(text, part.text, part.end - part.text);
            return tl::unexpected(meaning.error());
        }
        for (const logic::Variable v : logic::variables_of(draft.store, *part.formula))
            atoms.insert(draft.store.name(v));
        DraftStatement statement{*part.formula, std::move(*meaning), {}, {}, {}, true, {}};
        if (form == SheetForm::words) {
            statement.words = text.substr(part.own, part.end - part.own);
            statement.words_are_read = !part.is_comment;
            statement.shares = part.shares;
        }
        draft.statements.push_back(std::move(statement));
    }
    draft.atoms.assign(atoms.begin(), atoms.end());
    if (auto fit = check_atoms(text, draft.atoms); !fit)
        return fit;
    if (draft.before == nullptr)
        return {};
    auto found = find_old(draft, control);
    if (found && is_another_puzzle(draft))
        draft.before = nullptr;
    return found;
}

} // namespace

std::optional<std::size_t> PuzzleSheet::statement_at(SheetForm form, std::size_t line) const {
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const SheetLines& lines = statements[i].lines.at(static_cast<std::size_t>(form));
        if (line >= lines.first && line < lines.first + lines.count)
            return i;
    }
    return std::nullopt;
}

namespace {

enum class Reading : std::uint8_t { strict, lenient, plainly };

/// As SheetDraft::old_story.
std::optional<std::vector<std::string>> old_story_of(SheetForm form, const SheetDraft& draft,
                                                     const Control& control) {
    if (draft.before == nullptr || draft.source.story.empty())
        return std::nullopt;
    std::vector<std::string> story;
    if (form == SheetForm::words) {
        story = story_of_words(*draft.before);
    } else {
        logic::Store scratch;
        auto parts = mace_parts(form, draft.before->texts.at(static_cast<std::size_t>(form)),
                                scratch, control);
        if (!parts)
            return std::nullopt;
        story = std::move(parts->story);
    }
    return story == draft.source.story ? std::nullopt : std::optional(std::move(story));
}

Result<PuzzleSheet> make_sheet(SheetForm form, std::string_view text, const PuzzleSheet* before,
                               Reading reading, const Control& control) {
    logic::Store store;
    const bool lenient = reading == Reading::lenient;
    auto source = form == SheetForm::words ? word_parts(text, store, before, lenient, control)
                                           : mace_parts(form, text, store, control);
    if (!source)
        return tl::unexpected(source.error());
    if (reading == Reading::plainly) {
        source->story.clear();
        for (SheetPart& part : source->parts)
            part.note.clear();
    }
    SheetDraft draft{*source, before, {}, {}, source->vocabulary, std::move(store)};
    draft.old_story = old_story_of(form, draft, control);
    if (auto understood = understand(draft, form, text, control); !understood)
        return tl::unexpected(understood.error());

    PuzzleSheet sheet;
    sheet.texts.at(static_cast<std::size_t>(form)) = text;
    std::array<std::vector<SheetLines>, sheet_forms> lines;
    lines.at(static_cast<std::size_t>(form)) = lines_of_parts(text, *source);
    for (const SheetForm other : {SheetForm::words, SheetForm::propositions, SheetForm::ring}) {
        if (other == form)
            continue;
        auto written = other == SheetForm::words ? write_words(form, draft, control)
                                                 : write_mace(other, draft, control);
        if (!written)
            return tl::unexpected(written.error());
        sheet.texts.at(static_cast<std::size_t>(other)) = std::move(written->text);
        lines.at(static_cast<std::size_t>(other)) = std::move(written->lines);
    }
    for (std::size_t i = 0; i < draft.statements.size(); ++i) {
        Statement statement;
        for (std::size_t each = 0; each < sheet_forms; ++each)
            statement.lines.at(each) = lines.at(each)[i];
        statement.formula = draft.statements[i].formula;
        statement.words_are_read = draft.statements[i].words_are_read;
        const auto old =
            draft.statements[i].old ? draft.statements[i].old : draft.statements[i].moved;
        statement.is_goal =
            source->parts[i].goal || (form == SheetForm::words && draft.before != nullptr && old &&
                                      draft.before->statements[*old].is_goal);
        sheet.statements.push_back(statement);
    }
    sheet.store = std::move(draft.store);
    sheet.atoms = std::move(draft.atoms);
    sheet.setting = draft.vocabulary.setting;
    sheet.figures = figures_of(draft.vocabulary, sheet);
    if (lenient)
        sheet.skipped =
            read_puzzle_leniently(sheet.texts.at(static_cast<std::size_t>(SheetForm::words)))
                .errors;
    return sheet;
}

} // namespace

Result<PuzzleSheet> read_sheet(SheetForm form, std::string_view text, const PuzzleSheet* before,
                               const Control& control) {
    return make_sheet(form, text, before, Reading::strict, control);
}

Result<PuzzleSheet> read_sheet_leniently(SheetForm form, std::string_view text,
                                         const PuzzleSheet* before, const Control& control) {
    return make_sheet(form, text, before, Reading::lenient, control);
}

Result<PuzzleSheet> said_plainly(const PuzzleSheet& sheet, const Control& control) {
    constexpr auto form = SheetForm::propositions;
    return make_sheet(form, sheet.texts.at(static_cast<std::size_t>(form)), nullptr,
                      Reading::plainly, control);
}

Result<PuzzleSheet> read_statements(SheetForm form, std::string_view text, const Control& control) {
    PuzzleSheet sheet;
    const auto source = form == SheetForm::words
                            ? word_parts(text, sheet.store, nullptr, false, control)
                            : mace_parts(form, text, sheet.store, control);
    if (!source)
        return tl::unexpected(source.error());
    const auto own = static_cast<std::size_t>(form);
    sheet.texts.at(own) = text;
    const std::vector<SheetLines> lines = lines_of_parts(text, *source);
    std::set<std::string> atoms;
    for (std::size_t i = 0; i < source->parts.size(); ++i) {
        const SheetPart& part = source->parts[i];
        Statement statement;
        statement.lines.at(own) = lines[i];
        statement.formula = *part.formula;
        statement.words_are_read = form == SheetForm::words && !part.is_comment;
        statement.is_goal = part.goal;
        sheet.statements.push_back(statement);
        for (const logic::Variable v : logic::variables_of(sheet.store, *part.formula))
            atoms.insert(sheet.store.name(v));
    }
    sheet.atoms.assign(atoms.begin(), atoms.end());
    if (auto fit = check_atoms(text, sheet.atoms); !fit)
        return tl::unexpected(fit.error());
    sheet.setting = source->vocabulary.setting;
    if (form == SheetForm::words)
        sheet.figures = figures_of(source->vocabulary, sheet);
    return sheet;
}

SheetForm form_of(std::string_view text) {
    bool is_mace = false;
    bool arithmetic = false;
    bool equation = false;
    bool in_list = false;
    bool formula = false; // set(arithmetic) stands before propositions too
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        line = line.substr(0, std::min(line.find('%'), line.size()));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos) {
            line.remove_prefix(first);
            const bool ends = line.starts_with("end_of_list");
            formula = formula || (in_list && !ends);
            in_list =
                !ends && (in_list || line.starts_with("formulas(") || line.starts_with("clauses("));
            for (const std::string_view mark : {"formulas(", "clauses(", "assign(", "set(",
                                                "clear(", "op(", "if(", "list(", "end_of_list"})
                is_mace = is_mace || line.starts_with(mark);
            arithmetic = arithmetic || line.starts_with("set(arithmetic)");
            equation = equation || line.find('=') != std::string_view::npos;
        }
        begin = end + 1;
    }
    if (!is_mace)
        return SheetForm::words;
    return equation || (arithmetic && !formula) ? SheetForm::ring : SheetForm::propositions;
}

} // namespace loggia::puzzles
