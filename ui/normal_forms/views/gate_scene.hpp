#pragma once

#include "ui/normal_forms/study/form_study.hpp"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace loggia::ui {

/// A form as a two-level circuit, with places: plain data. Inputs come from above, each as it is
/// and, where needed, through an inverter; a gate for each term on its own height; a gate for each
/// output on the right.
struct GateScene {
    /// What a wire or a label carries.
    struct Signal {
        enum class Kind { none, input, inverted, term, output };
        Kind kind = Kind::none;
        int index = 0;
    };
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
        Signal signal = {};
    };
    struct Dot {
        QPointF at; ///< where wires are joined
        int term = -1;
        Signal signal = {};
    };
    struct Label {
        QRectF place; ///< The room that it has: what is written larger would run into others.
        Qt::Alignment alignment;
        QString text;
        bool bold = false;
        Signal signal = {}; ///< of the names of inputs and outputs
    };

    std::vector<Gate> gates;
    std::vector<Wire> wires;
    std::vector<Dot> dots;
    std::vector<Label> labels;
    /// Places of the inputs that are drawn, to be clicked: the input and where it is.
    std::vector<std::pair<int, QRectF>> inputs;
    // What the values of signals follow from.
    std::vector<std::string> input_names;
    std::vector<std::string> output_names;
    std::vector<normal_forms::Cube> cubes;
    std::vector<QString> term_names; ///< "A: a b'"
    bool is_cnf = false;
    std::vector<QRectF> bands; ///< by term: what of the picture is the term's
    QRectF bounds;
    QString why;  ///< Where there is no circuit.
    QString name; ///< "3 AND gates, 1 OR gate, 2 inverters"

    [[nodiscard]] bool isThere() const { return why.isEmpty(); }
    /// -1: none.
    [[nodiscard]] int termAt(const QPointF& point) const;
    /// The input whose name or line is at a point; -1: none.
    [[nodiscard]] int inputAt(const QPointF& point) const;
    /// The value of a signal where the inputs have the values of a row of the truth table.
    [[nodiscard]] bool valueOf(const Signal& signal, std::uint64_t row) const;
    /// What an input or a term is called and which value it has: "a = 1"; without a row "a, no
    /// value".
    [[nodiscard]] QString inputWords(int input, const std::optional<std::uint64_t>& row) const;
    [[nodiscard]] QString termWords(int term, const std::optional<std::uint64_t>& row) const;
    /// "a = 1, b = 0: f = 1"
    [[nodiscard]] QString valuesIn(std::uint64_t row) const;
    /// The bit of an input in such a row.
    [[nodiscard]] std::uint64_t bitOf(int input) const {
        return std::uint64_t{1} << static_cast<unsigned>(static_cast<int>(input_names.size()) - 1 -
                                                         input);
    }
};

/// More terms are no picture any more.
inline constexpr std::size_t most_drawn_terms = 150;

[[nodiscard]] GateScene gateScene(const FormStudy& study);

} // namespace loggia::ui
