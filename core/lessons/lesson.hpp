#pragma once

#include "core/base/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Lessons: texts that lead through a page step by step, with tasks that the program checks. The
/// format is described in docs/formats/lessons.md; here it is read. What a check looks at is up to
/// whoever shows the page.
namespace loggia::lessons {

/// What has to be so before a step is done.
struct Check {
    enum class Kind {
        document_has,   ///< The document as text contains `text`.
        document_lacks, ///< It does not.
        page_shows,     ///< `text` can be read on the page.
        page_hides,     ///< It cannot.
        tab,            ///< The tab called `text` is in front.
        ran,            ///< The command whose id is `text` ran during the step.
        field,          ///< The field called `subject` has the value `text`.
        answer,         ///< The person answered with one of `answers`.
    };
    Kind kind = Kind::page_shows;
    std::string subject = {};
    std::string text = {};
    std::vector<std::string> answers = {};

    friend bool operator==(const Check&, const Check&) = default;
};

/// What a page tells of its own accord: who wins, what is solvable, what the solution is.
enum class Values { as_before, shown, hidden };

struct Step {
    std::string title;
    std::string text;                  ///< Markdown; may be empty.
    std::string example = {};          ///< An example to open: "peg/ring4.txt"; or empty.
    std::string document = {};         ///< A document to open; or empty.
    Values values = Values::as_before; ///< From the beginning of the step on.
    std::string target = {};           ///< The control that is meant, by its name; or empty.
    std::vector<std::string> hints = {};
    std::vector<Check> checks = {}; ///< All have to hold; none for a step that is only read.

    friend bool operator==(const Step&, const Step&) = default;
};

/// The title in another language.
struct Title {
    std::string language; ///< By ISO 639: "de".
    std::string text;

    friend bool operator==(const Title&, const Title&) = default;
};

struct Lesson {
    std::string title;
    std::vector<Title> titles; ///< One for a language.
    std::string page;          ///< The id of the page that it is about.
    std::string text;          ///< Markdown above the first step; may be empty.
    std::vector<Step> steps;   ///< At least one.

    friend bool operator==(const Lesson&, const Lesson&) = default;
};

/// Longer texts, in bytes, are no lessons.
inline constexpr std::size_t most_lesson_bytes = std::size_t{1} << 20U;

/// Reads a lesson, or says where it is wrong. O(length).
[[nodiscard]] Result<Lesson> lesson_of(std::string_view text);

/// The lesson as text that lesson_of() reads; for lessons that it has read, the same one.
[[nodiscard]] std::string to_text(const Lesson& lesson);

/// The title in a language, or else the lesson's own.
[[nodiscard]] const std::string& title_in(const Lesson& lesson, std::string_view language);

/// Whether an answer is right: like one of the check's, whatever its case and blanks, and with a
/// full stop or in quotation marks.
[[nodiscard]] bool is_answer(const Check& check, std::string_view answer);

} // namespace loggia::lessons
