#include "core/ladr/mace_input.hpp"
#include "core/ladr/proposition.hpp"
#include "core/puzzles/claims.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace loggia::puzzles {

namespace {

constexpr std::string_view line_blanks = " \t\r";

std::string_view without_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(line_blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(line_blanks) + 1 - first);
}

/// What a comment says; nothing where the line is none.
std::optional<std::string_view> comment_of(std::string_view line) {
    line = without_blanks(line);
    if (!line.starts_with('%'))
        return std::nullopt;
    return without_blanks(line.substr(std::min(line.find_first_not_of('%'), line.size())));
}

/// The atom and the words of a comment `l1: a lady is in room 1`.
struct GlossaryLine {
    std::string_view atom;
    std::string_view words;
};

std::optional<GlossaryLine> glossary_line(std::string_view comment, const logic::Store& store) {
    const std::size_t colon = comment.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view atom = without_blanks(comment.substr(0, colon));
    if (!store.find(atom))
        return std::nullopt;
    return GlossaryLine{atom, without_blanks(comment.substr(colon + 1))};
}

/// The words of a number's meaning as those of a truth: `1 for a lady in room 2, 0 for a tiger`.
std::string words_of_truth(std::string_view words) {
    constexpr std::string_view where = "1 where ";
    constexpr std::string_view what = "1 for ";
    if (words.starts_with(where))
        return std::string(words.substr(where.size()));
    const std::size_t in = words.find(" in ");
    if (!words.starts_with(what) || in == std::string_view::npos)
        return std::string(words);
    const std::string_view rest = words.substr(in);
    return fmt::format("{} is{}", words.substr(what.size(), in - what.size()),
                       rest.substr(0, rest.find(',')));
}

void learn(Vocabulary& vocabulary, const GlossaryLine& line) {
    const std::string words = words_of_truth(line.words);
    const auto parsed = sentence_words(words, 0, words.size());
    if (!parsed)
        return;
    constexpr std::size_t words_of_knight = 5; // with the end, which may follow a full stop
    if (parsed->size() >= words_of_knight && (*parsed)[3].text == "knight" &&
        is_person_name((*parsed)[0])) {
        const std::string person(spelled_name(words, (*parsed)[0]));
        const bool known = std::find(vocabulary.people.begin(), vocabulary.people.end(), person) !=
                           vocabulary.people.end();
        if (line.atom == atom_of_person(person) && !known &&
            vocabulary.people.size() < most_people) {
            vocabulary.people.push_back(person);
            if (vocabulary.setting == PuzzleSetting::plain)
                vocabulary.setting = PuzzleSetting::islanders;
            return;
        }
    }
    (void)define(vocabulary, line.atom, words, *parsed);
}

/// Finds out where the formulas of a file stand, and which comments are theirs.
class MaceParts {
public:
    MaceParts(std::string_view text, const logic::Store& store, SheetParts& result)
        : text_(text), store_(store), result_(result) {}

    void add(const ladr::MaceList& list, std::size_t member, logic::Expr formula) {
        const ladr::MaceList::Place place = list.places[member];
        SheetPart part;
        part.begin = result_.parts.empty() ? list.begin : result_.parts.back().end;
        if (result_.parts.empty())
            result_.head = list.begin;
        part.text = place.begin;
        part.end = place.end;
        part.goal = list.name == "goals";
        part.formula = formula;
        find_comment(part);
        take_rest_of_line(part);
        result_.parts.push_back(std::move(part));
    }

    void read_comments() {
        bool at_beginning = true;
        std::size_t offset = 0;
        while (offset < text_.size()) {
            const std::size_t end = std::min(text_.find('\n', offset), text_.size());
            const std::string_view line = text_.substr(offset, end - offset);
            const auto comment = comment_of(line);
            if (comment) {
                const auto glossary = glossary_line(*comment, store_);
                if (glossary) {
                    result_.glossary.emplace_back(*comment);
                    learn(result_.vocabulary, *glossary);
                } else if (at_beginning && offset < result_.head) {
                    result_.story.emplace_back(*comment);
                }
            } else if (!without_blanks(line).empty()) {
                at_beginning = false;
            }
            offset = end + 1;
        }
    }

private:
    /// The comment lines right over the formula, or the one that it shares.
    void find_comment(SheetPart& part) const {
        const std::string_view gap = text_.substr(part.begin, part.text - part.begin);
        std::size_t line = gap.rfind('\n');
        const bool blank = gap.find_first_not_of(" \t\r\n") == std::string_view::npos;
        part.own = part.text;
        if (line == std::string_view::npos) {
            if (blank)
                share(part);
            return;
        }
        if (gap.find("%BEGIN") != std::string_view::npos)
            return;
        part.own = part.begin + line + 1;
        std::vector<std::string_view> notes;
        while (line > 0) {
            // The line that ends at `line`.
            const std::size_t before = gap.rfind('\n', line - 1);
            const std::size_t first = before == std::string_view::npos ? 0 : before + 1;
            const auto comment = comment_of(gap.substr(first, line - first));
            if (before == std::string_view::npos || !comment || glossary_line(*comment, store_))
                break;
            notes.push_back(*comment);
            part.own = part.begin + first;
            line = before;
        }
        std::reverse(notes.begin(), notes.end());
        part.note = fmt::format("{}", fmt::join(notes, "\n"));
        if (notes.empty() && blank && gap.find('\n') == gap.rfind('\n'))
            share(part);
    }

    void share(SheetPart& part) const {
        if (result_.parts.empty())
            return;
        const SheetPart& before = result_.parts.back();
        if (before.shares)
            part.shares = before.shares;
        else if (!before.note.empty())
            part.shares = result_.parts.size() - 1;
    }

    /// Blanks, and a comment behind the formula, which is its own if there is none over it.
    void take_rest_of_line(SheetPart& part) const {
        const std::size_t end = std::min(text_.find('\n', part.end), text_.size());
        const std::string_view rest = text_.substr(part.end, end - part.end);
        const auto comment = comment_of(rest);
        if (!without_blanks(rest).empty() &&
            (!comment || rest.find("%BEGIN") != std::string_view::npos))
            return;
        if (comment && part.note.empty() && !part.shares)
            part.note = *comment;
        part.end = end;
    }

    std::string_view text_;
    const logic::Store& store_;
    SheetParts& result_;
};

/// The last command that says how large the domain is.
SourceSpan span_of_size(const ladr::MaceInput& input) {
    SourceSpan span;
    for (const ladr::MaceCommand& command : input.commands)
        if (command.name == "assign" &&
            (command.arguments[0] == "domain_size" || command.arguments[0] == "start_size"))
            span = span_at(input.text, command.offset, command.length);
    return span;
}

} // namespace

Result<SheetParts> mace_parts(SheetForm form, std::string_view text, logic::Store& store,
                              const Control& control) {
    const auto input = ladr::read_mace(text, control);
    if (!input)
        return tl::unexpected(input.error());
    const auto options = ladr::mace_options(*input);
    if (!options)
        return tl::unexpected(options.error());
    const auto refused = [&](Error error) -> tl::unexpected<Error> {
        if (ladr::is_first_order(*input))
            error.message = "this text is first-order, and a puzzle has only propositions; "
                            "'loggia-cli mace4' finds its models";
        return tl::unexpected(std::move(error));
    };
    SheetParts result;
    result.has_list = false;
    struct Found {
        const ladr::MaceList* list;
        std::size_t member;
        logic::Expr formula;
    };
    std::vector<Found> found;
    for (const ladr::MaceList& list : input->lists) {
        if (list.name == "hints")
            continue;
        if (list.kind == ladr::MaceList::Kind::distinct)
            return refused(
                {"a list of distinct terms is not allowed in propositional logic",
                 list.members.empty() ? span_at(text, list.begin) : input->span(list.members[0])});
        if (!result.has_list)
            result.head = list.begin;
        result.has_list = true;
        for (std::size_t i = 0; i < list.members.size(); ++i) {
            if (control.stop_requested())
                return failure("stopped");
            const auto e = form == SheetForm::ring
                               ? ladr::from_ring(*input, list.members[i], store)
                               : ladr::proposition_of(*input, list.members[i], store);
            if (!e)
                return refused(e.error());
            found.push_back({&list, i, list.name == "goals" ? store.negation(*e) : *e});
        }
    }
    if (form == SheetForm::ring && options->first_size > 2 && ladr::has_terms(*input))
        return failure(
            fmt::format("these equations are over a domain of {} elements, and those of a "
                        "puzzle over 2; 'loggia-cli mace4' finds their models",
                        options->first_size),
            span_of_size(*input));
    MaceParts parts(text, store, result);
    for (const Found& each : found)
        parts.add(*each.list, each.member, each.formula);
    parts.read_comments();
    for (const ladr::MaceCommand& command : input->commands) {
        const bool kept = command.name != "op" && command.name != "redeclare" &&
                          command.arguments[0] != "arithmetic" &&
                          command.arguments[0] != "prolog_style_variables";
        if (kept)
            result.commands.push_back(
                fmt::format("{}({}).", command.name, fmt::join(command.arguments, ", ")));
    }
    return result;
}

} // namespace loggia::puzzles
