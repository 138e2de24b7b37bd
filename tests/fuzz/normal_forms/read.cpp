// Functions in every syntax: what is read is consistent, is written in each format that can say it,
// and comes back as the same.
#include "core/normal_forms/formats/read.hpp"

#include "core/normal_forms/formats/write.hpp"
#include "core/normal_forms/minimize/verify.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <string>

using namespace loggia;
using namespace loggia::normal_forms;

namespace {

constexpr int quickly_compared = 10; // inputs

void require_cover(const Cover& cover, const Function& function) {
    fuzz::require(cover.inputs == static_cast<int>(function.inputs.size()), "a name an input");
    fuzz::require(cover.outputs == static_cast<int>(function.outputs.size()), "a name an output");
    for (const Cube& cube : cover.cubes) {
        fuzz::require((cube.value & ~cube.care) == 0, "values of what occurs");
        fuzz::require((cube.care & ~low_bits(cover.inputs)) == 0, "inputs that there are");
        fuzz::require((cube.outputs & ~low_bits(cover.outputs)) == 0 && cube.outputs != 0,
                      "outputs that there are");
    }
}

void write_and_read(const Function& function) {
    const bool quick = function.on.inputs <= quickly_compared && function.on.terms() <= 300;
    for (const Format format :
         {Format::unicode, Format::ascii, Format::latex, Format::c, Format::python, Format::eqntott,
          Format::pla, Format::blif, Format::minterms, Format::table, Format::csv}) {
        const bool rows =
            format == Format::minterms || format == Format::table || format == Format::csv;
        const bool renames = format == Format::blif || format == Format::csv;
        if (rows && !quick)
            continue;
        // An only input that is called `row` or the like is read as the numbers of rows.
        const bool is_numbering = function.inputs.size() == 1 && function.inputs[0].size() > 1;
        if (is_numbering && (format == Format::table || format == Format::csv))
            continue;
        const auto text = write_form(function, Form::dnf, function.on, format);
        if (!text)
            continue;
        if (format != Format::pla && format != Format::blif &&
            !rows) // which lose inputs that do not occur
            continue;
        const auto again = read_function(*text);
        fuzz::require(again.has_value(), "what is written is read");
        fuzz::require(again->inputs == function.inputs &&
                          (renames || again->outputs == function.outputs),
                      "with the same names");
        if (quick) {
            Function same = *again;
            same.outputs = function.outputs; // but for those that are called like an input
            fuzz::require(!difference(function, same).value(), "as the same");
        }
    }
}

} // namespace

namespace {

void require_wide(std::string_view text, Syntax syntax) {
    std::vector<Error> warnings;
    const auto any = read_any_function(text, syntax, {}, &warnings);
    for (const Error& warning : warnings)
        fuzz::require(warning.span.has_value(), "a warning has a place");
    if (!any || !std::holds_alternative<WideFunction>(*any))
        return;
    const WideFunction& function = std::get<WideFunction>(*any);
    fuzz::require(!is_narrow(function), "what is wide does not fit into words");
    const auto written = write_form(function, Form::dnf, function.on, Format::pla);
    fuzz::require(written.has_value(), "names that were read are written");
    const auto again = read_any_function(*written);
    fuzz::require(again.has_value() && std::get<WideFunction>(*again).on == function.on,
                  "and come back as the same");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    fuzz::require(syntax_of(text) != Syntax::automatic, "some syntax it is");
    for (const Syntax syntax : {Syntax::pla, Syntax::blif, Syntax::dimacs})
        require_wide(text, syntax);
    (void)looks_like_function(text);
    fuzz::require(check_formula(text) || !read_function(text, Syntax::formula),
                  "only formulas are read as one");
    for (const Syntax syntax :
         {Syntax::automatic, Syntax::formula, Syntax::equations, Syntax::table, Syntax::minterms,
          Syntax::pla, Syntax::blif, Syntax::dimacs, Syntax::words, Syntax::letters}) {
        const auto function = read_function(text, syntax);
        if (!function) {
            fuzz::require(!function.error().message.empty(), "an error says why");
            fuzz::require(describe(function.error(), "name", text).ends_with('\n'),
                          "errors can be shown");
            continue;
        }
        fuzz::require(!function->outputs.empty(), "there is an output");
        require_cover(function->on, *function);
        require_cover(function->dont_care, *function);
        write_and_read(*function);
    }
    return 0;
}
