#include "core/puzzles/door_words.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace loggia::puzzles {

namespace {

struct Synonym {
    std::string_view word;
    std::string_view means;
};

constexpr std::array synonyms{Synonym{"message", "sign"},       Synonym{"messages", "signs"},
                              Synonym{"inscription", "sign"},   Synonym{"inscriptions", "signs"},
                              Synonym{"notice", "sign"},        Synonym{"notices", "signs"},
                              Synonym{"contained", "contains"}, Synonym{"was", "is"},
                              Synonym{"were", "are"},           Synonym{"had", "has"}};

constexpr std::array<std::string_view, 9> room_ordinals{
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"};
constexpr std::array<std::string_view, 9> room_numbers{"one", "two",   "three", "four", "five",
                                                       "six", "seven", "eight", "nine"};

/// As Smullyan's books number rooms.
constexpr std::array<std::string_view, 9> room_numerals{"i",  "ii",  "iii",  "iv", "v",
                                                        "vi", "vii", "viii", "ix"};

bool is_verb(std::string_view text) {
    constexpr std::array<std::string_view, 8> verbs{"is",    "has",   "have", "contains",
                                                    "holds", "hides", "does", "conceals"};
    return std::find(verbs.begin(), verbs.end(), text) != verbs.end();
}

bool is_place(std::string_view text) {
    return text == "room" || text == "door" || text == "sign";
}

/// The digit of the word's place in a list; empty where it is not there.
template <std::size_t n>
std::string digit_of(const std::array<std::string_view, n>& list, std::string_view text) {
    const auto* const found = std::find(list.begin(), list.end(), text);
    return found == list.end() ? std::string() : std::to_string(found - list.begin() + 1);
}

/// Reads the words, and writes those that they mean.
class Rewriting {
public:
    explicit Rewriting(std::vector<SentenceWord> words) : words_(std::move(words)) {
        for (SentenceWord& word : words_)
            for (const Synonym& synonym : synonyms)
                if (word.text == synonym.word)
                    word.text = synonym.means;
    }

    std::vector<SentenceWord> run() {
        (void)skip({"now"});
        for (const std::string_view tale : {"puzzle", "trial", "problem", "riddle"})
            if (skip({"in", "this", tale}))
                (void)skip({","});
        while (at_ < words_.size()) {
            // In `one has a lady, and the third is empty` it is the third of those that are
            // counted.
            if (text() == "." || text() == "one" || text() == "another")
                ordinal_noun_.clear();
            take();
        }
        return std::move(written_);
    }

private:
    [[nodiscard]] std::string_view text(std::size_t ahead = 0) const {
        return at_ + ahead < words_.size() ? std::string_view(words_[at_ + ahead].text)
                                           : std::string_view();
    }

    bool skip(std::initializer_list<std::string_view> all) {
        std::size_t ahead = 0;
        for (const std::string_view each : all)
            if (text(ahead++) != each)
                return false;
        at_ += all.size();
        return true;
    }

    void take() {
        if (skip({"the", "rules", "are", "reversed", ",", "i", ".", "e", "."}) ||
            skip({"the", "rules", "are", "reversed", "i", ".", "e", "."}) ||
            skip({"i", ".", "e", "."}))
            (void)skip({","});
        else if (text() == "the" && text(1) == "door" && text(2) == "of")
            at_ += 3;
        else if (text() == "door" && text(1) == "of")
            at_ += 2;
        else if (text() == "sign" && text(1) == "where") {
            // `the sign where the tiger is`: on the room where it is
            written_.push_back(words_[at_++]);
            for (const char* const meant : {"on", "room"})
                written_.push_back({meant, words_[at_].offset, words_[at_].length});
        } else if (!take_numbered())
            written_.push_back(words_[at_++]);
    }

    /// `the first room`, `room one`, and `in the first` where no room follows.
    bool take_numbered() {
        const std::size_t article = text() == "the" ? 1 : 0;
        if (const std::string first = digit_of(room_ordinals, text(article)); !first.empty()) {
            const std::string_view noun = text(article + 1);
            if (is_place(noun)) {
                ordinal_noun_ = noun;
                write(ordinal_noun_, first, article + 2);
                return true;
            }
            // `the second has` behind `the first room`, or `the second a tiger`
            const std::string_view thing = text(article + 2);
            const bool has = noun == "a" && (thing == "lady" || thing == "tiger");
            if (article == 1 && !ordinal_noun_.empty() && (has || is_verb(noun))) {
                write(ordinal_noun_, first, article + 1);
                return true;
            }
            const bool ends = noun.empty() || noun == "," || noun == "." || noun == "then";
            const bool is_in = !written_.empty() &&
                               (written_.back().text == "in" || written_.back().text == "behind");
            if (ends && is_in) {
                write("room", first, article + 1);
                return true;
            }
            return false;
        }
        // `sign on the door 1`
        if (article == 1 && text(1) == "door" && text(2).size() == 1 && text(2)[0] >= '1' &&
            text(2)[0] <= '9') {
            ++at_;
            return false;
        }
        std::string number = digit_of(room_numbers, text(1));
        const bool for_example = text(2) == "." && text(3) == "e"; // `i.e.`
        if (number.empty() && !for_example)
            number = digit_of(room_numerals, text(1));
        if (number.empty() || !is_place(text()))
            return take_listed();
        write(std::string(text()), number, 2);
        return true;
    }

    /// `rooms I and II`
    bool take_listed() {
        const bool places = text() == "rooms" || text() == "doors" || text() == "signs";
        if (!places || digit_of(room_numerals, text(1)).empty())
            return false;
        written_.push_back(words_[at_++]);
        for (;;) {
            written_.push_back(words_[at_]);
            written_.back().text = digit_of(room_numerals, text());
            ++at_;
            const std::size_t joint = text() == "," && (text(1) == "and" || text(1) == "or") ? 2
                                      : text() == "," || text() == "and" || text() == "or"   ? 1
                                                                                             : 0;
            if (joint == 0 || digit_of(room_numerals, text(joint)).empty())
                return true;
            for (std::size_t i = 0; i < joint; ++i)
                written_.push_back(words_[at_++]);
        }
    }

    /// A noun and its number, in the place of the next `count` words.
    void write(const std::string& noun, const std::string& number, std::size_t count) {
        const std::size_t begin = words_[at_].offset;
        const SentenceWord& last = words_[at_ + count - 1];
        const std::size_t length = last.offset + last.length - begin;
        written_.push_back({noun, begin, length});
        written_.push_back({number, begin, length, last.closes});
        at_ += count;
    }

    std::vector<SentenceWord> words_;
    std::string ordinal_noun_; ///< of `the first room`, where the sentence has had that
    std::size_t at_ = 0;
    std::vector<SentenceWord> written_;
};

} // namespace

std::vector<SentenceWord> door_words(std::vector<SentenceWord> words) {
    return Rewriting(std::move(words)).run();
}

} // namespace loggia::puzzles
