#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/game_graph/position_board_view.hpp"
#include "ui/shell/colours.hpp"

#include <QImage>
#include <QTest>

namespace position_board_view_test {

using namespace loggia::ui;

class PositionBoardViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { testing::failOnWarnings(); }

    void isThereWhereThereIsABoard() {
        QWidget page;
        PositionBoardView view(&page);
        page.show();
        QVERIFY(view.isHidden());
        view.setBoard(boardOfPosition(QStringLiteral("nim 3 4 5"), QStringLiteral("(1, 3, 4, 5)")));
        QVERIFY(!view.isHidden());
        QVERIFY(view.sizeHint().height() > 60);
        view.setBoard(std::nullopt);
        QVERIFY(view.isHidden());
    }

    /// Pieces differ by more than their colour, in both themes and at every size.
    void everyMoveIsSeen() {
        for (const Colours* colours : {&lightColours(), &darkColours()})
            for (const QSize size : {QSize(300, 98), QSize(60, 40)}) {
                PositionBoardView view;
                view.setPalette(paletteFor(*colours));
                view.setFixedSize(size);
                QList<QImage> seen;
                for (const char* position : {"(1, .../.../...)", "(2, X../.../...)",
                                             "(1, X../.O./...)", "(2, O../.X./...)"}) {
                    view.setBoard(
                        boardOfPosition(QStringLiteral("tic-tac-toe"), QLatin1String(position)));
                    // Grey, as whoever sees no colours does.
                    const QImage image =
                        view.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
                    QVERIFY2(!seen.contains(image), position);
                    seen << image;
                }
            }
    }
};

LOGGIA_WINDOW_TEST(PositionBoardViewTest)

} // namespace position_board_view_test

#include "position_board_view_test.moc"
