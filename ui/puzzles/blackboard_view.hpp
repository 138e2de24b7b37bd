#pragma once

#include "core/gf2/derivation.hpp"

#include <QListView>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

/// An equation as it is shown: with a raised dot for products.
[[nodiscard]] QString shownEquation(const std::string& text);

/// The lines of a blackboard.
class BlackboardModel final : public QAbstractListModel {
    Q_OBJECT

public:
    /// What a line is to the last step, for its sign and word.
    enum class Mark { none, changed, used, value, dropped };
    enum Role { mark_role = Qt::UserRole, number_role, talked_role, before_role };

    using QAbstractListModel::QAbstractListModel;

    /// `talked`: by line, whether its statement is talked about; `tips`: by line.
    void show(const gf2::Blackboard& board, std::vector<bool> talked, std::vector<QString> tips);
    [[nodiscard]] const gf2::Blackboard& board() const { return board_; }
    [[nodiscard]] Mark markOf(int line) const;
    /// `changed`; empty for none.
    [[nodiscard]] static QString wordOf(Mark mark);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    gf2::Blackboard board_;
    std::vector<bool> talked_;
    std::vector<QString> tips_;
};

/// The part of an equation that is not in what it was before: whole words from the first that
/// differs to the last, as offset and length; none where all of it is new or nothing is.
[[nodiscard]] std::optional<std::pair<int, int>> changedPart(const QString& before,
                                                             const QString& after);

/// Equations in large letters, which wrap where they are long. The one that the step has changed
/// and the one that it used carry a bar and a word, and in the first what is new has a ground of
/// its own; what is done with is pale. Up and Down go from line to line, Enter or a click picks
/// one; Left, Right, Home and End are left to the parent.
class BlackboardView final : public QListView {
    Q_OBJECT

public:
    explicit BlackboardView(QWidget* parent = nullptr);

    [[nodiscard]] BlackboardModel& lines() const { return *model_; }
    void show(const gf2::Blackboard& board, std::vector<bool> talked, std::vector<QString> tips);
    /// Said where there is no line.
    void setEmptyText(const QString& text);

Q_SIGNALS:
    void linePicked(int line);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    BlackboardModel* model_;
    QString empty_text_;
};

} // namespace loggia::ui
