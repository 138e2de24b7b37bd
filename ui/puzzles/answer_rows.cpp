#include "ui/puzzles/answer_rows.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/heading.hpp"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <array>

namespace loggia::ui {

using puzzles::Figure;
using puzzles::FigureAnswer;
using puzzles::PuzzleSheet;

namespace {

QString answerWord(PuzzleItem::Kind kind, FigureAnswer answer) {
    switch (answer) {
    case FigureAnswer::open:
        return PuzzleWords::tr("not sure");
    case FigureAnswer::good:
        return whoWords(kind, PuzzleItem::Who::good);
    case FigureAnswer::bad:
        return whoWords(kind, PuzzleItem::Who::bad);
    case FigureAnswer::neither:
        return whoWords(kind, PuzzleItem::Who::empty);
    }
    return {};
}

/// Rooms with a tiger's atom of its own, in a puzzle that speaks of empty ones.
bool mayBeEmpty(const PuzzleSheet& sheet, const Figure& figure) {
    return !figure.bad.empty() && QString::fromStdString(sheet.texts.front())
                                      .contains(QLatin1String("empty"), Qt::CaseInsensitive);
}

} // namespace

AnswerRows::AnswerRows(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setVerticalSpacing(4);
}

void AnswerRows::setSheet(const PuzzleSheet* sheet) {
    qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    qDeleteAll(groups_);
    groups_.clear();
    names_.clear();
    if (sheet == nullptr)
        return;
    const auto kind = sheet->setting == PuzzleSheet::Setting::doors ? PuzzleItem::Kind::door
                                                                    : PuzzleItem::Kind::islander;
    for (std::size_t i = 0; i < sheet->figures.size(); ++i) {
        const Figure& figure = sheet->figures[i];
        names_.push_back(figure.name);
        const QString name = nameOf(*sheet, figure);
        const int row = static_cast<int>(i);
        auto* label = heading(name, this);
        grid_->addWidget(label, row, 0);
        auto* group = new QButtonGroup(this);
        int column = 1;
        for (const FigureAnswer answer :
             {FigureAnswer::good, FigureAnswer::bad, FigureAnswer::neither, FigureAnswer::open}) {
            if (answer == FigureAnswer::neither && !mayBeEmpty(*sheet, figure))
                continue;
            auto* button = new QToolButton(this);
            button->setText(answerWord(kind, answer));
            button->setCheckable(true);
            button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            button->setAccessibleName(QStringLiteral("%1: %2").arg(name, answerWord(kind, answer)));
            // What is chosen has a sign and is bold, and not only another colour.
            connect(button, &QToolButton::toggled, button, [button](bool checked) {
                QFont font = button->font();
                font.setBold(checked);
                button->setFont(font);
                button->setIcon(checked ? icon(QStringLiteral("ok")) : QIcon());
            });
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            group->addButton(button, static_cast<int>(answer));
            grid_->addWidget(button, row, column++);
        }
        connect(group, &QButtonGroup::idClicked, this, [this, i](int id) {
            answers_[names_[i]] = static_cast<FigureAnswer>(id);
            Q_EMIT answered();
        });
        groups_.push_back(group);
    }
    showAnswers();
}

void AnswerRows::takeFocus() {
    if (!groups_.empty())
        groups_.front()->buttons().front()->setFocus(Qt::TabFocusReason);
}

void AnswerRows::leadTo(QWidget* next) {
    // Behind what holds `next` would be behind all that it holds.
    QWidget* before = next->previousInFocusChain();
    while (before->isAncestorOf(next))
        before = before->previousInFocusChain();
    for (const QButtonGroup* group : groups_)
        for (QAbstractButton* button : group->buttons()) {
            setTabOrder(before, button);
            before = button;
        }
}

void AnswerRows::showAnswers() {
    for (std::size_t i = 0; i < groups_.size(); ++i) {
        FigureAnswer& answer = answers_[names_[i]];
        QAbstractButton* button = groups_[i]->button(static_cast<int>(answer));
        if (button == nullptr) { // that is no answer here
            answer = FigureAnswer::open;
            button = groups_[i]->button(static_cast<int>(answer));
        }
        button->setChecked(true);
    }
}

std::vector<FigureAnswer> AnswerRows::answers() const {
    std::vector<FigureAnswer> all;
    for (const std::string& name : names_)
        all.push_back(answers_.at(name));
    return all;
}

void AnswerRows::setAnswer(std::size_t figure, FigureAnswer answer) {
    answers_[names_.at(figure)] = answer;
    showAnswers();
}

void AnswerRows::cycle(std::size_t figure) {
    if (figure >= groups_.size())
        return;
    constexpr std::array order{FigureAnswer::open, FigureAnswer::good, FigureAnswer::bad,
                               FigureAnswer::neither};
    const auto* const now = std::find(order.begin(), order.end(), answers_[names_[figure]]);
    auto next = static_cast<std::size_t>(now - order.begin());
    do
        next = (next + 1) % order.size();
    while (groups_[figure]->button(static_cast<int>(order.at(next))) == nullptr);
    setAnswer(figure, order.at(next));
    Q_EMIT answered();
}

void AnswerRows::clear() {
    answers_.clear();
    showAnswers();
}

QJsonObject AnswerRows::state() const {
    QJsonObject state;
    for (const auto& [name, answer] : answers_)
        if (answer != FigureAnswer::open)
            state[QString::fromStdString(name)] = static_cast<int>(answer);
    return state;
}

void AnswerRows::restore(const QJsonObject& state) {
    answers_.clear();
    for (auto each = state.begin(); each != state.end(); ++each)
        answers_[each.key().toStdString()] = static_cast<FigureAnswer>(
            std::clamp(each.value().toInt(), 0, static_cast<int>(FigureAnswer::neither)));
    showAnswers();
}

} // namespace loggia::ui
