#include "core/base/number_text.hpp"
#include "core/base/scanner.hpp"
#include "core/base/symbol.hpp"
#include "core/normal_forms/formats/read_pla_sets.hpp"
#include "core/normal_forms/formats/syntax_readers.hpp"
#include "core/normal_forms/names.hpp"

#include <algorithm>
#include <array>
#include <map>
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
    PlaReader(std::string_view text, std::vector<Error>* warnings)
        : scan_(text), warnings_(warnings) {
        sets_.text = scan_.text();
    }

    Result<AnyFunction> read(const Control& control);

private:
    Result<bool> keyword();
    Result<bool> take_type();
    Result<bool> take_phase();
    Result<int> number(std::string_view keyword, int least, int most);
    Result<std::vector<std::string>> names(std::string_view keyword, int count);
    Result<bool> row();
    Result<bool> multiple_valued(std::size_t begin);
    [[nodiscard]] bool is_title() const;
    Result<bool> only_once(std::string_view word, std::size_t begin);
    void warn_of_rows_behind(std::string_view end);
    void warn(std::string message, std::size_t begin, std::size_t length) {
        if (warnings_ != nullptr)
            warnings_->push_back({std::move(message), span_at(scan_.text(), begin, length)});
    }
    void make_sets();
    Result<bool> row_symbol(int place, bool& empty);
    [[nodiscard]] tl::unexpected<Error> bad_symbol(int place) const;
    [[nodiscard]] tl::unexpected<Error> in_row(std::string message) const;
    void skip_to_symbol();

    Scanner scan_;
    PlaSets sets_;
    std::vector<Error>* warnings_;
    std::map<std::string_view, std::string_view> lines_; ///< of keywords that stand there once
    std::string symbols_; ///< of a row, without what stands between them
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

Result<AnyFunction> PlaReader::read(const Control& control) {
    for (std::uint64_t rows = 0;; ++rows) {
        skip_to_symbol();
        if (scan_.at_end())
            break;
        if (rows % 4096 == 0 && control.stop_requested())
            return failure("stopped");
        if (is_title()) {
            warn("skipped a line that does not describe the function", scan_.offset(),
                 scan_.until("\r\n").size());
            scan_.skip_to_line_end();
            continue;
        }
        const auto goes_on = scan_.peek() == '.' ? keyword() : row();
        if (!goes_on)
            return tl::unexpected(goes_on.error());
        if (!*goes_on)
            break;
    }
    if (sets_.input_count < 0 || sets_.output_count < 0)
        return scan_.expected(sets_.input_count < 0 ? "a line `.i` with the number of inputs"
                                                    : "a line `.o` with the number of outputs");
    make_sets();
    return function_of_sets(std::move(sets_), control);
}

/// Before the numbers of inputs and outputs, espresso takes no notice of a line that is none.
bool PlaReader::is_title() const {
    return (sets_.input_count < 0 || sets_.output_count < 0) && scan_.peek() != '.' &&
           scan_.until("\r\n").find_first_not_of("012-?~34| \t") != std::string_view::npos;
}

void PlaReader::make_sets() {
    for (PositionalCover* const cover : {&sets_.on, &sets_.open, &sets_.off})
        if (cover->inputs() != sets_.input_count || cover->outputs() != sets_.output_count)
            *cover = PositionalCover(sets_.input_count, sets_.output_count);
}

/// False where the file ends here.
Result<bool> PlaReader::keyword() {
    const std::size_t begin = scan_.offset();
    const std::string_view word = scan_.until(" \t\r\n#");
    const auto done = [](auto&& result) {
        return result ? Result<bool>(true) : tl::unexpected(result.error());
    };
    scan_.advance(word.size());
    if (word == ".e" || word == ".end") {
        warn_of_rows_behind(word);
        return false;
    }
    if (word == ".i" || word == ".o") {
        int& count = word == ".i" ? sets_.input_count : sets_.output_count;
        if (count >= 0)
            return scan_.error(fmt::format("duplicate line `{}`", word), begin, word.size());
        const auto value =
            word == ".i" ? number(word, 0, most_wide_inputs) : number(word, 1, most_wide_outputs);
        count = value.value_or(-1);
        return done(value);
    }
    if (word == ".ilb" || word == ".ob") {
        auto list = names(word, word == ".ilb" ? sets_.input_count : sets_.output_count);
        if (list)
            (word == ".ilb" ? sets_.inputs : sets_.outputs) = std::move(*list);
        return list ? only_once(word, begin) : tl::unexpected(list.error());
    }
    if (word == ".type" || word == ".phase") {
        auto taken = word == ".type" ? take_type() : take_phase();
        return taken ? only_once(word, begin) : taken;
    }
    if (word == ".p" || word == ".na" || word == ".label" || word == ".pair" || word == ".subckt") {
        scan_.skip_to_line_end(); // says nothing of the function
        return true;
    }
    if (word == ".mv")
        return multiple_valued(begin);
    if (word == ".kiss" || word == ".symbolic" || word == ".symbolic-output")
        return scan_.error(
            fmt::format("`{}` is not supported: all inputs and outputs must be binary", word),
            begin, word.size());
    if (word == ".s" || word == ".r")
        return scan_.error(
            fmt::format("`{}` is not supported: the file describes a state machine", word), begin,
            word.size());
    return scan_.error(fmt::format("expected a keyword of a PLA file, such as .i, .o, .ilb, .ob, "
                                   ".type, .p or .e, found {}",
                                   quoted_for_message(word)),
                       begin, word.size());
}

/// A line that may stand there twice only if it is the same.
Result<bool> PlaReader::only_once(std::string_view word, std::size_t begin) {
    const std::string_view line = scan_.text().substr(begin, scan_.offset() - begin);
    const auto [known, is_first] = lines_.try_emplace(word, line);
    if (!is_first && known->second != line)
        return scan_.error(fmt::format("duplicate line `{}`", word), begin, word.size());
    return true;
}

/// espresso passes over what follows; a row or another function there is hardly meant to be lost.
void PlaReader::warn_of_rows_behind(std::string_view end) {
    skip_to_symbol();
    const std::string_view line = scan_.until("\r\n");
    const std::string_view word = line.substr(0, line.find_first_of(" \t#"));
    for (const std::string_view keyword : {".i", ".o", ".mv", ".ilb", ".ob", ".type"})
        if (word == keyword)
            return warn(
                fmt::format("the function after `{}` is not read; a file has only one", end),
                scan_.offset(), line.size());
    if (!line.empty() && std::string_view("01-").find(line[0]) != std::string_view::npos &&
        line.find_first_not_of("012-?~34| \t") == std::string_view::npos)
        warn(fmt::format("rows after `{}` are not read", end), scan_.offset(), line.size());
}

/// `.mv VARIABLES BINARY SIZES...` with one size, which is how many outputs there are.
Result<bool> PlaReader::multiple_valued(std::size_t begin) {
    if (sets_.input_count >= 0 || sets_.output_count >= 0)
        return scan_.error("use either `.mv` or `.i` and `.o`, not both", begin, 3);
    const auto variables = number(".mv", 1, most_wide_inputs + 1);
    const auto binary = variables ? number(".mv", 0, most_wide_inputs) : variables;
    if (!binary)
        return tl::unexpected(binary.error());
    if (*variables != *binary + 1)
        return scan_.error(fmt::format("`.mv` is supported only for multi-valued outputs: expected "
                                       "`.mv {} {}` and the number of outputs",
                                       *binary + 1, *binary),
                           begin, 3);
    const auto outputs = number(".mv", 1, most_wide_outputs);
    if (!outputs)
        return tl::unexpected(outputs.error());
    sets_.input_count = *binary;
    sets_.output_count = *outputs;
    return true;
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
        return scan_.error(fmt::format("`{}` comes before `{}`", first, keyword), scan_.offset());
    const std::size_t begin = scan_.offset() - keyword.size();
    std::vector<std::string> list;
    std::set<std::string_view> seen;
    for (int i = 0; i < count; ++i) {
        scan_.skip_blanks();
        const std::string_view word = scan_.until(" \t\r\n#");
        if (word.empty()) {
            warn(fmt::format("{} has {} of {} names; the others get espresso's default names",
                             keyword, i, count),
                 begin, keyword.size());
            break;
        }
        if (!is_word(word))
            return scan_.error("expected a name without '|' and control characters", scan_.offset(),
                               word.size());
        if (!seen.insert(word).second)
            return scan_.error(fmt::format("the name {} is used twice", quoted_for_message(word)),
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
    if (!sets_.on.empty() || !sets_.open.empty() || !sets_.off.empty())
        return scan_.error("`.type` must come before the rows", scan_.offset(), word.size());
    sets_.type = *found;
    scan_.advance(word.size());
    return true;
}

Result<bool> PlaReader::take_phase() {
    scan_.skip_blanks();
    const std::string_view word = scan_.until(" \t\r\n#");
    if (sets_.output_count < 0 || word.size() != static_cast<std::size_t>(sets_.output_count) ||
        word.find_first_not_of("01") != std::string_view::npos)
        return scan_.error("expected a 0 or 1 for each output after .phase (which must follow .o)",
                           scan_.offset(), word.size());
    sets_.phase = word;
    scan_.advance(word.size());
    return true;
}

tl::unexpected<Error> PlaReader::in_row(std::string message) const {
    if (broken_row_)
        message += fmt::format(" (the row that starts in line {} continues in the next line)",
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

Result<bool> PlaReader::row_symbol(int place, bool& empty) {
    const char c = scan_.peek();
    const bool input = place < sets_.input_count;
    if (c == '\0' ||
        std::string_view(input ? "01-2?" : "01-234~").find(c) == std::string_view::npos)
        return bad_symbol(place);
    empty = empty || c == '?';
    symbols_ += c;
    scan_.advance();
    return true;
}

Result<bool> PlaReader::row() {
    if (sets_.input_count < 0 || sets_.output_count < 0)
        return scan_.expected("the lines `.i` and `.o` before the rows");
    make_sets();
    row_begin_ = scan_.offset();
    symbols_.clear();
    bool empty = false;
    for (int place = 0; place < sets_.input_count + sets_.output_count; ++place) {
        if (place > 0) {
            const std::size_t before = scan_.offset();
            skip_to_symbol();
            if (!broken_row_ && scan_.text().substr(before, scan_.offset() - before).find('\n') !=
                                    std::string_view::npos)
                broken_row_ = row_begin_;
        }
        if (auto taken = row_symbol(place, empty); !taken)
            return taken;
    }
    while (Scanner::is_blank(scan_.peek()) || scan_.peek() == '|')
        scan_.advance();
    if (!scan_.at_end() && scan_.peek() != '\n' && scan_.peek() != '#')
        return in_row(fmt::format("expected the end of the line after {} and {}, found {}",
                                  counted(static_cast<unsigned>(sets_.input_count), "input"),
                                  counted(static_cast<unsigned>(sets_.output_count), "output"),
                                  shown_symbol(scan_.text(), scan_.offset())));
    if (empty)
        return true;
    const auto inputs = static_cast<std::size_t>(sets_.input_count);
    const std::string_view outputs = std::string_view(symbols_).substr(inputs);
    const auto add = [&](PositionalCover& cover, bool used, std::string_view signs) {
        if (!used || outputs.find_first_of(signs) == std::string_view::npos)
            return;
        cover.add_cube();
        for (std::size_t i = 0; i < inputs; ++i)
            if (symbols_[i] == '0' || symbols_[i] == '1')
                cover.restrict(static_cast<int>(i), symbols_[i] == '1');
        for (std::size_t k = 0; k < outputs.size(); ++k)
            if (signs.find(outputs[k]) != std::string_view::npos)
                cover.add_output(static_cast<int>(k));
    };
    add(sets_.on, sets_.type.on, "14");
    add(sets_.open, sets_.type.open, "2-");
    add(sets_.off, sets_.type.off, "03");
    sets_.on_places.resize(sets_.on.terms(), row_begin_);
    sets_.off_places.resize(sets_.off.terms(), row_begin_);
    return true;
}

} // namespace

Result<AnyFunction> read_pla(std::string_view text, const Control& control,
                             std::vector<Error>* warnings) {
    return PlaReader(text, warnings).read(control);
}

} // namespace loggia::normal_forms
