// The translator from propositional logic to equations of the Boolean ring.
#include "core/base/number_text.hpp"
#include "core/gf2/translator/translate.hpp"
#include "core/grading/tasks/judging.hpp"
#include "core/grading/tasks/task_list.hpp"
#include "core/ladr/mace_input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::grading {

namespace {

enum TranslatorCheck : std::size_t {
    translator_formulas,
    translator_corners,
    translator_substitution,
    translator_collect,
    translator_merge,
    translator_mod,
    translator_options
};

constexpr const char* translator_input = "in.txt";
constexpr const char* substitutions_name = "substitutions";

struct OptionCheck {
    TranslatorCheck check;
    const char* option; ///< as the program takes it; null for none
};
constexpr std::array option_checks{
    OptionCheck{translator_formulas, nullptr}, OptionCheck{translator_substitution, "-s"},
    OptionCheck{translator_collect, "-c"}, OptionCheck{translator_merge, "-m"},
    OptionCheck{translator_mod, "--mod"}};

struct FormulaText {
    const char* title;
    const char* text;
};
// Where the assignment's own program goes wrong, and its relatives.
constexpr std::array formula_corners{
    FormulaText{"operators side by side", "-m1|-m2."},
    FormulaText{"no blanks at all", "(l1&t2)<->-(l2|-t1)."},
    FormulaText{"a double negation", "- -a -> b."},
    FormulaText{"negated brackets", "-(a & b) | -(b | c)."},
    FormulaText{"a chain of and and or", "a | b & c | d."},
    FormulaText{"an implication to the left of another", "(a -> b) -> c."},
    FormulaText{"an implication to the right of another", "a -> (b -> c)."},
    FormulaText{"what is always true", "a | -a."},
    FormulaText{"what is always false", "a & -a."},
    FormulaText{"a lone symbol", "l1."},
    FormulaText{"the same symbol many times", "(a & a) <-> (a | (a & a))."},
    FormulaText{"long names", "lady_1 <-> -tiger_1."},
    FormulaText{"one literal negated three times", "-(-(-m1))."},
};

/// Options in the long form and together: the arguments besides the file.
struct OptionText {
    const char* title;
    std::array<const char*, 4> options; ///< those that are not null
    const char* file_option;            ///< null: standard input
};
constexpr std::array option_texts{
    OptionText{"--subs", {"--subs"}, "-f"},
    OptionText{"--collect", {"--collect"}, "-f"},
    OptionText{"--merge", {"--merge"}, "-f"},
    OptionText{"--file", {}, "--file"},
    OptionText{"no -f: standard input", {}, nullptr},
    OptionText{"-s and -m", {"-s", "-m"}, "-f"},
    OptionText{"-s and -c", {"-s", "-c"}, "-f"},
    OptionText{"-c and -m", {"-c", "-m"}, "-f"},
    OptionText{"-m and --mod", {"-m", "--mod"}, "-f"},
    OptionText{"all options", {"-s", "-c", "-m", "--mod"}, "-f"},
};
constexpr const char* option_substitutions = "    m1 <-> l1 | -t2.\n    m2 <-> -t1.\n";
constexpr const char* option_formulas =
    "    m1 -> l1.\n    (l1 & t1) <-> (m2 | l1).\n    l1 & t1 | l1 & t2 | l1 & l2.\n";

/// A file with one list, or with substitutions before it.
std::string mace_file(const std::string& formulas, const std::string& substitutions = {}) {
    std::string text = "assign(max_models, -1).\n\n";
    if (!substitutions.empty())
        text += fmt::format("formulas(substitutions).\n{}end_of_list.\n\n", substitutions);
    return text + fmt::format("formulas(assumptions).\n{}end_of_list.\n", formulas);
}

bool has_argument(const Case& value, std::string_view argument) {
    return std::find(value.arguments.begin(), value.arguments.end(), argument) !=
           value.arguments.end();
}
bool has_option(const Case& value, std::string_view brief, std::string_view full) {
    return has_argument(value, brief) || has_argument(value, full);
}

Case translator_case(std::size_t check, std::string title, std::string text) {
    Case value{check, std::move(title), {{translator_input, std::move(text)}}, {}};
    for (const OptionCheck& each : option_checks)
        if (each.check == check && each.option != nullptr)
            value.arguments.emplace_back(each.option);
    value.arguments.insert(value.arguments.end(), {"-f", translator_input});
    return value;
}

std::string random_formula(Random& random, int depth) {
    constexpr std::array symbols{"l1", "l2", "t1", "t2", "m1", "m2"};
    if (depth == 0)
        return symbols.at(random.below(symbols.size()));
    if (random.below(4) == 0)
        return fmt::format("-{}", random_formula(random, depth - 1));
    constexpr std::array operators{"&", "|", "->", "<->"};
    // One draw after the other: the order of arguments is the compiler's.
    const std::string left = random_formula(random, depth - 1);
    const char* const connective = operators.at(random.below(operators.size()));
    const auto less = static_cast<int>(random.below(static_cast<std::uint64_t>(depth)));
    return fmt::format("({} {} {})", left, connective, random_formula(random, less));
}

Result<std::vector<Case>> translator_cases(const CaseOrder& order, const Control& /*control*/) {
    std::vector<Case> cases;
    for (const OptionCheck& each : option_checks)
        for (int number = 0; number < order.cases; ++number) {
            Random random = random_of(order, each.check, number);
            std::string formulas;
            const int count = 1 + number % 3;
            for (int i = 0; i < count; ++i)
                formulas += fmt::format("    {}.\n", random_formula(random, 1 + number % 4));
            std::string substitutions;
            if (each.check == translator_substitution) {
                substitutions =
                    fmt::format("    m1 <-> {}.\n", number % 2 == 0 ? "(t1 & -l2)" : "-(l1 -> t2)");
                formulas += "    m1 -> l1.\n";
            }
            std::string title = counted(static_cast<unsigned>(count), "formula");
            if (each.option != nullptr)
                title = fmt::format("{}, option {}", title, each.option);
            cases.push_back(
                translator_case(each.check, std::move(title), mace_file(formulas, substitutions)));
        }
    for (const FormulaText& corner : formula_corners)
        cases.push_back(translator_case(translator_corners, corner.title,
                                        mace_file(fmt::format("    {}\n", corner.text))));
    for (const OptionText& each : option_texts) {
        Case value{translator_options, each.title, {}, {}};
        for (const char* const option : each.options)
            if (option != nullptr)
                value.arguments.emplace_back(option);
        if (each.file_option != nullptr)
            value.arguments.insert(value.arguments.end(), {each.file_option, translator_input});
        const bool substitutes = has_option(value, "-s", "--subs");
        value.files = {{translator_input,
                        mace_file(option_formulas, substitutes ? option_substitutions : "")}};
        cases.push_back(std::move(value));
    }
    cases.push_back({translator_options, "-h prints help", {}, {"-h"}});
    return cases;
}

/// The equations in one form for each meaning, one a line: sorted sums of products.
Result<std::string> canonical_equations(const ladr::MaceInput& equations, const Control& control) {
    const auto formulas = gf2::to_propositional(equations, control);
    if (!formulas)
        return tl::unexpected(formulas.error());
    const auto input = ladr::read_mace(formulas->text);
    if (!input)
        return tl::unexpected(input.error());
    auto again = gf2::to_ring(*input, {}, control);
    if (!again)
        return tl::unexpected(std::move(again.error()));
    return std::move(again->text);
}

/// What the reference prints for a case; without collecting, where that is not wanted.
Result<std::string> reference_output(const Case& value, const Control& control,
                                     bool collects = true) {
    const auto input = ladr::read_mace(value.files.front().text);
    if (!input)
        return tl::unexpected(input.error());
    gf2::TranslateOptions options;
    options.substitute = has_option(value, "-s", "--subs");
    options.collect = collects && has_option(value, "-c", "--collect");
    options.merge = has_option(value, "-m", "--merge");
    options.mod = has_argument(value, "--mod");
    auto translated = gf2::to_ring(*input, options, control);
    if (!translated)
        return tl::unexpected(std::move(translated.error()));
    return std::move(translated->text);
}

std::string without_blanks(std::string text) {
    std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
    return text;
}

/// What is missing for Mace4, or nothing.
std::string fault_of_frame(const Case& value, const std::string& text) {
    const std::string plain = without_blanks(text);
    for (const char* const command : {"set(arithmetic).", "assign(domain_size,2)."})
        if (plain.find(command) == std::string::npos)
            return fmt::format("The output has no {}", command);
    if (plain.find("assign(max_models,-1).") == std::string::npos)
        return "The command assign(max_models, -1). from the input is not in the output.";
    if (has_argument(value, "--mod") && plain.find("mod2=1.") == std::string::npos)
        return "With --mod, wrap each expression in mod 2.";
    return {};
}

/// Names and numbers of a text.
std::set<std::string, std::less<>> words_in(std::string_view text) {
    std::set<std::string, std::less<>> words;
    std::string word;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$') {
            word += c;
        } else if (!word.empty()) {
            words.insert(std::exchange(word, {}));
        }
    }
    return words;
}

/// Names in the sums and products of each equation, line by line.
std::vector<std::size_t> symbols_by_line(std::string_view text) {
    std::vector<std::size_t> counts;
    for (const std::string_view line : lines_of(text)) {
        if (line.find('=') == std::string_view::npos)
            continue;
        std::size_t count = 0;
        bool inside = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const auto byte = static_cast<unsigned char>(line[i]);
            const bool is_word = std::isalnum(byte) != 0 || byte == '_' || byte == '$';
            if (is_word && !inside && std::isdigit(byte) == 0 &&
                !line.substr(i).starts_with("mod "))
                ++count;
            inside = is_word;
        }
        counts.push_back(count);
    }
    return counts;
}

/// An equation from which nothing was taken out, or nothing: collected, a sum has fewer symbols
/// than multiplied out wherever two of its terms share one. `flat` is the reference multiplied out,
/// with its equations in the same order.
std::string fault_of_collecting(const std::string& flat, const std::string& reference,
                                const std::string& text) {
    const auto most = symbols_by_line(flat);
    const auto least = symbols_by_line(reference);
    const auto found = symbols_by_line(text);
    if (most.size() != found.size() || least.size() != found.size())
        return {}; // judged elsewhere, or lines are laid out in another way
    for (std::size_t i = 0; i < found.size(); ++i)
        if (least[i] < most[i] && found[i] >= most[i])
            return fmt::format(
                "Equation {} is not collected: no symbol is factored out of its terms.", i + 1);
    return {};
}

/// A name in the output that comes from nowhere, or nothing. Without any, an equation has as few
/// symbols as the input, so multiplying it out takes no time.
std::string foreign_word(const Case& value, const std::string& text) {
    auto known = words_in(value.files.front().text);
    known.insert({"set", "arithmetic", "assign", "domain_size", "mod", "0", "1", "2"});
    for (const std::string& word : words_in(text + '\n'))
        if (!known.contains(word))
            return word;
    return {};
}

std::string equations_in(const ladr::MaceList& list) {
    return counted(list.members.size(), "equation");
}

/// Which list of the output is missing, is there too many or has another length; for outputs whose
/// lists differ.
std::string fault_of_lists(const Case& value, const ladr::MaceInput& wanted,
                           const ladr::MaceInput& found) {
    const auto list_in = [](const ladr::MaceInput& input, const std::string& name) {
        return std::find_if(input.lists.begin(), input.lists.end(),
                            [&](const ladr::MaceList& list) { return list.name == name; });
    };
    for (const ladr::MaceList& list : found.lists)
        if (list_in(wanted, list.name) == wanted.lists.end())
            return list.name == substitutions_name && has_option(value, "-s", "--subs")
                       ? "The substitutions were not applied: put them into the formulas, and "
                         "leave out the list formulas(substitutions)."
                       : fmt::format("The output has the list formulas({}), which should not be "
                                     "there.",
                                     list.name);
    for (const ladr::MaceList& list : wanted.lists) {
        const auto same = list_in(found, list.name);
        if (same == found.lists.end())
            return fmt::format("The output has no list formulas({}).", list.name);
        if (same->members.size() != list.members.size())
            return fmt::format("The list formulas({}) has {} instead of {}.", list.name,
                               equations_in(*same), list.members.size());
    }
    return "The lists of the output differ from the expected ones in number or order.";
}

Judgement compare_translations(const Case& value, const std::string& reference,
                               const std::string& text, const Control& control) {
    constexpr std::size_t most_lines = 30;
    Judgement result;
    result.expected = reference;
    result.got = first_lines(text, most_lines);
    const auto theirs = ladr::read_mace(text);
    if (!theirs) {
        result.why =
            fmt::format("The output is not in Mace4's syntax: {}.", theirs.error().message);
        return result;
    }
    result.why = fault_of_frame(value, text);
    if (const std::string word = foreign_word(value, text); !word.empty())
        result.why =
            fmt::format("The output has \"{}\", which is not in the input.", excerpt(word));
    if (!result.why.empty())
        return result;
    const auto ours = ladr::read_mace(reference);
    const auto wanted = ours ? canonical_equations(*ours, control)
                             : Result<std::string>(tl::unexpected(ours.error()));
    const auto found = canonical_equations(*theirs, control);
    if (!found || !wanted) {
        result.stopped = control.stop_requested();
        result.why = fmt::format("The equations are not understood: {}.",
                                 found ? wanted.error().message : found.error().message);
        return result;
    }
    const std::vector<std::string_view> right = lines_of(*wanted);
    const std::vector<std::string_view> given = lines_of(*found);
    for (std::size_t i = 0; i < std::max(right.size(), given.size()); ++i) {
        const std::string_view a = i < right.size() ? right[i] : "end of the file";
        const std::string_view b = i < given.size() ? given[i] : "end of the file";
        if (a == b)
            continue;
        result.why = a.ends_with("= 1.") && b.ends_with("= 1.")
                         ? fmt::format("An equation differs over GF(2): multiplied out, yours is "
                                       "\"{}\", expected \"{}\".",
                                       excerpt(b.substr(1)), excerpt(a.substr(1)))
                         : fault_of_lists(value, *ours, *theirs);
        break;
    }
    if (result.why.empty() && has_option(value, "-c", "--collect")) {
        const auto flat = reference_output(value, control, false);
        if (flat)
            result.why = fault_of_collecting(*flat, reference, text);
    }
    result.passed = result.why.empty();
    return result;
}

/// Any text that names the options, and no error.
Result<Judgement> judge_help(const Case& value, const Trial& trial) {
    const auto end = trial.run({}, value.arguments, {});
    if (!end)
        return tl::unexpected(end.error());
    Judgement result;
    result.expected = "a help text that names -c, -s, -m and --mod";
    const std::string text = end->output + end->errors + end->file.value_or("");
    constexpr std::size_t most_lines = 30;
    if (end->kind != SandboxEnd::Kind::exited || text.empty())
        return no_output(*end, trial.limits, result.expected);
    result.got = first_lines(text, most_lines);
    for (const char* const option : {"-c", "-s", "-m", "--mod"})
        if (result.why.empty() && text.find(option) == std::string::npos)
            result.why = fmt::format("The help does not name the option {}.", option);
    result.passed = result.why.empty();
    return result;
}

Result<Judgement> judge_translator(const Case& value, const Trial& trial, const Control& control) {
    if (value.files.empty())
        return judge_help(value, trial);
    const auto reference = reference_output(value, control);
    if (!reference)
        return tl::unexpected(reference.error());
    const auto end = trial.run(value.files, value.arguments, {});
    if (!end)
        return tl::unexpected(end.error());
    if (!has_output(*end))
        return no_output(*end, trial.limits, *reference);
    return compare_translations(value, *reference, output_of(*end), control);
}

std::string text_of(const ladr::MaceInput& input, const ladr::MaceList& list, std::size_t member) {
    const ladr::MaceList::Place place = list.places.at(member);
    return input.text.substr(place.begin, place.end - place.begin);
}

/// Whether a formula has a symbol that the list of substitutions defines: without one, -s has
/// nothing to do.
bool uses_a_substitution(const ladr::MaceInput& input) {
    std::set<std::string, std::less<>> defined;
    std::set<std::string, std::less<>> used;
    for (const ladr::MaceList& list : input.lists)
        for (std::size_t member = 0; member < list.members.size(); ++member) {
            const std::string text = text_of(input, list, member);
            if (list.name == substitutions_name)
                defined.merge(words_in(text.substr(0, text.find("<->")) + '\n'));
            else
                used.merge(words_in(text));
        }
    return std::any_of(defined.begin(), defined.end(),
                       [&](const std::string& symbol) { return used.contains(symbol); });
}

/// Fewer formulas, as far as the file can still be read and the options have something to do.
std::vector<Case> smaller_translator(const Case& value) {
    std::vector<Case> result;
    if (value.files.empty())
        return result;
    const auto whole = ladr::read_mace(value.files.front().text);
    const bool substitutes = whole && uses_a_substitution(*whole);
    for (std::string& fewer : texts_with_fewer_lines(value.files.front().text)) {
        Case smaller = value;
        smaller.files.front().text = std::move(fewer);
        const auto input = ladr::read_mace(smaller.files.front().text);
        const bool keeps_commands =
            smaller.files.front().text.find("max_models") != std::string::npos;
        if (keeps_commands && input && !input->lists.empty() &&
            (!substitutes || uses_a_substitution(*input)) &&
            std::none_of(input->lists.begin(), input->lists.end(),
                         [](const ladr::MaceList& list) { return list.members.empty(); }) &&
            reference_output(smaller, {}))
            result.push_back(std::move(smaller));
    }
    return result;
}

} // namespace

Task translator_task() {
    Task task;
    task.id = "translator";
    task.title = "Translator to the Boolean ring";
    task.summary =
        "A program that translates formulas into equations over the Boolean ring for Mace4.";
    task.usage = "PROGRAM [OPTIONS] -f in.txt";
    task.program_names = {"translator", "translate", "main", "run"};
    task.checks = {
        {"formulas", "Formulas", 12},
        {"corner-cases", "Corner cases", 13, true},
        {"substitution", "Option -s", 5},
        {"collect", "Option -c", 5},
        {"merge", "Option -m", 5},
        {"mod", "Option --mod", 5},
        {"options", "Options in full and together", 5, true},
    };
    task.cases = translator_cases;
    task.judge = judge_translator;
    task.smaller = smaller_translator;
    return task;
}

} // namespace loggia::grading
