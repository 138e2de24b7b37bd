#include "core/pathfinding/problems/road_format.hpp"
#include "tests/fuzz/target.hpp"

using namespace loggia;
using namespace loggia::pathfinding;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    (void)looks_like_roads(text);
    const auto question = road_question_of(text);
    if (!question) {
        fuzz::require(describe(question.error(), "name", text).ends_with('\n'),
                      "errors can be shown");
        return 0;
    }
    const auto again = road_question_of(to_text(*question));
    fuzz::require(again.has_value() && *again == *question, "what is written is read back");
    (void)overestimated(*question);
    return 0;
}
