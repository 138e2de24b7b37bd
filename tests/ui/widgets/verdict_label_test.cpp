#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QLabel>
#include <QSignalSpy>

namespace verdict_label_test {

using namespace loggia::ui;

class VerdictLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    /// The colour goes with the tone and with the theme.
    void saysAndColours() {
        VerdictLabel label;
        auto* words = label.findChild<QLabel*>(QStringLiteral("verdict"));
        for (const Colours* colours : {&lightColours(), &darkColours()}) {
            label.setPalette(paletteFor(*colours));
            const std::pair<VerdictTone, QColor> inks[]{{VerdictTone::open, colours->muted_text},
                                                        {VerdictTone::neutral, colours->text},
                                                        {VerdictTone::good, colours->win},
                                                        {VerdictTone::bad, colours->lose}};
            for (const auto& [tone, ink] : inks) {
                label.setVerdict(QStringLiteral("Satisfiable"), tone);
                QCOMPARE(words->palette().color(QPalette::WindowText), ink);
                QCOMPARE(label.text(), QStringLiteral("Satisfiable"));
            }
        }
        QVERIFY(words->font().pointSizeF() > 1.5 * label.font().pointSizeF());
        QCOMPARE(testing::unplacedWidgets(label), QStringList());
    }

    /// A long verdict goes on in the next line, and is all there.
    void longVerdictsAreWhole() {
        VerdictLabel label;
        label.resize(300, 300);
        label.show();
        label.setVerdict(QStringLiteral("2 of 3 found a path; jump point search does not apply"),
                         VerdictTone::neutral);
        const auto* words = label.findChild<QLabel*>(QStringLiteral("verdict"));
        QVERIFY(words->minimumSizeHint().width() <= 300);
        QTRY_VERIFY(words->height() >= words->heightForWidth(words->width()));
        QVERIFY(words->height() > 1.8 * words->fontMetrics().height());
    }

    /// As when the size of text is changed in the settings.
    void growsWithTheText() {
        VerdictLabel label;
        label.resize(600, 200);
        label.setVerdict(QStringLiteral("Satisfiable"), VerdictTone::good);
        auto* words = label.findChild<QLabel*>(QStringLiteral("verdict"));
        const int height = words->minimumHeight();
        QFont larger = label.font();
        larger.setPointSizeF(2 * larger.pointSizeF());
        label.setFont(larger);
        QTRY_VERIFY(words->font().pointSizeF() > 1.5 * larger.pointSizeF());
        QVERIFY(words->minimumHeight() > 1.5 * height);
    }

    void aScreenReaderIsToldOfWhatStays() {
        VerdictLabel label;
        const QSignalSpy told(&label, &VerdictLabel::told);
        for (const char* words : {"Satisfiable", "Not solved yet", "Solving", "Satisfiable"})
            label.setVerdict(QString::fromLatin1(words), VerdictTone::open);
        QCOMPARE(told.size(), 0);
        QTRY_COMPARE(told.size(), 1);
        label.setVerdict(QStringLiteral("Satisfiable"), VerdictTone::good);
        label.setVerdict(QStringLiteral("Unsatisfiable"), VerdictTone::bad);
        QTRY_COMPARE(told.size(), 2);
    }

    /// Words that just do not fit into a line become smaller; those that are far too long wrap.
    void wordsStayInOneLine() {
        VerdictLabel label;
        auto* words = label.findChild<QLabel*>(QStringLiteral("verdict"));
        label.show();
        label.setVerdict(QStringLiteral("4 terms, 10 literals"), VerdictTone::good);
        label.resize(words->fontMetrics().horizontalAdvance(words->text()) + 4, 200);
        const double large = words->font().pointSizeF();
        const int height = words->minimumHeight();
        label.setVerdict(QStringLiteral("14 terms, 10 literals"), VerdictTone::good);
        QVERIFY(words->font().pointSizeF() < large);
        QVERIFY(words->fontMetrics().horizontalAdvance(words->text()) < label.width());
        QCOMPARE(words->minimumHeight(), height);
        label.setVerdict(QStringLiteral("4 terms, 10 literals").repeated(3), VerdictTone::good);
        QCOMPARE(words->font().pointSizeF(), large);
        label.setVerdict(QStringLiteral("4 terms"), VerdictTone::good);
        QCOMPARE(words->font().pointSizeF(), large);
    }
};

LOGGIA_WINDOW_TEST(VerdictLabelTest)

} // namespace verdict_label_test

#include "verdict_label_test.moc"
