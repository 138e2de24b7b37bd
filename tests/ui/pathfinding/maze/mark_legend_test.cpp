#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/mark_legend.hpp"
#include "ui/theme/colours.hpp"

#include <QImage>
#include <QLabel>
#include <QTest>

namespace mark_legend_test {

using namespace loggia::ui;

class MarkLegendTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleIsAnother() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            MarkLegend legend;
            legend.setPalette(paletteFor(*colours));
            legend.resize(300, 100);
            legend.show();
            std::vector<QImage> samples;
            for (QLabel* label : legend.findChildren<QLabel*>()) {
                QVERIFY(!label->text().isEmpty());
                for (QWidget* sibling :
                     label->parentWidget()->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                    if (sibling != label)
                        samples.push_back(sibling->grab().toImage());
            }
            QCOMPARE(samples.size(), std::size_t{6});
            for (std::size_t i = 0; i < samples.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(samples[i] != samples[j]);
        }
    }

    /// Whatever an algorithm marks on a maze is in its legend, and nothing is that none does.
    void showsWhatCanBeMarked() {
        using namespace loggia::pathfinding;
        const auto shown = [](const std::vector<Algorithm>& algorithms) {
            MarkLegend legend;
            legend.setAlgorithms(algorithms);
            QStringList words;
            for (const QLabel* label : legend.findChildren<QLabel*>())
                if (!label->parentWidget()->isHidden())
                    words << label->text();
            return words;
        };
        const QStringList always{QStringLiteral("frontier"), QStringLiteral("expanded")};
        QCOMPARE(shown({Algorithm::a_star}), always);
        QCOMPARE(shown({Algorithm::jump_point}),
                 always + QStringList(QStringLiteral("looked over")));
        QCOMPARE(shown({Algorithm::bidirectional}),
                 always + QStringList(QStringLiteral("from the goal")));
        QCOMPARE(shown({Algorithm::a_star, Algorithm::ida_star}),
                 always + QStringList({QStringLiteral("gone back from"),
                                       QStringLiteral("beyond the bound")}));
        QCOMPARE(shown({stepwise_algorithms.begin(), stepwise_algorithms.end()}).size(), 6);
    }
};

LOGGIA_WINDOW_TEST(MarkLegendTest)

} // namespace mark_legend_test

#include "mark_legend_test.moc"
