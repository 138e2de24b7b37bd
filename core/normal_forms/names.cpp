#include "core/normal_forms/names.hpp"

#include "core/logic/alike_names.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <algorithm>

namespace loggia::normal_forms {

namespace {

using logic::lenient::is_digit;

std::string_view digits_at(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end < text.size() && is_digit(text[end]))
        ++end;
    return text.substr(at, end - at);
}

/// Negative, 0 or positive, as one number is less than, equal to or more than the other.
int compare_numbers(std::string_view a, std::string_view b) {
    a.remove_prefix(std::min(a.find_first_not_of('0'), a.size()));
    b.remove_prefix(std::min(b.find_first_not_of('0'), b.size()));
    if (a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    return a.compare(b);
}

/// The length of a run of letters, digits and underscores.
std::size_t run_of_word(std::string_view text, std::size_t at) {
    const std::size_t begin = at;
    while (at < text.size()) {
        const std::size_t length = logic::lenient::word_character(text, at);
        if (length == 0)
            break;
        at += length;
    }
    return at - begin;
}

} // namespace

bool name_before(std::string_view a, std::string_view b) noexcept {
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() && j < b.size()) {
        if (is_digit(a[i]) && is_digit(b[j])) {
            const std::string_view left = digits_at(a, i);
            const std::string_view right = digits_at(b, j);
            if (const int order = compare_numbers(left, right); order != 0)
                return order < 0;
            i += left.size();
            j += right.size();
        } else if (a[i] != b[j]) {
            return static_cast<unsigned char>(a[i]) < static_cast<unsigned char>(b[j]);
        } else {
            ++i;
            ++j;
        }
    }
    if (i < a.size() || j < b.size())
        return i == a.size();
    return a < b; // x1 and x01
}

std::vector<std::string> in_words_of(const std::vector<std::string>& inputs,
                                     const std::vector<std::string>& others) {
    return logic::in_words_of(inputs, others);
}

bool fits_a_line(std::string_view name) noexcept {
    return std::none_of(name.begin(), name.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 || byte == 0x7f;
    });
}

bool is_word(std::string_view name) noexcept {
    return !name.empty() && name[0] != '.' && std::none_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '|' || c == '#' || c == '\x7F';
    });
}

std::size_t equation_name_length(std::string_view text) noexcept {
    if (text.empty() || is_digit(text[0]))
        return 0;
    std::size_t length = run_of_word(text, 0);
    while (length != 0 && length < text.size()) {
        const char open = text[length];
        std::size_t part = 0;
        if (open == '.') {
            part = run_of_word(text, length + 1);
        } else if (open == '[' || open == '<') {
            part = digits_at(text, length + 1).size();
            const std::size_t end = length + 1 + part;
            if (part != 0 && (end == text.size() || text[end] != (open == '[' ? ']' : '>')))
                part = 0;
            part += part != 0 ? 1 : 0;
        }
        if (part == 0)
            break;
        length += 1 + part;
    }
    return length;
}

bool is_statement_word(std::string_view name) noexcept {
    return name == "NAME" || name == "INORDER" || name == "OUTORDER";
}

bool is_run_of_letters(std::string_view name) noexcept {
    if (name.size() < 2 || !logic::lenient::is_letter(name[0]))
        return false;
    for (std::size_t i = 1; i < name.size(); ++i)
        if (!logic::lenient::is_letter(name[i]) || name[i] != name[i - 1] + 1)
            return false;
    return true;
}

bool is_equation_name(std::string_view name) noexcept {
    return !name.empty() && equation_name_length(name) == name.size();
}

} // namespace loggia::normal_forms
