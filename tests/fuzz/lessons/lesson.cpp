// A lesson: what is read is written and read again as the same, and a refusal says where.
#include "core/lessons/lesson.hpp"

#include "tests/fuzz/target.hpp"

#include <string>

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
    for (const lessons::Title& title : read->titles)
        fuzz::require(lessons::title_in(*read, title.language) == title.text,
                      "a title is found by its language");
    fuzz::require(lessons::title_in(*read, "") == read->title, "or it is the lesson's own");
    for (const lessons::Step& step : read->steps)
        for (const lessons::Check& check : step.checks)
            for (const std::string& answer : check.answers)
                fuzz::require(lessons::is_answer(check, ' ' + answer + '\t'),
                              "an answer is right, whatever its blanks");
    return 0;
}
