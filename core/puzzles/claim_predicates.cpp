#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>

namespace loggia::puzzles {

using logic::Expr;

/// What is said of a group after it has been named; `many` where it can be that they are alike.
ClaimReader::Predicate ClaimReader::predicate(const Group& who, bool many) {
    Predicate said;
    said.parts.assign(who.size(), builder_.constant(false));
    if (error_)
        return said;
    skip("also"); // `Bea also lies`
    const bool rooms = !who.empty() && who[0].kind == Member::Kind::room;
    const auto of_doors = [](const Member& member) {
        return member.kind == Member::Kind::room || member.kind == Member::Kind::sign;
    };
    for (const Member& member : who)
        if (member.kind != who[0].kind && (of_doors(member) || of_doors(who[0]))) {
            fail(word(), "rooms, signs and names cannot be listed together");
            return said;
        }
    // A name before the verb of several is a noun that is not known: `strangers are knights`.
    constexpr std::array<std::string_view, 6> verbs{"are", "lie", "tell", "speak", "do", "have"};
    if (who.size() == 1 && who[0].kind == Member::Kind::name &&
        std::find(verbs.begin(), verbs.end(), word().text) != verbs.end()) {
        fail_expected("'is'");
        return said;
    }
    if (!who.empty() && leaves_verb_out(who[0].kind)) {
        if (who[0].kind == Member::Kind::room)
            read_has(said, who, false);
        else
            read_is(said, who, many);
        return said;
    }
    if (!error_ && !vocabulary_.phrases.empty() && read_explained(said, who))
        return said;
    if (islanders() && read_must_be(said, who, many))
        return said;
    // Nobody where the others are people whom only a later line names.
    const bool people =
        vocabulary_.setting == PuzzleSetting::islanders && (who.empty() || !of_doors(who[0]));
    if (people && (read_statement_of(said, who) || read_lies(said, who)))
        return said;
    if (people && (read_type_of(said, who) || read_has_type(said, who, many))) {
        last_.reset();
        return said;
    }
    if (!who.empty() && who[0].kind == Member::Kind::sign && read_sign_lies(said, who))
        return said;
    if (doors() && !who.empty() && who[0].kind == Member::Kind::sign && skip_true_or_false()) {
        said.together = builder_.constant(true);
        return said;
    }
    constexpr std::array<std::string_view, 10> contains{"has",      "have",    "holds", "hold",
                                                        "contains", "contain", "hides", "hide",
                                                        "conceals", "conceal"};
    const auto is_containing = [&](std::size_t ahead) {
        return rooms &&
               std::find(contains.begin(), contains.end(), word(ahead).text) != contains.end();
    };
    if (is_containing(1))
        (void)skip_both_or_all(who); // `both contain ladies`
    const std::size_t behind = word(1).text == "not" ? 2 : 1;
    const bool does = (rooms || (people && last_ && part_ends(behind))) &&
                      skip_one_of({"does", "do", "did"}); // `Bea lies whenever Cid does`
    const bool denied = does && skip("not");
    const bool not_all = rooms && denied && skip_both_or_all(who); // `do not both contain`
    if (does && part_ends())
        say_last(said, who, denied);
    else if (is_containing(0)) {
        ++at_;
        read_has(said, who, denied && !not_all);
        if (not_all)
            said.together = builder_.negation(builder_.conjunction(said.parts));
        if (not_all && last_)
            last_->not_of_all = true;
    } else if (!does && skip_one_of({"is", "am", "are"}))
        read_is(said, who, many);
    else
        fail_expected(rooms ? "'has' or 'is'" : many ? "'are'" : "'is'");
    return said;
}

/// `Bea is a knight, and Cid a knave`, `room 1 has a lady and room 2 a tiger`: the verb is that of
/// what was said last. Behind `is not` it could be `is`, too.
bool ClaimReader::leaves_verb_out(Member::Kind kind, std::size_t ahead) const {
    constexpr std::array<std::string_view, 2> in_rooms{"lady", "tiger"};
    constexpr std::array<std::string_view, 6> people{"knight",       "knave",       "liar",
                                                     "truth-teller", "truthteller", "truth"};
    if (!last_ || last_->denied || word(ahead).text != "a")
        return false;
    const auto is_one_of = [&](const auto& nouns) {
        return std::find(nouns.begin(), nouns.end(), word(ahead + 1).text) != nouns.end();
    };
    return kind == Member::Kind::room ? last_->kind == kind && is_one_of(in_rooms)
                                      : islanders() && is_one_of(people);
}

void ClaimReader::read_has(Predicate& said, const Group& who, bool denied) {
    if (read_has_alike(said, who, denied))
        return;
    if (skip("no"))
        denied = !denied;
    else {
        skip("either"); // `either a lady or a tiger`
        (void)skip_one_of({"a", "an", "the"});
    }
    const bool lady = skip_one_of({"lady", "ladies"});
    if (!lady && !skip_one_of({"tiger", "tigers"})) {
        fail_expected("'lady' or 'tiger'");
        return;
    }
    const Thing thing = lady ? Thing::lady : Thing::tiger;
    for (std::size_t i = 0; i < who.size(); ++i) {
        const Expr inside = holds(thing, who[i].index);
        said.parts[i] = denied ? builder_.negation(inside) : inside;
    }
    last_ = LastSaid{Member::Kind::room, true, denied, thing};
    const bool article = word(1).text == "a" || word(1).text == "an";
    const std::string_view other = word(article ? 2 : 1).text;
    if (word().text != "or" || denied ||
        (lady ? other != "tiger" && other != "tigers" : other != "lady" && other != "ladies") ||
        !part_ends(article ? 3 : 2)) // `room 1 has a lady or a tiger is in room 2`
        return;
    at_ += article ? 3 : 2;
    for (std::size_t i = 0; i < who.size(); ++i)
        said.parts[i] = builder_.disjunction(
            {holds(Thing::lady, who[i].index), holds(Thing::tiger, who[i].index)});
    last_.reset();
}

/// `both` of two, `all` of any number; false where neither is said.
bool ClaimReader::skip_both_or_all(const Group& who) {
    const SentenceWord place = word();
    if (!skip_one_of({"both", "all"}))
        return false;
    refuse_both(place, who);
    return true;
}

void ClaimReader::refuse_both(const SentenceWord& place, const Group& who) {
    if (place.text != "both")
        return;
    if (who.size() == 1 && vocabulary_.has_everyone)
        fail(place, "'both' means two, but there is only one of them");
    else if (who.size() > 2 || (who.empty() && vocabulary_.has_everyone))
        fail(place, fmt::format("'both' means two, but there are {} of them; write 'all', or name "
                                "the two",
                                who.size()));
}

void ClaimReader::refuse_all_not(std::size_t members) {
    const std::string& verb = word().text;
    const std::string_view before = at_ == 0 ? std::string_view() : words_[at_ - 1].text;
    const bool everyone = before == "everyone" || before == "everybody";
    const bool said = verb == "are" || verb == "do" || verb == "did" || verb == "have" ||
                      (everyone && (verb == "is" || verb == "does"));
    const std::string& what = word(2).text; // `are not the same`, `are not of the same kind`
    const bool likened = what == "the" || what == "of" || what == "different" || what == "alike";
    if (members > 1 && ((said && word(1).text == "not" && !likened) || words_of_cannot(0) > 0))
        fail(word(), "this can mean 'not all' or 'none'; write the one you mean");
}

/// `tells the truth`, `does not lie`, `is lying` of signs; false where nothing of the kind is said.
bool ClaimReader::read_sign_lies(Predicate& said, const Group& who) {
    const std::size_t begin = at_;
    const bool is = skip_one_of({"is", "are"});
    const bool denied = (is || skip_one_of({"does", "do"})) && skip("not");
    std::optional<bool> truth;
    if (is ? skip("lying") : skip_one_of({"lies", "lie"}))
        truth = false;
    else
        truth = is ? skip_words({"telling", "the", "truth"}) ? std::optional(true) : std::nullopt
                   : truth_that_is_said();
    if (!truth) {
        at_ = begin;
        return false;
    }
    for (std::size_t i = 0; i < who.size(); ++i) {
        const Expr sign = holds(Thing::sign, who[i].index);
        said.parts[i] = *truth == denied ? builder_.negation(sign) : sign;
    }
    last_ = LastSaid{Member::Kind::sign, *truth, denied, Thing::sign};
    return true;
}

/// `lies`, `always tells the truth`, `does not lie`, `only says true things`; false where nothing
/// of the kind is said.
bool ClaimReader::read_lies(Predicate& said, const Group& who) {
    const std::size_t begin = at_;
    const bool together = skip_both_or_all(who);
    bool denied = skip_one_of({"does", "do", "did"}) && skip("not");
    const bool not_all = denied && skip_both_or_all(who); // `do not both lie`
    if (skip("never"))
        denied = !denied;
    else
        (void)skip_one_of({"always", "only"});
    const auto truth = truth_or_lie();
    if (!truth) {
        at_ = begin;
        return false;
    }
    for (std::size_t i = 0; i < who.size() && !error_; ++i) {
        const Expr knight = person_expr(who[i]);
        said.parts[i] = *truth == (denied != not_all) ? store_.negation(knight) : knight;
    }
    if (not_all)
        said.together = store_.negation(builder_.conjunction(said.parts));
    last_ = LastSaid{Member::Kind::person, *truth, denied, Thing::nothing, not_all};
    const std::size_t end = at_;
    skip(","); // `both lie or both tell the truth`
    if (together && !denied && skip("or")) {
        const bool neither = who.size() == 2 && skip("neither");
        if (neither && skip_one_of({"does", "do", "did"}) && part_ends()) {
            said.together = alike(who); // `both lie or neither does`
            return true;
        }
        if (!neither && skip_both_or_all(who)) {
            (void)skip_one_of({"always", "only"});
            if (truth_or_lie() == !*truth) {
                said.together = alike(who);
                return true;
            }
        }
    }
    at_ = end;
    return true;
}

/// Fails before `or false` behind `is true`: alone it would be a claim that never holds.
void ClaimReader::refuse_true_and_false() {
    const std::size_t joint = word().text == "," ? 1 : 0;
    const std::string_view other = words_[at_ - 1].text == "true" ? "false" : "true";
    if ((word(joint).text == "or" || word(joint).text == "and") && word(joint + 1).text == other &&
        part_ends(joint + 2))
        fail(word(joint + 1), "it is unclear what is said here; write it out");
}

/// `Bea's statement is true`; false where nothing of the kind is said.
bool ClaimReader::read_statement_of(Predicate& said, const Group& who) {
    // The words are `Bea is statement`, since an apostrophe and an s are read as `is`.
    if (who.size() != 1 || word().text != "is" || word(2).text != "is" ||
        (word(1).text != "statement" && word(1).text != "claim"))
        return false;
    at_ += 3;
    const bool denied = skip("not");
    const bool truth = skip("true");
    if (!truth)
        take("false", "'true' or 'false'");
    refuse_true_and_false();
    const Expr knight = person_expr(who[0]);
    said.parts[0] = truth != denied ? knight : store_.negation(knight);
    last_ = LastSaid{Member::Kind::person, truth, denied, Thing::nothing};
    return true;
}

/// `a knight`, `lying`
std::optional<bool> ClaimReader::kind_of_person() {
    (void)skip_one_of({"a", "an"});
    if (skip_words({"telling", "the", "truth"}) || skip_words({"truth", "teller"}) ||
        skip_words({"truth", "tellers"}) || skip("right") ||
        skip_one_of({"knight", "knights", "truth-teller", "truth-tellers", "truthteller",
                     "truthtellers", "truthful", "honest"}))
        return true;
    if (skip_one_of({"knave", "knaves", "liar", "liars", "lying", "dishonest", "wrong"}) ||
        skip_words({"telling", "lies"}) || skip_words({"telling", "a", "lie"}))
        return false;
    return std::nullopt;
}

/// `both a knight and a knave`, `either a knight or a knave`, `neither a knight nor a knave`, of
/// each of them; false where nothing of the kind is said.
bool ClaimReader::read_two_kinds(Predicate& said, const Group& who, bool denied) {
    const std::size_t begin = at_;
    const bool neither = !denied && skip("neither");
    const bool both = !neither && skip("both");
    const bool either = !neither && !both && skip("either");
    const auto first = kind_of_person();
    const bool is_and = first && !neither && !either && skip("and");
    const bool is_nor = first && !both && !either && (neither || denied) && skip("nor");
    const bool joins = is_and || is_nor || (first && !both && !neither && skip("or"));
    const std::size_t joint = at_ - 1;
    const auto second = joins ? kind_of_person() : std::nullopt;
    if (!second || !part_ends()) {
        at_ = begin;
        return false;
    }
    const bool is_or = !is_and && !is_nor;
    const bool not_both = is_or && !denied && skip_not_both(); // of the two kinds
    if (is_or && !either && !not_both)
        or_of_kinds_ = joint;
    for (std::size_t i = 0; i < who.size() && !error_; ++i) {
        // Not folded: whoever it is said of is counted.
        const Expr knight = person_expr(who[i]);
        const Expr knave = store_.negation(knight);
        const Expr of_kinds =
            store_.node(is_and     ? logic::Kind::conjunction
                        : not_both ? logic::Kind::parity
                                   : logic::Kind::disjunction,
                        std::array{*first ? knight : knave, *second ? knight : knave});
        said.parts[i] = neither || denied ? store_.negation(of_kinds) : of_kinds;
    }
    last_.reset();
    return true;
}

/// How many words `cannot` is `ahead` of here, or `can't`, which is read as `ca` and `not`.
std::size_t ClaimReader::words_of_cannot(std::size_t ahead) const {
    const std::string& first = word(ahead).text;
    if (first == "cannot")
        return 1;
    return (first == "can" || first == "ca") && word(ahead + 1).text == "not" ? 2 : 0;
}

/// `must be a knave`, `cannot both be knights`; false where nothing of the kind is said.
bool ClaimReader::read_must_be(Predicate& said, const Group& who, bool many) {
    const std::size_t begin = at_;
    const std::size_t cannot = words_of_cannot(0);
    const bool denied = cannot > 0;
    at_ += cannot;
    const bool both = (denied || skip("must")) && skip_both_or_all(who);
    if (at_ == begin || !skip("be")) {
        at_ = begin;
        return false;
    }
    read_is(said, who, many);
    if (!denied)
        return true;
    if (said.together)
        said.together = builder_.negation(*said.together);
    else if (both)
        said.together = builder_.negation(builder_.conjunction(said.parts));
    for (Expr& part : said.parts)
        part = builder_.negation(part);
    return true;
}

void ClaimReader::read_is(Predicate& said, const Group& who, bool many) {
    const std::size_t verb = at_ - 1;
    if (!part_ends(1))
        skip("also"); // `is also a knave`
    if (read_likeness(said, who, many)) {
        last_.reset();
        return;
    }
    const bool denied = skip("not") || (islanders() && skip("no")); // `is no knave`
    if (islanders() && !denied && skip_words({"the", "only"})) {
        said.together = the_only_ones(who);
        return;
    }
    const bool of_signs = doors() && !denied && !who.empty() && who[0].kind == Member::Kind::sign &&
                          word().text == "the" && word(1).text == "only";
    if (const std::string& what = word(2).text; of_signs && (what == "true" || what == "false")) {
        at_ += 3; // `the only true one`
        if (!skip_one_of({"one", "ones", "sign", "signs"}))
            fail_expected("'sign'");
        const Group all = everything(Member::Kind::sign, false);
        std::vector<Expr> parts;
        for (const Member& sign : all) {
            const Expr truth = holds(Thing::sign, sign.index);
            parts.push_back(what == "true" ? truth : builder_.negation(truth));
        }
        said.together = exactly_these(who, all, parts);
        return;
    }
    if (islanders() && !many && read_two_kinds(said, who, denied))
        return;
    const std::size_t either = at_;
    if (!skip("either") || (word().text != "both" && word().text != "all"))
        at_ = either;
    const bool together = many && skip_both_or_all(who);
    if (last_ && part_ends()) {
        say_last(said, who, denied);
        return;
    }
    const auto put = [&](Member::Kind kind, bool value, auto expr_of) {
        const bool each_denied = denied && !together;
        for (std::size_t i = 0; i < who.size() && !error_; ++i) {
            const Expr part = expr_of(who[i]);
            said.parts[i] = value != each_denied ? part : store_.negation(part);
        }
        if (denied && together)
            said.together = store_.negation(builder_.conjunction(said.parts));
        last_ = LastSaid{kind, value, denied, Thing::nothing, denied && together};
    };
    const auto kind = who.empty() ? Member::Kind::name : who[0].kind;
    if (kind == Member::Kind::room) {
        if (!vocabulary_.has_empty_rooms() && word().text != "empty") {
            at_ = verb; // `room 1 is a lady`
            fail_expected(who.size() > 1 ? "'have'" : "'has'");
            return;
        }
        if (!vocabulary_.has_empty_rooms())
            fail(word(), "rooms are never empty here; add the line 'a room may be empty.'");
        take("empty", "'empty'");
        put(kind, true, [this](const Member& m) { return holds(Thing::nothing, m.index); });
        return;
    }
    if (kind == Member::Kind::sign || (kind == Member::Kind::name && word().text == "true") ||
        (kind == Member::Kind::name && word().text == "false")) {
        const bool truth = skip("true") || (kind == Member::Kind::sign && skip("right"));
        if (!truth && (kind != Member::Kind::sign || !skip("wrong")))
            take("false", "'true' or 'false'");
        put(kind, truth, [this](const Member& m) {
            return m.kind == Member::Kind::sign ? holds(Thing::sign, m.index) : atom_expr(m);
        });
        const std::size_t end = at_;
        skip(","); // `are both true or both false`
        if (together && !denied && skip("or")) {
            skip("are");
            if (skip_both_or_all(who) && skip(truth ? "false" : "true")) {
                said.together = alike(who);
                return;
            }
        }
        at_ = end;
        refuse_true_and_false();
        return;
    }
    const SentenceWord noun = word(1);
    const bool is_definite = islanders() && !many && word().text == "the" &&
                             !noun.text.ends_with('s'); // `Bea is the knave`
    at_ += is_definite ? 1 : 0;
    const auto knight = kind_of_person();
    if (knight && is_definite)
        definite_.push_back({*knight, std::string(text_.substr(noun.offset, noun.length)),
                             span_at(text_, noun.offset, noun.length), denied});
    if (!knight) {
        at_ -= is_definite ? 1 : 0;
        fail_expected(vocabulary_.setting == PuzzleSetting::islanders ? "'knight' or 'knave'"
                                                                      : "'true' or 'false'");
        return;
    }
    put(Member::Kind::person, *knight, [this](const Member& m) { return person_expr(m); });
    // `are both knights or both knaves`
    const std::size_t end = at_;
    skip(",");
    if (together && !denied && skip("or")) {
        skip("are");
        const bool neither = who.size() == 2 && skip("neither");
        if (neither && skip_one_of({"is", "are"}) && part_ends()) {
            said.together = alike(who); // `are both knights or neither is`
            return;
        }
        if (!neither && skip_both_or_all(who)) {
            skip("are");
            if (kind_of_person() == !*knight) {
                said.together = alike(who);
                return;
            }
        }
    }
    at_ = end;
}

Expr ClaimReader::holds(Thing thing, std::size_t room) {
    const std::string atom = vocabulary_.atom_of(thing, room);
    if (!atom.empty())
        return store_.variable(atom);
    if (thing == Thing::tiger)
        return store_.negation(store_.variable(vocabulary_.atom_of(Thing::lady, room)));
    return builder_.constant(false);
}

/// The person that a word names.
std::size_t ClaimReader::person_at(std::size_t index) {
    const SentenceWord& name = words_[index];
    const auto spelled = text_.substr(name.offset, name.length);
    auto& people = vocabulary_.people;
    const auto found = std::find(people.begin(), people.end(), spelled);
    if (found != people.end())
        return static_cast<std::size_t>(found - people.begin());
    const auto alike = std::find_if(people.begin(), people.end(), [&](const std::string& other) {
        return is_same_but_for_case(other, spelled);
    });
    if (alike != people.end()) // nobody means two people
        fail(name, fmt::format("expected '{}', found '{}'", *alike, spelled));
    else if (!is_person_name(name))
        fail(name, fmt::format("{} cannot be the name of a person", spelled));
    else if (people.size() >= most_people)
        fail(name, fmt::format("more than {} people", most_people));
    else
        people.emplace_back(spelled);
    return people.empty() ? 0 : people.size() - 1;
}

Expr ClaimReader::person_expr(const Member& member) {
    const std::size_t person =
        member.kind == Member::Kind::name ? person_at(member.index) : member.index;
    return error_ ? builder_.constant(false)
                  : store_.variable(atom_of_person(vocabulary_.people[person]));
}

Expr ClaimReader::atom_expr(const Member& member) {
    if (member.kind == Member::Kind::person)
        return person_expr(member);
    const SentenceWord& name = words_[member.index];
    if (!is_atom_name(name))
        return fail(name, fmt::format("'{}' cannot be the name of an atom",
                                      text_.substr(name.offset, name.length)));
    return store_.variable(spelled_name(text_, name));
}

} // namespace loggia::puzzles
