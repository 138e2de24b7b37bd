#include "core/sat/formats/counting_comments.hpp"

#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t most_digits = 1000; // of a weight
constexpr int largest_exponent = 1000;

/// Takes the digits at the beginning off the text.
std::string take_digits(std::string_view& text) {
    const auto end = std::min(text.find_first_not_of("0123456789"), text.size());
    std::string digits(text.substr(0, end));
    text.remove_prefix(end);
    return digits;
}

/// -12, 0.5, .5, 3e-5, 1/4: an exact fraction, not always in lowest terms.
std::optional<LiteralWeight> weight_of(std::string_view text) {
    if (text.size() > most_digits)
        return std::nullopt;
    const bool negative = text.starts_with('-');
    text.remove_prefix(negative || text.starts_with('+') ? 1 : 0);
    std::string digits = take_digits(text);
    LiteralWeight weight;
    if (text.starts_with('/') && !digits.empty()) {
        text.remove_prefix(1);
        weight.denominator = take_digits(text);
        if (weight.denominator.find_first_not_of('0') == std::string::npos)
            return std::nullopt;
    } else {
        int scale = 0;
        if (text.starts_with('.')) {
            text.remove_prefix(1);
            const std::string behind = take_digits(text);
            scale = -static_cast<int>(behind.size());
            digits += behind;
        }
        if (text.starts_with('e') || text.starts_with('E')) {
            text.remove_prefix(text.starts_with("e+") || text.starts_with("E+") ? 2 : 1);
            int exponent = 0;
            const auto [end, error] =
                std::from_chars(text.data(), text.data() + text.size(), exponent);
            if (error != std::errc() || exponent < -largest_exponent || exponent > largest_exponent)
                return std::nullopt;
            text.remove_prefix(static_cast<std::size_t>(end - text.data()));
            scale += exponent;
        }
        if (digits.empty())
            return std::nullopt;
        if (scale >= 0)
            digits.append(static_cast<std::size_t>(scale), '0');
        else
            weight.denominator.append(static_cast<std::size_t>(-scale), '0');
    }
    if (digits.empty() || !text.empty())
        return std::nullopt;
    weight.numerator = (negative ? "-" : "") + digits;
    return weight;
}

class CommentReader {
public:
    CommentReader(const ClauseFile& file, std::string_view text)
        : scan_(text), atoms_(file.atoms()) {}

    Result<CountingComments> read() {
        for (scan_.skip_space(); !scan_.at_end() && scan_.peek() != '%'; scan_.skip_space()) {
            if (scan_.peek() == 'c')
                if (auto done = read_comment(); !done)
                    return tl::unexpected(done.error());
            scan_.skip_line();
        }
        if (!weighs_) {
            comments_.weights.clear();
            comments_.unread_weights.reset();
        }
        if (!projects_)
            comments_.projection.reset();
        for (const LiteralWeight& weight : comments_.weights)
            if (!places_.contains(-weight.literal))
                return failure(fmt::format("missing weight of {}; counters disagree on its default",
                                           -weight.literal),
                               places_.at(weight.literal));
        return std::move(comments_);
    }

private:
    Result<void> read_comment() {
        if (scan_.take_word() != "c")
            return {};
        std::string_view kind = scan_.take_word();
        if (kind == "t")
            return read_type();
        if (kind == "ind")
            return read_atoms();
        if (kind == "weights" && !scan_.at_line_end() && weight_of(scan_.word()))
            comments_.unread_weights = scan_.last_span();
        if (kind == "MUST" && scan_.take_word() == "MULTIPLY" && scan_.take_word() == "BY")
            read_factor();
        if (kind != "p")
            return {};
        kind = scan_.take_word();
        if (kind == "show")
            return read_atoms();
        return kind == "weight" ? read_weight() : Result<void>();
    }

    Result<void> read_type() {
        const std::string_view type = scan_.take_word();
        if (type != "mc" && type != "pmc" && type != "wmc" && type != "pwmc" && type != "wpmc")
            return scan_.error("expected mc, pmc, wmc or pwmc", last_offset(type), type.size());
        if (!type_.empty() && type != type_)
            return scan_.error(fmt::format("the kind of count is already {}", type_),
                               last_offset(type), type.size());
        type_ = type;
        projects_ = type.find('p') != std::string_view::npos;
        weighs_ = type.find('w') != std::string_view::npos;
        return {};
    }

    /// `2**3 0`, as what simplifies clauses writes it; 1 and 2**0 say nothing.
    void read_factor() {
        const std::string_view factor = scan_.take_word();
        if (!factor.empty() && factor != "1" && factor != "2**0")
            comments_.unread_factor = scan_.last_span();
    }

    /// Behind the 0 that may end the line, or in its place.
    Result<void> expect_end() {
        if (scan_.at_line_end())
            return {};
        return scan_.expected_word("the end of the line");
    }

    Result<void> read_atoms() {
        if (!comments_.projection)
            comments_.projection.emplace();
        std::vector<int>& atoms = *comments_.projection;
        while (!scan_.at_line_end()) {
            const SourceSpan here = scan_.span(scan_.word().size());
            const auto atom = scan_.number();
            if (atom == 0) {
                if (auto end = expect_end(); !end)
                    return end;
                break;
            }
            if (!atom || *atom < 0 || *atom > atoms_)
                return failure(fmt::format("expected an atom from 1 to {}, or 0 at the end of the "
                                           "line",
                                           number_text(static_cast<std::uint64_t>(atoms_))),
                               here);
            atoms.push_back(*atom);
        }
        std::sort(atoms.begin(), atoms.end());
        atoms.erase(std::unique(atoms.begin(), atoms.end()), atoms.end());
        return {};
    }

    Result<void> read_weight() {
        scan_.skip_blanks();
        const SourceSpan here = scan_.span(scan_.word().size());
        const auto literal = scan_.number();
        if (!literal || *literal == 0 || *literal < -atoms_ || *literal > atoms_)
            return failure(fmt::format("expected a literal of an atom from 1 to {}",
                                       number_text(static_cast<std::uint64_t>(atoms_))),
                           here);
        scan_.skip_blanks();
        auto weight = weight_of(scan_.word());
        if (!weight)
            return scan_.expected_word("a weight, for example 0.4, 2/5 or 4e-1");
        scan_.skip_word();
        if (scan_.skip_blanks(), scan_.word() == "0")
            scan_.skip_word();
        if (auto end = expect_end(); !end)
            return end;
        if (!places_.emplace(*literal, here).second)
            return failure(fmt::format("literal {} already has a weight", *literal), here);
        weight->literal = *literal;
        comments_.weights.push_back(std::move(*weight));
        return {};
    }

    [[nodiscard]] std::size_t last_offset(std::string_view word) const {
        return scan_.offset() - word.size();
    }

    Scanner scan_;
    int atoms_;
    CountingComments comments_;
    std::string_view type_; ///< of the line `c t`
    bool projects_ = true;
    bool weighs_ = true;
    std::unordered_map<int, SourceSpan> places_; ///< of the weights, by literal
};

} // namespace

Result<CountingComments> counting_comments(const ClauseFile& file, std::string_view text) {
    if (file.form != ClauseForm::dimacs)
        return CountingComments();
    return CommentReader(file, text).read();
}

} // namespace loggia::sat
