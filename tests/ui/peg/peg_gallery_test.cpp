#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/peg/peg_gallery.hpp"
#include "ui/theme/colours.hpp"

#include <QSignalSpy>
#include <QToolButton>

namespace peg_gallery_test {

using namespace loggia;
using namespace loggia::ui;

class PegGalleryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void everyExampleIsAClickAway() {
        PegGallery gallery;
        gallery.resize(400, 140);
        gallery.show();
        const QSignalSpy chosen(&gallery, &PegGallery::chosen);
        const auto buttons = gallery.findChildren<QToolButton*>();
        QCOMPARE(static_cast<std::size_t>(buttons.size()), pegExamples().size());
        for (qsizetype i = 0; i < buttons.size(); ++i) {
            QVERIFY(!buttons[i]->icon().isNull());
            QVERIFY(!buttons[i]->accessibleName().isEmpty());
            QTest::mouseClick(buttons[i], Qt::LeftButton);
            QCOMPARE(chosen.size(), i + 1);
            QCOMPARE(chosen[i][0].value<PegExample>().id, buttons[i]->objectName());
        }
    }

    void picturesFollowTheTheme() {
        PegGallery gallery;
        gallery.setPalette(paletteFor(lightColours()));
        const auto* first = gallery.findChildren<QToolButton*>().front();
        const auto wood = [&](const Colours& colours) {
            return testing::pixelsOf(first->icon().pixmap(38).toImage(), colours.board);
        };
        QVERIFY(wood(lightColours()) > 100);
        QCOMPARE(wood(darkColours()), 0);
        gallery.setPalette(paletteFor(darkColours()));
        QVERIFY(wood(darkColours()) > 100);
        QCOMPARE(wood(lightColours()), 0);
    }
};

LOGGIA_WINDOW_TEST(PegGalleryTest)

} // namespace peg_gallery_test

#include "peg_gallery_test.moc"
