#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/shell/spoken_names.hpp"

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QTest>

namespace spoken_names_test {

using namespace loggia::ui;

QStringList labelsOf(QComboBox& box) {
    QStringList texts;
    for (const auto& [part, relation] :
         QAccessible::queryAccessibleInterface(&box)->relations(QAccessible::Label))
        texts << part->text(QAccessible::Name);
    return texts;
}

class SpokenNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Those that have a name and no label, and these once.
    void comboBoxesHaveALabel() {
        QWidget root;
        auto* group = new QWidget(&root);
        auto* named = new QComboBox(group);
        named->setAccessibleName(QStringLiteral("Engine"));
        auto* labelled = new QComboBox(group);
        labelled->setAccessibleName(QStringLiteral("Speed"));
        auto* label = new QLabel(QStringLiteral("&Speed"), group);
        label->setBuddy(labelled);
        auto* nameless = new QComboBox(&root);
        for (int times = 0; times < 2; ++times) {
            labelComboBoxes(root);
            QCOMPARE(labelsOf(*named), QStringList{QStringLiteral("Engine")});
            QCOMPARE(labelsOf(*labelled), QStringList{QStringLiteral("Speed")});
            QCOMPARE(labelsOf(*nameless), QStringList());
        }
        root.show();
        for (const QLabel* each : root.findChildren<QLabel*>())
            QCOMPARE(each->isVisible(), each == label);
    }
};

LOGGIA_WINDOW_TEST(SpokenNamesTest)

} // namespace spoken_names_test

#include "spoken_names_test.moc"
