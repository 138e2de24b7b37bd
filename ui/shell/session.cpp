#include "ui/shell/session.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QWidget>

#include <algorithm>

namespace loggia::ui {

void Session::add(const char* key, Get get, Set set) {
    QString name = QString::fromLatin1(key);
    Q_ASSERT_X(std::ranges::find(entries_, name, &Entry::key) == entries_.end(), "Session", key);
    entries_.push_back({std::move(name), std::move(get), std::move(set)});
}

std::optional<int> Session::whole(const QJsonValue& stored) {
    // What is no whole number of this size gives what is asked for otherwise: two different
    // answers.
    const int number = stored.toInt(0);
    if (!stored.isDouble() || stored.toInt(1) != number)
        return {};
    return number;
}

void Session::keep(const char* key, QTabWidget* tabs) {
    keep(
        key, [tabs] { return tabs->currentIndex(); },
        // Passes over an index that there is not.
        [tabs](int index) { tabs->setCurrentIndex(index); }, tabs, &QTabWidget::currentChanged);
}

void Session::keep(const char* key, QAbstractButton* button) {
    keep(
        key, [button] { return button->isChecked(); },
        [button](bool checked) { button->setChecked(checked); }, button, &QAbstractButton::toggled);
}

void Session::keep(const char* key, QComboBox* box) {
    keep(
        key, [box] { return box->currentIndex(); },
        [box](int index) {
            if (index >= 0 && index < box->count())
                box->setCurrentIndex(index);
        },
        box, &QComboBox::currentIndexChanged);
}

void Session::keep(const char* key, QSpinBox* box) {
    keep(
        key, [box] { return box->value(); },
        [box](int value) {
            if (value >= box->minimum() && value <= box->maximum())
                box->setValue(value);
        },
        box, &QSpinBox::valueChanged);
}

void Session::keep(const char* key, QDoubleSpinBox* box) {
    keep(
        key, [box] { return box->value(); },
        [box](double value) {
            if (value >= box->minimum() && value <= box->maximum())
                box->setValue(value);
        },
        box, &QDoubleSpinBox::valueChanged);
}

void Session::keep(const char* key, QSplitter* splitter) {
    keep(
        key, [splitter] { return QString::fromLatin1(splitter->saveState().toBase64()); },
        // Passes over what is no state of a splitter.
        [splitter](const QString& state) {
            splitter->restoreState(QByteArray::fromBase64(state.toLatin1()));
        },
        splitter, &QSplitter::splitterMoved);
}

void Session::keepGeometry(QWidget* window) {
    keep(
        "geometry", [window] { return QString::fromLatin1(window->saveGeometry().toBase64()); },
        [window](const QString& geometry) {
            window->restoreGeometry(QByteArray::fromBase64(geometry.toLatin1()));
        });
    window->installEventFilter(this);
}

bool Session::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        Q_EMIT changed();
    return QObject::eventFilter(watched, event);
}

void Session::keep(const char* key, Session* part) {
    keep(
        key, [part] { return part->state(); },
        [part](const QJsonObject& state) { part->restore(state); }, part, &Session::changed);
}

QJsonObject Session::state() const {
    QJsonObject state;
    for (const Entry& entry : entries_)
        if (const QJsonValue value = entry.get(); !value.isUndefined())
            state.insert(entry.key, value);
    return state;
}

QJsonObject Session::state(const char* key) const {
    QJsonObject state;
    for (const Entry& entry : entries_)
        if (entry.key == QLatin1String(key))
            if (const QJsonValue value = entry.get(); !value.isUndefined())
                state.insert(entry.key, value);
    return state;
}

void Session::restore(const QJsonObject& state) {
    for (const Entry& entry : entries_)
        if (const QJsonValue value = state.value(entry.key); !value.isUndefined())
            entry.set(value);
    Q_EMIT restored();
}

} // namespace loggia::ui
