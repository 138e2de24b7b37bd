#include "ui/wumpus/wumpus_page.hpp"

#include "core/base/scanner.hpp"
#include "core/wumpus/format.hpp"
#include "core/wumpus/reference_rules.hpp"
#include "ui/language/core_words.hpp"
#include "ui/legend/guide_section.hpp"
#include "ui/legend/legend_window.hpp"
#include "ui/shell/session.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/sentence.hpp"
#include "ui/widgets/side_tabs.hpp"
#include "ui/widgets/source/source_editor.hpp"
#include "ui/wumpus/cave_view.hpp"
#include "ui/wumpus/grade_panel.hpp"
#include "ui/wumpus/lint_panel.hpp"
#include "ui/wumpus/probabilities_panel.hpp"
#include "ui/wumpus/study_run.hpp"
#include "ui/wumpus/text_pane.hpp"
#include "ui/wumpus/verdict_line.hpp"
#include "ui/wumpus/walk_bar.hpp"
#include "ui/wumpus/why_panel.hpp"
#include "ui/wumpus/wumpus_document.hpp"
#include "ui/wumpus/wumpus_example.hpp"
#include "ui/wumpus/wumpus_legend.hpp"
#include "ui/wumpus/wumpus_parts.hpp"

#include <QApplication>
#include <QJsonArray>
#include <QLabel>
#include <QPainter>
#include <QPointer>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <utility>

namespace loggia::ui {

namespace {

/// Of the columns at the sides, in pixels, where nobody has moved the dividers.
constexpr int widest_texts = 500;
constexpr int widest_side = 460;
/// A page that is narrower has no room for three columns.
constexpr int narrowest_for_three = 880;
/// On a page that is lower the map needs the legend's lines.
constexpr int lowest_for_legend = 700;
/// Where it takes more lines than two, it has to be this high.
constexpr int lowest_for_long_legend = 760;

QString referenceRules() {
    return QString::fromStdString(wumpus::rules_file());
}

QJsonObject toJson(const WalkState& walk) {
    QJsonArray path;
    for (const wumpus::Square square : walk.path)
        path.append(square.index());
    QJsonObject json{{QStringLiteral("seed"), static_cast<int>(walk.seed)},
                     {QStringLiteral("path"), path}};
    if (walk.hunt) {
        QJsonArray actions;
        for (const wumpus::Action& action : *walk.hunt)
            actions.append(QString::fromStdString(wumpus::to_text(action)));
        json.insert(QStringLiteral("hunt"), actions);
    }
    return json;
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
    if (json.contains(QLatin1String("hunt"))) {
        walk.path.clear();
        walk.hunt.emplace();
        const QJsonArray actions = json.value(QLatin1String("hunt")).toArray();
        for (const auto& each : actions) {
            const std::string text = each.toString().toStdString();
            const auto words = words_of(text);
            std::size_t at = 0;
            const auto action =
                words.empty() ? failure("nothing") : wumpus::read_action(words, at, 1);
            if (!action)
                break;
            walk.hunt->push_back(*action);
        }
    }
    return walk;
}

/// A walk teaches much that was known already; whoever walks did not write that.
void spareLessons(Checks& checks, const QString& taught, const QString& knowledge) {
    const QStringList lessons = taught.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const QStringList lines = knowledge.split(QLatin1Char('\n'));
    const auto is_of_walk = [&](const wumpus::Warning& warning) {
        const bool nothing_new =
            warning.flaw == wumpus::Flaw::entailed || warning.flaw == wumpus::Flaw::duplicate;
        if (warning.text != indexOf(TextKind::knowledge) || !nothing_new || warning.span.line < 1 ||
            warning.span.line > lines.size())
            return false;
        const qsizetype line = warning.span.line - 1;
        // A second copy is somebody else's.
        return lessons.contains(lines[line]) && lines.indexOf(lines[line]) == line;
    };
    checks.spared = std::erase_if(checks.warnings, is_of_walk) > 0;
}

} // namespace

WumpusPage::WumpusPage(QWidget* parent) : Page(pageInfo(), parent), run_(new StudyRun(this)) {
    build();
    connectAll();
    keepSession();
    showExample(false);
}

void WumpusPage::build() {
    // Tab goes in the order in which these are made: the thing itself, what is asked of it, what
    // that rests on.
    map_ = new CaveView(this);
    map_->setWhatsThis(
        tr("The cave, with what is known about each square. Click a symbol to ask about it "
           "or, during a walk, a square to go there."));
    map_->setObjectName(QStringLiteral("map"));
    for (const TextKind kind : {TextKind::statement, TextKind::knowledge, TextKind::rules})
        panes_.at(indexOf(kind)) = new TextPane(kind, this);
    WumpusDocument::Editors editors{};
    for (const TextKind kind : text_kinds)
        editors.at(indexOf(kind)) = pane(kind)->editor();
    document_ = new WumpusDocument(editors, history(), this);
    parts_ = new WumpusParts(panes_, document_, this);

    verdict_ = new VerdictLine(this);
    walk_bar_ = new WalkBar(document_, *history(), this);
    why_ = new WhyPanel(this);
    probabilities_ = new ProbabilitiesPanel(this);
    grade_ = new GradePanel(this);
    lint_ = new LintPanel(this);

    texts_ = new QSplitter(Qt::Vertical, this);
    texts_->addWidget(pane(TextKind::knowledge));
    texts_->addWidget(pane(TextKind::rules));
    texts_->setChildrenCollapsible(false);
    for (const TextKind kind : {TextKind::knowledge, TextKind::rules, TextKind::statement})
        setGuideSection(pane(kind), QStringLiteral("What you can type and open"));
    setGuideSection(walk_bar_, QStringLiteral("Walk through a cave"));

    legend_ =
        new QLabel(tr("M monster, S stench, P pit, B breeze \u2013 filled: true, struck through: "
                      "false, ?: open, !: contradictory; in the corner: the risk of going there"),
                   this);
    legend_->setObjectName(QStringLiteral("legend"));
    legend_->setWordWrap(true);
    legend_->setAlignment(Qt::AlignHCenter);
    legend_->setForegroundRole(QPalette::PlaceholderText);

    middle_ = new QWidget(this);
    auto* column = new QVBoxLayout(middle_);
    column->setContentsMargins(6, 0, 6, 0);
    column->addWidget(map_, 1); // with nothing above it: most pages are wide rather than high
    column->addWidget(legend_);
    column->addWidget(walk_bar_);

    tabs_ = new SideTabs(this);
    tabs_->addPanel(why_, tr("Why"),
                    tr("The lines that force the verdict, or two models that differ"));
    tabs_->addPanel(probabilities_, tr("Probabilities"),
                    tr("The number of models, and the exact probability of each monster and pit"));
    tabs_->addPanel(grade_, tr("Grade"), tr("Compare your rules with the reference rules"));
    tabs_->addPanel(lint_, tr("Lint"), tr("Invalid, redundant and contradictory lines"));

    side_ = stacked(
        {pane(TextKind::statement), besideLegend(verdict_, info().legend, info().title), tabs_},
        tabs_);

    columns_ = new QSplitter(Qt::Horizontal, this);
    columns_->addWidget(texts_);
    columns_->addWidget(middle_);
    columns_->addWidget(side_);
    columns_->setChildrenCollapsible(false);
    columns_->setStretchFactor(1, 1);
    addDivider("columns", columns_, [this](const QSize& size) {
        const int width = size.width();
        if (width < narrowest_for_three)
            return QList<int>{width * 57 / 100, width * 43 / 100};
        const int texts = std::min(width * 28 / 100, widest_texts);
        // Wide enough for the titles of its tabs, in a language of long words, too.
        const int titles = std::min(tabs_->tabBar()->sizeHint().width(), width * 34 / 100);
        const int side = std::clamp(width * 28 / 100, titles, std::max(titles, widest_side));
        return QList<int>{texts, width - texts - side, side};
    });
    addDivider("rows", texts_, [](const QSize& size) {
        return QList<int>{size.height() * 55 / 100, size.height() * 45 / 100};
    });
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(columns_);
    setAreas({map_, pane(TextKind::statement)->editor(), pane(TextKind::knowledge)->editor(),
              pane(TextKind::rules)->editor(), walk_bar_, tabs_});
}

void WumpusPage::resizeEvent(QResizeEvent* event) {
    // First the columns that there are, then how wide they are.
    setNarrow(width() < narrowest_for_three);
    const bool is_long =
        legend_->heightForWidth(middle_->width()) >
        2 * legend_->fontMetrics().lineSpacing() + legend_->fontMetrics().leading();
    legend_->setVisible(height() >= (is_long ? lowest_for_long_legend : lowest_for_legend));
    Page::resizeEvent(event);
}

/// A narrow page has rules and knowledge in a tab of the panel on the right.
void WumpusPage::setNarrow(bool narrow) {
    const int tab = tabs_->indexOf(texts_);
    if (narrow == (tab >= 0))
        return;
    if (narrow) {
        tabs_->addTab(texts_, tr("Texts"));
    } else {
        tabs_->removeTab(tab);
        columns_->insertWidget(0, texts_);
        texts_->show();
    }
    orderAsRead(*this);
}

QSize WumpusPage::minimumSizeHint() const {
    const QSize middle = middle_->minimumSizeHint();
    const QSize side = side_->minimumSizeHint();
    return withMargins({middle.width() + side.width() + columns_->handleWidth(),
                        std::max(middle.height(), side.height())});
}

void WumpusPage::connectAll() {
    connect(document_, &WumpusDocument::textsChanged, this, &WumpusPage::textsChanged);
    connect(document_, &WumpusDocument::walkChanged, this, &WumpusPage::walkChanged);
    connect(run_, &StudyRun::studyChanged, this, &WumpusPage::showStudy);
    connect(run_, &StudyRun::checksChanged, this, &WumpusPage::showChecks);
    addWork(run_);
    connect(parts_, &WumpusParts::opened, this, &WumpusPage::setActive);
    connect(map_, &CaveView::visited, this, &WumpusPage::visit);
    connect(map_, &CaveView::asked, this, &WumpusPage::ask);
    connect(map_, &CaveView::stepped, this, &WumpusPage::step);
    connect(map_, &CaveView::shot, this,
            [this](wumpus::Direction direction) { act(wumpus::action::Shoot{direction}); });
    connect(walk_bar_, &WalkBar::revealChanged, this, &WumpusPage::refreshMap);
    connect(walk_bar_, &WalkBar::revealChanged, this, &Page::commandsChanged);
    connect(walk_bar_, &WalkBar::huntingChanged, this, &Page::commandsChanged);
    connect(walk_bar_, &WalkBar::actionWanted, this, [this](const wumpus::Action& action) {
        const QPointer<QWidget> used = walk_bar_->focusWidget();
        const bool had_keyboard = used && used->hasFocus();
        act(action);
        // A button that is used up must not leave the keyboard on "New walk" beside it.
        if (had_keyboard && used && !used->isEnabled())
            map_->setFocus();
    });
    for (const auto map_wanted : {&WalkBar::restarted, &WalkBar::usedUp})
        connect(walk_bar_, map_wanted, map_, [this] { map_->setFocus(); });
    connect(why_, &WhyPanel::lineWanted, this, &WumpusPage::go);
    connect(grade_, &GradePanel::lineWanted, this, &WumpusPage::go);
    connect(lint_, &LintPanel::lineWanted, this, &WumpusPage::go);
    connect(tabs_, &QTabWidget::currentChanged, this, [this] {
        if (hides_chances_ && tabs_->currentWidget()->isAncestorOf(probabilities_))
            setAnswersShown(true);
    });
    followEditors();
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, const QWidget* now) {
        for (const TextPane* each : panes_)
            if (each->editor() == now)
                setActive(each->kind());
    });
}

void WumpusPage::setActive(TextKind kind) {
    if (std::exchange(active_, kind) != kind)
        Q_EMIT activeChanged();
}

void WumpusPage::showExample(bool as_step) {
    const WumpusExample example = wumpusExample();
    if (as_step)
        document_->replaceAll(example.texts, example.walk, tr("worked example"));
    else
        document_->restore(example.texts, example.walk);
}

void WumpusPage::textsChanged() {
    run_->follow(document_->texts());
}

void WumpusPage::walkChanged() {
    map_->setWalking(document_->walk() != nullptr);
    map_->setHunting(document_->hunt() != nullptr);
    if (const auto here = document_->here())
        map_->setCursorCell(here->i - 1, here->j - 1);
    refreshMap();
    // What a step adds to the knowledge comes behind it: only then it is known that they differ.
    if (!textsDifferFromWalk())
        walk_bar_->setTextsDiffer(false);
    showChecks(); // which spare what the walk wrote
    Q_EMIT commandsChanged();
}

void WumpusPage::showStudy() {
    const Study& study = run_->study();
    verdict_->setStudy(study);
    why_->setStudy(study);
    probabilities_->setProbabilities(study.probabilities);
    for (const TextKind kind : {TextKind::rules, TextKind::knowledge}) {
        std::vector<int> lines;
        if (study.findings)
            for (const SourceLine& line : study.findings->reason)
                if (line.kind == kind)
                    lines.push_back(line.span.line);
        pane(kind)->editor()->markLines(lines);
    }
    refreshMap();
    if (study.complete)
        walk_bar_->setTextsDiffer(textsDifferFromWalk());
    showChecks();
    Q_EMIT commandsChanged();
}

/// Whether rules and knowledge find other squares safe than the walk does, whose lines somebody may
/// have changed.
bool WumpusPage::textsDifferFromWalk() const {
    const auto& marks = run_->study().marks;
    const wumpus::Walk* const walk = document_->walk();
    if (!marks || walk == nullptr)
        return false;
    const wumpus::Squares reach = walk->within_reach();
    for (int n = 0; n < wumpus::square_count; ++n) {
        const auto square = wumpus::Square::of(n);
        if (!has(reach, square))
            continue;
        const auto is_without = [&](wumpus::Sign sign) {
            return marks->at(static_cast<std::size_t>(wumpus::Symbol{sign, square}.index())) ==
                   wumpus::Verdict::definitely_false;
        };
        const bool is_safe = is_without(wumpus::Sign::pit) &&
                             (walk->monster_is_dead() || is_without(wumpus::Sign::monster));
        if (is_safe != has(walk->proven_safe(), square))
            return true;
    }
    return false;
}

void WumpusPage::showChecks() {
    const Checks* known = run_->checks();
    auto checks = known != nullptr ? std::optional(*known) : std::nullopt;
    if (checks && document_->walk())
        spareLessons(*checks, document_->lessons(), document_->text(TextKind::knowledge));
    grade_->setChecks(checks);
    lint_->setChecks(checks);
    refreshDiagnostics();
}

void WumpusPage::refreshMap() {
    const Study& study = run_->study();
    CaveScene scene = sceneOf(study.marks, study.probabilities);
    if (const auto* hunt = document_->hunt())
        addHunt(scene, *hunt, walk_bar_->isRevealing() || hunt->is_over());
    else if (const auto* walk = document_->walk())
        addWalk(scene, *walk, walk_bar_->isRevealing() || walk->died());
    if (hides_chances_)
        hideChances(scene);
    nameCells(scene);
    map_->setCave(std::move(scene));
}

void WumpusPage::setAnswersShown(bool shown) {
    hides_chances_ = !shown;
    walk_bar_->setChancesShown(shown);
    if (!shown && tabs_->currentWidget()->isAncestorOf(probabilities_))
        tabs_->setCurrentIndex(0); // Why
    refreshMap();
}

/// Errors are underlined, and of the warnings those that change what others read. That a line says
/// nothing new is in the list alone: a walk teaches much that was known.
void WumpusPage::refreshDiagnostics() {
    for (const TextKind kind : text_kinds) {
        std::vector<Diagnostic> diagnostics;
        for (const Error& error : run_->study().errors.at(indexOf(kind)))
            diagnostics.push_back(
                {error.span.value_or(SourceSpan{}), Severity::error, coreWords(error.message)});
        if (const Checks* checks = run_->checks())
            for (const wumpus::Warning& warning : checks->warnings)
                if (warning.text == indexOf(kind) &&
                    (warning.flaw == wumpus::Flaw::too_long ||
                     warning.flaw == wumpus::Flaw::unknown_connective ||
                     warning.flaw == wumpus::Flaw::clash))
                    diagnostics.push_back(
                        {warning.span, Severity::warning, coreWords(warning.message)});
        if (diagnostics != pane(kind)->editor()->diagnostics())
            pane(kind)->editor()->setDiagnostics(std::move(diagnostics));
    }
}

void WumpusPage::go(const SourceLine& line) {
    SourceEditor* editor = pane(line.kind)->editor();
    if (tabs_->indexOf(texts_) >= 0 && line.kind != TextKind::statement)
        tabs_->setCurrentWidget(texts_);
    editor->revealSpan(line.span);
    editor->setFocus();
}

void WumpusPage::visit(wumpus::Square square) {
    // A click where one stands takes what lies there.
    if (can(wumpus::action::Grab{}) && square == document_->here())
        return act(wumpus::action::Grab{});
    if (const auto done = document_->visit(square); !done)
        showMessage(done.error());
    else
        Q_EMIT message({}); // The walk bar says what is new.
}

/// On a hunt, to the square next to the walker or against the wall.
void WumpusPage::step(wumpus::Direction direction) {
    const auto here = document_->here();
    if (!here)
        return;
    const auto next = next_to(*here, direction);
    act(next ? wumpus::Action(wumpus::action::Go{*next}) : wumpus::action::Bump{direction});
}

void WumpusPage::act(const wumpus::Action& action) {
    if (const auto done = document_->act(action); !done)
        showMessage(done.error());
    else
        Q_EMIT message({});
}

bool WumpusPage::can(const wumpus::Action& action) const {
    return document_->hunt() != nullptr && document_->hunt()->can(action);
}

void WumpusPage::ask(wumpus::Symbol symbol) {
    document_->editText(TextKind::statement,
                        QString::fromStdString(to_text(symbol)) + QLatin1Char('\n'),
                        tr("question about %1").arg(inWords(symbol.index())));
    Q_EMIT message(tr("New statement: %1.").arg(inWords(symbol.index())));
}

void WumpusPage::showMessage(const Error& error) {
    Q_EMIT message(sentence(error.message));
}

PageInfo WumpusPage::pageInfo() {
    const auto kind = [](const char* name, const QStringList& patterns) {
        return FileFormat{tr(name), patterns};
    };
    return {QStringLiteral("wumpus"),
            tr("Wumpus"),
            QStringLiteral("wumpus"),
            commands(),
            {kind(QT_TR_NOOP("Wumpus case: all three texts and the walk"),
                  {QStringLiteral("*.wumpus")}),
             kind(QT_TR_NOOP("Wumpus rules only"),
                  {QStringLiteral("*_rules.txt"), QStringLiteral("*rule*.txt")}),
             kind(QT_TR_NOOP("Wumpus knowledge only"),
                  {QStringLiteral("*_kb.txt"), QStringLiteral("kb*.txt"),
                   QStringLiteral("*knowledge*.txt")}),
             kind(QT_TR_NOOP("Wumpus statement only"),
                  {QStringLiteral("*_statement.txt"), QStringLiteral("*statement*.txt")}),
             {tr("Wumpus text"), {QStringLiteral("*.txt")}, true, false}},
            isWumpusText,
            [] { return std::make_unique<WumpusPage>(); },
            wumpusLegend,
            std::numeric_limits<qsizetype>::max()}; // the editor refuses what is too long
}

QString WumpusPage::verdictText() const {
    const Study& study = run_->study();
    QString text = document_->text(TextKind::statement).trimmed() + QLatin1String(": ") +
                   verdict_->text() + QLatin1Char('\n');
    if (study.findings) {
        for (std::size_t line = 0; line < study.findings->reason.size(); ++line)
            text += QLatin1String("  ") + describe(*study.findings, line) + QLatin1Char('\n');
        if (const auto& contrast = study.findings->contrast)
            text += tr("True in this model:") + QLatin1Char('\n') +
                    QString::fromStdString(to_picture(contrast->holds.world)) +
                    tr("and false in this one:") + QLatin1Char('\n') +
                    QString::fromStdString(to_picture(contrast->fails.world));
    }
    return text;
}

void WumpusPage::newDocument() {
    document_->replaceAll({referenceRules(), {}, {}}, std::nullopt, tr("new knowledge base"));
    pane(TextKind::knowledge)->editor()->setFocus();
}

Result<void> WumpusPage::open(const QByteArray& content) {
    return openFile(content, {});
}

Result<void> WumpusPage::openFile(const QByteArray& content, const QString& path) {
    const auto part = parts_->partFor(content, path);
    if (!part)
        return tl::unexpected(part.error());
    if (!part->isEmpty())
        return parts_->open(*part, content, path);
    auto opened = openCase(content);
    if (opened && wumpus::has_case_comments(content.toStdString()))
        setCommented(path);
    return opened;
}

Result<void> WumpusPage::openCase(const QByteArray& content) {
    const auto read = wumpus::case_of(content.toStdString());
    if (!read)
        return tl::unexpected(read.error());
    std::array<QString, text_kinds.size()> texts;
    for (const TextKind kind : text_kinds) {
        QString& text = texts.at(indexOf(kind));
        text = QString::fromStdString(read->texts.at(indexOf(kind)));
        if (const auto can = SourceEditor::canShow(text); !can)
            return tl::unexpected(can.error());
    }
    document_->replaceAll(texts, read->walk, tr("open a case"));
    return {};
}

QByteArray WumpusPage::save(const QString& file_name) const {
    if (const auto kind = parts_->kindSavedIn(file_name))
        return QByteArray::fromStdString(document_->texts().at(indexOf(*kind)));
    return QByteArray::fromStdString(
        wumpus::to_text(wumpus::Case{document_->texts(), document_->walkState()}));
}

DocumentParts* WumpusPage::parts() const {
    return parts_;
}

/// A text that lies in a file of its own as it is now is not lost.
QString WumpusPage::lossOf(const QString& file_name) const {
    const auto kept = parts_->kindSavedIn(file_name);
    if (!kept)
        return {};
    const std::array names{tr("the rules"), tr("the knowledge"), tr("the statement")};
    QStringList lost;
    for (const TextPane* each : panes_) {
        const auto& file = each->file();
        const bool is_safe = !file.path.isEmpty() && !file.modified && !file.missing;
        if (each->kind() != *kept && !is_safe && !each->editor()->text().trimmed().isEmpty())
            lost << names.at(indexOf(each->kind()));
    }
    if (document_->walk())
        lost << tr("the walk");
    if (lost.isEmpty())
        return {};
    return tr("This format stores only %1. You would lose %2.")
        .arg(names.at(indexOf(*kept)), listInWords(lost));
}

QString WumpusPage::copy() const {
    return document_->text(active());
}

Result<void> WumpusPage::paste(const QString& text) {
    const QByteArray content = text.toUtf8();
    if (wumpus::looks_like_case(content.toStdString()))
        return openCase(content);
    const auto kind = WumpusParts::kindFor(content, {});
    if (!kind)
        return tl::unexpected(kind.error());
    document_->replaceText(*kind, text, tr("paste"));
    Q_EMIT message(tr("Pasted into %1").arg(titleOf(*kind)));
    return {};
}

QSize WumpusPage::pictureSize() const {
    return {720, 720};
}

void WumpusPage::drawPicture(QPainter& painter, const Colours& colours) const {
    paintCave(painter, caveGeometry(pictureSize(), 1), map_->cave(), {}, colours, font());
}

QJsonObject WumpusPage::documentJson() const {
    QJsonObject texts;
    for (const TextPane* each : panes_)
        texts.insert(idOf(each->kind()), each->editor()->text());
    QJsonObject json{{QStringLiteral("texts"), texts}};
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
}

void WumpusPage::keepSession() {
    session()->keep(
        Session::document_key, [this] { return documentJson(); },
        [this](const QJsonObject& json) { restoreDocument(json); }, document_,
        &WumpusDocument::textsChanged, document_, &WumpusDocument::walkChanged);
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
    session()->keep(
        "hunting", [this] { return walk_bar_->isHunting(); },
        [this](bool hunting) {
            if (document_->walk() == nullptr)
                walk_bar_->setHunting(hunting);
        },
        walk_bar_, &WalkBar::huntingChanged, document_, &WumpusDocument::walkChanged);
    session()->keep("tab", tabs_);
}

} // namespace loggia::ui
