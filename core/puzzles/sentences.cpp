#include "core/puzzles/sentences.hpp"

#include "core/base/letters.hpp"
#include "core/logic/lenient_spellings.hpp"
#include "core/puzzles/door_words.hpp"
#include "core/puzzles/sentence_lines.hpp"
#include "core/puzzles/wrapped_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace loggia::puzzles {

namespace {

/// Somebody whom a question names, and where the question stands.
struct PersonAskedAbout {
    std::string name;
    std::size_t begin;
    std::size_t end;
};

/// Whether a name can come behind this word in a question: `what is Cal`, `which of Bea and Cal`,
/// but not `on the Isle of Man`.
bool comes_before_name(const std::vector<SentenceWord>& words, std::size_t i) {
    constexpr std::array<std::string_view, 16> any{
        "is", "are",  "about", "what", "that",  "whether", "and", "or",
        ",",  "does", "do",    "can",  "could", "must",    "be",  "than"};
    constexpr std::array<std::string_view, 8> before_of{"which", "who",   "what", "each",
                                                        "type",  "types", "kind", "kinds"};
    const auto is_one_of = [](const auto& all, const std::string& text) {
        return std::find(all.begin(), all.end(), text) != all.end();
    };
    return is_one_of(any, words[i].text) ||
           (words[i].text == "of" && i > 0 && is_one_of(before_of, words[i - 1].text));
}

/// Words of a question that begin with a capital letter in a title: `Who Is Telling the Truth?`
bool is_title_word(std::string_view word) {
    constexpr std::array<std::string_view, 8> words{"telling", "type", "types",  "kind",
                                                    "kinds",   "sort", "answer", "guilty"};
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Cal in `What are Bea and Cal?` and in `Can you tell what Cal is?`.
std::vector<PersonAskedAbout> people_asked_about(std::string_view text) {
    std::vector<PersonAskedAbout> people;
    for_each_whole_line(text, [&](const LineCutter& line, std::size_t end) {
        for (std::size_t begin = line.question(); begin < end;) {
            const std::size_t stop = std::min(text.find('?', begin), end);
            const auto words = sentence_words(text, begin, stop);
            for (std::size_t i = 1; words && i + 1 < words->size(); ++i) {
                const SentenceWord& word = (*words)[i];
                const char first = text[word.offset];
                if (first >= 'A' && first <= 'Z' && word.text != "i" && is_person_name(word) &&
                    !is_title_word(word.text) && comes_before_name(*words, i - 1))
                    people.push_back({std::string(text.substr(word.offset, word.length)), begin,
                                      std::min(stop + 1, end)});
            }
            begin = text.find_first_not_of(" \t", stop + 1);
        }
        return true;
    });
    return people;
}

/// Finds out what a text is about, line by line, before it is read.
class Survey {
public:
    void look_at(const std::vector<SentenceWord>& read) {
        const std::vector<SentenceWord> words = door_words(read);
        people_ = define_kinds(kinds_, words) || people_;
        constexpr std::array places{"room", "rooms", "sign", "signs", "door", "doors"};
        const auto is_place = [&](const std::string& text) {
            return std::find(places.begin(), places.end(), text) != places.end();
        };
        people_speak_ = people_speak_ || (words.size() > 2 && is_saying(words[1].text));
        people_ = people_ || (words.size() > 2 && words[1].text == ":" &&
                              is_person_name(words[0]) && !is_place(words[0].text) &&
                              heading_of(words[0].text) == Heading::none); // `Abe: ...`
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            const std::string& text = words[i].text;
            const bool is_role = i > 0 &&
                                 (words[i - 1].text == "a" || words[i - 1].text == "are") &&
                                 (text.starts_with("liar") || text.starts_with("truth"));
            people_ = people_ || is_role || text.starts_with("knight") || text.starts_with("knave");
            if (!is_place(text))
                continue;
            const std::string& next = words[i + 1].text;
            const bool is_total = i > 2 && words[i - 3].text == "there" &&
                                  words[i - 2].text == "are" &&
                                  (next.empty() || next == "." || next == ":");
            if (const std::size_t count = i > 1 ? total_of(words[i - 1].text) : 0;
                count > 0 &&
                (is_total || words[i - 2].text == "the" || words[i - 2].text == "have"))
                rooms_ = std::max(rooms_, count); // `the three rooms`, `there are three rooms.`
            // `rooms 1, 2 and 3`
            for (std::size_t j = i + 1; j < words.size(); ++j)
                if (const std::size_t room = room_number(words[j]); room > 0)
                    rooms_ = std::max({rooms_, room, std::size_t{2}});
                else if (words[j].text != "," && words[j].text != "and" && words[j].text != "or")
                    break;
        }
        const std::size_t begin = words.size() > 3 && words[1].text == ":" ? 2 : 0;
        const bool a = words[begin].text == "a";
        const auto is = [&](std::size_t i, std::string_view text) {
            return begin + i < words.size() && words[begin + i].text == text;
        };
        may_be_empty_ =
            may_be_empty_ || (is(a ? 1 : 0, a ? "room" : "rooms") && is(a ? 2 : 1, "may") &&
                              is(a ? 3 : 2, "be") && is(a ? 4 : 3, "empty"));
    }

    [[nodiscard]] Vocabulary vocabulary(PuzzleSetting otherwise) const {
        Vocabulary known;
        known.setting = people_speak_ ? PuzzleSetting::islanders
                        : rooms_ > 0  ? PuzzleSetting::doors
                        : people_     ? PuzzleSetting::islanders
                                      : otherwise;
        if (known.setting == PuzzleSetting::doors) {
            known.rooms = rooms_;
            known.may_be_empty = may_be_empty_;
        } else if (known.setting == PuzzleSetting::islanders) {
            known.kinds = kinds_.kinds;
        }
        return known;
    }

private:
    /// Of rooms, 2 to 9.
    static std::size_t total_of(std::string_view text) {
        constexpr std::array<std::string_view, 8> words{"two", "three", "four",  "five",
                                                        "six", "seven", "eight", "nine"};
        const auto* const found = std::find(words.begin(), words.end(), text);
        return found == words.end() ? 0 : static_cast<std::size_t>(found - words.begin()) + 2;
    }

    Vocabulary kinds_; ///< of which only the words for knights and knaves are used
    bool people_speak_ = false;
    bool people_ = false;
    bool may_be_empty_ = false;
    std::size_t rooms_ = 0;
};

} // namespace

namespace {

/// Each error looks for its place in the text, so that many would take long.
constexpr std::size_t most_errors_known = 200;

/// Those of them whom the text does not name otherwise; they are among the people now.
std::vector<PersonAskedAbout> add_people_asked_about(std::string_view text,
                                                     Vocabulary& vocabulary) {
    std::vector<PersonAskedAbout> added;
    if (vocabulary.setting != PuzzleSetting::islanders)
        return added;
    for (PersonAskedAbout& person : people_asked_about(text)) {
        auto& people = vocabulary.people;
        const bool is_known = std::ranges::any_of(people, [&](const std::string& other) {
            return is_same_but_for_case(other, person.name);
        });
        if (is_known || people.size() >= most_people)
            continue;
        people.push_back(person.name);
        added.push_back(std::move(person));
    }
    return added;
}

/// Whether the facts say that exactly one of the people is a knight, or a knave.
bool is_one_of_them(SentencePuzzle& puzzle, bool knight) {
    constexpr std::size_t most_variables = 16;
    logic::Store& store = puzzle.store;
    const std::size_t people = puzzle.vocabulary.people.size();
    std::vector<logic::Variable> variables;
    for (const std::string& person : puzzle.vocabulary.people)
        variables.push_back(store.variable_of(store.variable(atom_of_person(person))));
    std::vector<logic::Expr> facts;
    for (const SentenceLine& line : puzzle.lines) {
        if (line.speaker || !line.formula)
            continue;
        facts.push_back(*line.formula);
        for (const logic::Variable v : logic::variables_of(store, *line.formula))
            if (std::find(variables.begin(), variables.end(), v) == variables.end())
                variables.push_back(v);
    }
    if (variables.size() > most_variables)
        return false;
    std::vector<bool> assignment(store.variables());
    for (std::size_t row = 0; row < std::size_t{1} << variables.size(); ++row) {
        std::size_t knights = 0;
        for (std::size_t i = 0; i < variables.size(); ++i) {
            const bool value = (row >> i & 1U) != 0;
            assignment[variables[i]] = value;
            knights += value && i < people ? 1 : 0;
        }
        const bool is_possible = std::all_of(facts.begin(), facts.end(), [&](logic::Expr fact) {
            return logic::evaluate(store, fact, assignment);
        });
        if (is_possible && (knight ? knights : people - knights) != 1)
            return false;
    }
    return true;
}

/// What to write where nothing says that there is one such kind of person alone.
std::string message_of(const DefiniteKind& found) {
    if (found.is_first && found.is_denied)
        return fmt::format("no fact says that there is exactly one {0}; begin with the name, as in "
                           "'Bea is not a {0}'",
                           found.word);
    if (found.is_first)
        return fmt::format("no fact says that there is exactly one {0}; write 'the only {0}', or "
                           "begin with the name, as in 'Bea is a {0}'",
                           found.word);
    if (found.is_denied)
        return fmt::format("no fact says that there is exactly one {}; write 'a' instead of 'the'",
                           found.word);
    return fmt::format("no fact says that there is exactly one {0}; write 'the only {0}', or 'a' "
                       "instead of 'the'",
                       found.word);
}

/// Leaves out lines that speak of `the knave` where there may be none or several.
void leave_out_definite(SentencePuzzle& puzzle, std::vector<Error>& errors) {
    if (std::all_of(puzzle.lines.begin(), puzzle.lines.end(),
                    [](const SentenceLine& line) { return line.definite.empty(); }))
        return;
    const bool is_one_knight = is_one_of_them(puzzle, true);
    const bool is_one_knave = is_one_of_them(puzzle, false);
    std::erase_if(puzzle.lines, [&](const SentenceLine& line) {
        const auto found =
            std::find_if(line.definite.begin(), line.definite.end(), [&](const DefiniteKind& each) {
                return !(each.is_knight ? is_one_knight : is_one_knave);
            });
        if (found == line.definite.end())
            return false;
        errors.push_back(Error{message_of(*found), found->span});
        return true;
    });
}

/// Of two readings of a line that both fail, the error that is true of it: only the second reading
/// checks numbers of people, some of whom this line may name, and so it ends before a mistake
/// further on.
Error error_of_readings(const std::map<std::size_t, Error>& first_errors, std::size_t line,
                        Error second) {
    const auto first = first_errors.find(line);
    const bool goes_on = first != first_errors.end() && first->second.span && second.span &&
                         first->second.span->line == second.span->line &&
                         first->second.span->column > second.span->column &&
                         second.message.starts_with("there ") && // are so many of them
                         first->second.message.starts_with("expected ");
    return goes_on ? first->second : second;
}

/// Reads line by line, and ends when more than so many of them could not be read.
SentencePuzzle read_lines(std::string_view text, PuzzleSetting otherwise, std::size_t most_errors,
                          const Control& control) {
    Survey survey;
    std::vector<std::pair<std::size_t, std::size_t>> meanings;
    std::vector<Error> errors;
    std::size_t most = most_errors;
    const auto take = [&](Error error) {
        errors.push_back(std::move(error));
        return errors.size() <= most;
    };
    for_each_line(text, [&](std::size_t begin, std::size_t end) {
        if (control.stop_requested())
            return false;
        auto words = sentence_words(text, begin, end);
        if (!words)
            return take(std::move(words.error()));
        (void)open_quotation(text, *words); // what is wrong in it is an error when it is read
        survey.look_at(*words);
        if (words->size() > 1 && (*words)[1].text == "means")
            meanings.emplace_back(begin, end);
        return true;
    });
    SentencePuzzle puzzle{survey.vocabulary(otherwise), {}, {}, {}};
    // What words mean holds for the whole text.
    for (const auto& [begin, end] : meanings)
        if (auto line = read_sentence(text, begin, end, puzzle.vocabulary, puzzle.store); !line)
            (void)take(std::move(line.error()));
    const std::vector<Error> wrong_before = errors;
    // Twice: only at the end is it known who all of us are. Until then nobody may be among `the
    // others`, of whom something is said, so that errors do not count yet.
    std::vector<PersonAskedAbout> asked;
    std::set<std::string> atoms;               // of the first reading
    std::map<std::size_t, Error> first_errors; // by line
    for (const bool last : {false, true}) {
        if (last) {
            asked = add_people_asked_about(text, puzzle.vocabulary);
            for (std::size_t room = 0; room < puzzle.vocabulary.rooms; ++room)
                puzzle.vocabulary.rooms_left_out.at(room) =
                    !atoms.contains(puzzle.vocabulary.atom_of(Thing::lady, room));
        }
        logic::Store store;
        for (const std::string& person : puzzle.vocabulary.people)
            (void)store.variable(atom_of_person(person));
        puzzle.store = std::move(store);
        puzzle.vocabulary.has_everyone = last;
        if (errors.size() > (last ? most_errors_known : most_errors))
            break;
        most = last ? most_errors : most_errors_known;
        errors = wrong_before;
        auto meaning = meanings.begin();
        for_each_line(text, [&](std::size_t begin, std::size_t end) {
            if (control.stop_requested())
                return false;
            if (meaning != meanings.end() && meaning->first == begin) {
                ++meaning;
                return true;
            }
            if (!sentence_words(text, begin, end))
                return true; // it is among the errors already
            auto line = read_sentence(text, begin, end, puzzle.vocabulary, puzzle.store);
            if (!line && last)
                return take(error_of_readings(first_errors, begin, std::move(line.error())));
            if (!line) {
                first_errors.emplace(begin, line.error());
                return take(std::move(line.error()));
            }
            if (!line->formula)
                return true;
            if (!last) {
                line->further.push_back(*line->formula);
                for (const logic::Expr each : line->further)
                    for (const logic::Variable v : logic::variables_of(puzzle.store, each))
                        atoms.insert(puzzle.store.name(v));
                return true;
            }
            const std::vector<logic::Expr> further = std::move(line->further);
            line->further.clear();
            puzzle.lines.push_back(*line);
            for (const logic::Expr each : further) {
                line->claim = line->formula = each;
                puzzle.lines.push_back(*line);
            }
            return true;
        });
    }
    leave_out_definite(puzzle, errors);
    // Whom a question names is there, as somebody who says nothing.
    for (const PersonAskedAbout& person : asked) {
        const logic::Expr knight = puzzle.store.variable(atom_of_person(person.name));
        const logic::Expr either = puzzle.store.equivalence(knight, knight);
        puzzle.lines.push_back({person.begin, person.end, std::nullopt, either,
                                std::string(text.substr(person.begin, person.end - person.begin)),
                                either});
    }
    if (errors.size() > most_errors)
        puzzle.lines.clear();
    std::stable_sort(errors.begin(), errors.end(), [](const Error& a, const Error& b) {
        return a.span.value_or(SourceSpan{}).line < b.span.value_or(SourceSpan{}).line;
    });
    puzzle.errors = std::move(errors);
    return puzzle;
}

/// The lines of a text, without blanks around them.
std::vector<std::string_view> bare_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
        lines.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
        begin = end + 1;
    }
    return lines;
}

/// Whether a line can be read, with each of those who speak in it.
bool can_be_read(std::string_view line, const Vocabulary& vocabulary) {
    const std::size_t first = behind_list_mark(line, 0, line.size());
    return LineCutter(line, first, line.size()).cut([&](std::size_t begin, std::size_t end) {
        Vocabulary known = vocabulary;
        logic::Store scratch;
        return read_sentence(line, begin, end, known, scratch).has_value();
    });
}

/// Puts lines together that can be read only so, where one of them had an error.
std::string with_joined_lines(const std::string& text, const SentencePuzzle& read) {
    constexpr std::size_t most_lines = 12;
    std::string joined = text;
    const std::vector<std::string_view> lines = bare_lines(text);
    std::vector<bool> is_wrong(lines.size());
    for (const Error& error : read.errors)
        if (error.span && static_cast<std::size_t>(error.span->line) <= lines.size())
            is_wrong[static_cast<std::size_t>(error.span->line) - 1] = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto from = is_wrong.begin() + static_cast<std::ptrdiff_t>(i);
        const auto wrong_before = [&](std::size_t end) {
            const auto to =
                is_wrong.begin() + static_cast<std::ptrdiff_t>(std::min(end, is_wrong.size()));
            return std::find(from, to, true) != to;
        };
        if (lines[i].starts_with('%') || lines[i].starts_with('#') || !wrong_before(i + most_lines))
            continue;
        std::size_t last = i;
        while (last + 1 < lines.size() && last - i + 1 < most_lines &&
               may_go_on(lines[last], lines[last + 1]))
            ++last;
        for (; last > i; --last) {
            const char* const begin = lines[i].data();
            const std::size_t length =
                static_cast<std::size_t>(lines[last].data() - begin) + lines[last].size();
            std::string sentence(begin, length);
            std::replace(sentence.begin(), sentence.end(), '\n', ' ');
            if (!wrong_before(last + 1) || !can_be_read(sentence, read.vocabulary))
                continue;
            joined.replace(static_cast<std::size_t>(begin - text.data()), length, sentence);
            i = last;
            break;
        }
    }
    return joined;
}

/// The same of a text whose sentences may go on in the next line.
SentencePuzzle read_wrapped(std::string_view text, PuzzleSetting otherwise, std::size_t most_errors,
                            const Control& control) {
    std::string whole = with_whole_lines(text);
    SentencePuzzle puzzle = read_lines(whole, otherwise, most_errors, control);
    if (!puzzle.errors.empty() && !control.stop_requested()) {
        std::string joined =
            with_joined_lines(whole, read_lines(whole, otherwise, most_errors_known, control));
        if (joined != whole) {
            whole = std::move(joined);
            puzzle = read_lines(whole, otherwise, most_errors, control);
        }
    }
    if (whole != text)
        for (Error& error : puzzle.errors)
            if (error.span)
                error.span = span_before(text, whole, *error.span);
    return puzzle;
}

} // namespace

SentencePuzzle read_puzzle_leniently(std::string_view text, PuzzleSetting otherwise,
                                     const Control& control) {
    return read_wrapped(text, otherwise, most_errors_known, control);
}

Result<SentencePuzzle> read_puzzle(std::string_view text, PuzzleSetting otherwise,
                                   const Control& control) {
    SentencePuzzle puzzle = read_wrapped(text, otherwise, 0, control);
    if (control.stop_requested())
        return failure("stopped");
    if (!puzzle.errors.empty())
        return tl::unexpected(puzzle.errors.front());
    return puzzle;
}

std::string_view without_list_mark(std::string_view line) {
    return line.substr(behind_list_mark(line, 0, line.size()));
}

} // namespace loggia::puzzles
