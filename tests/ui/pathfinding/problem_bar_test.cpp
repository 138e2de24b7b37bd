#include "tests/suite.hpp"
#include "tests/ui/pathfinding/page_fixture.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "ui/pathfinding/pathfinding_example.hpp"
#include "ui/pathfinding/problem_bar.hpp"
#include "ui/undo/history.hpp"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

namespace problem_bar_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

class ProblemBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        failOnWarnings();
        stack_ = std::make_unique<History>();
        document_ = std::make_unique<MazeDocument>(stack_.get());
        document_->restore(workedMaze());
        bar_ = std::make_unique<ProblemBar>(document_.get());
        bar_->show();
    }
    void cleanup() {
        bar_.reset();
        document_.reset();
        stack_.reset();
    }

    /// Down the list by keys, and back by undo.
    void everyProblemIsChosen() {
        QCOMPARE(namelessWidgets(*bar_), QStringList());
        auto* what = find<QComboBox>("what");
        const std::vector<SearchSubject> subjects{
            MazeTask::reach,        MazeTask::corners,       MazeTask::food,         RoadTrip{0, 1},
            document_->lastGraph(), document_->lastTiles(3), document_->lastTiles(4)};
        QVERIFY(graphOf(subjects[4]) != nullptr);
        QCOMPARE(what->count(), static_cast<int>(subjects.size()));
        what->setFocus();
        for (int i = 1; i < what->count(); ++i) {
            QTest::keyClick(what, Qt::Key_Down);
            QVERIFY(document_->subject() == subjects[static_cast<std::size_t>(i)]);
            QCOMPARE(stack_->count(), i);
            QCOMPARE(find<QComboBox>("from")->isHidden(), i != 3);
            QCOMPARE(find<QPushButton>("another")->isHidden(), i == 3 || i == 4);
        }
        for (int i = what->count() - 1; i > 0; --i) {
            stack_->undo();
            QCOMPARE(what->currentIndex(), i - 1);
        }
    }

    /// Choosing food where there is none puts some, and undo takes it away again.
    void foodIsThere() {
        auto* what = find<QComboBox>("what");
        what->setFocus();
        QTest::keyClick(what, Qt::Key_Down);
        QTest::keyClick(what, Qt::Key_Down);
        QCOMPARE(document_->maze()->food.size(), std::size_t{7});
        stack_->undo();
        QVERIFY(document_->maze()->food.empty());
    }

    void townsAreChosen() {
        document_->setSubject(RoadTrip{0, 1});
        auto* from = find<QComboBox>("from");
        from->setFocus();
        QTest::keyClick(from, Qt::Key_End);
        QVERIFY(document_->subject() == SearchSubject(RoadTrip{19, 1}));
        stack_->undo();
        QCOMPARE(from->currentIndex(), 0);
    }

    void anotherIsAskedFor() {
        const QSignalSpy another(bar_.get(), &ProblemBar::anotherWanted);
        QTest::mouseClick(find<QPushButton>("another"), Qt::LeftButton);
        QCOMPARE(another.size(), 1);
        QCOMPARE(find<QPushButton>("another")->text(), q("New maze"));
        document_->setSubject(document_->lastTiles(3));
        QCOMPARE(find<QPushButton>("another")->text(), q("Shuffle"));
    }

    /// What a scenario file asks is chosen by its number.
    void questionsAreChosen() {
        auto* question = find<QSpinBox>("question");
        QVERIFY(question->isHidden());
        const auto floor = loggia::pathfinding::Maze::floor(4, 3);
        document_->restore(floor, {}, questionsOf({{{0, 0}, {3, 2}, 4.25}, {{3, 0}, {0, 2}, 4}}));
        QVERIFY(question->isVisible());
        QCOMPARE(question->text(), q("–")); // the ends are no problem of the file
        QCOMPARE(find<QLabel>("question-facts")->text(), q("of 2"));
        QCOMPARE(namelessWidgets(*bar_), QStringList());
        question->setFocus();
        QTest::keyClick(question, Qt::Key_Up);
        QCOMPARE(question->text(), q("1"));
        QCOMPARE(document_->asked(), std::optional<std::size_t>(0));
        QCOMPARE(find<QLabel>("question-facts")->text(),
                 q("of 2, shortest path 4.25 (from the file)"));
        document_->restore(floor, {}, questionsOf({{{0, 0}, {3, 2}, 0}, {{3, 0}, {0, 2}, 4}}));
        question->setValue(1);
        QCOMPARE(find<QLabel>("question-facts")->text(), q("of 2, no path (from the file)"));
        document_->restore(floor, {}, questionsOf({{{0, 0}, {3, 2}, 4.25}, {{3, 0}, {0, 2}, 4}}));
        question->setValue(1);
        QTest::keyClick(question, Qt::Key_Down); // there is nothing before the first
        QCOMPARE(question->text(), q("1"));
        question->selectAll();
        QTest::keyClicks(question, q("2"));
        QTest::keyClick(question, Qt::Key_Return);
        QCOMPARE(document_->asked(), std::optional<std::size_t>(1));
        document_->change(withStart(*document_->maze(), {1, 1}), q("elsewhere"));
        QCOMPARE(question->text(), q("–"));
        stack_->undo();
        QCOMPARE(question->text(), q("2"));
        document_->setSubject(MazeTask::corners);
        QVERIFY(question->isHidden() && find<QLabel>("question-facts")->isHidden());
    }

private:
    template <class T>
    T* find(const char* name) {
        return bar_->findChild<T*>(q(name));
    }

    std::unique_ptr<History> stack_;
    std::unique_ptr<MazeDocument> document_;
    std::unique_ptr<ProblemBar> bar_;
};

LOGGIA_WINDOW_TEST(ProblemBarTest)

} // namespace problem_bar_test

#include "problem_bar_test.moc"
