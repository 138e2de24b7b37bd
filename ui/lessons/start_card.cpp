#include "ui/lessons/start_card.hpp"

#include "ui/theme/icons.hpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPushButton>
#include <QToolButton>

namespace loggia::ui {

namespace {

/// In pixels, of the window: below this no page has room to spare.
constexpr int low_window = 560;

/// The first sentence, or all where there is only one.
QString firstSentence(const QString& text) {
    const qsizetype end = text.indexOf(QLatin1String(". "));
    return end < 0 ? text : text.left(end + 1);
}

} // namespace

StartCard::StartCard(const QString& text, const Offers& offers, QWidget* parent)
    : QFrame(parent), text_(text), label_(new QLabel(text, this)) {
    setObjectName(QStringLiteral("startCard"));
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Introduction"));
    setAttribute(Qt::WA_NoMousePropagation); // a click on its words is no click on the page
    // As high as its text wants in the width that there is: Fixed would be the height of
    // sizeHint().
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    label_->setTextFormat(Qt::PlainText);
    label_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 6, 6);
    row->addWidget(label_, 1);
    const auto add = [this, row](const QString& name, const QString& tip, auto signal) {
        auto* button = new QPushButton(name, this);
        button->setToolTip(tip);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
    };
    if (offers.lesson)
        add(tr("Start the lesson"), tr("A few steps on a separate page; also in Help > Learn"),
            &StartCard::lessonWanted);
    if (offers.example)
        add(tr("Open an example"), tr("The first of those in File > Examples"),
            &StartCard::exampleWanted);
    add(tr("New"), tr("Begin with an empty document (Ctrl+N)"), &StartCard::newWanted);
    auto* close = new QToolButton(this);
    close->setIcon(icon(QStringLiteral("close")));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close the introduction"));
    close->setToolTip(tr("Help > Introduction brings it back"));
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, &StartCard::closeWanted);
    pause_.setSingleShot(true);
    connect(&pause_, &QTimer::timeout, this, &StartCard::closeIfIdle);
    qApp->installEventFilter(this);
}

void StartCard::leave() {
    is_leaving_ = true;
    closeIfIdle();
}

void StartCard::closeIfIdle() {
    if (is_leaving_ && !is_pressed_ && !pause_.isActive())
        Q_EMIT closeWanted();
}

void StartCard::fitToWindow() {
    const bool is_low = window()->height() < low_window;
    const QString shown = is_low ? firstSentence(text_) : text_;
    if (label_->text() == shown)
        return;
    label_->setText(shown);
    label_->setToolTip(is_low ? text_ : QString());
}

void StartCard::showEvent(QShowEvent* event) {
    fitToWindow();
    QFrame::showEvent(event);
}

bool StartCard::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
        if (watched == window())
            fitToWindow();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
        is_pressed_ = static_cast<const QMouseEvent*>(event)->buttons() != Qt::NoButton;
        if (const auto* clicked = qobject_cast<const QWidget*>(watched)) {
            if (clicked == this || isAncestorOf(clicked))
                pause_.stop(); // nothing of the page is aimed at
            else
                pause_.start(2 * QApplication::doubleClickInterval());
        }
        // Later: the release first goes to the one that it is meant for.
        if (is_leaving_ && !is_pressed_)
            QMetaObject::invokeMethod(this, &StartCard::closeIfIdle, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace loggia::ui
