#include "core/sat/formats/answer_format.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <optional>
#include <unordered_map>
#include <utility>

namespace loggia::sat {

namespace {

class AnswerReader {
public:
    explicit AnswerReader(std::string_view text) : scan_(text) {}

    Result<AnswerFile> read() {
        skip_comments();
        const bool competition = !scan_.at_end() && (scan_.peek() == 's' || scan_.peek() == 'v');
        const auto done = competition     ? read_competition()
                          : is_minisats() ? read_minisats()
                                          : read_assignment_format();
        if (!done)
            return tl::unexpected(done.error());
        return std::move(answer_);
    }

private:
    void skip_comments() {
        for (scan_.skip_space(); !scan_.at_end() && scan_.peek() == 'c'; scan_.skip_space())
            scan_.skip_line();
    }

    Result<void> note(int literal) {
        const auto [place, is_new] = values_.emplace(std::abs(literal), literal > 0);
        if (!is_new && place->second != (literal > 0))
            return failure(fmt::format("atom {} is both true and false", std::abs(literal)),
                           scan_.span());
        if (is_new)
            answer_.literals.push_back(literal);
        return {};
    }

    Result<void> read_assignment_format() {
        for (;; scan_.skip_space()) {
            const bool negative = !scan_.at_end() && scan_.peek() == '-';
            const auto atom = negative ? std::nullopt : scan_.number();
            if (!atom)
                return scan_.expected_word("an atom, or the line 0 after the last one");
            scan_.skip_blanks();
            if (*atom == 0) {
                scan_.skip_line();
                answer_.back_matter = scan_.rest();
                answer_.status =
                    answer_.literals.empty() ? Status::unsatisfiable : Status::satisfiable;
                return {};
            }
            const auto word = scan_.word();
            if (word != "T" && word != "F")
                return scan_.expected_word("T or F");
            if (auto done = note(word == "T" ? *atom : -*atom); !done)
                return done;
            scan_.skip_word();
        }
    }

    [[nodiscard]] bool is_minisats() const {
        const std::string_view word = scan_.word();
        return word == "SAT" || word == "UNSAT" || word == "INDET";
    }

    /// `SAT`, then the literals of the model and 0; `UNSAT`; `INDET` where it was stopped.
    Result<void> read_minisats() {
        const std::string_view word = scan_.take_word();
        scan_.skip_space();
        if (word == "SAT") {
            answer_.status = Status::satisfiable;
            if (auto done = read_values(); !done)
                return done;
            scan_.skip_space();
        } else if (word == "UNSAT") {
            answer_.status = Status::unsatisfiable;
        }
        if (!scan_.at_end())
            return scan_.expected_word("the end of the file");
        return {};
    }

    Result<void> read_competition() {
        for (; !scan_.at_end(); skip_comments()) {
            const auto kind = scan_.word();
            if (kind == "s") {
                scan_.skip_word();
                scan_.skip_blanks();
                const auto word = scan_.word();
                if (word == "SATISFIABLE")
                    answer_.status = Status::satisfiable;
                else if (word == "UNSATISFIABLE")
                    answer_.status = Status::unsatisfiable;
                else if (word != "UNKNOWN")
                    return scan_.expected_word("SATISFIABLE, UNSATISFIABLE or UNKNOWN");
                scan_.skip_line();
            } else if (kind == "v") {
                scan_.skip_word();
                if (auto done = read_values(); !done)
                    return done;
            } else {
                return scan_.expected_word("a line that begins with s, v or c");
            }
        }
        if (answer_.status == Status::unknown && !answer_.literals.empty())
            answer_.status = Status::satisfiable; // values alone
        return {};
    }

    Result<void> read_values() {
        for (;;) {
            if (scan_.at_line_end())
                return {};
            const auto literal = scan_.number();
            if (!literal)
                return scan_.expected_word("a literal");
            if (*literal == 0)
                continue;
            if (auto done = note(*literal); !done)
                return done;
        }
    }

    Scanner scan_;
    AnswerFile answer_;
    std::unordered_map<int, bool> values_;
};

} // namespace

std::string model_in_assignment_format(const std::vector<bool>& values,
                                       std::string_view back_matter) {
    std::string text;
    for (std::size_t atom = 1; atom < values.size(); ++atom) {
        const fmt::format_int digits(atom);
        text.append(digits.data(), digits.size());
        text += values[atom] ? " T\n" : " F\n";
    }
    return text + refusal_in_assignment_format(back_matter);
}

std::string refusal_in_assignment_format(std::string_view back_matter) {
    std::string text = "0\n";
    text += back_matter;
    return text;
}

std::string to_competition(Status status, const std::vector<bool>& values) {
    if (status != Status::satisfiable)
        return status == Status::unsatisfiable ? "s UNSATISFIABLE\n" : "s UNKNOWN\n";
    constexpr std::size_t width = 78;
    std::string text = "s SATISFIABLE\nv";
    std::size_t column = 1;
    const auto add = [&](std::string_view word) {
        if (column + 1 + word.size() > width) {
            text += "\nv";
            column = 1;
        }
        text += ' ';
        text += word;
        column += 1 + word.size();
    };
    for (std::size_t atom = 1; atom < values.size(); ++atom) {
        const auto number = static_cast<std::int64_t>(atom);
        const fmt::format_int digits(values[atom] ? number : -number);
        add({digits.data(), digits.size()});
    }
    add("0");
    text += '\n';
    return text;
}

Result<AnswerFile> parse_answer(std::string_view text) {
    return AnswerReader(text).read();
}

std::vector<bool> values_of(const std::vector<int>& literals, int atoms) {
    std::vector<bool> values(static_cast<std::size_t>(atoms) + 1);
    for (const int literal : literals)
        if (literal > 0 && literal <= atoms)
            values[static_cast<std::size_t>(literal)] = true;
    return values;
}

} // namespace loggia::sat
