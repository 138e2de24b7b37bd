#include "core/grading/tasks/latex_layout.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

namespace loggia::grading {

namespace {

class LatexLayout {
public:
    explicit LatexLayout(std::string_view source) : rest_(source) {}

    [[nodiscard]] std::string text() {
        while (!rest_.empty()) {
            const char c = rest_.front();
            if (c == '\\' && rest_.size() > 1)
                take_command();
            else if (c == '%')
                rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
            else
                take_sign(c);
        }
        return std::move(text_);
    }

private:
    void take_sign(char c) {
        rest_.remove_prefix(1);
        if (c == '{')
            kept_braces_.push_back(true);
        if (c == '}' && !kept_braces_.empty()) {
            const bool is_kept = kept_braces_.back();
            kept_braces_.pop_back();
            if (!is_kept) {
                const bool ends_heading = end_of_heading_ == kept_braces_.size() + 1;
                end_of_heading_ = ends_heading ? 0 : end_of_heading_;
                text_ += ends_heading ? "\n" : "";
                return;
            }
        }
        is_in_dollars_ = is_in_dollars_ != (c == '$');
        // Between columns; an answer may use it for and in a formula of its own.
        text_ += c == '&' && !is_in_dollars_ && is_aligned_ ? ' ' : c;
    }

    void take_command() {
        std::size_t end = 1;
        while (end < rest_.size() && std::isalpha(static_cast<unsigned char>(rest_[end])) != 0)
            ++end;
        const std::string_view name = rest_.substr(1, end - 1);
        if (name == "begin" || name == "end") {
            rest_.remove_prefix(end);
            take_environment(name == "begin");
        } else if (name.empty() && rest_[1] == '\\') {
            rest_.remove_prefix(2);
            drop_argument('[', ']');
            text_ += '\n';
        } else if (contains_name(dropped, name)) {
            rest_.remove_prefix(end);
            text_ += ' ';
            if (name == "item")
                drop_argument('[', ']');
        } else if (contains_name(dropped_with_argument, name)) {
            rest_.remove_prefix(end);
            drop_argument('{', '}');
        } else if (contains_name(wrappers, name) || contains_name(headings, name)) {
            const bool is_heading = contains_name(headings, name);
            rest_.remove_prefix(end + (rest_.substr(end).starts_with('*') ? 1 : 0));
            if (rest_.starts_with('{')) {
                rest_.remove_prefix(1);
                kept_braces_.push_back(false);
                end_of_heading_ = is_heading ? kept_braces_.size() : end_of_heading_;
            }
            text_ += is_heading ? "\n" : "";
        } else {
            const std::size_t length = std::max<std::size_t>(end, 2);
            text_ += rest_.substr(0, length);
            rest_.remove_prefix(std::min(length, rest_.size()));
        }
    }

    void take_environment(bool begins) {
        constexpr std::array<std::string_view, 10> aligned{
            "align", "aligned",  "alignat", "array",    "tabular",
            "split", "eqnarray", "gather",  "multline", "cases"};
        if (!rest_.starts_with('{'))
            return;
        std::string_view name = rest_.substr(1, rest_.find('}') - 1);
        drop_argument('{', '}');
        if (name == "verbatim" || name == "lstlisting") {
            const std::size_t end = std::min(rest_.find("\\end{"), rest_.size());
            text_ += rest_.substr(0, begins ? end : 0);
            rest_.remove_prefix(begins ? end : 0);
        } else if (name.ends_with('*')) {
            name.remove_suffix(1);
        }
        if (contains_name(aligned, name))
            is_aligned_ = begins;
        if (begins && (name == "tabular" || name == "array"))
            drop_argument('{', '}');
        text_ += '\n';
    }

    void drop_argument(char open, char close) {
        if (rest_.starts_with(open))
            rest_.remove_prefix(std::min(rest_.find(close), rest_.size() - 1) + 1);
    }

    template <std::size_t Count>
    static bool contains_name(const std::array<std::string_view, Count>& names,
                              std::string_view name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    }

    static constexpr std::array<std::string_view, 22> dropped{
        "item",  "par",      "newpage",   "noindent", "hfill", "newline", "centering", "hline",
        "qed",   "square",   "Box",       "qquad",    "quad",  "medskip", "bigskip",   "smallskip",
        "notag", "nonumber", "maketitle", "large",    "Large", "bf"};
    static constexpr std::array<std::string_view, 11> dropped_with_argument{
        "label",  "tag",  "vspace",   "hspace", "cline",    "title",
        "author", "date", "footnote", "color",  "textcolor"};
    static constexpr std::array<std::string_view, 5> wrappers{"textbf", "emph", "underline",
                                                              "textit", "texttt"};
    static constexpr std::array<std::string_view, 4> headings{"section", "subsection",
                                                              "subsubsection", "paragraph"};

    std::string_view rest_;
    std::string text_;
    std::vector<bool> kept_braces_;
    std::size_t end_of_heading_ = 0; ///< how many braces are open in it
    bool is_in_dollars_ = false;
    bool is_aligned_ = false;
};

} // namespace

std::string without_latex_comments(std::string_view source) {
    constexpr std::string_view end = "\\end{comment}";
    std::string text;
    while (!source.empty()) {
        const std::size_t begin = std::min(source.find("\\begin{comment}"), source.size());
        text += source.substr(0, begin);
        source.remove_prefix(begin);
        const std::size_t last = source.find(end);
        const std::string_view comment =
            last == std::string_view::npos ? source : source.substr(0, last + end.size());
        std::copy_if(comment.begin(), comment.end(), std::back_inserter(text),
                     [](char c) { return c == '\n'; });
        source.remove_prefix(comment.size());
    }
    return text;
}

std::string without_latex_layout(std::string_view source) {
    return LatexLayout(source).text();
}

} // namespace loggia::grading
