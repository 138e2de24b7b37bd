#include "core/normal_forms/exercises/exercise_blocks.hpp"
#include "core/normal_forms/formats/write.hpp"

#include <fmt/format.h>

namespace loggia::normal_forms {

namespace {

/// The parts of a formula, each with what joins it to the next one behind it.
std::vector<std::string> parts_of(const Exercise& exercise, const SheetBlock& block,
                                  Format format) {
    const bool cnf = block.form == Form::cnf;
    const std::string_view joint =
        format == Format::latex ? (cnf ? " \\land {}" : " \\lor {}") : (cnf ? " ∧" : " ∨");
    std::vector<std::string> parts;
    for (const Cube& cube : block.cover->cubes) {
        // Names are letters, so nothing can go wrong.
        std::string text = write_cube(exercise.function, block.form, cube, format).value();
        if (cube.literals() > 1 && block.cover->terms() > 1)
            text.insert(0, 1, '(').push_back(')');
        if (parts.size() + 1 < block.cover->terms())
            text += joint;
        parts.push_back(std::move(text));
    }
    if (parts.empty())
        parts.emplace_back(format == Format::latex ? (cnf ? "\\top" : "\\bot") : (cnf ? "⊤" : "⊥"));
    return parts;
}

std::size_t characters_of(std::string_view text) {
    std::size_t count = 0;
    for (const char c : text)
        count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80 ? 1 : 0;
    return count;
}

/// `f = ...` in lines of a block of code, which every reader of Markdown shows as they are.
std::string markdown_formula(const Exercise& exercise, const SheetBlock& block) {
    constexpr std::size_t widest = 76;
    std::string text = "```\n" + exercise.function.outputs[0] + " =";
    std::size_t column = 3;
    for (const std::string& part : parts_of(exercise, block, Format::unicode)) {
        const std::size_t width = characters_of(part) + 1;
        if (column + width > widest) {
            text += "\n   ";
            column = 3;
        }
        text += ' ' + part;
        column += width;
    }
    return text + "\n```\n";
}

/// Each part in mathematics of its own, so that lines can break between them.
std::string latex_formula(const Exercise& exercise, const SheetBlock& block) {
    std::string text =
        fmt::format("\\begin{{quote}}\\raggedright\n${} =$\n", exercise.function.outputs[0]);
    for (const std::string& part : parts_of(exercise, block, Format::latex))
        text += fmt::format("${}$\n", part);
    return text + "\\end{quote}\n";
}

std::string markdown_map(const Function& function) {
    std::string text;
    const auto table = map_table(function);
    for (std::size_t i = 0; i < table.size(); ++i) {
        text += fmt::format("| {} |\n", fmt::join(table[i], " | "));
        if (i == 0)
            for (std::size_t column = 0; column <= table[i].size(); ++column)
                text += column < table[i].size() ? "|---" : "|\n";
    }
    return text;
}

std::string latex_map(const Function& function) {
    const auto table = map_table(function);
    std::string text =
        fmt::format("\\begin{{tabular}}{{c|{}}}\n", std::string(table.front().size() - 1, 'c'));
    for (std::size_t i = 0; i < table.size(); ++i)
        text += fmt::format("{} \\\\{}\n", fmt::join(table[i], " & "), i == 0 ? " \\hline" : "");
    return text + "\\end{tabular}\n";
}

constexpr const char* latex_front = "\\documentclass[a4paper,11pt]{article}\n"
                                    "\\pagestyle{empty}\n"
                                    "\\setlength{\\parindent}{0pt}\n"
                                    "\\setlength{\\parskip}{1.5ex}\n"
                                    "\\sloppy\n" // long NAND expressions break at blanks only
                                    "\\begin{document}\n";
constexpr const char* latex_room = "\\vspace*{4ex}\\hrulefill\n\n";
constexpr int rooms = 8; ///< lines to write on

} // namespace

std::string exercise_markdown(const std::vector<Exercise>& exercises, Sheet sheet) {
    std::string text;
    for (const Exercise& exercise : exercises)
        for (const SheetBlock& block : sheet_blocks(exercise, sheet)) {
            if (!text.empty())
                text += '\n';
            switch (block.kind) {
            case SheetBlock::Kind::title:
                text += fmt::format("# {}\n", block.text);
                break;
            case SheetBlock::Kind::text:
                text += block.text + '\n';
                break;
            case SheetBlock::Kind::formula:
                text += markdown_formula(exercise, block);
                break;
            case SheetBlock::Kind::map:
                text += markdown_map(exercise.function);
                break;
            case SheetBlock::Kind::room:
                text += fmt::format("```\n{} =\n\n\n\n```\n", exercise.function.outputs[0]);
                break;
            }
        }
    return text;
}

std::string exercise_latex(const std::vector<Exercise>& exercises, Sheet sheet) {
    std::string text = latex_front;
    bool first = true;
    for (const Exercise& exercise : exercises)
        for (const SheetBlock& block : sheet_blocks(exercise, sheet)) {
            switch (block.kind) {
            case SheetBlock::Kind::title:
                text += fmt::format("{}\\section*{{{}}}\n", first ? "" : "\\newpage\n", block.text);
                if (sheet == Sheet::student)
                    text += "Name: \\hrulefill\n";
                first = false;
                break;
            case SheetBlock::Kind::text:
                text += block.text + '\n';
                break;
            case SheetBlock::Kind::formula:
                text += latex_formula(exercise, block);
                break;
            case SheetBlock::Kind::map:
                text += latex_map(exercise.function);
                break;
            case SheetBlock::Kind::room:
                for (int i = 0; i < rooms; ++i)
                    text += latex_room;
                break;
            }
            text += '\n';
        }
    return text + "\\end{document}\n";
}

} // namespace loggia::normal_forms
