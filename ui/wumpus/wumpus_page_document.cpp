// The part of WumpusPage that the main window asks for: commands, files, pictures, the session.
#include "core/wumpus/format.hpp"
#include "core/wumpus/handout.hpp"
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
#include <QSplitter>
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
    active_ = *kind;
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

QJsonObject WumpusPage::session() const {
    QJsonObject texts;
    QJsonObject files;
    for (const TextKind kind : text_kinds) {
        texts.insert(idOf(kind), document_->text(kind));
        if (!pane(kind)->file().isEmpty())
            files.insert(idOf(kind),
                         QJsonObject{{QStringLiteral("path"), pane(kind)->file()},
                                     {QStringLiteral("changed"), pane(kind)->isModified()}});
    }
    QJsonObject json{{QStringLiteral("texts"), texts},
                     {QStringLiteral("files"), files},
                     {QStringLiteral("active"), idOf(active())},
                     {QStringLiteral("reveal"), walk_bar_->isRevealing()},
                     {QStringLiteral("tab"), tabs_->currentIndex()}};
    if (const auto& walk = document_->walkState())
        json.insert(QStringLiteral("walk"), toJson(*walk));
    if (divider_moved_) {
        const auto stateOf = [](const QSplitter* splitter) {
            return QString::fromLatin1(splitter->saveState().toBase64());
        };
        json.insert(QStringLiteral("columns"), stateOf(columns_));
        json.insert(QStringLiteral("rows"), stateOf(texts_));
    }
    return json;
}

void WumpusPage::restoreSession(const QJsonObject& session) {
    const auto get = [&](const char* key) { return session.value(QLatin1String(key)); };
    if (get("texts").isObject()) {
        std::array<QString, text_kinds.size()> texts;
        for (const TextKind kind : text_kinds)
            texts.at(indexOf(kind)) = get("texts").toObject().value(idOf(kind)).toString();
        undoStack()->clear();
        document_->restore(texts, walkFrom(get("walk").toObject()));
    }
    for (const TextKind kind : text_kinds) {
        const QJsonObject file = get("files").toObject().value(idOf(kind)).toObject();
        pane(kind)->restoreFile(file.value(QLatin1String("path")).toString(),
                                file.value(QLatin1String("changed")).toBool());
        if (get("active").toString() == idOf(kind))
            active_ = kind;
    }
    walk_bar_->setRevealing(get("reveal").toBool());
    tabs_->setCurrentIndex(std::clamp(get("tab").toInt(), 0, tabs_->count() - 1));
    const auto state = [&](const char* key) {
        return QByteArray::fromBase64(get(key).toString().toLatin1());
    };
    if (columns_->restoreState(state("columns"))) {
        texts_->restoreState(state("rows"));
        divider_moved_ = true;
    }
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
