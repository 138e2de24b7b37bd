#include "core/wumpus/reference_rules.hpp"
#include "tests/core/wumpus/base.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/wumpus/probabilities_panel.hpp"

#include <QRegularExpression>

namespace probabilities_panel_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::wumpus;

Probabilities probabilitiesOf(const std::string& rules, const std::string& knowledge) {
    const Base base(rules, knowledge);
    const Reasoner reasoner(base.store, base.lines);
    return probabilities(base.store, base.lines, reasoner, 100);
}

/// A cell of the panel's text, which is what is copied.
QString cell(const ProbabilitiesPanel& panel, Square square, int column) {
    return panel.asText()
        .split(QLatin1Char('\n'))
        .at(1 + square.index())
        .split(QLatin1Char('\t'))
        .at(column);
}

class ProbabilitiesPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { ui::testing::failOnWarnings(); }

    /// Whole numbers of worlds that agree with their share.
    void sharesAreThoseOfTheWorlds() {
        ProbabilitiesPanel panel;
        panel.setProbabilities(probabilitiesOf(rules_file(), "(not S_1_1)\n(not S_1_2)\nB_1_2\n"));
        QVERIFY(panel.asText().startsWith(QStringLiteral("Models: ")));
        QCOMPARE(cell(panel, {1, 1}, 0), QStringLiteral("(1,1)"));
        int shares = 0;
        for (int n = 0; n < square_count; ++n)
            for (const int column : {1, 2}) {
                const QString text = cell(panel, Square::of(n), column);
                static const QRegularExpression form(
                    QStringLiteral("^(\\S+) %  \\(([\\d,]+) of ([\\d,]+)\\)$"));
                const auto match = form.match(text);
                if (!match.hasMatch())
                    continue;
                ++shares;
                const auto number = [&match](int group) {
                    return match.captured(group).remove(QLatin1Char(',')).toDouble();
                };
                const double share = 100 * number(2) / number(3);
                QVERIFY2(qAbs(share - match.captured(1).toDouble()) <= 0.5, qPrintable(text));
            }
        QVERIFY(shares > 8);
        QVERIFY2(cell(panel, {1, 1}, 1).startsWith(QLatin1Char('0')),
                 qPrintable(cell(panel, {1, 1}, 1)));
    }

    /// Of what is certain, no worlds are counted.
    void certaintiesAreBare() {
        ProbabilitiesPanel panel;
        panel.setProbabilities(probabilitiesOf(rules_file(), "P_4_4\n(not P_3_3)\nM_2_4\n"));
        QCOMPARE(cell(panel, {4, 4}, 2), QStringLiteral("100 %"));
        QCOMPARE(cell(panel, {3, 3}, 2), QStringLiteral("0 %"));
        QCOMPARE(cell(panel, {2, 4}, 1), QStringLiteral("100 %"));
    }

    void saysWhatIsNotKnown() {
        ProbabilitiesPanel panel;
        panel.setProbabilities({});
        QVERIFY(panel.asText().startsWith(QStringLiteral("Counting")));
        QCOMPARE(cell(panel, {2, 3}, 2), QString(QChar(0x2013)));
        panel.setProbabilities(
            probabilitiesOf("(or P_1_3 P_1_4 P_2_1 P_2_2 P_2_3 P_2_4 P_3_1 P_3_2)\n", {}));
        QVERIFY2(panel.asText().contains(QStringLiteral("too many")), qPrintable(panel.asText()));
        QCOMPARE(cell(panel, {2, 3}, 2), QString(QChar(0x2013)));
        panel.setProbabilities(probabilitiesOf(rules_file(), "P_1_1\n"));
        QVERIFY(panel.asText().startsWith(QStringLiteral("No model")));
        QCOMPARE(ui::testing::namelessWidgets(panel), QStringList());
    }
};

LOGGIA_WINDOW_TEST(ProbabilitiesPanelTest)

} // namespace probabilities_panel_test

#include "probabilities_panel_test.moc"
