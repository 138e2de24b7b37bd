#pragma once

#include "ui/legend/legend.hpp"

#include <QTextBrowser>

#include <utility>

namespace loggia::ui {

class Guide;
struct GuideChapter;

/// Shows a chapter of the guide. Pictures are no wider than the view; links between chapters are
/// followed by GuideWindow, those to the web by the desktop.
class GuideView final : public QTextBrowser {
    Q_OBJECT

public:
    static constexpr QLatin1String legend_prefix{"legend/"};

    explicit GuideView(QWidget* parent = nullptr);

    /// `text` is the chapter's Markdown. Shows the beginning, or the heading `section`.
    void setChapter(const GuideChapter& chapter, const QString& text, const QString& section);
    /// The pictures that the next chapter calls "legend/0", "legend/1" and so on.
    void setLegend(Legend legend) { legend_ = std::move(legend); }
    /// Scrolls to a heading, by its text or by the name that links have for it; to the first one
    /// where there is no such heading.
    void goTo(const QString& section);
    /// Every place that holds `words` is marked; scrolls to the first one after the top.
    void mark(const QString& words);

Q_SIGNALS:
    /// A link to another place of the documentation: "guide/sat.md" or "formats/sat.md", and the
    /// name of a heading or nothing.
    void linkClicked(const QString& path, const QString& anchor);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    /// The first line that is read, and how far it begins below the upper edge.
    struct Reading {
        int block = 0;
        double above = 0;
    };

    /// Not from within an event that comes of laying it out: when the event loop goes on. What is
    /// read stays where it is, whatever becomes of all that stands above it.
    void layOutSoon();
    [[nodiscard]] double topOf(const QTextBlock& block) const;
    void layOut();
    void style(QTextDocument& text) const;
    void styleCode(const QTextBlock& block) const;
    void styleTables(QTextDocument& text) const;
    void follow(const QUrl& link);
    [[nodiscard]] int widestPicture() const;

    QString folder_; ///< Of the chapter, below docs/: what its links start from.
    QString text_;
    Legend legend_;
    QString words_; ///< That are marked.
    bool will_lay_out_ = false;
    int turned_ = 0;  ///< By the wheel with Ctrl, towards the next notch.
    Reading reading_; ///< Where it will be laid out.
};

} // namespace loggia::ui
