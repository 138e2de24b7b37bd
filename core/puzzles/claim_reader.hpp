#pragma once

#include "core/logic/folding_builder.hpp"
#include "core/puzzles/claims.hpp"

#include <array>
#include <initializer_list>
#include <optional>
#include <span>
#include <utility>

namespace loggia::puzzles {

/// Reads one line by recursive descent. Errors are kept until the line is over. Who says it is in
/// claim_speakers.cpp, the claims' joints are in claims.cpp, claim_conditions.cpp and
/// claim_lists.cpp, what is claimed of whom in claim_figures.cpp, claim_predicates.cpp and
/// claim_likeness.cpp, how many of them in claim_counts.cpp and claim_kinds.cpp, turns of phrase in
/// claim_phrases.cpp, who and what is there in claim_story.cpp, and rooms without their numbers in
/// claim_rooms.cpp.
class ClaimReader {
public:
    ClaimReader(std::string_view text, Vocabulary& vocabulary, logic::Store& store)
        : text_(text), vocabulary_(vocabulary), store_(store), builder_(store) {}

    Result<SentenceLine> read(std::size_t begin, std::size_t end);

private:
    using Expr = logic::Expr;

    /// Who or what something is said of.
    struct Member {
        enum class Kind : std::uint8_t { person, room, sign, name };
        Kind kind;
        std::size_t index; ///< the person, the room; of a name the number of its word
    };
    using Group = std::vector<Member>;
    /// What is said of each of a group, or of them together.
    struct Predicate {
        std::vector<Expr> parts;
        std::optional<Expr> together;
    };
    /// How many of a group: those numbers k for which `fits(k, size of the group)`.
    struct Quantity {
        enum class Kind : std::uint8_t {
            exactly,
            at_least,
            at_most,
            all,
            all_but,
            most,
            half,
            half_or_more,
            half_or_fewer,
            fewer_than_half,
            odd,
            even
        };
        Kind kind;
        int number = 0;

        [[nodiscard]] bool fits(std::size_t k, std::size_t all_of_them) const;
    };
    /// A claim about `the room with the lady`: its words, and what the rooms have.
    struct DescribedClaim {
        std::size_t begin;
        std::size_t end;              ///< the number of the word that joins the next one to it
        std::array<bool, things> has; ///< by the thing
    };
    /// What was said last of somebody or something, for `so is Bob`.
    struct LastSaid {
        Member::Kind kind;
        bool value;                ///< a knight, true, or with the thing in it
        bool denied;               ///< it was said with `not`
        Thing thing = Thing::sign; ///< of a room
        bool not_of_all = false;   ///< `are not both`: of some of them it can be so
        bool of_none = false;      ///< `neither is`, `nobody is`, `not both are`
    };

    void read_line(SentenceLine& line);
    /// Whether a quotation mark stands before the word.
    [[nodiscard]] bool opens_quotation(const SentenceWord& first) const;
    void refuse_behind_quotation();
    void refuse_rest(const SentenceLine& line);
    void refuse_alone(const SentenceWord& place);
    void refuse_other_speaker(const Member& who, bool is_direct = false);
    void read_speaker(SentenceLine& line);
    [[nodiscard]] bool has_speaker() const;
    bool skip_saying();
    bool skip_to_addressee();
    Expr with_person(Expr said, const Member& who);
    void read_meaning();
    [[nodiscard]] bool read_story(SentenceLine& line);
    bool refuse_third_kind();
    bool refuse_other_doors();
    bool skip_that_one_meets();
    std::optional<std::size_t> skip_that_people_are();
    std::optional<std::size_t> skip_meeting();
    void skip_names(std::vector<std::size_t>& names);
    bool skip_that_they_are_inhabitants(std::vector<std::size_t>& names);
    void skip_that_each_is_of_a_kind();
    bool skip_rule();
    bool skip_where_it_is();
    [[nodiscard]] bool is_place_of_people() const;
    bool rule_ends();
    bool skip_what_a_kind_does(bool knight);
    bool skip_what_kinds_do();
    bool skip_that_all_are_of_a_kind();
    [[nodiscard]] bool read_joint_speech(SentenceLine& line);
    [[nodiscard]] Result<std::vector<SentenceWord>> take_quotation();
    [[nodiscard]] bool read_one_of_two(SentenceLine& line);
    void say_that_they_are_there(SentenceLine& line, const std::vector<std::size_t>& names);
    [[nodiscard]] bool says_that_rooms_may_be_empty();
    /// What holds wherever rooms may be empty: each has a lady, a tiger or nothing.
    [[nodiscard]] Expr every_room_has_one();
    [[nodiscard]] std::vector<Expr> laws_of_rooms();

    [[nodiscard]] const SentenceWord& word(std::size_t ahead = 0) const {
        return words_[std::min(at_ + ahead, words_.size() - 1)];
    }
    Expr fail(const SentenceWord& at, std::string message);
    Expr fail_expected(std::string_view expected);
    bool skip(std::string_view text);
    bool skip_one_of(std::initializer_list<std::string_view> texts);
    bool skip_words(std::initializer_list<std::string_view> all);
    void take(std::string_view text, std::string_view expected);
    [[nodiscard]] bool doors() const { return vocabulary_.setting == PuzzleSetting::doors; }
    [[nodiscard]] bool islanders() const { return vocabulary_.setting == PuzzleSetting::islanders; }

    /// `goes_on`: another condition may follow, `and if ..., then ...`.
    Expr claim(bool goes_on = true);
    std::optional<Expr> claim_behind_condition();
    Expr with_condition(Expr claim, bool is_reported);
    bool skip_and_before_condition();
    bool skip_and_claim_with_condition();
    Expr premise();
    Expr consequence();
    Expr condition();
    void refuse_two_readings(std::size_t and_word);
    void refuse_two_readings_of_that(std::size_t joint);
    [[nodiscard]] bool is_last_condition() const;
    Expr alternatives();
    Expr conjunction();
    std::vector<Expr> listed(std::string_view joint);
    Expr part();
    void skip_too();
    bool skip_not_both();
    bool skip_and();
    Expr simple();
    [[nodiscard]] std::size_t or_of_both() const;
    Expr either();
    std::optional<Expr> phrase();
    bool read_explained(Predicate& said, const Group& who);
    std::optional<Expr> phrase_in(std::span<const SentenceWord> words);
    std::optional<Expr> constant();

    std::optional<Expr> disbelief();
    Expr reported();
    std::optional<Expr> truth_of_claim();
    std::optional<Expr> neither();
    std::optional<Expr> likewise();
    [[nodiscard]] bool repeats_last() const;
    [[nodiscard]] bool goes_on_without_and(bool comma) const;
    std::optional<Expr> likened_first();
    [[nodiscard]] bool likens(std::size_t ahead) const;
    Expr likened();
    std::optional<Expr> we();
    std::optional<Expr> choice_of_room();
    std::optional<Expr> said_by(const Group& who);
    Expr quoted_claim(const Member& who);
    Expr claimed_kind(const Member& who);
    [[nodiscard]] bool begins_with_asking() const;
    std::optional<Expr> when_asked();
    std::optional<Expr> kind_would_say();

    std::optional<Expr> what_is_said();

    std::optional<Expr> only();
    std::optional<Expr> the_kind();
    std::optional<Expr> the_one();
    Expr the_only_ones(const Group& who);
    std::optional<Expr> there_are();
    std::optional<Expr> more_of_them();
    std::optional<Expr> more_signs();
    std::optional<Expr> everyone();
    std::optional<Expr> one_or_other();
    std::optional<Expr> of_these();
    std::optional<Group> people_together();
    [[nodiscard]] bool is_people_noun(std::size_t ahead) const;
    [[nodiscard]] bool is_plural_people_noun(std::size_t ahead) const;
    Group among();
    Group those_meant(const SentenceWord& place);
    Group as_people(Group who);
    Expr exactly_these(const Group& who, const Group& all, const std::vector<Expr>& parts);
    Expr number_of_kind(const Quantity& quantity, bool knights, const Group& who);

    std::optional<Expr> counted();
    void note_statements(const SentenceLine& line);
    Group statements(const SentenceWord& place, std::optional<int> so_many);
    std::optional<Expr> statements_counted();
    std::optional<Expr> both_claims();
    std::optional<Expr> others_counted();
    Expr count_of_the_rest(const Quantity& many, const Group& who);
    std::optional<Expr> following_claims(const Quantity& many);
    std::optional<Quantity> quantity();
    Expr count_of(const Quantity& quantity, const Group& who);
    std::optional<Expr> exception_first();
    bool skip_exception();
    Group excepted();
    [[nodiscard]] bool is_everybody_counted() const;
    void note_number(const Quantity& quantity, const Group& who);
    bool skip_not_both_of_them(const Quantity& quantity, const Group& who);
    Expr number_of(const Quantity& quantity, const std::vector<Expr>& parts);
    std::optional<Expr> all_or_none();
    std::optional<Expr> in_room();
    std::optional<bool> skip_finding();
    std::optional<Group> every_room();
    std::optional<Expr> room_first();
    std::optional<Group> rooms_by_parity();
    Group group_of_quantity();
    [[nodiscard]] bool is_list() const;
    [[nodiscard]] bool is_list_of_places() const;
    [[nodiscard]] std::size_t words_of_place(std::size_t ahead) const;
    Expr in_places(Thing thing, bool denied, bool none);
    Group group(bool or_too = false);
    Group several();
    bool skip_or_both(const Group& who);
    [[nodiscard]] Group everything(Member::Kind kind, bool others);
    void refuse_other_number(const SentenceWord& place, const Group& all, std::optional<int> said);
    void fail_number(const SentenceWord& place, std::size_t all, int said);
    /// Fails before `the signs` where some say what is on them and others say nothing.
    void refuse_silent_signs();
    /// Fails where others than the speaker have been spoken of before `the others`.
    void refuse_unclear_others(Member::Kind kind);
    [[nodiscard]] bool has_spoken_of_others(Member::Kind kind) const;
    [[nodiscard]] bool has_named_others(Member::Kind kind) const;
    Group list_of_numbers(Member::Kind kind);
    Member subject();
    [[nodiscard]] bool is_speaker(std::size_t ahead) const;
    [[nodiscard]] bool is_indirect() const;
    [[nodiscard]] std::size_t relation(std::size_t ahead) const;
    Member speaker_meant();
    [[nodiscard]] Group two_of_us(const Group& us) const;
    Member door_subject();
    [[nodiscard]] std::optional<Member::Kind> kind_of_the_other() const;
    std::size_t place();
    std::optional<Expr> possibility();
    std::optional<Expr> number_of_rooms();
    std::size_t room_meant();
    [[nodiscard]] std::pair<Thing, std::size_t> room_described(std::size_t ahead) const;
    std::optional<std::size_t> room_assumed();
    std::vector<DescribedClaim> described_claims();
    [[nodiscard]] bool begins_whole(std::size_t place) const;
    Expr claim_of_described_rooms();
    Expr claim_of_each_room(const DescribedClaim& described);
    bool skip_true_or_false();
    std::optional<Expr> of_the_other_signs();
    std::size_t room();
    std::size_t speaking_room();
    std::size_t other_room(Member::Kind kind);
    [[nodiscard]] std::optional<int> number_at(std::size_t ahead = 0) const;
    int number();

    Predicate predicate(const Group& who, bool many);
    [[nodiscard]] bool leaves_verb_out(Member::Kind kind, std::size_t ahead = 0) const;
    void read_is(Predicate& said, const Group& who, bool many);
    bool read_must_be(Predicate& said, const Group& who, bool many);
    [[nodiscard]] std::size_t words_of_cannot(std::size_t ahead) const;
    void read_has(Predicate& said, const Group& who, bool denied);
    bool read_has_alike(Predicate& said, const Group& who, bool denied);
    void refuse_true_and_false();
    bool read_statement_of(Predicate& said, const Group& who);
    bool read_type_of(Predicate& said, const Group& who);
    bool skip_both_or_all(const Group& who);
    /// Fails where `both` is said of others than two.
    void refuse_both(const SentenceWord& place, const Group& who);
    void refuse_all_different(std::size_t begin, const Group& who);
    /// Fails before `are not` of all: of some not, or of none?
    void refuse_all_not(std::size_t members);
    [[nodiscard]] bool says_what_is_true_or_false(std::size_t ahead = 0) const;
    std::optional<bool> truth_that_is_said();
    std::optional<bool> truth_or_lie();
    bool read_sign_lies(Predicate& said, const Group& who);
    bool read_lies(Predicate& said, const Group& who);
    bool read_likeness(Predicate& said, const Group& who, bool many);
    bool read_two_kinds(Predicate& said, const Group& who, bool denied);
    bool read_has_type(Predicate& said, const Group& who, bool many);
    void compare(Predicate& said, const Group& who, bool positive, const Member& other);
    std::optional<bool> likeness();
    std::optional<bool> kind_of_person();
    [[nodiscard]] bool part_ends(std::size_t ahead = 0) const;
    void say_last(Predicate& said, const Group& who, bool denied);
    Expr last_of(const Member& member, bool denied);
    Expr alike(const Group& who);
    Expr all_or_none_of(std::vector<Expr> parts);
    [[nodiscard]] Expr holds(Thing thing, std::size_t room);
    Expr person_expr(const Member& member);
    Expr atom_expr(const Member& member);
    std::size_t person_at(std::size_t index);

    std::string_view text_;
    Vocabulary& vocabulary_;
    logic::Store& store_;
    logic::FoldingBuilder builder_;
    std::vector<SentenceWord> words_;
    std::size_t at_ = 0;
    int depth_ = 0;
    std::optional<std::size_t> speaker_;
    std::vector<std::size_t> speakers_;    ///< who makes the statement of the line, one or several
    std::optional<std::size_t> addressee_; ///< `Abe says to Bea`: Bea
    bool indirect_ = false;                ///< reported with `says that`, not quoted
    bool on_sign_ = false;                 ///< a sign says it
    bool quoted_ = false;                  ///< what is said stands in quotation marks
    bool runs_on_ = false;        ///< neither a colon nor quotation marks set off what is said
    std::size_t claim_begin_ = 0; ///< the number of the first word of what is claimed
    std::optional<LastSaid> last_;
    std::optional<Group>
        last_counted_;               ///< of whom a number was said last, for `and one is a knave`
    std::optional<int> last_number_; ///< that number, where it was exact: for `and the others are`
    std::optional<Group> excepted_first_; ///< of `except for Bea, everyone is a knight`
    /// `Bea says that`: who she is, and the number of the first word of what she says.
    std::optional<std::pair<Member, std::size_t>> reported_;
    /// The `and` behind a comma that the last conjunction has: `p or q, and r` has two readings.
    std::optional<std::size_t> comma_and_;
    /// The `or` behind a comma that the last alternatives have: `p if q, or r` has two readings.
    std::optional<std::size_t> comma_or_;
    /// That of the last `either p, or q`, and the number of the word behind it.
    std::optional<std::pair<std::size_t, std::size_t>> comma_either_;
    std::optional<std::size_t> list_; ///< the first comma of the last conjunction, `p, q, and r`
    /// That of `a knight or a knave` in the last alternatives, where no `either` goes before it.
    std::optional<std::size_t> or_of_kinds_;
    std::optional<std::size_t> reported_end_; ///< behind what was denied or reported last
    bool reported_as_it_is_ = false;          ///< that it is true, which says the same
    bool reported_by_many_ = false;           ///< what each of several would say
    bool in_premise_ = false;                 ///< a comma ends the claim
    bool in_condition_ = false;               ///< another claim with a condition ends it
    /// Of which the sentence is read now: `the room with the lady`, by the thing in it.
    std::array<std::optional<std::size_t>, things> described_;
    std::vector<Expr> room_by_room_; ///< what a sentence says of each room, where it is all it says
    /// What each of several says who speak together, where one of them says what is always true: in
    /// a conjunction it would be left out, and the person with it.
    std::vector<Expr> one_by_one_;
    /// `one of us`: exactly one, or at least one? Both are tried, and have to come to the same.
    bool one_is_exact_ = true;
    std::optional<SentenceWord> ambiguous_; ///< where that was said
    std::vector<DefiniteKind> definite_;
    std::optional<Error> error_;
};

} // namespace loggia::puzzles
