#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "ui/theme/tip.hpp"
#include "ui/window/guards/label_guard.hpp"

#include <QLabel>
#include <QToolTip>
#include <QVBoxLayout>

namespace label_guard_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class LabelGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        qApp->installEventFilter(&guard_);
    }
    void cleanup() {
        QToolTip::hideText();
        qApp->removeEventFilter(&guard_);
    }

    /// Of a label that was made before it is shown, and of one that gets its name later.
    void markupInANameIsShownAsItIs() {
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        const QString name = QStringLiteral("<h1>north</h1>");
        auto* before = new QLabel(name, &window);
        auto* later = new QLabel(&window);
        auto* plain = new QLabel(QStringLiteral("north"), &window);
        for (QLabel* label : {before, later, plain})
            column->addWidget(label);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        later->setText(name);
        for (const QLabel* label : {before, later}) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QCOMPARE(label->text(), name);
            QCOMPARE(label->sizeHint().height(), plain->sizeHint().height());
        }
    }

    void whatIsMeantAsMarkupStays() {
        QLabel rich(QStringLiteral("<p>idea</p>"));
        rich.setTextFormat(Qt::RichText);
        rich.show();
        QVERIFY(QTest::qWaitForWindowExposed(&rich));
        QCOMPARE(rich.textFormat(), Qt::RichText);
    }

    /// They are escaped, and would show that.
    void tipsStay() {
        QWidget window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        showTip(window.mapToGlobal(QPoint(1, 1)), QStringLiteral("<b>C</b>: expanded"), &window);
        int tips = 0;
        for (const QWidget* widget : QApplication::topLevelWidgets())
            if (const auto* tip = qobject_cast<const QLabel*>(widget);
                tip != nullptr && tip->windowType() == Qt::ToolTip) {
                ++tips;
                QVERIFY(tip->textFormat() != Qt::PlainText);
            }
        QVERIFY(tips > 0);
    }

private:
    LabelGuard guard_;
};

LOGGIA_WINDOW_TEST(LabelGuardTest)

} // namespace label_guard_test

#include "label_guard_test.moc"
