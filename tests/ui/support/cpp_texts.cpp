#include "tests/ui/support/cpp_texts.hpp"

#include <algorithm>
#include <cctype>
#include <cstddef>

namespace loggia::ui::testing {

namespace {

enum class Kind { text, character, other };

struct Token {
    Kind kind = Kind::other;
    std::string text; ///< Of a literal, what it says.
    int line = 0;
};

bool isPartOfName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// Not a whole C++ scanner, but enough for literals and what stands between them.
class Scanner {
public:
    explicit Scanner(std::string_view source) : source_(source) {}

    std::vector<Token> tokens() {
        std::vector<Token> all;
        while (at_ < source_.size())
            if (!skipped())
                all.push_back(next());
        return all;
    }

private:
    [[nodiscard]] bool begins(std::string_view with) const {
        return source_.substr(at_).starts_with(with);
    }
    std::string take(std::size_t length) {
        const std::string_view taken = source_.substr(at_, length);
        line_ += static_cast<int>(std::count(taken.begin(), taken.end(), '\n'));
        at_ += taken.size();
        return std::string(taken);
    }
    /// To the end of what ends so.
    void skipTo(std::string_view end) {
        const std::size_t found = source_.find(end, at_);
        take(found == std::string_view::npos ? source_.size() : found + end.size() - at_);
    }
    bool skipped() {
        if (source_[at_] == '\n')
            new_line_ = true;
        if (std::isspace(static_cast<unsigned char>(source_[at_])) != 0) {
            take(1);
        } else if (begins("//")) {
            take(std::min(source_.find('\n', at_), source_.size()) - at_);
        } else if (begins("/*")) {
            skipTo("*/");
        } else if (new_line_ && begins("#")) {
            do
                skipTo("\n");
            while (at_ > 1 && at_ < source_.size() && source_[at_ - 2] == '\\');
        } else {
            new_line_ = false;
            return false;
        }
        return true;
    }
    Token next() {
        const int line = line_;
        if (begins("R\"")) {
            const std::size_t open = source_.find('(', at_);
            const std::string end =
                ')' + std::string(source_.substr(at_ + 2, open - at_ - 2)) + '"';
            const std::size_t close = source_.find(end, open);
            std::string text(source_.substr(open + 1, close - open - 1));
            take(close + end.size() - at_);
            return {Kind::text, std::move(text), line};
        }
        if (begins("\""))
            return {Kind::text, quoted('"'), line};
        if (begins("'"))
            return {Kind::character, quoted('\''), line};
        if (isPartOfName(source_[at_])) {
            std::size_t end = at_; // A ' within a number separates its digits.
            const bool number = std::isdigit(static_cast<unsigned char>(source_[at_])) != 0;
            while (end < source_.size() &&
                   (isPartOfName(source_[end]) || (number && source_[end] == '\'')))
                ++end;
            return {Kind::other, take(end - at_), line};
        }
        for (const char* two : {"::", "->", "+=", "++"})
            if (begins(two))
                return {Kind::other, take(2), line};
        return {Kind::other, take(1), line};
    }
    std::string quoted(char quote) {
        take(1);
        std::string text;
        while (at_ < source_.size() && source_[at_] != quote)
            text += source_[at_] == '\\' ? escaped() : take(1);
        take(1);
        return text;
    }
    std::string escaped() {
        take(1);
        std::string which = take(1);
        switch (which.front()) {
        case 'n':
            return "\n";
        case 't':
            return "\t";
        case 'x':
            while (at_ < source_.size() &&
                   std::isxdigit(static_cast<unsigned char>(source_[at_])) != 0)
                take(1);
            return "?";
        default:
            return which;
        }
    }

    std::string_view source_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool new_line_ = true;
};

class Collector {
public:
    explicit Collector(const std::vector<Token>& tokens) : tokens_(tokens) {}

    void collect(std::size_t at, std::size_t end) {
        const std::size_t begin = at;
        while (at < end)
            if (tokens_[at].kind == Kind::text)
                at = collectSum(begin, at, end);
            else
                ++at;
    }
    std::vector<CppText> texts;

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view what) const {
        return tokens_[at].kind == Kind::other && tokens_[at].text == what;
    }
    [[nodiscard]] std::string bracketAround(std::size_t at) const {
        int depth = 0;
        while (at-- > 0) {
            if (is(at, ")") || is(at, "}"))
                ++depth;
            else if ((is(at, "(") || is(at, "{")) && depth-- == 0)
                return at > 0 ? tokens_[at - 1].text : std::string();
        }
        return {};
    }
    /// Behind the operand that begins here.
    [[nodiscard]] std::size_t behindOperand(std::size_t at, std::size_t end) const {
        int depth = 0;
        for (; at < end; ++at) {
            if (tokens_[at].kind != Kind::other)
                continue;
            const std::string_view text = tokens_[at].text;
            if (text == "(" || text == "[" || text == "{")
                ++depth;
            else if (depth > 0 && (text == ")" || text == "]" || text == "}"))
                --depth;
            else if (depth == 0 &&
                     std::string_view("+,;)]}?:").find(text) != std::string_view::npos)
                return at;
        }
        return end;
    }
    /// A literal and what + adds to it; where it ends.
    std::size_t collectSum(std::size_t begin, std::size_t at, std::size_t end) {
        CppText said{tokens_[at].line, {}, bracketAround(at)};
        const bool made = at >= begin + 2 && is(at - 1, "(") && is(at - 2, "string");
        const std::size_t first = made ? at - 2 : at;
        std::size_t before = first;
        while (before >= begin + 2 && is(before - 1, "::"))
            before -= 2;
        if (before > begin && (is(before - 1, "+") || is(before - 1, "+=")))
            said.text += CppText::gap;
        const auto take = [&] {
            while (at < end && tokens_[at].kind == Kind::text)
                said.text += tokens_[at++].text;
        };
        take();
        if (made && at < end && is(at, ")"))
            ++at;
        while (at + 1 < end && is(at, "+")) {
            ++at;
            if (tokens_[at].kind == Kind::text) {
                take();
                continue;
            }
            const std::size_t behind = behindOperand(at, end);
            if (behind == at + 1 && tokens_[at].kind == Kind::character)
                said.text += tokens_[at].text;
            else if (!said.text.ends_with(CppText::gap))
                said.text += CppText::gap;
            collect(at, behind);
            at = behind;
        }
        texts.push_back(std::move(said));
        return at;
    }

    const std::vector<Token>& tokens_;
};

} // namespace

std::vector<CppText> textsIn(std::string_view source) {
    const std::vector<Token> tokens = Scanner(source).tokens();
    Collector collector(tokens);
    collector.collect(0, tokens.size());
    return std::move(collector.texts);
}

} // namespace loggia::ui::testing
