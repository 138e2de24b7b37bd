#include "app/commands/ladr/mace4.hpp"

#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/base/named.hpp"
#include "app/commands/ladr/interpretation_output.hpp"
#include "core/ladr/models/models.hpp"

#include <fmt/format.h>

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

struct Mace4 {
    std::string file = "-";
    InterpretationForm form = InterpretationForm::standard2;
    std::optional<int> size;
    std::optional<int> max_models;
    std::optional<double> seconds;
    std::vector<std::string> projection;
    std::optional<Isomorphic> isomorphic;
    bool counts = false;
    bool quiet = false;

    int operator()() const {
        if (counts && (max_models || !projection.empty()))
            throw UsageError("--count", "counts all models, whole");
        const std::string name = file == "-" ? "standard input" : file;
        const auto text = read_input(file);
        if (!text)
            return report(text.error(), "error");
        const auto input = ladr::read_mace(*text);
        if (!input)
            return report(input.error(), name, *text);
        auto options = ladr::mace_options(*input);
        if (!options)
            return report(options.error(), name, *text);
        apply(*options);
        const Interrupt interrupt;
        if (counts)
            return count(*input, *options, name, *text, interrupt);

        ladr::MaceSearch search;
        if (!projection.empty())
            search.projection = projection;
        search.isomorphic = isomorphic;
        search.on_size = [this](int domain) {
            if (!quiet)
                fmt::print(stderr, "\n=== Mace4 starting on domain size {}. ===\n", domain);
        };
        InterpretationPrinter printer(form);
        const auto result = find_models(
            *input, *options, search,
            [&](const Interpretation& model) {
                printer.print(model);
                return true;
            },
            interrupt.control());
        printer.finish();
        if (!result)
            return report(result.error(), name, *text);
        if (!quiet)
            fmt::print(stderr, "\n----- process {} exit ({}) -----\n", ::getpid(),
                       ladr::to_text(result->exit));
        return static_cast<int>(result->exit);
    }

private:
    void apply(MaceOptions& options) const {
        if (size) {
            options.first_size = options.last_size = *size;
            options.size_is_given = true;
        }
        if (max_models) {
            options.max_models.reset();
            if (*max_models > 0)
                options.max_models = static_cast<std::uint64_t>(*max_models);
        }
        if (seconds)
            options.max_seconds = seconds;
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
        "Prints models as interpformat does; what Mace4 says besides goes to standard error.\n"
        "Options take precedence over what the file assigns. docs/formats.md tells what is read\n"
        "and which models are listed.\n\n"
        "loggia-cli translate --mod --file puzzle.in | loggia-cli mace4 | loggia-cli "
        "interpformat\n\n"
        "Exit status: 0 as many models as asked for; 1 bad input; 2 there is none; 3 all\n"
        "models; 4 and 5 out of time with and without models.");
    command.add_option("-f,--file", mace->file, "File for Mace4; standard input without it")
        .type_name("FILE");
    add_form_option(command, mace->form);
    command.add_option("-n,--size", mace->size, "Look at domains of this size alone")
        .between(1, MaceOptions::most_size)
        .type_name("SIZE");
    command.add_option("-m,--max-models", mace->max_models, "Stop after so many; -1 for all")
        .between(-1, 1'000'000'000)
        .type_name("NUMBER");
    command.add_option("-t,--seconds", mace->seconds, "Stop after so many seconds")
        .between(0.0, 1'000'000.0)
        .type_name("SECONDS");
    command
        .add_option("--project", mace->projection,
                    "Tell of this name alone, each way to set it once; may be repeated")
        .type_name("NAME");
    command
        .add_option("--isomorphic", mace->isomorphic, NameReader(isomorphic_names),
                    "Models that differ only in the names of elements: all of them, those that\n"
                    "the least-number heuristic leaves (lnh), or none but the first")
        .type_name("WHICH");
    command.add_flag("--count", mace->counts,
                     "Print how many models there are over each size that is assigned");
    command.add_flag("--quiet", mace->quiet, "Say nothing on standard error but errors");
    command.action([mace] { return (*mace)(); });
}

} // namespace loggia::commands
