#include "ui/settings/settings_dialog.hpp"

#include "ui/settings/table_cache.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/theme/theme.hpp"
#include "ui/widgets/close_button.hpp"
#include "ui/widgets/decimal_box.hpp"
#include "ui/widgets/form_labels.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace loggia::ui {

SettingsDialog::SettingsDialog(Settings& settings, Theme& theme, QWidget* parent)
    : QDialog(parent), settings_(settings) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(16, 16, 16, 8);
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);

    QFormLayout* look = addGroup(tr("Appearance"));
    addTheme(*look, theme);
    addLanguage(*look);
    addText(*look);
    addLimits(*addGroup(tr("Solving")));
    addDocuments(*addGroup(tr("Documents")));
    addTables(*addGroup(tr("Cached tables")));
    std::vector<QFormLayout*> forms;
    for (QGroupBox* group : findChildren<QGroupBox*>()) {
        forms.push_back(qobject_cast<QFormLayout*>(group->layout()));
        levelLabels(*forms.back());
        column->addWidget(group);
    }
    fitToText(*this, [forms] { alignFields(forms); });
    column->addStretch();

    QDialogButtonBox* buttons = makeCloseButton(this);
    QPushButton* reset = buttons->addButton(tr("&Restore Defaults"), QDialogButtonBox::ResetRole);
    reset->setToolTip(tr("Set everything in this window to its default"));
    connect(reset, &QPushButton::clicked, this, [this, &theme] {
        settings_.reset();
        theme.setMode(ThemeMode::system);
        theme.setMotion(Motion::system);
    });
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 12);
    all->addWidget(area, 1);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 0, 16, 0);
    row->addWidget(buttons);
    all->addLayout(row);
    // Enter in a field ends the input and presses nothing.
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);
    // All of it, and not wider than it needs to be; who opens it knows what room the screen has.
    resize(content->sizeHint().width() + 24, content->sizeHint().height() + 64);
    // The size of text is one of the settings.
    fitToText(*this, [this, content] {
        resize(std::max(width(), content->sizeHint().width() + 24), height());
    });
}

QFormLayout* SettingsDialog::addGroup(const QString& title) {
    auto* group = new QGroupBox(title, this);
    auto* form = new QFormLayout(group);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    return form;
}

void SettingsDialog::addField(QFormLayout& form, const QString& label, QWidget* field,
                              const QString& help) {
    field->setToolTip(help);
    field->setFocusPolicy(Qt::StrongFocus);
    form.addRow(label, field);
    field->setAccessibleName(
        qobject_cast<QLabel*>(form.labelForField(field))->text().remove(QLatin1Char('&')));
}

void SettingsDialog::addTheme(QFormLayout& form, Theme& theme) {
    auto* mode = new QComboBox(this);
    mode->setObjectName(QStringLiteral("theme"));
    mode->addItems({tr("Same as the desktop"), tr("Light"), tr("Dark")});
    addField(form, tr("&Theme"), mode, tr("Light or dark colours, in all windows"));
    auto* motion = new QComboBox(this);
    motion->setObjectName(QStringLiteral("motion"));
    motion->addItems({tr("Same as the desktop"), tr("Full"), tr("Reduced")});
    addField(form, tr("&Motion"), motion,
             tr("Whether pieces fall and views glide, or everything changes at once"));
    const auto show_it = [mode, motion, &theme] {
        const QSignalBlocker first(mode);
        const QSignalBlocker second(motion);
        mode->setCurrentIndex(static_cast<int>(theme.mode()));
        motion->setCurrentIndex(static_cast<int>(theme.motion()));
    };
    show_it();
    connect(&theme, &Theme::changed, this, show_it);
    connect(mode, &QComboBox::currentIndexChanged, &theme,
            [&theme](int index) { theme.setMode(static_cast<ThemeMode>(index)); });
    connect(motion, &QComboBox::currentIndexChanged, &theme,
            [&theme](int index) { theme.setMotion(static_cast<Motion>(index)); });
}

void SettingsDialog::addLanguage(QFormLayout& form) {
    QStringList names{tr("Same as the desktop")};
    for (const Language language : languages)
        if (language != Language::system)
            names << nativeName(language);
    addChoice(form, tr("&Language"), settings::language, names,
              tr("Language of the window. Open documents stay open."));
}

void SettingsDialog::addText(QFormLayout& form) {
    addNumber(form, tr("Text in the &window"), settings::window_text, {tr(" %")},
              tr("Size of all text, for example for a projector. Text in editors and on boards "
                 "grows with it."));
    addNumber(form, tr("Text in &editors"), settings::editor_text, {tr(" %")},
              tr("Size of formulas, clauses, rules and other text that you type"));
    addNumber(form, tr("Text on &boards"), settings::board_text, {tr(" %")},
              tr("Size of numbers and names on boards, trees and graphs"));
}

void SettingsDialog::addLimits(QFormLayout& form) {
    addSeconds(form, tr("Thinking t&ime"), settings::thinking_seconds,
               tr("How long an engine thinks about a move. Applies at once to every player and to "
                  "the analysis of Max-Connect4."));
    addNumber(
        form, tr("T&hreads"), settings::threads, {{}},
        tr("How many processor cores an engine may use if it can use several. This machine has %1.")
            .arg(QThread::idealThreadCount()));
    addNumber(form, tr("Minimi&sation limit"), settings::minimising_seconds, {tr(" s"), tr("none")},
              tr("After this time the best normal form found so far is used"));
    addChoice(form, tr("&Values and hints"), settings::answers,
              {tr("As you left them"), tr("Shown at once"), tr("Hidden until you ask for it")},
              tr("Whether a page shows who wins, what is solvable and what the solution is as soon "
                 "as it opens"));
}

void SettingsDialog::addDocuments(QFormLayout& form) {
    addChoice(form, tr("&Keep at exit"), settings::kept_at_exit,
              {tr("Documents and undo"), tr("Documents"), tr("Nothing")},
              tr("What is restored at the next start. If unsaved work would be lost, Loggia asks "
                 "before it closes."));
    addNumber(form, tr("Memory for &undo"), settings::undo_megabytes, {tr(" MB")},
              tr("For each page. When it is full, the oldest steps are forgotten."));
}

void SettingsDialog::addTables(QFormLayout& form) {
    folder_ = new QLabel(this);
    folder_->setObjectName(QStringLiteral("folder"));
    folder_->setTextFormat(Qt::PlainText);
    folder_->setWordWrap(true);
    constexpr int usual_path = 280;
    folder_->setMinimumWidth(usual_path);
    folder_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form.addRow(tr("Folder"), folder_);
    size_ = new QLabel(this);
    size_->setObjectName(QStringLiteral("size"));
    clear_ = new QPushButton(tr("&Clear Tables"), this);
    clear_->setObjectName(QStringLiteral("clear"));
    clear_->setToolTip(tr("Solvers compute a table again when they need it"));
    auto* row = new QHBoxLayout;
    row->addWidget(size_, 1);
    row->addWidget(clear_);
    form.addRow(tr("Size"), row);
    connect(clear_, &QPushButton::clicked, this, [this] {
        clearTableCache();
        showTables();
    });
    showTables();
}

void SettingsDialog::showTables() {
    const TableCache cache = tableCache();
    folder_->setText(cache.folder.isEmpty() ? tr("none: neither XDG_CACHE_HOME nor HOME is set")
                                            : cache.folder);
    const QString size = QLocale().formattedDataSize(static_cast<qint64>(cache.bytes), 1,
                                                     QLocale::DataSizeTraditionalFormat);
    size_->setText(cache.files == 0   ? tr("no tables")
                   : cache.files == 1 ? tr("1 table, %1").arg(size)
                                      : tr("%1 tables, %2").arg(cache.files).arg(size));
    clear_->setEnabled(cache.files > 0);
}

void SettingsDialog::addChoice(QFormLayout& form, const QString& label, const Setting<int>& setting,
                               const QStringList& names, const QString& help) {
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(setting.key));
    box->addItems(names);
    addField(form, label, box, help);
    settings_.honour(setting, box, [box](int value) { box->setCurrentIndex(value); });
    connect(box, &QComboBox::currentIndexChanged, &settings_,
            [this, setting](int index) { settings_.set(setting, index); });
}

void SettingsDialog::addNumber(QFormLayout& form, const QString& label, const Setting<int>& setting,
                               const Unit& unit, const QString& help) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(setting.key));
    box->setRange(setting.least, setting.most);
    box->setGroupSeparatorShown(true);
    box->setStepType(setting.most > 1000 ? QAbstractSpinBox::AdaptiveDecimalStepType
                                         : QAbstractSpinBox::DefaultStepType);
    // Per cent go by tens.
    box->setSingleStep(setting.usual == 100 ? 10 : 1);
    box->setSuffix(unit.suffix);
    box->setSpecialValueText(unit.least);
    box->setKeyboardTracking(false);
    addField(form, label, box, help);
    settings_.honour(setting, box, [box](int value) { box->setValue(value); });
    connect(box, &QSpinBox::valueChanged, &settings_,
            [this, setting](int value) { settings_.set(setting, value); });
}

void SettingsDialog::addSeconds(QFormLayout& form, const QString& label,
                                const Setting<double>& setting, const QString& help) {
    auto* box = new DecimalBox(this);
    box->setObjectName(QLatin1String(setting.key));
    box->setRange(setting.least, setting.most);
    box->setDecimals(1);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setSuffix(tr(" s"));
    box->setKeyboardTracking(false);
    addField(form, label, box, help);
    settings_.honour(setting, box, [box](double value) { box->setValue(value); });
    connect(box, &QDoubleSpinBox::valueChanged, &settings_,
            [this, setting](double value) { settings_.set(setting, value); });
}

} // namespace loggia::ui
