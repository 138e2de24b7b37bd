#include "core/sat/proofs/lrat.hpp"

#include "core/base/poll.hpp"
#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t steps_between_polls = 1 << 12;

/// Follows the hints of one step after the other.
class Follower {
public:
    explicit Follower(const logic::ClauseSet& clauses) : given_(clauses.size()) {
        clauses_.reserve(clauses.size());
        for (std::size_t i = 0; i < clauses.size(); ++i)
            clauses_.emplace(static_cast<Number>(i + 1),
                             std::vector<int>(clauses[i].begin(), clauses[i].end()));
    }

    /// Nothing where the step is right, else why it is not.
    std::optional<std::string> take(const HintedStep& step) {
        if (step.deletion) {
            for (const Number number : step.hints)
                clauses_.erase(number);
            return std::nullopt;
        }
        const auto number = static_cast<Number>(step.number);
        if (number <= static_cast<Number>(given_) || rests_on_.contains(number))
            return fmt::format("there is a clause {} already", number);
        true_.clear();
        used_.clear();
        by_pivot_ = false;
        if (auto wrong = examine(step))
            return wrong;
        clauses_[number] = step.literals;
        rests_on_[number] = {used_, by_pivot_};
        return std::nullopt;
    }

    /// What the clause with this number needs.
    void tell_needs(std::size_t number, ProofCheck& check) const {
        std::unordered_set<Number> seen{static_cast<Number>(number)};
        std::vector<Number> open{static_cast<Number>(number)};
        while (!open.empty()) {
            const Number now = open.back();
            open.pop_back();
            if (now <= static_cast<Number>(given_)) {
                check.core.push_back(static_cast<std::size_t>(now - 1));
                continue;
            }
            const Reasons& reasons = rests_on_.at(now);
            ++check.lemmas;
            check.by_pivot += reasons.by_pivot ? 1 : 0;
            for (const Number each : reasons.clauses)
                if (seen.insert(each).second)
                    open.push_back(each);
        }
        std::sort(check.core.begin(), check.core.end());
    }

private:
    using Number = std::int64_t;
    struct Reasons {
        std::vector<Number> clauses;
        bool by_pivot = false;
    };
    enum class Outcome { open, conflict };

    /// Takes the literal to be true; false where it fails.
    bool assume(int literal) {
        if (true_.contains(-literal))
            return false;
        true_.insert(literal);
        return true;
    }

    /// Makes the one literal of each clause true that does not fail. `wrong` says what is no hint.
    Outcome follow(std::span<const Number> hints, std::optional<std::string>& wrong) {
        for (const Number hint : hints) {
            const auto found = clauses_.find(hint);
            if (found == clauses_.end()) {
                wrong = fmt::format("there is no clause {}", hint);
                return Outcome::open;
            }
            std::optional<int> left;
            bool several = false;
            bool holds = false;
            for (const int literal : found->second) {
                holds = holds || true_.contains(literal);
                if (true_.contains(-literal))
                    continue;
                several = several || (left && *left != literal);
                left = literal;
            }
            if (holds)
                continue;
            if (several) {
                wrong = fmt::format("clause {} is neither false nor a unit clause there", hint);
                return Outcome::open;
            }
            used_.push_back(hint);
            if (!left)
                return Outcome::conflict;
            true_.insert(*left);
        }
        return Outcome::open;
    }

    std::optional<std::string> examine(const HintedStep& step) {
        for (const int literal : step.literals)
            if (!assume(-literal))
                return std::nullopt; // it holds always
        std::optional<std::string> wrong;
        const auto first = std::find_if(step.hints.begin(), step.hints.end(),
                                        [](Number hint) { return hint < 0; });
        if (follow({step.hints.begin(), first}, wrong) == Outcome::conflict)
            return std::nullopt;
        if (wrong)
            return wrong;
        const std::string open = "the hints end without a conflict";
        if (step.literals.empty())
            return open;
        // Without a clause that has the opposite, as where the atom is new, no hint is needed.
        by_pivot_ = true;
        wrong = resolve({first, step.hints.end()}, -step.literals.front());
        return wrong && first == step.hints.end() ? open : wrong;
    }

    /// Each clause with the opposite of the pivot has to have a group of hints.
    std::optional<std::string> resolve(std::span<const Number> hints, int opposite) {
        std::map<Number, std::span<const Number>> groups;
        for (std::size_t i = 0; i < hints.size();) {
            std::size_t end = i + 1;
            while (end < hints.size() && hints[end] > 0)
                ++end;
            groups[-hints[i]] = hints.subspan(i + 1, end - i - 1);
            i = end;
        }
        const std::unordered_set<int> common = true_;
        for (const auto& [number, literals] : clauses_) {
            if (std::find(literals.begin(), literals.end(), opposite) == literals.end())
                continue;
            const auto group = groups.find(number);
            if (group == groups.end())
                return fmt::format("there are no hints for the resolvent with clause {}", number);
            true_ = common;
            used_.push_back(number);
            bool is_open = true; // what holds always needs no hints
            for (const int literal : literals)
                is_open = is_open && (literal == opposite || assume(-literal));
            std::optional<std::string> wrong;
            if (is_open && follow(group->second, wrong) != Outcome::conflict)
                return wrong ? wrong
                             : fmt::format("the hints for the resolvent with clause {} end without "
                                           "a conflict",
                                           number);
        }
        return std::nullopt;
    }

    std::size_t given_;
    std::unordered_map<Number, std::vector<int>> clauses_;
    std::unordered_map<Number, Reasons> rests_on_; ///< of the clauses that were added
    std::unordered_set<int> true_;
    std::vector<Number> used_;
    bool by_pivot_ = false;
};

/// A number as binary proofs have it: 2 |n| + (1 if negative) in groups of 7 bits, the lowest
/// first. Nothing where there is none of 32 bits; `place` is behind what was read then, too.
std::optional<int> binary_number(std::string_view bytes, std::size_t& place) {
    constexpr unsigned most_shift = 28;
    std::uint64_t number = 0;
    for (unsigned shift = 0; place < bytes.size() && shift <= most_shift; shift += 7) {
        const auto byte = static_cast<unsigned char>(bytes[place++]);
        number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
        if ((byte & 0x80U) != 0)
            continue;
        if (number == 1 || number / 2 > INT_MAX) // there is no -0
            return std::nullopt;
        const int size = static_cast<int>(number / 2);
        return number % 2 != 0 ? -size : size;
    }
    return std::nullopt;
}

/// The step that begins at `place`; nothing where there is none, or no whole one.
std::optional<HintedStep> binary_step(std::string_view bytes, std::size_t& place) {
    const char kind = bytes[place++];
    if (kind != 'a' && kind != 'd')
        return std::nullopt;
    HintedStep step;
    step.deletion = kind == 'd';
    if (!step.deletion) {
        const auto number = binary_number(bytes, place);
        if (!number || *number < 1)
            return std::nullopt;
        step.number = static_cast<std::size_t>(*number);
    }
    for (bool in_literals = !step.deletion;;) {
        const auto next = binary_number(bytes, place);
        if (!next)
            return std::nullopt;
        if (*next != 0)
            in_literals ? step.literals.push_back(*next) : step.hints.push_back(*next);
        else if (!std::exchange(in_literals, false))
            return step;
    }
}

/// Whether the step is one of a proof whose last clause so far has this number.
bool fits(const HintedStep& step, std::size_t last) {
    return (step.deletion || step.number > last) &&
           std::all_of(step.hints.begin(), step.hints.end(), [&](std::int64_t hint) {
               return static_cast<std::size_t>(std::abs(hint)) <
                      (step.deletion ? last + 1 : step.number);
           });
}

/// A file of binary DRAT can begin like one of LRAT, but its steps do not fit for long.
bool is_binary_lrat(std::string_view bytes, std::size_t clauses) {
    std::size_t last = clauses;
    for (std::size_t place = 0; place < bytes.size();) {
        const auto step = binary_step(bytes, place);
        if (!step)
            return place == bytes.size() && last > clauses; // its end is missing
        if (!fits(*step, last))
            return false;
        last = step->deletion ? last : step->number;
    }
    return last > clauses;
}

Result<std::vector<HintedStep>> parse_binary_lrat(std::string_view bytes, const Control& control) {
    std::vector<HintedStep> steps;
    std::size_t last = 1;
    for (std::size_t place = 0; place < bytes.size();) {
        if (steps.size() % steps_between_polls == 0 && control.stop_requested())
            return failure("stopped");
        auto step = binary_step(bytes, place);
        if (!step && place == bytes.size())
            return failure("the binary proof is truncated in the middle of a step");
        if (!step)
            return failure(fmt::format("unexpected byte {} in the binary proof", place));
        if (step->deletion)
            step->number = last;
        last = step->number;
        steps.push_back(*std::move(step));
    }
    return steps;
}

bool has_zero_byte(std::string_view bytes) {
    return bytes.find('\0') != std::string_view::npos;
}

} // namespace

bool is_lrat(std::string_view text, std::size_t clauses) {
    if (has_zero_byte(text))
        return is_binary_lrat(text, clauses);
    Scanner scan(text);
    for (scan.skip_space(); scan.peek() == 'c'; scan.skip_space())
        scan.skip_line();
    const auto number = scan.number();
    if (!number || *number < 1)
        return false;
    scan.skip_blanks();
    if (scan.word() == "d")
        return true;
    int ends = 0;
    bool ended = false;
    for (; !scan.at_line_end(); scan.skip_blanks()) {
        const auto next = scan.number();
        if (!next)
            return false;
        ended = *next == 0;
        ends += ended ? 1 : 0;
    }
    return ends == 2 && ended && static_cast<std::size_t>(*number) > clauses;
}

Result<std::vector<HintedStep>> parse_lrat(std::string_view text, const Control& control) {
    if (has_zero_byte(text))
        return parse_binary_lrat(text, control);
    std::vector<HintedStep> steps;
    Scanner scan(text);
    for (scan.skip_space(); !scan.at_end(); scan.skip_space()) {
        if (steps.size() % steps_between_polls == 0 && control.stop_requested())
            return failure("stopped");
        if (scan.peek() == 'c') {
            scan.skip_line();
            continue;
        }
        const auto number = scan.number();
        if (!number || *number < 1)
            return scan.expected_word("the number of a clause");
        HintedStep& step = steps.emplace_back();
        step.number = static_cast<std::size_t>(*number);
        scan.skip_space();
        if (scan.word() == "d") {
            step.deletion = true;
            scan.skip_word();
        }
        // First the literals, then the hints, each up to a 0.
        for (bool in_literals = !step.deletion;;) {
            scan.skip_space();
            if (scan.at_end())
                return failure("the last step does not end with 0", scan.span());
            const auto next = scan.number();
            if (!next)
                return scan.expected_word(in_literals ? "a literal" : "the number of a clause");
            if (*next != 0)
                in_literals ? step.literals.push_back(*next) : step.hints.push_back(*next);
            else if (!std::exchange(in_literals, false))
                break;
        }
    }
    return steps;
}

ProofCheck check_lrat(const logic::ClauseSet& clauses, const std::vector<HintedStep>& steps,
                      const Control& control) {
    ProofCheck check;
    for (std::size_t i = 0; i < clauses.size(); ++i)
        if (clauses[i].empty()) {
            check.verdict = ProofCheck::Verdict::verified;
            check.core = {i};
            return check;
        }
    Follower follower(clauses);
    Poll poll(control, 10'000);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (poll.stop())
            return {};
        if (auto wrong = follower.take(steps[i])) {
            check.verdict = ProofCheck::Verdict::refused;
            check.step = i;
            check.reason = fmt::format("step {} (clause {}): {}", i + 1, steps[i].number, *wrong);
            return check;
        }
        if (!steps[i].deletion && steps[i].literals.empty()) {
            check.verdict = ProofCheck::Verdict::verified;
            follower.tell_needs(steps[i].number, check);
            return check;
        }
    }
    check.verdict = ProofCheck::Verdict::refused;
    check.step = steps.size();
    check.reason = "the proof does not derive the empty clause";
    return check;
}

} // namespace loggia::sat
