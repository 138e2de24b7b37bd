#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/shell/colours.hpp"
#include "ui/widgets/verdict_label.hpp"

#include <QLabel>

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
    }
};

LOGGIA_WINDOW_TEST(VerdictLabelTest)

} // namespace verdict_label_test

#include "verdict_label_test.moc"
