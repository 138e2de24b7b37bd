#pragma once

#include "ui/sat/model/assignment.hpp"
#include "ui/sat/model/instance.hpp"

#include <QPointF>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QCheckBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace loggia::ui {

struct Colours;
class GraphView;
class GridView;
class ModelsTable;
class ModelTable;
class ValuesView;

/// An assignment as a table of values, as a picture of what the clauses are about where that is
/// known, and all models side by side; with what a person can do to it.
class AssignmentPanel final : public QWidget {
    Q_OBJECT

public:
    enum class View { values, picture, models };
    using Models = std::vector<std::vector<bool>>;

    explicit AssignmentPanel(QWidget* parent = nullptr);

    [[nodiscard]] Assignment* assignment() { return assignment_; }
    [[nodiscard]] const Assignment* assignment() const { return assignment_; }
    /// Other clauses, or none.
    void setReading(const std::shared_ptr<const ClauseReading>& reading);
    /// A model that was found, or none: the rows of the table are chosen anew.
    void setModel(std::optional<std::vector<bool>> model);
    /// Lists only these atoms; all without it.
    void setAtoms(const std::optional<std::vector<int>>& atoms);
    [[nodiscard]] const std::optional<std::vector<int>>& atoms() const { return atoms_; }
    /// All models that are known, of which one is shown; null for none. `owner` keeps them alive.
    void setModels(std::shared_ptr<const void> owner, const Models* models, bool complete);
    void setCurrentModel(int index);

    [[nodiscard]] View view() const;
    /// Nothing where there is no such view.
    void show(View view);
    [[nodiscard]] bool hasPicture() const;
    [[nodiscard]] bool prefersPicture() const { return prefers_picture_; }
    void setPrefersPicture(bool prefers);
    [[nodiscard]] bool isOnlyTrue() const;
    void setOnlyTrue(bool only_true);

    [[nodiscard]] QSize pictureSize() const;
    void paintPicture(QPainter& painter, const Colours& colours) const;
    /// The views of the picture.
    [[nodiscard]] QList<QWidget*> pictures() const;

Q_SIGNALS:
    void onlyTrueChanged();
    void viewChanged();
    /// A row of the table of all models was chosen.
    void modelPicked(std::size_t index);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void connectAll();
    void chooseRows();
    void showAssignment();
    void showPicture();
    void showButtons();
    void showTabs();

    Assignment* assignment_;
    Instance instance_;
    std::vector<QPointF> places_; ///< Of the vertices, where it is a colouring.
    std::optional<std::vector<int>> atoms_;
    bool prefers_picture_ = true; ///< Where there is one and no person has chosen the table.
    bool choosing_ = false;       ///< The tab changes by itself.

    QTabWidget* views_;
    QCheckBox* only_true_;
    ModelTable* table_;
    ValuesView* values_;
    GridView* grid_;
    GraphView* graph_;
    QWidget* picture_ = nullptr;
    ModelsTable* models_;
    QWidget* models_page_ = nullptr;
    QTableView* models_view_;
    QLabel* common_;
    QLabel* report_;
    QPushButton* propagate_;
    QPushButton* clear_;
    QPushButton* take_back_;
    QPushButton* model_;
};

} // namespace loggia::ui
