#include "core/base/file.hpp"
#include "core/grading/submissions.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/grading/class_legend.hpp"
#include "ui/grading/example_class.hpp"
#include "ui/theme/colours.hpp"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

namespace example_class_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

class ExampleClassTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void isWrittenOnce() {
        const QTemporaryDir place;
        const auto folder = std::filesystem::path(place.path().toStdString()) / "new" / "folder";
        const auto example = makeExampleClass(folder);
        QVERIFY(example.has_value());
        QVERIFY(std::filesystem::is_regular_file(example->problem));
        const auto handins = grading::entries_of(example->handins);
        QCOMPARE(handins.size(), std::size_t{5});
        // What a person has changed stays, and what is missing comes back.
        QVERIFY(write_file(handins.front(), "a & b\n").has_value());
        std::filesystem::remove(handins.back());
        QVERIFY(makeExampleClass(folder).has_value());
        QCOMPARE(read_file(handins.front()).value(), std::string("a & b\n"));
        QVERIFY(std::filesystem::exists(handins.back()));
    }

    void saysWhereItCannotBeWritten() {
        const QTemporaryDir place;
        const auto file = std::filesystem::path(place.path().toStdString()) / "file";
        QVERIFY(write_file(file, "no folder").has_value());
        const auto example = makeExampleClass(file / "class");
        QVERIFY(!example.has_value());
        QVERIFY(!example.error().message.empty());
    }

    void keepsTheLimits() {
        ClassSettings before;
        before.task = "davis-putnam";
        before.seed = 7;
        before.cpu_seconds = 3;
        before.points["larger"] = 20;
        const ClassSettings now = settingsFor({"/class/problem.txt", "/class/hand-ins"}, before);
        QCOMPARE(now.task, std::string("cnf"));
        QCOMPARE(now.problem, QStringLiteral("/class/problem.txt"));
        QVERIFY(now.points.empty());
        QCOMPARE(now.seed, 7);
        QCOMPARE(now.cpu_seconds, 3.0);
    }

    /// Each mark of the legend is painted.
    void theLegendHasSamples() {
        const Legend legend = classLegend();
        QCOMPARE(legend.size(), 5);
        for (const LegendEntry& entry : legend) {
            const QImage image = legendSample(entry, paletteFor(lightColours()), QFont(), 1);
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    drawn += image.pixelColor(x, y) != lightColours().window ? 1 : 0;
            QVERIFY2(drawn > 0, qPrintable(entry.text));
        }
    }
};

LOGGIA_WINDOW_TEST(ExampleClassTest)

} // namespace example_class_test

#include "example_class_test.moc"
