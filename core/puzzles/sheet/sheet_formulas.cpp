#include "core/gf2/named_polynomial.hpp"
#include "core/ladr/proposition.hpp"
#include "core/logic/transform.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::puzzles {

using logic::Expr;

namespace {

/// The atoms that cancel out, so that an equation would not show that they are there.
std::vector<std::string> cancelled(const gf2::RingForm& form) {
    const gf2::Monomial left = form.polynomial.support();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < form.names.size(); ++i)
        if (!left.contains(static_cast<int>(i)))
            names.push_back(form.names[i]);
    return names;
}

/// `(a + b + c) mod 2`, if the sum over the integers would differ; with `d + d` for an atom that
/// cancels out, but for one that stands elsewhere in the equation.
std::string modulo_two(const gf2::RingForm& form, std::string_view elsewhere = {}) {
    bool is_sum = form.polynomial.terms().size() > 1;
    std::string text = form.polynomial.is_zero() ? std::string() : to_text(form);
    for (const std::string& name : cancelled(form))
        if (name != elsewhere) {
            is_sum = true;
            text += fmt::format("{}{} + {}", text.empty() ? "" : " + ", name, name);
        }
    return text.empty() ? "0" : is_sum ? fmt::format("({}) mod 2", text) : text;
}

/// An equation that an atom equals an expression, or that an expression is 1.
Result<std::string> equation_of(const logic::Store& store, Expr e, const Control& control) {
    if (store.kind(e) == logic::Kind::equivalence) {
        const auto sides = store.operands(e);
        for (std::size_t i = 0; i < 2; ++i) {
            if (store.kind(sides[i]) != logic::Kind::variable)
                continue;
            auto form = gf2::ring_form(store, sides[1 - i], control, most_terms_of_a_statement);
            if (!form)
                return tl::unexpected(form.error());
            const std::string& name = store.name(store.variable_of(sides[i]));
            return fmt::format("{} = {}", name, modulo_two(*form, name));
        }
    }
    auto form = gf2::ring_form(store, e, control, most_terms_of_a_statement);
    if (!form)
        return tl::unexpected(form.error());
    const bool one = form->polynomial.has_one();
    if (one)
        form->polynomial += gf2::Polynomial::constant(true);
    // A sum of two that is 1 is so over the integers, too.
    if (!one && form->polynomial.terms().size() == 2 && cancelled(*form).empty())
        return fmt::format("{} = 1", gf2::to_text(*form));
    return fmt::format("{} = {}", modulo_two(*form), one ? 0 : 1);
}

/// What a line of words is as a comment: its lines without the marks of comments.
std::vector<std::string_view> comment_lines(std::string_view words) {
    std::vector<std::string_view> lines;
    while (!words.empty()) {
        const std::size_t end = std::min(words.find('\n'), words.size());
        std::string_view line = words.substr(0, end);
        const std::size_t first = line.find_first_not_of(" \t\r%#");
        line = first == std::string_view::npos ? std::string_view() : line.substr(first);
        while (line.ends_with('\r') || line.ends_with(' ') || line.ends_with('\t'))
            line.remove_suffix(1);
        lines.push_back(line);
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return lines;
}

std::string skeleton(SheetForm form, const SheetDraft& draft) {
    std::string text;
    for (const std::string& line : draft.source.story)
        text += line.empty() ? "%\n" : fmt::format("% {}\n", line);
    std::string glossary;
    for (const std::string& atom : draft.atoms) {
        if (auto words = words_of_atom(draft.vocabulary, atom); !words.empty()) {
            glossary += fmt::format("% {}: {}\n", atom, words);
            continue;
        }
        for (const std::string& line : draft.source.glossary)
            if (line.starts_with(atom) &&
                line.find_first_not_of(" \t", atom.size()) == line.find(':'))
                glossary += fmt::format("% {}\n", line);
    }
    text += text.empty() || glossary.empty() ? "" : "\n";
    text += glossary;
    text += text.empty() ? "" : "\n";
    if (form == SheetForm::ring)
        text += "set(arithmetic).\n";
    if (needs_capital_variables(draft.atoms))
        text += "set(prolog_style_variables).\n";
    if (draft.source.commands.empty())
        text += "assign(domain_size, 2).\nassign(max_models, -1).\n";
    for (const std::string& command : draft.source.commands)
        text += command + '\n';
    return text + "\nformulas(assumptions).\nend_of_list.\n";
}

/// Whether a comment of a text says what an atom means.
bool tells_of(std::string_view text, std::string_view atom) {
    const auto lines = comment_lines(text);
    return std::any_of(lines.begin(), lines.end(), [atom](std::string_view line) {
        if (!line.starts_with(atom))
            return false;
        line.remove_prefix(atom.size());
        const std::size_t colon = line.find_first_not_of(" \t");
        return colon != std::string_view::npos && line[colon] == ':';
    });
}

/// Puts what words mean, as far as the text does not say it, before its commands and lists.
void add_meanings(std::string& text, const SheetDraft& draft) {
    Vocabulary usual = draft.vocabulary;
    for (auto& names : usual.named)
        names.fill({});
    std::string meanings;
    for (const std::string& atom : draft.atoms) {
        const auto place = draft.vocabulary.place_of(atom);
        const bool is_defined = place ? usual.atom_of(place->thing, place->room) != atom
                                      : !draft.vocabulary.phrase_of(atom).empty();
        if (is_defined && !tells_of(text, atom))
            meanings += fmt::format("% {}: {}\n", atom, words_of_atom(draft.vocabulary, atom));
    }
    if (meanings.empty())
        return;
    std::size_t place = 0; // of the first line that is neither blank nor a comment
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::size_t first = text.find_first_not_of(" \t\r", at);
        if (first < end && text[first] != '%')
            break;
        if (first < end && text.compare(first, 6, "%BEGIN") == 0)
            break;
        at = place = std::min(end + 1, text.size());
    }
    text.insert(place, meanings + '\n');
}

/// A formula with its words in a comment above it.
PartText part_of(std::string_view formula, std::string_view denied, const DraftStatement& statement,
                 bool first) {
    PartText part;
    const std::string comment = statement.shares ? std::string() : statement.words;
    if (!comment.empty() && !first)
        part.text += '\n';
    for (const std::string_view line : comment_lines(comment))
        part.text += fmt::format("    % {}\n", line);
    part.denied = fmt::format("{}    {}.", part.text, denied);
    part.text += fmt::format("    {}.", formula);
    return part;
}

/// The lines of the statements in a text that says what they say, one after the other.
std::optional<std::vector<SheetLines>>
lines_of_statements(SheetForm form, std::string_view text,
                    const std::vector<DraftStatement>& statements, const Control& control) {
    logic::Store store;
    const auto parts = mace_parts(form, text, store, control);
    if (!parts || parts->parts.size() != statements.size())
        return std::nullopt;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const auto meaning = meaning_of(store, *parts->parts[i].formula, control);
        if (!meaning || *meaning != statements[i].meaning)
            return std::nullopt;
    }
    return lines_of_parts(text, *parts);
}

} // namespace

bool needs_capital_variables(const std::vector<std::string>& atoms) {
    return std::any_of(atoms.begin(), atoms.end(),
                       [](const std::string& atom) { return atom[0] >= 'u' && atom[0] <= 'z'; });
}

std::string words_of_atom(const Vocabulary& vocabulary, std::string_view atom) {
    if (const auto place = vocabulary.place_of(atom)) {
        const std::size_t room = place->room + 1;
        switch (place->thing) {
        case Thing::lady:
            return fmt::format("a lady is in room {}", room);
        case Thing::tiger:
            return fmt::format("a tiger is in room {}", room);
        case Thing::nothing:
            return fmt::format("room {} is empty", room);
        case Thing::sign:
            return fmt::format("the sign on door {} is true", room);
        }
    }
    if (auto phrase = vocabulary.phrase_of(atom); !phrase.empty())
        return phrase;
    for (const std::string& person : vocabulary.people)
        if (atom == atom_of_person(person))
            return fmt::format("{} is a knight", person);
    return {};
}

Expr simplified_with_all_atoms(logic::Store& store, Expr e) {
    const std::size_t atoms = logic::variables_of(store, e).size();
    const auto keeps_atoms = [&](Expr each) {
        return logic::variables_of(store, each).size() == atoms;
    };
    const Expr folded = logic::folded(store, e);
    const Expr simple = simplified_for_reading(store, folded);
    return keeps_atoms(simple) ? simple : keeps_atoms(folded) ? folded : e;
}

Result<std::string> formula_text(SheetForm form, logic::Store& store, Expr e,
                                 const Control& control) {
    if (form == SheetForm::ring)
        return equation_of(store, e, control);
    return ladr::to_ladr(store, simplified_with_all_atoms(store, e));
}

Result<PatchedText> write_mace(SheetForm form, SheetDraft& draft, const Control& control) {
    SheetParts old;
    std::string_view old_text;
    std::string fresh;
    std::string retold;
    bool keeps = false;
    if (draft.before != nullptr) {
        logic::Store scratch;
        old_text = draft.before->texts.at(static_cast<std::size_t>(form));
        retold = draft.old_story ? with_story(old_text, *draft.old_story, draft.source.story).text
                                 : std::string(old_text);
        add_meanings(retold, draft);
        old_text = retold;
        if (auto parts = mace_parts(form, old_text, scratch, control)) {
            keeps = parts->has_list && parts->parts.size() == draft.before->statements.size();
            old = std::move(*parts);
        }
    }
    for (;;) {
        if (!keeps) {
            fresh = skeleton(form, draft);
            old_text = fresh;
            old = {};
            old.head = fresh.rfind("\nend_of_list.");
        }
        std::vector<PartText> parts;
        for (const DraftStatement& statement : draft.statements) {
            if (control.stop_requested())
                return failure("stopped");
            if (keeps && statement.old) {
                parts.emplace_back();
                parts.back().kept = statement.old;
                continue;
            }
            auto formula = formula_text(form, draft.store, statement.formula, control);
            auto denied = formula;
            if (std::any_of(old.parts.begin(), old.parts.end(),
                            [](const SheetPart& part) { return part.goal; }))
                denied = formula_text(form, draft.store, draft.store.negation(statement.formula),
                                      control);
            if (!formula || !denied)
                return tl::unexpected(formula ? denied.error() : formula.error());
            parts.push_back(part_of(*formula, *denied, statement, parts.empty()));
        }
        auto made = patched(old_text, old, parts);
        if (auto lines = lines_of_statements(form, made.text, draft.statements, control)) {
            made.lines = std::move(*lines);
            return made;
        }
        if (control.stop_requested())
            return failure("stopped");
        if (!keeps)
            return failure("the formulas cannot be written as a Mace4 file");
        keeps = false;
    }
}

} // namespace loggia::puzzles
