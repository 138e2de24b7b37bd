#include "core/puzzles/claims.hpp"

#include "core/puzzles/claim_reader.hpp"

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

Result<SentenceLine> ClaimReader::read(std::size_t begin, std::size_t end) {
    auto words = sentence_words(text_, begin, end);
    if (!words)
        return tl::unexpected(words.error());
    words_ = std::move(*words);
    SentenceLine line{begin, end, {}, {}, {}, {}};
    read_line(line);
    if (error_)
        return tl::unexpected(*error_);
    return line;
}

void ClaimReader::read_line(SentenceLine& line) {
    if (word(1).text == "means") {
        read_meaning();
        return;
    }
    const bool fact = word().text == "fact" && word(1).text == ":";
    at_ = fact ? 2 : 0;
    if (says_that_rooms_may_be_empty()) {
        line.said = text_.substr(word().offset, line.end - word().offset);
        std::vector<Expr> rooms;
        for (std::size_t i = 0; i < vocabulary_.rooms; ++i)
            rooms.push_back(store_.node(logic::Kind::exactly_one,
                                        std::array{holds(Thing::lady, i), holds(Thing::tiger, i),
                                                   holds(Thing::nothing, i)}));
        line.claim = line.formula = builder_.conjunction(std::move(rooms));
        return;
    }
    if (!fact)
        read_speaker(line);
    const std::size_t claim_begin = word().offset;
    line.claim = claim();
    const std::size_t claim_end = at_ == 0 ? 0 : words_[at_ - 1].offset + words_[at_ - 1].length;
    skip(".");
    if (!error_ && !word().text.empty())
        fail_expected("'and', 'or' or the end of the line");
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

/// `Abe says:`, `Sign 1 says:`, `The sign on door 1 says:`, `Sign 1:`.
void ClaimReader::read_speaker(SentenceLine& line) {
    if (!doors()) {
        if (!is_person_name(word())) {
            fail_expected("a name");
            return;
        }
        line.speaker = speaker_ = person_at(at_++);
        take("says", "'says:'");
        take(":", "':'");
        return;
    }
    skip("the");
    take("sign", "'Sign', with its number, or 'fact:'");
    if (skip("on"))
        take("door", "'door'");
    line.speaker = speaker_ = room();
    if (word().text != ":")
        take("says", "'says:'");
    take(":", "':'");
}

/// `p means: it rains.`
void ClaimReader::read_meaning() {
    const SentenceWord name = word();
    if (!is_atom_name(name)) {
        fail_expected("an atom's name");
        return;
    }
    at_ = 2;
    skip(":");
    const auto wrong = define(vocabulary_, spelled_name(text_, name), text_,
                              std::span(words_).subspan(std::min(at_, words_.size() - 1)));
    if (wrong)
        fail(word(), *wrong);
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

Expr ClaimReader::claim() {
    if (++depth_ > most_claim_depth)
        fail(word(), fmt::format("nested more than {} deep", most_claim_depth));
    Expr result = builder_.constant(false);
    if (error_)
        return result;
    if (skip("if")) {
        const Expr premise = claim();
        skip(",");
        take("then", "'then'");
        result = store_.implication(premise, claim());
    } else {
        result = alternatives();
        if (skip_words({"if", "and", "only", "if"}) || skip("iff"))
            result = store_.equivalence(result, alternatives());
    }
    --depth_;
    return result;
}

Expr ClaimReader::alternatives() {
    std::vector<Expr> parts{conjunction()};
    while (skip("or") && !error_)
        parts.push_back(conjunction());
    return parts.size() == 1 ? parts[0] : store_.node(logic::Kind::disjunction, parts);
}

Expr ClaimReader::conjunction() {
    std::vector<Expr> parts{part()};
    while (skip("and") && !error_)
        parts.push_back(part());
    return parts.size() == 1 ? parts[0] : store_.node(logic::Kind::conjunction, parts);
}

Expr ClaimReader::part() {
    if (++depth_ > most_claim_depth)
        fail(word(), fmt::format("nested more than {} deep", most_claim_depth));
    const Expr result = error_ ? builder_.constant(false) : simple();
    --depth_;
    return result;
}

Expr ClaimReader::simple() {
    if (const auto meant = phrase())
        return *meant;
    if (skip("not"))
        return store_.negation(part());
    if (skip("(")) {
        const Expr inside = claim();
        take(")", "')'");
        return inside;
    }
    if (skip("either")) {
        const Expr left = conjunction();
        take("or", "'or'");
        return store_.node(logic::Kind::parity, std::array{left, conjunction()});
    }
    if (const auto said = counted())
        return *said;
    if (const auto said = constant())
        return *said;
    if (doors())
        for (const auto read : {&ClaimReader::all_or_none, &ClaimReader::in_room})
            if (const auto said = (this->*read)())
                return *said;
    const bool many = is_list();
    const Group who = many ? group() : Group{subject()};
    const Predicate said = predicate(who, many);
    return said.together ? *said.together : builder_.conjunction(said.parts);
}

/// What words mean that the puzzle has explained.
std::optional<Expr> ClaimReader::phrase() {
    if (error_ || vocabulary_.phrases.empty())
        return std::nullopt;
    const auto* const found = vocabulary_.phrase_at(std::span(words_).subspan(at_));
    if (found == nullptr)
        return std::nullopt;
    at_ += found->words.size();
    return store_.variable(found->atom);
}

/// `true` or `false` where nothing is said of an atom of that name.
std::optional<Expr> ClaimReader::constant() {
    const bool truth = word().text == "true";
    const std::string& next = word(1).text;
    if (error_ || (!truth && word().text != "false") || next == "is" || is_list())
        return std::nullopt;
    ++at_;
    return builder_.constant(truth);
}

} // namespace loggia::puzzles
// NOLINTEND(misc-no-recursion)
