#pragma once

#include <QJsonObject>
#include <QList>
#include <QSplitter>

#include <optional>

class QPlainTextEdit;

namespace loggia::ui {

class TreeView;

/// The formula as a tree, and beside it the same tree as text. The text has what the tree leaves:
/// unless somebody asks for it, it is in sight only where its lines fit beside a tree that can be
/// read, or take a sixth of the width at most.
class TreePane final : public QSplitter {
    Q_OBJECT

public:
    explicit TreePane(QWidget* parent = nullptr);

    [[nodiscard]] TreeView* tree() { return tree_; }
    [[nodiscard]] const TreeView* tree() const { return tree_; }
    [[nodiscard]] QString drawing() const;
    /// After the tree, for whose width it makes room.
    void setDrawing(const QString& text);
    /// Whether both can be used, or show what was there before.
    void setUsable(bool usable);

    [[nodiscard]] bool isDrawingShown() const;
    void setDrawingShown(bool shown);
    /// What somebody asked for, if anybody did.
    [[nodiscard]] std::optional<bool> drawingWish() const { return wish_; }

    /// Of the tree and the text, where nobody has moved the divider.
    [[nodiscard]] QList<int> usualSizes() const;

    /// Which nodes of the tree are folded.
    [[nodiscard]] QJsonObject folded() const;
    void setFolded(const QJsonObject& json);

Q_SIGNALS:
    /// By a person, or because there is or is no room.
    void drawingShownChanged();
    /// The text came, went or has another width: the divider belongs elsewhere.
    void arrangeWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int widthOfDrawing() const;
    [[nodiscard]] int mostOfDrawing() const;
    void showWhereItFits();

    TreeView* tree_;
    QPlainTextEdit* drawing_;
    std::optional<bool> wish_;
};

} // namespace loggia::ui
