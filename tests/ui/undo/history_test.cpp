#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "ui/undo/history.hpp"

#include <QSignalSpy>

#include <map>
#include <utility>

namespace history_test {

using namespace loggia;
using namespace loggia::ui;

/// Changes a number; steps of one series become one.
class Change final : public UndoStep {
public:
    Change(int& number, int to, int series = -1, std::size_t bytes = 0)
        : UndoStep(QStringLiteral("to %1").arg(to)), number_(number), before_(number), after_(to),
          series_(series), bytes_(bytes) {}

    void undo() override { number_ = before_; }
    void redo() override { number_ = after_; }
    [[nodiscard]] int id() const override { return series_; }
    bool mergeWith(const QUndoCommand* other) override {
        after_ = static_cast<const Change*>(other)->after_;
        return true;
    }
    [[nodiscard]] bool changesDocument() const override { return !is_beside_; }
    void setBeside() { is_beside_ = true; }

protected:
    [[nodiscard]] std::size_t heldBytes() const override { return bytes_; }

private:
    int& number_;
    int before_;
    int after_;
    int series_;
    std::size_t bytes_;
    bool is_beside_ = false;
};

/// Exchanges the number for another one.
class Swap final : public UndoStep {
public:
    Swap(int& number, int other) : number_(number), other_(other) {}
    void undo() override { std::swap(number_, other_); }
    void redo() override { undo(); }

private:
    int& number_;
    int other_;
};

struct Fixture {
    int number = 0;
    int beside = 0;
    History history;

    void edit(int to, int series = -1) {
        history.edit(std::make_unique<Change>(number, to, series));
    }
    /// Of something that stands in no file.
    void editBeside(int to, int series = -1) {
        auto step = std::make_unique<Change>(beside, to, series);
        step->setBeside();
        history.edit(std::move(step));
    }
    void replace(int to) { history.replace(std::make_unique<Change>(number, to)); }
};

class HistoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsAreMadeUndoneAndRedone() {
        Fixture f;
        QVERIFY(!f.history.canUndo() && !f.history.canRedo());
        f.history.undo();
        f.history.redo();
        f.edit(1);
        f.edit(2);
        QCOMPARE(std::pair(f.number, f.history.index()), std::pair(2, 2));
        QCOMPARE(f.history.undoText(), QStringLiteral("to 2"));
        QCOMPARE(f.history.redoText(), QString());
        f.history.undo();
        QCOMPARE(f.number, 1);
        QCOMPARE(f.history.redoText(), QStringLiteral("to 2"));
        f.history.setIndex(0);
        QCOMPARE(f.number, 0);
        f.history.setIndex(99);
        QCOMPARE(f.number, 2);
        f.history.undo();
        f.edit(7); // drops what was undone
        QCOMPARE(f.history.count(), 2);
        QVERIFY(!f.history.canRedo());
    }

    /// For a document that is saved while a person goes on.
    void aMarkedMomentIsTheOneThatWasSaved() {
        Fixture f;
        f.edit(1, 5);
        const int mark = f.history.mark();
        f.edit(2, 5); // not one step with what is being saved
        QCOMPARE(f.history.count(), 2);
        f.history.setClean(mark);
        QVERIFY(!f.history.isClean());
        f.history.undo();
        QVERIFY(f.history.isClean());
        QCOMPARE(f.number, 1);
        f.history.undo();
        QVERIFY(!f.history.isClean());
        // Of a document that is not shown any more.
        f.history.redo();
        const int again = f.history.mark();
        f.edit(3);
        f.replace(9);
        f.history.setClean(again);
        QVERIFY(f.history.isClean()); // it has just come
        f.history.undo();
        QVERIFY(!f.history.isClean());
        // A moment that is gone: no other one is saved for it.
        const int gone = f.history.mark();
        f.history.undo();
        f.edit(4);
        f.history.setClean(gone);
        QVERIFY(!f.history.isClean());
        f.history.undo();
        QVERIFY(f.history.isClean());
    }

    void stepsOfASeriesAreOneUnlessSavedBetween() {
        Fixture f;
        f.edit(1, 5);
        f.edit(2, 5);
        f.edit(3, 6);
        QCOMPARE(f.history.count(), 2);
        f.history.setClean();
        f.edit(4, 6);
        QCOMPARE(f.history.count(), 3);
        f.history.undo();
        QVERIFY(f.history.isClean());
        QCOMPARE(f.number, 3);
        f.history.setIndex(1);
        QCOMPARE(f.number, 2);
        // What answers a replacement may become part of it; a replacement never does.
        Fixture g;
        g.history.replace(std::make_unique<Change>(g.number, 1, 5));
        g.edit(2, 5);
        QCOMPARE(g.history.count(), 1);
        QVERIFY(g.history.isClean());
        g.history.setClean();
        g.edit(2, 5);
        QCOMPARE(g.history.count(), 2);
        g.history.replace(std::make_unique<Change>(g.number, 3, 5));
        QCOMPARE(g.history.count(), 3);
    }

    void everyDocumentKnowsWhatWasSaved() {
        Fixture f;
        QVERIFY(f.history.isClean());
        f.edit(1);
        QVERIFY(!f.history.isClean());
        f.history.setClean();
        const int first = f.history.document();
        f.edit(2);
        f.replace(10);
        const int second = f.history.document();
        QVERIFY(second != first && f.history.isClean());
        f.edit(11);
        f.history.setClean();
        f.history.undo();
        QCOMPARE(std::pair(f.history.document(), f.history.isClean()), std::pair(second, false));
        f.history.undo();
        QCOMPARE(std::pair(f.history.document(), f.history.isClean()), std::pair(first, false));
        f.history.undo();
        QCOMPARE(std::pair(f.history.document(), f.history.isClean()), std::pair(first, true));
        f.history.setIndex(4);
        QCOMPARE(std::pair(f.history.document(), f.history.isClean()), std::pair(second, true));
        // What was saved is gone with the steps that led to it.
        f.history.setIndex(3);
        f.edit(12);
        f.history.undo();
        QVERIFY(!f.history.isClean());
        f.replace(20);
        QVERIFY(f.history.document() != first && f.history.document() != second);
    }

    void tellsEachChangeOnce() {
        Fixture f;
        QSignalSpy index(&f.history, &History::indexChanged);
        QSignalSpy clean(&f.history, &History::cleanChanged);
        QSignalSpy document(&f.history, &History::documentChanged);
        QSignalSpy changed(&f.history, &History::changed);
        f.edit(1, 5);
        QCOMPARE(std::pair(index.size(), clean.size()), std::pair(qsizetype{1}, qsizetype{1}));
        f.edit(2, 5); // one step with the one before, but a change all the same
        QCOMPARE(std::pair(index.size(), clean.size()), std::pair(qsizetype{2}, qsizetype{1}));
        QCOMPARE(document.size(), 0);
        f.replace(3);
        QCOMPARE(std::pair(document.size(), clean.size()), std::pair(qsizetype{1}, qsizetype{2}));
        f.history.setIndex(0);
        QCOMPARE(std::pair(document.size(), index.size()), std::pair(qsizetype{2}, qsizetype{4}));
        QCOMPARE(changed.size(), 4);
    }

    void remembersEarlierDocuments() {
        Fixture f;
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.edit(1);
        f.replace(10);
        f.replace(20);
        f.edit(21);
        auto earlier = f.history.earlier();
        QCOMPARE(earlier.size(), std::size_t{2});
        QCOMPARE(earlier[0].snapshot, QByteArray("1"));
        QCOMPARE(earlier[0].text, QStringLiteral("to 10"));
        QVERIFY(!earlier[0].clean && earlier[1].clean);
        QCOMPARE(earlier[1].snapshot, QByteArray("10"));
        QCOMPARE(earlier[1].document, earlier[0].document + 1);
        f.history.undo();
        f.history.undo();
        QCOMPARE(f.history.earlier().size(), std::size_t{1});

        // And takes them over from elsewhere, the newest first.
        Fixture g;
        g.number = 21;
        const int last = g.history.addEarlier(earlier[1], std::make_unique<Change>(g.number, 21));
        QCOMPARE(g.history.undoText(), earlier[1].text);
        QCOMPARE(g.history.document(), 0);
        const int first = g.history.addEarlier(earlier[0], std::make_unique<Change>(g.number, 10));
        QCOMPARE(g.history.earlier().size(), std::size_t{2});
        QCOMPARE(g.history.earlier()[0].document, first);
        QCOMPARE(g.history.earlier()[0].snapshot, earlier[0].snapshot);
        g.history.undo();
        QCOMPARE(g.history.document(), last);
        QVERIFY(g.history.isClean());
        g.history.undo();
        QCOMPARE(g.history.document(), first);
        QVERIFY(!g.history.isClean());
    }

    void remembersLaterDocuments() {
        Fixture f;
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.edit(1);
        f.replace(10);
        f.history.resetClean();
        f.replace(20);
        f.edit(21);
        QVERIFY(f.history.later().empty());
        f.history.setIndex(0);
        auto later = f.history.later();
        QCOMPARE(later.size(), std::size_t{2});
        QCOMPARE(later[0].snapshot, QByteArray("10"));
        QCOMPARE(later[0].text, QStringLiteral("to 10"));
        QVERIFY(!later[0].clean && later[1].clean);
        QCOMPARE(later[1].snapshot, QByteArray("20"));
        f.history.redo();
        f.history.redo();
        QCOMPARE(f.history.later().size(), std::size_t{1});

        // And takes them over from elsewhere, the next first.
        Fixture g;
        g.history.setSnapshot([&g] { return QByteArray::number(g.number); });
        const int next = g.history.addLater(later[0], std::make_unique<Change>(g.number, 10));
        const int last = g.history.addLater(later[1], std::make_unique<Change>(g.number, 20));
        QVERIFY(!g.history.canUndo());
        QCOMPARE(g.history.document(), 0);
        QCOMPARE(g.history.redoText(), later[0].text);
        QCOMPARE(g.history.later()[1].snapshot, later[1].snapshot);
        g.history.redo();
        QCOMPARE(g.history.document(), next);
        QVERIFY(!g.history.isClean());
        QCOMPARE(g.number, 10);
        QCOMPARE(g.history.earlier()[0].snapshot, QByteArray("0"));
        g.history.redo();
        QCOMPARE(g.history.document(), last);
        QVERIFY(g.history.isClean());
        QCOMPARE(g.history.earlier()[1].snapshot, QByteArray("10"));
        g.history.undo();
        QCOMPARE(g.history.later()[0].snapshot, QByteArray("20"));
    }

    /// What is shown stays, with its mark; there is nothing to go back to.
    void clearingKeepsWhatIsShown() {
        Fixture f;
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.edit(1);
        f.replace(10);
        f.edit(11);
        const int shown = f.history.document();
        QVERIFY(!f.history.isClean());
        f.history.clear();
        QCOMPARE(f.history.document(), shown);
        QVERIFY(!f.history.isClean() && !f.history.canUndo() && !f.history.canRedo());
        QVERIFY(f.history.earlier().empty());
        f.edit(12);
        QCOMPARE(f.history.document(), shown);
        f.history.undo();
        QCOMPARE(f.history.document(), shown);
        QCOMPARE(f.number, 11);
    }

    void forgetsTheOldestStepsThatHoldTooMuch() {
        Fixture f;
        f.history.setLimit(1000);
        for (int i = 1; i <= 10; ++i)
            f.history.edit(std::make_unique<Change>(f.number, i, -1, 200));
        const std::size_t newest = f.history.bytes() / static_cast<std::size_t>(f.history.count());
        QVERIFY(f.history.bytes() <= 1000 + newest);
        QCOMPARE(f.history.index(), f.history.count());
        QVERIFY(f.history.count() >= 2 && f.history.count() < 10);
        f.history.setIndex(0);
        QVERIFY(f.number > 0);
        f.history.setIndex(f.history.count());
        // However large: what was just made can be undone, and what was before it.
        f.history.edit(std::make_unique<Change>(f.number, 99, -1, 5000));
        QVERIFY(f.history.count() >= 3);
        f.history.undo();
        QCOMPARE(f.number, 10);
        f.history.undo();
        QCOMPARE(f.number, 9);
        f.history.setIndex(f.history.count());
        f.history.edit(std::make_unique<Change>(f.number, 100, -1, 5000));
        QCOMPARE(f.history.count(), 1);
        f.history.undo();
        QCOMPARE(f.number, 99);
        f.history.setLimit(10);
        f.history.clear();
        QCOMPARE(f.history.count(), 0);
    }

    /// Large files that are opened one after the other do not take the documents before them away.
    void keepsEarlierDocumentsBySnapshots() {
        Fixture f;
        constexpr int in_a_file = 50; // of which a snapshot does not hold the content
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.history.setExchange([&f](const QByteArray& snapshot) -> std::unique_ptr<UndoStep> {
            if (snapshot.toInt() >= in_a_file)
                return nullptr;
            return std::make_unique<Swap>(f.number, snapshot.toInt());
        });
        f.history.setLimit(1000);
        const auto large = [&f](int to) {
            f.history.replace(std::make_unique<Change>(f.number, to, -1, 5000));
        };
        const int first = f.history.document();
        f.edit(1);
        f.edit(2);
        large(10);
        const int second = f.history.document();
        f.edit(11);
        f.history.setClean();
        large(60);
        large(70);
        const auto earlier = f.history.earlier();
        QCOMPARE(earlier.size(), std::size_t{3});
        QCOMPARE(earlier[0].document, first);
        QVERIFY(!earlier[0].clean && earlier[1].clean);
        QCOMPARE(earlier[0].text, QStringLiteral("to 10"));
        QCOMPARE(f.history.index(), 3);
        f.history.undo();
        QCOMPARE(f.number, 60);
        f.history.undo();
        QCOMPARE(std::pair(f.number, f.history.document()), std::pair(11, second));
        QVERIFY(f.history.isClean());
        f.history.undo();
        QCOMPARE(std::pair(f.number, f.history.document()), std::pair(2, first));
        QVERIFY(!f.history.isClean() && !f.history.canUndo());
        f.history.setIndex(f.history.count());
        QCOMPARE(f.number, 70);
        // One whose snapshot is not enough is forgotten by itself.
        f.edit(71);
        QCOMPARE(f.history.earlier().size(), std::size_t{2});
        f.history.setIndex(2);
        QCOMPARE(f.number, 70);
        f.history.undo();
        QCOMPARE(std::pair(f.number, f.history.document()), std::pair(11, second));
        // Many edits of the document that is shown leave the others, too.
        f.history.setIndex(f.history.count());
        for (int i = 80; i < 90; ++i)
            f.history.edit(std::make_unique<Change>(f.number, i, -1, 600));
        QCOMPARE(f.history.earlier().size(), std::size_t{2});
        QVERIFY(f.history.count() < 6);
        f.history.setIndex(0);
        QCOMPARE(std::pair(f.number, f.history.document()), std::pair(2, first));
    }

    /// What is saved nowhere, and is too large for a snapshot, is worth more memory than usual.
    void forgetsWhatIsNotSavedLast() {
        Fixture f;
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.history.setExchange([&f](const QByteArray& snapshot) -> std::unique_ptr<UndoStep> {
            return snapshot.toInt() >= 50 ? nullptr
                                          : std::make_unique<Swap>(f.number, snapshot.toInt());
        });
        f.history.setLimit(1000);
        const auto large = [&f](int to, std::size_t bytes) {
            f.history.replace(std::make_unique<Change>(f.number, to, -1, bytes));
        };
        large(60, 3000);
        const int unsaved = f.history.document();
        f.edit(61);
        large(10, 3000);
        f.edit(11);
        f.edit(12);
        f.history.setIndex(f.history.index() - 3);
        QCOMPARE(std::pair(f.number, f.history.document()), std::pair(61, unsaved));
        QVERIFY(!f.history.isClean());
        f.history.setIndex(f.history.count());
        QCOMPARE(f.number, 12);
        // Saved, it is forgotten as before.
        f.history.setIndex(f.history.index() - 3);
        f.history.setClean();
        f.history.setIndex(f.history.count());
        f.edit(13);
        f.history.setIndex(0);
        QCOMPARE(f.number, 0);
        f.history.setIndex(1);
        QCOMPARE(f.number, 10);
    }

    void forgetsEvenWhatIsNotSavedWhereThatIsFarTooMuch() {
        Fixture f;
        f.history.setSnapshot([&f] { return QByteArray::number(f.number); });
        f.history.setExchange([](const QByteArray&) { return std::unique_ptr<UndoStep>(); });
        f.history.setLimit(1000);
        f.edit(1);
        f.history.replace(std::make_unique<Change>(f.number, 2, -1, 20'000));
        f.edit(3);
        f.history.setIndex(0);
        QCOMPARE(f.number, 2);
    }

    /// What no file holds is undone like all else, and leaves the document saved.
    void stepsBesideTheDocumentLeaveItSaved() {
        Fixture f;
        f.editBeside(1);
        QVERIFY(f.history.isClean());
        QCOMPARE(f.history.undoText(), QStringLiteral("to 1"));
        f.edit(5);
        QVERIFY(!f.history.isClean());
        f.editBeside(2, 7);
        QVERIFY(!f.history.isClean());
        const int mark = f.history.mark();
        f.editBeside(3, 7); // one step, although the document is being saved
        QCOMPARE(f.history.count(), 3);
        f.editBeside(4);
        f.history.setClean(mark);
        QVERIFY(f.history.isClean());
        f.history.setIndex(2);
        QCOMPARE(std::pair(f.number, f.beside), std::pair(5, 1));
        QVERIFY(f.history.isClean()); // the document is the one that was saved
        f.history.setIndex(1);
        QVERIFY(!f.history.isClean());
        f.replace(9);
        f.editBeside(6);
        QVERIFY(f.history.isClean());
        f.history.setIndex(1);
        QCOMPARE(f.beside, 1);
    }

    /// Against the document as it was saved, and what stands beside it.
    void randomStepsBesideComeBack() {
        struct Shown {
            int number;
            int beside;
            int document;
        };
        Random random(4);
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            Fixture f;
            std::vector<Shown> shown{{0, 0, 0}};
            std::map<int, int> saved{{0, 0}}; // number saved, by document
            for (int step = 1; step < 60; ++step) {
                const auto index = static_cast<std::size_t>(f.history.index());
                const std::uint64_t act = random.below(7);
                if (act < 4)
                    shown.resize(index + 1);
                if (act == 0)
                    f.edit(step);
                else if (act < 3)
                    f.editBeside(step);
                else if (act == 3)
                    f.replace(step);
                else if (act == 4)
                    f.history.setClean();
                else
                    f.history.setIndex(static_cast<int>(random.below(shown.size())));
                if (act < 4)
                    shown.push_back({f.number, f.beside, f.history.document()});
                if (act == 3 || act == 4)
                    saved[f.history.document()] = f.number;
                const Shown& now = shown[static_cast<std::size_t>(f.history.index())];
                QCOMPARE(std::pair(f.number, f.beside), std::pair(now.number, now.beside));
                QCOMPARE(f.history.document(), now.document);
                QCOMPARE(f.history.isClean(), saved[now.document] == now.number);
            }
        }
    }

    /// Against a list of all that ever was shown.
    void randomStepsComeBack() {
        Random random(3);
        for (int round = 0; round < test_suite::rounds(200); ++round) {
            Fixture f;
            std::vector<std::pair<int, int>> shown{{0, 0}}; // number and document
            std::map<int, int> saved{{0, 0}};               // number saved, by document
            for (int step = 1; step < 60; ++step) {
                const auto index = static_cast<std::size_t>(f.history.index());
                switch (random.below(6)) {
                case 0:
                case 1:
                    shown.resize(index + 1);
                    f.edit(step);
                    shown.emplace_back(step, f.history.document());
                    break;
                case 2:
                    shown.resize(index + 1);
                    f.replace(step);
                    shown.emplace_back(step, f.history.document());
                    saved[f.history.document()] = step;
                    break;
                case 3:
                    f.history.setClean();
                    saved[f.history.document()] = f.number;
                    break;
                default:
                    f.history.setIndex(static_cast<int>(random.below(shown.size())));
                }
                const auto now = shown[static_cast<std::size_t>(f.history.index())];
                QCOMPARE(std::pair(f.number, f.history.document()), now);
                QCOMPARE(f.history.isClean(), saved[now.second] == now.first);
            }
        }
    }
};

LOGGIA_TEST(HistoryTest)

} // namespace history_test

#include "history_test.moc"
