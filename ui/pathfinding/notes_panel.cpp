#include "ui/pathfinding/notes_panel.hpp"

#include "core/pathfinding/searches/explain.hpp"
#include "ui/pathfinding/maze/path_words.hpp"

#include <QLabel>
#include <QTextDocumentFragment>
#include <QVBoxLayout>

namespace loggia::ui {

NotesPanel::NotesPanel(QWidget* parent) : QWidget(parent), text_(new QLabel(this)) {
    text_->setObjectName(QStringLiteral("notes"));
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    text_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text_->setAccessibleName(tr("About the algorithms"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(text_);
    column->addStretch();
}

void NotesPanel::setAlgorithms(const std::vector<pathfinding::Algorithm>& algorithms) {
    if (algorithms == algorithms_)
        return;
    algorithms_ = algorithms;
    QString html;
    for (const pathfinding::Algorithm algorithm : algorithms) {
        const pathfinding::AlgorithmNotes& notes = notes_of(algorithm);
        html += QStringLiteral("<h3>%1</h3>").arg(titleOf(algorithm).toHtmlEscaped());
        html += QStringLiteral("<p>%1</p>").arg(inWords(notes.idea).toHtmlEscaped());
        html += QStringLiteral("<p>%1</p>").arg(inWords(notes.promise).toHtmlEscaped());
        if (!notes.pitfalls.empty())
            html += QStringLiteral("<p><b>%1</b></p><ul style=\"margin-left:0\">")
                        .arg(tr("Common mistakes").toHtmlEscaped());
        for (const std::string_view pitfall : notes.pitfalls)
            html += QStringLiteral("<li>%1</li>").arg(inWords(pitfall).toHtmlEscaped());
        if (!notes.pitfalls.empty())
            html += QStringLiteral("</ul>");
    }
    text_->setText(html);
}

QString NotesPanel::text() const {
    return QTextDocumentFragment::fromHtml(text_->text()).toPlainText();
}

} // namespace loggia::ui
