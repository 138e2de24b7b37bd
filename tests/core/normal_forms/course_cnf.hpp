#pragma once

#include "core/normal_forms/function.hpp"

#include <string>
#include <string_view>

namespace loggia::normal_forms {

/// A conjunction of 39 clauses that a lecturer made by espresso for a course, of variables a to m.
inline constexpr std::string_view course_clauses =
    "(d|!j|!l|!m) & (!a|!g|m) & (d|!k|l|m) & (c|!d|!e|!j|!l) & (c|d|i|k|m) & "
    "(b|!g|!j|m) & (!a|!i) & (!c|k|l|m) & (a|b|j|!m) & (!c|!e|!k|l|!m) & "
    "(!b|d|!e|!l|!m) & (a|c|!e|l) & (!b|j|!l|m) & (e|i|j|!k) & (!d|e|!k|l) & (!c|h) & "
    "(b|!d|i|k) & (!c|d|!i) & (!a|d|l) & (!b|!c|!l) & (!b|c|e|!j) & (c|e|k|!l) & (a|g) & "
    "(!c|e|!l|!m) & (!c|j|!k) & (d|h) & (e|j|l|!m) & (b|d|!g|!k) & (!a|!d|j) & "
    "(c|!d|!i) & (!a|!c) & (!b|c|!h|l) & (!d|g) & (!d|!e|k) & (d|!j|k) & (!i|!j) & "
    "(!e|g) & (h|!k) & (!f)";

/// Its function: true in 20 rows of 8192.
inline Function course_function() {
    Tables tables{logic::TruthTable(13), logic::TruthTable(13)};
    for (std::uint64_t row = 0; row < tables.on.rows(); ++row) {
        bool all = true;
        bool some = false;
        bool negated = false;
        for (const char letter : course_clauses) {
            if (letter == '(')
                some = false;
            else if (letter == ')')
                all = all && some;
            else if (letter == '!')
                negated = true;
            else if (letter >= 'a' && letter <= 'm') {
                some = some || ((row >> ('m' - letter) & 1U) != 0) != negated;
                negated = false;
            }
        }
        tables.on.set(row, all);
    }
    std::vector<std::string> names;
    for (char name = 'a'; name <= 'm'; ++name)
        names.emplace_back(1, name);
    return function_of(tables, std::move(names));
}

} // namespace loggia::normal_forms
