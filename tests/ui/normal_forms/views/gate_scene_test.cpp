#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/views/gate_scene.hpp"

#include <cmath>
#include <map>
#include <optional>

namespace gate_scene_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using Kind = GateScene::Gate::Kind;

bool near(double a, double b) {
    return std::abs(a - b) < 0.01;
}

/// Follows the wires of a picture: what it computes, by its drawing alone.
class Circuit {
public:
    Circuit(const GateScene& scene, const std::vector<std::string>& inputs) : scene_(scene) {
        for (const GateScene::Label& label : scene.labels)
            for (std::size_t i = 0; i < inputs.size(); ++i)
                if (label.place.top() < 10 && label.text == QString::fromStdString(inputs[i]))
                    lines_[label.place.center().x()] = {i, true};
        // An inverter's line stands right of the line that it inverts.
        for (const GateScene::Gate& gate : scene.gates)
            if (gate.kind == Kind::inverter) {
                const double x = gate.place.center().x();
                lines_[x] = {std::prev(lines_.lower_bound(x))->second.input, false};
            }
    }

    [[nodiscard]] bool term(int number, const std::vector<bool>& values, bool disjunction) const {
        bool result = !disjunction;
        for (const GateScene::Wire& wire : scene_.wires) {
            if (wire.term != number || wire.points.size() != 2)
                continue;
            const auto line = lines_.find(wire.points.front().x());
            if (line == lines_.end())
                continue;
            const bool value = values[line->second.input] == line->second.plain;
            result = disjunction ? result || value : result && value;
        }
        return result;
    }

    /// The terms whose wires end at the gate, or the wire, of an output.
    [[nodiscard]] std::vector<int> termsOf(const QString& output) const {
        QRectF label;
        for (const GateScene::Label& each : scene_.labels)
            if (each.text == output && each.place.top() > 10)
                label = each.place;
        std::vector<int> terms;
        for (const GateScene::Wire& wire : scene_.wires)
            if (wire.term >= 0 && wire.points.size() == 4 &&
                reaches(wire.points.back(), label.center().y()))
                terms.push_back(wire.term);
        return terms;
    }

private:
    struct Line {
        std::size_t input = 0;
        bool plain = true;
    };

    [[nodiscard]] bool reaches(const QPointF& end, double height) const {
        for (const GateScene::Gate& gate : scene_.gates)
            if (gate.term < 0 && gate.kind != Kind::inverter && gate.place.contains(end))
                return near(gate.place.center().y(), height);
        return near(end.y(), height);
    }

    const GateScene& scene_;
    std::map<double, Line> lines_;
};

class GateSceneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// The value that each signal carries is that of the form, in every row.
    void signalsHaveTheirValues() {
        Random random(88);
        for (int round = 0; round < 60; ++round) {
            std::vector<RowValue> values(16);
            for (RowValue& value : values)
                value = static_cast<RowValue>(random.below(2));
            const FormStudy study =
                studyOf(listOf(4, values), round % 2 == 0 ? FormSettings{} : asCnf());
            const GateScene scene = gateScene(study);
            for (std::uint64_t row = 0; row < 16; ++row) {
                using Carries = GateScene::Signal::Kind;
                QCOMPARE(scene.valueOf({Carries::output, 0}, row), values[row] == RowValue::one);
                for (int i = 0; i < 4; ++i) {
                    const bool bit = (row >> static_cast<unsigned>(3 - i) & 1U) != 0;
                    QCOMPARE(scene.valueOf({Carries::input, i}, row), bit);
                    QCOMPARE(scene.valueOf({Carries::inverted, i}, row), !bit);
                }
            }
            for (const auto& [input, place] : scene.inputs)
                QCOMPARE(scene.inputAt(place.center()), input);
            QCOMPARE(scene.inputAt({-5, -5}), -1);
        }
    }

    void computesTheFunction() {
        Random random(0x6au);
        for (int round = 0; round < 200; ++round) {
            const int inputs = 2 + static_cast<int>(random.below(4));
            std::vector<RowValue> values(std::size_t{1} << static_cast<unsigned>(inputs));
            for (RowValue& value : values)
                value = random.below(2) == 0 ? RowValue::zero : RowValue::one;
            values.front() = RowValue::zero;
            values.back() = RowValue::one;
            const bool cnf = round % 2 == 1;
            const FormStudy study = studyOf(listOf(inputs, values), cnf ? asCnf() : FormSettings{});
            const GateScene scene = gateScene(study);
            QVERIFY(scene.isThere());
            QCOMPARE(scene.bands.size(), study.terms());
            const Circuit circuit(scene, study.chosen->inputs);
            const std::vector<int> terms = circuit.termsOf(q("f"));
            QCOMPARE(terms.size(), study.terms());
            for (std::uint64_t row = 0; row < values.size(); ++row) {
                std::vector<bool> in;
                for (int i = 0; i < inputs; ++i)
                    in.push_back((row >> static_cast<unsigned>(inputs - 1 - i) & 1U) != 0);
                bool out = cnf;
                for (const int term : terms) {
                    const bool value = circuit.term(term, in, cnf);
                    out = cnf ? out && value : out || value;
                }
                QCOMPARE(out, values[row] == RowValue::one);
            }
        }
    }

    void severalOutputsShareGates() {
        FormSettings all;
        all.output = all_outputs;
        const FormStudy study = studyOf(two_outputs, all);
        const GateScene scene = gateScene(study);
        const Circuit circuit(scene, study.chosen->inputs);
        for (int output = 0; output < 2; ++output) {
            std::vector<int> expected;
            for (std::size_t t = 0; t < study.terms(); ++t)
                if ((study.minimum->cover.cubes[t].outputs >> static_cast<unsigned>(output) & 1U) !=
                    0)
                    expected.push_back(static_cast<int>(t));
            std::vector<int> found = circuit.termsOf(output == 0 ? q("f") : q("g"));
            std::sort(found.begin(), found.end());
            QCOMPARE(found, expected);
        }
    }

    /// All of it lies within the bounds; the bands of terms do not overlap.
    void isLaidOut() {
        for (const char* text : {"a", "!a", small_text, "a & !a", "a | !a",
                                 "a & b & c & d & e & g & h | x1 & very_long_name"}) {
            const GateScene scene = gateScene(studyOf(text));
            for (const auto& gate : scene.gates)
                QVERIFY(scene.bounds.contains(gate.place));
            for (const auto& wire : scene.wires)
                for (const QPointF& point : wire.points)
                    QVERIFY2(scene.bounds.contains(point), text);
            for (std::size_t i = 1; i < scene.bands.size(); ++i)
                QVERIFY(scene.bands[i - 1].bottom() <= scene.bands[i].top() + 0.01);
            for (std::size_t i = 0; i < scene.bands.size(); ++i)
                QCOMPARE(scene.termAt(scene.bands[i].center()), static_cast<int>(i));
            QCOMPARE(scene.termAt({-5, -5}), -1);
        }
        QVERIFY(gateScene(studyOf(small_text)).name.contains(q("AND gates 3, OR gates 1")));
    }

    /// Names side by side keep apart, and the picture is no wider than its names need.
    void namesHaveRoom() {
        constexpr double widest_letter = 10;
        const GateScene scene = gateScene(studyOf("a1 & b1 | alarm & ready & !window | c1 & d1"));
        double end = 0;
        for (const auto& label : scene.labels) {
            if (label.text == q("f"))
                continue;
            const double width = widest_letter * static_cast<double>(label.text.size());
            QVERIFY2(label.place.center().x() - width / 2 > end, qPrintable(label.text));
            end = label.place.center().x() + width / 2;
        }
        for (const auto& label : scene.labels)
            if (label.text == q("f"))
                QVERIFY(scene.bounds.right() - label.place.left() < 40);
    }

    void saysWhyThereIsNone() {
        QVERIFY(gateScene(studyOf("a &")).why.contains(q("appears here")));
        // A function whose answer is hidden has no circuit to show, but one to ask for.
        FormStudy hidden = studyOf(small_text);
        hidden.minimum.reset();
        QVERIFY(gateScene(hidden).why.contains(q("Press Minimise")));
        FormStudy large = studyOf(small_text);
        normal_forms::Minimum minimum = *large.minimum;
        minimum.cover.cubes.resize(most_drawn_terms + 1);
        large.minimum = std::make_shared<const normal_forms::Minimum>(minimum);
        QVERIFY(gateScene(large).why.contains(q("151 terms")));
    }
};

LOGGIA_WINDOW_TEST(GateSceneTest)

} // namespace gate_scene_test

#include "gate_scene_test.moc"
