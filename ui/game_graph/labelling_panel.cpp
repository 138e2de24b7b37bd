#include "ui/game_graph/labelling_panel.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/game_graph/graph/state_words.hpp"
#include "ui/language/core_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/undo/history.hpp"
#include "ui/widgets/explanation_card.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/step_buttons.hpp"

#include <QCryptographicHash>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace loggia::ui {

namespace {

/// Playing takes no longer than so many turns of the clock.
constexpr std::size_t most_ticks = 120;

/// In a session, what was made of a node: in the order of its values.
constexpr std::array given_letters{u'.', u'r', u'c', u'e'};

/// Of the positions, their arrows and their outcomes.
QString digestOf(const ShownGraph& graph) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const ShownGraph::Node& node : graph.nodes) {
        QByteArray line = QByteArray::fromStdString(node.text);
        line += game_graph::letter_of(node.value.outcome);
        for (const ShownGraph::Arc& arc : node.moves)
            line += ' ' + QByteArray::number(arc.to);
        hash.addData(line + '\n');
    }
    return QString::fromLatin1(hash.result().toHex());
}

/// Drawn games are all called alike, and so is a game from whichever position it begins.
QString nameOf(const GameStudy& study) {
    const QString name =
        QStringLiteral("%1 %2").arg(study.level).arg(QString::fromStdString(study.game.text()));
    return study.shown ? name + QLatin1Char(' ') + digestOf(*study.shown) : name;
}

} // namespace

/// The labels in their order. Those not reached yet are answers, and hidden.
class LabellingPanel::Lines final : public QStringListModel {
public:
    using QStringListModel::QStringListModel;

    void setShown(std::size_t shown) {
        shown_ = shown;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        if (role == Qt::DisplayRole && static_cast<std::size_t>(index.row()) >= shown_)
            return QStringLiteral("?");
        return QStringListModel::data(index, role);
    }

private:
    std::size_t shown_ = 0;
};

/// What a person labels, as a step: no file holds it.
class LabellingPanel::OwnStep final : public UndoStep {
public:
    OwnStep(LabellingPanel* panel, Own after, const QString& text)
        : UndoStep(text), panel_(panel), graph_(panel->graph_name_), level_(panel->study_->level),
          before_(panel->ownState()), after_(std::move(after)) {}

    void undo() override { put(before_); }
    void redo() override { put(after_); }
    [[nodiscard]] bool changesDocument() const override { return false; }

protected:
    [[nodiscard]] std::size_t heldBytes() const override {
        return before_.given.size() + after_.given.size();
    }

private:
    /// The graph may be another one now, until the page shows it again.
    void put(const Own& own) {
        if (panel_->graph_name_ == graph_)
            panel_->setOwnState(own);
        else if (own.given.empty())
            panel_->kept_.erase(graph_);
        else
            panel_->kept_[graph_] = own;
        Q_EMIT panel_->ownStepped(level_);
    }

    LabellingPanel* panel_;
    QString graph_;
    int level_;
    Own before_;
    Own after_;
};

LabellingPanel::LabellingPanel(History* history, QWidget* parent)
    : QWidget(parent), history_(history),
      buttons_(new StepButtons(
          {tr("Clear labels"), tr("Previous label"), tr("Next label"), tr("All labels")}, this)),
      play_(new QToolButton(this)), slider_(new QSlider(Qt::Horizontal, this)),
      position_(new QLabel(this)), card_(new ExplanationCard(this)), list_(new QListView(this)),
      model_(new Lines(this)), own_(new QToolButton(this)), outcomes_(new QWidget(this)),
      step_bar_(new QWidget(this)) {
    build();
    connect(buttons_, &StepButtons::picked, this, &LabellingPanel::goTo);
    connect(play_, &QToolButton::toggled, this, &LabellingPanel::setPlaying);
    connect(own_, &QToolButton::toggled, this, &LabellingPanel::setOwn);
    connect(slider_, &QSlider::valueChanged, this,
            [this](int value) { goTo(static_cast<std::size_t>(value)); });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (!following_ && index.isValid())
                    goTo(static_cast<std::size_t>(index.row()) + 1);
            });
    constexpr int ms_a_label = 500;
    clock_.setInterval(ms_a_label);
    connect(&clock_, &QTimer::timeout, this, &LabellingPanel::tick);
    refresh();
}

void LabellingPanel::build() {
    play_->setCheckable(true);
    play_->setObjectName(QStringLiteral("play"));
    play_->setIcon(icon(QStringLiteral("start")));
    play_->setText(tr("Play"));
    play_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    play_->setToolTip(tr("Play automatically, or pause"));
    buttons_->setCommands({"game-graph.label-first", "game-graph.label-back",
                           "game-graph.label-forward", "game-graph.label-last"});
    setCommand(play_, "game-graph.label-play");
    slider_->setAccessibleName(tr("Number of labels"));
    slider_->setObjectName(QStringLiteral("labels"));
    position_->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("20,000 of 20,000")));
    position_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    list_->setModel(model_);
    list_->setAccessibleName(tr("Labels in order"));
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->setUniformItemSizes(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMinimumHeight(5 * fontMetrics().height());

    own_->setCheckable(true);
    own_->setObjectName(QStringLiteral("own"));
    own_->setText(tr("Label it yourself"));
    own_->setIcon(icon(QStringLiteral("edit")));
    own_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    own_->setToolTip(tr("Clear the labels and give them yourself; wrong ones are corrected"));
    setCommand(own_, "game-graph.label-own");
    auto* outcomes = new QHBoxLayout(outcomes_);
    outcomes->setContentsMargins(0, 0, 0, 0);
    struct Choice {
        QString text;
        QString key;
        game_graph::Outcome outcome;
    };
    for (const Choice& choice :
         {Choice{tr("Win"), QStringLiteral("W"), game_graph::Outcome::win},
          Choice{tr("Loss"), QStringLiteral("L"), game_graph::Outcome::loss},
          Choice{tr("Draw"), QStringLiteral("D"), game_graph::Outcome::draw}}) {
        auto* button = new QPushButton(choice.text, outcomes_);
        button->setObjectName(QStringLiteral("give-") + choice.key);
        button->setToolTip(
            tr("For the player to move at the chosen position (%1 in the graph)").arg(choice.key));
        button->setAccessibleName(tr("Label: %1").arg(choice.text));
        connect(button, &QPushButton::clicked, this,
                [this, outcome = choice.outcome] { Q_EMIT labelWanted(outcome); });
        outcomes->addWidget(button);
    }
    outcomes->addStretch(1);
    outcomes_->hide();

    auto* row = new QHBoxLayout;
    row->addWidget(buttons_);
    row->addWidget(play_);
    row->addStretch();
    auto* moment = new QHBoxLayout;
    moment->addWidget(slider_, 1);
    moment->addWidget(position_);
    auto* steps = new QVBoxLayout(step_bar_);
    steps->setContentsMargins(0, 0, 0, 0);
    steps->addLayout(row);
    steps->addLayout(moment);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(own_, 0, Qt::AlignLeft);
    layout->addWidget(card_);
    layout->addWidget(outcomes_);
    layout->addWidget(step_bar_);
    list_heading_ = heading(tr("Labels in order"), this, list_);
    layout->addWidget(list_heading_);
    layout->addWidget(list_, 1);
    layout->addStretch(0);
}

void LabellingPanel::setStudy(std::shared_ptr<const GameStudy> study) {
    setPlaying(false);
    if (isOwn()) {
        constexpr std::size_t most_kept = 20;
        if (kept_.size() >= most_kept)
            kept_.clear();
        kept_[graph_name_] = ownState();
        setOwnState({});
    }
    study_ = std::move(study);
    graph_name_ = study_ ? nameOf(*study_) : QString();
    done_ = steps();
    QStringList lines;
    if (steps() > 0)
        for (const game_graph::LabelStep& step : study_->shown->steps) {
            const ShownGraph::Node& node = study_->shown->at(static_cast<int>(step.position));
            lines << QStringLiteral("%1  %2").arg(badgeOf(node.value),
                                                  QString::fromStdString(node.text));
        }
    following_ = true;
    model_->setStringList(lines);
    refresh();
    const auto kept = kept_.find(graph_name_);
    if (kept == kept_.end() || steps() == 0 ||
        kept->second.given.size() != static_cast<std::size_t>(study_->shown->size()))
        return;
    Own own = std::move(kept->second);
    kept_.erase(kept);
    setOwnState(std::move(own));
}

QJsonObject LabellingPanel::jsonOf(const QString& graph, const Own& own) {
    QString letters;
    for (const Given given : own.given)
        letters += QChar(given_letters.at(static_cast<std::size_t>(given)));
    return {{QStringLiteral("graph"), graph},
            {QStringLiteral("given"), letters},
            {QStringLiteral("last"), own.last}};
}

QJsonObject LabellingPanel::ownLabels() const {
    QJsonObject labels = isOwn() ? jsonOf(graph_name_, ownState()) : QJsonObject();
    QJsonArray others;
    for (const auto& [graph, own] : kept_)
        others.append(jsonOf(graph, own));
    if (!others.isEmpty())
        labels.insert(QStringLiteral("others"), others);
    return labels;
}

void LabellingPanel::keepOwnLabels(const QJsonObject& labels) {
    keep(labels);
    for (const QJsonValue other : labels[QStringLiteral("others")].toArray())
        keep(other.toObject());
}

void LabellingPanel::keep(const QJsonObject& labels) {
    Own own;
    for (const QChar letter : labels[QStringLiteral("given")].toString()) {
        const auto* const found =
            std::find(given_letters.begin(), given_letters.end(), letter.unicode());
        if (found == given_letters.end())
            return;
        own.given.push_back(static_cast<Given>(found - given_letters.begin()));
    }
    own.last = labels[QStringLiteral("last")].toInt(-1);
    if (!own.given.empty() && own.last < static_cast<int>(own.given.size()))
        kept_[labels[QStringLiteral("graph")].toString()] = std::move(own);
}

std::size_t LabellingPanel::steps() const {
    return study_ && study_->shown ? study_->shown->steps.size() : 0;
}

void LabellingPanel::goTo(std::size_t steps) {
    steps = std::min(steps, this->steps());
    if (isOwn())
        return push({.given = {}, .last = -1, .answer = {}, .done = steps}, tr("show the labels"));
    if (std::exchange(done_, steps) == steps)
        return;
    refresh();
    Q_EMIT moved();
}

void LabellingPanel::setPlaying(bool playing) {
    const bool wanted = playing && steps() > 0;
    const bool was = isPlaying();
    if (wanted && !was && done_ == steps())
        goTo(0);
    wanted ? clock_.start() : clock_.stop();
    const QSignalBlocker blocker(play_);
    play_->setChecked(wanted);
    play_->setIcon(icon(wanted ? QStringLiteral("pause") : QStringLiteral("start")));
    play_->setText(wanted ? tr("Pause") : tr("Play"));
    if (wanted != was)
        Q_EMIT playingChanged(wanted);
}

void LabellingPanel::tick() {
    goTo(done_ + std::max<std::size_t>(1, steps() / most_ticks));
    if (done_ == steps())
        setPlaying(false);
}

void LabellingPanel::setOwn(bool own) {
    own = own && steps() > 0;
    const QSignalBlocker blocker(own_);
    own_->setChecked(own);
    if (own == isOwn())
        return;
    if (own)
        push(ownAtStart(), tr("label it yourself"));
    else
        goTo(steps());
}

/// Nothing is labelled but where the game is over.
LabellingPanel::Own LabellingPanel::ownAtStart() const {
    Own own;
    for (int node = 0; node < study_->shown->size(); ++node)
        own.given.push_back(study_->shown->at(node).end ? Given::end : Given::open);
    return own;
}

void LabellingPanel::push(Own after, const QString& text) {
    history_->edit(std::make_unique<OwnStep>(this, std::move(after), text));
}

void LabellingPanel::setOwnState(Own own) {
    const bool was_own = isOwn();
    given_ = std::move(own.given);
    last_ = own.last;
    answer_ = std::move(own.answer);
    done_ = own.done;
    if (isOwn())
        setPlaying(false);
    const QSignalBlocker blocker(own_);
    own_->setChecked(isOwn());
    refresh();
    if (was_own != isOwn())
        Q_EMIT ownChanged(isOwn());
    Q_EMIT moved();
}

void LabellingPanel::give(int node, game_graph::Outcome outcome) {
    if (!isOwn())
        return;
    const auto at = static_cast<std::size_t>(node);
    if (node < 0 || at >= given_.size()) {
        answer_ = tr("Choose a position in the graph first.");
    } else if (given_[at] != Given::open) {
        answer_ = tr("%1 has its label already.")
                      .arg(QString::fromStdString(study_->shown->at(node).text));
    } else {
        const auto& all = study_->shown->steps;
        const auto step = std::find_if(all.begin(), all.end(),
                                       [at](const auto& each) { return each.position == at; });
        const bool right = study_->shown->at(node).value.outcome == outcome;
        Own after = ownState();
        after.given[at] = right ? Given::right : Given::corrected;
        after.last = node;
        const QString reason =
            step == all.end()
                ? QString()
                : coreWords(game_graph::to_text(study_->game, *study_->solution->graph(),
                                                *study_->solution->labels(), *step)) +
                      QLatin1Char('.');
        after.answer = (right ? tr("Right. %1") : tr("Not quite. %1")).arg(reason);
        return push(std::move(after),
                    tr("label %1").arg(QString::fromStdString(study_->shown->at(node).text)));
    }
    refresh();
    Q_EMIT moved();
}

void LabellingPanel::answer(const QString& text) {
    if (!isOwn())
        return;
    answer_ = text;
    refresh();
    Q_EMIT moved();
}

StateLook LabellingPanel::ownLook() const {
    std::vector<bool> known;
    std::vector<bool> corrected;
    for (const Given given : given_) {
        known.push_back(given != Given::open);
        corrected.push_back(given == Given::corrected);
    }
    return lookKnowing(std::move(known), std::move(corrected), last_);
}

/// How far a person has come with labels of their own.
void LabellingPanel::showOwn() {
    const auto count = [this](Given given) {
        return static_cast<std::size_t>(std::count(given_.begin(), given_.end(), given));
    };
    const std::size_t open = count(Given::open);
    const std::size_t wrong = count(Given::corrected);
    const QString far = tr("%1 of %2 labelled, %3 corrected")
                            .arg(stateCountText(given_.size() - open),
                                 stateCountText(given_.size()), stateCountText(wrong));
    card_->setExplanation(
        open == 0 && wrong == 0 ? tr("All labels are right")
        : open == 0             ? tr("All labelled")
                                : far,
        answer_.isEmpty() && open == 0 ? far + QLatin1Char('.')
        : answer_.isEmpty()
            ? tr("Final positions are labelled already. Choose another position in the graph, then "
                 "press W if the player to move wins, L if they lose or D for a draw.")
        : open == 0 ? answer_ + QLatin1Char('\n') + far + QLatin1Char('.')
                    : answer_);
}

QString LabellingPanel::said() const {
    return card_->text();
}

void LabellingPanel::refresh() {
    setEnabled(steps() > 0);
    outcomes_->setVisible(isOwn());
    // A step would end it and show what is to be found; so would the order of the labels.
    step_bar_->setVisible(!isOwn());
    list_->setVisible(!isOwn());
    list_heading_->setVisible(!isOwn());
    if (steps() == 0) {
        card_->setExplanation(tr("Labelling"), study_ ? study_->trouble : tr("Not solved yet."));
    } else if (isOwn()) {
        showOwn();
    } else if (done_ == 0) {
        card_->setExplanation(
            tr("No labels yet"),
            tr("Final positions are labelled first. Then a position is a win if some move leads to "
               "a loss, a loss if every move leads to a win, and a draw otherwise."));
    } else {
        const game_graph::LabelStep& step = study_->shown->steps[done_ - 1];
        const ShownGraph::Node& node = study_->shown->at(static_cast<int>(step.position));
        card_->setExplanation(
            tr("Label %1: %2").arg(stateCountText(done_), badgeOf(node.value)),
            coreWords(game_graph::to_text(study_->game, *study_->solution->graph(),
                                          *study_->solution->labels(), step)) +
                QLatin1Char('.'));
    }
    buttons_->setPosition(done_, steps());
    position_->setText(tr("%1 of %2").arg(stateCountText(done_), stateCountText(steps())));
    const QSignalBlocker block_slider(slider_);
    slider_->setRange(0, static_cast<int>(steps()));
    slider_->setPageStep(std::max(1, slider_->maximum() / 20));
    slider_->setValue(static_cast<int>(done_));
    following_ = true;
    model_->setShown(done_);
    const QModelIndex current =
        done_ > 0 ? model_->index(static_cast<int>(done_) - 1) : QModelIndex();
    list_->selectionModel()->setCurrentIndex(current, QItemSelectionModel::ClearAndSelect);
    if (current.isValid())
        list_->scrollTo(current);
    else
        list_->scrollToTop();
    following_ = false;
}

} // namespace loggia::ui
