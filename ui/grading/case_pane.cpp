#include "ui/grading/case_pane.hpp"

#include "ui/grading/case_picture.hpp"
#include "ui/shell/tab_order.hpp"
#include "ui/widgets/heading.hpp"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace loggia::ui {

namespace {

QLabel* make_line(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPlainTextEdit* make_text_view(const QString& name, QWidget* parent) {
    auto* view = new QPlainTextEdit(parent);
    view->setReadOnly(true);
    view->setTabChangesFocus(true);
    view->setLineWrapMode(QPlainTextEdit::NoWrap);
    view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    view->setAccessibleName(name);
    view->setPlaceholderText(CasePane::tr("(nothing)"));
    return view;
}

} // namespace

CasePane::CasePane(QWidget* parent)
    : QWidget(parent), title_(make_line("cell", this)), summary_(make_line("cell-summary", this)),
      why_(make_line("why", this)), case_title_(make_line("case", this)),
      parts_(new QSplitter(Qt::Horizontal, this)), inputs_(new QTabWidget(this)),
      expected_(makeBlock(tr("Expected"), "expected")), got_(makeBlock(tr("Got"), "got")),
      picture_(new CasePicture(this)) {
    QFont bold = title_->font();
    bold.setBold(true);
    title_->setFont(bold);
    why_->setFont(bold);
    inputs_->setObjectName(QStringLiteral("inputs"));
    inputs_->setDocumentMode(true);
    inputs_->tabBar()->setAccessibleName(tr("Input files"));
    for (QWidget* part : {static_cast<QWidget*>(inputs_), expected_.widget, got_.widget,
                          static_cast<QWidget*>(picture_)})
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
    column->addWidget(summary_);
    column->addWidget(why_);
    column->addWidget(case_title_);
    column->addWidget(parts_, 1);
    column->addStretch();
    setHint({});
}

CasePane::Block CasePane::makeBlock(const QString& title, const char* name) {
    auto* widget = new QWidget(this);
    QPlainTextEdit* text = make_text_view(title, widget);
    text->setObjectName(QLatin1String(name));
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(heading(title, widget));
    column->addWidget(text, 1);
    return {widget, text};
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
    orderAsRead(*this); // what is new would come last
}

void CasePane::setDetails(const CellDetails& details) {
    const auto say = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    const QString mark = !details.is_right   ? QString()
                         : *details.is_right ? QStringLiteral("\u2713 ")
                                             : QStringLiteral("\u2717 ");
    say(title_, details.title.isEmpty() ? QString() : mark + details.title);
    say(summary_, details.summary);
    say(why_, details.why);
    say(case_title_, details.has_case
                         ? tr("The smallest failing case found: %1").arg(details.case_title)
                         : QString());
    parts_->setVisible(details.has_case);
    showInputs(details.inputs);
    expected_.text->setPlainText(details.expected);
    got_.text->setPlainText(details.got);
    picture_->setPicture(details.has_case ? details.picture : QByteArray());
}

} // namespace loggia::ui
