#include "app/commands/ladr/mace4.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/ladr/interpretation_output.hpp"
#include "core/ladr/models/models.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

namespace loggia::commands {

namespace {

using namespace ladr;

constexpr std::array isomorphic_names{Named<Isomorphic>{"all", Isomorphic::all},
                                      Named<Isomorphic>{"lnh", Isomorphic::lnh},
                                      Named<Isomorphic>{"none", Isomorphic::none}};

/// An option of Mace4 that is a letter and stands for a command in the file.
struct LetterOption {
    enum class Kind : std::uint8_t { parameter, flag };

    const char* letter;
    const char* name;
    Kind kind;
    const char* help;
};

constexpr std::array letter_options{
    LetterOption{"-N,--end-size", "end_size", LetterOption::Kind::parameter,
                 "Search domains from --size up to this size"},
    LetterOption{"-i,--increment", "increment", LetterOption::Kind::parameter,
                 "Increment of the domain size"},
    LetterOption{"-s,--seconds-per", "max_seconds_per", LetterOption::Kind::parameter,
                 "Time limit for each domain size, in seconds"},
    LetterOption{"-P", "print_models", LetterOption::Kind::flag, "Print models or not"},
    LetterOption{"-p", "print_models_tabular", LetterOption::Kind::flag, "Print models as tables"},
    LetterOption{"-V", "prolog_style_variables", LetterOption::Kind::flag,
                 "Treat names that start with a capital letter as variables"},
    LetterOption{"-R", "integer_ring", LetterOption::Kind::flag,
                 "Treat +, * and - as operations on the integers modulo the size"},
    LetterOption{"-q", "iterate_primes", LetterOption::Kind::flag,
                 "Search only sizes that are prime"},
    LetterOption{"-Q", "iterate_nonprimes", LetterOption::Kind::flag,
                 "Search only sizes that are not prime"},
    LetterOption{"-b", "max_megs", LetterOption::Kind::parameter, "Accepted, without effect"},
    LetterOption{"-O", "selection_order", LetterOption::Kind::parameter,
                 "Order of the cells: 0 linear, 1 concentric, 2 by bands"},
    LetterOption{"-M", "selection_measure", LetterOption::Kind::parameter,
                 "Next cell: 0 the first open one, otherwise the one with the fewest values"},
    LetterOption{"-v", "verbose", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-L", "lnh", LetterOption::Kind::flag, "Use the least number heuristic"},
    LetterOption{"-G", "negprop", LetterOption::Kind::flag, "Propagate inequalities"},
    LetterOption{"-H", "neg_assign", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-I", "neg_assign_near", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-J", "neg_elim", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-K", "neg_elim_near", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-T", "trace", LetterOption::Kind::flag, "Accepted, without effect"},
    LetterOption{"-S", "skolems_last", LetterOption::Kind::flag, "Skolem functions come last"},
};

struct Mace4 {
    std::vector<std::string> files{"-"};
    std::optional<InterpretationForm> form;
    std::optional<int> size;
    std::optional<int> max_models;
    std::optional<double> seconds;
    std::array<std::optional<int>, letter_options.size()> letters;
    std::vector<std::string> projection;
    std::optional<Isomorphic> isomorphic;
    bool counts = false;
    bool quiet = false;
    bool compatible = false;

    int operator()() const {
        if (counts && (max_models || !projection.empty()))
            throw UsageError("--count cannot be combined with --max-models or --project");
        const std::string name = files.size() > 1  ? fmt::format("{}", fmt::join(files, " + "))
                                 : files[0] == "-" ? "standard input"
                                                   : files[0];
        const auto text = read_files();
        if (!text)
            return report(text.error(), "error");
        auto input = ladr::read_mace(*text);
        if (!input)
            return report(input.error(), name, *text);
        auto options = ladr::mace_options(*input);
        if (!options)
            return report(options.error(), name, *text);
        if (!quiet && !compatible)
            for (const auto* warnings : {&input->warnings, &options->warnings})
                for (const Error& warning : *warnings)
                    print_to_stderr(
                        "{}", describe({"warning: " + warning.message, warning.span}, name, *text));
        apply(*input, *options);
        if (const auto signature = ladr::signature_of(*input); signature && !quiet)
            for (const Error& warning : signature->warnings)
                print_to_stderr(
                    "{}", describe({"warning: " + warning.message, warning.span}, name, *text));
        const Interrupt interrupt;
        if (counts)
            return count(*input, *options, name, *text, interrupt);

        ladr::MaceSearch search;
        if (!projection.empty())
            search.projection = projection;
        search.isomorphic = isomorphic;
        search.on_size = [&](int domain) {
            if (!quiet)
                print_to_stderr("\n=== Mace4 starting on domain size {}. ===\n", domain);
        };
        search.on_skipped = [&](int domain, const Error& reason) {
            if (!quiet)
                print_to_stderr("\n=== Domain size {} skipped: {}. ===\n", domain, reason.message);
        };
        const bool prints = form || options->print != MaceOptions::Print::nothing;
        const InterpretationForm own = options->print == MaceOptions::Print::tabular
                                           ? InterpretationForm::tabular
                                           : InterpretationForm::standard2;
        InterpretationPrinter printer(form.value_or(own));
        const auto result = find_models(
            *input, *options, search,
            [&](const Interpretation& model) {
                if (prints)
                    printer.print(model);
                return true;
            },
            interrupt.control());
        if (prints)
            printer.finish();
        if (!result)
            return report(result.error(), name, *text);
        if (!quiet && !prints)
            print_to_stderr("\nExiting with {} model{}.\n", result->models,
                            result->models == 1 ? "" : "s");
        if (!quiet && has_goals(*input))
            say_goals(*input, *result);
        if (!quiet)
            print_to_stderr("\n----- process {} exit ({}) -----\n", ::getpid(),
                            ladr::to_text(result->exit));
        return static_cast<int>(result->exit);
    }

private:
    [[nodiscard]] static bool has_goals(const MaceInput& input) {
        return std::any_of(input.lists.begin(), input.lists.end(), [](const MaceList& list) {
            return list.kind == MaceList::Kind::formulas && list.name == "goals" &&
                   !list.members.empty();
        });
    }

    [[nodiscard]] static bool follow_each_other(const std::vector<int>& sizes) {
        return std::adjacent_find(sizes.begin(), sizes.end(),
                                  [](int a, int b) { return b != a + 1; }) == sizes.end();
    }

    /// "domains of 2 to 4 elements", "domains of 2, 3, 5 elements".
    [[nodiscard]] static std::string domains_of(const std::vector<int>& sizes) {
        if (sizes.size() == 1)
            return fmt::format("a domain of {} element{}", sizes[0], sizes[0] == 1 ? "" : "s");
        return follow_each_other(sizes)
                   ? fmt::format("domains of {} to {} elements", sizes.front(), sizes.back())
                   : fmt::format("domains of {} elements", fmt::join(sizes, ", "));
    }

    /// What the models mean for the goals, which are denied.
    static void say_goals(const MaceInput& input, const MaceResult& result) {
        std::size_t goals = 0;
        for (const MaceList& list : input.lists)
            goals += list.name == "goals" ? list.members.size() : 0;
        const auto signature = ladr::signature_of(input);
        if (result.models > 0) {
            print_to_stderr("\nCounterexample: the assumptions are true and {} in {}. {}\n",
                            goals == 1 ? "the goal is false" : "all goals are false",
                            result.models == 1 ? "this model" : "each of these models",
                            goals == 1 ? "So the goal does not follow."
                                       : "So none of them follows.");
        } else if (result.exhausted.empty()) {
            print_to_stderr("\nNo counterexample was found.\n");
        } else if (signature && !signature->depends_on_size) {
            print_to_stderr("\n"
                            "No counterexample: {} in every model of the assumptions.\n",
                            goals == 1 ? "the goal is true" : "at least one of the goals is true");
        } else {
            print_to_stderr("\nNo counterexample over {}. {} domains may have one.\n",
                            domains_of(result.exhausted),
                            follow_each_other(result.exhausted) ? "Larger" : "Other");
        }
    }

    /// One after the other, as Mace4 does.
    [[nodiscard]] Result<std::string> read_files() const {
        std::string all;
        for (const std::string& file : files) {
            const auto text = read_input(file);
            if (!text)
                return tl::unexpected(text.error());
            all += all.empty() || all.ends_with('\n') ? "" : "\n";
            all += *text;
        }
        return all;
    }

    void apply(MaceInput& input, MaceOptions& options) const {
        if (max_models == 0)
            throw UsageError("--max-models", "expected a number above 0, or -1 for all, found '0'");
        if (size) {
            options.first_size = options.last_size = *size;
            options.size_is_given = true;
        }
        if (max_models) {
            options.max_models.reset();
            if (*max_models > 0)
                options.max_models = static_cast<std::uint64_t>(*max_models);
        }
        if (seconds) {
            options.max_seconds.reset();
            if (*seconds >= 0)
                options.max_seconds = seconds;
        }
        for (std::size_t i = 0; i < letters.size(); ++i)
            if (letters.at(i))
                apply(letter_options.at(i), *letters.at(i), input, options);
    }

    static void apply(const LetterOption& letter, int value, MaceInput& input,
                      MaceOptions& options) {
        const auto taken =
            letter.kind == LetterOption::Kind::flag
                ? ladr::set_mace_flag(input, options, letter.name, value != 0)
                : ladr::assign_mace_parameter(options, letter.name, fmt::format("{}", value));
        if (!taken)
            throw UsageError(letter.letter, taken.error().message);
    }

    /// How many models there are over each size, without listing them.
    [[nodiscard]] int count(const MaceInput& input, const MaceOptions& options,
                            const std::string& name, const std::string& text,
                            const Interrupt& interrupt) const {
        const auto signature = ladr::signature_of(input);
        if (!signature)
            return report(signature.error(), name, text);
        const bool names_sizes = signature->depends_on_size && options.size_is_given &&
                                 options.first_size != options.last_size;
        const auto end = ladr::count_interpretations(
            input, options, isomorphic,
            [&](int domain, const std::string& number) {
                fmt::print("{}{}\n", names_sizes ? fmt::format("{}: ", domain) : "", number);
                flush_output();
            },
            interrupt.control());
        return end ? static_cast<int>(*end) : report(end.error(), name, text);
    }
};

} // namespace

void add_mace4(Command command) {
    auto mace = std::make_shared<Mace4>();
    command.footer(
        "Prints models in the format of interpformat; the other messages of Mace4 go to standard\n"
        "error. Options override the file. The letters are those of Mace4; flags take 1 or 0.\n"
        "See docs/formats/puzzles.md for the input and for which models are listed.\n\n"
        "loggia-cli mace4 -n 5 -N 11 -i 2 -m -1 -f lattice.in\n"
        "loggia-cli translate --mod --file puzzle.in | loggia-cli mace4 | loggia-cli "
        "interpformat\n\n"
        "Exit status: 0 as many models as requested; 1 bad input; 2 there is none; 3 all models;\n"
        "4 and 5 out of time, with and without models.");
    command.add_option("-f,--file,IN", mace->files, "Mace4 files (default: standard input)")
        .type_name("FILE");
    add_form_option(command, mace->form);
    command
        .add_option("-n,--size", mace->size,
                    "Search domains of this size, or of sizes from it up to --end-size")
        .between(1, MaceOptions::most_assigned_size)
        .type_name("SIZE");
    command.add_option("-m,--max-models", mace->max_models, "Maximum number of models; -1 for all")
        .between(-1, 1'000'000'000)
        .type_name("NUMBER");
    command.add_option("-t,--seconds", mace->seconds, "Time limit, in seconds")
        .between(-1.0, 1'000'000.0)
        .type_name("SECONDS");
    for (std::size_t i = 0; i < letter_options.size(); ++i) {
        const LetterOption& letter = letter_options.at(i);
        const auto option = command.add_option(letter.letter, mace->letters.at(i), letter.help);
        if (letter.kind == LetterOption::Kind::flag)
            option.between(0, 1);
        else
            option.between(-1, 1'000'000'000, RangeHint::hidden).type_name("NUMBER");
    }
    command.add_flag("-c", mace->compatible, "Ignore unknown commands without a warning");
    command.add_option("--project", mace->projection, "Project models onto this name (repeatable)")
        .type_name("NAME");
    command
        .add_option("--isomorphic", mace->isomorphic, NameReader(isomorphic_names),
                    "Isomorphic models: all, lnh (those that the least number heuristic leaves) or "
                    "none (one of each class)")
        .type_name("WHICH");
    command.add_flag("--count", mace->counts, "Print the number of models for each domain size");
    command.add_flag("--quiet", mace->quiet, "Print nothing but errors to standard error");
    command.action([mace] { return (*mace)(); });
}

} // namespace loggia::commands
