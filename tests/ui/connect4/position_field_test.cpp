#include "core/connect4/format.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/connect4/connect4_document.hpp"
#include "ui/connect4/position_field.hpp"
#include "ui/undo/history.hpp"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

namespace position_field_test {

using namespace loggia;
using namespace loggia::ui;
using connect4::Player;

struct Fixture {
    History undo;
    Connect4Document document{&undo};
    PositionField field{&document};
    QLineEdit* line = field.findChild<QLineEdit*>();
    QLabel* error = field.findChild<QLabel*>();
    QSignalSpy acted{&field, &PositionField::acted};

    Fixture() {
        document.setPlayer(Player::two, {});
        field.resize(500, 60);
        field.show();
        field.activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(&field));
    }
    void type(const QString& text) {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void enter(const QString& text) {
        type(text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    [[nodiscard]] QString shown() const {
        return QString::fromStdString(connect4::to_line(document.boardShown()));
    }
};

class PositionFieldTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// From its beginning, so that the top row can be read.
    void followsThePositionShown() {
        Fixture f;
        QCOMPARE(f.line->text(), f.shown());
        QVERIFY(f.document.play(3).has_value() && f.document.play(3).has_value());
        QCOMPARE(f.line->text(), f.shown());
        const QString end = f.line->text();
        f.document.show(1);
        QCOMPARE(f.line->text(), f.shown());
        QVERIFY(f.line->text() != end);
        QCOMPARE(f.line->cursorPosition(), 0);
        QVERIFY(f.acted.isEmpty());
    }

    void takesOverMovesAndPositions() {
        Fixture f;
        f.enter(QStringLiteral("4443"));
        QCOMPARE(f.document.game().moves, (std::vector<int>{3, 3, 3, 2}));
        QCOMPARE(f.line->text(), f.shown());
        QCOMPARE(f.acted.size(), 1);
        const QString position = f.line->text();
        f.undo.undo();
        QVERIFY(f.document.game().moves.empty());
        f.enter(position);
        QVERIFY(f.document.game().moves.empty());
        QCOMPARE(f.shown(), position);
        // What stands there already is no news.
        const int steps = f.undo.count();
        QTest::keyClick(f.line, Qt::Key_Return);
        QCOMPARE(f.undo.count(), steps);
        QCOMPARE(f.acted.size(), 2);
    }

    /// While it is typed, and it changes nothing; Escape brings back what was there.
    void saysWhatIsWrong() {
        Fixture f;
        f.type(QStringLiteral("4449"));
        QVERIFY(f.error->isVisible() && !f.error->text().isEmpty());
        QTest::keyClick(f.line, Qt::Key_Return);
        QVERIFY(f.document.game().moves.empty() && f.acted.isEmpty());
        QTest::keyClick(f.line, Qt::Key_Backspace);
        QVERIFY(!f.error->isVisible());
        QTest::keyClick(f.line, Qt::Key_9);
        QTest::keyClick(f.line, Qt::Key_Escape);
        QVERIFY(!f.error->isVisible());
        QCOMPARE(f.line->text(), f.shown());
    }

    /// What is being set up is replaced, and goes on being set up.
    void belongsToTheSetUp() {
        Fixture f;
        f.document.startEditing();
        f.enter(QStringLiteral("4443"));
        QVERIFY(f.document.isEditing());
        QCOMPARE(f.line->text(), f.shown());
        QVERIFY(f.document.finishEditing().has_value());
        QCOMPARE(f.document.shownPosition().height(3), 3);
        QVERIFY(f.document.shownPosition().to_move() == Player::one);
    }

    void isCopied() {
        Fixture f;
        const QSignalSpy copied(&f.field, &PositionField::copyWanted);
        QTest::mouseClick(f.field.findChild<QPushButton*>(), Qt::LeftButton);
        QCOMPARE(copied.size(), 1);
        QCOMPARE(copied[0][0].toString(), f.line->text());
        QCOMPARE(testing::namelessWidgets(f.field), QStringList());
    }
};

LOGGIA_WINDOW_TEST(PositionFieldTest)

} // namespace position_field_test

#include "position_field_test.moc"
