#include "ui/wumpus/probabilities_panel.hpp"

#include "ui/language/core_words.hpp"
#include "ui/widgets/number_text.hpp"
#include "ui/wumpus/cave_scene.hpp"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace loggia::ui {

using wumpus::Probabilities;
using wumpus::Sign;
using wumpus::Square;
using wumpus::Symbol;

namespace {

/// "33 %  (128 of 384)"
QString chanceText(const Probabilities& probabilities, Symbol symbol) {
    const auto chance = probabilities.of(symbol);
    if (!chance)
        return QStringLiteral("\u2013");
    const auto bit = probabilities.mentioned >> static_cast<unsigned>(symbol.index()) & 1U;
    if (bit == 0 || *chance <= 0 || *chance >= 1)
        return percent(*chance);
    return ProbabilitiesPanel::tr("%1  (%2 of %3)")
        .arg(percent(*chance),
             numberText(probabilities.holds.at(static_cast<std::size_t>(symbol.index()))),
             numberText(probabilities.worlds));
}

QString worldsText(const std::optional<Probabilities>& probabilities) {
    if (!probabilities)
        return ProbabilitiesPanel::tr("Counting the models\u2026");
    if (probabilities->complete && probabilities->worlds == 0)
        return ProbabilitiesPanel::tr("No model: the lines contradict each other.");
    if (!probabilities->complete)
        return ProbabilitiesPanel::tr(
                   "Models: %1. There are too many to count, so there are no probabilities.")
            .arg(coreWords(to_text_of_count(*probabilities)));
    return ProbabilitiesPanel::tr("Models: %1, all equally likely.")
        .arg(probabilities->unmentioned == 0 ? numberText(probabilities->worlds)
                                             : coreWords(to_text_of_count(*probabilities)));
}

} // namespace

ProbabilitiesPanel::ProbabilitiesPanel(QWidget* parent)
    : QWidget(parent), worlds_(new QLabel(this)),
      table_(new QTableWidget(wumpus::square_count, 2, this)) {
    worlds_->setObjectName(QStringLiteral("worlds"));
    worlds_->setWordWrap(true);
    worlds_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    table_->setAccessibleName(tr("Probabilities of monster and pit by square"));
    table_->setHorizontalHeaderLabels({tr("Monster"), tr("Pit")});
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setTabKeyNavigation(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    QStringList squares;
    for (int n = 0; n < wumpus::square_count; ++n) {
        squares << QString::fromStdString(to_text(Square::of(n)));
        for (int column = 0; column < 2; ++column)
            table_->setItem(n, column, new QTableWidgetItem);
    }
    table_->setVerticalHeaderLabels(squares);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(worlds_);
    layout->addWidget(table_, 1);
    setProbabilities({});
}

void ProbabilitiesPanel::setProbabilities(const std::optional<Probabilities>& probabilities) {
    worlds_->setText(worldsText(probabilities));
    for (int n = 0; n < wumpus::square_count; ++n)
        for (const auto& [column, sign] : {std::pair(0, Sign::monster), std::pair(1, Sign::pit)})
            table_->item(n, column)->setText(probabilities
                                                 ? chanceText(*probabilities, {sign, Square::of(n)})
                                                 : QStringLiteral("\u2013"));
}

QString ProbabilitiesPanel::asText() const {
    QString text = worlds_->text() + QLatin1Char('\n');
    for (int n = 0; n < wumpus::square_count; ++n)
        text += QStringLiteral("%1\t%2\t%3\n")
                    .arg(table_->verticalHeaderItem(n)->text(), table_->item(n, 0)->text(),
                         table_->item(n, 1)->text());
    return text;
}

} // namespace loggia::ui
