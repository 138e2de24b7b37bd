#include "core/ladr/interpretation.hpp"

#include <fmt/format.h>

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
            add(out, "{:{}}", operation.table[i], width);
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

void add_portable(std::string& out, const Interpretation& model) {
    add(out, "  [{},\n    [", model.size);
    join(out, model.notes.size(), ",", [&](std::size_t i) {
        add(out, " \"{} = {}\" ", model.notes[i].first, model.notes[i].second);
    });
    out += "],\n    [\n";
    join(out, model.operations.size(), ",\n", [&](std::size_t n) {
        const Operation& operation = model.operations[n];
        std::string name;
        for (const char c : operation.name) {
            if (c == '"' || c == '\\')
                name += '\\';
            name += c;
        }
        add(out, "      [\"{}\", \"{}\", {},\n", type_of(operation), name, operation.arity);
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
            if (operation.arity > 0 && operation.is_relation)
                out += operation.table[i] == 1 ? "  " : "- ";
            out += operation.name;
            if (operation.arity > 0) {
                out += '(';
                add_arguments(out, operation, model.size, i, "", "", ",");
                out += ')';
            }
            if (operation.arity == 0 || !operation.is_relation)
                add(out, " = {}", operation.table[i]);
            out += ".\n";
        }
    }
}

void add_table(std::string& out, const Operation& operation, int size) {
    const auto n = static_cast<std::size_t>(size);
    add(out, "\n {} : ", operation.name);
    const auto numbers = [&](auto number) {
        for (std::size_t i = 0; i < n; ++i)
            add(out, "{:2}", number(i));
    };
    const auto dashes = [&] { out.append(2 * n, '-'); };
    switch (operation.arity) {
    case 0:
        add(out, "{}\n", operation.table[0]);
        return;
    case 1:
        out += "\n        ";
        numbers([](std::size_t i) { return i; });
        out += "\n    ----";
        dashes();
        out += "\n        ";
        numbers([&](std::size_t i) { return operation.table[i]; });
        break;
    case 2:
        out += "\n       |";
        numbers([](std::size_t i) { return i; });
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
             [&](std::size_t i) { add(out, "{}", operation.table[i]); });
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
            add(out, " {:2}", operation.table[i]);
            if ((i + 1) % static_cast<std::size_t>(model.size) == 0)
                out += '\n';
        }
        if (operation.arity == 0)
            out += '\n';
    }
}

void add_escaped(std::string& out, std::string_view text) {
    for (const char c : text) {
        if (c == '"')
            out += "&quot;";
        else if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else
            out += c;
    }
}

void add_xml_operation(std::string& out, const Operation& operation, std::size_t n) {
    const int arity = operation.arity;
    if (arity <= 2)
        add(out, "\n    <op{} type=\"{}\">\n", arity, type_of(operation));
    else
        add(out, "\n    <opn type=\"{}\" arity=\"{}\">\n", type_of(operation), arity);
    add(out, "{}<sym><![CDATA[{}]]></sym>\n", arity == 1 || arity == 2 ? "        " : "      ",
        operation.name);
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
    for (const auto& [name, value] : model.notes) {
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

void add_tex_operation(std::string& out, const Operation& operation, std::size_t n) {
    if (operation.arity == 0)
        return add(out, "{}: {}", operation.name, operation.table[0]);
    out += "\\begin{tabular}{r|";
    out.append(n, 'r');
    add(out, "}}\n{}: & ", operation.name);
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
                       type_of(operation), operation.name);
        if (!first)
            out += " \\hspace{.5cm}\n";
        first = false;
        add_tex_operation(out, operation, static_cast<std::size_t>(model.size));
    });
    out += "\n\n\\caption{ }\n\\end{table}\n";
}

} // namespace

void InterpretationWriter::begin(std::string& out) {
    if (form_ == InterpretationForm::portable)
        out += first_ ? "[\n" : ",\n";
    if (form_ == InterpretationForm::xml && first_)
        out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<interps>\n";
    first_ = false;
}

void InterpretationWriter::append(std::string& out, const Interpretation& interpretation) {
    begin(out);
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
    if (form_ == InterpretationForm::portable)
        out += first_ ? "[\n]\n" : "\n]\n";
    if (form_ == InterpretationForm::xml) {
        if (first_)
            begin(out);
        out += "</interps>\n";
    }
}

} // namespace loggia::ladr
