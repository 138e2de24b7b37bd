#include "ui/wumpus/lint_panel.hpp"

#include "ui/language/core_words.hpp"
#include "ui/theme/icons.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/widgets/sentence.hpp"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace loggia::ui {

using wumpus::Flaw;

namespace {

QString wordOf(Flaw flaw) {
    switch (flaw) {
    case Flaw::unreadable:
        return LintPanel::tr("cannot be read");
    case Flaw::unknown_symbol:
        return LintPanel::tr("unknown symbol");
    case Flaw::too_long:
        return LintPanel::tr("too long");
    case Flaw::unknown_connective:
        return LintPanel::tr("unknown connective");
    case Flaw::duplicate:
        return LintPanel::tr("duplicate");
    case Flaw::entailed:
        return LintPanel::tr("redundant");
    case Flaw::clash:
        break;
    }
    return LintPanel::tr("contradiction");
}

const char* iconOf(Flaw flaw) {
    switch (flaw) {
    case Flaw::unreadable:
    case Flaw::unknown_symbol:
    case Flaw::clash:
        return "error";
    case Flaw::too_long:
    case Flaw::unknown_connective:
        return "warning";
    case Flaw::duplicate:
    case Flaw::entailed:
        break;
    }
    return "info";
}

} // namespace

LintPanel::LintPanel(QWidget* parent)
    : QWidget(parent), verdict_(new QLabel(this)), list_(new QListWidget(this)) {
    verdict_->setObjectName(QStringLiteral("lint"));
    verdict_->setWordWrap(true);
    verdict_->setAlignment(Qt::AlignTop);
    list_->setObjectName(QStringLiteral("remarks"));
    list_->setAccessibleName(tr("Invalid, redundant and contradictory lines"));
    list_->setWordWrap(true);
    list_->setSpacing(2);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(verdict_);
    layout->addWidget(list_, 1);
    const auto activated = [this](QListWidgetItem* item) { go(list_->row(item)); };
    connect(list_, &QListWidget::itemClicked, this, activated);
    connect(list_, &QListWidget::itemActivated, this, activated);
    setChecks({});
}

void LintPanel::setChecks(const std::optional<Checks>& checks) {
    warnings_ = checks ? checks->warnings : std::vector<wumpus::Warning>();
    list_->clear();
    const std::size_t listed = std::min(warnings_.size(), most_listed);
    for (std::size_t i = 0; i < listed; ++i) {
        const wumpus::Warning& warning = warnings_[i];
        list_->addItem(
            new QListWidgetItem(icon(QLatin1String(iconOf(warning.flaw))),
                                tr("%1 %2, %3: %4")
                                    .arg(titleOf(text_kinds.at(warning.text)))
                                    .arg(warning.span.line)
                                    .arg(wordOf(warning.flaw), coreWords(warning.message))));
    }
    if (!checks)
        verdict_->setText(tr("Checking the lines\u2026"));
    else if (checks->failure)
        verdict_->setText(sentence(checks->failure->message));
    else if (!warnings_.empty())
        verdict_->setText(
            counted(warnings_.size(), tr("%1 warning. Click it to go to the line."),
                    tr("%1 warnings. Click one to go to its line.")) +
            (listed < warnings_.size()
                 ? QLatin1Char(' ') + tr("The first %1 are shown.").arg(numberText(listed))
                 : QString()));
    else
        verdict_->setText(!checks->linted ? tr("Stopped before a result was found.")
                          : checks->spared
                              ? tr("No warnings: every line is valid, and only lines that the walk "
                                   "added are redundant.")
                              : tr("No warnings: every line is valid and none is redundant."));
    list_->setVisible(!warnings_.empty());
}

void LintPanel::go(int row) {
    if (row < 0 || row >= static_cast<int>(warnings_.size()))
        return;
    const wumpus::Warning& warning = warnings_[static_cast<std::size_t>(row)];
    Q_EMIT lineWanted({text_kinds.at(warning.text), warning.span, {}});
}

} // namespace loggia::ui
