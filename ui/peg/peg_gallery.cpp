#include "ui/peg/peg_gallery.hpp"

#include "ui/peg/peg_document.hpp"
#include "ui/peg/peg_painter.hpp"
#include "ui/theme/colours.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QEvent>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>

namespace loggia::ui {

namespace {

constexpr int icon_side = 38;

QIcon iconOf(const PegExample& example, const Colours& colours, const QFont& font) {
    constexpr double ratio = 2; // sharp on both kinds of screen
    const PegState state = PegDocument::stateOf(example.game, example.shown);
    const PegScene scene = sceneOf(state.puzzle, state.played.state(), state.grid, PegTool::goal);
    QPixmap picture(QSize(icon_side, icon_side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintPegs(painter, PegGeometry(QRectF(0, 0, icon_side, icon_side), scene.bounds, scene.step),
              scene, {}, colours, font);
    return {picture};
}

} // namespace

PegGallery::PegGallery(QWidget* parent) : QWidget(parent) {
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    for (const PegExample& example : pegExamples()) {
        auto* button = new QToolButton(this);
        button->setObjectName(example.id);
        button->setAccessibleName(example.title);
        button->setAccessibleDescription(example.note);
        button->setToolTip(example.title + QLatin1Char('\n') + example.note);
        button->setAutoRaise(true);
        button->setIconSize({icon_side, icon_side});
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, example] { Q_EMIT chosen(example); });
        layout->addWidget(button);
        buttons_ << button;
    }
    paintIcons();
}

void PegGallery::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintIcons();
}

void PegGallery::paintIcons() {
    const Colours& colours = coloursFor(palette());
    const std::vector<PegExample> examples = pegExamples();
    for (qsizetype i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setIcon(iconOf(examples[static_cast<std::size_t>(i)], colours, font()));
}

} // namespace loggia::ui
