#include "core/logic/lenient_spellings.hpp"
#include "core/logic/notation.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::logic {

namespace {

using lenient::is_digit;
using lenient::is_letter;

bool is_letter_or_digit(char c) {
    return is_letter(c) || is_digit(c);
}

std::string quoted(std::string_view name) {
    if (lenient::is_plain_name(name) && !lenient::is_disjunction_in_letters(name) &&
        !lenient::is_run_of_indices(name) && lenient::product_with_bars(name).empty())
        return std::string(name);
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text + '"';
}

Result<std::string> identifier(std::string_view name, const Notation& notation) {
    const bool regular = !name.empty() && !is_digit(name[0]) &&
                         std::all_of(name.begin(), name.end(),
                                     [](char c) { return is_letter_or_digit(c) || c == '_'; });
    if (!regular || notation.reserved.find(fmt::format(" {} ", name)) != std::string_view::npos)
        return failure(fmt::format("{} has no variable named '{}'", notation.title, name));
    return std::string(name);
}

/// `1_2` out of `P_1_2`, `1` out of `x1`; empty where the name has no index.
std::string_view index_of(std::string_view name) {
    const auto head = std::find_if_not(name.begin(), name.end(), is_letter) - name.begin();
    const std::string_view tail = name.substr(static_cast<std::size_t>(head));
    if (head == 0 || tail.empty())
        return {};
    if (std::all_of(tail.begin(), tail.end(), is_digit))
        return tail;
    const bool parts = tail[0] == '_' && tail.back() != '_' &&
                       tail.find("__") == std::string_view::npos &&
                       std::all_of(tail.begin(), tail.end(),
                                   [](char c) { return is_letter_or_digit(c) || c == '_'; });
    return parts ? tail.substr(1) : std::string_view();
}

std::string in_latex_letters(std::string_view name) {
    if (name.size() == 1 && is_letter(name[0]) && !lenient::is_truth_letter(name))
        return std::string(name);
    const bool italic = std::all_of(name.begin(), name.end(),
                                    [](char c) { return is_letter_or_digit(c) || c == '_'; });
    const auto first = std::min(name.find_first_not_of(' '), name.size());
    const std::string_view word = name.substr(first, name.find_last_not_of(' ') + 1 - first);
    const bool means = lenient::keyword(word).end != 0; // upright, ` and ` is an operator
    std::string text = italic || means ? "\\mathit{" : "\\text{";
    for (const char c : name) {
        if (c == '\\')
            text += "\\textbackslash{}";
        else if (c == '^')
            text += "\\textasciicircum{}";
        else if (c == '~')
            text += "\\textasciitilde{}";
        else if (c == '<') // which the usual fonts for text have no sign for, as for > and |
            text += "\\textless{}";
        else if (c == '>')
            text += "\\textgreater{}";
        else if (c == '|')
            text += "\\textbar{}";
        else if (std::string_view("#$%&_{}").find(c) != std::string_view::npos)
            text += {'\\', c};
        else
            text += c;
    }
    return text + '}';
}

std::string in_latex(const Store& store, std::string_view name) {
    const std::string_view index = index_of(name);
    if (index.empty())
        return in_latex_letters(name);
    std::string_view head = name.substr(0, name.size() - index.size());
    if (head.back() == '_')
        head.remove_suffix(1);
    else if (store.find(fmt::format("{}_{}", head, index)))
        return in_latex_letters(name); // x1, while x_{1} is x_1
    std::string parts(index);
    std::replace(parts.begin(), parts.end(), '_', ',');
    std::string letters =
        lenient::is_truth_letter(head) ? std::string(head) : in_latex_letters(head);
    return fmt::format("{}_{{{}}}", letters, parts);
}

} // namespace

Result<std::string> spelled_name(const Store& store, Variable variable, const Notation& notation) {
    const std::string& name = store.name(variable);
    switch (notation.names) {
    case Notation::Names::latex:
        return in_latex(store, name);
    case Notation::Names::identifiers:
        return identifier(name, notation);
    case Notation::Names::verbatim:
        return name;
    case Notation::Names::quoted:
        break;
    }
    return quoted(name);
}

} // namespace loggia::logic
