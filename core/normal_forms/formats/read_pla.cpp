#include "core/base/scanner.hpp"
#include "core/base/symbol.hpp"
#include "core/normal_forms/formats/read_parts.hpp"
#include "core/normal_forms/formats/read_pla_sets.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

namespace loggia::normal_forms {

namespace {

constexpr std::array pla_types{
    PlaType{"f", true, false, false}, PlaType{"r", false, false, true},
    PlaType{"fd", true, true, false}, PlaType{"fr", true, false, true},
    PlaType{"dr", false, true, true}, PlaType{"fdr", true, true, true},
};

/// Reads a file as espresso does (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984; the
/// format as its manual page espresso(5) has it), up to the sets as they are written down.
class PlaReader {
public:
    explicit PlaReader(std::string_view text) : scan_(text) { sets_.text = scan_.text(); }

    Result<Function> read(const Control& control);

private:
    Result<bool> keyword();
    Result<bool> take_type();
    Result<bool> take_phase();
    Result<int> number(std::string_view keyword, int least, int most);
    Result<std::vector<std::string>> names(std::string_view keyword, int count);
    Result<bool> row();
    Result<bool> row_symbol(int place, Cube& cube, bool& empty,
                            std::array<std::uint64_t, 3>& outputs);
    [[nodiscard]] tl::unexpected<Error> bad_symbol(int place) const;
    [[nodiscard]] tl::unexpected<Error> in_row(std::string message) const;
    void skip_to_symbol();

    Scanner scan_;
    PlaSets sets_;
    std::size_t row_begin_ = 0;
    std::optional<std::size_t> broken_row_; ///< the first that goes on in the next line
};

/// Blanks, line ends, `|` and comments between rows and their symbols.
void PlaReader::skip_to_symbol() {
    for (;; scan_.advance()) {
        scan_.skip_space();
        if (scan_.peek() == '#')
            scan_.skip_to_line_end();
        else if (scan_.peek() != '|')
            return;
        if (scan_.at_end())
            return;
    }
}

Result<Function> PlaReader::read(const Control& control) {
    for (std::uint64_t rows = 0;; ++rows) {
        skip_to_symbol();
        if (scan_.at_end())
            break;
        if (rows % 4096 == 0 && control.stop_requested())
            return failure("stopped");
        const auto goes_on = scan_.peek() == '.' ? keyword() : row();
        if (!goes_on)
            return tl::unexpected(goes_on.error());
        if (!*goes_on)
            break;
    }
    if (sets_.input_count < 0 || sets_.output_count < 0)
        return scan_.expected(sets_.input_count < 0 ? "a line `.i` with the number of inputs"
                                                    : "a line `.o` with the number of outputs");
    return function_of_sets(std::move(sets_), control);
}

/// False where the file ends here.
Result<bool> PlaReader::keyword() {
    const std::size_t begin = scan_.offset();
    const std::string_view word = scan_.until(" \t\r\n#");
    const auto done = [](auto&& result) {
        return result ? Result<bool>(true) : tl::unexpected(result.error());
    };
    scan_.advance(word.size());
    if (word == ".e" || word == ".end")
        return false;
    if (word == ".i" || word == ".o") {
        int& count = word == ".i" ? sets_.input_count : sets_.output_count;
        if (count >= 0)
            return scan_.error(fmt::format("a second line `{}`", word), begin, word.size());
        const auto value =
            word == ".i" ? number(word, 0, most_inputs) : number(word, 1, most_outputs);
        count = value.value_or(-1);
        return done(value);
    }
    if (word == ".ilb" || word == ".ob") {
        auto list = names(word, word == ".ilb" ? sets_.input_count : sets_.output_count);
        if (list)
            (word == ".ilb" ? sets_.inputs : sets_.outputs) = std::move(*list);
        return done(list);
    }
    if (word == ".type")
        return take_type();
    if (word == ".phase")
        return take_phase();
    if (word == ".p" || word == ".na" || word == ".label" || word == ".pair" || word == ".subckt") {
        scan_.skip_to_line_end(); // says nothing of the function
        return true;
    }
    if (word == ".mv" || word == ".kiss" || word == ".symbolic" || word == ".symbolic-output")
        return scan_.error(
            fmt::format("`{}` is not read: all inputs and outputs are binary here", word), begin,
            word.size());
    return scan_.error(fmt::format("expected a keyword of a PLA file, such as .i, .o, .ilb, .ob, "
                                   ".type, .p or .e, found {}",
                                   quoted_for_message(word)),
                       begin, word.size());
}

Result<int> PlaReader::number(std::string_view keyword, int least, int most) {
    scan_.skip_blanks();
    const std::string_view word = scan_.until(" \t\r\n#");
    int value = 0;
    const bool digits =
        !word.empty() && word.size() <= 9 &&
        std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    for (const char c : digits ? word : std::string_view())
        value = value * 10 + (c - '0');
    if (!digits || value < least || value > most)
        return scan_.error(
            fmt::format("expected a number from {} to {} after {}", least, most, keyword),
            scan_.offset(), word.size());
    scan_.advance(word.size());
    return value;
}

Result<std::vector<std::string>> PlaReader::names(std::string_view keyword, int count) {
    const char* const first = keyword == ".ilb" ? ".i" : ".o";
    if (count < 0)
        return scan_.error(fmt::format("`{}` stands before `{}`", first, keyword), scan_.offset());
    std::vector<std::string> list;
    std::set<std::string_view> seen;
    for (int i = 0; i < count; ++i) {
        scan_.skip_blanks();
        const std::string_view word = scan_.until(" \t\r\n#");
        if (word.empty())
            return scan_.expected(
                fmt::format("{} names after {}, which is what {} says", count, keyword, first));
        if (!is_word(word))
            return scan_.error("expected a name without '|' and control characters", scan_.offset(),
                               word.size());
        if (!seen.insert(word).second)
            return scan_.error(
                fmt::format("the name {} is there already", quoted_for_message(word)),
                scan_.offset(), word.size());
        list.emplace_back(word);
        scan_.advance(word.size());
    }
    scan_.skip_blanks();
    if (scan_.at_end() || scan_.peek() == '\n' || scan_.peek() == '#')
        return list;
    return scan_.expected(fmt::format("the end of the line after {} names", count));
}

Result<bool> PlaReader::take_type() {
    scan_.skip_blanks();
    const std::string_view word = scan_.until(" \t\r\n#");
    const auto* const found = std::find_if(pla_types.begin(), pla_types.end(),
                                           [&](const PlaType& type) { return type.name == word; });
    if (found == pla_types.end())
        return scan_.error("expected f, r, fd, fr, dr or fdr after .type", scan_.offset(),
                           word.size());
    if (!sets_.on.cubes.empty() || !sets_.open.cubes.empty() || !sets_.off.cubes.empty())
        return scan_.error("`.type` has to stand before the rows", scan_.offset(), word.size());
    sets_.type = *found;
    scan_.advance(word.size());
    return true;
}

Result<bool> PlaReader::take_phase() {
    scan_.skip_blanks();
    const std::string_view word = scan_.until(" \t\r\n#");
    if (sets_.output_count < 0 || word.size() != static_cast<std::size_t>(sets_.output_count) ||
        word.find_first_not_of("01") != std::string_view::npos)
        return scan_.error("expected a 0 or 1 for each output after .phase, which stands after .o",
                           scan_.offset(), word.size());
    sets_.phase = word;
    scan_.advance(word.size());
    return true;
}

tl::unexpected<Error> PlaReader::in_row(std::string message) const {
    if (broken_row_)
        message += fmt::format(" (the row that begins in line {} goes on in the next one)",
                               span_at(scan_.text(), *broken_row_).line);
    return scan_.error(std::move(message), scan_.offset());
}

tl::unexpected<Error> PlaReader::bad_symbol(int place) const {
    const bool input = place < sets_.input_count;
    const std::string found =
        scan_.at_end() ? "the end of the text" : shown_symbol(scan_.text(), scan_.offset());
    return in_row(input ? fmt::format("expected 0, 1 or - for input {} of {}, found {}", place + 1,
                                      sets_.input_count, found)
                        : fmt::format("expected 0, 1, - or ~ for output {} of {}, found {}",
                                      place - sets_.input_count + 1, sets_.output_count, found));
}

Result<bool> PlaReader::row_symbol(int place, Cube& cube, bool& empty,
                                   std::array<std::uint64_t, 3>& outputs) {
    const char c = scan_.peek();
    if (place < sets_.input_count) {
        const std::uint64_t bit = std::uint64_t{1} << (sets_.input_count - 1 - place);
        if (c == '0' || c == '1') {
            cube.care |= bit;
            cube.value |= c == '1' ? bit : 0;
        } else if (c == '?') {
            empty = true;
        } else if (c != '-' && c != '2') {
            return bad_symbol(place);
        }
    } else {
        const std::uint64_t bit = std::uint64_t{1} << (place - sets_.input_count);
        if (c == '1' || c == '4')
            outputs[0] |= bit;
        else if (c == '2' || c == '-')
            outputs[1] |= bit;
        else if (c == '0' || c == '3')
            outputs[2] |= bit;
        else if (c != '~')
            return bad_symbol(place);
    }
    scan_.advance();
    return true;
}

Result<bool> PlaReader::row() {
    if (sets_.input_count < 0 || sets_.output_count < 0)
        return scan_.expected("the lines `.i` and `.o` before the rows");
    row_begin_ = scan_.offset();
    Cube cube{0, 0, 0};
    bool empty = false;
    std::array<std::uint64_t, 3> outputs{};
    for (int place = 0; place < sets_.input_count + sets_.output_count; ++place) {
        if (place > 0) {
            const std::size_t before = scan_.offset();
            skip_to_symbol();
            if (!broken_row_ && scan_.text().substr(before, scan_.offset() - before).find('\n') !=
                                    std::string_view::npos)
                broken_row_ = row_begin_;
        }
        if (auto taken = row_symbol(place, cube, empty, outputs); !taken)
            return taken;
    }
    while (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|')
        scan_.advance();
    if (!scan_.at_end() && scan_.peek() != '\n' && scan_.peek() != '#')
        return in_row(fmt::format("expected the end of the line after {} inputs and {} outputs, "
                                  "found {}",
                                  sets_.input_count, sets_.output_count,
                                  shown_symbol(scan_.text(), scan_.offset())));
    const std::array<std::pair<Cover*, bool>, 3> covers{std::pair{&sets_.on, sets_.type.on},
                                                        {&sets_.open, sets_.type.open},
                                                        {&sets_.off, sets_.type.off}};
    for (std::size_t i = 0; i < covers.size(); ++i)
        if (covers[i].second && outputs[i] != 0 && !empty)
            covers[i].first->cubes.push_back({cube.care, cube.value, outputs[i]});
    sets_.on_places.resize(sets_.on.terms(), row_begin_);
    sets_.off_places.resize(sets_.off.terms(), row_begin_);
    return true;
}

} // namespace

Result<Function> read_pla(std::string_view text, const Control& control) {
    return PlaReader(text).read(control);
}

} // namespace loggia::normal_forms
