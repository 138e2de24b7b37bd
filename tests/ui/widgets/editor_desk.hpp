#pragma once

#include "tests/ui/support/checks.hpp"
#include "tests/ui/support/pictures.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

// What the tests of an editor share.
namespace loggia::ui::testing {

/// An editor and a field after it, in a window.
struct EditorDesk {
    QWidget window;
    SourceEditor* editor;
    QLineEdit* after = new QLineEdit;

    explicit EditorDesk(SourceEditor::Lines lines = SourceEditor::Lines::many)
        : editor(new SourceEditor(lines)) {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(editor);
        layout->addWidget(after);
        window.resize(500, 300);
        window.show();
        window.activateWindow();
        editor->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    void type(const char* text) {
        for (const QChar c : QString::fromUtf8(text))
            QTest::keyClick(receiver(), c.toLatin1());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(receiver(), key, modifiers);
    }
    /// Where the platform sends keys: a popup takes them all.
    [[nodiscard]] QWidget* receiver() const {
        QWidget* popup = QApplication::activePopupWidget();
        return popup ? popup : editor;
    }
};

/// As far as soft edges of letters and waves are from the colour that they are drawn in.
inline constexpr int soft_edge = 60;

inline void toClipboard(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

} // namespace loggia::ui::testing
