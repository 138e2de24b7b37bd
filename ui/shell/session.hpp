#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QObject>
#include <QString>

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

class QAbstractButton;
class QComboBox;
class QDoubleSpinBox;
class QSpinBox;
class QSplitter;
class QTabWidget;
class QWidget;

namespace loggia::ui {

/// What of a page or a panel comes back at the next start: values by key, each registered once with
/// how it is read, how it is restored and which signals tell that it has changed. What is not
/// registered is not kept; what is registered is stored, restored and noticed without further code.
///
/// Values come back in the order in which they were registered. One that is missing or that cannot
/// be what was stored (of another type, out of range) is passed over and leaves things as they are,
/// so a session that an older or a newer version wrote, or a damaged one, does no harm.
class Session : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// `get` tells the value: a bool, an int, a double, a QString, a std::string, a QJsonArray, a
    /// QJsonObject, or an optional of these, which is not stored while it is empty. `set` takes
    /// such a value that was stored, and has to bear any of its type. `changes` are pairs of an
    /// object and a signal of it after which the value may be another.
    template <std::invocable Get, class Set, class... Changes>
    void keep(const char* key, Get get, Set set, Changes... changes) {
        using Value = typename Plain<std::remove_cvref_t<std::invoke_result_t<Get>>>::Type;
        add(
            key, [get = std::move(get)] { return valueOf(get()); },
            [set = std::move(set)](const QJsonValue& stored) {
                if (std::optional<Value> value = read<Value>(stored))
                    set(*std::move(value));
            });
        noticed(changes...);
    }
    /// One of `count` things: `get` tells its index or enumerator, and `set` takes a stored one,
    /// which is from 0 to `count` - 1.
    template <std::invocable Get, class Set, class... Changes>
    void keepChoice(const char* key, int count, Get get, Set set, Changes... changes) {
        using Choice = std::remove_cvref_t<std::invoke_result_t<Get>>;
        keep(
            key, [get = std::move(get)] { return static_cast<int>(get()); },
            [count, set = std::move(set)](int index) {
                if (index >= 0 && index < count)
                    set(static_cast<Choice>(index));
            },
            changes...);
    }
    void keep(const char* key, QTabWidget* tabs);
    void keep(const char* key, QAbstractButton* button); ///< Whether it is checked.
    void keep(const char* key, QComboBox* box);          ///< The index.
    void keep(const char* key, QSpinBox* box);
    void keep(const char* key, QDoubleSpinBox* box);
    void keep(const char* key, QSplitter* splitter);
    /// Place and size of a window, as "geometry".
    void keepGeometry(QWidget* window);
    /// All that `part` keeps, as an object. It has to live as long as this.
    void keep(const char* key, Session* part);

    /// Under this key a page keeps its document, and nothing that a person sets beside it.
    static constexpr const char* document_key = "document";

    [[nodiscard]] QJsonObject state() const;
    /// The part of state() with this key; an empty object where there is none.
    [[nodiscard]] QJsonObject state(const char* key) const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    /// state() may have changed.
    void changed();
    /// All that restore() was given is back.
    void restored();

protected:
    /// Of the window: it was moved or resized.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Get = std::function<QJsonValue()>;
    using Set = std::function<void(const QJsonValue&)>;

    struct Entry {
        QString key;
        Get get;
        Set set;
    };

    template <class T>
    struct Plain {
        using Type = T;
    };
    template <class T>
    struct Plain<std::optional<T>> {
        using Type = T;
    };

    static QJsonValue valueOf(const QJsonValue& value) { return value; }
    static QJsonValue valueOf(const std::string& text) { return QString::fromStdString(text); }
    template <class T>
    static QJsonValue valueOf(const std::optional<T>& value) {
        return value ? valueOf(*value) : QJsonValue(QJsonValue::Undefined);
    }

    template <class T>
    static std::optional<T> read(const QJsonValue& stored) {
        if constexpr (std::is_same_v<T, bool>)
            return stored.isBool() ? std::optional(stored.toBool()) : std::nullopt;
        else if constexpr (std::is_same_v<T, int>)
            return whole(stored);
        else if constexpr (std::is_same_v<T, double>)
            return stored.isDouble() ? std::optional(stored.toDouble()) : std::nullopt;
        else if constexpr (std::is_same_v<T, QString>)
            return stored.isString() ? std::optional(stored.toString()) : std::nullopt;
        else if constexpr (std::is_same_v<T, std::string>)
            return stored.isString() ? std::optional(stored.toString().toStdString())
                                     : std::nullopt;
        else if constexpr (std::is_same_v<T, QJsonArray>)
            return stored.isArray() ? std::optional(stored.toArray()) : std::nullopt;
        else {
            static_assert(std::is_same_v<T, QJsonObject>, "not a type that a session stores");
            return stored.isObject() ? std::optional(stored.toObject()) : std::nullopt;
        }
    }
    static std::optional<int> whole(const QJsonValue& stored);

    void add(const char* key, Get get, Set set);
    void noticed() {}
    template <class Sender, class Signal, class... More>
    void noticed(Sender* sender, Signal signal, More... more) {
        connect(sender, signal, this, &Session::changed);
        noticed(more...);
    }

    std::vector<Entry> entries_;
};

} // namespace loggia::ui
