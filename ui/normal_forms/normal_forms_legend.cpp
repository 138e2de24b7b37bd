#include "ui/normal_forms/normal_forms_legend.hpp"

#include "ui/normal_forms/views/gate_painter.hpp"
#include "ui/normal_forms/views/map_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

/// A map of one row, with a group over all of it where `grouped` says so.
LegendEntry mapEntry(const std::vector<RowValue>& values, bool grouped, const QString& text) {
    MapScene map;
    map.rows = 1;
    map.columns = static_cast<int>(values.size());
    map.row_inputs = QStringLiteral("a");
    map.column_inputs = QStringLiteral("b");
    map.row_codes = QStringList{QStringLiteral("1")};
    for (const RowValue value : values) {
        MapCell cell;
        cell.value = value;
        cell.row = static_cast<std::uint64_t>(map.cells.size());
        map.cells.push_back(cell);
        map.column_codes << QString::number(map.column_codes.size());
    }
    if (grouped) {
        normal_forms::KarnaughMap::Rectangle part;
        part.width = map.columns;
        map.groups = {{0, {part}, map.columns}};
    }
    const QSize size(56 + 46 * map.columns, 88);
    return {text, size, [map, size](QPainter& painter, const Colours& colours, const QFont& font) {
                paintMap(painter, {QSizeF(size), map, font, painter.device()->devicePixelRatioF()},
                         map, {}, colours, font);
            }};
}

LegendEntry gateEntry(GateScene::Gate::Kind kind, int term, const QString& label,
                      const QString& text) {
    GateScene::Gate gate;
    gate.kind = kind;
    gate.place = QRectF(8, 6, 40, 32);
    gate.term = term;
    gate.label = label;
    return {text, {60, 44}, [gate](QPainter& painter, const Colours& colours, const QFont& font) {
                GateScene scene;
                scene.gates = {gate};
                scene.bounds = QRectF(0, 0, 60, 44);
                paintGates(painter, scene, {}, colours, font);
            }};
}

/// A sign of the steps.
LegendEntry signEntry(const QString& sign, const QString& text) {
    constexpr QSize size(60, 26);
    return {text, size, [sign, size](QPainter& painter, const Colours& colours, const QFont& font) {
                painter.setFont(font);
                painter.setPen(colours.text);
                painter.drawText(QRectF(QPointF(), QSizeF(size)), Qt::AlignCenter, sign);
            }};
}

/// Two wires, of which the upper one carries a 1.
LegendEntry litEntry(const QString& text) {
    return {text, {60, 44}, [](QPainter& painter, const Colours& colours, const QFont& font) {
                using Carries = GateScene::Signal::Kind;
                GateScene scene;
                scene.input_names = {"a", "b"};
                scene.wires = {{{{6, 14}, {54, 14}}, -1, {Carries::input, 0}},
                               {{{6, 30}, {54, 30}}, -1, {Carries::input, 1}}};
                scene.bounds = QRectF(0, 0, 60, 44);
                paintGates(painter, scene, {-1, std::uint64_t{0b10}, -1}, colours, font);
            }};
}

} // namespace

Legend normalFormsLegend() {
    using Kind = GateScene::Gate::Kind;
    return {
        mapEntry({RowValue::one}, false,
                 LegendEntry::tr("Karnaugh map: a minterm, the function is 1 here")),
        mapEntry({RowValue::zero}, false, LegendEntry::tr("Karnaugh map: the function is 0 here")),
        mapEntry({RowValue::open}, false,
                 LegendEntry::tr("Karnaugh map: a don't-care, which a group may cover or not")),
        mapEntry(
            {RowValue::one, RowValue::one}, true,
            LegendEntry::tr(
                "Karnaugh map: a term of the result, with its letter, colour and dashes. For a "
                "CNF it is a clause, a group of zeros. The small number is the row of the "
                "truth table.")),
        gateEntry(
            Kind::conjunction, 0, QStringLiteral("A"),
            LegendEntry::tr("Circuit: an AND gate; in the colour and with the letter of its term")),
        gateEntry(Kind::disjunction, -1, {}, LegendEntry::tr("Circuit: an OR gate")),
        gateEntry(Kind::inverter, -1, {}, LegendEntry::tr("Circuit: an inverter")),
        litEntry(LegendEntry::tr(
            "Circuit: a wire that carries a 1; click the names of inputs to set them")),
        signEntry(QStringLiteral("00-0 \u2713"),
                  LegendEntry::tr("Steps: combined with another one, so no prime implicant")),
        signEntry(
            QStringLiteral("0-10 \u2605"),
            LegendEntry::tr("Steps: a prime implicant, because it combines with no other entry")),
        signEntry(QStringLiteral("\u00D7"),
                  LegendEntry::tr("Steps: the prime implicant of this line covers this row")),
        signEntry(
            QStringLiteral("\u2297"),
            LegendEntry::tr(
                "Steps: the only prime implicant that covers this row, and therefore essential")),
        signEntry(QStringLiteral("\u2713 A"),
                  LegendEntry::tr("Steps: chosen for the minimum form")),
    };
}

} // namespace loggia::ui
