#include "ui/connect4/players/player_editor.hpp"

#include "ui/connect4/board/connect4_scene.hpp"
#include "ui/widgets/board/piece_label.hpp"
#include "ui/widgets/expander.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/limit_box.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>

#include <algorithm>

namespace loggia::ui {

using connect4::Player;

PlayerEditor::PlayerEditor(Player player, QWidget* parent)
    : QWidget(parent), kind_(new QComboBox(this)), level_(new QComboBox(this)),
      limit_(new LimitBox(playerName(player), this)), method_(new QComboBox(this)),
      evaluation_(new QComboBox(this)), threads_(new QSpinBox(this)) {
    const QString name = playerName(player);
    kind_->addItems({tr("Person"), tr("Computer")});
    kind_->setAccessibleName(tr("%1 player").arg(name));
    kind_->setToolTip(tr("Who plays %1").arg(name));
    for (const connect4::Level level : connect4::all_levels)
        level_->addItem(levelName(level));
    level_->addItem(tr("Custom"));
    level_->setAccessibleName(tr("%1: level").arg(name));
    level_->setToolTip(tr("Beginner to Advanced make mistakes, fewer at each level. Expert thinks "
                          "for a second. Perfect proves its moves: it never gives a point away."));
    method_->addItems({tr("Engine (strongest)"), tr("Alpha-beta"), tr("Minimax")});
    method_->setAccessibleName(tr("%1: search").arg(name));
    method_->setToolTip(tr("Minimax looks at every move and is the slowest; the engine searches "
                           "deepest in the same time"));
    evaluation_->addItems({tr("Patterns"), tr("Material score")});
    evaluation_->setAccessibleName(tr("%1: evaluation").arg(name));
    evaluation_->setToolTip(tr("How positions at the search depth are evaluated. Patterns also "
                               "count lines of four that can still be completed."));
    threads_->setRange(1, std::max(1, QThread::idealThreadCount()));
    threads_->setAccessibleName(tr("%1: threads").arg(name));
    threads_->setToolTip(tr("Number of threads that search in parallel"));
    threads_->setFocusPolicy(Qt::StrongFocus);
    threads_->setKeyboardTracking(false);

    auto* details = new QWidget(this);
    auto* form = new QFormLayout(details);
    form->setContentsMargins(22, 0, 0, 4);
    form->addRow(tr("Search"), method_);
    form->addRow(tr("Evaluation"), evaluation_);
    form->addRow(tr("Threads"), threads_);
    levelLabels(*form);
    advanced_ = new Expander(tr("Advanced"), details, this);
    advanced_->setAccessibleName(tr("%1: advanced").arg(name));

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->addWidget(new PieceLabel(numberOf(player), this), 0, 0);
    layout->addWidget(new QLabel(name, this), 0, 1);
    auto* choices = new FlowLayout;
    choices->addWidget(kind_);
    choices->addWidget(level_);
    choices->addWidget(limit_);
    layout->addLayout(choices, 0, 2);
    layout->addWidget(advanced_, 1, 1, 1, 2);
    layout->setColumnStretch(2, 1);
    const auto width_of = [](Player each) { return QLabel(playerName(each)).sizeHint().width(); };
    layout->setColumnMinimumWidth(1, std::max(width_of(Player::one), width_of(Player::two)));

    connect(kind_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT changed();
    });
    connect(level_, &QComboBox::currentIndexChanged, this, [this] {
        showKind();
        Q_EMIT changed();
    });
    connect(limit_, &LimitBox::changed, this, &PlayerEditor::changed);
    connect(method_, &QComboBox::currentIndexChanged, this, &PlayerEditor::changed);
    connect(evaluation_, &QComboBox::currentIndexChanged, this, &PlayerEditor::changed);
    connect(threads_, &QSpinBox::valueChanged, this, &PlayerEditor::changed);
    showKind();
}

void PlayerEditor::showKind() {
    const bool computer = kind_->currentIndex() == 1;
    const bool custom =
        computer && level_->currentIndex() == static_cast<int>(connect4::all_levels.size());
    level_->setVisible(computer);
    limit_->setVisible(custom);
    advanced_->setVisible(custom);
}

PlayerSettings PlayerEditor::settings() const {
    PlayerSettings settings;
    settings.computer = kind_->currentIndex() == 1;
    if (const auto row = static_cast<std::size_t>(level_->currentIndex());
        row < connect4::all_levels.size())
        settings.level = connect4::all_levels.at(row);
    settings.think.method = offered_methods.at(static_cast<std::size_t>(method_->currentIndex()));
    settings.think.evaluation =
        offered_evaluations.at(static_cast<std::size_t>(evaluation_->currentIndex()));
    settings.think.threads = threads_->value();
    settings.think.by_depth = limit_->isByDepth();
    settings.think.depth = limit_->depth();
    settings.think.seconds = limit_->seconds();
    return settings;
}

void PlayerEditor::setSettings(const PlayerSettings& settings) {
    if (settings == this->settings())
        return;
    const QSignalBlocker kind(kind_);
    const QSignalBlocker level(level_);
    const QSignalBlocker method(method_);
    const QSignalBlocker evaluation(evaluation_);
    const QSignalBlocker threads(threads_);
    kind_->setCurrentIndex(settings.computer ? 1 : 0);
    level_->setCurrentIndex(static_cast<int>(
        settings.level ? static_cast<std::size_t>(*settings.level) : connect4::all_levels.size()));
    method_->setCurrentIndex(rowOf(offered_methods, settings.think.method));
    evaluation_->setCurrentIndex(rowOf(offered_evaluations, settings.think.evaluation));
    threads_->setValue(settings.think.threads);
    limit_->setLimit(settings.think.by_depth, settings.think.depth, settings.think.seconds);
    showKind();
}

} // namespace loggia::ui
