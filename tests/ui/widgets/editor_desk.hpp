#pragma once

#include "tests/ui/support/checks.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

#include <cstdlib>

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

/// How many dots are about of that colour.
inline QRgb dotsOf(const QImage& image, const QColor& colour, const QRect& within) {
    QRgb count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            if (image.valid(x, y)) {
                const QColor dot = image.pixelColor(x, y);
                if (std::abs(dot.red() - colour.red()) + std::abs(dot.green() - colour.green()) +
                        std::abs(dot.blue() - colour.blue()) <
                    60)
                    ++count;
            }
    return count;
}

inline void toClipboard(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

} // namespace loggia::ui::testing
