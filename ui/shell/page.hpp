#pragma once

#include "core/base/error.hpp"
#include "ui/shell/file_requests.hpp"
#include "ui/shell/page_info.hpp"
#include "ui/undo/per_document.hpp"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QSize>
#include <QString>
#include <QTimer>
#include <QWidget>

#include <any>
#include <functional>
#include <memory>
#include <vector>

class QPainter;
class QSplitter;
class QTabWidget;

namespace loggia::ui {

struct Colours;
class DocumentParts;
class RunBar;
class Session;
class Settings;
class SourceEditor;
struct WorkLimits;

/// What the run bar of a page says and offers.
struct RunBarLook {
    QString start; ///< With a mnemonic: "&Analyse".
    QString start_help;
    const char* start_command; ///< The commands that do what Start and Stop do.
    const char* stop_command;
    QStringList engines = {};
    QString engines_help = {}; ///< What is chosen; where there are several.
    /// Start is a switch for what then stays on; else each press begins the work once.
    bool is_switch = true;
    bool has_limit = false; ///< A depth or a time, after which the work ends by itself.
};

/// What a tab of the main window shows, and all that the main window asks of it once it is made.
///
/// The document is what the page shows and edits. Every change of it goes through history(), so
/// that undo and redo cover every edit, and is told there as an edit or as another document.
/// Documents are made of text: open, paste and drop hand the page bytes, save and copy ask it for
/// bytes; the page never touches a file or the clipboard.
class Page : public QWidget {
    Q_OBJECT

public:
    explicit Page(PageInfo info, QWidget* parent = nullptr);
    ~Page() override;

    [[nodiscard]] const PageInfo& info() const { return info_; }

    /// Replaces the document by a fresh one, as one undoable step: an empty board, a new game.
    virtual void newDocument() = 0;
    /// Replaces the document as one undoable step, or fails and changes nothing.
    virtual Result<void> open(const QByteArray& content) = 0;
    /// The same for a file: for a page to which its name says something too.
    virtual Result<void> openFile(const QByteArray& content, const QString& path);
    /// The same with what info().prepare made of the content.
    virtual Result<void> openPrepared(const PreparedFile& prepared, const QByteArray& content,
                                      const QString& path);
    /// The document in the format whose patterns fit `file_name`, or in the first one that can be
    /// saved where none does; formatFor() tells which. The file that the document was opened from
    /// is saved in the form in which it came, whatever its name is for.
    [[nodiscard]] virtual QByteArray save(const QString& file_name) const = 0;
    /// The same for the disk. A page whose documents may be large hands out what makes the bytes.
    [[nodiscard]] virtual FileBytes bytesFor(const QString& file_name) const;
    /// What save() leaves out in a file of this name, as a sentence: "This format keeps only the
    /// board, not the 42 moves." Empty where it keeps everything, which is the default.
    [[nodiscard]] virtual QString lossOf(const QString& file_name) const;
    /// Whether the document was opened from that file, in which there are comments or other details
    /// that save() leaves out.
    [[nodiscard]] bool losesComments(const QString& file_name) const;
    /// The file was written and holds no more than save() told.
    void forgetComments(const QString& file_name);
    /// The document was just written to this file, which is its own from now on: for a page that
    /// wants to know what lies there.
    virtual void noteSaved(const QString& path);

    /// Whether session() holds all of the document but its content, which is too large and has to
    /// come back from its file. The default is no.
    [[nodiscard]] virtual bool needsFile() const { return false; }
    /// Whether such a document can be edited all the same, so that its file does not hold it any
    /// more. The default is no.
    [[nodiscard]] virtual bool editsLarge() const { return false; }
    /// The same of a snapshot, one of history()'s.
    [[nodiscard]] static bool snapshotNeedsFile(const QByteArray& snapshot);
    /// Such a document is shown again, and its content is not there yet.
    [[nodiscard]] virtual bool awaitsFile() const { return false; }
    /// That content, with nothing to undo; a null one where there is none any more.
    virtual void restoreFile(const QByteArray& content);
    /// The same with what info().prepare made of it.
    virtual void restorePrepared(const PreparedFile& prepared, const QByteArray& content);

    /// What of the document may lie in files of its own; null where all of it lies in one.
    [[nodiscard]] virtual DocumentParts* parts() const { return nullptr; }

    /// Text for the clipboard, and from it. paste() is one undoable step or fails.
    [[nodiscard]] virtual QString copy() const = 0;
    virtual Result<void> paste(const QString& text) = 0;

    /// The page's picture for export as SVG, PDF or PNG or to the clipboard: dark on white paper,
    /// whatever the theme is.
    [[nodiscard]] virtual QSize pictureSize() const = 0;
    void paintPicture(QPainter& painter) const;
    /// Whether there is anything in that picture; commandsChanged() tells when this changes.
    [[nodiscard]] virtual bool hasPicture() const { return true; }

    /// All that has to come back at the next start, document included; a page registers it when it
    /// is made.
    [[nodiscard]] Session* session() const { return session_; }
    /// Brings back what session() told, with nothing to undo.
    void restoreSession(const QJsonObject& state);
    /// A step between the document of such a snapshot, one of history()'s, and the one that is
    /// shown: whichever is not shown is put in the place of the other. None where the snapshot is
    /// damaged.
    [[nodiscard]] std::unique_ptr<UndoStep> stepTo(const QByteArray& snapshot);

    /// What took long to find and is in no session, for the same page in another window of this
    /// program: in the one that speaks another language. Empty where there is nothing, the default.
    [[nodiscard]] virtual std::any results() const { return {}; }
    /// Those of such a page, when the session is back. What is about something else is passed over.
    virtual void takeOver(const std::any& results);

    /// The main areas of the page, in the order in which F6 visits them: what takes the keyboard
    /// first in each. The default is the page itself.
    [[nodiscard]] virtual QList<QWidget*> areas() const;

    /// Whether anything is being computed that addWork() told of.
    [[nodiscard]] bool isRunning() const;
    /// For how many milliseconds; 0 while nothing is computed, or on a page without a run bar.
    [[nodiscard]] qint64 runningFor() const;
    /// Ends at once whatever is being computed; what was found stays.
    void stop();

    /// Takes what is being typed into a field that waits for Return, or for the keyboard to leave
    /// it: the name of a state, a cell of a table.
    void takeTyped();

    /// The index in info().formats of the format in which a file of this name is saved.
    [[nodiscard]] qsizetype formatFor(const QString& file_name) const;

    [[nodiscard]] History* history() { return &history_; }

    /// What Undo takes back before any step of history(): something tried that is no step, "try
    /// of column 3". Empty where there is none, the default. commandsChanged() tells when it
    /// changes.
    [[nodiscard]] virtual QString trial() const { return {}; }
    /// Precondition: there is one.
    virtual void takeBackTrial() {}

    /// Honours the settings of the program from now on. Once, when the page is as its session left
    /// it; `settings` has to outlive the page.
    void honour(Settings& settings);
    /// Shows or hides all that the page tells of its own accord about who wins, what is solvable
    /// and what the solution is.
    virtual void setAnswersShown(bool shown);

Q_SIGNALS:
    /// Some command may have become possible, impossible, checked or unchecked.
    void commandsChanged();
    /// A sentence for the status bar; also announced to screen readers.
    void message(const QString& text);
    /// Text for the clipboard, other than copy(): a table, a list.
    void copyWanted(const QString& text);
    /// Something to be saved in a file other than by save(), which is not the document.
    void saveWanted(const loggia::ui::SaveRequest& request);
    void ownFormChanged();

protected:
    /// Gives these limits to all that the page computes with limits, in place of those that it has.
    virtual void setLimits(const WorkLimits& limits);
    /// What the picture holds, in these colours, on a ground of their `window` that is there
    /// already and with the page's font.
    virtual void drawPicture(QPainter& painter, const Colours& colours) const = 0;

    /// The bar under the page's picture, of which there is one at most. It runs as long as any work
    /// does, and its Stop ends all of it.
    RunBar* addRunBar(const RunBarLook& look, QWidget* parent);
    [[nodiscard]] RunBar* runBar() const { return run_bar_; }
    /// Something that computes for the page: with isRunning(), stop(), a signal runningChanged and,
    /// where it tells how far it is, one `progressed` for the run bar.
    template <class Worker>
    void addWork(Worker* worker) {
        addWork([worker] { return worker->isRunning(); }, [worker] { worker->stop(); });
        connect(worker, &Worker::runningChanged, this, &Page::showRunning);
        if constexpr (requires { &Worker::progressed; })
            connect(worker, &Worker::progressed, this, &Page::showProgress);
    }
    /// The same for what has other names for it: the page calls showRunning() when it begins or
    /// ends.
    void addWork(std::function<bool()> is_running, std::function<void()> stop);
    void showRunning();
    void showProgress(double fraction, const QString& text);
    /// Withdraws what the page said in the status line ("Column 4 is full.", a hint) as soon as its
    /// document shows something else, browsing included. To be called before the page connects
    /// anything else to the document: what is said of the change itself then stays.
    template <class Document>
    void withdrawOnChange(Document* document) {
        connect(document, &Document::changed, this, &Page::withdraw);
    }
    /// The same, and how long the last run took: for runs about what is shown. What begins them is
    /// connected to the document already, so that a run of the change has a time of its own.
    template <class Document>
    void forgetOnChange(Document* document) {
        withdrawOnChange(document);
        connect(document, &Document::changed, this, &Page::forgetTime);
    }

    /// Says in the status line what a panel of the page shows too, but only while that panel is not
    /// in sight: one sentence is shown in one place. The panel has screen readers read it.
    void sayUnlessShown(QWidget* panel, const QString& text);

    /// Says in the status line what is remarked where the cursor is in a source text of the page,
    /// unless a label of the page shows it, and why a paste was refused. For the editors that there
    /// are when it is called.
    void followEditors();

    /// Puts the "?" that shows the page's legend into the corner of a view of its picture.
    void addLegend(QWidget* view) const;
    /// The same at the foot of a view that keeps a strip free there: of a GraphView.
    void addLegendAtFoot(QWidget* view) const;
    void setAreas(const QList<QWidget*>& areas) { areas_ = areas; }
    /// Widgets one above the other without a margin, of which one takes the room that is left.
    [[nodiscard]] QWidget* stacked(const QList<QWidget*>& parts, const QWidget* stretched);
    /// What the page needs where its layout needs so much.
    [[nodiscard]] QSize withMargins(const QSize& inner) const;

    /// For open(), when it has put the document in place, and for noteSaved(): the form in which it
    /// lies in its file, in words of the page.
    void setOwnForm(const QString& path, const QString& form);
    /// Of the document that is shown, where `file_name` is the file that it was opened from or
    /// saved in; empty otherwise.
    [[nodiscard]] QString ownForm(const QString& file_name) const;
    /// For open() as well, of a file with comments that the document does not keep.
    void setCommented(const QString& path);
    /// Of a text that is saved as it stands.
    static constexpr QLatin1String form_as_it_stands{"text"};
    /// Divides anew by what `sizes` of each divider tells, where that depends on more than the
    /// size.
    void arrangeDividers();
    /// A divider of the page. `sizes` tells how a page of some size is best divided; so it is until
    /// a person moves the divider, which then stays as it is, in the session as `key`.
    void addDivider(const char* key, QSplitter* divider,
                    std::function<QList<int>(const QSize&)> sizes);
    /// Of the panels at the side, in pixels, on a wide page where nobody has moved the divider.
    static constexpr int usual_width = 460;
    /// The two columns of a page as a divider: the thing itself, and beside it the tabs that tell
    /// what is known of it, at `percent` of the width, but at most `widest` pixels or a third.
    QSplitter* makeColumns(QWidget* main, QTabWidget* side, int percent, int widest = usual_width);
    /// The same, where they are the whole page.
    QSplitter* addColumns(QWidget* main, QTabWidget* side, int percent, int widest = usual_width);
    void resizeEvent(QResizeEvent* event) override;

private:
    void withdraw();
    void forgetTime();
    void honourLimits(const Settings& settings);
    void showRemark(const QString& remark);

    struct Divider {
        QSplitter* splitter;
        std::function<QList<int>(const QSize&)> sizes;
        bool moved; ///< By a person, now or in the session before.
    };

    struct Work {
        std::function<bool()> is_running;
        std::function<void()> stop;
    };

    struct OwnForm {
        QString path;
        QString form;
        QString commented = {}; ///< The file whose comments are only there.
    };

    PageInfo info_;
    History history_;
    PerDocument<OwnForm> own_form_{history_};
    Session* session_;
    std::vector<Divider> dividers_;
    std::vector<Work> works_;
    RunBar* run_bar_ = nullptr;
    QList<QWidget*> areas_{this};
    QJsonObject limits_; ///< Of the settings, as the page was given them last; empty: the usual.
    QString said_;       ///< The message to be withdrawn; empty for none.
    QString shown_too_;  ///< What sayUnlessShown() said last.
    QString remark_;     ///< The last one that was where a cursor is,
    const SourceEditor* remarking_ = nullptr; ///< and in which text.
    QTimer remark_timer_;
    std::unique_ptr<QObject> editor_watch_; ///< Goes with the page, before its editors.
};

} // namespace loggia::ui
