#include "ui/sat/sat_examples.hpp"

#include "core/sat/formats/format.hpp"
#include "core/sat/instances/generate.hpp"
#include "ui/sat/clauses/sat_words.hpp"

#include <QResource>

namespace loggia::ui {

namespace {

QByteArray fromFile(const char* name) {
    return QResource(QStringLiteral(":/examples/sat/") + QLatin1String(name)).uncompressedData();
}

/// Three literals a clause, as many clauses as make the answer doubtful.
QByteArray randomClauses(std::uint64_t seed) {
    constexpr int atoms = 120;
    constexpr int clauses = 511;
    const auto problem = sat::random_clauses_of(atoms, clauses, 3, false, seed);
    const std::string note = "Random 3-SAT: " + std::to_string(clauses) + " clauses over " +
                             std::to_string(atoms) + " atoms, seed " + std::to_string(seed) + '\n';
    return QByteArray::fromStdString(problem ? sat::to_assignment_format(problem->clauses, note)
                                             : std::string());
}

} // namespace

QString titleOf(SatExample example) {
    switch (example) {
    case SatExample::class_notes:
        return SatWords::tr("Class notes");
    case SatExample::pigeonhole:
        return SatWords::tr("Pigeonhole");
    case SatExample::sudoku:
        return SatWords::tr("Sudoku");
    case SatExample::random:
        return SatWords::tr("Random 3-SAT");
    case SatExample::peg:
        return SatWords::tr("Peg board");
    }
    return {};
}

QString helpOf(SatExample example) {
    switch (example) {
    case SatExample::class_notes:
        return SatWords::tr("Nine clauses that force five of their six atoms");
    case SatExample::pigeonhole:
        return SatWords::tr("Six pigeons in five holes: unsatisfiable, and every clause is needed");
    case SatExample::sudoku:
        return SatWords::tr("A sudoku with one solution. Show only the true atoms to read it.");
    case SatExample::random:
        return SatWords::tr(
            "A new random set each time: 120 atoms at the hardest ratio of clauses to atoms");
    case SatExample::peg:
        return SatWords::tr(
            "Can nine pegs on a triangle of ten holes be reduced to one? They cannot.");
    }
    return {};
}

QByteArray textOf(SatExample example, std::uint64_t seed) {
    switch (example) {
    case SatExample::class_notes:
        return fromFile("class-notes.txt");
    case SatExample::pigeonhole:
        return fromFile("pigeonhole.txt");
    case SatExample::sudoku:
        return fromFile("sudoku.cnf");
    case SatExample::random:
        return randomClauses(seed);
    case SatExample::peg:
        return fromFile("peg.txt");
    }
    return {};
}

} // namespace loggia::ui
