// Whatever a person does in the window, in whatever order: it neither crashes nor warns, and
// answers.
#include "core/base/random.hpp"
#include "tests/places.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/bench.hpp"
#include "tests/ui/support/silence.hpp"
#include "tests/ui/window/pages/page_acts.hpp"
#include "ui/examples/examples.hpp"
#include "ui/settings/settings.hpp"
#include "ui/undo/history.hpp"
#include "ui/window/pages.hpp"
#include "ui/work/free_memory.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QDesktopServices>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QTabBar>
#include <QTimer>
#include <QWheelEvent>

#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstdlib> // which defines __GLIBC__
#include <optional>
#include <unistd.h>
#include <vector>

#ifdef __GLIBC__
#include "tests/ui/support/silence_stacks.hpp"

#include <malloc.h>
#endif

namespace monkey_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

/// What the process holds in memory, in bytes.
double memory() {
    std::int64_t pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%*d %" SCNd64, &pages) != 1)
            pages = 0;
        std::fclose(file);
    }
    return static_cast<double>(pages) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

/// How much of that is in use, where the C library says it; what is free it may keep.
double memoryInUse() {
#ifdef __GLIBC__
    const auto info = ::mallinfo2();
    return static_cast<double>(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}

/// Gives free memory back to the system at once.
void trimMemory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

/// Ends all work, which may hold hundreds of megabytes for a moment, and prints how much memory the
/// window takes then, and how much of it undo.
void printMemory(int events, const Bench& bench) {
    double undo = 0;
    for (Page* const page : bench.window->findChildren<Page*>()) {
        page->stop();
        undo += static_cast<double>(page->history()->bytes());
    }
    constexpr int until_it_has_ended_ms = 200;
    QTest::qWait(until_it_has_ended_ms);
    trimMemory();
    std::printf("%d: %.0f MB, %.0f MB of it in use, %.1f MB for undo\n", events, memory() / 1e6,
                memoryInUse() / 1e6, undo / 1e6);
    std::fflush(stdout);
}

class Monkey {
public:
    Monkey(Bench& bench, std::uint64_t seed) : bench_(bench), random_(seed) {
        examples_ = Examples(places::example()).all();
        // Its own, as it writes them.
        for (const Example& example : examples_) {
            const QString own = ownFile(example);
            QDir().mkpath(QFileInfo(own).path());
            QFile::copy(places::example() + QLatin1Char('/') + example.file, own);
            QFile::setPermissions(own, QFile::ReadOwner | QFile::WriteOwner);
        }
        bench.dialogs.file = bench.file("monkey.txt");
        // What waits for an answer is dismissed; a drag waits for its end in a loop of its own.
        QObject::connect(&impatience_, &QTimer::timeout, &impatience_, [this] {
            constexpr int too_long_ms = 2'000;
            if (since_.hasExpired(too_long_ms))
                QTest::keyClick(bench_.window->windowHandle(), Qt::Key_Escape);
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            if (QWidget* modal = QApplication::activeModalWidget())
                modal->close();
        });
        impatience_.start(30);
    }

    /// One thing; what it was.
    QString act() {
        constexpr int dialogs = 10;
        bench_.dialogs.patience = dialogs;
        since_.start();
        struct Kind {
            std::uint64_t weight;
            QString (Monkey::*run)();
        };
        static constexpr std::array kinds{
            Kind{30, &Monkey::click},   Kind{14, &Monkey::press}, Kind{14, &Monkey::command},
            Kind{10, &Monkey::control}, Kind{6, &Monkey::drag},   Kind{4, &Monkey::turnWheel},
            Kind{4, &Monkey::menu},     Kind{4, &Monkey::goTo},   Kind{3, &Monkey::open},
            Kind{3, &Monkey::type},     Kind{2, &Monkey::resize}, Kind{2, &Monkey::answer},
            Kind{4, &Monkey::wait},
        };
        std::uint64_t all = 0;
        for (const Kind& kind : kinds)
            all += kind.weight;
        std::uint64_t which = random_.below(all);
        for (const Kind& kind : kinds) {
            if (which < kind.weight)
                return (this->*kind.run)();
            which -= kind.weight;
        }
        return {};
    }

private:
    [[nodiscard]] QString ownFile(const Example& example) const {
        return bench_.folder.filePath(QStringLiteral("examples/") + example.file);
    }
    [[nodiscard]] Page& page() const { return *bench_.window->currentPage(); }
    [[nodiscard]] int below(qsizetype bound) {
        return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound)));
    }
    template <class List>
    [[nodiscard]] auto any(const List& list) {
        return list[static_cast<typename List::size_type>(
            below(static_cast<qsizetype>(list.size())))];
    }
    [[nodiscard]] static QString named(const char* what, const QWidget& widget) {
        return QStringLiteral("%1 %2 %3")
            .arg(QLatin1String(what), QLatin1String(widget.metaObject()->className()),
                 nameOfAct(widget));
    }
    [[nodiscard]] QWidget* somewhere(QPoint& place) {
        const QPoint at(below(page().width()), below(page().height()));
        QWidget* there = page().childAt(at);
        place = there ? there->mapFrom(&page(), at) : QPoint();
        return there;
    }

    QString click() {
        QPoint place;
        QWidget* there = somewhere(place);
        if (!there)
            return QStringLiteral("click beside everything");
        QString what = named("click", *there);
        if (const auto* tabs = qobject_cast<QTabBar*>(there))
            what += tabs->tabText(tabs->tabAt(place));
        const Qt::MouseButton button = below(8) == 0 ? Qt::RightButton : Qt::LeftButton;
        constexpr std::array<Qt::KeyboardModifier, 3> modifiers{Qt::NoModifier, Qt::ControlModifier,
                                                                Qt::ShiftModifier};
        const auto modifier = below(6) == 0 ? any(modifiers) : Qt::NoModifier;
        if (below(6) == 0)
            QTest::mouseDClick(there, button, modifier, place);
        else
            QTest::mouseClick(there, button, modifier, place);
        return what;
    }

    QString drag() {
        QPoint place;
        QWidget* there = somewhere(place);
        if (!there)
            return QStringLiteral("drag nothing");
        const QString what = named("drag", *there);
        const QPointer<QWidget> alive(there);
        const QPoint end = place + QPoint(below(201) - 100, below(201) - 100);
        QTest::mousePress(there, Qt::LeftButton, {}, place);
        for (const QPoint& on : {(place + end) / 2, end})
            if (alive)
                QTest::mouseMove(there, on);
        if (alive)
            QTest::mouseRelease(there, Qt::LeftButton, {}, end);
        return what;
    }

    QString turnWheel() {
        QPoint place;
        QWidget* there = somewhere(place);
        if (!there)
            return QStringLiteral("wheel beside everything");
        const QString what = named("wheel", *there);
        QWheelEvent event(QPointF(place), there->mapToGlobal(QPointF(place)), {},
                          QPoint(0, below(2) == 0 ? 120 : -120), Qt::NoButton,
                          below(3) == 0 ? Qt::ControlModifier : Qt::NoModifier, Qt::NoScrollPhase,
                          false);
        QCoreApplication::sendEvent(there, &event);
        return what;
    }

    QString press() {
        static constexpr std::array keys{
            Qt::Key_Tab,  Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Escape,   Qt::Key_Space,
            Qt::Key_Left, Qt::Key_Right,   Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Home,
            Qt::Key_End,  Qt::Key_PageUp,  Qt::Key_F6,     Qt::Key_PageDown, Qt::Key_Delete,
            Qt::Key_Plus, Qt::Key_Minus,   Qt::Key_0,      Qt::Key_1,        Qt::Key_2,
            Qt::Key_F4,   Qt::Key_F5,      Qt::Key_Z,      Qt::Key_Y,        Qt::Key_C,
            Qt::Key_V,    Qt::Key_X,       Qt::Key_A,      Qt::Key_B,        Qt::Key_Backspace};
        static constexpr std::array<Qt::KeyboardModifier, 4> modifiers{
            Qt::NoModifier, Qt::ControlModifier, Qt::ShiftModifier, Qt::AltModifier};
        QWidget* focus = QApplication::focusWidget();
        if (!focus)
            focus = bench_.window.get();
        const Qt::Key key = any(keys);
        const auto modifier = below(2) == 0 ? any(modifiers) : Qt::NoModifier;
        const QString what =
            named("press", *focus) + QStringLiteral(" %1 %2").arg(key).arg(modifier);
        QTest::keyClick(focus, key, modifier);
        return what;
    }

    QString type() {
        static constexpr const char* texts[] = {"a",    "(p & q)", "-3 4 0", "x",  "12", "1,2",
                                                "((((", "}",       "# no",   "=0", "~",  "?"};
        if (QWidget* focus = QApplication::focusWidget()) {
            const QString what = named("type into", *focus);
            QTest::keyClicks(focus, QLatin1String(texts[below(std::size(texts))]));
            return what;
        }
        return QStringLiteral("type into nothing");
    }

    QString command() {
        const CommandSpec& spec = page().info().commands[static_cast<std::size_t>(
            below(static_cast<qsizetype>(page().info().commands.size())))];
        spec.trigger(page());
        return QString::fromLatin1(spec.id);
    }

    /// One of the controls, however small it is.
    QString control() {
        const auto acts = actsOf(page());
        if (acts.empty())
            return {};
        const Act act = any(acts);
        act.run();
        return act.name;
    }

    QString menu() {
        const auto menus = bench_.window->findChildren<QMenu*>();
        QMenu* menu = any(menus);
        Q_EMIT menu->aboutToShow(); // which fills some
        const QList<QAction*> entries = entriesOf(*menu);
        if (entries.isEmpty())
            return QStringLiteral("an empty menu");
        QAction* entry = any(entries);
        const QString what = QStringLiteral("menu ") + entry->text();
        // The window goes on.
        if (!entry->text().contains(QStringLiteral("Quit")))
            entry->trigger();
        return what;
    }

    QString goTo() {
        const auto& pages = allPages();
        const QString id = any(pages).id;
        bench_.window->showPage(bench_.window->page(id));
        return QStringLiteral("go to ") + id;
    }

    QString open() {
        const Example example = any(examples_);
        bench_.window->openFiles({ownFile(example)});
        return QStringLiteral("open ") + example.file;
    }

    QString resize() {
        bench_.window->resize(800 + below(800), 500 + below(500));
        return QStringLiteral("resize");
    }

    QString answer() {
        bench_.dialogs.answer = below(3) == 0 ? std::nullopt : std::optional(below(3));
        return QStringLiteral("another answer to questions");
    }

    QString wait() {
        QTest::qWait(below(60));
        return QStringLiteral("wait");
    }

    Bench& bench_;
    Random random_;
    QList<Example> examples_;
    QTimer impatience_;
    QElapsedTimer since_; ///< The last act began.
};

class MonkeyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase() {
        returnLargeBlocks(); // as the program does
        for (const char* scheme : {"file", "http", "https"})
            QDesktopServices::setUrlHandler(QLatin1String(scheme), this, "openNothing");
    }

    /// LOGGIA_EVENTS many, by default few; the seed is LOGGIA_SEED's. LOGGIA_UNDO are the megabytes
    /// for the steps of a page; with LOGGIA_STACKS, what the window does is printed each time that
    /// it has been silent for so many milliseconds.
    void theWindowGoesOn() {
        const int wanted = qEnvironmentVariableIntValue("LOGGIA_EVENTS");
        const int events = wanted > 0 ? wanted : test_suite::rounds(400);
        Bench bench(allPages);
        if (const int undo = qEnvironmentVariableIntValue("LOGGIA_UNDO"); undo > 0) {
            bench.settings->setValue(QLatin1String(settings::undo_megabytes.key), undo);
            bench.close();
            bench.open();
        }
        Monkey monkey(bench, test_suite::seed(1));
        LongestSilence silence;
#ifdef __GLIBC__
        std::optional<SilenceStacks> stacks;
        if (const int most = qEnvironmentVariableIntValue("LOGGIA_STACKS"); most > 0)
            stacks.emplace(most);
#endif
        double worst = 0;
        QString slowest;
        constexpr int many = 1'000;
        constexpr double noteworthy_ms = 50;
        QStringList latest; // what was done, for what is noteworthy
        constexpr qsizetype remembered = 8;
        for (int i = 0; i < events; ++i) {
            const QString page = bench.window->currentPage()->info().id;
            const QString what = page + QStringLiteral(": ") + monkey.act();
            QCoreApplication::processEvents();
            QVERIFY2(bench.window->isVisible(), qPrintable(what));
            if (silence.milliseconds() > worst) {
                worst = silence.milliseconds();
                slowest = what;
            }
            latest << what;
            if (latest.size() > remembered)
                latest.removeFirst();
            if (wanted > 0 && silence.milliseconds() > noteworthy_ms)
                std::printf("%d: %.0f ms: %s\n", i, silence.milliseconds(),
                            qPrintable(latest.join(QStringLiteral(" | "))));
            silence.reset();
            if (wanted > 0 && i % many == 0) {
                printMemory(i, bench);
                silence.reset();
            }
        }
        for (const PageInfo& info : allPages())
            bench.window->page(info.id)->stop();
        if (wanted > 0) {
            std::printf("longest silence %.0f ms: %s\n", worst, qPrintable(slowest));
            printMemory(events, bench);
        }
        // Some pages and chapters of the guide are made at their first use.
        constexpr double most_ms = 3 * most_silence_ms;
        QVERIFY2(worst < most_ms, qPrintable(slowest + QStringLiteral(": %1 ms").arg(worst)));
    }

public Q_SLOTS:
    void openNothing(const QUrl&) {}
};

LOGGIA_WINDOW_TEST(MonkeyTest)

} // namespace monkey_test

#include "monkey_test.moc"
