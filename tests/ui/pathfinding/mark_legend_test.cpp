#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/mark_legend.hpp"
#include "ui/shell/colours.hpp"

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
            QCOMPARE(samples.size(), std::size_t{5});
            for (std::size_t i = 0; i < samples.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(samples[i] != samples[j]);
        }
    }
};

LOGGIA_WINDOW_TEST(MarkLegendTest)

} // namespace mark_legend_test

#include "mark_legend_test.moc"
