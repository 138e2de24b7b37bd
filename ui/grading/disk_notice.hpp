#pragma once

#include <QFrame>
#include <QString>

#include <filesystem>
#include <vector>

class QLabel;
class QPushButton;

namespace loggia::ui {

class ClassModel;

/// Tells that the hand-ins on the disk are others than those in the table, and offers to follow.
/// Hidden while there is nothing to tell.
class DiskNotice final : public QFrame {
    Q_OBJECT

public:
    explicit DiskNotice(QWidget* parent = nullptr);

    /// `arrivals` are new in the folders of the class.
    void follow(const ClassModel& model, const std::vector<std::filesystem::path>& arrivals);
    /// While hand-ins are graded, none can be added.
    void setBusy(bool busy);

Q_SIGNALS:
    void gradeWanted();
    void addWanted();
    void ignoreWanted();

private:
    struct News {
        int changed = 0;  ///< Graded, and another one since, or the problem is.
        int missing = 0;  ///< No longer on the disk.
        int arrivals = 0; ///< New in the folder of the class.
        QString names{};  ///< Of some of these.

        friend bool operator==(const News&, const News&) = default;
    };

    [[nodiscard]] static News newsOf(const ClassModel& model,
                                     const std::vector<std::filesystem::path>& arrivals);
    [[nodiscard]] static QString textOf(const News& news);

    News news_;
    QLabel* text_;
    QPushButton* grade_;
    QPushButton* add_;
    QPushButton* ignore_;
};

} // namespace loggia::ui
