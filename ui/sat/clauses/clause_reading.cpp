#include "ui/sat/clauses/clause_reading.hpp"

#include "core/base/packing.hpp"
#include "core/base/text_start.hpp"
#include "core/sat/formats/clause_errors.hpp"
#include "core/sat/formats/counting_comments.hpp"
#include "core/sat/formats/other_problems.hpp"
#include "ui/language/core_words.hpp"
#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace loggia::ui {

namespace {

void measure(ClauseReading& reading) {
    const logic::ClauseSet& clauses = reading.file->clauses;
    std::vector<int> atoms;
    atoms.reserve(clauses.literals());
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        const auto clause = clauses[i];
        for (const int literal : clause)
            if (std::abs(literal) <= reading.file->atoms()) // not those of long xor lines
                atoms.push_back(std::abs(literal));
        reading.longest = std::max(reading.longest, clause.size());
        if (clause.empty())
            ++reading.empty;
        else
            ++reading.lengths.at(std::min(clause.size(), reading.lengths.size()) - 1);
    }
    std::sort(atoms.begin(), atoms.end());
    const auto end = std::upper_bound(atoms.begin(), atoms.end(), reading.file->atoms());
    reading.largest_atom = end == atoms.begin() ? 0 : *(end - 1);
    reading.atoms =
        static_cast<std::size_t>(std::unique(atoms.begin(), atoms.end()) - atoms.begin());
}

/// A connect four position or a table of digits is no clauses: nobody writes literals like 0012.
bool hasLeadingZeros(std::string_view text) {
    bool in_word = false;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        const bool space = text[i] == ' ' || text[i] == '\n' || text[i] == '\t' || text[i] == '\r';
        if (!in_word && text[i] == '0' && text[i + 1] >= '0' && text[i + 1] <= '9')
            return true;
        in_word = !space && text[i] != '-';
    }
    return false;
}

/// Clauses without a header end in 0, each of them: `4 0` followed by lines of three numbers is a
/// board.
bool areWhole(const logic::ClauseSet& clauses, std::string_view text) {
    const std::string_view line = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    return !clauses.empty() &&
           (line.ends_with(" 0") || line.ends_with("\t0") || line.ends_with("\n0") ||
            line.find("\n%") != std::string_view::npos);
}

/// `1 2 3 4 5 6 7 8 0`: every number once, and as many as fill a square.
bool isOrderOfTiles(const logic::ClauseSet& clauses) {
    if (clauses.size() != 1)
        return false;
    std::vector<int> tiles(clauses[0].begin(), clauses[0].end());
    std::sort(tiles.begin(), tiles.end());
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i] != static_cast<int>(i) + 1)
            return false;
    return tiles.size() == 8 || tiles.size() == 15;
}

/// Several clauses, one with a negated atom, that lack the line 0 alone: no board has such numbers.
bool lacksLineZero(const sat::ClauseFile& file) {
    if (file.warnings.size() != 1 || !file.warnings.front().message.starts_with("the line 0 after"))
        return false;
    bool negates = false;
    for (std::size_t i = 0; i < file.clauses.size(); ++i)
        for (const int literal : file.clauses[i])
            negates = negates || literal < 0;
    return negates && file.clauses.size() > 1;
}

/// Lines of DIMACS that are comments.
std::size_t commentLines(std::string_view text) {
    std::size_t lines = text.starts_with('c') ? 1 : 0;
    for (std::size_t at = text.find("\nc"); at != std::string_view::npos;
         at = text.find("\nc", at + 1))
        ++lines;
    return lines;
}

} // namespace

ClauseReading readClauses(std::string_view content, const Control& control, sat::CutOff cut_off) {
    ClauseReading reading;
    std::string unpacked;
    std::string_view text = content;
    if (is_packed(content)) {
        auto done = unpack(content, most_unpacked, control);
        if (!done) {
            reading.error = done.error();
            return reading;
        }
        unpacked = std::move(*done);
        text = unpacked;
    }
    reading.bytes = text.size();
    auto file = sat::parse_clauses(text, control, cut_off);
    if (!file) {
        reading.error = file.error();
        constexpr std::size_t most_bytes_checked = 1'000'000;
        if (text.size() <= most_bytes_checked)
            reading.errors = sat::clause_errors(text, control, cut_off);
        return reading;
    }
    reading.words = AtomWords(std::make_shared<const sat::AtomNames>(atom_names(*file, text)));
    reading.lines = sat::clause_lines(text, file->form);
    if (file->form == sat::ClauseForm::dimacs) {
        reading.comments = commentLines(text);
        if (auto counting = sat::counting_comments(*file, text))
            reading.projection = std::move(counting->projection);
    }
    reading.file = std::make_shared<const sat::ClauseFile>(std::move(*file));
    measure(reading);
    return reading;
}

QString headlineOf(const ClauseReading& reading) {
    // What is wrong is said by the answer, or where that is hidden by the status bar.
    if (!reading.file)
        return reading.error ? counted(std::max(reading.errors.size(), std::size_t{1}),
                                       SatWords::tr("%1 error"), SatWords::tr("%1 errors"))
                             : QString();
    return SatWords::tr("%1: %2, %3")
        .arg(reading.file->form == sat::ClauseForm::dimacs ? SatWords::tr("DIMACS")
                                                           : SatWords::tr("Assignment format"),
             counted(reading.file->clauses.size(), SatWords::tr("%1 clause"),
                     SatWords::tr("%1 clauses")),
             counted(reading.atoms, SatWords::tr("%1 atom"), SatWords::tr("%1 atoms")));
}

QString summaryOf(const ClauseReading& reading) {
    if (!reading.file)
        return reading.error ? coreWords(reading.error->message) : QString();
    struct Kind {
        QString one;
        QString many;
    };
    const QString longest = numberText(reading.longest);
    const std::array kinds{
        Kind{SatWords::tr("%1 unit clause"), SatWords::tr("%1 unit clauses")},
        Kind{SatWords::tr("%1 2-literal clause"), SatWords::tr("%1 2-literal clauses")},
        Kind{SatWords::tr("%1 3-literal clause"), SatWords::tr("%1 3-literal clauses")},
        Kind{
            SatWords::tr("%1 longer clause (up to %2 literals)").arg(QStringLiteral("%1"), longest),
            SatWords::tr("%1 longer clauses (up to %2 literals)")
                .arg(QStringLiteral("%1"), longest)}};
    QStringList lines{
        headlineOf(reading),
        SatWords::tr("%1 in %2")
            .arg(counted(reading.file->clauses.literals(), SatWords::tr("%1 literal"),
                         SatWords::tr("%1 literals")),
                 counted(reading.bytes, SatWords::tr("%1 byte"), SatWords::tr("%1 bytes")))};
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (reading.lengths.at(i) > 0)
            lines << counted(reading.lengths.at(i), kinds.at(i).one, kinds.at(i).many);
    if (reading.empty > 0)
        lines << counted(reading.empty, SatWords::tr("%1 empty clause"),
                         SatWords::tr("%1 empty clauses"));
    if (reading.words.any())
        lines << counted(reading.words.names().size(), SatWords::tr("%1 atom has a name"),
                         SatWords::tr("%1 atoms have names"));
    for (const Error& warning : reading.file->warnings)
        lines << SatWords::tr("Warning: %1").arg(coreWords(warning.message));
    return lines.join(QLatin1Char('\n'));
}

bool isClauseText(const QByteArray& content) {
    std::string_view text(content.constData(), static_cast<std::size_t>(content.size()));
    if (is_packed(text)) {
        constexpr std::size_t soon_unpacked = 1'000'000;
        const auto inside = unpack(text, soon_unpacked);
        // Once: some packed files unpack to themselves.
        return !inside || (!is_packed(*inside) && isClauseText(QByteArray::fromStdString(*inside)));
    }
    // Names of atoms in comments may be longer than what is looked at.
    text.remove_prefix(static_cast<std::size_t>(first_said(text, "c").data() - text.data()));
    const TextStart start = start_of(text);
    const auto file = sat::parse_clauses(start.text, {}, sat::CutOff::warn);
    if (!file) // the page says what is wrong, and which problem it is
        return start.text.starts_with("p cnf ") || sat::begins_other_problem(start.text);
    if (start.text.find("p cnf") != std::string_view::npos)
        return file->form == sat::ClauseForm::dimacs;
    if (file->clauses.empty())
        return false;
    if (file->form == sat::ClauseForm::dimacs)
        return (!start.is_all || areWhole(file->clauses, start.text)) &&
               !isOrderOfTiles(file->clauses);
    const std::string_view clauses =
        start.text.substr(0, start.text.size() - file->back_matter.size());
    // Names that the file itself explains are nothing odd.
    const std::size_t expected = file->has_named_literals ? 1 : 0;
    return (!start.is_all || file->warnings.size() == expected || lacksLineZero(*file)) &&
           !hasLeadingZeros(clauses);
}

std::string inForm(const ClauseReading& reading, sat::ClauseForm form) {
    if (!reading.file)
        return {};
    const sat::ClauseFile& file = *reading.file;
    const std::string text = file.form == sat::ClauseForm::assignment
                                 ? file.back_matter
                                 : sat::name_lines(reading.words.names());
    return form == sat::ClauseForm::dimacs ? sat::to_dimacs(file.clauses, text)
                                           : sat::to_assignment_format(file.clauses, text);
}

} // namespace loggia::ui
