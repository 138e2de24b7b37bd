#include "tests/suite.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/graph/graph_tone.hpp"

#include <QTest>

#include <algorithm>

namespace graph_tone_test {

using namespace loggia::ui;

class GraphToneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyToneCanBeTold_data() {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void everyToneCanBeTold() {
        QFETCH(bool, dark);
        const Colours& colours = dark ? darkColours() : lightColours();
        for (int i = 0; i < node_tones; ++i) {
            const auto tone = static_cast<NodeTone>(i);
            const ToneColours found = toneColours(tone, colours);
            const double text = contrast(found.text, found.fill);
            QVERIFY2(text >= 4.5, qPrintable(QStringLiteral("tone %1: text %2").arg(i).arg(text)));
            // The outline, or for one that is filled the fill.
            const double edge = std::max(contrast(found.outline, colours.window),
                                         contrast(found.fill, colours.window));
            QVERIFY2(edge >= 3, qPrintable(QStringLiteral("tone %1: outline %2").arg(i).arg(edge)));
        }
        // Groups: eight fills, and the same again.
        for (int group = 1; group <= 8; ++group) {
            const ToneColours found = groupColours(group, colours);
            QVERIFY(contrast(found.text, found.fill) >= 4.5);
            QVERIFY(std::max(contrast(found.outline, colours.window),
                             contrast(found.fill, colours.window)) >= 3);
            QCOMPARE(groupColours(group + 8, colours).fill, found.fill);
            for (int other = 1; other < group; ++other)
                QVERIFY(groupColours(other, colours).fill != found.fill);
        }
    }
};

LOGGIA_TEST(GraphToneTest)

} // namespace graph_tone_test

#include "graph_tone_test.moc"
