#include "core/puzzles/vocabulary.hpp"

#include "core/puzzles/door_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace loggia::puzzles {

namespace {

constexpr std::array<char, things> letters{'l', 't', 'e', 'm'};

/// Compares words with a pattern, in which `#` stands for a number of a room.
bool fits(std::span<const SentenceWord> words, std::initializer_list<std::string_view> pattern) {
    return std::equal(words.begin(), words.end(), pattern.begin(), pattern.end(),
                      [](const SentenceWord& word, std::string_view wanted) {
                          return wanted == "#" ? room_number(word) > 0 : word.text == wanted;
                      });
}

/// The last number in the words.
std::size_t room_in(std::span<const SentenceWord> words) {
    std::size_t room = 0;
    for (const SentenceWord& word : words)
        if (const std::size_t number = room_number(word); number > 0)
            room = number;
    return room - 1;
}

std::optional<Vocabulary::Place> place_in(std::span<const SentenceWord> words) {
    const auto all = words;
    if (!words.empty() && (words[0].text == "a" || words[0].text == "the"))
        words = words.subspan(1);
    if (fits(words, {"lady", "is", "in", "room", "#"}) ||
        fits(all, {"there", "is", "a", "lady", "in", "room", "#"}))
        return Vocabulary::Place{Thing::lady, room_in(words)};
    if (fits(words, {"tiger", "is", "in", "room", "#"}) ||
        fits(all, {"there", "is", "a", "tiger", "in", "room", "#"}))
        return Vocabulary::Place{Thing::tiger, room_in(words)};
    if (fits(words, {"sign", "on", "door", "#", "is", "true"}) ||
        fits(all, {"sign", "#", "is", "true"}) ||
        fits(words, {"message", "on", "the", "door", "of", "room", "#"}) ||
        fits(words, {"message", "on", "door", "#", "is", "true"}))
        return Vocabulary::Place{Thing::sign, room_in(words)};
    if (fits(all, {"room", "#", "is", "empty"}) ||
        fits(all, {"there", "is", "nothing", "in", "room", "#"}))
        return Vocabulary::Place{Thing::nothing, room_in(words)};
    if (fits(all, {"room", "#", "has", "a", "lady"}))
        return Vocabulary::Place{Thing::lady, room_in(words)};
    if (fits(all, {"room", "#", "has", "a", "tiger"}))
        return Vocabulary::Place{Thing::tiger, room_in(words)};
    return std::nullopt;
}

constexpr std::array<std::string_view, 12> joining{"not", "(",  "either", "if", "exactly", "at",
                                                   "all", "no", "none",   "or", "and",     "then"};

/// `saints` and `saint`, `heroes` and `hero`, `madmen` and `madman`; what is no longer is no word.
std::vector<std::string> with_singulars(const std::string& plural) {
    struct Ending {
        std::string_view plural;
        std::string_view singular;
    };
    constexpr std::array endings{Ending{"s", ""}, Ending{"es", ""}, Ending{"ies", "y"},
                                 Ending{"men", "man"}, Ending{"ves", "f"}};
    std::vector<std::string> words{plural};
    for (const Ending& ending : endings)
        if (plural.size() > ending.plural.size() + 1 && plural.ends_with(ending.plural))
            words.push_back(plural.substr(0, plural.size() - ending.plural.size()) +
                            std::string(ending.singular));
    return words;
}

/// How many words say `always tell the truth` of knights, or `always lie` of knaves; 0 where the
/// words go on in another way.
std::size_t length_of_habit(std::span<const SentenceWord> words, bool knights) {
    constexpr std::array<std::string_view, 4> truth{"always", "tell", "the", "truth"};
    constexpr std::array<std::string_view, 2> lie{"always", "lie"};
    const auto begin = [words](std::span<const std::string_view> habit) {
        return words.size() > habit.size() &&
                       std::equal(habit.begin(), habit.end(), words.begin(),
                                  [](std::string_view wanted, const SentenceWord& word) {
                                      return word.text == wanted;
                                  })
                   ? habit.size()
                   : 0;
    };
    return knights ? begin(truth) : begin(lie);
}

bool is_known_kind(std::string_view word) {
    constexpr std::array<std::string_view, 5> known{"knights", "knaves", "liars", "truth-tellers",
                                                    "truthtellers"};
    return std::find(known.begin(), known.end(), word) != known.end();
}

} // namespace

bool define_kinds(Vocabulary& vocabulary, std::span<const SentenceWord> words) {
    if (words.size() > 1 && (is_saying(words[1].text) || words[1].text == ":"))
        return false;
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        for (const bool knights : {true, false}) {
            const std::size_t first = length_of_habit(words.subspan(i + 1), knights);
            std::size_t other = i + 1 + first;
            if (first == 0)
                continue;
            for (const std::string_view joint : {",", "and", "but", "while", "whereas"})
                other += words[other].text == joint ? 1 : 0;
            if (other + 1 >= words.size() ||
                length_of_habit(words.subspan(other + 1), !knights) == 0)
                continue;
            const std::array<std::size_t, 2> places{knights ? i : other, knights ? other : i};
            for (std::size_t kind = 0; kind < places.size(); ++kind)
                if (const SentenceWord& word = words[places.at(kind)];
                    is_person_name(word) && !is_known_kind(word.text))
                    vocabulary.kinds.at(kind) = with_singulars(word.text);
            return true;
        }
    return false;
}

void put_known_kinds(const Vocabulary& vocabulary, std::vector<SentenceWord>& words) {
    constexpr std::array<std::array<std::string_view, 2>, 2> known{
        {{"knights", "knight"}, {"knaves", "knave"}}};
    for (std::size_t kind = 0; kind < known.size(); ++kind) {
        const std::vector<std::string>& own = vocabulary.kinds.at(kind);
        for (SentenceWord& word : words)
            if (const auto found = std::find(own.begin(), own.end(), word.text); found != own.end())
                word.text = known.at(kind).at(found == own.begin() ? 0 : 1);
    }
}

bool is_third_kind(std::string_view word) noexcept {
    constexpr std::array<std::string_view, 12> kinds{
        "alternator", "alternators", "jester", "jesters", "joker", "jokers",
        "neutral",    "neutrals",    "normal", "normals", "spies", "spy"};
    return std::find(kinds.begin(), kinds.end(), word) != kinds.end();
}

std::size_t room_number(const SentenceWord& word) noexcept {
    const bool fits = word.text.size() == 1 && word.text[0] >= '1' && word.text[0] <= '9';
    return fits ? static_cast<std::size_t>(word.text[0] - '0') : 0;
}

std::string atom_of_person(std::string_view person) {
    return fmt::format("k_{}", person);
}

std::string Vocabulary::atom_of(Thing thing, std::size_t room) const {
    const auto kind = static_cast<std::size_t>(thing);
    const std::string& name = named.at(kind).at(room);
    if (!name.empty() || (thing == Thing::tiger && !has_empty_rooms()) ||
        (thing == Thing::nothing && !may_be_empty))
        return name;
    return fmt::format("{}{}", letters.at(kind), room + 1);
}

std::optional<Vocabulary::Place> Vocabulary::place_of(std::string_view atom) const {
    if (setting != PuzzleSetting::doors)
        return std::nullopt;
    for (const Thing thing : {Thing::lady, Thing::tiger, Thing::nothing, Thing::sign})
        for (std::size_t room = 0; room < rooms; ++room)
            if (atom_of(thing, room) == atom)
                return Place{thing, room};
    return std::nullopt;
}

bool Vocabulary::has_empty_rooms() const {
    const auto& empty = named.at(static_cast<std::size_t>(Thing::nothing));
    return may_be_empty ||
           std::any_of(empty.begin(), empty.end(), [](const auto& name) { return !name.empty(); });
}

const Vocabulary::Phrase* Vocabulary::phrase_at(std::span<const SentenceWord> words) const {
    const Phrase* best = nullptr;
    for (const Phrase& phrase : phrases) {
        const std::vector<std::string>& wanted = words_of(phrase);
        const bool here = wanted.size() < words.size() &&
                          std::equal(wanted.begin(), wanted.end(), words.begin(),
                                     [](const auto& a, const auto& b) { return a == b.text; });
        if (here && (best == nullptr || wanted.size() > words_of(*best).size()))
            best = &phrase;
    }
    return best;
}

std::size_t Vocabulary::longest_phrase() const {
    std::size_t longest = 0;
    for (const Phrase& phrase : phrases)
        longest = std::max(longest, words_of(phrase).size());
    return longest;
}

std::string Vocabulary::phrase_of(std::string_view atom) const {
    for (const Phrase& phrase : phrases)
        if (phrase.atom == atom)
            return phrase.shown;
    return {};
}

std::optional<std::string> define(Vocabulary& vocabulary, std::string_view atom,
                                  std::string_view text, std::span<const SentenceWord> phrase) {
    constexpr std::size_t most_words = 30;
    constexpr std::size_t most_phrases = 200;
    while (!phrase.empty() && (phrase.back().text.empty() || phrase.back().text == "."))
        phrase = phrase.first(phrase.size() - 1);
    if (phrase.empty())
        return "expected the words for it";
    if (phrase.size() > most_words || vocabulary.phrases.size() >= most_phrases)
        return fmt::format("the limit is {} words for an atom, in at most {} phrases", most_words,
                           most_phrases);
    const std::vector<SentenceWord> of_doors = door_words({phrase.begin(), phrase.end()});
    if (const auto place = place_in(of_doors)) {
        if (vocabulary.place_of(atom) || !vocabulary.phrase_of(atom).empty()) {
            const auto old = vocabulary.place_of(atom);
            if (!old || old->thing != place->thing || old->room != place->room)
                return fmt::format("'{}' already means something else", atom);
        }
        vocabulary.named.at(static_cast<std::size_t>(place->thing)).at(place->room) = atom;
        vocabulary.rooms = std::max({vocabulary.rooms, place->room + 1, std::size_t{2}});
        vocabulary.setting = PuzzleSetting::doors;
        return std::nullopt;
    }
    if (fits(phrase.subspan(1), {"is", "a", "knight"}) && is_person_name(phrase[0])) {
        const auto person = text.substr(phrase[0].offset, phrase[0].length);
        if (atom == atom_of_person(person))
            return std::nullopt;
        return fmt::format("'{1}' already means that {0} is a knight", person,
                           atom_of_person(person));
    }
    if (std::find(joining.begin(), joining.end(), phrase[0].text) != joining.end())
        return fmt::format("the words for an atom cannot start with '{}'", phrase[0].text);
    const std::size_t end = phrase.back().offset + phrase.back().length;
    Vocabulary::Phrase made{
        {}, std::string(atom), std::string(text.substr(phrase[0].offset, end - phrase[0].offset))};
    for (const SentenceWord& word : phrase)
        made.words.push_back(word.text);
    for (const SentenceWord& word : of_doors)
        made.door_words.push_back(word.text);
    for (const Vocabulary::Phrase& other : vocabulary.phrases)
        if (other.words == made.words && other.atom != made.atom)
            return fmt::format("these words already mean '{}'", other.atom);
    vocabulary.phrases.push_back(std::move(made));
    return std::nullopt;
}

} // namespace loggia::puzzles
