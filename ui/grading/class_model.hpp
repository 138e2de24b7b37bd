#pragma once

#include "core/grading/grade.hpp"
#include "ui/grading/class_disk.hpp"
#include "ui/grading/class_news.hpp"

#include <QAbstractTableModel>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::ui {

/// The table of a class: a row a hand-in, then its points in all, a column a check, and the first
/// thing that is wrong. A result that is no longer about what is on the disk is grey, and the last
/// column says why. Every text is safe to show as plain text, whatever a hand-in is called or
/// printed.
class ClassModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { name_column, points_column, first_check_column };
    enum Role : std::uint16_t {
        sort_role = Qt::UserRole, ///< A number or a text to sort by.
        tone_role,                ///< A Tone, for the colour; the text says it too.
    };
    enum class Tone : std::uint8_t { none, right, wrong, quiet };

    explicit ClassModel(QObject* parent = nullptr);

    /// Before the points of what is right in all cases, and of what is not.
    [[nodiscard]] static QString rightMark() { return QStringLiteral("\u2713 "); }
    [[nodiscard]] static QString wrongMark() { return QStringLiteral("\u2717 "); }

    /// Other columns; nobody is graded any more.
    void setTask(std::shared_ptr<const grading::Task> task);
    /// The same task with other points, which those who are graded earn instead.
    void setPoints(std::shared_ptr<const grading::Task> task);
    [[nodiscard]] const grading::Task& task() const { return *task_; }

    /// Hand-ins at these paths are added; those that are there already are not added again.
    void add(const std::vector<std::filesystem::path>& paths);
    /// By their rows.
    void remove(const std::vector<int>& rows);
    [[nodiscard]] const std::vector<grading::Submission>& handins() const { return handins_; }

    /// By rows; shorter or longer than there are rows: the rest is ignored.
    void setNews(const ClassNews& news);
    /// What lies on the disk; the results of what has changed are greyed. Hand-ins that have come
    /// or gone since it was looked at, and results that came since, are left as they are.
    void setOnDisk(const ClassOnDisk& found);
    /// Whether the hand-in, and the result if there is one, are those on the disk.
    [[nodiscard]] Freshness freshness(int row) const;
    /// Graded, but no longer what is on the disk.
    [[nodiscard]] bool isOutOfDate(int row) const;
    [[nodiscard]] int outOfDateCount() const;
    /// All that is known, by rows.
    [[nodiscard]] const ClassNews& news() const { return news_; }
    /// Nobody is graded any more.
    void forget();
    /// What was running waits.
    void endRunning();
    /// Null where the hand-in of this row has none yet.
    [[nodiscard]] std::shared_ptr<const grading::HandinReport> report(int row) const;
    [[nodiscard]] HandinStage stage(int row) const;
    /// Those that were graded, in the order of the rows.
    enum class Which : std::uint8_t { all, current };
    [[nodiscard]] std::vector<grading::HandinReport> reports(Which which = Which::all) const;
    [[nodiscard]] int gradedCount() const;
    /// Of those that are not out of date.
    [[nodiscard]] double points() const;

    /// Of the check of a column; none for other columns.
    [[nodiscard]] std::optional<std::size_t> checkOf(int column) const;
    [[nodiscard]] int faultColumn() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Cell {
        QString text;
        QString spoken; ///< For screen readers and tips: "3 of 10 cases are right".
        Tone tone = Tone::none;
        double number = -1; ///< To sort by.
    };

    /// Of a hand-in, as it is known to lie on the disk.
    struct Disk {
        bool is_there = true;
        std::string stamp;   ///< Empty: not looked at since the last result.
        std::string problem; ///< Of meaning with a stamp only.
    };

    [[nodiscard]] Cell cell(int row, int column) const;
    [[nodiscard]] Cell judgedCell(int row, int column) const;
    [[nodiscard]] QString faultOfDisk(int row) const;
    [[nodiscard]] Cell pointsCell(const HandinNews& news) const;
    [[nodiscard]] Cell checkCell(const HandinNews& news, std::size_t check) const;
    [[nodiscard]] Cell faultCell(const HandinNews& news) const;
    void rowsChanged();

    std::shared_ptr<const grading::Task> task_;
    std::vector<grading::Submission> handins_;
    ClassNews news_;         ///< As long as handins_.
    std::vector<Disk> disk_; ///< As long as handins_.
};

/// A title on several lines of at most so many characters, but for longer words.
[[nodiscard]] QString wrappedTitle(const QString& title, qsizetype most);

} // namespace loggia::ui
