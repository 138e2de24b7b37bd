#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/greyed.hpp"

#include <QGraphicsEffect>
#include <QImage>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

namespace greyed_test {

using namespace loggia::ui;

class GreyedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// Seen, and out of reach; and all as before afterwards.
    void greysAndComesBack() {
        QWidget part;
        auto* label = new QLabel(QStringLiteral("Solved"), &part);
        (new QVBoxLayout(&part))->addWidget(label);
        part.show();
        const QImage before = part.grab().toImage();
        for (int i = 0; i < 2; ++i) {
            setGreyed(part, true);
            setGreyed(part, true);
            QVERIFY(!label->isEnabled());
            QVERIFY(part.graphicsEffect() != nullptr);
            QVERIFY(part.grab().toImage() != before);
            setGreyed(part, false);
            QVERIFY(label->isEnabled());
            QVERIFY(part.graphicsEffect() == nullptr);
            QVERIFY(part.grab().toImage() == before);
        }
    }
};

LOGGIA_WINDOW_TEST(GreyedTest)

} // namespace greyed_test

#include "greyed_test.moc"
