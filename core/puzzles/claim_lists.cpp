// Claims joined by `or`, and lists of claims: `p, q, and r`, `p, q, or r`, `p, q`.
#include "core/puzzles/claim_reader.hpp"

#include <tuple>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

Expr ClaimReader::alternatives() {
    const auto outer_kinds = std::exchange(or_of_kinds_, std::nullopt);
    std::vector<Expr> parts{conjunction()};
    const auto more = listed("or");
    parts.insert(parts.end(), more.begin(), more.end());
    std::optional<std::size_t> comma_and = comma_and_;
    std::optional<std::size_t> list = list_;
    std::optional<std::size_t> comma_or;
    bool or_both = false;
    while (!error_ && !or_both) {
        const std::size_t begin = at_;
        const bool comma = skip(",");
        if (!skip("or")) {
            at_ = begin;
            break;
        }
        if (comma && !comma_or)
            comma_or = at_ - 1;
        or_both = parts.size() > 1 && word().text == "both" && part_ends(1);
        if (or_both)
            ++at_;
        else {
            skip("else");
            skip("that");
            parts.push_back(conjunction());
            comma_and = comma_and ? comma_and : comma_and_;
            list = list ? list : list_;
        }
    }
    if (parts.size() > 1 && list)
        refuse_two_readings(*list);
    if (parts.size() > 1 && comma_and && !comma_or)
        refuse_two_readings(*comma_and);
    comma_and_ = parts.size() == 1 ? comma_and : std::nullopt;
    list_ = parts.size() == 1 ? list : std::nullopt;
    comma_or_ = more.empty() && !or_both ? comma_or : std::nullopt;
    const auto kinds = std::exchange(or_of_kinds_, outer_kinds);
    if (parts.size() == 2 && skip_not_both()) {
        if (kinds) // `Bea is a knight or a knave or Cid is a knave, but not both`
            refuse_two_readings(*kinds);
        return store_.node(logic::Kind::parity, parts);
    }
    return parts.size() == 1 ? parts[0] : store_.node(logic::Kind::disjunction, parts);
}

/// `, but not both`, `but not both of them`, `but not both are`
bool ClaimReader::skip_not_both() {
    const std::size_t begin = at_;
    skip(",");
    if (skip_one_of({"but", "and"}) && skip_words({"not", "both"})) {
        if (!skip_words({"of", "them"}) && !skip_words({"of", "us"}))
            (void)(skip_words({"are", "true"}) || skip("are"));
        if (part_ends())
            return true;
    }
    at_ = begin;
    return false;
}

/// Behind the first claim of a list those between the commas; none where the list does not end in
/// the joint, or where a comma ends what the claim belongs to. Commas alone are as `and`, unless
/// somebody seems to say the next claim: `Bea lies, Cid says that she lies`.
std::vector<Expr> ClaimReader::listed(std::string_view joint) {
    std::vector<Expr> parts;
    if (error_ || in_premise_ || word().text != "," || reported_end_ == at_)
        return parts;
    const auto begin = std::tuple(at_, depth_, last_, last_counted_, last_number_, ambiguous_);
    const auto joins = [this](std::size_t ahead) {
        return word(ahead).text == "and" || word(ahead).text == "but" || word(ahead).text == "or";
    };
    // In `if p, q, r` the second could be a part of the condition.
    bool is_conditional = false;
    for (std::size_t i = claim_begin_; i < at_; ++i)
        is_conditional = is_conditional || begins_whole(i);
    bool has_speaker = false;
    std::optional<std::size_t> attached; // `nor is Bea`, which belongs to the claim before it
    while (!error_ && word().text == "," && !joins(1)) {
        ++at_;
        if (repeats_last())
            attached = at_;
        has_speaker = has_speaker || (is_person_name(word()) && is_saying(word(1).text) &&
                                      !says_what_is_true_or_false(1));
        parts.push_back(part());
    }
    const std::string& end = word().text;
    const std::size_t last = end == "," ? 1 : 0;
    const bool ends = joint == "and" && !has_speaker && !is_conditional &&
                      (end.empty() || end == "." || end == ")");
    if (error_ || parts.empty() || (!ends && word(last).text != joint)) {
        error_.reset();
        std::tie(at_, depth_, last_, last_counted_, last_number_, ambiguous_) = begin;
        parts.clear();
    } else if (attached && joint == "or") {
        refuse_two_readings(*attached);
    }
    return parts;
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
