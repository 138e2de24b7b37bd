#pragma once

#include "ui/normal_forms/study/form_study.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

namespace loggia::ui {

/// A form as a two-level circuit, with places: plain data. Inputs come from above, each as it is
/// and, where needed, through an inverter; a gate for each term on its own height; a gate for each
/// output on the right.
struct GateScene {
    struct Gate {
        enum class Kind { conjunction, disjunction, inverter };
        Kind kind = Kind::conjunction;
        QRectF place;
        int term = -1; ///< -1: it is no term's.
        QString label;
    };
    struct Wire {
        std::vector<QPointF> points;
        int term = -1;
    };
    struct Dot {
        QPointF at; ///< where wires are joined
        int term = -1;
    };
    struct Label {
        QRectF place;
        Qt::Alignment alignment;
        QString text;
        bool bold = false;
    };

    std::vector<Gate> gates;
    std::vector<Wire> wires;
    std::vector<Dot> dots;
    std::vector<Label> labels;
    std::vector<QRectF> bands; ///< by term: what of the picture is the term's
    QRectF bounds;
    QString why;  ///< Where there is no circuit.
    QString name; ///< "3 AND gates, 1 OR gate, 2 inverters"

    [[nodiscard]] bool isThere() const { return why.isEmpty(); }
    /// -1: none.
    [[nodiscard]] int termAt(const QPointF& point) const;
};

/// More terms are no picture any more.
inline constexpr std::size_t most_drawn_terms = 150;

[[nodiscard]] GateScene gateScene(const FormStudy& study);

} // namespace loggia::ui
