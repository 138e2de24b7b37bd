#include "tests/ui/support/sample_page.hpp"

#include "ui/shell/session.hpp"
#include "ui/theme/icons.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>
#include <map>
#include <string>

namespace loggia::ui::testing {

class SamplePage::Change final : public UndoStep {
public:
    Change(SamplePage& page, QString text, const QString& what)
        : UndoStep(what), page_(page), before_(page.text_), after_(std::move(text)) {}
    void undo() override { page_.show(before_); }
    void redo() override { page_.show(after_); }

private:
    SamplePage& page_;
    QString before_;
    QString after_;
};

/// A page's table of commands lasts as long as the program; so do those of the pages made here.
CommandTable SamplePage::commandsOf(const QString& id) {
    struct Table {
        explicit Table(const std::string& page) : hint(page + ".hint"), stop(page + ".stop") {}
        std::string hint;
        std::string stop;
        std::array<CommandSpec, 2> specs{
            {{.id = hint.c_str(),
              .text = "&Hint",
              .help = "Show a good move.",
              .icon = "hint",
              .shortcut = "H",
              .run = [](SamplePage& page) { page.ran_ << page.id() + QStringLiteral(".hint"); },
              .in_tool_bar = true,
              .starts_group = true},
             {.id = stop.c_str(),
              .text = "&Stop",
              .help = "Stop thinking.",
              .icon = "stop",
              .shortcut = "Ctrl+.",
              .run = [](SamplePage& page) { page.ran_ << page.id() + QStringLiteral(".stop"); },
              .enabled = [](const SamplePage& page) { return page.runnable_; },
              .in_tool_bar = true}}};
    };
    static std::map<QString, std::unique_ptr<Table>> tables;
    auto& table = tables[id];
    if (!table)
        table = std::make_unique<Table>(id.toStdString());
    return table->specs;
}

PageInfo SamplePage::pageInfo(const QString& id, const QString& title) {
    PageInfo info{id,
                  title,
                  QStringLiteral("connect4"),
                  commandsOf(id),
                  {{QStringLiteral("Sample text"), {QStringLiteral("*.") + id}}},
                  [id](const QByteArray& content) { return content.startsWith(id.toUtf8() + ':'); },
                  {}};
    info.make = [info] { return std::make_unique<SamplePage>(info); };
    return info;
}

SamplePage::SamplePage(const PageInfo& info, QWidget* parent) : Page(info, parent) {
    ++made_;
    label_ = new QLabel(text_, this);
    label_->setAlignment(Qt::AlignCenter);
    label_->setFocusPolicy(Qt::StrongFocus);
    label_->setMinimumSize(320, 240);
    label_->setAccessibleName(QStringLiteral("Document"));
    field_ = new QLineEdit(this);
    number_ = new QSpinBox(this);
    number_->setValue(5);
    choice_ = new QComboBox(this);
    choice_->addItems({QStringLiteral("Alpha-beta"), QStringLiteral("Minimax")});
    auto* list = new QListWidget(this);
    list->addItems({QStringLiteral("1. column 4"), QStringLiteral("2. column 4")});
    list->setAccessibleName(QStringLiteral("Moves"));

    auto* form = new QFormLayout;
    form->addRow(QStringLiteral("&Text"), field_);
    form->addRow(QStringLiteral("&Depth"), number_);
    form->addRow(QStringLiteral("En&gine"), choice_);
    auto* side = new QGroupBox(QStringLiteral("Settings"), this);
    auto* column = new QVBoxLayout(side);
    column->addLayout(form);
    column->addWidget(list);
    auto* run = new QHBoxLayout;
    auto* start =
        new QPushButton(ui::icon(QStringLiteral("start")), QStringLiteral("St&art"), this);
    start->setDefault(true);
    auto* stop = new QPushButton(ui::icon(QStringLiteral("stop")), QStringLiteral("Sto&p"), this);
    stop->setEnabled(false);
    auto* progress = new QProgressBar(this);
    progress->setValue(40);
    run->addWidget(start);
    run->addWidget(stop);
    run->addWidget(progress, 1);
    auto* right = new QVBoxLayout;
    right->addWidget(side, 1);
    right->addLayout(run);
    auto* row = new QHBoxLayout(this);
    row->addWidget(label_, 3);
    row->addLayout(right, 1);
    setFocusProxy(label_);

    session()->keep(
        Session::document_key, [this] { return text_; },
        [this](const QString& text) { show(text); }, this, &SamplePage::textChanged);
    session()->keep("number", number_);
}

void SamplePage::setRunnable(bool runnable) {
    runnable_ = runnable;
    Q_EMIT commandsChanged();
}

void SamplePage::newDocument() {
    replace({}, QStringLiteral("New"));
}

Result<void> SamplePage::open(const QByteArray& content) {
    if (!info().recognises(content))
        return failure("not a sample file: expected its name and a colon", SourceSpan{1, 1, 1});
    if (const auto bad = content.indexOf('?'); bad >= 0)
        return failure("a question mark, expected text",
                       SourceSpan{1, static_cast<int>(bad) + 1, 1});
    replace(QString::fromUtf8(content.mid(id().size() + 2)).trimmed(), QStringLiteral("Open"));
    return {};
}

QByteArray SamplePage::save(const QString& /*file_name*/) const {
    return (id() + QStringLiteral(": ") + text_ + QLatin1Char('\n')).toUtf8();
}

FileBytes SamplePage::bytesFor(const QString& file_name) const {
    if (!before_writing)
        return Page::bytesFor(file_name);
    return FileBytes([wait = before_writing, bytes = save(file_name)]() -> Result<std::string> {
        wait();
        return bytes.toStdString();
    });
}

Result<void> SamplePage::paste(const QString& text) {
    if (text.contains(QLatin1Char('?')))
        return failure("a question mark, expected text");
    replace(text, QStringLiteral("Paste"));
    return {};
}

void SamplePage::drawPicture(QPainter& painter, const Colours& /*colours*/) const {
    painter.setBrush(Qt::darkBlue);
    painter.drawEllipse(QRect(60, 20, 160, 160));
}

QList<QWidget*> SamplePage::areas() const {
    return {label_, field_};
}

void SamplePage::change(const QString& text, const QString& what) {
    history()->edit(std::make_unique<Change>(*this, text, what));
}

void SamplePage::replace(const QString& text, const QString& what) {
    history()->replace(std::make_unique<Change>(*this, text, what));
}

void SamplePage::show(const QString& text) {
    text_ = text;
    label_->setText(text.left(1000)); // drawing a megabyte takes a second
    Q_EMIT textChanged();
}

} // namespace loggia::ui::testing
