#include "tests/suite.hpp"
#include "ui/widgets/flow_layout.hpp"
#include "ui/widgets/form_labels.hpp"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

namespace form_labels_test {

using namespace loggia::ui;

class FormLabelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void labelsStandAtTheMiddleOfTheirFields() {
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* box = new QComboBox;
        box->setFixedHeight(40);
        auto* number = new QSpinBox;
        number->setFixedHeight(48);
        form->addRow(QStringLiteral("Kind"), box);
        form->addRow(QStringLiteral("Seed"), number);
        form->addRow(new QLabel(QStringLiteral("alone")));
        levelLabels(*form);
        window.resize(300, 200);
        window.show();
        for (const QWidget* field : std::initializer_list<QWidget*>{box, number}) {
            const QWidget* label = form->labelForField(const_cast<QWidget*>(field));
            QCOMPARE(label->geometry().center().y(), field->geometry().center().y());
        }
    }

    void labelsStandAtTheMiddleOfALineOfFields() {
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* least = new QSpinBox;
        auto* most = new QSpinBox;
        auto* line = new QHBoxLayout;
        for (QSpinBox* each : {least, most}) {
            each->setFixedHeight(48);
            line->addWidget(each);
        }
        form->addRow(QStringLiteral("From, to"), line);
        levelLabels(*form);
        window.resize(300, 200);
        window.show();
        QCOMPARE(form->labelForField(line)->geometry().center().y(),
                 least->geometry().center().y());
    }

    void fieldsOfSeveralFormsBeginInOnePlace() {
        QWidget one;
        QWidget other;
        auto* first = new QFormLayout(&one);
        auto* second = new QFormLayout(&other);
        auto* kind = new QComboBox;
        auto* seed = new QSpinBox;
        first->addRow(QStringLiteral("Kind"), kind);
        second->addRow(QStringLiteral("A seed with a long name"), seed);
        second->addRow(new QLabel(QStringLiteral("alone, and a good deal longer than the others")));
        alignFields({first, second});
        for (QWidget* window : {&one, &other}) {
            window->resize(500, 200);
            window->show();
        }
        QCOMPARE(kind->x(), seed->x());
        first->labelForField(kind)->setFont(QFont(one.font().family(), 80));
        alignFields({first, second});
        QTRY_COMPARE(kind->x(), seed->x());
    }

    void labelsStandAtTheMiddleOfTheFirstOfSeveralFields_data() {
        QTest::addColumn<bool>("flows");
        QTest::newRow("below each other") << false;
        QTest::newRow("in lines as wide as the window") << true;
    }
    void labelsStandAtTheMiddleOfTheFirstOfSeveralFields() {
        QFETCH(const bool, flows);
        QWidget window;
        auto* form = new QFormLayout(&window);
        auto* several = new QWidget;
        auto* fields = flows ? static_cast<QLayout*>(new FlowLayout(several))
                             : static_cast<QLayout*>(new QVBoxLayout(several));
        fields->setContentsMargins(0, 0, 0, 0);
        auto* first = new QComboBox;
        for (QWidget* each : std::initializer_list<QWidget*>{first, new QSpinBox}) {
            each->setFixedHeight(48);
            fields->addWidget(each);
        }
        form->addRow(QStringLiteral("A"), several);
        levelLabels(*form);
        window.resize(300, 200);
        window.show();
        QCOMPARE(form->labelForField(several)->geometry().center().y(),
                 first->mapTo(&window, first->rect().center()).y());
    }
};

LOGGIA_WINDOW_TEST(FormLabelsTest)

} // namespace form_labels_test

#include "form_labels_test.moc"
