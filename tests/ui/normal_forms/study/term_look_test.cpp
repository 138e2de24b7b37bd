#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/normal_forms/study/term_look.hpp"
#include "ui/theme/colours.hpp"

#include <QIcon>

#include <set>
#include <tuple>

namespace term_look_test {

using namespace loggia;
using namespace loggia::ui;

class TermLookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void contrasts() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (int term = 0; term < 16; ++term) {
                const QColor ink = termColour(term, *colours);
                QVERIFY2(contrast(ink, colours->base) >= 3, qPrintable(ink.name()));
                QVERIFY2(contrast(ink, colours->window) >= 3, qPrintable(ink.name()));
                QVERIFY(contrast(onTermColour(term, *colours), ink) >= 4.5);
                QVERIFY(contrast(colours->text, termGround(term, *colours)) >= 4.5);
            }
    }

    void neighboursDiffer() {
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            std::set<std::tuple<QRgb, int>> looks;
            for (int term = 0; term < 32; ++term)
                looks.insert({termColour(term, *colours).rgb(),
                              static_cast<int>(termPen(term, *colours, 2).style())});
            QCOMPARE(looks.size(), std::size_t{32});
        }
    }

    void iconsAreDrawn() {
        // A disc in the colour of the term, and its letter on it.
        using testing::pixelsOf;
        const Colours& colours = lightColours();
        const auto image = [&](int term) { return termIcon(term, colours).pixmap(20).toImage(); };
        for (int term = 0; term < 8; ++term) {
            QVERIFY(pixelsOf(image(term), termColour(term, colours)) > 100);
            QCOMPARE(pixelsOf(image(term), termColour(term + 1, colours)), 0);
            QVERIFY(pixelsOf(image(term), onTermColour(term, colours)) > 5);
            // One round of the colours later only the letter is another one.
            const QRect letter = testing::differenceOf(image(term), image(term + 8));
            QVERIFY(!letter.isEmpty() &&
                    image(term).rect().adjusted(3, 3, -3, -3).contains(letter));
        }
    }
};

LOGGIA_WINDOW_TEST(TermLookTest)

} // namespace term_look_test

#include "term_look_test.moc"
