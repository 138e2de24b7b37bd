#include "ui/normal_forms/views/gate_scene.hpp"

#include "ui/normal_forms/study/form_words.hpp"

#include <algorithm>
#include <cmath>

namespace loggia::ui {

using normal_forms::Cube;
using normal_forms::Function;

namespace {

// In scene units, which are pixels at scale 1.
constexpr double pin = 12;       // between the pins of a gate
constexpr double line_step = 22; // between the lines of inputs
constexpr double gate_width = 42;
constexpr double row_gap = 12;
constexpr double track_step = 9; // between vertical wires
constexpr double letter_width = 10;
constexpr double name_gap = 8;   // between names side by side
constexpr double first_row = 96; // below names and inverters

double gateHeight(std::size_t pins) {
    return std::max(28.0, pin * static_cast<double>(pins) + 6);
}

double widthOf(const QString& name) {
    return letter_width * static_cast<double>(name.size());
}

QString withValue(const QString& name, bool value) {
    return QStringLiteral("%1 = %2").arg(name, QString::number(value ? 1 : 0));
}

/// Lays a circuit out: inputs, terms, outputs.
class GateLayout {
public:
    explicit GateLayout(const FormStudy& study)
        : function_(*study.chosen), form_(study.settings.form), cnf_(study.isCnf()),
          cubes_(study.minimum->cover.cubes) {}

    GateScene make() {
        scene_.input_names = function_.inputs;
        scene_.output_names = function_.outputs;
        scene_.cubes = cubes_;
        for (std::size_t term = 0; term < cubes_.size(); ++term)
            scene_.term_names.push_back(QStringLiteral("%1: %2").arg(
                letterOf(static_cast<int>(term)), termText(function_, form_, cubes_[term])));
        scene_.is_cnf = cnf_;
        placeInputs();
        placeTerms();
        placeOutputs();
        extendLines();
        tell();
        return std::move(scene_);
    }

private:
    using Signal = GateScene::Signal;
    using Carries = Signal::Kind;

    struct Line {
        double x = 0;
        double top = 0;
        double bottom = 0;
    };
    struct Join {
        int term = 0;
        double from = 0; ///< height of the term
        double to = 0;   ///< of the pin
        double goal = 0; ///< x of the pin
        double track = 0;
    };

    [[nodiscard]] int inputs() const { return function_.on.inputs; }
    [[nodiscard]] std::uint64_t bitOf(int input) const {
        return std::uint64_t{1} << static_cast<unsigned>(inputs() - 1 - input);
    }
    /// A clause has the opposite of each literal of its cube.
    [[nodiscard]] bool isNegated(const Cube& cube, int input) const {
        return ((cube.value & bitOf(input)) != 0) == cnf_;
    }

    void placeInputs() {
        true_lines_.resize(function_.inputs.size());
        false_lines_.resize(function_.inputs.size());
        double x = 26;
        for (int i = 0; i < inputs(); ++i) {
            bool plain = false;
            bool negated = false;
            for (const Cube& cube : cubes_)
                if ((cube.care & bitOf(i)) != 0)
                    (isNegated(cube, i) ? negated : plain) = true;
            if (!plain && !negated)
                continue;
            const auto at = static_cast<std::size_t>(i);
            const QString name = QString::fromStdString(function_.inputs[at]);
            // Long names keep their neighbours away.
            const double width = std::max(line_step, widthOf(name) + name_gap);
            const double more = (width - line_step) / 2;
            x += more;
            scene_.labels.push_back(
                {{x - width / 2, 0, width, 26}, Qt::AlignCenter, name, true, {Carries::input, i}});
            const double half = std::max(widthOf(name), 24.0) / 2;
            scene_.inputs.emplace_back(i, QRectF(x - half, 0, 2 * half, 34));
            constexpr double branch = 40; // below the value of the input
            true_lines_[at] = {x, 26, plain ? first_row : branch};
            x += line_step;
            if (negated) {
                const QRectF place(x - 8, 46, 16, 22);
                scene_.gates.push_back({GateScene::Gate::Kind::inverter, place, -1, {}});
                scene_.wires.push_back(
                    {{{x - line_step, branch}, {x, branch}, {x, 46}}, -1, {Carries::input, i}});
                if (plain)
                    scene_.dots.push_back({{x - line_step, branch}, -1, {Carries::input, i}});
                false_lines_[at] = {x, place.bottom(), first_row};
                x += line_step;
                ++inverters_;
            }
            x += more;
        }
        gate_x_ = x + 14;
    }

    void placeTerms() {
        double y = first_row;
        for (std::size_t t = 0; t < cubes_.size(); ++t) {
            const Cube& cube = cubes_[t];
            const auto term = static_cast<int>(t);
            const auto literals = static_cast<std::size_t>(cube.literals());
            const double height = literals > 1 ? gateHeight(literals) : 28;
            const QRectF place(gate_x_, y, gate_width, height);
            scene_.bands.emplace_back(14, y - row_gap / 2, gate_x_ + gate_width + 8 - 14,
                                      height + row_gap);
            const double middle = place.center().y();
            if (literals == 0)
                scene_.labels.push_back({place, Qt::AlignCenter,
                                         cnf_ ? QStringLiteral("0") : QStringLiteral("1"), true});
            else if (literals > 1)
                scene_.gates.push_back(
                    {cnf_ ? GateScene::Gate::Kind::disjunction : GateScene::Gate::Kind::conjunction,
                     place, term, letterOf(term)});
            std::size_t pins = 0;
            for (int i = 0; i < inputs(); ++i) {
                if ((cube.care & bitOf(i)) == 0)
                    continue;
                const bool negated = isNegated(cube, i);
                const Signal signal{negated ? Carries::inverted : Carries::input, i};
                auto& lines = negated ? false_lines_ : true_lines_;
                Line& line = lines[static_cast<std::size_t>(i)];
                const double at = y + height * (static_cast<double>(pins++) + 0.5) /
                                          static_cast<double>(literals);
                line.bottom = std::max(line.bottom, at);
                scene_.dots.push_back({{line.x, at}, term, signal});
                // A gate's back may be hollow: wires end a little inside.
                const double end = literals > 1 ? gate_x_ + 10 : gate_x_ + gate_width;
                scene_.wires.push_back({{{line.x, at}, {end, at}}, term, signal});
            }
            outs_.push_back(middle);
            y += height + row_gap;
        }
        bottom_ = y;
    }

    /// Which terms an output is made of.
    [[nodiscard]] std::vector<int> termsOf(int output) const {
        std::vector<int> terms;
        for (std::size_t t = 0; t < cubes_.size(); ++t)
            if ((cubes_[t].outputs >> static_cast<unsigned>(output) & 1U) != 0)
                terms.push_back(static_cast<int>(t));
        return terms;
    }

    void placeOutputs() {
        const int outputs = function_.on.outputs;
        std::vector<std::vector<int>> terms;
        double total = 0;
        std::size_t joins = 0;
        for (int j = 0; j < outputs; ++j) {
            terms.push_back(termsOf(j));
            total += gateHeight(terms.back().size()) + row_gap;
            joins += terms.back().size();
        }
        const double middle = (first_row + std::max(bottom_, first_row + 40) - row_gap) / 2;
        double y = std::max(first_row, middle - (total - row_gap) / 2);
        const double first_track = gate_x_ + gate_width + 18;
        const double goal = first_track + track_step * static_cast<double>(joins) + 14;
        std::vector<Join> all;
        for (int j = 0; j < outputs; ++j) {
            const auto& mine = terms[static_cast<std::size_t>(j)];
            const double height = gateHeight(mine.size());
            const QRectF place(goal, y, gate_width, height);
            placeOutput(j, mine, place, all);
            y += height + row_gap;
        }
        bottom_ = std::max(bottom_, y);
        // The wire with the longest vertical part turns last, so that wires of one output never
        // cross.
        std::stable_sort(all.begin(), all.end(), [](const Join& a, const Join& b) {
            return std::abs(a.to - a.from) < std::abs(b.to - b.from);
        });
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i].track = first_track + track_step * static_cast<double>(i);
        for (const Join& join : all)
            drawJoin(join, all);
        right_ = goal + gate_width + 24 + name_gap + label_width_;
    }

    void placeOutput(int output, const std::vector<int>& mine, const QRectF& place,
                     std::vector<Join>& all) {
        const QString name =
            QString::fromStdString(function_.outputs.at(static_cast<std::size_t>(output)));
        const double middle = place.center().y();
        QString text = name;
        if (mine.empty())
            text = name + (cnf_ ? QStringLiteral(" = 1") : QStringLiteral(" = 0"));
        const double width = widthOf(text);
        label_width_ = std::max(label_width_, width);
        scene_.labels.push_back({{place.right() + 22, middle - 12, width + name_gap, 24},
                                 Qt::AlignLeft | Qt::AlignVCenter,
                                 text,
                                 true,
                                 {Carries::output, output}});
        if (mine.empty())
            return;
        scene_.wires.push_back({{{mine.size() > 1 ? place.right() - 6 : place.left(), middle},
                                 {place.right() + 18, middle}},
                                -1,
                                {Carries::output, output}});
        if (mine.size() > 1) {
            scene_.gates.push_back(
                {cnf_ ? GateScene::Gate::Kind::conjunction : GateScene::Gate::Kind::disjunction,
                 place,
                 -1,
                 {}});
            ++output_gates_;
        }
        for (std::size_t i = 0; i < mine.size(); ++i) {
            const double at = place.top() + place.height() * (static_cast<double>(i) + 0.5) /
                                                static_cast<double>(mine.size());
            all.push_back({mine[i], outs_[static_cast<std::size_t>(mine[i])], at,
                           mine.size() > 1 ? place.left() + 10 : place.left(), 0});
        }
    }

    void drawJoin(const Join& join, const std::vector<Join>& all) {
        const double start = gate_x_ + gate_width - 4;
        scene_.wires.push_back({{{start, join.from},
                                 {join.track, join.from},
                                 {join.track, join.to},
                                 {join.goal, join.to}},
                                join.term,
                                {Carries::term, join.term}});
        const bool goes_on = std::any_of(all.begin(), all.end(), [&](const Join& other) {
            return other.term == join.term && other.track > join.track;
        });
        if (goes_on)
            scene_.dots.push_back({{join.track, join.from}, join.term, {Carries::term, join.term}});
    }

    void extendLines() {
        for (const auto* lines : {&true_lines_, &false_lines_})
            for (std::size_t i = 0; i < lines->size(); ++i) {
                const Line& line = (*lines)[i];
                const Carries kind = lines == &true_lines_ ? Carries::input : Carries::inverted;
                if (line.bottom > 0)
                    scene_.wires.push_back({{{line.x, line.top}, {line.x, line.bottom}},
                                            -1,
                                            {kind, static_cast<int>(i)}});
            }
        scene_.bounds = QRectF(0, 0, right_, bottom_ + 8);
    }

    void tell() {
        const auto terms = std::count_if(cubes_.begin(), cubes_.end(),
                                         [](const Cube& cube) { return cube.literals() > 1; });
        const auto ands = cnf_ ? output_gates_ : terms;
        const auto ors = cnf_ ? terms : output_gates_;
        scene_.name = FormWords::tr("Circuit: AND gates %1, OR gates %2, inverters %3")
                          .arg(ands)
                          .arg(ors)
                          .arg(inverters_);
    }

    const Function& function_;
    normal_forms::Form form_;
    bool cnf_;
    const std::vector<Cube>& cubes_;
    GateScene scene_;
    std::vector<Line> true_lines_;
    std::vector<Line> false_lines_;
    std::vector<double> outs_; ///< height of each term's output
    double gate_x_ = 0;
    double bottom_ = 0;
    double right_ = 0;
    double label_width_ = 0; ///< of the longest name of an output
    long inverters_ = 0;
    long output_gates_ = 0;
};

} // namespace

int GateScene::termAt(const QPointF& point) const {
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (bands[i].contains(point))
            return static_cast<int>(i);
    return -1;
}

int GateScene::inputAt(const QPointF& point) const {
    for (const auto& [input, place] : inputs)
        if (place.contains(point))
            return input;
    return -1;
}

bool GateScene::valueOf(const Signal& signal, std::uint64_t row) const {
    const auto part = [&](const Cube& cube) { return cube.holds(row) != is_cnf; };
    switch (signal.kind) {
    case Signal::Kind::input:
        return (row & bitOf(signal.index)) != 0;
    case Signal::Kind::inverted:
        return (row & bitOf(signal.index)) == 0;
    case Signal::Kind::term:
        return part(cubes.at(static_cast<std::size_t>(signal.index)));
    case Signal::Kind::output:
        break;
    case Signal::Kind::none:
        return false;
    }
    // A term that is true makes a DNF true, a clause that is false a CNF false.
    const bool any = std::any_of(cubes.begin(), cubes.end(), [&](const Cube& cube) {
        return (cube.outputs >> static_cast<unsigned>(signal.index) & 1U) != 0 &&
               part(cube) != is_cnf;
    });
    return any != is_cnf;
}

QString GateScene::inputWords(int input, const std::optional<std::uint64_t>& row) const {
    const QString of = QString::fromStdString(input_names[static_cast<std::size_t>(input)]);
    return row ? withValue(of, valueOf({Signal::Kind::input, input}, *row))
               : FormWords::tr("%1, no value").arg(of);
}

QString GateScene::termWords(int term, const std::optional<std::uint64_t>& row) const {
    const QString& of = term_names[static_cast<std::size_t>(term)];
    return row ? withValue(of, valueOf({Signal::Kind::term, term}, *row)) : of;
}

QString GateScene::valuesIn(std::uint64_t row) const {
    const auto list = [&](const std::vector<std::string>& names, Signal::Kind kind) {
        QStringList values;
        for (std::size_t i = 0; i < names.size(); ++i)
            values << withValue(QString::fromStdString(names[i]),
                                valueOf({kind, static_cast<int>(i)}, row));
        return values.join(QStringLiteral(", "));
    };
    return FormWords::tr("%1: %2").arg(list(input_names, Signal::Kind::input),
                                       list(output_names, Signal::Kind::output));
}

GateScene gateScene(const FormStudy& study) {
    if (study.minimum && study.chosen && study.terms() <= most_drawn_terms)
        return GateLayout(study).make();
    GateScene none;
    none.why = study.wide ? tooWideToDraw(*study.wide)
               : !study.minimum && study.chosen
                   // A function is there, but its answer is hidden or not found yet.
                   ? FormWords::tr("The circuit of the minimum form appears here.\nPress Minimise "
                                   "to see it.")
                   : !study.minimum ? appearsHere(study, FormWords::tr("The circuit"))
                                    : FormWords::tr("A circuit of %1 is too large to draw.")
                                          .arg(countedTerms(study.terms(), study.settings.form));
    none.name = none.why;
    none.bounds = QRectF(0, 0, 400, 200);
    return none;
}

} // namespace loggia::ui
