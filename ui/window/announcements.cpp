#include "ui/window/announcements.hpp"

#include "ui/widgets/announce.hpp"
#include "ui/widgets/cell_table.hpp"
#include "ui/widgets/explanation_card.hpp"

#include <QAccessible>
#include <QApplication>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPlainTextEdit>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

namespace loggia::ui {

namespace {

/// Of those that were made: a reader asks for the words a while after it was told.
constexpr std::size_t most_kept = 32;

/// Read by a screen reader when it appears, wherever the keyboard is. Orca reads nothing else of
/// what Qt 6.4 has: neither an alert, nor another name of a cell or of what has no keyboard.
class Notification final : public QAccessibleInterface {
public:
    explicit Notification(QString words) : words_(std::move(words)) {}

    [[nodiscard]] bool isValid() const override { return true; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(qApp);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? words_ : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    [[nodiscard]] QRect rect() const override { return {}; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }

private:
    QString words_;
};

class Announcements {
    Q_DECLARE_TR_FUNCTIONS(Announcements)

public:
    void add(const QAccessibleEvent& event) {
        QAccessibleInterface* about = event.accessibleInterface();
        if (about == nullptr)
            return;
        const QAccessible::Id id = QAccessible::uniqueId(about);
        // Where the keyboard comes to is read for that; where it is already, it is not.
        if (event.type() == QAccessible::Focus) {
            if (std::exchange(focus_, id) != id) {
                forget(id);
                read_ = about->text(QAccessible::Name);
                reached_.start();
                described_ = about->text(QAccessible::Description);
            }
        } else if (isDescription(event, *about)) {
            const QString words = about->text(QAccessible::Description);
            if (std::exchange(described_, words) != words)
                wait({id, QAccessible::Description});
        } else if (isNews(event, *about)) {
            wait({id, QAccessible::Name});
        }
    }

    void say(const QString& words) {
        QTimer::singleShot(0, qApp, [this] { tellAll(); });
        words_ << words;
    }

private:
    /// What is to be read, and which of its texts.
    struct Waiting {
        QAccessible::Id id;
        QAccessible::Text kind;

        bool operator==(const Waiting& other) const = default;
    };

    /// Of what the keyboard is at: a link, an entry found. An editor has its remarks read by its
    /// page.
    static bool isDescription(const QAccessibleEvent& event, const QAccessibleInterface& about) {
        const auto* widget = qobject_cast<const QWidget*>(event.object());
        return event.type() == QAccessible::DescriptionChanged && widget != nullptr &&
               widget->hasFocus() && about.object() == widget &&
               qobject_cast<const QPlainTextEdit*>(widget) == nullptr;
    }

    static bool isNews(const QAccessibleEvent& event, const QAccessibleInterface& about) {
        const auto* widget = qobject_cast<const QWidget*>(event.object());
        if (widget == nullptr)
            return false;
        const auto* card = qobject_cast<const ExplanationCard*>(widget);
        if (card != nullptr ? !card->isRead() : !widget->isVisible())
            return false;
        return event.type() == QAccessible::Alert || (isFold(event) && widget->hasFocus()) ||
               (event.type() == QAccessible::NameChanged && widget->hasFocus() && isCell(&about));
    }

    static bool isCell(const QAccessibleInterface* about) {
        return about != nullptr && about->object() == nullptr && about->role() == QAccessible::Cell;
    }

    /// Qt 6.4 tells nobody of it.
    static bool isFold(const QAccessibleEvent& event) {
        return event.type() == QAccessible::StateChanged &&
               static_cast<const QAccessibleStateChangeEvent&>(event).changedStates().expanded != 0;
    }

    static QString wordsOf(const QAccessibleInterface& about) {
        QString name = about.text(QAccessible::Name);
        // The list of a choice box opens and closes, too, but nobody reads that.
        if (name.isEmpty() || about.state().expandable == 0 ||
            about.role() == QAccessible::ComboBox)
            return name;
        return about.state().expanded != 0 ? tr("%1, expanded").arg(name)
                                           : tr("%1, collapsed").arg(name);
    }

    void wait(const Waiting& what) {
        QTimer::singleShot(0, qApp, [this] { tellAll(); });
        std::erase(waiting_, what);
        waiting_.push_back(what);
    }

    void waitForReader(const Waiting& what) {
        waiting_.push_back(what);
        QTimer::singleShot(read_after_ms - static_cast<int>(reached_.elapsed()), qApp,
                           [this] { tellAll(); });
    }

    void forget(QAccessible::Id id) {
        std::erase_if(waiting_, [id](const Waiting& each) { return each.id == id; });
    }

    void tellAll() {
        const OwnQuestions own;
        for (const QString& words : std::exchange(words_, {}))
            tell(words);
        std::vector<QString> said;
        for (const Waiting& each : std::exchange(waiting_, {})) {
            const auto& [id, kind] = each;
            const QAccessibleInterface* about = QAccessible::accessibleInterface(id);
            // A reader asks for the name a moment after it was told that the keyboard is there: by
            // then it may have changed.
            if (isCell(about) && id == focus_ && reached_.elapsed() < read_after_ms) {
                waitForReader(each);
                continue;
            }
            const QString words = about == nullptr || !about->isValid() ? QString()
                                  : kind == QAccessible::Description    ? about->text(kind)
                                                                        : wordsOf(*about);
            const bool is_said = std::find(said.begin(), said.end(), words) != said.end();
            // Boards tell of their cells more often than these change.
            const bool is_read =
                isCell(about) && id == focus_ && (words == read_ || isNameKnown(*about, words));
            if (words.isEmpty() || is_said || is_read)
                continue;
            said.push_back(words);
            if (id == focus_)
                read_ = words;
            tell(words);
        }
    }

    void tell(const QString& words) {
        auto* notification = new Notification(words);
        made_.push_back(QAccessible::registerAccessibleInterface(notification));
        QAccessibleEvent appeared(notification, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&appeared);
        if (made_.size() > most_kept) {
            QAccessible::deleteAccessibleInterface(made_.front());
            made_.pop_front();
        }
    }

    std::vector<Waiting> waiting_;
    QStringList words_; ///< To be read before these.
    QAccessible::Id focus_ = 0;
    QElapsedTimer reached_; ///< Since the keyboard came there.
    QString read_;          ///< What the keyboard is at, as it was read last,
    QString described_;     ///< and its description.
    std::deque<QAccessible::Id> made_;
};

} // namespace

namespace {

Announcements& announcements() {
    static Announcements all;
    return all;
}

} // namespace

void announceNews(const QAccessibleEvent& event) {
    announcements().add(event);
}

void announceWords(const QString& words) {
    if (QAccessible::isActive())
        announcements().say(words);
}

} // namespace loggia::ui
