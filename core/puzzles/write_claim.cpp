#include "core/puzzles/write_claim.hpp"

#include "core/puzzles/symmetric_function.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

// NOLINTBEGIN(misc-no-recursion): the depth of what is said is bounded
namespace loggia::puzzles {

using logic::Expr;
using logic::Kind;

namespace {

/// What the grammar demands at a place: the whole claim, operands of `or`, of `and`, one part.
enum class Joint : std::uint8_t { claim, alternatives, conjunction, part };

class EnglishWriter {
public:
    EnglishWriter(const Vocabulary& vocabulary, const logic::Store& store,
                  std::optional<std::size_t> speaker)
        : vocabulary_(vocabulary), store_(store), speaker_(speaker) {}

    std::string write(Expr e, Joint demanded) { return write(e, true, demanded); }

    /// The same as a number of people, rooms, signs or atoms; empty where it is none, or one that
    /// is said as shortly otherwise.
    std::string write_count(Expr e) {
        const auto function = symmetric_function(store_, e);
        if (!function)
            return {};
        std::vector<Subject> members;
        for (const logic::Variable v : function->variables) {
            members.push_back(subject_of(store_.variable(v)));
            if (members.back().kind != members[0].kind || members[0].kind == Subject::Kind::phrase)
                return {};
        }
        const std::size_t n = members.size();
        const auto said = predicate(members[0].kind, true, list_of(members));
        const std::string many = how_many(function->counts, n);
        if (!said || many.empty() || (n == 2 && members[0].kind == Subject::Kind::name))
            return {};
        if (many == "all")
            return fmt::format("{} {}", said->list, said->all);
        if (many == "the same" || many == "different") {
            const bool of_rooms = members[0].kind == Subject::Kind::lady ||
                                  members[0].kind == Subject::Kind::tiger ||
                                  members[0].kind == Subject::Kind::nothing;
            const bool of_atoms = members[0].kind == Subject::Kind::name &&
                                  vocabulary_.setting == PuzzleSetting::islanders;
            return of_atoms || (of_rooms && has_tigers())
                       ? std::string()
                       : fmt::format("{} are {}", said->list, many);
        }
        const bool one = many.find("one of") != std::string::npos;
        return fmt::format("{} {} {}", many, said->list, one ? said->one : said->all);
    }

    /// Whether something could not be said.
    [[nodiscard]] bool failed() const { return failed_; }

private:
    /// What a variable is to somebody who reads it.
    struct Subject {
        enum class Kind : std::uint8_t { name, person, phrase, lady, tiger, nothing, sign };
        Kind kind;
        std::size_t number; ///< of the room or person
        std::string text;   ///< the name or phrase
    };

    static std::string within(std::string text, bool parentheses) {
        return parentheses ? fmt::format("({})", text) : std::move(text);
    }

    /// In parentheses within `p is true or (false)`, where it would be said of p.
    static std::string constant(bool value, Joint demanded) {
        return within(value ? "true" : "false", demanded >= Joint::conjunction);
    }

    std::string write(Expr e, bool value, Joint demanded) {
        while (store_.kind(e) == Kind::negation ||
               (store_.operands(e).size() == 1 && store_.kind(e) != Kind::negation)) {
            value = value != (store_.kind(e) == Kind::negation);
            e = store_.operands(e)[0];
        }
        const auto parts = store_.operands(e);
        switch (store_.kind(e)) {
        case Kind::constant:
            return constant(store_.value_of(e) == value, demanded);
        case Kind::variable:
            return atom(subject_of(e), value);
        case Kind::equivalence:
            return value ? equivalence(parts[0], parts[1], demanded)
                         : either(parts[0], parts[1], true, demanded);
        case Kind::parity:
            return parity(e, value, demanded);
        default:
            break;
        }
        if (parts.empty())
            return constant((store_.kind(e) == Kind::conjunction) == value, demanded);
        if (!value)
            return fmt::format("not ({})", write(e, true, Joint::claim));
        if (store_.kind(e) == Kind::implication)
            return within(fmt::format("if {} then {}", write(parts[0], Joint::claim),
                                      write(parts[1], Joint::claim)),
                          demanded != Joint::claim);
        if (store_.kind(e) == Kind::exactly_one)
            return exactly_one(e, demanded);
        if (store_.kind(e) == Kind::conjunction) {
            if (auto together = of_all(e); !together.empty())
                return together;
            return within(joined(e, " and ", Joint::part), demanded == Joint::part);
        }
        return within(joined(e, " or ", Joint::conjunction), demanded >= Joint::conjunction);
    }

    std::string joined(Expr e, const char* joint, Joint demanded) {
        std::string text;
        for (const Expr part :
             std::vector<Expr>(store_.operands(e).begin(), store_.operands(e).end()))
            text += fmt::format("{}{}", text.empty() ? "" : joint, write(part, demanded));
        return text;
    }

    std::string equivalence(Expr left, Expr right, Joint demanded) {
        return within(fmt::format("{} if and only if {}", write(left, Joint::alternatives),
                                  write(right, Joint::alternatives)),
                      demanded != Joint::claim);
    }

    /// What follows `or` takes every `and` after it, so it is a conjunction to its neighbours.
    std::string either(Expr left, Expr right, bool value, Joint demanded) {
        return within(fmt::format("either {} or {}, but not both", write(left, Joint::conjunction),
                                  write(right, value, Joint::conjunction)),
                      demanded == Joint::part);
    }

    std::string parity(Expr e, bool value, Joint demanded) {
        const auto parts = store_.operands(e);
        if (parts.empty())
            return constant(!value, demanded);
        if (parts.size() == 2)
            return value ? either(parts[0], parts[1], true, demanded)
                         : equivalence(parts[0], parts[1], demanded);
        std::string text = write(parts[0], Joint::conjunction);
        for (std::size_t i = 1; i < parts.size(); ++i)
            text = fmt::format("either {}{} or {}, but not both", text, i > 1 ? "," : "",
                               write(parts[i], i > 1 || value, Joint::conjunction));
        return within(std::move(text), demanded == Joint::part);
    }

    std::string exactly_one(Expr e, Joint demanded) {
        if (auto group = group_of(e); group && group->truth)
            return fmt::format("exactly one of {} {}", group->list, group->one);
        const auto parts = store_.operands(e);
        constexpr std::size_t most_parts = 8;
        if (parts.size() > most_parts) {
            failed_ = true;
            return {};
        }
        std::string text;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::string way;
            for (std::size_t j = 0; j < parts.size(); ++j)
                way += fmt::format("{}{}", j == 0 ? "" : " and ",
                                   write(parts[j], i == j, Joint::part));
            text += fmt::format("{}{}", i == 0 ? "" : " or ", way);
        }
        return within(std::move(text), demanded >= Joint::conjunction);
    }

    /// `rooms 1 and 2 have ladies`; empty where the operands are not all alike.
    std::string of_all(Expr e) {
        const auto group = group_of(e);
        return group ? fmt::format("{} {}", group->list, group->all) : std::string();
    }

    struct Said {
        std::string list;
        std::string one; ///< `has a lady`
        std::string all; ///< `have ladies`
        bool truth;
    };

    /// Literals of the same kind and sign, at least two different ones.
    std::optional<Said> group_of(Expr e) {
        std::optional<bool> truth;
        std::vector<Subject> members;
        for (const Expr part : store_.operands(e)) {
            const bool denied = store_.kind(part) == Kind::negation;
            const Expr inside = denied ? store_.operands(part)[0] : part;
            if (store_.kind(inside) != Kind::variable || truth.value_or(!denied) == denied)
                return std::nullopt;
            truth = !denied;
            members.push_back(subject_of(inside));
            if (members.back().kind != members[0].kind ||
                members.back().kind == Subject::Kind::phrase)
                return std::nullopt;
        }
        if (members.size() < 2)
            return std::nullopt;
        return predicate(members[0].kind, *truth, list_of(members));
    }

    [[nodiscard]] std::string list_of(const std::vector<Subject>& members) const {
        std::string list;
        for (std::size_t i = 0; i < members.size(); ++i)
            list += fmt::format("{}{}",
                                i == 0                    ? ""
                                : i + 1 == members.size() ? " and "
                                                          : ", ",
                                named(members[i]));
        return list;
    }

    [[nodiscard]] bool has_tigers() const {
        for (std::size_t room = 0; room < vocabulary_.rooms; ++room)
            if (!vocabulary_.atom_of(Thing::tiger, room).empty())
                return true;
        return false;
    }

    [[nodiscard]] std::string named(const Subject& subject) const {
        if (subject.kind == Subject::Kind::person && speaker_ == subject.number)
            return "I";
        if (subject.kind == Subject::Kind::name || subject.kind == Subject::Kind::person)
            return subject.text;
        return fmt::format("{}", subject.number + 1);
    }

    [[nodiscard]] std::optional<Said> predicate(Subject::Kind kind, bool truth,
                                                std::string list) const {
        const char* const value = truth ? "true" : "false";
        const bool no_tigers = !has_tigers();
        switch (kind) {
        case Subject::Kind::person:
            return Said{std::move(list), truth ? "is a knight" : "is a knave",
                        truth ? "are knights" : "are knaves", truth};
        case Subject::Kind::name:
            return Said{std::move(list), fmt::format("is {}", value), fmt::format("are {}", value),
                        truth};
        case Subject::Kind::sign:
            return Said{fmt::format("signs {}", list), fmt::format("is {}", value),
                        fmt::format("are {}", value), truth};
        case Subject::Kind::nothing:
            if (truth)
                return Said{fmt::format("rooms {}", list), "is empty", "are empty", truth};
            return std::nullopt;
        case Subject::Kind::lady:
            if (truth)
                return Said{fmt::format("rooms {}", list), "has a lady", "have ladies", truth};
            if (no_tigers)
                return Said{fmt::format("rooms {}", list), "has a tiger", "have tigers", truth};
            return std::nullopt;
        case Subject::Kind::tiger:
            if (truth)
                return Said{fmt::format("rooms {}", list), "has a tiger", "have tigers", truth};
            return std::nullopt;
        case Subject::Kind::phrase:
            break;
        }
        return std::nullopt;
    }

    [[nodiscard]] Subject subject_of(Expr e) const {
        const std::string& name = store_.name(store_.variable_of(e));
        if (const auto place = vocabulary_.place_of(name)) {
            constexpr std::array kinds{Subject::Kind::lady, Subject::Kind::tiger,
                                       Subject::Kind::nothing, Subject::Kind::sign};
            return {kinds.at(static_cast<std::size_t>(place->thing)), place->room, {}};
        }
        if (auto phrase = vocabulary_.phrase_of(name); !phrase.empty())
            return {Subject::Kind::phrase, 0, std::move(phrase)};
        const auto& people = vocabulary_.people;
        for (std::size_t i = 0; i < people.size(); ++i)
            if (name == atom_of_person(people[i]))
                return {Subject::Kind::person, i, people[i]};
        return {Subject::Kind::name, 0, written_name(name)};
    }

    [[nodiscard]] std::string atom(const Subject& subject, bool value) const {
        const bool own = speaker_ == subject.number;
        const bool other = speaker_ && !own && vocabulary_.rooms == 2;
        const auto place = [&](const char* what) {
            return own     ? fmt::format("this {}", what)
                   : other ? fmt::format("the other {}", what)
                           : fmt::format("{} {}", what, subject.number + 1);
        };
        const bool tiger = vocabulary_.atom_of(Thing::tiger, subject.number % most_rooms).empty();
        switch (subject.kind) {
        case Subject::Kind::name:
            return fmt::format("{} is {}", subject.text, value);
        case Subject::Kind::person:
            return fmt::format("{} a {}", own ? "I am" : subject.text + " is",
                               value ? "knight" : "knave");
        case Subject::Kind::phrase:
            return (value ? "" : "not ") + subject.text;
        case Subject::Kind::lady:
            return fmt::format("{} has {}", place("room"),
                               value   ? "a lady"
                               : tiger ? "a tiger"
                                       : "no lady");
        case Subject::Kind::tiger:
            return fmt::format("{} has {} tiger", place("room"), value ? "a" : "no");
        case Subject::Kind::nothing:
            return fmt::format("{} is {}empty", place("room"), value ? "" : "not ");
        case Subject::Kind::sign:
            return fmt::format("{} is {}", place("sign"), value);
        }
        return {};
    }

    const Vocabulary& vocabulary_;
    const logic::Store& store_;
    std::optional<std::size_t> speaker_;
    bool failed_ = false;
};

/// The side of an equivalence that is the truth of somebody.
struct Saying {
    std::size_t speaker;
    std::size_t side;
};

std::optional<Saying> saying_of(const Vocabulary& vocabulary, const logic::Store& store, Expr e) {
    if (store.kind(e) != Kind::equivalence)
        return std::nullopt;
    for (std::size_t side = 0; side < 2; ++side) {
        const Expr truth = store.operands(e)[side];
        if (store.kind(truth) != Kind::variable)
            continue;
        const std::string& name = store.name(store.variable_of(truth));
        if (const auto place = vocabulary.place_of(name); place && place->thing == Thing::sign)
            return Saying{place->room, side};
        if (vocabulary.setting == PuzzleSetting::islanders)
            for (std::size_t i = 0; i < vocabulary.people.size(); ++i)
                if (name == atom_of_person(vocabulary.people[i]))
                    return Saying{i, side};
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> write_claim(const Vocabulary& vocabulary, const logic::Store& store,
                                       Expr e, std::optional<std::size_t> speaker) {
    constexpr std::uint64_t most_depth_said = 30;
    constexpr std::uint64_t most_leaves = 2000;
    const logic::TreeSize size = logic::tree_size(store, e);
    if (size.depth > most_depth_said || size.leaves > most_leaves)
        return std::nullopt;
    EnglishWriter writer(vocabulary, store, speaker);
    std::string text = writer.write_count(e);
    if (text.empty())
        text = writer.write(e, Joint::claim);
    if (writer.failed())
        return std::nullopt;
    return text;
}

std::optional<std::size_t> speaker_of(const Vocabulary& vocabulary, const logic::Store& store,
                                      Expr e) {
    const auto saying = saying_of(vocabulary, store, e);
    return saying ? std::optional(saying->speaker) : std::nullopt;
}

std::string speaker_text(const Vocabulary& vocabulary, std::size_t speaker) {
    return vocabulary.setting == PuzzleSetting::doors
               ? fmt::format("Sign {} says", speaker + 1)
               : fmt::format("{} says", vocabulary.people.at(speaker));
}

std::optional<std::string> write_line(const Vocabulary& vocabulary, const logic::Store& store,
                                      Expr e, std::optional<std::size_t> speaker) {
    const auto saying = speaker ? saying_of(vocabulary, store, e) : std::nullopt;
    const bool says = saying && saying->speaker == *speaker;
    const Expr said = says ? store.operands(e)[1 - saying->side] : e;
    const auto claim = write_claim(vocabulary, store, said, says ? speaker : std::nullopt);
    if (!claim)
        return std::nullopt;
    return fmt::format("{}: {}.", says ? speaker_text(vocabulary, *speaker) : "fact", *claim);
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
