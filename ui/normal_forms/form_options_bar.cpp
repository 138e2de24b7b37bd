#include "ui/normal_forms/form_options_bar.hpp"

#include "core/normal_forms/minimize/karnaugh.hpp"
#include "ui/widgets/flow_layout.hpp"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace loggia::ui {

using normal_forms::Form;

FormOptionsBar::FormOptionsBar(QWidget* parent)
    : QWidget(parent), dnf_(new QRadioButton(tr("D&NF"), this)),
      cnf_(new QRadioButton(tr("&CNF"), this)), output_label_(new QLabel(tr("O&utput"), this)),
      output_(new QComboBox(this)), seconds_(new QSpinBox(this)), hint_(new QLabel(this)) {
    dnf_->setObjectName(QStringLiteral("dnf"));
    cnf_->setObjectName(QStringLiteral("cnf"));
    dnf_->setToolTip(tr("Minimum disjunction of terms"));
    cnf_->setToolTip(tr("Minimum conjunction of clauses"));
    output_->setObjectName(QStringLiteral("output"));
    output_->setAccessibleName(tr("Output"));
    output_->setToolTip(tr("Minimise one output, or all outputs with shared terms"));
    output_label_->setBuddy(output_);
    auto* limit_label = new QLabel(tr("Li&mit"), this);
    seconds_->setObjectName(QStringLiteral("seconds"));
    seconds_->setRange(0, FormSettings::most_seconds);
    seconds_->setSpecialValueText(tr("none"));
    seconds_->setSuffix(tr(" s"));
    seconds_->setGroupSeparatorShown(true);
    seconds_->setAccessibleName(tr("Limit in seconds"));
    seconds_->setToolTip(tr("The search stops after this time and keeps the best form found"));
    seconds_->setKeyboardTracking(false);
    seconds_->setFocusPolicy(Qt::StrongFocus);
    limit_label->setBuddy(seconds_);
    hint_->setObjectName(QStringLiteral("hint"));
    hint_->setForegroundRole(QPalette::PlaceholderText);
    hint_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    hint_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* new_map = new QToolButton(this);
    new_map->setObjectName(QStringLiteral("newMap"));
    new_map->setText(tr("Empty map"));
    new_map->setToolTip(tr("Start with an empty Karnaugh map and click its cells"));
    new_map->setPopupMode(QToolButton::InstantPopup);
    new_map->setFocusPolicy(Qt::TabFocus);
    auto* sizes = new QMenu(new_map);
    for (int inputs = normal_forms::KarnaughMap::least_inputs;
         inputs <= normal_forms::KarnaughMap::most_inputs; ++inputs)
        connect(sizes->addAction(tr("&%1 variables").arg(inputs)), &QAction::triggered, this,
                [this, inputs] { Q_EMIT mapWanted(inputs); });
    new_map->setMenu(sizes);
    auto* layout = new FlowLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    for (QWidget* part : std::initializer_list<QWidget*>{dnf_, cnf_, output_label_, output_,
                                                         limit_label, seconds_, new_map, hint_})
        layout->addWidget(part);

    // The other one is toggled with it.
    connect(cnf_, &QRadioButton::toggled, this,
            [this](bool on) { Q_EMIT formPicked(on ? Form::cnf : Form::dnf); });
    connect(output_, &QComboBox::currentIndexChanged, this, [this](int index) {
        Q_EMIT outputPicked(index == output_->count() - 1 ? all_outputs : index);
    });
    connect(seconds_, &QSpinBox::valueChanged, this, &FormOptionsBar::secondsPicked);
}

void FormOptionsBar::setSettings(const FormSettings& settings) {
    const QSignalBlocker a(dnf_);
    const QSignalBlocker b(cnf_);
    const QSignalBlocker c(seconds_);
    (settings.form == Form::cnf ? cnf_ : dnf_)->setChecked(true);
    seconds_->setValue(settings.seconds);
}

void FormOptionsBar::setOutputs(const std::vector<std::string>& outputs, int output) {
    const QSignalBlocker blocker(output_);
    QStringList names;
    if (outputs.size() > 1) {
        for (const std::string& name : outputs)
            names << QString::fromStdString(name);
        names << tr("all outputs");
    }
    QStringList now;
    for (int i = 0; i < output_->count(); ++i)
        now << output_->itemText(i);
    if (now != names) {
        output_->clear();
        output_->addItems(names);
    }
    output_label_->setVisible(!names.isEmpty());
    output_->setVisible(!names.isEmpty());
    if (names.isEmpty())
        return;
    const auto last = static_cast<int>(names.size()) - 1;
    output_->setCurrentIndex(output == all_outputs ? last : output < last ? output : 0);
}

void FormOptionsBar::setHint(const QString& hint, bool is_shown) {
    hint_->setText(hint);
    hint_->setVisible(is_shown);
}

} // namespace loggia::ui
