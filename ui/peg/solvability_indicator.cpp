#include "ui/peg/solvability_indicator.hpp"

#include "ui/commands/command_button.hpp"
#include "ui/theme/colours.hpp"
#include "ui/theme/icons.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

namespace loggia::ui {

namespace {

using State = PegRun::Solvability;

/// A round light: a check, a cross, a question mark, three dots or nothing.
class Light final : public QWidget {
public:
    explicit Light(const PegRun* run, QWidget* parent) : QWidget(parent), run_(run) {
        setFixedSize(24, 24);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Colours& colours = coloursFor(palette());
        const State state = run_->solvability();
        const QColor colour = state == State::yes  ? colours.win
                              : state == State::no ? colours.lose
                                                   : colours.muted_text;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool lit = state == State::yes || state == State::no;
        painter.setPen(QPen(colour, 1.6));
        painter.setBrush(lit ? colour : Qt::transparent);
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
        const QColor sign = lit ? colours.base : colour;
        painter.setPen(QPen(sign, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (state == State::yes) {
            painter.drawPolyline(
                QPolygonF({QPointF(7.5, 12.5), QPointF(10.8, 15.8), QPointF(16.5, 8.8)}));
        } else if (state == State::no) {
            painter.drawLine(QPointF(8.4, 8.4), QPointF(15.6, 15.6));
            painter.drawLine(QPointF(15.6, 8.4), QPointF(8.4, 15.6));
        } else if (state == State::thinking) {
            for (const double x : {8.0, 12.0, 16.0})
                painter.drawPoint(QPointF(x, 12));
        } else if (state == State::unknown) {
            painter.drawText(rect(), Qt::AlignCenter, QStringLiteral("?"));
        }
    }

private:
    const PegRun* run_;
};

} // namespace

SolvabilityIndicator::SolvabilityIndicator(PegRun* run, QWidget* parent)
    : QWidget(parent), run_(run), button_(new QPushButton(tr("Still solva&ble?"), this)),
      light_(new Light(run, this)), word_(new QLabel(this)),
      make_(new QPushButton(tr("Make table"), this)) {
    button_->setObjectName(QStringLiteral("lamp"));
    button_->setCheckable(true);
    button_->setIcon(icon(QStringLiteral("lamp")));
    button_->setToolTip(tr("Show for every position whether it can still be solved"));
    setCommand(button_, "peg.lamp");
    make_->setObjectName(QStringLiteral("make-table"));
    make_->setToolTip(tr("Solve every position of this board once, so that hints and the "
                         "solvability indicator are instant. The English board takes 10 seconds "
                         "and 500 MB of memory; its table of 3 MB is cached in ~/.cache/loggia."));
    word_->setWordWrap(true);
    word_->setMinimumWidth(60);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(button_);
    row->addWidget(light_);
    row->addWidget(word_, 1);
    row->addWidget(make_);
    connect(button_, &QPushButton::toggled, run_, &PegRun::setIndicatorOn);
    connect(run_, &PegRun::indicatorChanged, this, &SolvabilityIndicator::refresh);
    connect(make_, &QPushButton::clicked, run_->tables(), &PegTableRun::make);
    connect(run_->tables(), &PegTableRun::changed, this, &SolvabilityIndicator::refresh);
    refresh();
}

QString SolvabilityIndicator::text() const {
    return word_->text();
}

void SolvabilityIndicator::refresh() {
    const QSignalBlocker blocker(button_);
    button_->setChecked(run_->isIndicatorOn());
    switch (run_->solvability()) {
    case State::off:
        word_->setText({});
        break;
    case State::thinking:
        word_->setText(tr("thinking\u2026"));
        break;
    case State::yes:
        word_->setText(tr("Yes"));
        break;
    case State::no:
        word_->setText(tr("No"));
        break;
    case State::unknown:
        word_->setText(tr("unknown"));
        break;
    }
    make_->setVisible(run_->tables()->isWorthMaking());
    word_->setToolTip(run_->indicatorReason());
    light_->setToolTip(run_->indicatorReason());
    button_->setAccessibleDescription(word_->text());
    light_->update();
}

} // namespace loggia::ui
