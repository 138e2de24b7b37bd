// A lesson: what is read is written and read again as the same, and a refusal says where.
#include "core/lessons/lesson.hpp"

#include "tests/fuzz/target.hpp"

using namespace loggia;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto text = fuzz::text_of(data, size);
    const auto read = lessons::lesson_of(text);
    if (!read) {
        fuzz::require(text.size() > lessons::most_lesson_bytes || read.error().span.has_value(),
                      "an error in a text says where");
        fuzz::require(describe(read.error(), "name", text).ends_with('\n'), "errors can be shown");
        return 0;
    }
    fuzz::require(!read->title.empty() && !read->page.empty() && !read->steps.empty(),
                  "a lesson has a title, a page and steps");
    const auto again = lessons::lesson_of(lessons::to_text(*read));
    fuzz::require(again.has_value(), "what is written is read");
    fuzz::require(*again == *read, "as the same");
    return 0;
}
