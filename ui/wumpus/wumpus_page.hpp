#pragma once

#include "core/wumpus/hunt.hpp"
#include "ui/shell/page.hpp"
#include "ui/wumpus/wumpus_texts.hpp"

class QLabel;
class QSplitter;

namespace loggia::ui {

class CaveView;
class GradePanel;
class LintPanel;
class ProbabilitiesPanel;
class SideTabs;
class StudyRun;
class TextPane;
class VerdictLine;
class WalkBar;
class WhyPanel;
class WumpusDocument;
class WumpusParts;
struct SourceLine;

/// A wumpus knowledge base: rules and knowledge on the left, the cave and the walk in the middle,
/// the statement, its verdict and what is known of it on the right. Wires the document and the
/// study to the widgets; decides nothing itself.
class WumpusPage final : public Page {
    Q_OBJECT

public:
    [[nodiscard]] static PageInfo pageInfo();

    explicit WumpusPage(QWidget* parent = nullptr);

    void newDocument() override;
    Result<void> open(const QByteArray& content) override;
    /// A case as a whole, anything else into the text that kindOfFile() tells; fails where not one
    /// line of it can be read.
    Result<void> openFile(const QByteArray& content, const QString& path) override;
    /// The text that lies in that file or that such a name is for, and otherwise the whole case.
    [[nodiscard]] QByteArray save(const QString& file_name) const override;
    [[nodiscard]] QString lossOf(const QString& file_name) const override;
    [[nodiscard]] DocumentParts* parts() const override;
    [[nodiscard]] QString copy() const override;
    Result<void> paste(const QString& text) override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Of the probabilities; hidden, they come back when their tab is opened.
    void setAnswersShown(bool shown) override;

    [[nodiscard]] WumpusDocument* document() { return document_; }
    [[nodiscard]] StudyRun* studyRun() { return run_; }

Q_SIGNALS:
    /// A person works on another text.
    void activeChanged();

protected:
    void drawPicture(QPainter& painter, const Colours& colours) const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] static CommandTable commands();
    void build();
    void setNarrow(bool narrow);
    void connectAll();
    void keepSession();
    void textsChanged();
    void walkChanged();
    void showStudy();
    void showChecks();
    void refreshMap();
    [[nodiscard]] bool textsDifferFromWalk() const;
    void refreshDiagnostics();
    void go(const SourceLine& line);
    void visit(wumpus::Square square);
    void step(wumpus::Direction direction);
    void act(const wumpus::Action& action);
    [[nodiscard]] bool can(const wumpus::Action& action) const;
    void ask(wumpus::Symbol symbol);
    void showMessage(const Error& error);
    void showExample(bool as_step);
    Result<void> openCase(const QByteArray& content);
    [[nodiscard]] TextPane* pane(TextKind kind) const { return panes_.at(indexOf(kind)); }
    /// The text that a person works on.
    [[nodiscard]] TextKind active() const { return active_; }
    void setActive(TextKind kind);
    [[nodiscard]] QString verdictText() const;
    [[nodiscard]] QJsonObject documentJson() const;
    void restoreDocument(const QJsonObject& json);

    std::array<TextPane*, text_kinds.size()> panes_{};
    WumpusDocument* document_ = nullptr;
    WumpusParts* parts_ = nullptr;
    StudyRun* run_;
    VerdictLine* verdict_ = nullptr;
    CaveView* map_ = nullptr;
    WalkBar* walk_bar_ = nullptr;
    QSplitter* columns_ = nullptr;
    QSplitter* texts_ = nullptr;
    QWidget* middle_ = nullptr;
    QWidget* side_ = nullptr;
    QLabel* legend_ = nullptr;
    SideTabs* tabs_ = nullptr;
    WhyPanel* why_ = nullptr;
    ProbabilitiesPanel* probabilities_ = nullptr;
    GradePanel* grade_ = nullptr;
    LintPanel* lint_ = nullptr;
    TextKind active_ = TextKind::knowledge;
    bool hides_chances_ = false;
};

} // namespace loggia::ui
