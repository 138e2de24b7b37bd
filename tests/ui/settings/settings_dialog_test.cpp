#include "core/base/file.hpp"
#include "tests/suite.hpp"
#include "tests/ui/support/accessibility.hpp"
#include "tests/ui/support/checks.hpp"
#include "ui/settings/settings_dialog.hpp"
#include "ui/theme/theme.hpp"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace settings_dialog_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;

struct Desk {
    Desk() {
        qputenv("XDG_CACHE_HOME", folder.path().toUtf8());
        dialog = new SettingsDialog(settings, theme, nullptr);
        dialog->show();
    }
    ~Desk() {
        delete dialog;
        qunsetenv("XDG_CACHE_HOME");
    }
    template <class Widget>
    [[nodiscard]] Widget* field(const char* key) const {
        return dialog->findChild<Widget*>(QLatin1String(key));
    }

    QTemporaryDir folder;
    QSettings stored{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    Settings settings{stored};
    Theme theme{*qApp, stored};
    SettingsDialog* dialog = nullptr;
};

class SettingsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// Group by group, the fields begin in one place.
    void fieldsStandBelowEachOther() {
        const Desk desk;
        const auto begin = [&desk](const char* name) {
            const auto* field = desk.field<QWidget>(name);
            return field->mapTo(desk.dialog, QPoint()).x();
        };
        for (const char* name :
             {settings::window_text.key, settings::threads.key, settings::kept_at_exit.key,
              settings::undo_megabytes.key, "folder"})
            QTRY_COMPARE(begin(name), begin("theme"));
    }

    void changesNumbersByKeyboard() {
        const Desk desk;
        for (const Setting<int>& setting :
             {settings::window_text, settings::editor_text, settings::board_text, settings::threads,
              settings::minimising_seconds, settings::undo_megabytes}) {
            auto* box = desk.field<QSpinBox>(setting.key);
            QVERIFY2(box != nullptr, setting.key);
            QCOMPARE(box->value(), setting.usual);
            QTest::keyClick(box, Qt::Key_Up);
            QVERIFY2(box->value() > setting.usual, setting.key);
            QCOMPARE(desk.settings.value(setting), box->value());
        }
        auto* seconds = desk.field<QDoubleSpinBox>(settings::thinking_seconds.key);
        QTest::keyClick(seconds, Qt::Key_Up);
        QVERIFY(seconds->value() > settings::thinking_seconds.usual);
        QCOMPARE(desk.settings.value(settings::thinking_seconds), seconds->value());
    }

    void changesChoicesByKeyboard() {
        const Desk desk;
        for (const Setting<int>& setting :
             {settings::answers, settings::language, settings::kept_at_exit}) {
            auto* box = desk.field<QComboBox>(setting.key);
            QVERIFY2(box != nullptr, setting.key);
            QCOMPARE(box->count(), setting.most + 1);
            QTest::keyClick(box, Qt::Key_Down);
            QCOMPARE(desk.settings.value(setting), 1);
            // And it shows what others change.
            desk.dialog->activateWindow();
        }
        QCOMPARE(desk.field<QComboBox>(settings::language.key)->itemText(2),
                 QStringLiteral("Deutsch"));
        QTest::keyClick(desk.field<QComboBox>("theme"), Qt::Key_End);
        QCOMPARE(desk.theme.mode(), ThemeMode::dark);
        QTest::keyClick(desk.field<QComboBox>("motion"), Qt::Key_End);
        QCOMPARE(desk.theme.motion(), Motion::reduced);
    }

    /// Every field explains itself, and takes the keyboard by Tab and click but not by the wheel. A
    /// number counts when it is typed, not digit by digit: 1 of 128 MB would forget most steps.
    void fieldsHaveTips() {
        const Desk desk;
        int fields = 0;
        const auto check = [&fields](const QWidget& field) {
            ++fields;
            QVERIFY2(!field.toolTip().isEmpty(), qPrintable(field.objectName()));
            QVERIFY2(field.focusPolicy() == Qt::StrongFocus, qPrintable(field.objectName()));
        };
        for (const auto* each : desk.dialog->findChildren<QAbstractSpinBox*>()) {
            check(*each);
            QVERIFY2(!each->keyboardTracking(), qPrintable(each->objectName()));
        }
        for (const auto* each : desk.dialog->findChildren<QComboBox*>())
            check(*each);
        QCOMPARE(fields, 12);
    }

    /// It restored the defaults of everything.
    void enterEndsTheInput() {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowExposed(desk.dialog));
        desk.settings.set(settings::editor_text, 150);
        auto* field = desk.field<QSpinBox>(settings::undo_megabytes.key);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QStringLiteral("128"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->value(), 128);
        QCOMPARE(desk.settings.value(settings::undo_megabytes), 128);
        QCOMPARE(desk.settings.value(settings::editor_text), 150);
        QVERIFY(desk.dialog->isVisible());
        for (const QPushButton* button : desk.dialog->findChildren<QPushButton*>())
            QVERIFY2(!button->isDefault() && !button->autoDefault(), qPrintable(button->text()));
    }

    void showsWhatChangesElsewhere() {
        Desk desk;
        desk.settings.set(settings::undo_megabytes, 8);
        QCOMPARE(desk.field<QSpinBox>(settings::undo_megabytes.key)->value(), 8);
        desk.settings.set(settings::answers, 2);
        QCOMPARE(desk.field<QComboBox>(settings::answers.key)->currentIndex(), 2);
        desk.theme.setMode(ThemeMode::light);
        QCOMPARE(desk.field<QComboBox>("theme")->currentIndex(), 1);
    }

    /// Theme and motion, too, which have no setting of their own.
    void showsWhatWasSetBefore() {
        Desk desk;
        desk.theme.setMode(ThemeMode::light);
        desk.theme.setMotion(Motion::reduced);
        SettingsDialog later(desk.settings, desk.theme, nullptr);
        later.setAttribute(Qt::WA_DeleteOnClose, false);
        for (const SettingsDialog* each : {desk.dialog, &later}) {
            QCOMPARE(each->findChild<QComboBox*>(QStringLiteral("theme"))->currentIndex(), 1);
            QCOMPARE(each->findChild<QComboBox*>(QStringLiteral("motion"))->currentIndex(), 2);
        }
    }

    /// Per cent go by tens; thousands are separated; what stands for no limit says so.
    void numbersFitWhatTheyAre() {
        const Desk desk;
        auto* text = desk.field<QSpinBox>(settings::window_text.key);
        text->stepUp();
        QCOMPARE(text->value(), 110);
        auto* threads = desk.field<QSpinBox>(settings::threads.key);
        threads->stepUp();
        QCOMPARE(threads->value(), 2);
        auto* undo = desk.field<QSpinBox>(settings::undo_megabytes.key);
        undo->setValue(settings::undo_megabytes.most);
        QCOMPARE(undo->text(), QStringLiteral("4,096 MB"));
        QCOMPARE(desk.field<QSpinBox>(settings::minimising_seconds.key)->text(),
                 QStringLiteral("none"));
        const auto* seconds = desk.field<QDoubleSpinBox>(settings::thinking_seconds.key);
        QCOMPARE(seconds->minimum(), settings::thinking_seconds.least);
        QCOMPARE(seconds->maximum(), settings::thinking_seconds.most);
    }

    void restoresDefaults() {
        Desk desk;
        desk.settings.set(settings::editor_text, 150);
        desk.theme.setMode(ThemeMode::dark);
        desk.theme.setMotion(Motion::reduced);
        buttonOf(*desk.dialog, "Restore Defaults")->click();
        QCOMPARE(desk.settings.value(settings::editor_text), 100);
        QCOMPARE(desk.field<QSpinBox>(settings::editor_text.key)->value(), 100);
        QCOMPARE(desk.theme.mode(), ThemeMode::system);
        QCOMPARE(desk.theme.motion(), Motion::system);
        QCOMPARE(desk.field<QComboBox>("motion")->currentIndex(), 0);
    }

    void clearsTables() {
        const QTemporaryDir root;
        QVERIFY(QDir(root.path()).mkpath(QStringLiteral("loggia")));
        const QString table = root.filePath(QStringLiteral("loggia/tiles-4.patterns"));
        QVERIFY(write_file(table.toStdString(), std::string(2048, 'x')).has_value());
        Desk desk;
        QVERIFY(!desk.field<QPushButton>("clear")->isEnabled());
        qputenv("XDG_CACHE_HOME", root.path().toUtf8());
        SettingsDialog dialog(desk.settings, desk.theme, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(dialog.findChild<QLabel*>(QStringLiteral("folder"))->text(),
                 root.filePath(QStringLiteral("loggia")));
        auto* size = dialog.findChild<QLabel*>(QStringLiteral("size"));
        QVERIFY2(size->text().startsWith(QStringLiteral("1 table, 2")), qPrintable(size->text()));
        QVERIFY2(size->text().endsWith(QStringLiteral(" kB")), qPrintable(size->text()));
        dialog.findChild<QPushButton*>(QStringLiteral("clear"))->click();
        QVERIFY(!QFile::exists(table));
        QCOMPARE(size->text(), QStringLiteral("no tables"));
    }

    /// A folder deep in the tree makes the window no wider; what is cut is on the next line.
    void longFoldersAreWrapped() {
        Desk desk;
        QString path = desk.folder.path();
        for (int i = 0; i < 12; ++i)
            path += QStringLiteral("/a folder in a folder");
        qputenv("XDG_CACHE_HOME", path.toUtf8());
        SettingsDialog dialog(desk.settings, desk.theme, nullptr);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(dialog.width() <= desk.dialog->width() + 20);
        const auto* folder = dialog.findChild<QLabel*>(QStringLiteral("folder"));
        QVERIFY(folder->text().startsWith(path));
        QVERIFY(folder->height() > 2 * folder->fontMetrics().height());
    }

    /// Nothing is cut off at the side where the text grows, which is a setting in it.
    void growsWithTheText() {
        const Desk desk;
        QFont large = desk.dialog->font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        desk.dialog->setFont(large);
        const auto* area = desk.dialog->findChild<QScrollArea*>();
        QTRY_VERIFY(area->widget()->minimumSizeHint().width() <= area->viewport()->width());
    }

    void isAccessible() {
        const Desk desk;
        QCOMPARE(namelessWidgets(*desk.dialog), QStringList());
        QCOMPARE(sharedMnemonics(*desk.dialog), QStringList());
        QCOMPARE(unplacedWidgets(*desk.dialog), QStringList());
        QTest::keyClick(desk.dialog, Qt::Key_Escape);
        QVERIFY(!desk.dialog->isVisible());
    }
};

LOGGIA_WINDOW_TEST(SettingsDialogTest)

} // namespace settings_dialog_test

#include "settings_dialog_test.moc"
