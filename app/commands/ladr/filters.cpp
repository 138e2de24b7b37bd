#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/ladr/interpretation_output.hpp"
#include "app/commands/ladr/mace4.hpp"
#include "core/ladr/filters/evaluate.hpp"
#include "core/ladr/filters/formula_text.hpp"
#include "core/ladr/filters/isomorphism.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace loggia::commands {

namespace {

using namespace ladr;

/// Reports an error of a text; that of being stopped as what it is.
int refuse(const Error& error, const std::string& file, const std::string& text,
           const Interrupt& interrupt) {
    return interrupt.came() ? interrupted
                            : report(error, file == "-" ? "standard input" : file, text);
}

/// LADR's filters exit with 1 where nothing passes.
int passed_some(bool some) {
    flush_output();
    return some ? success : failed;
}

struct Isofilter {
    std::string file = "-";
    std::vector<std::string> words;
    bool ignore_constants = false;
    bool wrap = false;
    std::optional<std::vector<std::string>> check;
    std::optional<std::vector<std::string>> output;

    int operator()() {
        take_words();
        const Interrupt interrupt;
        const auto text = read_input(file, interrupt.control());
        if (!text)
            return interrupt.came() ? interrupted : report(text.error(), "error");
        if (wrap)
            fmt::print("list(interpretations).\n\n");
        InterpretationPrinter printer(InterpretationForm::standard2);
        SymbolOrder order;
        IsomorphismClasses classes;
        std::uint64_t taken = 0;
        std::uint64_t kept = 0;
        std::optional<Error> error;
        const auto read = read_interpretations(*text, [&](Interpretation model) {
            ++taken;
            order.sort(model);
            if (ignore_constants)
                remove_constants(model);
            Interpretation checked = model;
            if (check)
                keep_operations(checked, *check);
            const auto is_new = classes.add(std::move(checked), interrupt.control());
            if (!is_new) {
                error = is_new.error();
                return false;
            }
            if (!*is_new)
                return true;
            ++kept;
            if (output)
                keep_operations(model, *output);
            printer.print(model);
            return true;
        });
        printer.finish();
        if (!read || error)
            return refuse(error ? *error : read.error(), file, *text, interrupt);
        fmt::print("% isofilter{}{}: input={}, kept={}, checks={}, perms={}, 0.00 seconds.\n",
                   words.empty() ? "" : " ", fmt::join(words, " "), taken, kept, classes.checks(),
                   classes.images());
        if (wrap)
            fmt::print("\nend_of_list.\n");
        flush_output();
        return success;
    }

private:
    void take_words() {
        WordReader reader(words);
        while (const auto word = reader.next()) {
            if (*word == "ignore_constants")
                ignore_constants = true;
            else if (*word == "wrap")
                wrap = true;
            else if (*word == "check")
                check = reader.operations("check");
            else if (*word == "output")
                output = reader.operations("output");
            else if (*word == "discrim")
                (void)reader.value("discrim"); // says what to compare first; all is compared
            else
                throw UsageError(*word, "expected ignore_constants, wrap, check '...', output "
                                        "'...' or discrim FILE");
        }
    }
};

/// A word that names a test, among others of which `rest` are left.
template <std::size_t n>
std::size_t take_test(std::vector<std::string>& words,
                      const std::array<std::string_view, n>& tests) {
    for (auto word = words.begin(); word != words.end(); ++word) {
        const auto* const test = std::find(tests.begin(), tests.end(), *word);
        if (test == tests.end())
            continue;
        words.erase(word);
        return static_cast<std::size_t>(test - tests.begin());
    }
    throw UsageError("test", fmt::format("expected one of {}", fmt::join(tests, ", ")));
}

bool take_word(std::vector<std::string>& words, std::string_view word) {
    return std::erase(words, word) > 0;
}

std::string only_file(const std::vector<std::string>& words, std::string_view of) {
    if (words.size() != 1)
        throw UsageError("file", fmt::format("expected one file of {}", of));
    return words[0];
}

/// How many of `values` a test wants to see first: `all_*` fails at one of the other value.
struct Quantifier {
    bool all;
    bool value;

    /// Of true, for `some_true`, `some_false`, `all_true`, `all_false`.
    template <class Values>
    [[nodiscard]] Result<bool> holds(const Values& each) const {
        bool found = false;
        const auto looked = each([&](bool value_now) {
            found = all ? value_now != value : value_now == value;
            return !found;
        });
        if (!looked)
            return tl::unexpected(looked.error());
        return found != all;
    }
};

struct Interpfilter {
    std::vector<std::string> words;

    int operator()() {
        constexpr std::array<std::string_view, 4> tests{"all_true", "some_true", "all_false",
                                                        "some_false"};
        const std::string told = fmt::format("{}", fmt::join(words, " "));
        const std::size_t test = take_test(words, tests);
        (void)take_word(words, "commands"); // they are read in any case
        const std::string file = only_file(words, "formulas");
        const Quantifier quantifier{test % 2 == 0, test < 2};

        const Interrupt interrupt;
        const auto text = read_input(file, interrupt.control());
        if (!text)
            return interrupt.came() ? interrupted : report(text.error(), "error");
        const auto formulas = read_formulas(*text);
        if (!formulas)
            return report(formulas.error(), file, *text);
        const auto models = read_input("-", interrupt.control());
        if (!models)
            return interrupt.came() ? interrupted : report(models.error(), "error");

        InterpretationPrinter printer(InterpretationForm::standard);
        SymbolOrder order;
        for (TermId id = 0; id < formulas->terms.size(); ++id)
            order.see(formulas->terms.text(formulas->terms[id].name),
                      static_cast<int>(formulas->terms[id].count));
        std::uint64_t checked = 0;
        std::uint64_t passed = 0;
        std::optional<Error> error;
        const auto read = read_interpretations(*models, [&](Interpretation model) {
            ++checked;
            Evaluator evaluator(*formulas, model, interrupt.control());
            const auto holds = quantifier.holds([&](const auto& use) -> Result<void> {
                for (const TermId member : formulas->lists[0].members) {
                    const auto value = evaluator.is_true(member);
                    if (!value)
                        return tl::unexpected(value.error());
                    if (!use(*value))
                        break;
                }
                return {};
            });
            if (!holds) {
                error = holds.error();
                return false;
            }
            if (*holds) {
                ++passed;
                order.sort(model);
                printer.print(model);
            }
            return true;
        });
        printer.finish();
        if (error)
            return refuse(*error, file, *text, interrupt);
        if (!read)
            return report(read.error(), "standard input", *models);
        fmt::print("% interpfilter {}: checked {}, passed {}, 0.00 seconds.\n", told, checked,
                   passed);
        return passed_some(passed > 0);
    }
};

struct Clausefilter {
    std::vector<std::string> words;

    int operator()() {
        constexpr std::array<std::string_view, 4> tests{"true_in_all", "true_in_some",
                                                        "false_in_all", "false_in_some"};
        const std::string told = fmt::format("{}", fmt::join(words, " "));
        const std::size_t test = take_test(words, tests);
        (void)take_word(words, "commands");
        const bool skips = take_word(words, "ignore_nonevaluable");
        const std::string file = only_file(words, "interpretations");
        const Quantifier quantifier{test % 2 == 0, test < 2};

        const Interrupt interrupt;
        const auto text = read_input(file, interrupt.control());
        if (!text)
            return interrupt.came() ? interrupted : report(text.error(), "error");
        std::vector<Interpretation> models;
        const auto read = read_interpretations(*text, [&](Interpretation model) {
            models.push_back(std::move(model));
            return true;
        });
        if (!read)
            return report(read.error(), file, *text);
        std::stable_sort(models.begin(), models.end(), [](const auto& a, const auto& b) {
            return a.size < b.size; // a small one is examined sooner
        });
        const auto stream = read_input("-", interrupt.control());
        if (!stream)
            return interrupt.came() ? interrupted : report(stream.error(), "error");
        const auto formulas = read_formulas(*stream);
        if (!formulas)
            return report(formulas.error(), "standard input", *stream);
        std::vector<Evaluator> evaluators;
        const Control control = interrupt.control();
        evaluators.reserve(models.size());
        for (const Interpretation& model : models)
            evaluators.emplace_back(*formulas, model, control);

        std::uint64_t checked = 0;
        std::uint64_t passed = 0;
        for (const TermId member : formulas->lists[0].members) {
            ++checked;
            const auto holds = quantifier.holds([&](const auto& use) -> Result<void> {
                for (Evaluator& evaluator : evaluators) {
                    if (skips && !evaluator.has_symbols_of(member))
                        continue;
                    const auto value = evaluator.is_true(member);
                    if (!value)
                        return tl::unexpected(value.error());
                    if (!use(*value))
                        break;
                }
                return {};
            });
            if (!holds)
                return refuse(holds.error(), "-", *stream, interrupt);
            if (*holds) {
                ++passed;
                fmt::print("{}.\n", formula_text(*formulas, member));
            }
        }
        fmt::print("% clausefilter {}: checked {}, passed {}, 0.00 seconds.\n", told, checked,
                   passed);
        return passed_some(passed > 0);
    }
};

} // namespace

void add_isofilter(Command command) {
    auto filter = std::make_shared<Isofilter>();
    command.footer(
        "Reads interpretations or the output of Mace4 and prints one of each isomorphism class.\n"
        "The arguments are those of LADR's isofilter:\n\n"
        "  ignore_constants      ignore constants\n"
        "  check 'OPERATIONS'    compare only these operations\n"
        "  output 'OPERATIONS'   print only these operations\n"
        "  wrap                  print a list(interpretations)\n"
        "  discrim FILE          accepted, without effect\n\n"
        "loggia-cli interpformat standard --file models.out | loggia-cli isofilter "
        "ignore_constants");
    command.add_option("-f,--file", filter->file, "File with models (default: standard input)")
        .type_name("FILE");
    command.add_option("WORDS", filter->words, "Operations to compare and print").type_name("");
    command.action([filter] { return (*filter)(); });
}

void add_interpfilter(Command command) {
    auto filter = std::make_shared<Interpfilter>();
    command.footer(
        "Reads interpretations from standard input and prints those in which all or some\n"
        "formulas of a file are true or false. The arguments are those of LADR's interpfilter:\n"
        "the file and one of all_true, some_true, all_false or some_false. Commands such as\n"
        "op(...) may precede the formulas.\n\n"
        "loggia-cli interpfilter abelian.in some_false <groups\n\n"
        "Exit status: 0 success; 1 bad input, or no interpretation passes.");
    command.add_option("WORDS", filter->words, "FORMULAS and a test").type_name("");
    command.action([filter] { return (*filter)(); });
}

void add_clausefilter(Command command) {
    auto filter = std::make_shared<Clausefilter>();
    command.footer(
        "Reads formulas from standard input and prints those that are true or false in all or\n"
        "some interpretations of a file. The arguments are those of LADR's clausefilter: the\n"
        "file and one of true_in_all, true_in_some, false_in_all or false_in_some.\n"
        "ignore_nonevaluable skips interpretations that lack a symbol of a formula.\n\n"
        "loggia-cli clausefilter lattices true_in_all <candidates\n\n"
        "Exit status: 0 success; 1 bad input, or no formula passes.");
    command.add_option("WORDS", filter->words, "INTERPRETATIONS and a test").type_name("");
    command.action([filter] { return (*filter)(); });
}

} // namespace loggia::commands
