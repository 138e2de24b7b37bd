#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/pathfinding/maze/maze_document.hpp"
#include "ui/pathfinding/maze_panel.hpp"
#include "ui/shell/session.hpp"
#include "ui/undo/history.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

namespace maze_panel_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;
using loggia::pathfinding::MazeKind;

class MazePanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        stack_ = std::make_unique<History>();
        document_ = std::make_unique<MazeDocument>(stack_.get());
        document_->restore(smallMaze());
        panel_ = std::make_unique<MazePanel>(document_.get());
        panel_->show();
    }
    void cleanup() {
        panel_.reset();
        document_.reset();
        stack_.reset();
    }

    void mazesAreMadeBySeed() {
        QCOMPARE(namelessWidgets(*panel_), QStringList());
        const int kinds = static_cast<int>(MazeKind::lakes) + 1;
        QCOMPARE(find<QComboBox>("kind")->count(), kinds);
        for (int kind = 0; kind < kinds; ++kind) {
            find<QComboBox>("kind")->setCurrentIndex(kind);
            QCOMPARE(find<QDoubleSpinBox>("density")->isEnabled(),
                     kind == static_cast<int>(MazeKind::obstacles));
            QTest::mouseClick(find<QPushButton>("generate"), Qt::LeftButton);
            QCOMPARE(*document_->maze(), generate(panel_->options()).value());
            QCOMPARE(stack_->count(), kind + 1);
        }
        const int seed = find<QSpinBox>("seed")->value();
        QTest::mouseClick(find<QPushButton>("next-seed"), Qt::LeftButton);
        QCOMPARE(find<QSpinBox>("seed")->value(), seed + 1);
        find<QSpinBox>("seed")->setValue(find<QSpinBox>("seed")->maximum());
        panel_->generateNext();
        QCOMPARE(find<QSpinBox>("seed")->value(), 0);
    }

    void sidesAreChanged() {
        find<QSpinBox>("width")->setValue(7);
        find<QSpinBox>("height")->setValue(2);
        QTest::mouseClick(find<QPushButton>("resize"), Qt::LeftButton);
        QCOMPARE(document_->maze()->width, 7);
        QCOMPARE(document_->maze()->height, 2);
        QCOMPARE(panel_->options().height, 5); // no smaller ones are generated
        stack_->undo();
        QCOMPARE(*document_->maze(), smallMaze());
    }

    /// Whoever looks for food gets some, with and without the field.
    void mazesComeWithFood() {
        find<QSpinBox>("food")->setValue(3);
        panel_->generate();
        QCOMPARE(document_->maze()->food.size(), std::size_t{3});
        find<QSpinBox>("food")->setValue(0);
        panel_->generate();
        QVERIFY(document_->maze()->food.empty());
        document_->setSubject(MazeTask::food);
        panel_->generate();
        QCOMPARE(document_->maze()->food.size(), std::size_t{7});
    }

    void fieldsComeBack() {
        const QSignalSpy changed(panel_->session(), &Session::changed);
        loggia::pathfinding::GenerateOptions options;
        options.kind = MazeKind::caves;
        options.width = 90;
        options.height = 60;
        options.seed = 77;
        options.density = 0.45;
        options.terrain = true;
        options.food = 12;
        panel_->setOptions(options);
        QCOMPARE(changed.size(), 7); // one for each field
        const QJsonObject kept = panel_->session()->state();
        QCOMPARE(kept.size(), 7);
        MazePanel other(document_.get());
        other.session()->restore(kept);
        QCOMPARE(other.session()->state(), kept);
        QCOMPARE(other.options().kind, MazeKind::caves);
        other.session()->restore({{q("kind"), 99}, {q("width"), q("wide")}, {q("seed"), -4}});
        QCOMPARE(other.session()->state(), kept);
        QCOMPARE(other.options().width, 90);
    }

private:
    template <class T>
    T* find(const char* name) {
        return panel_->findChild<T*>(q(name));
    }

    std::unique_ptr<History> stack_;
    std::unique_ptr<MazeDocument> document_;
    std::unique_ptr<MazePanel> panel_;
};

LOGGIA_WINDOW_TEST(MazePanelTest)

} // namespace maze_panel_test

#include "maze_panel_test.moc"
