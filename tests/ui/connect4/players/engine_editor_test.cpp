#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/connect4/players/engine_editor.hpp"

#include <QComboBox>
#include <QSignalSpy>

namespace engine_editor_test {

using namespace loggia;
using namespace loggia::ui;

class EngineEditorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void givesBackWhatItWasGiven() {
        EngineEditor editor(QStringLiteral("Engine A"), true);
        const QSignalSpy changed(&editor, &EngineEditor::changed);
        for (const auto method : offered_methods)
            for (const auto evaluation : offered_evaluations)
                for (const bool by_depth : {false, true}) {
                    ThinkSettings settings;
                    settings.method = method;
                    settings.evaluation = evaluation;
                    settings.by_depth = by_depth;
                    settings.depth = 7;
                    settings.seconds = 2.5;
                    editor.setSettings(settings);
                    QVERIFY(editor.settings() == settings);
                }
        QVERIFY(changed.isEmpty());
    }

    void tellsWhatAPersonChanges() {
        EngineEditor editor(QStringLiteral("Engine A"), true);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const QSignalSpy changed(&editor, &EngineEditor::changed);
        auto* method = editor.findChildren<QComboBox*>().at(0);
        method->setFocus();
        QTest::keyClick(method, Qt::Key_Down);
        QCOMPARE(changed.size(), 1);
        QVERIFY(editor.settings().method == connect4::Method::alpha_beta);
        QCOMPARE(testing::namelessWidgets(editor), QStringList());
        QCOMPARE(testing::unplacedWidgets(editor), QStringList());
    }

    void hasALimitWhereItIsWanted() {
        EngineEditor editor(QStringLiteral("Engine A"), false);
        ThinkSettings settings;
        settings.by_depth = true;
        settings.depth = 3;
        editor.setSettings(settings);
        QVERIFY(editor.settings() == ThinkSettings{});
    }
};

LOGGIA_WINDOW_TEST(EngineEditorTest)

} // namespace engine_editor_test

#include "engine_editor_test.moc"
