#include "core/ladr/interpretation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace loggia::ladr {

namespace {

using Operation = Interpretation::Operation;

/// Appends by the rules of fmt.
template <class... Parts>
void add(std::string& out, fmt::format_string<Parts...> format, Parts&&... parts) {
    fmt::format_to(std::back_inserter(out), format, std::forward<Parts>(parts)...);
}

const char* type_of(const Operation& operation) {
    return operation.is_relation ? "relation" : "function";
}

/// Appends `between` between what `add_one(i)` appends for i from 0 to n - 1.
template <class AddOne>
void join(std::string& out, std::size_t n, std::string_view between, AddOne add_one) {
    for (std::size_t i = 0; i < n; ++i) {
        if (i > 0)
            out += between;
        add_one(i);
    }
}

/// An entry as it is read: the number, or `-`.
std::string shown(int value) {
    return value == Operation::unknown ? "-" : std::to_string(value);
}

/// `(0,2)` of the entry that stands there.
void add_arguments(std::string& out, const Operation& operation, int size, std::size_t entry,
                   std::string_view before, std::string_view after, std::string_view between) {
    std::vector<std::size_t> values(static_cast<std::size_t>(operation.arity));
    for (std::size_t i = values.size(); i > 0; --i) {
        values[i - 1] = entry % static_cast<std::size_t>(size);
        entry /= static_cast<std::size_t>(size);
    }
    join(out, values.size(), between,
         [&](std::size_t i) { add(out, "{}{}{}", before, values[i], after); });
}

void add_standard(std::string& out, const Interpretation& model, bool rows) {
    add(out, "interpretation( {}, [", model.size);
    join(out, model.notes.size(), ",",
         [&](std::size_t i) { add(out, "{} = {}", model.notes[i].first, model.notes[i].second); });
    out += "], [\n";
    join(out, model.operations.size(), ",\n", [&](std::size_t n) {
        const Operation& operation = model.operations[n];
        const bool in_rows = rows && operation.arity == 2;
        add(out, "    {}({}", type_of(operation), operation.name);
        if (operation.arity > 0) {
            out += '(';
            join(out, static_cast<std::size_t>(operation.arity), ",",
                 [&](std::size_t) { out += '_'; });
            out += ')';
        }
        out += in_rows ? ", [\n        " : ", [";
        const int width = in_rows && model.size > 10 ? 2 : 1;
        const auto size = static_cast<std::size_t>(model.size);
        for (std::size_t i = 0; i < operation.table.size(); ++i) {
            add(out, "{:>{}}", shown(operation.table[i]), width);
            out += i + 1 == operation.table.size() ? "])" : ",";
            if (in_rows && (i + 1) % size == 0 && i + 1 < operation.table.size())
                out += "\n        ";
        }
    });
    out += "]).\n";
}

/// Nested lists, one level for each argument.
void add_nested(std::string& out, const Operation& operation, std::size_t size) {
    const auto arity = static_cast<std::size_t>(operation.arity);
    const auto indent = [&](std::size_t depth) { out.append(6 + 2 * depth, ' '); };
    if (arity == 0) {
        indent(1);
        add(out, "{:2}", operation.table[0]);
        return;
    }
    std::vector<std::size_t> spans(arity + 1, 1); // entries below a list at each depth
    for (std::size_t depth = arity; depth > 0; --depth)
        spans[depth - 1] = spans[depth] * size;
    for (std::size_t i = 0; i < operation.table.size(); ++i) {
        for (std::size_t depth = 0; depth < arity; ++depth)
            if (i % spans[depth] == 0) {
                indent(depth + 1);
                out += depth + 1 < arity ? "[\n" : "[";
            }
        add(out, "{:2}", operation.table[i]);
        std::size_t open = arity; // lists around what comes next
        while (open > 0 && (i + 1) % spans[open - 1] == 0) {
            if (open < arity) {
                out += '\n';
                indent(open);
            }
            out += ']';
            --open;
        }
        if (open > 0)
            out += open < arity ? ",\n" : ",";
    }
}

/// Within quotation marks of JSON.
std::string escaped_json(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        constexpr unsigned char blank = 0x20;
        if (static_cast<unsigned char>(c) < blank) {
            add(escaped, "\\u{:04x}", static_cast<unsigned>(c));
            continue;
        }
        if (c == '"' || c == '\\')
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

void add_portable(std::string& out, const Interpretation& model) {
    add(out, "  [{},\n    [", model.size);
    join(out, model.notes.size(), ", ", [&](std::size_t i) {
        add(out, " \"=({},{})\"", escaped_json(model.notes[i].first),
            escaped_json(model.notes[i].second));
    });
    out += model.notes.empty() ? "],\n    [\n" : " ],\n    [\n";
    join(out, model.operations.size(), ",\n", [&](std::size_t n) {
        const Operation& operation = model.operations[n];
        add(out, "      [\"{}\", \"{}\", {},\n", type_of(operation), escaped_json(operation.name),
            operation.arity);
        add_nested(out, operation, static_cast<std::size_t>(model.size));
        out += "\n      ]";
    });
    out += "\n    ]\n  ]";
}

void add_notes(std::string& out, const Interpretation& model) {
    for (const auto& [name, value] : model.notes)
        add(out, "% {} = {}\n", name, value);
}

void add_heading(std::string& out, const Interpretation& model) {
    add_notes(out, model);
    add(out, "\n% Interpretation of size {}\n", model.size);
}

void add_cooked(std::string& out, const Interpretation& model) {
    add_heading(out, model);
    for (const Operation& operation : model.operations) {
        out += '\n';
        for (std::size_t i = 0; i < operation.table.size(); ++i) {
            const bool is_literal = operation.arity > 0 && operation.is_relation;
            if (is_literal && operation.table[i] == Operation::unknown)
                continue;
            if (is_literal)
                out += operation.table[i] == 1 ? "  " : "- ";
            out += operation.name;
            if (operation.arity > 0) {
                out += '(';
                add_arguments(out, operation, model.size, i, "", "", ",");
                out += ')';
            }
            if (!is_literal)
                add(out, " = {}", shown(operation.table[i]));
            out += ".\n";
        }
    }
}

void add_table(std::string& out, const Operation& operation, int size) {
    const auto n = static_cast<std::size_t>(size);
    add(out, "\n {} : ", operation.name);
    const auto numbers = [&](auto number) {
        for (std::size_t i = 0; i < n; ++i)
            add(out, "{:>2}", shown(number(i)));
    };
    const auto dashes = [&] { out.append(2 * n, '-'); };
    switch (operation.arity) {
    case 0:
        add(out, "{}\n", operation.table[0]);
        return;
    case 1:
        out += "\n        ";
        numbers([](std::size_t i) { return static_cast<int>(i); });
        out += "\n    ----";
        dashes();
        out += "\n        ";
        numbers([&](std::size_t i) { return operation.table[i]; });
        break;
    case 2:
        out += "\n       |";
        numbers([](std::size_t i) { return static_cast<int>(i); });
        out += "\n    ---+";
        dashes();
        for (std::size_t row = 0; row < n; ++row) {
            add(out, "\n    {:2} |", row);
            numbers([&](std::size_t i) { return operation.table[row * n + i]; });
        }
        break;
    default:
        out += '[';
        join(out, operation.table.size(), ",",
             [&](std::size_t i) { out += shown(operation.table[i]); });
        out += ']';
        break;
    }
    out += '\n';
}

void add_raw(std::string& out, const Interpretation& model) {
    add_heading(out, model);
    for (const Operation& operation : model.operations) {
        add(out, "\n% {} {} / {} : \n\n", operation.is_relation ? "Relation" : "Function",
            operation.name, operation.arity);
        for (std::size_t i = 0; i < operation.table.size(); ++i) {
            add(out, " {:>2}", shown(operation.table[i]));
            if ((i + 1) % static_cast<std::size_t>(model.size) == 0)
                out += '\n';
        }
        if (operation.arity == 0)
            out += '\n';
    }
}

/// The code point that begins there in UTF-8, and how many bytes it takes. Bytes that are none
/// count as Latin-1, and what XML cannot hold as a question mark.
std::pair<char32_t, std::size_t> code_point(std::string_view text, std::size_t at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[at + i]); };
    const unsigned first = byte(0);
    constexpr char32_t blank = 0x20;
    if (first < 0x80) {
        const bool fits = first >= blank || first == '\t' || first == '\n' || first == '\r';
        return {fits ? first : U'?', 1};
    }
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    bool is_utf8 = length > 1 && first < 0xF5 && at + length <= text.size();
    char32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; is_utf8 && i < length; ++i) {
        is_utf8 = (byte(i) & 0xC0U) == 0x80U;
        code = (code << 6U) | (byte(i) & 0x3FU);
    }
    const bool has_meaning = (length == 2 || (length == 3 && code >= 0x800) || code >= 0x10000) &&
                             code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) &&
                             code != 0xFFFE && code != 0xFFFF;
    return is_utf8 && has_meaning ? std::pair(code, length)
                                  : std::pair(char32_t{first}, std::size_t{1});
}

/// Appends text as `plain` says for each ASCII character, others as references.
template <class Plain>
void add_characters(std::string& out, std::string_view text, Plain plain) {
    for (std::size_t at = 0; at < text.size();) {
        const auto [code, length] = code_point(text, at);
        plain(out, code);
        at += length;
    }
}

void add_escaped(std::string& out, std::string_view text) {
    add_characters(out, text, [](std::string& to, char32_t c) {
        if (c == '"')
            to += "&quot;";
        else if (c == '&')
            to += "&amp;";
        else if (c == '<')
            to += "&lt;";
        else if (c < 0x80)
            to += static_cast<char>(c);
        else
            add(to, "&#{};", static_cast<std::uint32_t>(c));
    });
}

/// As interpformat has it, with what a CDATA section cannot hold outside of it.
void add_cdata(std::string& out, std::string_view text) {
    out += "<![CDATA[";
    std::string inside;
    add_characters(inside, text, [](std::string& to, char32_t c) {
        if (c == '>' && to.ends_with("]]"))
            to += "]]><![CDATA[>";
        else if (c < 0x80)
            to += static_cast<char>(c);
        else
            add(to, "]]>&#{};<![CDATA[", static_cast<std::uint32_t>(c));
    });
    out += inside;
    out += "]]>";
}

/// A note's name where XML takes it as that of an attribute.
bool is_xml_name(std::string_view name) {
    const auto is_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    };
    return !name.empty() && is_letter(name[0]) && name != "size" &&
           std::all_of(name.begin(), name.end(),
                       [&](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

void add_xml_operation(std::string& out, const Operation& operation, std::size_t n) {
    const int arity = operation.arity;
    if (arity <= 2)
        add(out, "\n    <op{} type=\"{}\">\n", arity, type_of(operation));
    else
        add(out, "\n    <opn type=\"{}\" arity=\"{}\">\n", type_of(operation), arity);
    out += arity == 1 || arity == 2 ? "        <sym>" : "      <sym>";
    add_cdata(out, operation.name);
    out += "</sym>\n";
    const auto numbers = [&](std::string_view tag, std::size_t first, bool heads) {
        for (std::size_t i = 0; i < n; ++i)
            add(out, "<{0}>{1}</{0}>", tag,
                heads ? static_cast<int>(i) : operation.table[first + i]);
    };
    if (arity == 0)
        add(out, "      <v>{}</v>\n", operation.table[0]);
    if (arity == 1 || arity == 2) {
        out += arity == 1 ? "        <head>" : "        <head>        ";
        numbers("i", 0, true);
        out += "</head>\n";
    }
    if (arity == 1) {
        out += "        <row> ";
        numbers("v", 0, false);
        out += "</row>\n";
    }
    for (std::size_t row = 0; arity == 2 && row < n; ++row) {
        add(out, "        <row><i>{}</i> ", row);
        numbers("v", row * n, false);
        out += "</row>\n";
    }
    for (std::size_t i = 0; arity > 2 && i < operation.table.size(); ++i) {
        out += "      <tupval> <tup>";
        add_arguments(out, operation, static_cast<int>(n), i, "<i>", "</i>", "");
        add(out, "</tup>   <v>{}</v> </tupval>\n", operation.table[i]);
    }
    add(out, "    </op{}>\n", arity <= 2 ? std::to_string(arity) : "n");
}

/// Operations of 0, 1, 2 and more arguments, in this order.
template <class Use>
void by_arity(const Interpretation& model, Use use) {
    for (int arity = 0; arity <= 3; ++arity)
        for (const Operation& operation : model.operations)
            if (operation.arity == arity || (arity == 3 && operation.arity > 3))
                use(operation);
}

void add_xml(std::string& out, const Interpretation& model) {
    add(out, "\n  <interp size=\"{}\"", model.size);
    std::vector<std::string_view> attributes;
    for (const auto& [name, value] : model.notes) {
        const bool is_again =
            std::find(attributes.begin(), attributes.end(), name) != attributes.end();
        if (!is_xml_name(name) || is_again)
            continue;
        attributes.push_back(name);
        add(out, " {}=\"", name);
        add_escaped(out, value);
        out += '"';
    }
    out += ">\n";
    by_arity(model, [&](const Operation& operation) {
        add_xml_operation(out, operation, static_cast<std::size_t>(model.size));
    });
    out += "  </interp>\n";
}

/// A symbol as LaTeX prints it; most are as interpformat writes them.
std::string escaped_tex(std::string_view name) {
    std::string escaped;
    for (const char c : name)
        switch (c) {
        case '_':
        case '&':
        case '#':
        case '$':
        case '%':
        case '{':
        case '}':
            escaped += '\\';
            escaped += c;
            break;
        case '^':
            escaped += "\\^{}";
            break;
        case '~':
            escaped += "\\~{}";
            break;
        case '\\':
            escaped += "$\\backslash$";
            break;
        case '<':
        case '>':
        case '|':
            add(escaped, "${}$", c);
            break;
        case '\n':
        case '\r':
            escaped += ' ';
            break;
        default:
            escaped += c;
        }
    return escaped;
}

void add_tex_operation(std::string& out, const Operation& operation, std::size_t n) {
    if (operation.arity == 0)
        return add(out, "{}: {}", escaped_tex(operation.name), operation.table[0]);
    out += "\\begin{tabular}{r|";
    out.append(n, 'r');
    add(out, "}}\n{}: & ", escaped_tex(operation.name));
    join(out, n, " & ", [&](std::size_t i) { add(out, "{}", i); });
    out += "\\\\\n\\hline\n";
    const std::size_t rows = operation.table.size() / n;
    for (std::size_t row = 0; row < rows; ++row) {
        if (operation.arity == 1)
            out += "   & ";
        else
            add(out, "    {} & ", row);
        join(out, n, " & ", [&](std::size_t i) { add(out, "{}", operation.table[row * n + i]); });
        out += row + 1 < rows ? " \\\\\n" : "\n";
    }
    out += "\\end{tabular}";
}

void add_tex(std::string& out, const Interpretation& model) {
    add_notes(out, model);
    add(out, "\\begin{{table}}[H]  \\centering % size {}\n", model.size);
    bool first = true;
    by_arity(model, [&](const Operation& operation) {
        if (operation.arity > 2)
            return add(out, "\n\n% table for arity {} {} {} not printed.\n\n", operation.arity,
                       type_of(operation), escaped_tex(operation.name));
        if (!first)
            out += " \\hspace{.5cm}\n";
        first = false;
        add_tex_operation(out, operation, static_cast<std::size_t>(model.size));
    });
    out += "\n\\caption{ }\n\\end{table}\n";
}

} // namespace

void InterpretationWriter::begin(std::string& out) {
    if (!begun_ && form_ == InterpretationForm::xml)
        begin_xml(out);
    begun_ = true;
}

void InterpretationWriter::begin_xml(std::string& out) const {
    out += "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
           "\n<!DOCTYPE interps SYSTEM \"interp3.dtd\">\n"
           "\n<?xml-stylesheet type=\"text/xsl\" href=\"interp3.xsl\"?>\n"
           "\n<interps>\n";
    if (!file_.empty()) {
        out += "\n<source>";
        add_escaped(out, file_);
        out += "</source>\n";
    }
    const auto add_part = [&](std::string_view tag, const std::string& text) {
        add(out, "\n<{}>", tag);
        add_cdata(out, "\n" + text);
        add(out, "</{}>\n", tag);
    };
    if (report_) {
        add_part("heading", report_->heading);
        add_part("input", report_->input);
    }
}

void InterpretationWriter::append(std::string& out, const Interpretation& interpretation) {
    begin(out);
    if (form_ == InterpretationForm::portable)
        out += first_ ? "[\n" : ",\n";
    first_ = false;
    switch (form_) {
    case InterpretationForm::standard2:
    case InterpretationForm::standard:
        return add_standard(out, interpretation, form_ == InterpretationForm::standard2);
    case InterpretationForm::portable:
        return add_portable(out, interpretation);
    case InterpretationForm::tabular:
        add_heading(out, interpretation);
        for (const Operation& operation : interpretation.operations)
            add_table(out, operation, interpretation.size);
        return;
    case InterpretationForm::raw:
        return add_raw(out, interpretation);
    case InterpretationForm::cooked:
        return add_cooked(out, interpretation);
    case InterpretationForm::xml:
        return add_xml(out, interpretation);
    case InterpretationForm::tex:
        return add_tex(out, interpretation);
    }
}

void InterpretationWriter::finish(std::string& out) {
    begin(out);
    if (form_ == InterpretationForm::portable)
        out += first_ ? "[\n]\n" : "\n]\n";
    if (form_ == InterpretationForm::xml)
        out += "\n</interps>\n";
}

} // namespace loggia::ladr
