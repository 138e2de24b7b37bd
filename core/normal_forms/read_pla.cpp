#include "core/normal_forms/names.hpp"
#include "core/normal_forms/read_parts.hpp"
#include "core/normal_forms/text_scan.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>

namespace loggia::normal_forms {

namespace {

/// Which of the sets a file gives: where outputs are true, left open and false.
struct PlaType {
    std::string_view name;
    bool on;
    bool open;
    bool off;
};
constexpr std::array pla_types{
    PlaType{"f", true, false, false}, PlaType{"r", false, false, true},
    PlaType{"fd", true, true, false}, PlaType{"fr", true, false, true},
    PlaType{"dr", false, true, true}, PlaType{"fdr", true, true, true},
};

/// Reads a file as espresso does (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984; the
/// format as its manual page espresso(5) has it), up to the sets as they are written down.
class PlaReader {
public:
    explicit PlaReader(std::string_view text) : scan_(text) {}

    Result<Function> read(const Control& control);

private:
    Result<bool> keyword();
    Result<bool> take_type();
    Result<bool> take_phase();
    Result<int> number(std::string_view keyword, int least, int most);
    Result<std::vector<std::string>> names(std::string_view keyword, int count);
    Result<bool> row();
    Result<bool> row_symbol(int place, Cube& cube, bool& empty, std::array<std::uint64_t, 3>& sets);
    [[nodiscard]] tl::unexpected<Error> bad_symbol(int place) const;
    [[nodiscard]] tl::unexpected<Error> in_row(std::string message) const;
    void skip_to_symbol();

    Result<Function> finish(const Control& control);
    Result<Function> with_phases(Function function, const Control& control) const;
    [[nodiscard]] std::optional<Error> clash(const Control& control) const;
    [[nodiscard]] Function function_with(const Cover& on, const Cover& open) const {
        return {inputs_, outputs_, on, open};
    }

    TextScan scan_;
    int input_count_ = -1;
    int output_count_ = -1;
    PlaType type_ = pla_types[2];
    std::vector<std::string> inputs_;
    std::vector<std::string> outputs_;
    std::string phase_;
    Cover on_;
    Cover open_;
    Cover off_;
    std::vector<std::size_t> on_places_; ///< where the rows of on_ begin
    std::vector<std::size_t> off_places_;
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
    if (input_count_ < 0 || output_count_ < 0)
        return scan_.expected(input_count_ < 0 ? "a line `.i` with the number of inputs"
                                               : "a line `.o` with the number of outputs");
    return finish(control);
}

/// False where the file ends here.
Result<bool> PlaReader::keyword() {
    const std::size_t begin = scan_.offset();
    const std::string_view word = scan_.word();
    const auto done = [](auto&& result) {
        return result ? Result<bool>(true) : tl::unexpected(result.error());
    };
    scan_.advance(word.size());
    if (word == ".e" || word == ".end")
        return false;
    if (word == ".i" || word == ".o") {
        int& count = word == ".i" ? input_count_ : output_count_;
        if (count >= 0)
            return scan_.error(fmt::format("a second line `{}`", word), begin, word.size());
        const auto value =
            word == ".i" ? number(word, 0, most_inputs) : number(word, 1, most_outputs);
        count = value.value_or(-1);
        return done(value);
    }
    if (word == ".ilb" || word == ".ob") {
        auto list = names(word, word == ".ilb" ? input_count_ : output_count_);
        if (list)
            (word == ".ilb" ? inputs_ : outputs_) = std::move(*list);
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
    const std::string_view word = scan_.word();
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
        const std::string_view word = scan_.word();
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
    const std::string_view word = scan_.word();
    const auto* const found = std::find_if(pla_types.begin(), pla_types.end(),
                                           [&](const PlaType& type) { return type.name == word; });
    if (found == pla_types.end())
        return scan_.error("expected f, r, fd, fr, dr or fdr after .type", scan_.offset(),
                           word.size());
    if (!on_.cubes.empty() || !open_.cubes.empty() || !off_.cubes.empty())
        return scan_.error("`.type` has to stand before the rows", scan_.offset(), word.size());
    type_ = *found;
    scan_.advance(word.size());
    return true;
}

Result<bool> PlaReader::take_phase() {
    scan_.skip_blanks();
    const std::string_view word = scan_.word();
    if (output_count_ < 0 || word.size() != static_cast<std::size_t>(output_count_) ||
        word.find_first_not_of("01") != std::string_view::npos)
        return scan_.error("expected a 0 or 1 for each output after .phase, which stands after .o",
                           scan_.offset(), word.size());
    phase_ = word;
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
    const bool input = place < input_count_;
    const std::string found =
        scan_.at_end() ? "the end of the text" : shown_symbol(scan_.text(), scan_.offset());
    return in_row(input ? fmt::format("expected 0, 1 or - for input {} of {}, found {}", place + 1,
                                      input_count_, found)
                        : fmt::format("expected 0, 1, - or ~ for output {} of {}, found {}",
                                      place - input_count_ + 1, output_count_, found));
}

Result<bool> PlaReader::row_symbol(int place, Cube& cube, bool& empty,
                                   std::array<std::uint64_t, 3>& sets) {
    const char c = scan_.peek();
    if (place < input_count_) {
        const std::uint64_t bit = std::uint64_t{1} << (input_count_ - 1 - place);
        if (c == '0' || c == '1') {
            cube.care |= bit;
            cube.value |= c == '1' ? bit : 0;
        } else if (c == '?') {
            empty = true;
        } else if (c != '-' && c != '2') {
            return bad_symbol(place);
        }
    } else {
        const std::uint64_t bit = std::uint64_t{1} << (place - input_count_);
        if (c == '1' || c == '4')
            sets[0] |= bit;
        else if (c == '2' || c == '-')
            sets[1] |= bit;
        else if (c == '0' || c == '3')
            sets[2] |= bit;
        else if (c != '~')
            return bad_symbol(place);
    }
    scan_.advance();
    return true;
}

Result<bool> PlaReader::row() {
    if (input_count_ < 0 || output_count_ < 0)
        return scan_.expected("the lines `.i` and `.o` before the rows");
    row_begin_ = scan_.offset();
    Cube cube{0, 0, 0};
    bool empty = false;
    std::array<std::uint64_t, 3> sets{};
    for (int place = 0; place < input_count_ + output_count_; ++place) {
        if (place > 0) {
            const std::size_t before = scan_.offset();
            skip_to_symbol();
            if (!broken_row_ && scan_.text().substr(before, scan_.offset() - before).find('\n') !=
                                    std::string_view::npos)
                broken_row_ = row_begin_;
        }
        if (auto taken = row_symbol(place, cube, empty, sets); !taken)
            return taken;
    }
    while (TextScan::is_blank(scan_.peek()) || scan_.peek() == '|')
        scan_.advance();
    if (!scan_.at_end() && scan_.peek() != '\n' && scan_.peek() != '#')
        return in_row(fmt::format("expected the end of the line after {} inputs and {} outputs, "
                                  "found {}",
                                  input_count_, output_count_,
                                  shown_symbol(scan_.text(), scan_.offset())));
    const std::array<std::pair<Cover*, bool>, 3> covers{
        std::pair{&on_, type_.on}, {&open_, type_.open}, {&off_, type_.off}};
    for (std::size_t i = 0; i < covers.size(); ++i)
        if (covers[i].second && sets[i] != 0 && !empty)
            covers[i].first->cubes.push_back({cube.care, cube.value, sets[i]});
    on_places_.resize(on_.terms(), row_begin_);
    off_places_.resize(off_.terms(), row_begin_);
    return true;
}

/// Why the file contradicts itself: an output that is true and false in one row.
std::optional<Error> PlaReader::clash(const Control& control) const {
    constexpr std::size_t few_pairs = std::size_t{1} << 24U;
    const bool few = on_.terms() == 0 || off_.terms() <= few_pairs / on_.terms();
    std::size_t since_poll = 0;
    for (int output = 0; output < output_count_; ++output) {
        std::optional<std::uint64_t> row;
        if (!few && input_count_ <= most_tabulated) {
            const auto on =
                tabulate(function_with(on_, {input_count_, output_count_, {}}), output, control);
            const auto off =
                tabulate(function_with(off_, {input_count_, output_count_, {}}), output, control);
            for (std::size_t i = 0; on && off && !row && i < on->on.words().size(); ++i)
                if (const std::uint64_t both = on->on.words()[i] & off->on.words()[i]; both != 0)
                    row = i * 64 + static_cast<std::uint64_t>(std::countr_zero(both));
        } else {
            for (const Cube& a : on_.cubes)
                for (const Cube& b : off_.cubes) {
                    if (++since_poll % 65536 == 0 && control.stop_requested())
                        return Error{"stopped"};
                    if (!row && a.meets(b) && ((a.outputs & b.outputs) >> output & 1U) != 0)
                        row = a.value | b.value;
                }
        }
        if (!row)
            continue;
        std::string shown;
        for (int i = input_count_; i-- > 0;)
            shown += (*row >> i & 1U) != 0 ? '1' : '0';
        const auto place = [&](const Cover& cover, const std::vector<std::size_t>& places) {
            const auto says = [&](const Cube& cube) {
                return cube.holds(*row) && (cube.outputs >> output & 1U) != 0;
            };
            const auto found = std::find_if(cover.cubes.begin(), cover.cubes.end(), says);
            return span_at(scan_.text(),
                           places[static_cast<std::size_t>(found - cover.cubes.begin())],
                           static_cast<std::size_t>(input_count_));
        };
        return Error{fmt::format("output '{}' is 0 here and 1 by line {} in row {}",
                                 outputs_[static_cast<std::size_t>(output)],
                                 place(on_, on_places_).line, shown),
                     place(off_, off_places_)};
    }
    return std::nullopt;
}

/// Exchanges true and false of the outputs whose phase is 0.
Result<Function> PlaReader::with_phases(Function function, const Control& control) const {
    std::uint64_t turned = 0;
    for (std::size_t i = 0; i < phase_.size(); ++i)
        turned |= phase_[i] == '0' ? std::uint64_t{1} << i : 0;
    if (turned == 0)
        return function;
    auto opposite = complement(function, control);
    if (!opposite)
        return opposite;
    std::vector<Cube> cubes;
    const auto add = [&](const std::vector<Cube>& from, std::uint64_t outputs) {
        for (Cube cube : from)
            if ((cube.outputs &= outputs) != 0)
                cubes.push_back(cube);
    };
    add(function.on.cubes, ~turned);
    add(opposite->on.cubes, turned);
    function.on.cubes = std::move(cubes);
    return function;
}

Result<Function> PlaReader::finish(const Control& control) {
    // The names that espresso gives.
    for (int i = 0; inputs_.size() < static_cast<std::size_t>(input_count_); ++i)
        inputs_.push_back(fmt::format("v{}", i));
    for (int i = 0; outputs_.size() < static_cast<std::size_t>(output_count_); ++i)
        outputs_.push_back(fmt::format("v{}.{}", input_count_, i));
    for (Cover* const cover : {&on_, &open_, &off_}) {
        cover->inputs = input_count_;
        cover->outputs = output_count_;
    }
    Function function = function_with(on_, open_);
    if (type_.off) {
        if (type_.on)
            if (auto error = clash(control))
                return tl::unexpected(std::move(*error));
        Cover given = on_;
        given.cubes.insert(given.cubes.end(), open_.cubes.begin(), open_.cubes.end());
        given.cubes.insert(given.cubes.end(), off_.cubes.begin(), off_.cubes.end());
        const auto others =
            complement(function_with(given, {input_count_, output_count_, {}}), control);
        if (!others)
            return tl::unexpected(others.error());
        Cover& target = type_.on ? function.dont_care : function.on;
        target.cubes.insert(target.cubes.end(), others->on.cubes.begin(), others->on.cubes.end());
    }
    return with_phases(std::move(function), control);
}

} // namespace

Result<Function> read_pla(std::string_view text, const Control& control) {
    return PlaReader(text).read(control);
}

} // namespace loggia::normal_forms
