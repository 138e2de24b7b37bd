#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPushButton;

namespace loggia::ui {

/// Tells that the hand-ins on the disk are others than those in the table, and offers to follow.
/// Hidden while there is nothing to tell.
class DiskNotice final : public QFrame {
    Q_OBJECT

public:
    struct News {
        int changed = 0;  ///< Graded, and another one since, or the problem is.
        int missing = 0;  ///< No longer on the disk.
        int arrivals = 0; ///< New in the folder of the class.
        QString names{};  ///< Of some of these.

        friend bool operator==(const News&, const News&) = default;
    };

    explicit DiskNotice(QWidget* parent = nullptr);

    void setNews(const News& news);
    /// While hand-ins are graded, none can be added.
    void setBusy(bool busy);

Q_SIGNALS:
    void gradeWanted();
    void addWanted();
    void ignoreWanted();

private:
    [[nodiscard]] static QString textOf(const News& news);

    News news_;
    QLabel* text_;
    QPushButton* grade_;
    QPushButton* add_;
    QPushButton* ignore_;
};

} // namespace loggia::ui
