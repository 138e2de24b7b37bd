#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/widgets/greyed.hpp"

#include <QGraphicsEffect>
#include <QImage>
#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace greyed_test {

using namespace loggia::ui;

/// The largest difference of a point's lightness from that of the ground, 0 to 255.
int contrast(const QImage& image) {
    const int ground = qGray(image.pixel(0, 0));
    int most = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            most = std::max(most, std::abs(qGray(image.pixel(x, y)) - ground));
    return most;
}

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
            const int faint = contrast(part.grab().toImage());
            QVERIFY(faint > 0 && faint < contrast(before) / 2);
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
