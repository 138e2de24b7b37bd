#include "core/normal_forms/formats/write.hpp"
#include "core/normal_forms/formats/write_rows.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace loggia::normal_forms {

namespace {

/// Blanks end a name, `#` begins a comment, and `\` joins lines.
bool is_blif_name(std::string_view name) {
    return !name.empty() && std::none_of(name.begin(), name.end(), [](char c) {
        return static_cast<unsigned char>(c) <= ' ' || c == '#' || c == '\\' || c == '\x7F';
    });
}

/// A keyword with its words, over several lines where one would be too long.
void append_words(std::string_view keyword, const std::vector<std::string_view>& words,
                  std::string& text) {
    constexpr std::size_t longest_line = 78;
    text += keyword;
    std::size_t length = keyword.size();
    for (const std::string_view word : words) {
        if (length + 1 + word.size() > longest_line) {
            text += " \\\n";
            length = 0;
        }
        text.append(" ").append(word);
        length += 1 + word.size();
    }
    text += '\n';
}

/// One output as a two-level function of the inputs that occur in its cubes.
void append_gate(const std::vector<std::string>& inputs, std::string_view name,
                 const PositionalCover& cover, int output, char value, std::string& text) {
    std::vector<bool> occurs(inputs.size(), false);
    std::size_t cubes = 0;
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        if (!cover.has_output(i, output))
            continue;
        ++cubes;
        for (std::size_t k = 0; k < inputs.size(); ++k)
            if (cover.has_literal(i, static_cast<int>(k)))
                occurs[k] = true;
    }
    std::vector<std::string_view> words;
    for (std::size_t k = 0; k < inputs.size(); ++k)
        if (occurs[k])
            words.emplace_back(inputs[k]);
    const bool is_constant = words.empty();
    words.push_back(name);
    append_words(".names", words, text);
    if (is_constant) { // no row says that it is false
        if ((cubes != 0) == (value == '1'))
            text += "1\n";
        return;
    }
    for (std::size_t i = 0; i < cover.terms(); ++i) {
        if (!cover.has_output(i, output))
            continue;
        for (std::size_t k = 0; k < inputs.size(); ++k)
            if (const int input = static_cast<int>(k); occurs[k])
                text += !cover.has_literal(i, input)   ? '-'
                        : cover.may_be(i, input, true) ? '1'
                                                       : '0';
        text.append(" ") += value;
        text += '\n';
    }
}

} // namespace

Result<std::string> write_blif(const WideFunction& function, Form form,
                               const PositionalCover& cover, const PositionalCover& open) {
    for (const auto* const names : {&function.inputs, &function.outputs})
        for (const std::string& name : *names)
            if (!is_blif_name(name))
                return failure(fmt::format("BLIF files have no name '{}'", name));
    const auto outputs = names_beside(function.inputs, function.outputs);
    std::string text = ".model function\n";
    append_words(".inputs", {function.inputs.begin(), function.inputs.end()}, text);
    append_words(".outputs", {outputs.begin(), outputs.end()}, text);
    for (std::size_t i = 0; i < outputs.size(); ++i)
        append_gate(function.inputs, outputs[i], cover, static_cast<int>(i),
                    form == Form::cnf ? '0' : '1', text);
    if (!open.empty()) {
        text += ".exdc\n";
        for (std::size_t i = 0; i < outputs.size(); ++i)
            append_gate(function.inputs, outputs[i], open, static_cast<int>(i), '1', text);
    }
    return text + ".end\n";
}

} // namespace loggia::normal_forms
