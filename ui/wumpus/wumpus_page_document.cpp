// The part of WumpusPage that the main window asks for: commands, files, pictures, the session.
#include "core/wumpus/format.hpp"
#include "core/wumpus/handout.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/colours.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/probabilities_panel.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/text_files.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/verdict_line.hpp"
#include "ui/wumpus/walk_bar.hpp"
#include "ui/wumpus/why_panel.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_page.hpp"

#include <QJsonArray>
#include <QPainter>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>

namespace loggia::ui {

namespace {

QString handoutRules() {
    return QString::fromStdString(wumpus::rules_file());
}

QJsonObject toJson(const WalkState& walk) {
    QJsonArray path;
    for (const wumpus::Square square : walk.path)
        path.append(square.index());
    return {{QStringLiteral("seed"), static_cast<int>(walk.seed)}, {QStringLiteral("path"), path}};
}

std::optional<WalkState> walkFrom(const QJsonObject& json) {
    const int seed = json.value(QLatin1String("seed")).toInt(-1);
    if (seed < 1 || seed > WumpusDocument::most_seeds)
        return std::nullopt;
    WalkState walk{static_cast<std::uint64_t>(seed), {}};
    const QJsonArray path = json.value(QLatin1String("path")).toArray();
    for (const auto& square : path)
        walk.path.push_back(
            wumpus::Square::of(std::clamp(square.toInt(), 0, wumpus::square_count - 1)));
    return walk;
}

} // namespace

PageInfo WumpusPage::pageInfo() {
    const QStringList text{QStringLiteral("*.txt")};
    return {QStringLiteral("wumpus"),
            tr("Wumpus"),
            QStringLiteral("wumpus"),
            commands(),
            {{tr("Wumpus rules, knowledge or statement"), text}},
            isWumpusText,
            [] { return std::make_unique<WumpusPage>(); }};
}

QString WumpusPage::verdictText() const {
    const Study& study = run_->study();
    QString text = document_->text(TextKind::statement).trimmed() + QLatin1String(": ") +
                   verdict_->text() + QLatin1Char('\n');
    if (study.findings) {
        for (const SourceLine& line : study.findings->reason)
            text += QLatin1String("  ") + describe(line) + QLatin1Char('\n');
        if (const auto& contrast = study.findings->contrast)
            text += tr("It holds in this cave:") + QLatin1Char('\n') +
                    QString::fromStdString(to_picture(contrast->holds.world)) +
                    tr("and fails in this one:") + QLatin1Char('\n') +
                    QString::fromStdString(to_picture(contrast->fails.world));
    }
    return text;
}

void WumpusPage::newDocument() {
    document_->replaceAll({handoutRules(), {}, {}}, std::nullopt, tr("new knowledge base"));
    for (TextPane* each : panes_)
        each->setFile({});
    pane(TextKind::knowledge)->editor()->setFocus();
}

Result<TextKind> WumpusPage::kindFor(const QByteArray& content, const QString& path) {
    logic::Store store = wumpus::symbol_store();
    const auto reading =
        wumpus::read_lines(store, content.toStdString(), wumpus::Source::knowledge);
    if (reading.statements.empty() && !reading.errors.empty())
        return tl::unexpected(reading.errors.front());
    return kindOfFile(path, content);
}

Result<void> WumpusPage::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> WumpusPage::openFile(const QByteArray& content, const QString& path) {
    const auto kind = kindFor(content, path);
    if (!kind)
        return tl::unexpected(kind.error());
    files_->take(*kind, content, path);
    setActive(*kind);
    return {};
}

/// The text that lies in that file already; or else the one that such a name is for, or the one
/// that is being worked on.
QByteArray WumpusPage::save(const QString& file_name) const {
    TextKind kind = kindOfName(file_name).value_or(active());
    for (const TextPane* each : panes_)
        if (!file_name.isEmpty() && each->file() == file_name)
            kind = each->kind();
    pane(kind)->setFile(file_name);
    return QByteArray::fromStdString(document_->texts().at(indexOf(kind)));
}

QString WumpusPage::copy() const {
    return document_->text(active());
}

Result<void> WumpusPage::paste(const QString& text) {
    const QByteArray content = text.toUtf8();
    const auto kind = kindFor(content, {});
    if (!kind)
        return tl::unexpected(kind.error());
    document_->replaceText(*kind, text, tr("paste"));
    Q_EMIT message(tr("Pasted into: %1").arg(titleOf(*kind)));
    return {};
}

QSize WumpusPage::pictureSize() const {
    return {720, 720};
}

void WumpusPage::paintPicture(QPainter& painter) const {
    const Colours& colours = coloursFor(palette());
    painter.fillRect(QRect(QPoint(0, 0), pictureSize()), colours.window);
    paintCave(painter, caveGeometry(pictureSize(), 1), map_->cave(), {}, colours, font());
}

QJsonObject WumpusPage::documentJson() const {
    QJsonObject texts;
    QJsonObject files;
    for (const TextPane* each : panes_) {
        texts.insert(idOf(each->kind()), each->editor()->text());
        if (!each->file().isEmpty())
            files.insert(idOf(each->kind()),
                         QJsonObject{{QStringLiteral("path"), each->file()},
                                     {QStringLiteral("changed"), each->isModified()}});
    }
    QJsonObject json{{QStringLiteral("texts"), texts}};
    if (!files.isEmpty())
        json.insert(QStringLiteral("files"), files);
    if (const auto& walk = document_->walkState())
        json.insert(QStringLiteral("walk"), toJson(*walk));
    return json;
}

void WumpusPage::restoreDocument(const QJsonObject& json) {
    const QJsonValue stored = json.value(QLatin1String("texts"));
    if (!stored.isObject())
        return;
    std::array<QString, text_kinds.size()> texts;
    for (const TextKind kind : text_kinds)
        texts.at(indexOf(kind)) = stored.toObject().value(idOf(kind)).toString();
    document_->restore(texts, walkFrom(json.value(QLatin1String("walk")).toObject()));
    // After the texts, which are what lies in the files.
    const QJsonObject files = json.value(QLatin1String("files")).toObject();
    for (TextPane* each : panes_) {
        const QJsonObject file = files.value(idOf(each->kind())).toObject();
        each->restoreFile(file.value(QLatin1String("path")).toString(),
                          file.value(QLatin1String("changed")).toBool());
    }
}

void WumpusPage::keepSession() {
    session()->keep(
        "document", [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &WumpusDocument::textsChanged, document_, &WumpusDocument::walkChanged,
        pane(TextKind::rules), &TextPane::fileChanged, pane(TextKind::knowledge),
        &TextPane::fileChanged, pane(TextKind::statement), &TextPane::fileChanged);
    session()->keep(
        "active", [this] { return idOf(active_); },
        [this](const QString& id) {
            for (const TextKind kind : text_kinds)
                if (id == idOf(kind))
                    setActive(kind);
        },
        this, &WumpusPage::activeChanged);
    session()->keep(
        "reveal", [this] { return walk_bar_->isRevealing(); },
        [this](bool revealing) { walk_bar_->setRevealing(revealing); }, walk_bar_,
        &WalkBar::revealChanged);
    session()->keep("tab", tabs_);
}

QList<QWidget*> WumpusPage::areas() {
    return {map_,
            pane(TextKind::statement)->editor(),
            pane(TextKind::knowledge)->editor(),
            pane(TextKind::rules)->editor(),
            walk_bar_,
            tabs_};
}

} // namespace loggia::ui
