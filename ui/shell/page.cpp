#include "ui/shell/page.hpp"

#include "ui/legend/legend_window.hpp"
#include "ui/settings/settings.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/undo/packed.hpp"
#include "ui/widgets/limit_box.hpp"
#include "ui/widgets/run_bar.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/source/source_editor.hpp"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFocusEvent>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPointer>
#include <QSplitter>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace loggia::ui {

namespace {

QByteArray packed(const QJsonObject& state) {
    return qCompress(QJsonDocument(state).toJson(QJsonDocument::Compact));
}

constexpr const char* own_form_key = "own-form";
constexpr const char* commented_key = "commented";
/// In a snapshot: the document has to come back from its file.
constexpr const char* needs_file_key = "needs-file";

/// All of a page's session that goes with the document.
QJsonObject documentOf(const Session& session) {
    QJsonObject state = session.state(Session::document_key);
    for (const char* key : {own_form_key, commented_key}) {
        const QJsonObject of_file = session.state(key);
        for (auto it = of_file.begin(); it != of_file.end(); ++it)
            state.insert(it.key(), it.value());
    }
    return state;
}

bool isSameFile(const QString& one, const QString& other) {
    return !one.isEmpty() && !other.isEmpty() &&
           QFileInfo(one).absoluteFilePath() == QFileInfo(other).absoluteFilePath();
}

/// Nothing where the snapshot is damaged.
std::optional<QJsonObject> stateIn(const QByteArray& snapshot) {
    constexpr qsizetype most = qsizetype{1} << 30;
    const auto bytes = unpacked(snapshot, most);
    const QJsonDocument document = QJsonDocument::fromJson(bytes.value_or(QByteArray()));
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

/// Does something whenever a widget comes into sight.
class WhenShown final : public QObject {
public:
    WhenShown(QWidget* widget, std::function<void()> act) : QObject(widget), act_(std::move(act)) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show)
            act_();
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> act_;
};

/// Tells when an editor goes out of sight, and when it gets the keyboard.
class EditorWatch final : public QObject {
public:
    using Act = std::function<void(const SourceEditor& editor)>;

    EditorWatch(Act hidden, Act focused)
        : hidden_(std::move(hidden)), focused_(std::move(focused)) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool hides = event->type() == QEvent::Hide;
        if (hides || event->type() == QEvent::FocusIn)
            if (const auto* const editor = qobject_cast<const SourceEditor*>(watched))
                (hides ? hidden_ : focused_)(*editor);
        return QObject::eventFilter(watched, event);
    }

private:
    Act hidden_;
    Act focused_;
};

QString remarkOf(const SourceEditor& editor) {
    const auto index = editor.currentDiagnostic();
    return index && *index >= 0 ? editor.diagnostics().at(static_cast<std::size_t>(*index)).message
                                : QString();
}

/// One that can be seen and has these words among its own.
QLabel* labelWith(const QWidget& page, const QString& words) {
    const QString wanted = words.simplified().toCaseFolded();
    if (wanted.isEmpty())
        return nullptr;
    for (QLabel* label : page.findChildren<QLabel*>())
        if (label->isVisible() && label->text().simplified().toCaseFolded().contains(wanted))
            return label;
    return nullptr;
}

/// Exchanges the document that is shown for another one.
class Exchange final : public UndoStep {
public:
    Exchange(Session& session, QByteArray other) : session_(session), other_(std::move(other)) {}

    void undo() override {
        const QByteArray shown = packed(documentOf(session_));
        session_.restore(stateIn(other_).value_or(QJsonObject()));
        other_ = shown;
    }
    void redo() override { undo(); }

protected:
    [[nodiscard]] std::size_t heldBytes() const override {
        return static_cast<std::size_t>(other_.size());
    }

private:
    Session& session_;
    QByteArray other_;
};

} // namespace

Page::Page(PageInfo info, QWidget* parent)
    : QWidget(parent), info_(std::move(info)), session_(new Session(this)) {
    session_->keep(
        own_form_key,
        [this]() -> std::optional<QJsonObject> {
            const OwnForm own = own_form_.get();
            if (own.path.isEmpty())
                return {};
            return QJsonObject{{QStringLiteral("path"), own.path},
                               {QStringLiteral("form"), own.form}};
        },
        [this](const QJsonObject& stored) {
            setOwnForm(stored.value(QLatin1String("path")).toString(),
                       stored.value(QLatin1String("form")).toString());
        },
        this, &Page::ownFormChanged, &history_, &History::documentChanged);
    session_->keep(
        commented_key,
        [this]() -> std::optional<QString> {
            const QString path = own_form_.get().commented;
            return path.isEmpty() ? std::nullopt : std::optional(path);
        },
        [this](const QString& path) { setCommented(path); }, this, &Page::ownFormChanged, &history_,
        &History::documentChanged);
    session_->keep(
        "limits",
        [this]() -> std::optional<QJsonObject> {
            if (limits_.isEmpty())
                return {};
            return limits_;
        },
        [this](const QJsonObject& stored) { limits_ = stored; });
    history_.setSnapshot([this] {
        QJsonObject state = documentOf(*session_);
        if (needsFile())
            state.insert(QLatin1String(needs_file_key), true);
        return packed(state);
    });
    history_.setExchange([this](const QByteArray& snapshot) {
        return snapshotNeedsFile(snapshot) ? nullptr : stepTo(snapshot);
    });
    connect(this, &Page::message, this, [this](const QString& text) { said_ = text; });
}

Page::~Page() {
    // What goes after the page, or still runs, must not speak to what is gone.
    qApp->disconnect(this);
    history_.disconnect(this);
    for (QObject* part : findChildren<QObject*>())
        part->disconnect(this);
}

void Page::honour(Settings& settings) {
    settings.honour(settings::undo_megabytes, this, [this](int megabytes) {
        history_.setLimit(static_cast<std::size_t>(megabytes) << 20U);
    });
    settings.honour(settings::answers, this, [this](int answers) {
        if (const auto at_start = static_cast<AnswersAtStart>(answers);
            at_start != AnswersAtStart::remembered)
            setAnswersShown(at_start == AnswersAtStart::shown);
    });
    const auto limits = [this, &settings](auto /*value*/) { honourLimits(settings); };
    settings.honour(settings::thinking_seconds, this, limits);
    settings.honour(settings::threads, this, limits);
    settings.honour(settings::minimising_seconds, this, limits);
}

/// The page keeps limits that a person gave it after the settings were changed last, also if that
/// was in an earlier session.
void Page::honourLimits(const Settings& settings) {
    const WorkLimits limits{settings.value(settings::thinking_seconds),
                            settings.value(settings::threads),
                            settings.value(settings::minimising_seconds)};
    const auto in_json = [](const WorkLimits& each) {
        return QJsonObject{{QStringLiteral("thinking"), each.thinking_seconds},
                           {QStringLiteral("parallel"), each.threads},
                           {QStringLiteral("minimising"), each.minimising_seconds}};
    };
    const QJsonObject now = in_json(limits);
    const QJsonObject usual = in_json(WorkLimits());
    if (now == (limits_.isEmpty() ? usual : limits_))
        return;
    limits_ = now == usual ? QJsonObject() : now;
    setLimits(limits);
}

void Page::addLegend(QWidget* view) const {
    if (info_.legend)
        new LegendButton(info_.legend, info_.title, view);
}

void Page::addLegendAtFoot(QWidget* view) const {
    if (info_.legend)
        new LegendButton(info_.legend, info_.title, view, LegendButton::Place::foot);
}

void Page::setAnswersShown(bool /*shown*/) {}

void Page::setLimits(const WorkLimits& /*limits*/) {}

Result<void> Page::openFile(const QByteArray& content, const QString& /*path*/) {
    return open(content);
}

Result<void> Page::openPrepared(const PreparedFile& /*prepared*/, const QByteArray& content,
                                const QString& path) {
    return openFile(content, path);
}

bool Page::snapshotNeedsFile(const QByteArray& snapshot) {
    const auto state = stateIn(snapshot);
    return state && state->contains(QLatin1String(needs_file_key));
}

void Page::restoreFile(const QByteArray& /*content*/) {}

void Page::restorePrepared(const PreparedFile& /*prepared*/, const QByteArray& content) {
    restoreFile(content);
}

FileBytes Page::bytesFor(const QString& file_name) const {
    return save(file_name);
}

void Page::setOwnForm(const QString& path, const QString& form) {
    own_form_.set({path, form, own_form_.get().commented});
    Q_EMIT ownFormChanged();
}

QString Page::ownForm(const QString& file_name) const {
    const OwnForm own = own_form_.get();
    return isSameFile(file_name, own.path) ? own.form : QString();
}

void Page::setCommented(const QString& path) {
    OwnForm own = own_form_.get();
    own.commented = path;
    own_form_.set(own);
    Q_EMIT ownFormChanged();
}

bool Page::losesComments(const QString& file_name) const {
    return isSameFile(file_name, own_form_.get().commented);
}

void Page::forgetComments(const QString& file_name) {
    if (losesComments(file_name))
        setCommented({});
}

QString Page::lossOf(const QString& /*file_name*/) const {
    return {};
}

void Page::noteSaved(const QString& /*path*/) {}

void Page::takeOver(const std::any& /*results*/) {}

void Page::restoreSession(const QJsonObject& state) {
    history_.clear();
    session_->restore(state);
}

std::unique_ptr<UndoStep> Page::stepTo(const QByteArray& snapshot) {
    if (!stateIn(snapshot))
        return nullptr;
    return std::make_unique<Exchange>(*session_, snapshot);
}

void Page::addDivider(const char* key, QSplitter* divider,
                      std::function<QList<int>(const QSize&)> sizes) {
    const std::size_t index = dividers_.size();
    dividers_.push_back({divider, std::move(sizes), false});
    connect(divider, &QSplitter::splitterMoved, this,
            [this, index] { dividers_[index].moved = true; });
    session_->keep(
        key,
        [this, index]() -> std::optional<QString> {
            const Divider& kept = dividers_[index];
            if (!kept.moved)
                return {};
            return QString::fromLatin1(kept.splitter->saveState().toBase64());
        },
        [this, index](const QString& state) {
            // What is no state of a divider is passed over.
            if (dividers_[index].splitter->restoreState(QByteArray::fromBase64(state.toLatin1())))
                dividers_[index].moved = true;
        },
        divider, &QSplitter::splitterMoved);
}

QSplitter* Page::makeColumns(QWidget* main, QTabWidget* side, int percent, int widest) {
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(main);
    columns->addWidget(side);
    columns->setChildrenCollapsible(false);
    columns->setStretchFactor(0, 1);
    addDivider("columns", columns, [percent, widest](const QSize& size) {
        // On a large screen the middle has more room than it can use.
        const int most = std::max(widest, size.width() / 3);
        const int width = std::min(size.width() * percent / 100, most);
        return QList<int>{size.width() - width, width};
    });
    return columns;
}

QSplitter* Page::addColumns(QWidget* main, QTabWidget* side, int percent, int widest) {
    QSplitter* columns = makeColumns(main, side, percent, widest);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(columns);
    return columns;
}

void Page::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeDividers();
}

void Page::arrangeDividers() {
    for (const Divider& divider : dividers_)
        if (!divider.moved)
            divider.splitter->setSizes(divider.sizes(size()));
}

void Page::paintPicture(QPainter& painter) const {
    painter.save();
    painter.setFont(font());
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), paperColours().window);
    drawPicture(painter, paperColours());
    painter.restore();
}

QList<QWidget*> Page::areas() const {
    return areas_;
}

RunBar* Page::addRunBar(const RunBarLook& look, QWidget* parent) {
    run_bar_ = new RunBar(look.start, look.engines, look.engines_help, parent);
    run_bar_->setStartHelp(look.start_help);
    run_bar_->setSwitch(look.is_switch);
    run_bar_->setCommands(look.start_command, look.stop_command);
    run_bar_->limit()->setVisible(look.has_limit);
    connect(run_bar_, &RunBar::stopRequested, this, &Page::stop);
    return run_bar_;
}

void Page::addWork(std::function<bool()> is_running, std::function<void()> stop) {
    works_.push_back({std::move(is_running), std::move(stop)});
}

bool Page::isRunning() const {
    return std::any_of(works_.begin(), works_.end(),
                       [](const Work& work) { return work.is_running(); });
}

qint64 Page::runningFor() const {
    return run_bar_ != nullptr ? run_bar_->runningFor() : 0;
}

void Page::stop() {
    for (const Work& work : works_)
        work.stop();
}

void Page::showRunning() {
    if (run_bar_ != nullptr)
        run_bar_->setRunning(isRunning());
    Q_EMIT commandsChanged();
}

void Page::showProgress(double fraction, const QString& text) {
    if (run_bar_ != nullptr)
        run_bar_->setProgress(fraction, text);
}

void Page::withdraw() {
    if (!said_.isEmpty())
        Q_EMIT message({});
}

void Page::sayUnlessShown(QWidget* panel, const QString& text) {
    const bool is_said = !shown_too_.isEmpty() && said_ == shown_too_;
    if (panel->isVisible()) {
        if (is_said)
            withdraw();
        return;
    }
    shown_too_ = text;
    Q_EMIT message(text);
    const QString watcher = QStringLiteral("withdraws when shown");
    if (panel->findChild<QObject*>(watcher, Qt::FindDirectChildrenOnly) == nullptr) {
        auto* when_shown = new WhenShown(panel, [this] {
            if (!shown_too_.isEmpty() && said_ == shown_too_)
                withdraw();
        });
        when_shown->setObjectName(watcher);
        panel->installEventFilter(when_shown);
    }
}

void Page::forgetTime() {
    if (run_bar_ != nullptr)
        run_bar_->clearTime();
}

void Page::followEditors() {
    // When the labels of the page have heard of the text, too.
    remark_timer_.setSingleShot(true);
    remark_timer_.setInterval(0);
    connect(&remark_timer_, &QTimer::timeout, this,
            [this] { showRemark(remarking_ ? remarkOf(*remarking_) : QString()); });
    // What is said of a text goes when it is out of sight, and when another one is edited.
    editor_watch_ = std::make_unique<EditorWatch>(
        [this](const SourceEditor& hidden) {
            if (remarking_ == &hidden) {
                remarking_ = nullptr;
                remark_timer_.start();
            }
        },
        [this](const SourceEditor& focused) {
            if (std::exchange(remarking_, &focused) != &focused)
                remark_timer_.start();
        });
    for (SourceEditor* editor : findChildren<SourceEditor*>()) {
        connect(editor, &SourceEditor::currentDiagnosticChanged, this, [this, editor] {
            remarking_ = editor;
            remark_timer_.start();
        });
        editor->installEventFilter(editor_watch_.get());
        connect(editor, &SourceEditor::refused, this,
                [this](const QString& why) { Q_EMIT message(sentence(why)); });
    }
}

/// A cursor that leaves a remark takes nothing else with it that was said. What a label of the page
/// shows already is not shown twice, but screen readers are told of the label.
void Page::showRemark(const QString& remark) {
    QLabel* const label = labelWith(*this, remark);
    const QString before = std::exchange(remark_, label ? QString() : remark);
    if (!remark_.isEmpty() || (!before.isEmpty() && said_ == before))
        Q_EMIT message(remark_);
    if (label && !label->hasFocus()) {
        QAccessibleEvent alert(label, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

void Page::takeTyped() {
    const QPointer<QWidget> field = QApplication::focusWidget();
    if (!field || !isAncestorOf(field))
        return;
    QWidget* const around = field->parentWidget()->parentWidget();
    if (auto* cells = qobject_cast<QAbstractItemView*>(around);
        cells && cells->viewport() == field->parentWidget())
        return cells->setFocus(); // which ends the editing of the cell
    if (!qobject_cast<QLineEdit*>(field) && !qobject_cast<SourceEditor*>(field))
        return;
    // As if another window had been in front for a moment: the cursor and what is selected stay.
    for (const QEvent::Type each : {QEvent::FocusOut, QEvent::FocusIn}) {
        QFocusEvent event(each, Qt::ActiveWindowFocusReason);
        if (field)
            QCoreApplication::sendEvent(field, &event);
    }
}

QWidget* Page::stacked(const QList<QWidget*>& parts, const QWidget* stretched) {
    auto* stack = new QWidget(this);
    auto* layout = new QVBoxLayout(stack);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QWidget* part : parts)
        layout->addWidget(part, part == stretched ? 1 : 0);
    return stack;
}

QSize Page::withMargins(const QSize& inner) const {
    const QMargins margins = layout()->contentsMargins();
    return inner.grownBy(margins);
}

qsizetype Page::formatFor(const QString& file_name) const {
    const QList<FileFormat>& all = info_.formats;
    const QString name = unpackedName(QFileInfo(file_name).fileName());
    qsizetype first = -1;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (!all[i].can_save)
            continue;
        if (QDir::match(all[i].patterns, name))
            return i;
        if (first < 0)
            first = i;
    }
    return first;
}

} // namespace loggia::ui
