#include "tests/suite.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace step_buttons_test {

using namespace loggia::ui;

struct Row {
    StepButtons buttons{{QStringLiteral("First"), QStringLiteral("Back"), QStringLiteral("Forward"),
                         QStringLiteral("Last")}};
    QSignalSpy picked{&buttons, &StepButtons::picked};

    Row() { buttons.show(); }
    [[nodiscard]] QToolButton* at(const char* name) const {
        for (auto* button : buttons.findChildren<QToolButton*>())
            if (button->accessibleName() == QLatin1String(name))
                return button;
        return nullptr;
    }
};

class StepButtonsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!.*propagateSizeHints)")));
    }

    void eachLeadsToItsPosition() {
        Row row;
        row.buttons.setPosition(3, 9);
        std::size_t clicks = 0;
        const std::array expected{std::pair("First", 0U), std::pair("Back", 2U),
                                  std::pair("Forward", 4U), std::pair("Last", 9U)};
        for (const auto& [name, position] : expected) {
            QTest::mouseClick(row.at(name), Qt::LeftButton);
            QCOMPARE(row.picked.size(), static_cast<int>(++clicks));
            QCOMPARE(row.picked.constLast()[0].value<std::size_t>(), std::size_t{position});
        }
    }

    /// Space on "back" never leads forward.
    void theKeyboardStaysAtTheEnd() {
        Row row;
        row.buttons.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&row.buttons));
        row.buttons.setPosition(1, 9);
        row.at("Back")->setFocus();
        QObject::connect(&row.buttons, &StepButtons::picked, &row.buttons,
                         [&row](std::size_t position) { row.buttons.setPosition(position, 9); });
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(row.picked.size(), 1);
        QVERIFY(row.at("Back")->hasFocus() && !row.at("First")->isEnabled());
        row.at("Forward")->setFocus();
        QTRY_VERIFY(!row.at("Back")->isEnabled());
    }

    /// Those that go one step repeat it while they are held; the others have nothing to repeat.
    void stepsRepeatWhileHeld() {
        Row row;
        row.buttons.setPosition(5, 9);
        for (const char* name : {"First", "Back", "Forward", "Last"}) {
            QToolButton* button = row.at(name);
            const bool goes_one_step = name[0] == 'B' || name[1] == 'o';
            QCOMPARE(button->autoRepeat(), goes_one_step);
            if (!goes_one_step)
                continue;
            button->setAutoRepeatDelay(20);
            button->setAutoRepeatInterval(5);
            row.picked.clear();
            QTest::mousePress(button, Qt::LeftButton);
            QVERIFY(QTest::qWaitFor([&] { return row.picked.size() > 2; }, 5000));
            QTest::mouseRelease(button, Qt::LeftButton);
        }
    }

    void whatLeadsNowhereIsDisabled() {
        Row row;
        for (std::size_t last = 0; last < 3; ++last)
            for (std::size_t shown = 0; shown <= last; ++shown) {
                row.buttons.setPosition(shown, last);
                QCOMPARE(row.at("First")->isEnabled(), shown > 0);
                QCOMPARE(row.at("Back")->isEnabled(), shown > 0);
                QCOMPARE(row.at("Forward")->isEnabled(), shown < last);
                QCOMPARE(row.at("Last")->isEnabled(), shown < last);
            }
        row.buttons.setPosition(0, 2);
        QTest::mouseClick(row.at("Back"), Qt::LeftButton);
        QCOMPARE(row.picked.size(), 0);
    }
};

LOGGIA_WINDOW_TEST(StepButtonsTest)

} // namespace step_buttons_test

#include "step_buttons_test.moc"
