#include "ui/connect4/depth_panel.hpp"

#include "ui/connect4/board/figures.hpp"
#include "ui/connect4/players/engine_editor.hpp"
#include "ui/language/number_words.hpp"
#include "ui/shell/session.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/decimal_box.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"
#include "ui/widgets/plot.hpp"
#include "ui/widgets/second_click.hpp"
#include "ui/widgets/sentence.hpp"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace loggia::ui {

using connect4::DepthRow;
using connect4::DepthTable;

namespace {

/// Three significant digits, as many as such a measurement carries.
QString secondsText(double seconds) {
    return inLanguage(
        QString::number(seconds, seconds < 0.001 ? 'f' : 'g', seconds < 0.001 ? 6 : 3));
}

QTableWidgetItem* number(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QJsonObject jsonOf(const DepthRow& row) {
    return {{QStringLiteral("depth"), row.depth},
            {QStringLiteral("measurements"), row.measurements},
            {QStringLiteral("mean"), row.mean},
            {QStringLiteral("minimum"), row.minimum},
            {QStringLiteral("maximum"), row.maximum},
            {QStringLiteral("nodes"), QString::number(row.nodes)},
            {QStringLiteral("column"), row.column},
            {QStringLiteral("value"), row.value.hundredths},
            {QStringLiteral("certainty"), static_cast<int>(row.value.certainty)}};
}

/// Nothing where it cannot have been stored by jsonOf().
std::optional<DepthRow> rowOf(const QJsonObject& json) {
    const auto get = [&json](const char* key) { return json.value(QLatin1String(key)); };
    bool is_number = false;
    DepthRow row;
    row.depth = get("depth").toInt();
    row.measurements = get("measurements").toInt();
    row.mean = get("mean").toDouble(-1);
    row.minimum = get("minimum").toDouble(-1);
    row.maximum = get("maximum").toDouble(-1);
    row.nodes = get("nodes").toString().toULongLong(&is_number);
    row.column = get("column").toInt(-1);
    row.value.hundredths = get("value").toInt();
    const int certainty = get("certainty").toInt(-1);
    constexpr int last = static_cast<int>(connect4::Certainty::at_most);
    if (!is_number || row.depth < 1 || row.measurements < 1 || row.mean < 0 || row.minimum < 0 ||
        row.maximum < 0 || row.column < 0 || row.column >= connect4::columns || certainty < 0 ||
        certainty > last)
        return {};
    row.value.certainty = static_cast<connect4::Certainty>(certainty);
    return row;
}

} // namespace

DepthPanel::DepthPanel(QWidget* parent)
    : QWidget(parent), session_(new Session(this)),
      engine_(new EngineEditor(tr("Engine to measure"), false, this)), limit_(new DecimalBox(this)),
      repeat_(new QSpinBox(this)), start_(new QPushButton(this)), note_(new QLabel(this)),
      table_(new QTableWidget(0, 4, this)), plot_(new Plot(this)),
      copy_text_(new QPushButton(tr("Copy as te&xt"), this)),
      copy_csv_(new QPushButton(tr("Copy as &CSV"), this)) {
    auto* lead = new QLabel(tr("CPU time for one move on the empty board at depth 1, 2, 3 and so "
                               "on, up to the first depth that exceeds the limit."),
                            this);
    lead->setWordWrap(true);
    limit_->setRange(0.1, 3600);
    limit_->setDecimals(1);
    limit_->setValue(60);
    limit_->setSuffix(tr(" s"));
    limit_->setFocusPolicy(Qt::StrongFocus);
    repeat_->setRange(1, 100);
    repeat_->setFocusPolicy(Qt::StrongFocus);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Search"), engine_);
    form->addRow(tr("Limit per move"), limit_);
    form->addRow(tr("Repetitions"), repeat_);
    levelLabels(*form);

    table_->setAccessibleName(tr("Depth table"));
    table_->setHorizontalHeaderLabels({tr("Depth"), tr("CPU s"), tr("Positions"), tr("Move")});
    table_->verticalHeader()->hide();
    fitRowsToText(*table_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setTabKeyNavigation(false);
    table_->setShowGrid(false);
    table_->setMinimumHeight(6 * (fontMetrics().height() + 6));
    table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    plot_->setAccessibleName(tr("CPU time against depth"));
    plot_->setMinimumHeight(150);

    note_->setObjectName(QStringLiteral("note"));
    note_->setWordWrap(true);
    note_->hide();
    auto* buttons = new FlowLayout;
    buttons->addWidget(start_);
    buttons->addWidget(copy_text_);
    buttons->addWidget(copy_csv_);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(lead);
    layout->addLayout(form);
    layout->addLayout(buttons);
    layout->addWidget(note_);
    layout->addWidget(table_, 1);
    layout->addWidget(plot_, 1);

    const auto name_start = [this](bool running) {
        start_->setText(running ? tr("Stop &measuring") : tr("&Measure"));
    };
    name_start(false);
    ignoreSecondClick(*start_); // which would stop it
    connect(start_, &QPushButton::clicked, this, &DepthPanel::toggle);
    connect(&job_, &JobBase::runningChanged, this, name_start);
    connect(&job_, &JobBase::runningChanged, this, &DepthPanel::runningChanged);
    connect(&job_, &JobBase::progressed, this, &DepthPanel::progressed);
    connect(engine_, &EngineEditor::changed, this, &DepthPanel::forget);
    connect(limit_, &QDoubleSpinBox::valueChanged, this, &DepthPanel::forget);
    connect(repeat_, &QSpinBox::valueChanged, this, &DepthPanel::forget);
    connect(copy_text_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(asText()); });
    connect(copy_csv_, &QPushButton::clicked, this, [this] { Q_EMIT copyWanted(asCsv()); });
    session_->keep(
        "engine", [this] { return toJson(engine_->settings()); },
        [this](const QJsonObject& stored) { engine_->setSettings(thinkSettingsFrom(stored)); },
        engine_, &EngineEditor::changed);
    session_->keep("limit", limit_);
    session_->keep("repeat", repeat_);
    session_->keep(
        "rows", [this] { return rowsJson(); },
        [this](const QJsonObject& stored) { restoreRows(stored); }, this, &DepthPanel::rowsChanged);
    show({});
}

std::optional<QJsonObject> DepthPanel::rowsJson() const {
    if (rows_.empty())
        return {};
    QJsonArray rows;
    for (const DepthRow& row : rows_)
        rows << jsonOf(row);
    return QJsonObject{{QStringLiteral("rows"), rows}, {QStringLiteral("current"), isCurrent()}};
}

/// When the settings are back already, of which they are or are not.
void DepthPanel::restoreRows(const QJsonObject& stored) {
    std::vector<DepthRow> rows;
    for (const auto& json : stored.value(QLatin1String("rows")).toArray())
        if (const auto row = rowOf(json.toObject()))
            rows.push_back(*row);
    if (rows.empty())
        return;
    about_ = stored.value(QLatin1String("current")).toBool() ? question_.now() : Revision();
    show(rows);
}

void DepthPanel::toggle() {
    if (job_.isRunning()) {
        job_.stop();
        return;
    }
    about_ = question_.now();
    show({});
    connect4::DepthTableOptions options;
    options.engine = optionsOf(engine_->settings());
    options.limit_seconds = limit_->value();
    options.repeat = repeat_->value();
    job_.start(
        about_,
        [options](const Control& control,
                  const Job<DepthTable, std::vector<DepthRow>>::Sink& sink) {
            std::vector<DepthRow> so_far;
            return connect4::measure_depths(options, control, [&](const DepthRow& row) {
                so_far.push_back(row);
                sink(so_far);
            });
        },
        [this](const Result<DepthTable>& table) {
            if (table)
                show(table->rows);
            else
                showMessage(sentence(table.error().message));
        },
        [this](const std::vector<DepthRow>& rows) { show(rows); });
}

/// Other settings: a measurement of minutes is not thrown away for a slip, but it is no answer.
void DepthPanel::forget() {
    question_.advance();
    job_.abandon();
    refresh();
}

void DepthPanel::showMessage(const QString& text) {
    note_->setText(text);
    note_->setVisible(!text.isEmpty());
}

void DepthPanel::refresh() {
    const bool there = !rows_.empty() && isCurrent();
    showMessage(there || rows_.empty() ? QString()
                                       : tr("These rows were measured with other settings."));
    table_->setEnabled(there || rows_.empty());
    plot_->setEnabled(there || rows_.empty());
    copy_text_->setEnabled(there);
    copy_csv_->setEnabled(there);
    Q_EMIT rowsChanged();
}

void DepthPanel::show(const std::vector<DepthRow>& rows) {
    rows_ = rows;
    table_->setRowCount(static_cast<int>(rows.size()));
    PlotContent content;
    content.x_title = tr("depth");
    content.y_title = tr("CPU seconds");
    content.logarithmic = true;
    content.empty_text = tr("The curve appears here (logarithmic time scale).");
    PlotSeries series{tr("CPU seconds"), {}, {}, false, false};
    for (int i = 0; i < table_->rowCount(); ++i) {
        const DepthRow& row = rows[static_cast<std::size_t>(i)];
        table_->setItem(i, 0, number(QString::number(row.depth)));
        table_->setItem(i, 1, number(secondsText(row.mean)));
        table_->setItem(i, 2, number(countText(static_cast<double>(row.nodes))));
        table_->setItem(i, 3, number(QString::number(row.column + 1)));
        series.points.emplace_back(row.depth, row.mean);
        series.labels.push_back(tr("depth %1: %2 s").arg(row.depth).arg(secondsText(row.mean)));
    }
    table_->scrollToBottom();
    content.series.push_back(std::move(series));
    plot_->setContent(std::move(content));
    refresh();
}

QString DepthPanel::asText() const {
    std::string text = connect4::depth_table_heading();
    for (const DepthRow& row : rows_)
        text += to_text(row);
    return QString::fromStdString(text);
}

QString DepthPanel::asCsv() const {
    std::string text = connect4::depth_table_csv_heading();
    for (const DepthRow& row : rows_)
        text += to_csv(row);
    return QString::fromStdString(text);
}

} // namespace loggia::ui
