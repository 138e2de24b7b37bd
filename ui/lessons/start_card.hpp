#pragma once

#include <QFrame>

class QPushButton;

namespace loggia::ui {

/// What a page is for, above it, at the first start: a few words, and up to three ways to begin. It
/// takes room of its own and covers nothing.
class StartCard final : public QFrame {
    Q_OBJECT

public:
    struct Offers {
        bool lesson = false;
        bool example = false;
    };
    StartCard(const QString& text, const Offers& offers, QWidget* parent);

Q_SIGNALS:
    void lessonWanted();
    void exampleWanted();
    void newWanted();
    void closeWanted();
};

} // namespace loggia::ui
