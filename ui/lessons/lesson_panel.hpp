#pragma once

#include "core/lessons/lesson.hpp"
#include "ui/lessons/lesson_checks.hpp"
#include "ui/lessons/lesson_progress.hpp"

#include <QByteArray>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace loggia::ui {

class LessonHighlight;

/// Leads through a lesson on a page of its own: one step at a time, with a task that is checked as
/// soon as the page changes, hints on demand, and a frame around the control that is meant.
class LessonPanel final : public QWidget {
    Q_OBJECT

public:
    /// The bytes of an example, by its name below the folder of the examples, and the path by which
    /// a page knows it; or why there is none.
    struct ExampleFile {
        QByteArray content;
        QString path;
    };
    using ExampleReader = std::function<Result<ExampleFile>(const QString& name)>;

    static constexpr int usual_width = 290;
    /// How often checks are made, in milliseconds.
    static constexpr int check_interval = 150;

    /// Begins at step `first`, or at the one before it that opens what it needs. `page` has to
    /// outlive this.
    LessonPanel(lessons::Lesson lesson, Page* page, ExampleReader examples, std::size_t first,
                QWidget* parent);

    [[nodiscard]] const lessons::Lesson& lesson() const { return lesson_; }
    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] bool isStepDone() const { return done_; }
    /// A command was run by the person.
    void noteCommand(const QString& id);
    [[nodiscard]] LessonProgress progress() const;
    /// Goes on where the person was.
    void resume(const LessonProgress& progress);
    /// Gives the keyboard to the field for the answer where the step asks for one.
    void focusAnswer();
    /// Gives the keyboard to what the step is about.
    void focusTask();

Q_SIGNALS:
    /// Another step is shown.
    void stepChanged(std::size_t step);
    /// The last step is done and was left.
    void finished();
    /// A person wants to leave the lesson.
    void stopWanted();

private:
    void build();
    /// With the document that the step opens, or with one that was kept.
    void begin(std::size_t step, const QByteArray* kept = nullptr);
    void openDocument();
    void showValues();
    void check();
    void setDone();
    void noteClick();
    void showHint();
    void goOn();
    void refresh();
    [[nodiscard]] const lessons::Step& current() const { return lesson_.steps[step_]; }

    lessons::Lesson lesson_;
    Page* page_;
    ExampleReader examples_;
    std::size_t step_ = 0;
    std::size_t hints_ = 0; ///< So many hints of the step are shown.
    bool done_ = false;
    StepDeeds deeds_;
    QTimer timer_;
    LessonHighlight* highlight_;
    QLabel* title_;
    QLabel* place_;
    QLabel* heading_;
    QLabel* text_;
    QLabel* question_;
    QLineEdit* answer_;
    QLabel* hint_text_;
    QLabel* fault_; ///< What the lesson's author has to mend.
    QPushButton* hint_;
    QLabel* verdict_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* stop_;
};

} // namespace loggia::ui
