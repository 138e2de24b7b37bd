#pragma once

#include "core/base/random.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/normal_forms/study/form_study.hpp"

#include <QSignalSpy>

#include <string>

namespace loggia::ui::testing {

inline QString q(const char* text) {
    return QString::fromUtf8(text);
}

/// What is known of a text, at once and on this thread.
inline FormStudy studyOf(const std::string& text, const FormSettings& settings = {}) {
    return studyForm(text, settings, {}, [](const FormStudy&) {});
}

inline FormSettings asCnf() {
    FormSettings settings;
    settings.form = normal_forms::Form::cnf;
    return settings;
}

/// Rows of a function of `inputs` inputs a, b, ... as a list, with their values by `values`.
inline std::string listOf(int inputs, const std::vector<RowValue>& values) {
    std::string text = "f(";
    for (int i = 0; i < inputs; ++i)
        text += std::string(i > 0 ? ", " : "") + static_cast<char>('a' + i);
    std::string on;
    std::string open;
    for (std::size_t row = 0; row < values.size(); ++row) {
        std::string& list = values[row] == RowValue::open ? open : on;
        if (values[row] != RowValue::zero)
            list += (list.empty() ? "" : ", ") + std::to_string(row);
    }
    return text + ") = m(" + on + ") + d(" + open + ")\n";
}

/// A formula of 16 inputs that nobody minimises exactly in a moment.
inline std::string hardText() {
    Random random(7);
    std::string text;
    for (int term = 0; term < 200; ++term) {
        text += term > 0 ? " | (" : "(";
        for (int i = 0; i < 5; ++i) {
            text += i > 0 ? " & " : "";
            text += random.below(2) == 0 ? "!x" : "x";
            text += std::to_string(random.below(16) + 1);
        }
        text += ')';
    }
    return text;
}

/// Whether what was spied on told that it began to run and, last, that it ended.
inline bool startsAndEnds(const QSignalSpy& running) {
    return running.size() >= 2 && running.first().first().toBool() &&
           !running.last().first().toBool();
}

/// A formula of four inputs whose smallest DNF is not the only one.
inline constexpr const char* small_text = "(!b & !d) | (b & d) | (a & c & !d)";
/// Two outputs that can share a term.
inline constexpr const char* two_outputs = "a b c | f g\n"
                                           "0 0 0 | 0 0\n"
                                           "0 0 1 | 0 1\n"
                                           "0 1 0 | 0 0\n"
                                           "0 1 1 | 1 1\n"
                                           "1 0 0 | 0 0\n"
                                           "1 0 1 | 0 -\n"
                                           "1 1 0 | 1 0\n"
                                           "1 1 1 | 1 1\n";

} // namespace loggia::ui::testing
