// What pages keep until the next start: all of them in the same way.
#include "core/base/random.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/reach.hpp"
#include "ui/commands/command.hpp"
#include "ui/shell/page.hpp"
#include "ui/shell/session.hpp"
#include "ui/window/pages.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QJsonDocument>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace session_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// The same but for the last digits of numbers, which a field for seconds rounds.
QJsonValue rounded(const QJsonValue& value) {
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 9);
    if (value.isArray()) {
        QJsonArray array;
        for (const QJsonValue each : value.toArray())
            array << rounded(each);
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        *it = rounded(*it);
    return object;
}

/// The keys of what one state has otherwise than the other.
QStringList otherKeys(const QJsonObject& one, const QJsonObject& other) {
    QStringList keys;
    for (const QString& key : one.keys())
        if (rounded(one.value(key)) != rounded(other.value(key)))
            keys << key;
    for (const QString& key : other.keys())
        if (!one.contains(key))
            keys << key;
    return keys;
}

QByteArray difference(const QJsonObject& one, const QJsonObject& other) {
    QByteArray text;
    for (const QString& key : otherKeys(one, other))
        for (const QJsonObject& each : {one, other})
            text +=
                QJsonDocument(QJsonObject{{key, each.value(key)}}).toJson(QJsonDocument::Compact) +
                '\n';
    return text;
}

/// All that a person can set off in a page.
class Person {
public:
    Person(Page& page, Random& random) : page_(page), random_(random) {
        each<QAbstractButton>([](QAbstractButton& button) {
            if (button.isCheckable())
                button.click();
        });
        each<QComboBox>([](QComboBox& box) {
            if (box.count() > 0)
                box.setCurrentIndex((box.currentIndex() + 1) % box.count());
        });
        each<QAbstractSpinBox>([](QAbstractSpinBox& box) {
            const QString before = box.text();
            box.stepUp();
            if (box.text() == before)
                box.stepDown();
        });
        each<QTabWidget>([](QTabWidget& tabs) {
            int next = tabs.currentIndex();
            do
                next = (next + 1) % tabs.count();
            while (!tabs.isTabVisible(next) && next != tabs.currentIndex());
            tabs.setCurrentIndex(next);
        });
        each<QLineEdit>([](QLineEdit& field) { QTest::keyClicks(&field, QStringLiteral("a")); });
        each<QPlainTextEdit>(
            [](QPlainTextEdit& field) { QTest::keyClicks(&field, QStringLiteral(" ")); });
        each<QSplitterHandle>([](QSplitterHandle& handle) {
            const QPoint from = handle.rect().center();
            QTest::mousePress(&handle, Qt::LeftButton, {}, from);
            QTest::mouseMove(&handle, from - QPoint(40, 40));
            QTest::mouseRelease(&handle, Qt::LeftButton, {}, from - QPoint(40, 40));
        });
        for (int i = 0; i < 40; ++i)
            acts_.emplace_back([this] { clickSomewhere(); });
        // Last, as some bring up what covers the rest.
        for (const CommandSpec& command : page.info().commands)
            acts_.emplace_back([&page, &command] { command.trigger(page); });
        acts_.emplace_back([&page] { page.history()->undo(); });
        acts_.emplace_back([&page] { page.history()->redo(); });
    }

    [[nodiscard]] std::size_t acts() const { return acts_.size(); }
    /// Each in its turn.
    void act(std::size_t turn) { acts_[turn % acts_.size()](); }
    void actAnyhow() { acts_[random_.below(acts_.size())](); }

private:
    template <class Widget, class Act>
    void each(Act act) {
        for (auto* widget : page_.findChildren<Widget*>())
            acts_.emplace_back([part = QPointer<Widget>(widget), act] {
                if (part && reach(*part)) // some are made anew while the page is used
                    act(*part);
            });
    }

    [[nodiscard]] int below(int bound) {
        return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound)));
    }

    void clickSomewhere() {
        const QPoint place(below(page_.width()), below(page_.height()));
        QWidget* there = page_.childAt(place);
        // A menu would wait for a choice.
        if (const auto* button = qobject_cast<QToolButton*>(there); button && button->menu())
            return;
        if (there != nullptr) {
            QTest::mouseClick(there, Qt::LeftButton, {}, there->mapFrom(&page_, place));
            QTest::keyClick(there, Qt::Key_Space);
        }
    }

    Page& page_;
    Random& random_;
    std::vector<std::function<void()>> acts_;
};

std::unique_ptr<Page> shown(const PageInfo& info) {
    std::unique_ptr<Page> page = info.make();
    page->resize(1180, 700);
    page->show();
    return page;
}

/// Something that is not what it was.
QJsonValue damaged(Random& random, const QJsonValue& value) {
    if (value.isObject() && random.below(8) > 0) {
        QJsonObject object = value.toObject();
        if (object.isEmpty())
            return object;
        const auto it =
            object.begin() +
            static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(object.size())));
        *it = damaged(random, *it);
        return object;
    }
    if (value.isArray() && random.below(4) > 0) {
        QJsonArray array = value.toArray();
        if (array.isEmpty())
            return QJsonArray{7};
        const auto place =
            static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(array.size())));
        if (random.below(4) == 0)
            array.removeAt(place);
        else
            array[place] = damaged(random, array[place]);
        return array;
    }
    if (value.isString() && random.below(2) == 0) {
        QString text = value.toString();
        if (text.isEmpty())
            return QStringLiteral("(");
        const auto place =
            static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(text.size())));
        text[place] = QChar(static_cast<char16_t>(32 + random.below(95)));
        return random.below(2) == 0 ? text : text.left(place);
    }
    switch (random.below(8)) {
    case 0:
        return {};
    case 1:
        return true;
    case 2:
        return QStringLiteral("\U0001F600 ?(");
    case 3:
        return QJsonArray{QJsonArray{}, 1e18, QStringLiteral("x")};
    case 4:
        return QJsonObject{{QStringLiteral("x"), -1}};
    case 5:
        return -1;
    case 6:
        return 2'147'483'647;
    default:
        return 1e300;
    }
}

/// Whether no panel stands between the widget and the page but other dividers and tabs.
bool isOfPage(const QWidget* widget, const Page* page) {
    for (const QWidget* at = widget->parentWidget(); at != page; at = at->parentWidget())
        if (at == nullptr || at->inherits("loggia::ui::WatchPanel"))
            return false;
    return true;
}

/// For what is computed within that time.
constexpr int moment_ms = 200;

class PagesSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void whatChangesIsNoticed_data() { rows(); }
    /// Whatever a person does: where what is kept is another afterwards, the page has said so.
    void whatChangesIsNoticed() {
        QFETCH(int, index);
        const PageInfo info = allPages()[static_cast<std::size_t>(index)];
        const std::unique_ptr<Page> page = shown(info);
        QVERIFY(QTest::qWaitForWindowExposed(page.get()));
        const QSignalSpy changed(page->session(), &Session::changed);
        QJsonObject last = page->session()->state();
        qsizetype noticed = changed.size();
        const QStringList kept = last.keys();
        QSet<QString> unchanged(kept.begin(), kept.end());
        // These take more than a click, and have tests of their own.
        unchanged -=
            {QStringLiteral("files"), QStringLiteral("folded"), QStringLiteral("board-values"),
             QStringLiteral("prefers-picture"), QStringLiteral("assisted")};
        Random random(5);
        Person person(*page, random);
        const std::size_t each = person.acts();
        const std::size_t hasty =
            each + static_cast<std::size_t>(test_suite::rounds(2 * static_cast<int>(each)));
        // What can be used only once something has been computed, whoever waits can use.
        const std::size_t most = hasty + 3 * each;
        for (std::size_t turn = 0; turn < hasty || (turn < most && !unchanged.isEmpty()); ++turn) {
            if (turn >= hasty)
                (void)QTest::qWaitFor([&] { return !page->isRunning(); }, moment_ms);
            if (turn < each || turn >= hasty)
                person.act(turn);
            else
                person.actAnyhow();
            QCoreApplication::processEvents();
            const QJsonObject now = page->session()->state();
            const QStringList keys = otherKeys(last, now);
            QVERIFY2(keys.isEmpty() || changed.size() > noticed,
                     qPrintable(keys.join(u' ') + QStringLiteral(": nobody was told")));
            for (const QString& key : keys)
                unchanged.remove(key);
            last = now;
            noticed = changed.size();
        }
        const QStringList missing(unchanged.begin(), unchanged.end());
        QVERIFY2(missing.isEmpty(),
                 qPrintable(QStringLiteral("never changed: ") + missing.join(u' ')));
        // What is kept is what the next start shows.
        const std::unique_ptr<Page> next = shown(info);
        next->restoreSession(last);
        QVERIFY2(QTest::qWaitFor(
                     [&] { return otherKeys(next->session()->state(), last).isEmpty(); }, patience),
                 difference(next->session()->state(), last));
        QVERIFY(!next->history()->canUndo());
    }

    void dividersAreKept_data() { rows(); }
    /// Each divider between parts of a page that can be dragged is part of the session.
    void dividersAreKept() {
        QFETCH(int, index);
        const std::unique_ptr<Page> page = shown(allPages()[static_cast<std::size_t>(index)]);
        QVERIFY(QTest::qWaitForWindowExposed(page.get()));
        int dragged = 0;
        for (QSplitter* const divider : page->findChildren<QSplitter*>()) {
            // Dividers within a panel are not the page's.
            if (!divider->isVisible() || divider->count() < 2 || !isOfPage(divider, page.get()))
                continue;
            const QJsonObject before = page->session()->state();
            const QList<int> sizes = divider->sizes();
            for (const int by : {40, -40}) {
                QWidget* const handle = divider->handle(1);
                const QPoint begin = handle->rect().center();
                const QPoint way =
                    divider->orientation() == Qt::Horizontal ? QPoint(by, 0) : QPoint(0, by);
                QTest::mousePress(handle, Qt::LeftButton, {}, begin);
                QTest::mouseMove(handle, begin + way);
                QTest::mouseRelease(handle, Qt::LeftButton, {}, begin + way);
                QCoreApplication::processEvents();
                if (divider->sizes() != sizes)
                    break;
            }
            QVERIFY(divider->sizes() != sizes);
            QVERIFY2(page->session()->state() != before,
                     qPrintable(QStringLiteral("divider %1 is forgotten").arg(dragged)));
            ++dragged;
        }
        QVERIFY(dragged > 0);
    }

    void damagedSessionsDoNoHarm_data() { rows(); }
    void damagedSessionsDoNoHarm() {
        QFETCH(int, index);
        const std::unique_ptr<Page> page = shown(allPages()[static_cast<std::size_t>(index)]);
        const QJsonObject whole = page->session()->state();
        Random random(static_cast<std::uint64_t>(index) + 1);
        for (int i = 0; i < test_suite::rounds(80); ++i) {
            QJsonValue state = whole;
            for (std::uint64_t faults = random.below(3) + 1; faults > 0; --faults)
                state = damaged(random, state);
            page->restoreSession(state.toObject());
            QCoreApplication::processEvents();
            QVERIFY(!page->session()->state().isEmpty());
        }
    }

private:
    static void rows() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const PageInfo& info : allPages())
            QTest::newRow(qPrintable(info.id)) << index++;
    }
};

LOGGIA_WINDOW_TEST(PagesSessionTest)

} // namespace session_test

#include "session_test.moc"
