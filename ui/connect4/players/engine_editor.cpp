#include "ui/connect4/players/engine_editor.hpp"

#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/limit_box.hpp"

#include <QComboBox>
#include <QSignalBlocker>

namespace loggia::ui {

EngineEditor::EngineEditor(const QString& subject, bool with_limit, QWidget* parent)
    : QWidget(parent), method_(new QComboBox(this)), evaluation_(new QComboBox(this)) {
    method_->addItems({tr("Engine"), tr("Alpha-beta"), tr("Minimax")});
    method_->setAccessibleName(tr("%1: search").arg(subject));
    method_->setToolTip(tr("Minimax looks at every move and is the slowest; the engine searches "
                           "deepest in the same time"));
    evaluation_->addItems({tr("Patterns"), tr("Material score")});
    evaluation_->setAccessibleName(tr("%1: evaluation").arg(subject));
    evaluation_->setToolTip(tr("How positions at the search depth are evaluated. Patterns also "
                               "count lines of four that can still be completed."));
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QComboBox* choice : {method_, evaluation_}) {
        choice->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout->addWidget(choice);
    }
    if (with_limit) {
        limit_ = new LimitBox(subject, this);
        limit_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout->addWidget(limit_);
        connect(limit_, &LimitBox::changed, this, &EngineEditor::changed);
    }
    connect(method_, &QComboBox::currentIndexChanged, this, &EngineEditor::changed);
    connect(evaluation_, &QComboBox::currentIndexChanged, this, &EngineEditor::changed);
}

ThinkSettings EngineEditor::settings() const {
    ThinkSettings settings;
    settings.method = offered_methods.at(static_cast<std::size_t>(method_->currentIndex()));
    settings.evaluation =
        offered_evaluations.at(static_cast<std::size_t>(evaluation_->currentIndex()));
    if (limit_ != nullptr) {
        settings.by_depth = limit_->isByDepth();
        settings.depth = limit_->depth();
        settings.seconds = limit_->seconds();
    }
    return settings;
}

void EngineEditor::setSettings(const ThinkSettings& settings) {
    const QSignalBlocker method(method_);
    const QSignalBlocker evaluation(evaluation_);
    method_->setCurrentIndex(rowOf(offered_methods, settings.method));
    evaluation_->setCurrentIndex(rowOf(offered_evaluations, settings.evaluation));
    if (limit_ != nullptr)
        limit_->setLimit(settings.by_depth, settings.depth, settings.seconds);
}

} // namespace loggia::ui
