#include "core/gf2/translator/translate.hpp"
#include "core/ladr/models/models.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::gf2;
using namespace loggia::ladr;

namespace {

void check_error(const Error& error, std::string_view text) {
    fuzz::require(describe(error, "name", text).ends_with('\n'), "errors can be shown");
}

/// Few symbols, and tables and terms that stay small.
bool is_small(const MaceInput& input, const Signature& signature) {
    std::size_t arguments = 0;
    for (const Symbol& symbol : signature.symbols)
        arguments += static_cast<std::size_t>(symbol.arity);
    for (const auto& variables : signature.free_variables)
        arguments += variables.size();
    return signature.symbols.size() <= 8 && arguments <= 4 && input.text.size() < 400;
}

/// The commands once more, as a command line gives them.
void command(MaceInput input) {
    MaceOptions options;
    const auto commands = input.commands;
    for (const MaceCommand& command : commands) {
        const auto& arguments = command.arguments;
        Result<void> done;
        if ((command.name == "set" || command.name == "clear") && arguments.size() == 1)
            done = set_mace_flag(input, options, arguments[0], command.name == "set");
        else if (command.name == "assign" && arguments.size() == 2)
            done = assign_mace_parameter(options, arguments[0], arguments[1]);
        fuzz::require(done || !done.error().message.empty(), "an error says why");
    }
    int last = 0;
    for (auto size = options.size_from(options.first_size); size;
         size = options.size_from(*size + options.increment)) {
        fuzz::require(*size > last && *size <= MaceOptions::most_size, "sizes rise to the largest");
        last = *size;
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto input = read_mace(text);
    if (!input) {
        check_error(input.error(), text);
        return 0;
    }
    for (const bool substitute : {false, true}) {
        const auto ring = to_ring(*input, {substitute, true, size % 2 == 0, true});
        if (ring)
            fuzz::require(read_mace(ring->text).has_value(), "what is translated can be read");
        else
            check_error(ring.error(), text);
    }
    if (const auto back = to_propositional(*input); back)
        fuzz::require(read_mace(back->text).has_value(), "what is translated back can be read");
    const auto options = mace_options(*input);
    command(*input);
    const auto signature = signature_of(*input);
    if (!options)
        check_error(options.error(), text);
    if (!signature) {
        check_error(signature.error(), text);
        return 0;
    }
    if (!is_small(*input, *signature))
        return 0;
    const auto problem = ground(*input, *signature, 2);
    if (!problem) {
        check_error(problem.error(), text);
        return 0;
    }
    int models = 0;
    for_each_interpretation(*problem, std::nullopt,
                            [&](const Interpretation&) { return ++models < 100; });
    MaceOptions small;
    small.first_size = small.last_size = 2;
    small.size_is_given = true;
    small.max_models = 100;
    for (const Isomorphic isomorphic : {Isomorphic::all, Isomorphic::lnh, Isomorphic::none}) {
        MaceSearch search;
        search.isomorphic = isomorphic;
        const auto found =
            find_models(*input, small, search, [](const Interpretation&) { return true; });
        if (!found)
            check_error(found.error(), text);
        else
            fuzz::require(models == 0 || found->models > 0, "a model is found where there is one");
    }
    return 0;
}
