#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/sat/example_bar.hpp"

#include <QLayout>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <vector>

namespace example_bar_test {

using namespace loggia::ui;

class ExampleBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void aButtonForEachExample() {
        ExampleBar bar;
        bar.show();
        std::vector<SatExample> picked;
        connect(&bar, &ExampleBar::picked, this,
                [&picked](SatExample example) { picked.push_back(example); });
        const auto buttons = bar.findChildren<QToolButton*>();
        QCOMPARE(static_cast<std::size_t>(buttons.size()), sat_examples.size());
        for (QToolButton* button : buttons) {
            QVERIFY(!button->text().isEmpty() && !button->toolTip().isEmpty());
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
        }
        QVERIFY(std::equal(picked.begin(), picked.end(), sat_examples.begin(), sat_examples.end()));
    }

    /// In a narrow window they go over several lines instead of out of it.
    void wrapsWhereItIsNarrow() {
        ExampleBar bar;
        bar.resize(1000, 100);
        bar.show();
        const int wide = bar.layout()->heightForWidth(1000);
        const int narrow = bar.layout()->heightForWidth(200);
        QVERIFY(narrow > wide);
        bar.resize(200, narrow);
        for (const QToolButton* button : bar.findChildren<QToolButton*>())
            QVERIFY(bar.rect().contains(button->geometry()));
    }
};

LOGGIA_WINDOW_TEST(ExampleBarTest)

} // namespace example_bar_test

#include "example_bar_test.moc"
