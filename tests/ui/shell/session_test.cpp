#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/shell/session.hpp"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>

namespace session_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

QString q(const char* text) {
    return QString::fromLatin1(text);
}

enum class Shape : unsigned char { round, square, star };

/// One of each that a session can keep.
struct Kept {
    Kept() {
        box.setRange(2, 9);
        number.setRange(-1, 1);
        choice.addItems({q("a"), q("b"), q("c")});
        for (int i = 0; i < 3; ++i)
            tabs.addTab(new QWidget(&tabs), QString::number(i));
        session.keep("box", &box);
        session.keep("number", &number);
        session.keep("choice", &choice);
        session.keep("tabs", &tabs);
        session.keep("check", &check);
        session.keepChoice(
            "shape", 3, [this] { return shape; }, [this](Shape value) { shape = value; }, &check,
            &QCheckBox::toggled);
        session.keep(
            "text", [this] { return text; }, [this](const std::string& value) { text = value; },
            &check, &QCheckBox::toggled, &box, &QSpinBox::valueChanged);
        session.keep(
            "maybe", [this] { return maybe; }, [this](const QJsonArray& value) { maybe = value; },
            &check, &QCheckBox::toggled);
        part.keep("inner", &inner);
        session.keep("part", &part);
    }

    QSpinBox box;
    QDoubleSpinBox number;
    QComboBox choice;
    QTabWidget tabs;
    QCheckBox check;
    QCheckBox inner;
    Shape shape = Shape::square;
    std::string text = "word";
    std::optional<QJsonArray> maybe;
    Session part;
    Session session;
};

class SessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    void allThatIsKeptComesBack() {
        Kept kept;
        kept.box.setValue(7);
        kept.number.setValue(0.5);
        kept.choice.setCurrentIndex(2);
        kept.tabs.setCurrentIndex(1);
        kept.check.setChecked(true);
        kept.inner.setChecked(true);
        kept.shape = Shape::star;
        kept.text = "ä";
        kept.maybe = QJsonArray{1, 2};
        const QJsonObject state = kept.session.state();
        QCOMPARE(state, (QJsonObject{{q("box"), 7},
                                     {q("number"), 0.5},
                                     {q("choice"), 2},
                                     {q("tabs"), 1},
                                     {q("check"), true},
                                     {q("shape"), 2},
                                     {q("text"), QStringLiteral("ä")},
                                     {q("maybe"), QJsonArray{1, 2}},
                                     {q("part"), QJsonObject{{q("inner"), true}}}}));
        Kept other;
        QVERIFY(!other.session.state().contains(q("maybe")));
        const QSignalSpy restored(&other.session, &Session::restored);
        other.session.restore(state);
        QCOMPARE(restored.size(), 1);
        QCOMPARE(other.session.state(), state);
        QCOMPARE(other.shape, Shape::star);
        QVERIFY(other.inner.isChecked());
    }

    void everyChangeIsNoticed() {
        Kept kept;
        const QSignalSpy changed(&kept.session, &Session::changed);
        qsizetype before = 0;
        const auto noticed = [&] { return changed.size() > std::exchange(before, changed.size()); };
        kept.box.setValue(7);
        QVERIFY(noticed());
        kept.number.setValue(0.5);
        QVERIFY(noticed());
        kept.choice.setCurrentIndex(2);
        QVERIFY(noticed());
        kept.tabs.setCurrentIndex(1);
        QVERIFY(noticed());
        kept.check.setChecked(true);
        QVERIFY(noticed());
        kept.inner.setChecked(true);
        QVERIFY(noticed());
        QVERIFY(!noticed());
    }

    void aWindowComesBack() {
        struct Window : QWidget {
            Window() {
                for (int i = 0; i < 2; ++i)
                    splitter.addWidget(new QWidget(&splitter));
                splitter.resize(300, 100);
                splitter.setSizes({100, 200});
                session.keep("splitter", &splitter);
                session.keepGeometry(this);
            }
            QSplitter splitter{this};
            Session session;
        };
        Window window;
        window.resize(400, 300);
        const QSignalSpy changed(&window.session, &Session::changed);
        window.show();
        window.resize(500, 400);
        QVERIFY(!changed.isEmpty());
        qsizetype before = changed.size();
        window.move(30, 40);
        QVERIFY(changed.size() > std::exchange(before, changed.size()));
        Q_EMIT window.splitter.splitterMoved(0, 0);
        QVERIFY(changed.size() > std::exchange(before, changed.size()));
        window.setWindowTitle(q("Window"));
        QCOMPARE(changed.size(), before);
        window.splitter.setSizes({250, 50});

        Window other;
        other.session.restore(window.session.state());
        other.show();
        QCOMPARE(other.geometry(), window.geometry());
        QCOMPARE(other.splitter.sizes(), window.splitter.sizes());
        other.session.restore({{q("splitter"), q("?")}, {q("geometry"), q("?")}});
        QCOMPARE(other.geometry(), window.geometry());
        QCOMPARE(other.splitter.sizes(), window.splitter.sizes());
    }

    void whatCannotBeMeantChangesNothing_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* key, const QJsonValue& value, const char* why) {
            QTest::addRow("%s: %s", key, why) << q(key) << value;
        };
        for (const char* key :
             {"box", "number", "choice", "tabs", "check", "shape", "text", "maybe", "part"}) {
            row(key, QJsonValue(QJsonValue::Null), "null");
            row(key, QJsonObject{{q("x"), 1}}, "an object");
        }
        for (const char* key : {"box", "choice", "tabs", "shape"}) {
            row(key, 1.5, "a fraction");
            row(key, -1, "too small");
            row(key, 1e300, "too large for a number of 32 bits");
            row(key, 99, "too large");
            row(key, q("3"), "a text");
            row(key, true, "a truth value");
        }
        row("number", 2.0, "too large");
        row("check", 1, "a number");
        row("text", 7, "a number");
        row("maybe", q("x"), "a text");
    }
    void whatCannotBeMeantChangesNothing() {
        QFETCH(QString, key);
        QFETCH(QJsonValue, value);
        Kept kept;
        kept.maybe = QJsonArray{3};
        const QJsonObject state = kept.session.state();
        kept.session.restore({{key, value}, {q("unknown"), 1}});
        QCOMPARE(kept.session.state(), state);
    }
};

LOGGIA_WINDOW_TEST(SessionTest)

} // namespace session_test

#include "session_test.moc"
