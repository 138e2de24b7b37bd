#include "tests/suite.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/batch/settings_fields.hpp"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <limits>

namespace settings_fields_test {

using namespace loggia::ui;
using namespace loggia::ui::testing;

QString q(const char* text) {
    return QString::fromLatin1(text);
}

/// A panel with a field of each kind.
struct Panel {
    int number = 3;
    double seconds = 1.5;
    QString text = q("a");
    int choice = 1;
    QString path = q("/tmp/x");

    QWidget widget;
    SettingsFields fields{&widget};
    QFormLayout* form = SettingsFields::makeForm(&widget);
    QSpinBox* number_box = fields.addNumber(*form, q("N&umber"), "number", number, {1, 9}, q("1"));
    QDoubleSpinBox* seconds_box =
        fields.addSeconds(*form, q("&Seconds"), "seconds", seconds, q("2"));
    QLineEdit* text_edit = fields.addText(*form, q("&Text"), "text", text, q("3"));
    QComboBox* choice_box =
        fields.addChoice(*form, q("&Choice"), "choice", choice, {q("x"), q("y"), q("z")}, q("4"));
    SettingsFields::Path path_field = fields.makePath(q("&Path"), "path", path, q("5"));
    QSignalSpy changed{&fields, &SettingsFields::changed};

    Panel() { form->addRow(path_field.both); }
};

class SettingsFieldsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// What is counted is grouped by thousands, a seed is not.
    void numbersAreGrouped() {
        QWidget widget;
        widget.setLocale(QLocale(QLocale::English));
        SettingsFields fields(&widget);
        QFormLayout* form = SettingsFields::makeForm(&widget);
        int memory = 1'048'576;
        int seed = 1'048'576;
        const QSpinBox* memory_box =
            fields.addNumber(*form, q("&Memory"), "memory", memory, {1, 2'000'000}, q("1"));
        const QSpinBox* seed_box = fields.addSeed(*form, q("&Seed"), seed, q("2"));
        fields.show();
        QCOMPARE(memory_box->text(), q("1,048,576"));
        QCOMPARE(seed_box->text(), q("1048576"));
        QCOMPARE(seed_box->maximum(), std::numeric_limits<int>::max());
    }

    void fieldsShowWhatIsSet() {
        Panel p;
        int shows = 0;
        p.fields.add([&] {
            ++shows;
            QVERIFY(p.fields.isShowing());
        });
        p.fields.show();
        QCOMPARE(p.number_box->value(), 3);
        QCOMPARE(p.seconds_box->value(), 1.5);
        QCOMPARE(p.text_edit->text(), q("a"));
        QCOMPARE(p.choice_box->currentIndex(), 1);
        QCOMPARE(p.path_field.edit->text(), q("/tmp/x"));
        QCOMPARE(shows, 1);
        QVERIFY(!p.fields.isShowing());
        QCOMPARE(p.changed.size(), 0);
        // What a field cannot show stays as it is.
        p.number = 100;
        p.fields.show();
        QCOMPARE(p.number_box->value(), 9);
        QCOMPARE(p.number, 100);
    }

    void whatIsEnteredIsSet() {
        Panel p;
        p.fields.show();
        p.number_box->setValue(5);
        QCOMPARE(p.number, 5);
        p.seconds_box->setValue(0.2);
        QCOMPARE(p.seconds, 0.2);
        p.text_edit->setText(q("b"));
        QCOMPARE(p.text, q("b"));
        p.choice_box->setCurrentIndex(2);
        QCOMPARE(p.choice, 2);
        p.path_field.edit->setText(q("/tmp/y"));
        QCOMPARE(p.path, q("/tmp/y"));
        QCOMPARE(p.changed.size(), 5);
    }

    void whatIsBeingTypedIsSetByCommit() {
        Panel p;
        p.fields.show();
        p.widget.show();
        p.number_box->selectAll();
        QTest::keyClicks(p.number_box, q("7"));
        QCOMPARE(p.number, 3);
        p.fields.commit();
        QCOMPARE(p.number, 7);
    }

    void eachFieldHasANameAndATip() {
        Panel p;
        const QList<QWidget*> fields = {p.number_box, p.seconds_box, p.text_edit, p.choice_box,
                                        p.path_field.edit};
        const QStringList names = {q("Number"), q("Seconds"), q("Text"), q("Choice"), q("Path")};
        for (int i = 0; i < fields.size(); ++i) {
            QCOMPARE(fields[i]->accessibleName(), names[i]);
            QCOMPARE(fields[i]->objectName(), names[i].toLower());
            QCOMPARE(fields[i]->toolTip(), QString::number(i + 1));
        }
        for (int i = 0; i < 4; ++i)
            QCOMPARE(static_cast<QLabel*>(p.form->labelForField(fields[i]))->buddy(), fields[i]);
        QCOMPARE(p.path_field.choose->objectName(), q("choose-path"));
        QCOMPARE(p.path_field.choose->accessibleName(), q("Choose the file: Path"));
        QCOMPARE(p.path_field.choose->toolTip(), q("Choose the file: Path"));
    }
};

LOGGIA_WINDOW_TEST(SettingsFieldsTest)

} // namespace settings_fields_test

#include "settings_fields_test.moc"
