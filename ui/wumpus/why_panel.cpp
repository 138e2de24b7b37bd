#include "ui/wumpus/why_panel.hpp"

#include "ui/widgets/number_text.hpp"
#include "ui/wumpus/cave_view.hpp"

#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace loggia::ui {

using wumpus::Verdict;

namespace {

QString introductionOfOne(Verdict verdict) {
    return (verdict == Verdict::both
                ? WhyPanel::tr("This line contradicts itself, so every statement follows from it, "
                               "and so does its negation.")
            : verdict == Verdict::definitely_true
                ? WhyPanel::tr("The statement follows from this line alone.")
                : WhyPanel::tr("The negation of the statement follows from this line alone.")) +
           WhyPanel::tr(" Click it to go to it.");
}

QString introduction(Verdict verdict, bool minimal, std::size_t lines) {
    if (lines == 0)
        return verdict == Verdict::definitely_true
                   ? WhyPanel::tr("The statement is true in every world, whatever you know.")
               : verdict == Verdict::definitely_false
                   ? WhyPanel::tr("The statement is false in every world, whatever you know.")
                   : WhyPanel::tr("No line is needed for this.");
    if (lines == 1)
        return introductionOfOne(verdict);
    const QString none = minimal ? WhyPanel::tr(" None of them can be left out.") : QString();
    if (verdict == Verdict::both)
        return WhyPanel::tr("These lines contradict each other, so every statement follows from "
                            "them, and so does its negation.") +
               none;
    return (verdict == Verdict::definitely_true
                ? WhyPanel::tr("The statement follows from these lines.")
                : WhyPanel::tr("The negation of the statement follows from these lines.")) +
           none +
           WhyPanel::tr(" They are listed in the order of the argument. Click a line to go to it.");
}

/// Draws the lines of a text below each other, and what does not fit into one with its indent.
class IndentedDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        QStyleOptionViewItem shown = option;
        initStyleOption(&shown, index);
        shown.text.clear();
        shown.widget->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, shown.widget);
        painter->save();
        painter->setFont(shown.font);
        const bool is_active = shown.state.testFlag(QStyle::State_Active);
        painter->setPen(shown.palette.color(is_active ? QPalette::Normal : QPalette::Inactive,
                                            shown.state.testFlag(QStyle::State_Selected)
                                                ? QPalette::HighlightedText
                                                : QPalette::Text));
        for (const Part& part : partsOf(index, shown))
            painter->drawText(part.place, flags, part.text);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QStyleOptionViewItem shown = option;
        initStyleOption(&shown, index);
        QRect all;
        for (const Part& part : partsOf(index, shown))
            all |= part.place;
        return {all.width(), all.height()};
    }

private:
    struct Part {
        QString text;
        QRect place;
    };

    static constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    static QList<Part> partsOf(const QModelIndex& index, const QStyleOptionViewItem& shown) {
        const int margin =
            shown.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &shown) + 1;
        QList<Part> parts;
        int top = shown.rect.top();
        for (const QString& line : index.data().toString().split(QLatin1Char('\n'))) {
            const QString words = line.trimmed();
            const int indent = shown.fontMetrics.horizontalAdvance(line.left(line.indexOf(words)));
            QRect place = shown.rect.adjusted(margin + indent, 0, -margin, 0);
            place.moveTop(top);
            place.setHeight(shown.fontMetrics.boundingRect(place, flags, words).height());
            top += place.height();
            parts.append({words, place});
        }
        return parts;
    }
};

} // namespace

QString describe(const SourceLine& line) {
    return WhyPanel::tr("%1 %2:  %3")
        .arg(titleOf(line.kind))
        .arg(line.span.line)
        .arg(QString::fromStdString(line.text));
}

QString describe(const Findings& findings, std::size_t line) {
    const QString text = describe(findings.reason.at(line));
    return line < findings.contributions.size()
               ? QStringLiteral("%1\n      %2").arg(text, findings.contributions[line])
               : text;
}

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent), text_(new QLabel(this)), lines_(new QListWidget(this)),
      caves_(new QWidget(this)) {
    text_->setObjectName(QStringLiteral("why"));
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignTop);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    lines_->setObjectName(QStringLiteral("reason"));
    lines_->setAccessibleName(tr("Lines that force the verdict"));
    lines_->setWordWrap(true);
    lines_->setItemDelegate(new IndentedDelegate(lines_));
    lines_->setSpacing(2);
    lines_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    // In rows, so that the caves stand side by side also where one title needs another line.
    auto* grid = new QGridLayout(caves_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setRowStretch(3, 1);
    const std::array titles{tr("A model where it is true"), tr("A model where it is false")};
    for (std::size_t i = 0; i < pictures_.size(); ++i) {
        pictures_.at(i) = new CavePicture(caves_);
        auto* title = new QLabel(titles.at(i), caves_);
        QFont bold = title->font();
        bold.setBold(true);
        title->setFont(bold);
        title->setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        title->setWordWrap(true);
        const auto column = static_cast<int>(i);
        grid->setColumnStretch(column, 1);
        grid->addWidget(title, 0, column);
        grid->addWidget(pictures_.at(i), 1, column);
        captions_.at(i) = new QLabel(caves_);
        captions_.at(i)->setWordWrap(true);
        captions_.at(i)->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
        captions_.at(i)->setTextInteractionFlags(Qt::TextSelectableByMouse);
        grid->addWidget(captions_.at(i), 2, column);
    }

    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text_);
    layout->addWidget(lines_, 1);
    layout->addWidget(caves_, 1);
    connect(lines_, &QListWidget::itemClicked, this, &WhyPanel::pick);
    connect(lines_, &QListWidget::itemActivated, this, &WhyPanel::pick);
    setStudy({});
}

void WhyPanel::pick(const QListWidgetItem* item) {
    const auto row = static_cast<std::size_t>(lines_->row(item));
    if (row < shown_.size())
        Q_EMIT lineWanted(shown_[row]);
}

void WhyPanel::setStudy(const Study& study) {
    const bool found = study.verdict && study.findings;
    const bool two = found && study.findings->contrast;
    const bool reason = found && !two && study.verdict != Verdict::possibly;
    caves_->setVisible(two);
    if (two) {
        showContrast(*study.findings->contrast);
    } else if (reason) {
        showReason(study);
    } else {
        shown_.clear();
        lines_->clear();
        const bool is_wrong = !study.errors.at(indexOf(TextKind::statement)).empty();
        text_->setText(
            study.awaited ? tr("Deciding\u2026")
            : !study.asks && is_wrong
                ? tr("Correct the statement first. The line below it says what is wrong.")
            : !study.asks   ? tr("Type a statement. Or right-click a symbol on the map, "
                                   "or press M, S, P or B on its square, to ask about it.")
            : study.verdict ? tr("Finding the reason\u2026")
                            : tr("Stopped before a result was found."));
    }
    // While a reason is looked for, its place is kept.
    const bool is_searching = study.awaited || (study.verdict && !found);
    lines_->setVisible(!two && (is_searching || !shown_.empty()));
}

void WhyPanel::showReason(const Study& study) {
    text_->setText(
        introduction(*study.verdict, study.findings->minimal, study.findings->reason.size()));
    if (shown_ == study.findings->reason && contributions_ == study.findings->contributions)
        return;
    shown_ = study.findings->reason;
    contributions_ = study.findings->contributions;
    lines_->clear();
    for (std::size_t i = 0; i < shown_.size(); ++i)
        lines_->addItem(describe(*study.findings, i));
}

void WhyPanel::showContrast(const wumpus::Contrast& contrast) {
    shown_.clear();
    lines_->clear();
    const auto marks = static_cast<std::size_t>(contrast.differences);
    text_->setText(
        tr("Here are two caves that fit everything known.") + QLatin1Char(' ') +
        (contrast.closest
             ? counted(marks, tr("They differ in %1 symbol (framed), the fewest possible."),
                       tr("They differ in %1 symbols (framed), the fewest possible."))
             : counted(marks, tr("They differ in %1 symbol (framed)."),
                       tr("They differ in %1 symbols (framed)."))));
    const std::array worlds{contrast.holds.world, contrast.fails.world};
    for (std::size_t i = 0; i < worlds.size(); ++i) {
        pictures_.at(i)->setWorld(worlds.at(i), worlds.at(1 - i));
        captions_.at(i)->setText(pictures_.at(i)->cave().name);
    }
}

} // namespace loggia::ui
