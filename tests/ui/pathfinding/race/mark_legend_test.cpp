#include "core/pathfinding/problems/sliding.hpp"
#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/maze_colours.hpp"
#include "ui/pathfinding/race/mark_legend.hpp"
#include "ui/pathfinding/race/road_scene.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_tone.hpp"

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
            QCOMPARE(samples.size(), std::size_t{7});
            for (std::size_t i = 0; i < samples.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(samples[i] != samples[j]);
        }
    }

    /// A town in the legend has the colours of one on the map, a bar those of the chart.
    void samplesAreOfThePicture() {
        using namespace loggia::pathfinding;
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            MarkLegend legend;
            legend.setPalette(paletteFor(*colours));
            legend.setAlgorithms({stepwise_algorithms.begin(), stepwise_algorithms.end()});
            legend.resize(300, 100);
            const auto colourOf = [&legend](const char* word) {
                for (const QLabel* label : legend.findChildren<QLabel*>())
                    if (label->text() == QLatin1String(word) && !label->parentWidget()->isHidden())
                        for (QWidget* part : label->parentWidget()->findChildren<QWidget*>(
                                 Qt::FindDirectChildrenOnly))
                            if (part != label)
                                return QColor(part->grab().toImage().pixelColor(8, 8).rgb());
                return QColor();
            };
            legend.show();
            legend.setSubject(RoadTrip{0, 1});
            const auto town = [&](Mark mark) {
                return QColor(toneColours(toneOfTown(mark), *colours).fill.rgb());
            };
            QCOMPARE(colourOf("frontier"), town(Mark::frontier));
            QCOMPARE(colourOf("expanded"), town(Mark::expanded));
            QCOMPARE(colourOf("backed up"), town(Mark::left));
            QCOMPARE(colourOf("beyond the limit"), town(Mark::cut));
            QCOMPARE(colourOf("current or path"),
                     QColor(toneColours(NodeTone::highlight, *colours).fill.rgb()));
            QVERIFY(!colourOf("from the goal").isValid()); // which the map does not tell apart
            legend.setSubject(*tiles_of("142305678"));
            QCOMPARE(colourOf("frontier"), colours->player_one);
            QCOMPARE(colourOf("expanded"), colours->player_two);
            QVERIFY(!colourOf("backed up").isValid());
            legend.setSubject(MazeTask::reach);
            QCOMPARE(colourOf("expanded"),
                     QColor(cellColour(1, Mark::expanded, false, *colours).rgb()));
            QCOMPARE(colourOf("from the goal"),
                     QColor(cellColour(1, Mark::expanded, true, *colours).rgb()));
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
        QCOMPARE(shown({Algorithm::jump_point}), always + QStringList(QStringLiteral("scanned")));
        QCOMPARE(shown({Algorithm::bidirectional}),
                 always + QStringList(QStringLiteral("from the goal")));
        QCOMPARE(shown({Algorithm::a_star, Algorithm::ida_star_memory}),
                 always + QStringList(
                              {QStringLiteral("backed up"), QStringLiteral("beyond the limit")}));
        QCOMPARE(shown({stepwise_algorithms.begin(), stepwise_algorithms.end()}).size(), 6);
    }
};

LOGGIA_WINDOW_TEST(MarkLegendTest)

} // namespace mark_legend_test

#include "mark_legend_test.moc"
