#include "ui/grading/case_pane.hpp"

#include "ui/grading/case_picture.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/greyed.hpp"
#include "ui/widgets/heading.hpp"
#include "ui/widgets/selectable_text.hpp"
#include "ui/widgets/side_tabs.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

namespace {

constexpr int space_below_heading = 2;

QPlainTextEdit* make_text_view(const QString& name, QWidget* parent) {
    auto* view = new QPlainTextEdit(parent);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    setFixedFont(*view);
    view->setAccessibleName(name);
    view->setPlaceholderText(CasePane::tr("(nothing)"));
    return view;
}

} // namespace

CasePane::CasePane(QWidget* parent)
    : QWidget(parent), title_(makeSelectableText("cell", this)),
      warning_(makeSelectableText("cell-warning", this)),
      summary_(makeSelectableText("cell-summary", this)), why_(makeSelectableText("why", this)),
      case_title_(makeSelectableText("case", this)), case_row_(makeCaseRow()),
      parts_(new QSplitter(Qt::Horizontal, this)), inputs_(new PanelTabs(this)),
      expected_(makeBlock(tr("Expected"), "expected")), got_(makeBlock(tr("Got"), "got")),
      measured_(makeBlock(tr("Details"), "measured")), picture_(new CasePicture(this)) {
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    why_->setFont(bold);
    measured_.text->setLineWrapMode(QPlainTextEdit::WidgetWidth); // words and formulas
    inputs_->setObjectName(QStringLiteral("inputs"));
    inputs_->setDocumentMode(true);
    inputs_->tabBar()->setAccessibleName(tr("Input files"));
    for (QWidget* part : {static_cast<QWidget*>(inputs_), expected_.widget, got_.widget,
                          static_cast<QWidget*>(picture_), measured_.widget})
        parts_->addWidget(part);
    parts_->setChildrenCollapsible(false);
    constexpr int least_part = 90;
    for (int i = 0; i < parts_->count(); ++i) {
        parts_->setStretchFactor(i, 1);
        parts_->widget(i)->setMinimumWidth(least_part);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(3);
    column->addWidget(title_);
    column->addWidget(warning_);
    column->addWidget(summary_);
    column->addWidget(case_title_);
    column->addWidget(case_row_);
    column->addWidget(why_);
    column->addWidget(parts_, 1);
    column->addStretch();
    fitToText(*inputs_, [this] { levelTexts(); });
    setHint({});
}

CasePane::Block CasePane::makeBlock(const QString& title, const char* name) {
    auto* widget = new QWidget(this);
    QPlainTextEdit* text = make_text_view(title, widget);
    text->setObjectName(QLatin1String(name));
    QLabel* const title_line = heading(title, widget);
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space_below_heading);
    column->addWidget(title_line);
    column->addWidget(text, 1);
    return {widget, title_line, text};
}

QToolButton* CasePane::makeStep(const QString& tip, const char* name, Qt::ArrowType arrow,
                                int step) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAccessibleName(tip);
    button->setToolTip(tip);
    button->setArrowType(arrow);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this,
            [this, step] { Q_EMIT caseChosen(cases_->currentIndex() + step); });
    return button;
}

QWidget* CasePane::makeCaseRow() {
    auto* row = new QWidget(this);
    cases_ = new QComboBox(row);
    cases_->setObjectName(QStringLiteral("cases"));
    cases_->setAccessibleName(tr("Failing case"));
    cases_->setToolTip(tr("All cases in which the hand-in fails, the smallest first"));
    cases_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int least_characters = 30;
    cases_->setMinimumContentsLength(least_characters);
    connect(cases_, &QComboBox::currentIndexChanged, this, &CasePane::caseChosen);
    previous_ = makeStep(tr("Previous failing case"), "previous-case", Qt::LeftArrow, -1);
    next_ = makeStep(tr("Next failing case"), "next-case", Qt::RightArrow, 1);
    auto* cells = new QHBoxLayout(row);
    cells->setContentsMargins(0, 0, 0, 0);
    cells->setSpacing(2);
    cells->addWidget(cases_, 1);
    cells->addWidget(previous_);
    cells->addWidget(next_);
    return row;
}

void CasePane::showCases(const QStringList& cases, std::size_t chosen) {
    const bool are_several = cases.size() > 1;
    case_title_->setText(cases.size() == 1
                             ? tr("The smallest failing case found: %1").arg(cases.constFirst())
                             : QString());
    case_row_->setVisible(are_several);
    const QSignalBlocker blocker(cases_);
    QStringList rows;
    for (qsizetype i = 0; are_several && i < cases.size(); ++i)
        rows << tr("Failing case %1 of %2: %3").arg(i + 1).arg(cases.size()).arg(cases[i]);
    if (!shown_ || cases != shown_->cases) {
        cases_->clear();
        cases_->addItems(rows);
    }
    const int place = are_several ? static_cast<int>(chosen) : -1;
    cases_->setCurrentIndex(place);
    previous_->setEnabled(place > 0);
    next_->setEnabled(place + 1 < rows.size());
}

void CasePane::setHint(const QString& hint) {
    CellDetails nothing;
    nothing.summary = hint;
    setDetails(nothing);
}

void CasePane::showInputs(const QList<CellDetails::Text>& inputs) {
    // Kept as they are while they fit, so that the keyboard stays in them.
    while (inputs_->count() > inputs.size())
        delete inputs_->widget(inputs_->count() - 1);
    for (int i = 0; i < static_cast<int>(inputs.size()); ++i) {
        auto* view = qobject_cast<QPlainTextEdit*>(inputs_->widget(i));
        if (view == nullptr) {
            view = make_text_view({}, inputs_);
            inputs_->addTab(view, {});
        }
        view->setAccessibleName(inputs[i].name);
        view->setPlainText(inputs[i].text);
        inputs_->setTabText(i,
                            QString(inputs[i].name).replace(QLatin1Char('&'), QLatin1String("&&")));
    }
    inputs_->setVisible(!inputs.isEmpty());
    levelTexts();
    orderAsRead(*this); // what is new would come last
}

/// The input files have tabs above them, which are higher than headings.
void CasePane::levelTexts() {
    const int tabs = inputs_->count() > 0 ? inputs_->tabBar()->sizeHint().height() : 0;
    for (const Block& block : {expected_, got_, measured_})
        block.heading->setMinimumHeight(std::max(0, tabs - space_below_heading));
}

void CasePane::setDetails(const CellDetails& details) {
    // Others of the class are graded meanwhile; whoever reads here keeps their place.
    if (details == shown_)
        return;
    const auto say = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    const bool is_out_of_date = !details.warning.isEmpty();
    const QString mark = !details.is_right || is_out_of_date ? QString()
                         : *details.is_right                 ? QStringLiteral("\u2713 ")
                                                             : QStringLiteral("\u2717 ");
    const bool has_case = !details.cases.isEmpty();
    say(title_, details.title.isEmpty() ? QString() : mark + details.title);
    say(warning_, details.warning);
    say(summary_, details.summary);
    say(why_, details.why);
    showCases(details.cases, details.chosen);
    case_title_->setVisible(details.has_choice && details.cases.size() == 1);
    parts_->setVisible(has_case || !details.information.isEmpty());
    showInputs(details.inputs);
    expected_.widget->setVisible(has_case);
    got_.widget->setVisible(has_case);
    const auto write = [](QPlainTextEdit* view, const QString& text, bool wraps) {
        view->setLineWrapMode(wraps ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
        view->setPlainText(text);
    };
    write(expected_.text, details.expected, details.wraps_expected);
    write(got_.text, details.got, details.wraps_got);
    measured_.widget->setVisible(!details.information.isEmpty());
    measured_.text->setPlainText(details.information);
    picture_->setPicture(details.picture);
    for (QWidget* each : {static_cast<QWidget*>(summary_), static_cast<QWidget*>(case_title_),
                          static_cast<QWidget*>(why_), static_cast<QWidget*>(parts_)})
        setFaded(*each, is_out_of_date);
    shown_ = details;
}

} // namespace loggia::ui
