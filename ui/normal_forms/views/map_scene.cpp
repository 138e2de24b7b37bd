#include "ui/normal_forms/views/map_scene.hpp"

#include "ui/normal_forms/study/form_words.hpp"

#include <algorithm>

namespace loggia::ui {

using normal_forms::Cube;
using normal_forms::Function;
using normal_forms::KarnaughMap;

namespace {

/// More groups than that are a tangle that tells nobody anything.
constexpr std::size_t most_groups = 32;

QString namesOf(const Function& function, int first, int count) {
    QStringList names;
    for (int i = first; i < first + count; ++i)
        names << QString::fromStdString(function.inputs.at(static_cast<std::size_t>(i)));
    return names.join(QLatin1Char(' '));
}

QString codeOf(std::uint64_t code, int bits) {
    QString text;
    for (int i = bits; i-- > 0;)
        text += QLatin1Char((code >> static_cast<unsigned>(i) & 1U) != 0 ? '1' : '0');
    return text;
}

QString wordOf(RowValue value) {
    switch (value) {
    case RowValue::zero:
        return FormWords::tr("false");
    case RowValue::one:
        return FormWords::tr("true");
    case RowValue::open:
        break;
    }
    return FormWords::tr("don't-care");
}

QString whyNoMap(const FormStudy& study) {
    if (study.wide)
        return tooWideToDraw(*study.wide);
    if (!study.chosen)
        return appearsHere(study, FormWords::tr("The map"));
    if (!study.isSingle())
        return FormWords::tr("A map shows one output. Choose one above.");
    if (study.chosen->on.inputs > KarnaughMap::most_inputs)
        return FormWords::tr("A map needs 2 to 6 inputs; this function has %1.\n"
                             "Use the table instead.")
            .arg(study.chosen->on.inputs);
    return FormWords::tr("A map needs at least two inputs.");
}

} // namespace

int MapScene::groupAt(int row, int column) const {
    int found = -1;
    int smallest = rows * columns + 1;
    for (const MapGroup& group : groups)
        for (const auto& part : group.parts)
            if (group.cells < smallest && row >= part.first.row &&
                row < part.first.row + part.height && column >= part.first.column &&
                column < part.first.column + part.width) {
                found = group.term;
                smallest = group.cells;
            }
    return found;
}

MapScene mapScene(const FormStudy& study) {
    MapScene map;
    const bool fits = study.chosen && study.isSingle() && study.rows &&
                      study.chosen->on.inputs >= KarnaughMap::least_inputs &&
                      study.chosen->on.inputs <= KarnaughMap::most_inputs;
    if (!fits) {
        map.why = whyNoMap(study);
        map.name = FormWords::tr("No map");
        return map;
    }
    const Function& function = *study.chosen;
    const KarnaughMap places(function.on.inputs);
    const int across = places.inputs() - places.row_inputs();
    map.rows = places.rows();
    map.columns = places.columns();
    map.row_inputs = namesOf(function, 0, places.row_inputs());
    map.column_inputs = namesOf(function, places.row_inputs(), across);
    map.name =
        FormWords::tr("Karnaugh map of %1").arg(QString::fromStdString(function.outputs.front()));
    for (int row = 0; row < map.rows; ++row)
        map.row_codes << codeOf(places.truth_row(row, 0) >> static_cast<unsigned>(across),
                                places.row_inputs());
    for (int column = 0; column < map.columns; ++column)
        map.column_codes << codeOf(places.truth_row(0, column), across);

    if (study.minimum && study.terms() <= most_groups)
        for (std::size_t i = 0; i < study.terms(); ++i) {
            const Cube& cube = study.minimum->cover.cubes[i];
            MapGroup group{static_cast<int>(i), places.rectangles(cube), 0};
            for (const auto& part : group.parts)
                group.cells += part.width * part.height;
            map.groups.push_back(std::move(group));
        }
    for (int row = 0; row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column) {
            const std::uint64_t at = places.truth_row(row, column);
            const RowValue value = study.rows->value(at, 0);
            QString name = QStringLiteral("%1: %2").arg(rowText(function, at), wordOf(value));
            QStringList letters;
            for (const MapGroup& group : map.groups)
                if (study.minimum->cover.cubes[static_cast<std::size_t>(group.term)].holds(at))
                    letters << letterOf(group.term);
            if (!letters.isEmpty())
                name += FormWords::tr(", in %1").arg(letters.join(QStringLiteral(", ")));
            map.cells.push_back({value, at, name});
        }
    return map;
}

BoardScene boardOf(const MapScene& map) {
    BoardScene board = emptyBoard(map.columns, map.rows);
    board.name = map.name;
    for (int row = 0; row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column) {
            BoardCell& cell = board.at(column, map.rows - 1 - row);
            cell.label = signOf(map.at(row, column).value);
            cell.name = map.at(row, column).name;
        }
    return board;
}

} // namespace loggia::ui
