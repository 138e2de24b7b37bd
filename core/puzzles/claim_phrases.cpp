// Turns of phrase: what is false, who would say what, `neither`, `so is`, `we`.
#include "core/base/letters.hpp"
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <tuple>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

/// Of each of those whom the words with these numbers name, that he is a knight or a knave: a
/// statement of its own, so that his atom is in a formula.
void ClaimReader::say_that_they_are_there(SentenceLine& line,
                                          const std::vector<std::size_t>& names) {
    std::vector<Expr> all;
    for (const std::size_t name : names) {
        const Expr knight = person_expr({Member::Kind::name, name});
        all.push_back(store_.equivalence(knight, knight));
    }
    line.claim = line.formula =
        all.size() == 1 ? all.front() : store_.node(logic::Kind::conjunction, all);
}

/// What is said, of which somebody is one of the people who is not in it: `Bea knows that Cid
/// lies`, `Abe says to Bea: Cid lies`. The speaker is in the statement, and whoever makes another
/// one is in that.
Expr ClaimReader::with_person(Expr said, const Member& who) {
    if (error_ || (who.kind == Member::Kind::person && who.index == speaker_))
        return said;
    const Expr knight = person_expr(who);
    const std::size_t person = who.kind == Member::Kind::name ? person_at(who.index) : who.index;
    const auto& speakers = vocabulary_.statements;
    if (vocabulary_.has_everyone &&
        std::find(speakers.begin(), speakers.end(), person) != speakers.end())
        return said;
    const auto inside = logic::variables_of(store_, said);
    if (error_ ||
        std::find(inside.begin(), inside.end(), store_.variable_of(knight)) != inside.end())
        return said;
    return store_.node(logic::Kind::conjunction,
                       std::array{said, store_.equivalence(knight, knight)});
}

/// `to Bea` behind `Abe says`, and `Bea that` or `Bea:` behind `Abe tells`, up to the name.
bool ClaimReader::skip_to_addressee() {
    if (word(1).text != "be" && skip("to"))
        return true;
    const std::string& verb = words_[at_ == 0 ? 0 : at_ - 1].text;
    const std::string& next = word(1).text;
    return (verb == "tells" || verb == "told") && is_person_name(word()) &&
           (next == ":" || next == "," || next == "that");
}

/// `too`, `also`, `as well`, `either` at the end of a claim, which say nothing new; `either` only
/// where the claim denies something.
void ClaimReader::skip_too() {
    const std::size_t begin = at_;
    const auto is_one_of = [](const auto& all, const std::string& text) {
        return std::find(all.begin(), all.end(), text) != all.end();
    };
    constexpr std::array<std::string_view, 8> denials{"not",     "cannot", "no",   "nor",
                                                      "neither", "nobody", "none", "never"};
    constexpr std::array<std::string_view, 6> joints{"and", "or", "but", "if", "then", ","};
    bool denies = false;
    for (std::size_t i = at_; i > claim_begin_ && !is_one_of(joints, words_[i - 1].text); --i)
        denies = denies || is_one_of(denials, words_[i - 1].text);
    skip(",");
    if (!(skip_words({"as", "well"}) || skip_one_of({"too", "also"}) ||
          (denies && skip("either"))) ||
        !part_ends())
        at_ = begin;
}

/// `is guilty`, where the puzzle explains that of each of them: `Abe is guilty`. False where it
/// does not.
bool ClaimReader::read_explained(Predicate& said, const Group& who) {
    constexpr std::array<std::array<std::string_view, 2>, 4> verbs{
        {{"am", "is"}, {"are", "is"}, {"have", "has"}, {"do", "does"}}};
    const auto here =
        std::span<const SentenceWord>(words_).subspan(std::min(at_, words_.size() - 1));
    const auto most = here.first(std::min(here.size(), vocabulary_.longest_phrase() + 2));
    const bool denied = word(1).text == "not";
    std::vector<Expr> parts;
    std::size_t length = 0; // of what is said
    for (const Member& member : who) {
        if (member.kind == Member::Kind::room || member.kind == Member::Kind::sign)
            return false;
        std::vector<SentenceWord> words(most.begin(), most.end());
        if (denied)
            words.erase(words.begin() + 1);
        for (const auto& [of_many, of_one] : verbs)
            if (words[0].text == of_many)
                words[0].text = of_one;
        words.insert(words.begin(), word());
        words[0].text = member.kind == Member::Kind::name
                            ? words_[member.index].text
                            : in_small_letters(vocabulary_.people[member.index]);
        const auto* const found = vocabulary_.phrase_at(words);
        const std::size_t size = found == nullptr ? 0 : vocabulary_.words_of(*found).size();
        if (size < 2 || (!parts.empty() && size != length))
            return false;
        length = size;
        const Expr atom = store_.variable(found->atom);
        parts.push_back(denied ? store_.negation(atom) : atom);
    }
    length -= denied ? 0 : 1; // without the name
    if (parts.empty() || !part_ends(length))
        return false;
    at_ += length;
    said.parts = std::move(parts);
    last_.reset();
    return true;
}

/// `do not believe Bea`, perhaps with `she is lying` behind it, which says the same again.
std::optional<Expr> ClaimReader::disbelief() {
    const std::size_t begin = at_;
    const bool said = islanders() && !error_ &&
                      (skip_words({"do", "not", "believe"}) || skip_words({"do", "not", "trust"}));
    if (!said || !is_person_name(word())) {
        at_ = begin;
        return std::nullopt;
    }
    const Member who = subject();
    const std::size_t behind = at_;
    skip(",");
    (void)skip_one_of({"and", "for", "because"});
    const bool again = skip_one_of({"he", "she"}) &&
                       (skip("lies") || skip_words({"is", "lying"}) ||
                        skip_words({"is", "a", "liar"}) || skip_words({"is", "a", "knave"}));
    if (!again || !part_ends())
        at_ = behind;
    return builder_.negation(person_expr(who));
}

/// What is denied or reported. It is one part, and what joins others to it is an error: in `it is
/// false that p and q` the falsehood could be of p alone.
Expr ClaimReader::reported() {
    Expr inside = builder_.constant(false);
    if (!begins_with_asking() && skip_one_of({"if", "when", "whenever"})) {
        const Expr condition = premise();
        inside = store_.implication(condition, part());
    } else
        inside = part();
    const std::size_t begin = at_;
    skip(",");
    if (skip_one_of({"and", "or", "but", "while", "whereas", "although", "though", "even"})) {
        refuse_two_readings_of_that(at_ - 1);
        return inside;
    }
    at_ = begin;
    if (reported_end_ != at_) { // otherwise it is reported what is reported
        reported_as_it_is_ = true;
        reported_by_many_ = false;
    }
    reported_end_ = at_;
    return inside;
}

void ClaimReader::refuse_two_readings_of_that(std::size_t joint) {
    fail(words_[joint], "this can be read in two ways; put what follows 'that' in brackets");
}

/// `it is false that`, `it is not the case that`, `it is true that`
std::optional<Expr> ClaimReader::truth_of_claim() {
    if (skip_words({"it", "is", "false", "that"}) ||
        skip_words({"it", "is", "not", "true", "that"}) ||
        skip_words({"it", "is", "not", "the", "case", "that"})) {
        const Expr said = reported();
        reported_as_it_is_ = false;
        return store_.negation(said);
    }
    if (skip_words({"it", "is", "true", "that"}) || skip_words({"it", "is", "the", "case", "that"}))
        return reported();
    return std::nullopt;
}

/// Whether behind a verb of saying, `ahead` words from here, there is nothing but truth or
/// falsehood: `tells the truth`, `says only false things`.
bool ClaimReader::says_what_is_true_or_false(std::size_t ahead) const {
    const std::size_t what = ahead + (word(ahead + 1).text == "only" ? 2 : 1);
    const std::string& first = word(what).text;
    return (first == "the" && word(what + 1).text == "truth") || first == "lies" ||
           ((first == "true" || first == "false") &&
            (word(what + 1).text == "things" || word(what + 1).text == "statements"));
}

/// `the truth`, `only false things`, `lies` behind a verb of saying, which is skipped, too; nothing
/// where it is something else.
std::optional<bool> ClaimReader::truth_that_is_said() {
    const std::size_t begin = at_;
    if (skip_one_of({"says", "say", "said", "tells", "tell", "told", "speaks", "speak", "states",
                     "state", "makes", "make"})) {
        skip("only");
        if (skip_words({"the", "truth"}))
            return true;
        if (skip("lies"))
            return false;
        for (const bool truth : {true, false})
            if (skip_words({truth ? "true" : "false", "things"}) ||
                skip_words({truth ? "true" : "false", "statements"}))
                return truth;
    }
    at_ = begin;
    return std::nullopt;
}

/// `lies`, `speaks truly`, `tells the truth`; nothing where it is something else.
std::optional<bool> ClaimReader::truth_or_lie() {
    if (skip_one_of({"lies", "lie", "lied"}) || skip_words({"speaks", "falsely"}) ||
        skip_words({"speak", "falsely"}))
        return false;
    if (skip_words({"speaks", "truly"}) || skip_words({"speak", "truly"}))
        return true;
    return truth_that_is_said();
}

/// What somebody `claims to be`.
Expr ClaimReader::claimed_kind(const Member& who) {
    const bool denied = skip("not");
    const auto knight = kind_of_person();
    if (!knight)
        return fail_expected("'knight' or 'knave'");
    const Expr truth = person_expr(who);
    return *knight != denied ? truth : store_.negation(truth);
}

/// `if asked`, `if you asked Bea`
bool ClaimReader::begins_with_asking() const {
    const bool condition = word().text == "if" || word().text == "when";
    const bool you = word(1).text == "you" || word(1).text == "we";
    const std::string& verb = word(you ? 2 : 1).text;
    return islanders() && condition && (verb == "asked" || (you && verb == "ask"));
}

/// `if asked, Bea would say that I am a knave`, `if you asked Bea, she would say that I am a knave`
std::optional<Expr> ClaimReader::when_asked() {
    if (error_ || !begins_with_asking())
        return std::nullopt;
    ++at_;
    const bool you = skip_one_of({"you", "we"});
    ++at_;
    if (!you) {
        skip(",");
        return part();
    }
    const Member asked = subject();
    skip(",");
    if (!skip_one_of({"he", "she", "they"})) {
        const Member again = subject();
        if (!error_ && person_expr(again) != person_expr(asked))
            return fail(words_[at_ - 1], "it is unclear what is said here; write it out");
    }
    const auto said = error_ ? std::nullopt : said_by({asked});
    return said ? *said : fail_expected("'would'");
}

/// `a knave would say that Bea lies`: that she does not; `no knight would say that she lies`, too.
std::optional<Expr> ClaimReader::kind_would_say() {
    const std::size_t begin = at_;
    if (error_ || !islanders())
        return std::nullopt;
    const bool only = skip("only");
    const bool none = !only && skip("no");
    if (none || skip_one_of({"any", "every"}) || word().text == "a" || word().text == "an") {
        const auto knight = kind_of_person();
        if (knight && skip_one_of({"would", "could", "will", "can"})) {
            const bool denied = !only && (skip("not") || skip("never")) != none;
            if (skip_one_of({"say", "claim", "state", "tell", "assert"})) {
                (void)skip_one_of({"you", "us", "me"});
                take("that", "'that'");
                const Expr said = reported();
                const bool is_true = *knight != denied;
                reported_as_it_is_ = reported_as_it_is_ && is_true;
                return is_true ? said : store_.negation(said);
            }
        }
    }
    at_ = begin;
    return std::nullopt;
}

/// `Bea would say that I am a knave`: it is so if and only if she is a knight. `I` and `us` are
/// those of whoever reports it. `Bea and Cid both say that` is so where it is of each of them.
std::optional<Expr> ClaimReader::said_by(const Group& who) {
    const std::size_t begin = at_;
    if (error_ || !islanders() || who.empty())
        return std::nullopt;
    const bool many = who.size() > 1;
    if (many)
        (void)skip_both_or_all(who);
    // What somebody knows is so. Several things may be known.
    if (skip_one_of({"know", "knows"})) {
        skip("that");
        Expr known = part();
        for (const Member& each : who)
            known = with_person(known, each);
        return known;
    }
    at_ = begin;
    if (many && is_saying_of_several(word(1).text) && !says_what_is_true_or_false(1))
        (void)skip_both_or_all(who); // `both say that`
    const bool would = skip_one_of({"would", "could", "will", "can"});
    const bool never = would && (skip("not") || skip("never"));
    const bool not_all = many && would && skip_both_or_all(who) && never; // `would not both say`
    const bool denies = skip_one_of({"deny", "denies"});
    const bool says = denies || (!says_what_is_true_or_false() && skip_saying()) ||
                      ((would || many) && !says_what_is_true_or_false() &&
                       is_saying_of_several(word().text) && ++at_ > 0);
    if (!says) {
        at_ = begin;
        return std::nullopt;
    }
    if (!would)
        refuse_other_speaker(who[0]);
    std::vector<Expr> claims;
    const auto claim_of = [&](const Member& each, Expr claim) {
        const Expr said = store_.equivalence(person_expr(each), claim);
        claims.push_back(denies != (never && !not_all) ? store_.negation(said) : said);
    };
    const auto all_claims = [&] {
        const Expr all = builder_.conjunction(std::move(claims));
        return not_all ? builder_.negation(all) : all;
    };
    if (!denies && skip_words({"to", "be"})) {
        const std::size_t kind = at_;
        for (const Member& each : who) {
            at_ = kind;
            claim_of(each, claimed_kind(each));
        }
        return all_claims();
    }
    (void)skip_one_of({"you", "us", "me"});
    if ((word().text == "," || word().text == ":") && opens_quotation(word(1)))
        ++at_;
    if (!skip("that") && !would) {
        refuse_other_speaker(who[0], true);
        const std::size_t name = who[0].kind == Member::Kind::name ? who[0].index : 0;
        if (name > claim_begin_ && words_[name - 1].text == ",")
            fail(words_[name],
                 "it is unclear who says this; put each person's statement on its own line");
    }
    const auto outer = reported_;
    reported_.reset();
    if (opens_quotation(word())) {
        const std::size_t quoted = at_;
        for (const Member& each : who) {
            at_ = quoted;
            claim_of(each, quoted_claim(each));
        }
    } else {
        if (!many)
            reported_ = std::pair{who[0], at_};
        const Expr claim = reported();
        reported_as_it_is_ = false;
        reported_by_many_ = reported_by_many_ || many;
        for (const Member& each : who)
            claim_of(each, claim);
    }
    reported_ = outer;
    return all_claims();
}

/// What somebody says in quotation marks, `Bea said 'I am a knave'`: `I` is whoever says it. It
/// ends where the marks close, or else with the line.
Expr ClaimReader::quoted_claim(const Member& who) {
    const std::size_t person = who.kind == Member::Kind::name ? person_at(who.index) : who.index;
    const auto first = words_.begin() + static_cast<std::ptrdiff_t>(at_);
    const auto last =
        std::find_if(first, words_.end(), [](const SentenceWord& each) { return each.closes; });
    const bool closes = last != words_.end();
    SentenceWord& behind = closes ? *(last + 1) : words_.back();
    const std::string text = std::exchange(behind.text, {});
    const auto outer = std::tuple(speaker_, addressee_, indirect_, runs_on_, claim_begin_,
                                  in_premise_, in_condition_);
    speaker_ = person;
    addressee_.reset();
    claim_begin_ = at_;
    indirect_ = runs_on_ = in_premise_ = in_condition_ = false;
    const Expr said = claim();
    std::tie(speaker_, addressee_, indirect_, runs_on_, claim_begin_, in_premise_, in_condition_) =
        outer;
    while (closes && skip("."))
        continue;
    if (closes && !error_ && !word().text.empty())
        fail_expected("'and', 'or' or the end of the line");
    behind.text = text;
    comma_and_.reset();
    list_.reset();
    return said;
}

/// Fails in `Abe says that Cid is a knave, and Bea says that`: is it Abe who says the second?
/// Behind `Abe says:` it is, unless `that` is missing.
void ClaimReader::refuse_other_speaker(const Member& who, bool is_direct) {
    if ((!runs_on_ && !is_direct) || who.kind != Member::Kind::name || who.index <= claim_begin_)
        return;
    int open = 0;
    for (std::size_t i = claim_begin_; i < who.index; ++i)
        open += words_[i].text == "(" ? 1 : words_[i].text == ")" ? -1 : 0;
    const std::string& before = words_[who.index - 1].text;
    if (open == 0 &&
        (before == "and" || before == "but" || before == "while" || before == "whereas"))
        fail(words_[who.index],
             "it is unclear who says this; put each person's statement on its own line");
}

/// `what Bea says is false`, `everything Bea and Cid say is true`, `what the other sign says is
/// true`
std::optional<Expr> ClaimReader::what_is_said() {
    const auto statement = [this] {
        return islanders() && (word(2).text == "of" || word(2).text == "by") &&
               (skip_words({"the", "statement", word(2).text}) ||
                skip_words({"the", "claim", word(2).text}));
    };
    const std::size_t begin = at_;
    if (error_ || (!islanders() && !doors()) ||
        (!skip_one_of({"what", "everything", "whatever"}) && !statement()))
        return std::nullopt;
    const bool names_what = words_[at_ - 1].text == "of" || words_[at_ - 1].text == "by";
    const std::size_t named = at_;
    Group all{subject()};
    while (islanders() && !error_ && (skip("and") || skip(",")))
        all.push_back(subject());
    const Member who = all[0];
    if (doors() && !error_ && who.kind != Member::Kind::sign && who.kind != Member::Kind::room) {
        at_ = named;
        return fail_expected("'room' or 'sign'");
    }
    if (!error_ && !names_what && !skip_saying() && !skip("say"))
        fail_expected("'says'");
    take("is", "'is'");
    const bool denied = skip("not");
    const bool truth = skip("true");
    if (!truth)
        take("false", "'true' or 'false'");
    refuse_true_and_false();
    if (error_) {
        at_ = begin;
        return builder_.constant(false);
    }
    std::vector<Expr> parts;
    for (const Member& each : all) {
        const Expr truthful = doors() ? holds(Thing::sign, each.index) : person_expr(each);
        parts.push_back(truth != denied ? truthful : store_.negation(truthful));
    }
    last_.reset();
    return builder_.conjunction(std::move(parts));
}

/// `neither of us is a knave`, `neither Abe nor Bea is a knave`, `neither is Bea`, `nor is Bea`
std::optional<Expr> ClaimReader::neither() {
    if (error_ || (word().text != "neither" && (!last_ || word().text != "nor")))
        return std::nullopt;
    constexpr std::array<std::string_view, 6> places{"room",  "rooms", "sign",
                                                     "signs", "door",  "doors"};
    const bool numbered = room_number(word(2)) > 0; // `neither room 1 nor room 2`
    if (doors() && !numbered &&
        std::find(places.begin(), places.end(), word(1).text) != places.end())
        return std::nullopt;
    if (const auto made = statements_counted())
        return made;
    const SentenceWord place = word();
    ++at_;
    if (skip("of")) {
        const bool is_us = word().text == "us";
        Group who = several();
        if (is_us)
            who = two_of_us(who);
        if (who.size() > 2)
            return fail(place, fmt::format("'neither' means two, but there are {} of them; write "
                                           "'none', or name the two",
                                           who.size()));
        return count_of({Quantity::Kind::at_most, 0}, who);
    }
    // `Abe and Bea are not both knights, and neither are Bea and Cid`
    if (last_ && last_->not_of_all && word().text == "are")
        return fail(place, "it is unclear what is said here; write it out");
    const bool are = word().text == "are";
    // `both Abe and Bea lie or neither does`
    if (last_ && last_counted_ && last_counted_->size() == 2 && part_ends(1) &&
        skip_one_of({"is", "are", "does", "do", "did", "has", "have"})) {
        const bool denied = !last_->denied;
        std::vector<Expr> parts;
        for (const Member& member : *last_counted_)
            parts.push_back(last_of(member, denied));
        return builder_.conjunction(std::move(parts));
    }
    if (last_ && skip_one_of({"is", "am", "are", "does", "do", "did", "has", "have"})) {
        const bool denied = !last_->denied;
        std::vector<Expr> parts;
        for (const Member& member : are ? group() : Group{subject()})
            parts.push_back(last_of(member, denied));
        return builder_.conjunction(std::move(parts));
    }
    if (place.text == "nor")
        return fail_expected("'is' or 'does'");
    Group who{subject()};
    bool has_nor = false;
    while (!error_) { // `neither Abe, Bea nor Cid`
        const bool comma = !has_nor && skip(",");
        const bool nor = skip("nor");
        if (!comma && !nor)
            break;
        has_nor = nor;
        who.push_back(subject());
    }
    if (!has_nor)
        return fail_expected("'nor'");
    return count_of({Quantity::Kind::at_most, 0}, who);
}

/// Whether what was said last is said of others next: `so is Bea`, `as is Bea`, `nor is Bea`.
bool ClaimReader::repeats_last() const {
    constexpr std::array<std::string_view, 8> verbs{"is", "am",  "are", "does",
                                                    "do", "did", "has", "have"};
    const std::string& first = word().text;
    return !error_ && last_ && (first == "so" || first == "as" || first == "nor") &&
           std::find(verbs.begin(), verbs.end(), word(1).text) != verbs.end();
}

/// `, another is a knave`, `, nor is Bea`, `as is Bea`
bool ClaimReader::goes_on_without_and(bool comma) const {
    if (comma && last_counted_ && word().text == "another")
        return true;
    // In `if Bea lies, so does Cid` a comma ends the condition.
    return repeats_last() && (word().text != "so" || (comma && !in_premise_));
}

/// `so is Bea`, `so does the other room`, `as are Bea and Cid`
std::optional<Expr> ClaimReader::likewise() {
    if (word().text == "nor" || !repeats_last())
        return std::nullopt;
    const bool is_denied = word().text == "as" && last_->denied; // `Bea is not a knave, as is Cid`
    if (is_denied || last_->not_of_all || last_->of_none)
        return fail(word(), "it is unclear what is said here; write it out");
    const bool are = word(1).text == "are";
    at_ += 2;
    std::vector<Expr> parts;
    const Group all = are ? group() : Group{subject()};
    for (const Member& member : all)
        parts.push_back(last_of(member, false));
    return builder_.conjunction(std::move(parts));
}

/// Whether somebody is likened to somebody `ahead` words from here: `like me`, `unlike Bea`.
bool ClaimReader::likens(std::size_t ahead) const {
    const std::string& first = word(ahead).text;
    const std::size_t named = ahead + 1 + relation(ahead + 1);
    const bool somebody =
        word(named).text == "me" || word(named).text == "i" || is_person_name(word(named));
    return !error_ && islanders() && (first == "like" || first == "unlike") && somebody &&
           part_ends(named + 1);
}

/// `like me`: that what was said last is so of that one, too. `unlike me`: that it is not.
Expr ClaimReader::likened() {
    const bool denied = word().text == "unlike";
    const SentenceWord place = word();
    ++at_;
    const Member other = subject();
    if (!last_)
        return fail(place, "it is unclear what is said here; write it out");
    return last_of(other, denied);
}

/// `like me, Bea is a knave`
std::optional<Expr> ClaimReader::likened_first() {
    if (!likens(0))
        return std::nullopt;
    const std::size_t begin = at_;
    at_ += 2 + relation(1);
    take(",", "','");
    last_.reset();
    const Predicate said = predicate({subject()}, false);
    if (said.together)
        return fail(words_[begin], "it is unclear what is said here; write it out");
    const std::size_t behind = std::exchange(at_, begin);
    const Expr other = likened();
    at_ = behind;
    std::vector<Expr> parts = said.parts;
    parts.push_back(other);
    return builder_.conjunction(std::move(parts));
}

/// `we are both knights`, `we all lie`, `the others are knaves`, `the two of us are different`
std::optional<Expr> ClaimReader::we() {
    if (!islanders() || error_)
        return std::nullopt;
    std::optional<Group> who;
    const SentenceWord place = word();
    if (skip("we")) {
        refuse_alone(place);
        who = everything(Member::Kind::person, false);
        // `we both lie`, `we are both knights`, `we are not both knights`
        if (word().text == "both" || word(word(1).text == "not" ? 2 : 1).text == "both")
            who = two_of_us(*who);
    } else
        who = people_together();
    if (!who)
        return std::nullopt;
    const Predicate said = predicate(*who, true);
    return said.together ? said.together : builder_.conjunction(said.parts);
}

/// `it makes no difference which room you pick`
std::optional<Expr> ClaimReader::choice_of_room() {
    const bool none = skip_words({"it", "makes", "no", "difference"}) ||
                      skip_words({"it", "does", "not", "make", "a", "difference"});
    if (!none && !skip_words({"it", "makes", "a", "difference"}) &&
        !skip_words({"it", "does", "make", "a", "difference"}))
        return std::nullopt;
    while (skip_one_of({"which", "room", "door", "you", "pick", "choose", "open"}))
        continue;
    const Expr same = alike(everything(Member::Kind::room, false));
    return none ? same : builder_.negation(same);
}

/// Says of a member what was said last, where `denied` the opposite.
Expr ClaimReader::last_of(const Member& member, bool denied) {
    if (error_ || !last_)
        return builder_.constant(false);
    const LastSaid last = *last_;
    const bool fits = member.kind == last.kind ||
                      (member.kind == Member::Kind::name && last.kind == Member::Kind::person) ||
                      (member.kind == Member::Kind::person && last.kind == Member::Kind::name);
    if (!fits)
        return fail(word(), "it is unclear what is said here; write it out");
    const Expr truth = last.kind == Member::Kind::room   ? holds(last.thing, member.index)
                       : last.kind == Member::Kind::sign ? holds(Thing::sign, member.index)
                       : last.kind == Member::Kind::name ? atom_expr(member)
                                                         : person_expr(member);
    return last.value != (last.denied != denied) ? truth : builder_.negation(truth);
}

/// `Bea is`, `Bea is not`, `Bea is too`
void ClaimReader::say_last(Predicate& said, const Group& who, bool denied) {
    if (!last_) {
        fail_expected("what is said");
        return;
    }
    for (std::size_t i = 0; i < who.size() && !error_; ++i)
        said.parts[i] = last_of(who[i], denied != last_->denied);
    skip("one");
    const std::string& next = word(1).text;
    if (next == "too" || next == "also" || (next == "as" && word(2).text == "well"))
        skip(","); // `and Bea is, too`
    if (!skip_words({"as", "well"}))
        (void)skip_one_of({"too", "also"});
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
