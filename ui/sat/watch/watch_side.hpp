#pragma once

#include <QList>
#include <QSplitter>

#include <cstdint>

class QComboBox;
class QLabel;
class QTableView;

namespace loggia::ui {

class Replay;
class TrailModel;
class WatchClauses;

/// The state at one moment of a watched run: the trail above; below it the clauses with their
/// state, and of the selected one where it comes from. A choice in the trail goes to the moment
/// when it was made.
class WatchSide final : public QSplitter {
    Q_OBJECT

public:
    /// `replay` must outlive this.
    explicit WatchSide(Replay* replay, QWidget* parent = nullptr);

    /// Shows the replay's moment, with the clause selected that the last event is about.
    void showMoment();
    /// Nothing is selected where the clause is not listed; no clause at all changes nothing.
    void chooseClause(std::uint32_t clause);

    /// The index of WatchClauses::Which; one out of range is brought into it.
    [[nodiscard]] int which() const;
    void setWhich(int index);
    [[nodiscard]] QList<QWidget*> areas() const;

Q_SIGNALS:
    /// which() is another.
    void whichChanged();

private:
    [[nodiscard]] QWidget* buildTrail();
    [[nodiscard]] QWidget* buildClauses();
    void showSelectedClause();

    Replay* replay_;
    TrailModel* trail_;
    WatchClauses* clauses_;
    QTableView* trail_view_ = nullptr;
    QLabel* trail_title_ = nullptr;
    QComboBox* which_ = nullptr;
    QTableView* clause_view_ = nullptr;
    QLabel* derivation_ = nullptr;
};

} // namespace loggia::ui
