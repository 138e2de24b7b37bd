#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/heading.hpp"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace heading_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class HeadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Its letter leads to the list below it, which a screen reader calls as it is headed.
    void headsItsBuddy() {
        QWidget panel;
        auto* list = new QListWidget(&panel);
        auto* other = new QListWidget(&panel);
        other->setAccessibleName(QStringLiteral("other"));
        auto* column = new QVBoxLayout(&panel);
        QLabel* label = heading(QStringLiteral("&Moves"), &panel, list);
        for (QWidget* widget : std::initializer_list<QWidget*>{label, list, other})
            column->addWidget(widget);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        QCOMPARE(namelessWidgets(panel), QStringList());
        other->setFocus();
        QTest::keyClick(&panel, Qt::Key_M, Qt::AltModifier);
        QVERIFY(list->hasFocus());
    }

    /// Headings have names of states and people in them.
    void showsMarkupAsItIs() {
        QWidget panel;
        const QLabel* label = heading(QStringLiteral("<h1>north</h1> &amp;"), &panel);
        const int one_line = label->sizeHint().height();
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QCOMPARE(one_line, heading(QStringLiteral("north"), &panel)->sizeHint().height());
    }

    /// Bold, and of the size of its surroundings, whatever that is.
    void standsOutFromTheText() {
        QWidget panel;
        QFont large = panel.font();
        large.setPointSizeF(large.pointSizeF() * 2);
        panel.setFont(large);
        const QLabel* label = heading(QStringLiteral("Moves"), &panel);
        QVERIFY(label->font().bold() && !panel.font().bold());
        QCOMPARE(label->font().pointSizeF(), large.pointSizeF());
        QVERIFY(label->buddy() == nullptr);
    }
};

LOGGIA_WINDOW_TEST(HeadingTest)

} // namespace heading_test

#include "heading_test.moc"
