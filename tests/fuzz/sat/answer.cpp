// An answer in either form: what is read is written and read again as the same.
#include "core/sat/formats/answer_format.hpp"
#include "tests/fuzz/target.hpp"

#include <algorithm>
#include <cstdlib>

using namespace loggia;
using namespace loggia::sat;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto answer = parse_answer(text);
    if (!answer) {
        fuzz::require(answer.error().span.has_value(), "an error in a text says where");
        fuzz::require(describe(answer.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    constexpr int quick = 1000; // atoms
    int atoms = 0;
    for (const int literal : answer->literals)
        atoms = std::max(atoms, std::abs(literal));
    if (answer->status != Status::satisfiable || atoms == 0 || atoms > quick)
        return 0;
    const auto values = values_of(answer->literals, atoms);
    const auto handout = parse_answer(model_in_assignment_format(values, answer->back_matter));
    fuzz::require(handout && values_of(handout->literals, atoms) == values,
                  "the handout's form says the same");
    fuzz::require(handout->back_matter == answer->back_matter, "back matter is kept");
    const auto competition = parse_answer(to_competition(Status::satisfiable, values));
    fuzz::require(competition && values_of(competition->literals, atoms) == values,
                  "the competition's form says the same");
    return 0;
}
