#include "core/sat/queries/solve.hpp"
#include "tests/suite.hpp"
#include "tests/ui/sat/page_fixture.hpp"
#include "tests/ui/support/run_command.hpp"
#include "ui/sat/generator_panel.hpp"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

namespace generator_panel_test {

using namespace loggia;
using namespace loggia::ui;
using testing::q;

/// The panel in its page.
class GeneratorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Every kind can be made by mouse, and is another document that undo takes away.
    void everyKind() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        testing::runCommand(f.page, q("sat.generate"));
        auto* panel = f.page.findChild<GeneratorPanel*>();
        QVERIFY(panel->isVisible());
        const QString before = f.editor->text();
        for (int kind = 0; kind < GeneratorPanel::kinds; ++kind) {
            f.find<QComboBox>("generatorKind")->setCurrentIndex(kind);
            // The other kinds' numbers are hidden.
            QCOMPARE(f.find<QSpinBox>("generator-pigeons")->isVisible(), kind == 1);
            const QString text = f.editor->text();
            QTest::mouseClick(f.find<QPushButton>("generateNew"), Qt::LeftButton);
            QTRY_VERIFY(f.editor->text() != text);
            QVERIFY(f.settled());
            QVERIFY2(f.page.reader()->reading()->file, qPrintable(f.editor->text().left(200)));
            f.page.history()->undo();
            QCOMPARE(f.editor->text(), text);
            f.page.history()->redo();
        }
        f.page.history()->setIndex(0);
        QCOMPARE(f.editor->text(), before);
    }

    void theSameSeedGivesTheSameClauses() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        testing::runCommand(f.page, q("sat.generate"));
        auto* seed = f.find<QSpinBox>("generatorSeed");
        f.find<QSpinBox>("generator-atoms")->setValue(8);
        f.find<QSpinBox>("generator-clauses")->setValue(5);
        seed->setValue(77);
        QTest::mouseClick(f.find<QPushButton>("generateSeed"), Qt::LeftButton);
        QTRY_VERIFY(f.editor->text().contains(q("seed 77")));
        const QString text = f.editor->text();
        QCOMPARE(text.count(QLatin1Char('\n')), 7);
        seed->setValue(78);
        QTest::mouseClick(f.find<QPushButton>("generateSeed"), Qt::LeftButton);
        QTRY_VERIFY(f.editor->text().contains(q("seed 78")));
        seed->setValue(77);
        QTest::mouseClick(f.find<QPushButton>("generateSeed"), Qt::LeftButton);
        QTRY_COMPARE(f.editor->text(), text);
    }

    void refusesWhatCannotBe() {
        testing::PageFixture f;
        QVERIFY(f.settled());
        testing::runCommand(f.page, q("sat.generate"));
        QSignalSpy said(&f.page, &Page::message);
        const QString text = f.editor->text();
        f.find<QSpinBox>("generator-atoms")->setValue(2);
        QTest::mouseClick(f.find<QPushButton>("generateNew"), Qt::LeftButton);
        QTRY_VERIFY(!said.isEmpty() && said.last().first().toString().startsWith(q("Width")));
        QCOMPARE(f.editor->text(), text);
    }
};

LOGGIA_WINDOW_TEST(GeneratorPanelTest)

} // namespace generator_panel_test

#include "generator_panel_test.moc"
