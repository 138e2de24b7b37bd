// Claims with conditions: `if p then q`, `p if q`, `p only if q`, `unless p, q`.
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

Expr ClaimReader::claim(bool goes_on) {
    if (++depth_ > most_claim_depth)
        fail(word(), fmt::format("nested more than {} deep", most_claim_depth));
    Expr result = builder_.constant(false);
    if (error_)
        return result;
    bool has_condition = false; // at the end
    bool is_reported = false;   // before that, what somebody would say, or what is false
    // `for room 2, if ...`: the room is the one that is meant
    if (doors() && word().text == "for" && room_number(word(2)) > 0 &&
        (skip_words({"for", "room"}) || skip_words({"for", "door"}))) {
        ++at_;
        skip(",");
    }
    if (const auto conditional = claim_behind_condition())
        result = *conditional;
    else {
        const Expr claimed = alternatives();
        const std::size_t begin = at_;
        is_reported = reported_end_ == begin;
        result = with_condition(claimed, is_reported);
        has_condition = at_ != begin;
    }
    for (bool joins = goes_on; joins;) {
        joins = skip_and_before_condition();
        if (!joins && has_condition && skip_and_claim_with_condition()) {
            joins = true;
            if (is_reported)
                refuse_two_readings_of_that(at_ - 1);
        }
        if (joins)
            result = builder_.conjunction({result, claim(false)});
    }
    --depth_;
    return result;
}

/// `unless p, q`, `if p then q, otherwise r`; nothing where no condition begins here.
std::optional<Expr> ClaimReader::claim_behind_condition() {
    if (skip("unless")) {
        const bool outer = std::exchange(in_premise_, true);
        const Expr otherwise = claim(false);
        in_premise_ = outer;
        take(",", "','");
        return store_.node(logic::Kind::disjunction, std::array{otherwise, consequence()});
    }
    if (begins_with_asking() || !skip_one_of({"if", "when", "whenever"}))
        return std::nullopt;
    const Expr premise = this->premise();
    const Expr result = store_.implication(premise, consequence());
    if (!skip_words({",", "otherwise"}) && !skip("otherwise"))
        return result;
    skip(",");
    return builder_.conjunction(
        {result, store_.node(logic::Kind::disjunction, std::array{premise, consequence()})});
}

/// The claim before here with the condition that comes now, `q only if p`; without one the claim
/// itself. `is_reported`: the claim is what somebody would say, or what is false.
Expr ClaimReader::with_condition(Expr claim, bool is_reported) {
    const auto list = list_;
    const std::size_t begin = at_;
    const bool comma = skip(",");
    // In `it is false that p if q` the condition can be a part of what is false.
    const bool that_differs = is_reported && !comma && !reported_as_it_is_;
    const bool that_differs_of_many = that_differs && reported_by_many_;
    // `p, or q only if r`, `either p, or q only if r`; in `p, or q, only if r` the comma says of
    // what r is a condition
    constexpr std::size_t none = std::string_view::npos;
    const bool is_either = comma_either_ && comma_either_->second == begin;
    const std::size_t or_before = comma       ? none
                                  : is_either ? comma_either_->first
                                              : comma_or_.value_or(none);
    bool or_differs = false; // what an `or` behind the condition belongs to
    bool is_equivalence = false;
    if (skip_words({"if", "and", "only", "if"}) || skip("iff") || skip_words({"exactly", "when"}) ||
        skip_words({"exactly", "if"}) || skip_words({"precisely", "when"}) ||
        skip_words({"just", "in", "case"})) {
        if (or_before != none)
            refuse_two_readings(or_before);
        claim = store_.equivalence(claim, condition());
        or_differs = is_equivalence = true;
    } else if (skip_words({"only", "if"}) || skip_words({"only", "when"}) || skip("implies")) {
        if (or_before != none)
            refuse_two_readings(or_before);
        if (words_[at_ - 1].text == "implies")
            skip("that");
        claim = store_.implication(claim, condition());
    } else if (skip("unless"))
        claim = store_.node(logic::Kind::disjunction, std::array{claim, condition()});
    else if (((!comma || is_last_condition()) && skip_one_of({"if", "when", "whenever"})) ||
             skip_words({"provided", "that"}) || skip("provided")) {
        claim = store_.implication(condition(), claim);
        or_differs = true;
    } else
        at_ = begin;
    if (or_differs && comma_or_)
        refuse_two_readings(*comma_or_);
    const bool has_condition = at_ != begin;
    if (has_condition && (is_equivalence ? that_differs_of_many : that_differs))
        refuse_two_readings_of_that(begin);
    if (list && has_condition)
        refuse_two_readings(*list);
    return claim;
}

/// `, but if` and the like: what comes is no part of the claim before it.
bool ClaimReader::skip_and_before_condition() {
    const std::size_t begin = at_;
    skip(",");
    if (skip_one_of({"and", "but"}) && !begins_with_asking() &&
        (word().text == "if" || word().text == "when" || word().text == "whenever"))
        return true;
    at_ = begin;
    return false;
}

/// `and r if s` behind `p if q`: that r has a condition of its own ends the one before it.
bool ClaimReader::skip_and_claim_with_condition() {
    constexpr std::array<std::string_view, 7> conditions{"if",       "when", "whenever", "unless",
                                                         "provided", "iff",  "implies"};
    constexpr std::array<std::string_view, 7> ends{"", ".", ",", "(", ")", "or", "then"};
    const auto is_one_of = [](const auto& all, const std::string& text) {
        return std::find(all.begin(), all.end(), text) != all.end();
    };
    const std::size_t begin = at_;
    skip(",");
    if (skip_one_of({"and", "but"})) {
        std::size_t ahead = 0;
        while (!is_one_of(conditions, word(ahead).text) && !is_one_of(ends, word(ahead).text))
            ++ahead;
        if (ahead > 0 && is_one_of(conditions, word(ahead).text))
            return true;
    }
    at_ = begin;
    return false;
}

/// What stands between `if` and `then`, or a comma.
Expr ClaimReader::premise() {
    const bool outer = std::exchange(in_premise_, true);
    const Expr premise = claim(false);
    in_premise_ = outer;
    const bool comma = skip(",");
    if (!skip("then") && !comma)
        fail_expected("'then'");
    return premise;
}

/// What stands behind `then`, `otherwise` or `unless p,`. In `if p then q, and r` it is unclear
/// whether r holds in any case; in `if p then q, and so is Bob` it goes with q, and so does a list,
/// `q, r, and s`.
Expr ClaimReader::consequence() {
    const Expr result = claim(false);
    if (!comma_and_ || list_)
        return result;
    const std::string& joint = words_[*comma_and_].text;
    const std::string& next = words_[*comma_and_ + 1].text;
    if (joint != "nor" && joint != "neither" && next != "so" && next != "neither" && next != "nor")
        fail(words_[*comma_and_],
             "this can be read in two ways; write if p then (q and r), or (if p then q) and r");
    return result;
}

/// What stands behind `if` or `unless` at the end. In `p if q, and r` it is unclear what r belongs
/// to, in `p, and q if r` whether r is a condition of p.
Expr ClaimReader::condition() {
    if (comma_and_)
        refuse_two_readings(*comma_and_);
    const bool outer = std::exchange(in_condition_, true);
    const Expr condition = alternatives();
    in_condition_ = outer;
    if (comma_and_)
        refuse_two_readings(*comma_and_);
    return condition;
}

/// Whether nothing comes behind a condition that begins here, so that it can stand behind a comma:
/// `p, if q`, but not `p, if q then r`.
bool ClaimReader::is_last_condition() const {
    if (in_premise_ || begins_with_asking())
        return false;
    constexpr std::array<std::string_view, 5> ends{"", ".", ",", ")", "then"};
    std::size_t ahead = 0;
    while (std::find(ends.begin(), ends.end(), word(ahead).text) == ends.end())
        ++ahead;
    return word(ahead).text != "," && word(ahead).text != "then";
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
