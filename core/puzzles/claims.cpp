#include "core/puzzles/claims.hpp"

#include "core/base/letters.hpp"
#include "core/logic/truth_table.hpp"
#include "core/puzzles/claim_reader.hpp"
#include "core/puzzles/door_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>
#include <utility>

// NOLINTBEGIN(misc-no-recursion): the depth of claims is bounded
namespace loggia::puzzles {

using logic::Expr;

Result<SentenceLine> read_sentence(std::string_view text, std::size_t begin, std::size_t end,
                                   Vocabulary& vocabulary, logic::Store& store) {
    return ClaimReader(text, vocabulary, store).read(begin, end);
}

namespace {

/// Whether the claims are true in the same worlds; false where there are too many to try.
bool is_same_claim(const logic::Store& store, Expr a, Expr b) {
    constexpr std::size_t most_variables = 16;
    std::vector<logic::Variable> variables = logic::variables_of(store, a);
    for (const logic::Variable v : logic::variables_of(store, b))
        if (std::find(variables.begin(), variables.end(), v) == variables.end())
            variables.push_back(v);
    return a == b ||
           (variables.size() <= most_variables &&
            logic::truth_table(store, a, variables) == logic::truth_table(store, b, variables));
}

} // namespace

Result<SentenceLine> ClaimReader::read(std::size_t begin, std::size_t end) {
    auto words = sentence_words(text_, begin, end);
    if (!words)
        return tl::unexpected(words.error());
    words_ = std::move(*words);
    const auto opened = open_quotation(text_, words_);
    if (!opened)
        return tl::unexpected(opened.error());
    quoted_ = *opened;
    if (doors())
        words_ = door_words(std::move(words_));
    if (islanders())
        put_known_kinds(vocabulary_, words_);
    // What words mean that the puzzle explains is read as it stands.
    if (islanders() && vocabulary_.phrases.empty() && words_.size() > 1 &&
        words_[1].text != "means") {
        put_present_tense(words_);
        leave_out_emphasis(words_);
    }
    SentenceLine line{begin, end, {}, {}, {}, {}, {}};
    read_line(line);
    note_statements(line);
    line.definite = std::move(definite_);
    const std::vector<Expr> pieces = std::move(room_by_room_);
    if (ambiguous_ && !error_) {
        const SentenceWord place = *ambiguous_;
        at_ = 0;
        speaker_.reset();
        last_.reset();
        last_counted_.reset();
        last_number_.reset();
        reported_.reset();
        reported_end_.reset();
        one_is_exact_ = false;
        SentenceLine other{begin, end, {}, {}, {}, {}, {}};
        read_line(other);
        const Expr rooms = vocabulary_.may_be_empty ? every_room_has_one() : store_.constant(true);
        if (!error_ && !is_same_claim(store_, builder_.conjunction({rooms, *line.claim}),
                                      builder_.conjunction({rooms, *other.claim})))
            fail(place, fmt::format("this can mean 'exactly {0}' or 'at least {0}', which differ "
                                    "here; write the one you mean",
                                    place.text));
    }
    if (error_)
        return tl::unexpected(*error_);
    // As one polynomial they could have 4 terms to the power of their number.
    constexpr std::size_t most_in_one = 4;
    if (!line.speaker && pieces.size() > most_in_one) {
        line.claim = line.formula = pieces.front();
        line.further.assign(pieces.begin() + 1, pieces.end());
    }
    if (!one_by_one_.empty()) {
        line.claim = line.formula = one_by_one_.front();
        line.further.assign(one_by_one_.begin() + 1, one_by_one_.end());
    }
    return line;
}

Expr ClaimReader::every_room_has_one() {
    return builder_.conjunction(laws_of_rooms());
}

/// Room by room.
std::vector<Expr> ClaimReader::laws_of_rooms() {
    std::vector<Expr> rooms;
    for (std::size_t i = 0; i < vocabulary_.rooms; ++i)
        rooms.push_back(store_.node(
            logic::Kind::exactly_one,
            std::array{holds(Thing::lady, i), holds(Thing::tiger, i), holds(Thing::nothing, i)}));
    return rooms;
}

void ClaimReader::read_line(SentenceLine& line) {
    if (refuse_third_kind() || refuse_other_doors())
        return;
    if (word(1).text == "means") {
        read_meaning();
        return;
    }
    const std::size_t colon = number_at(1) ? 2 : 1; // `Fact 2:`
    const Heading heading = word(colon).text == ":" ? heading_of(word().text) : Heading::none;
    if (heading == Heading::other) {
        fail_expected(doors() ? "'Sign', with its number, or 'fact:'"
                              : "the name of a speaker or 'fact:'");
        return;
    }
    const bool fact = heading == Heading::fact;
    at_ = fact ? colon + 1 : 0;
    if (says_that_rooms_may_be_empty()) {
        line.said = text_.substr(word().offset, line.end - word().offset);
        line.claim = line.formula = every_room_has_one();
        room_by_room_ = laws_of_rooms();
        return;
    }
    if (!fact && (read_story(line) || read_joint_speech(line) || read_one_of_two(line)))
        return;
    if (!fact && has_speaker())
        read_speaker(line);
    on_sign_ = doors() && line.speaker;
    if (line.speaker)
        refuse_behind_quotation();
    const std::size_t claim_begin = word().offset;
    claim_begin_ = at_;
    if (line.speaker && islanders() && skip("nothing")) {
        // `Bea says nothing`: she is there, a knight or a knave, and that is all. Her atom has to
        // be in the formula, or else nobody would count both.
        const Expr knight = person_expr({Member::Kind::person, *line.speaker});
        line.speaker.reset();
        line.claim = store_.equivalence(knight, knight);
    } else if (line.speaker && islanders() && skip_words({"to", "be"}))
        line.claim = claimed_kind({Member::Kind::person, *line.speaker});
    else
        line.claim = claim_of_described_rooms();
    if (addressee_ && !error_)
        line.claim = with_person(*line.claim, {Member::Kind::person, *addressee_});
    // Facts may be several sentences.
    while (!error_ && !line.speaker && word().text == "." && !word(1).text.empty() &&
           word(1).text != ".") {
        claim_begin_ = ++at_;
        line.claim = builder_.conjunction({*line.claim, claim_of_described_rooms()});
        room_by_room_.clear();
    }
    const std::size_t claim_end = at_ == 0 ? 0 : words_[at_ - 1].offset + words_[at_ - 1].length;
    while (skip("."))
        continue;
    // `says "Bea lies," and`: the comma is the sentence's that has the quotation in it
    if (quoted_ || runs_on_)
        at_ += word().text == "," && word(1).text.empty() ? 1 : 0;
    refuse_rest(line);
    if (error_)
        return;
    line.said = text_.substr(claim_begin, claim_end - claim_begin);
    line.formula = line.claim;
    if (line.speaker) {
        const Expr truth = doors() ? holds(Thing::sign, *line.speaker)
                                   : person_expr({Member::Kind::person, *line.speaker});
        line.formula = store_.equivalence(truth, *line.claim);
    }
}

/// `Both Abe and Bea say, "I am a knight."`: each of them says it, and `I` is each of them. False
/// where the line is something else.
bool ClaimReader::read_joint_speech(SentenceLine& line) {
    std::size_t ahead = word().text == "both" ? 1 : 0;
    std::vector<std::size_t> names;
    for (bool more = true; more && islanders() && is_person_name(word(ahead));) {
        names.push_back(at_ + ahead++);
        more = word(ahead).text == "," || word(ahead).text == "and";
        if (more)
            ahead += word(ahead).text == "," && word(ahead + 1).text == "and" ? 2 : 1;
    }
    for (const std::string_view each : {"both", "all", "each"})
        ahead += word(ahead).text == each ? 1 : 0;
    if (names.size() < 2 || !is_saying_of_several(word(ahead).text) ||
        says_what_is_true_or_false(ahead) || word(ahead + 1).text == "to")
        return false;
    const std::size_t begin = word().offset;
    at_ += ahead + 1;
    (void)skip_one_of({"you", "us", "me"});
    const bool reports = skip("that");
    if (!reports && !skip(":"))
        skip(",");
    refuse_behind_quotation();
    const std::size_t claim_at = at_;
    const bool silent = skip("nothing"); // `Abe and Bea say nothing`
    std::vector<Expr> all;
    for (std::size_t i = 0; i < names.size() && !silent; ++i) {
        at_ = claim_begin_ = claim_at;
        last_.reset();
        last_counted_.reset();
        last_number_.reset();
        const std::size_t person = person_at(names[i]);
        speakers_.push_back(person);
        if (!reports)
            speaker_ = person;
        all.push_back(store_.equivalence(person_expr({Member::Kind::person, person}),
                                         reports ? reported() : claim()));
    }
    speaker_.reset();
    line.said = text_.substr(begin, words_[at_ - 1].offset + words_[at_ - 1].length - begin);
    while (skip("."))
        continue;
    if (!error_ && !word().text.empty())
        fail_expected("'and', 'or' or the end of the line");
    if (silent) {
        say_that_they_are_there(line, names);
        return true;
    }
    const auto says_nothing = [this](Expr each) {
        return is_same_claim(store_, each, store_.constant(true));
    };
    if (!error_ && std::any_of(all.begin(), all.end(), says_nothing))
        one_by_one_ = all;
    line.claim = line.formula = builder_.conjunction(std::move(all));
    return true;
}

bool ClaimReader::says_that_rooms_may_be_empty() {
    if (!doors())
        return false;
    const std::size_t begin = at_;
    bool said =
        (skip_words({"a", "room"}) || skip_words({"rooms"})) && skip_words({"may", "be", "empty"});
    if (said) {
        skip(".");
        said = word().text.empty();
    }
    at_ = begin;
    return said;
}

Expr ClaimReader::fail(const SentenceWord& at, std::string message) {
    if (!error_)
        error_ = Error{std::move(message), span_at(text_, at.offset, at.length)};
    return builder_.constant(false);
}

Expr ClaimReader::fail_expected(std::string_view expected) {
    const std::string found = word().text.empty()
                                  ? "the end of the line"
                                  : fmt::format("'{}'", text_.substr(word().offset, word().length));
    return fail(word(), fmt::format("expected {}, found {}", expected, found));
}

bool ClaimReader::skip(std::string_view text) {
    const bool found = !error_ && word().text == text;
    at_ += found ? 1 : 0;
    return found;
}

bool ClaimReader::skip_one_of(std::initializer_list<std::string_view> texts) {
    return std::any_of(texts.begin(), texts.end(), [this](auto text) { return skip(text); });
}

bool ClaimReader::skip_words(std::initializer_list<std::string_view> all) {
    std::size_t ahead = 0;
    for (const std::string_view text : all)
        if (word(ahead++).text != text)
            return false;
    at_ += error_ ? 0 : all.size();
    return !error_;
}

void ClaimReader::take(std::string_view text, std::string_view expected) {
    if (!skip(text))
        fail_expected(expected);
}

void ClaimReader::refuse_two_readings(std::size_t and_word) {
    fail(words_[and_word], "this can be read in two ways; add brackets, as in (p or q) and r");
}

bool ClaimReader::skip_and() {
    const std::size_t begin = at_;
    if (error_ || skip_not_both() || skip_and_before_condition() ||
        (in_condition_ && skip_and_claim_with_condition())) {
        at_ = begin;
        return false;
    }
    const bool comma = skip(",");
    if (skip_one_of({"and", "but", "while", "whereas", "although", "though"}) ||
        skip_words({"even", "though"})) {
        skip("that"); // `says that p and that q`
        return true;
    }
    if (goes_on_without_and(comma))
        return true;
    at_ = begin;
    return false;
}

Expr ClaimReader::conjunction() {
    std::vector<Expr> parts{part()};
    std::optional<std::size_t> comma_and; // those within the parts are theirs
    std::optional<std::size_t> list;
    const std::size_t behind_first = at_;
    if (const auto more = listed("and"); !more.empty()) {
        comma_and = list = behind_first;
        parts.insert(parts.end(), more.begin(), more.end());
    }
    for (std::size_t joint = at_; skip_and(); joint = at_) {
        const bool comma = words_[joint].text == ",";
        // What `while` or `although` contrasts is all before it, as behind a comma.
        const std::string& text = words_[joint].text;
        const bool contrasts = text.starts_with("wh") || text.ends_with("though") || text == "even";
        if ((comma || contrasts) && !comma_and)
            comma_and = joint + (comma ? 1 : 0);
        parts.push_back(part());
    }
    comma_and_ = comma_and;
    list_ = list;
    return parts.size() == 1 ? parts[0] : store_.node(logic::Kind::conjunction, parts);
}

Expr ClaimReader::part() {
    if (++depth_ > most_claim_depth)
        fail(word(), fmt::format("nested more than {} deep", most_claim_depth));
    const Expr result = error_ ? builder_.constant(false) : simple();
    skip_too();
    --depth_;
    return result;
}

/// Whether nothing more is said of somebody.
bool ClaimReader::part_ends(std::size_t ahead) const {
    constexpr std::array<std::string_view, 24> ends{
        "",         ".",        ",",     ")",       "and",      "or",     "but",  "then",
        "if",       "iff",      "only",  "unless",  "too",      "also",   "one",  "when",
        "whenever", "provided", "while", "whereas", "although", "though", "even", "implies"};
    const std::string& next = word(ahead + 1).text;
    return std::find(ends.begin(), ends.end(), word(ahead).text) != ends.end() ||
           (word(ahead).text == "as" && next == "well") ||
           (word(ahead).text == "either" &&
            (next.empty() || next == "." || next == "," || next == ")"));
}

Expr ClaimReader::simple() {
    if (const auto meant = phrase()) {
        last_.reset(); // `Bea is guilty, and so is Cid`
        return *meant;
    }
    const bool none = (word(1).text == "one" && word(2).text == "of") ||
                      (word(1).text == "a" && word(2).text == "single"); // `not one of us`
    if (!none && skip("not")) {
        const Expr said = part();
        if (last_)
            last_->of_none = true;
        return store_.negation(said);
    }
    if (skip("(")) {
        const bool in_premise = std::exchange(in_premise_, false);
        const bool in_condition = std::exchange(in_condition_, false);
        const Expr inside = claim();
        in_premise_ = in_premise;
        in_condition_ = in_condition;
        take(")", "')'");
        return inside;
    }
    if (skip("either")) {
        // `either Abe and Bea both lie or both tell the truth` is said of the two at once.
        const std::size_t begin = at_;
        if (const std::size_t joint = or_of_both(); joint != 0) {
            const Expr whole = simple();
            if (error_ || at_ > joint)
                return whole;
            at_ = begin;
        }
        const auto named = one_or_other();
        return named ? *named : either();
    }
    for (const auto read :
         {&ClaimReader::possibility, &ClaimReader::number_of_rooms, &ClaimReader::truth_of_claim,
          &ClaimReader::when_asked, &ClaimReader::disbelief, &ClaimReader::neither,
          &ClaimReader::likewise, &ClaimReader::likened_first, &ClaimReader::kind_would_say,
          &ClaimReader::counted, &ClaimReader::constant, &ClaimReader::only, &ClaimReader::the_kind,
          &ClaimReader::there_are, &ClaimReader::more_of_them, &ClaimReader::everyone,
          &ClaimReader::of_these, &ClaimReader::what_is_said})
        if (const auto said = (this->*read)())
            return *said;
    if (doors())
        for (const auto read :
             {&ClaimReader::of_the_other_signs, &ClaimReader::choice_of_room,
              &ClaimReader::room_first, &ClaimReader::all_or_none, &ClaimReader::in_room})
            if (const auto said = (this->*read)())
                return *said;
    if (const auto said = we())
        return *said;
    if (const auto said = one_or_other())
        return *said;
    const bool many = is_list();
    const Group who = many ? group() : Group{subject()};
    // `Bea, like me, is a knave`: what is said comes behind.
    std::optional<std::size_t> aside;
    if (word().text == "," && likens(1)) {
        aside = at_ + 1;
        at_ += 3 + relation(2);
        take(",", "','");
    }
    if (const auto said = aside ? std::nullopt : said_by(who))
        return *said;
    if (aside)
        last_.reset();
    Predicate said = predicate(who, many);
    if (said.together)
        return *said.together;
    if (aside) {
        const std::size_t behind = std::exchange(at_, *aside);
        said.parts.push_back(likened());
        at_ = behind;
    } else if (word().text == "," && likens(1)) { // `Bea is a knave, like me`
        ++at_;
        said.parts.push_back(likened());
    } else if (likens(0)) { // `Bea is a knave like me`
        if (last_ && last_->denied)
            return fail(word(), "it is unclear what is said here; write it out");
        said.parts.push_back(likened());
    }
    return builder_.conjunction(said.parts);
}

/// The number of the `or` of `Abe and Bea both lie or both tell the truth` and `... or neither
/// does`; 0 where there is no such one.
std::size_t ClaimReader::or_of_both() const {
    if (error_ || !islanders() || !is_list())
        return 0;
    constexpr std::size_t most_words = 20; // of the two and what is said of them
    for (std::size_t ahead = 0; ahead < most_words && !word(ahead).text.empty(); ++ahead) {
        const std::string& next = word(ahead).text;
        if (next == "that" || next == "say" || next == "claim")
            return 0; // what they say may have an `or` of its own
        if (next == "or") {
            const std::string& other = word(ahead + 1).text;
            return other == "both" || other == "neither" ? at_ + ahead : 0;
        }
    }
    return 0;
}

/// At least one of two, as Smullyan means it, and not both where that is said.
Expr ClaimReader::either() {
    const Expr left = conjunction();
    std::optional<std::size_t> comma_and = comma_and_;
    std::optional<std::size_t> list = list_;
    const bool comma_or = word().text == "," && word(1).text == "or";
    at_ += comma_or ? 1 : 0;
    const std::size_t joint = at_;
    take("or", "'or'");
    skip("else"); // `either I am a knave or else Bea is a knight`
    const Expr right = conjunction();
    comma_and = comma_and ? comma_and : comma_and_;
    list = list ? list : list_;
    if (list)
        refuse_two_readings(*list);
    if (comma_and && !comma_or)
        refuse_two_readings(*comma_and);
    const std::size_t comma = word().text == "," ? 1 : 0;
    if (word(comma).text == "or" && word(comma + 1).text == "both" && part_ends(comma + 2)) {
        at_ += comma + 2;
        return store_.node(logic::Kind::disjunction, std::array{left, right});
    }
    const bool not_both = skip_not_both();
    if (not_both && or_of_kinds_)
        refuse_two_readings(*or_of_kinds_);
    if (comma_or && !not_both)
        comma_either_ = {joint, at_};
    return store_.node(not_both ? logic::Kind::parity : logic::Kind::disjunction,
                       std::array{left, right});
}

/// What words mean that the puzzle has explained. `I am guilty` is what is explained of the
/// speaker.
std::optional<Expr> ClaimReader::phrase() {
    if (error_ || vocabulary_.phrases.empty())
        return std::nullopt;
    const auto here = std::span<const SentenceWord>(words_).subspan(at_);
    if (const auto meant = phrase_in(here))
        return meant;
    if (!islanders() || !speaker_ || word().text != "i")
        return std::nullopt;
    // With `not` and the word behind them.
    const auto most = here.first(std::min(here.size(), vocabulary_.longest_phrase() + 2));
    std::vector<SentenceWord> words(most.begin(), most.end());
    words[0].text = in_small_letters(vocabulary_.people[*speaker_]);
    constexpr std::array<std::array<std::string_view, 2>, 3> verbs{
        {{"am", "is"}, {"have", "has"}, {"do", "does"}}};
    for (const auto& [of_me, of_others] : verbs)
        if (words[1].text == of_me)
            words[1].text = of_others;
    return phrase_in(words);
}

/// What the words begin with has been explained to mean; they stand in the line from here on.
std::optional<Expr> ClaimReader::phrase_in(std::span<const SentenceWord> words) {
    if (const auto* const found = vocabulary_.phrase_at(words)) {
        at_ += vocabulary_.words_of(*found).size();
        return store_.variable(found->atom);
    }
    // `Bea is not guilty`, where `Bea is guilty` means an atom
    constexpr std::array<std::string_view, 8> verbs{"is",  "are", "was",  "were",
                                                    "has", "had", "does", "did"};
    for (std::size_t i = 1; i + 1 < words.size() && !part_ends(i); ++i) {
        if (words[i].text != "not" ||
            std::find(verbs.begin(), verbs.end(), words[i - 1].text) == verbs.end())
            continue;
        std::vector<SentenceWord> without(words.begin(), words.end());
        without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
        const auto* const denied = vocabulary_.phrase_at(without);
        if (denied == nullptr || vocabulary_.words_of(*denied).size() <= i)
            break;
        at_ += vocabulary_.words_of(*denied).size() + 1;
        return store_.negation(store_.variable(denied->atom));
    }
    return std::nullopt;
}

/// `true` or `false` where nothing is said of an atom of that name. What `false` says in `p is true
/// if q, and false if r` and in `if q then p is true, otherwise false` is said of p.
std::optional<Expr> ClaimReader::constant() {
    const bool truth = word().text == "true";
    const std::string& next = word(1).text;
    if (error_ || (!truth && word().text != "false") || next == "is" || is_list())
        return std::nullopt;
    constexpr std::array<std::string_view, 5> joints{"and", "but", "or", "while", "whereas"};
    constexpr std::array<std::string_view, 5> conditions{"if", "when", "whenever", "unless",
                                                         "provided"};
    const std::size_t behind = at_ > 0 && words_[at_ - 1].text == "," ? at_ - 1 : at_;
    const std::string before = behind > 0 ? words_[behind - 1].text : std::string();
    const bool is_equivalence = next == "if" && word(2).text == "and";
    if (before == "otherwise" ||
        (std::find(joints.begin(), joints.end(), before) != joints.end() && !is_equivalence &&
         std::find(conditions.begin(), conditions.end(), next) != conditions.end()))
        return fail(word(), "it is unclear what is said here; write it out");
    ++at_;
    return builder_.constant(truth);
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
