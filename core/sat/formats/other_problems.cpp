#include "core/sat/formats/other_problems.hpp"

#include <algorithm>
#include <array>

namespace loggia::sat {

namespace {

struct Known {
    std::string_view word;
    std::string_view sentence;
};

constexpr std::string_view weighted = "expected a clause; weighted clauses (MaxSAT) are not read";
constexpr std::string_view graph = "expected clauses; a graph is not read here";
constexpr std::string_view formula = "expected clauses; a formula (DIMACS SAT) is not read";
constexpr std::string_view quantified =
    "expected a clause; quantified variables (QDIMACS) are not read";
constexpr std::string_view pseudo_boolean =
    "expected a clause; pseudo-Boolean constraints (OPB) are not read";
constexpr std::string_view projected =
    "expected a clause; a projection is read from comments such as c p show 1 2 0";
constexpr std::string_view counted =
    "expected a clause; weights are read from comments such as c p weight 1 0.4 0";
constexpr std::string_view counters = "expected \"p cnf\"; other headers of counters are not read";
constexpr std::string_view compiled = "expected clauses; a compiled formula (NNF) is not read";
constexpr std::string_view comment = "expected a clause; a comment starts with c";

constexpr std::array problems{
    Known{"wcnf", weighted},
    Known{"pwcnf", weighted},
    Known{"cnf+", "expected clauses; cardinality constraints are not read"},
    Known{"pcnf", counters},
    Known{"wpcnf", counters},
    Known{"xnf", "expected clauses; exclusive disjunctions (XNF) are not read"},
    Known{"dnf", "expected clauses; a disjunction of terms (DNF) is not read"},
    Known{"inccnf", "expected clauses; incremental problems (iCNF) are not read"},
    Known{"gcnf", "expected clauses; groups of clauses are not read"},
    Known{"edge", graph},
    Known{"col", graph},
    Known{"sp", graph},
    Known{"max", graph},
    Known{"sat", formula},
    Known{"satx", formula},
    Known{"sate", formula},
    Known{"satex", formula},
};

/// First lines of files that have numbers behind the word.
constexpr std::array heads{Known{"nnf", compiled}};

constexpr std::array lines{
    Known{"a", quantified},
    Known{"e", quantified},
    Known{"d", "expected a clause; lines that delete clauses are read only in a proof"},
    Known{"h", weighted}, // a clause that has to be true
    Known{"vp", projected},
    Known{"w", counted},
};

std::string_view sentence_of(const auto& table, std::string_view word) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Known& known) { return known.word == word; });
    return found == table.end() ? std::string_view() : found->sentence;
}

} // namespace

std::string_view archive_kind(std::string_view text) noexcept {
    constexpr std::size_t tar_signature_at = 257;
    if (text.size() > tar_signature_at && text.substr(tar_signature_at).starts_with("ustar") &&
        text.substr(0, tar_signature_at).find('\0') != std::string_view::npos)
        return "tar";
    if (text.starts_with("PK\x03\x04"))
        return "zip";
    if (text.starts_with("7z\xBC\xAF\x27\x1C"))
        return "7z";
    return text.starts_with("\x28\xB5\x2F\xFD") ? "zstd" : std::string_view();
}

std::string_view other_problem(std::string_view word) noexcept {
    return sentence_of(problems, word);
}

bool begins_other_problem(std::string_view text) noexcept {
    if (text.starts_with("* #variable="))
        return true;
    if (!text.starts_with("p "))
        return false;
    text.remove_prefix(std::min(text.find_first_not_of(' ', 1), text.size()));
    return !other_problem(text.substr(0, text.find_first_of(" \t\r\n"))).empty();
}

std::string_view other_line(std::string_view line, bool dimacs) noexcept {
    const std::string_view word = line.substr(0, line.find_first_of(" \t"));
    const std::string_view rest = line.substr(word.size());
    const std::size_t last = rest.find_last_not_of(" \t");
    // +1 x1 +2 x2 >= 1 ;
    const bool has_coefficient =
        word.starts_with("+") && rest.find_first_of("x~;") != std::string_view::npos;
    if (word == "*" || word == "min:" || word == "max:" || has_coefficient)
        return pseudo_boolean;
    if (last != std::string_view::npos &&
        rest.find_first_not_of("0123456789 \t\r") == std::string_view::npos)
        if (const std::string_view head = sentence_of(heads, word); !head.empty())
            return head;
    if (word.starts_with("#") || word.starts_with("//"))
        return comment;
    // Elsewhere these words may be names.
    const bool ends_with_zero = last != std::string_view::npos && last > 0 && rest[last] == '0' &&
                                (rest[last - 1] == ' ' || rest[last - 1] == '\t');
    return dimacs || ends_with_zero ? sentence_of(lines, word) : std::string_view();
}

} // namespace loggia::sat
