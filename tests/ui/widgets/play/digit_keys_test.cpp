#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/play/digit_keys.hpp"

#include <QComboBox>
#include <QKeyEvent>
#include <QListWidget>
#include <QTest>
#include <QVBoxLayout>

namespace digit_keys_test {

using namespace loggia::ui;

/// A page that notes which keys come to it.
class Page final : public QWidget {
public:
    Page() : list(new QListWidget(this)), choice(new QComboBox(this)), field(new QComboBox(this)) {
        auto* column = new QVBoxLayout(this);
        for (QWidget* each : std::initializer_list<QWidget*>{list, choice, field})
            column->addWidget(each);
        list->addItems({QStringLiteral("a move"), QStringLiteral("9 moves")});
        choice->addItems({QStringLiteral("an engine"), QStringLiteral("9 engines")});
        field->setEditable(true);
        new DigitKeys(this);
        show();
        activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(this));
    }
    /// What came of a key in a widget.
    QString noted(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        keys.clear();
        widget->setFocus();
        QTest::keyClick(widget, key, modifiers);
        return keys;
    }

    QListWidget* list;
    QComboBox* choice;
    QComboBox* field;
    QString keys;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() != Qt::Key_Shift)
            keys += QChar(event->key());
    }
};

class DigitKeysTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void digitsAreThePages() {
        Page page;
        for (int digit = 0; digit <= 9; ++digit)
            for (QWidget* widget : std::initializer_list<QWidget*>{page.list, page.choice}) {
                const auto key = static_cast<Qt::Key>(Qt::Key_0 + digit);
                QCOMPARE(page.noted(widget, key), QString::number(digit));
                QCOMPARE(page.noted(widget, key, Qt::ShiftModifier), QString::number(digit));
                QCOMPARE(page.noted(widget, key, Qt::KeypadModifier), QString::number(digit));
            }
        QCOMPARE(page.choice->currentIndex(), 0);
        QVERIFY(page.list->currentRow() <= 0);
    }

    void otherKeysAreTheirs() {
        Page page;
        QCOMPARE(page.noted(page.list, Qt::Key_Down), QString());
        QCOMPARE(page.noted(page.choice, Qt::Key_Down), QString());
        QCOMPARE(page.choice->currentIndex(), 1);
    }

    void fieldsKeepTheirDigits() {
        Page page;
        QCOMPARE(page.noted(page.field, Qt::Key_9), QString());
        QCOMPARE(page.field->currentText(), QStringLiteral("9"));
    }
};

LOGGIA_WINDOW_TEST(DigitKeysTest)

} // namespace digit_keys_test

#include "digit_keys_test.moc"
