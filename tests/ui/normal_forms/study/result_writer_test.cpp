#include "core/normal_forms/formats/read.hpp"
#include "tests/suite.hpp"
#include "tests/ui/normal_forms/forms_fixture.hpp"
#include "ui/normal_forms/study/result_writer.hpp"

#include <QElapsedTimer>
#include <QSignalSpy>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace result_writer_test {

using namespace loggia;
using namespace loggia::ui;
using namespace loggia::ui::testing;
using normal_forms::CoveringFormat;
using normal_forms::Format;
using normal_forms::ResultFormat;

class ResultWriterTest : public QObject {
    Q_OBJECT

    /// What a writer was told, in the order in which it was told it.
    struct Told {
        std::vector<Result<QString>> texts;

        [[nodiscard]] ResultWriter::Done done() {
            return [this](const Result<QString>& text) { texts.push_back(text); };
        }
    };

    /// What comes of writing a study, whenever it comes.
    static Result<QString> written(const FormStudy& study, const ResultFormat& format) {
        ResultWriter writer;
        Told told;
        writer.write(study, format, told.done());
        if (!settles(writer) || told.texts.size() != 1)
            return failure("the writer is not done, or done twice");
        return told.texts.front();
    }

    static QString errorOf(const Result<QString>& text) {
        return text ? QString() : QString::fromStdString(text.error().message);
    }

    /// A function whose problem is not found in a moment; nothing was minimised.
    static FormStudy hardStudy() {
        FormStudy study;
        study.chosen = std::make_shared<const normal_forms::Function>(
            *normal_forms::read_function(hardText()));
        return study;
    }

private Q_SLOTS:
    void init() { failOnWarnings(); }

    /// What can be read again is the same function, row for row.
    void everyFormatReadsBack() {
        for (const FormSettings& settings : {FormSettings{}, asCnf()}) {
            const FormStudy study = studyOf(small_text, settings);
            for (const Format format :
                 {Format::unicode, Format::ascii, Format::latex, Format::c, Format::eqntott,
                  Format::pla, Format::minterms, Format::table}) {
                const auto text = written(study, format);
                QVERIFY2(text, qPrintable(errorOf(text)));
                const FormStudy again = studyOf(text->toStdString());
                QVERIFY2(again.rows, qPrintable(*text));
                for (std::uint64_t row = 0; row < study.rows->rows(); ++row)
                    QVERIFY2(again.rows->value(row, 0) == study.rows->value(row, 0),
                             qPrintable(*text));
            }
        }
    }

    void everyFormatHasItsShape() {
        const FormStudy study = studyOf("a & !b | c", asCnf());
        const auto shape = [&study](const ResultFormat& format) {
            return written(study, format).value_or(QString());
        };
        QCOMPARE(shape(Format::unicode), q("f = (¬b ∨ c) ∧ (a ∨ c)\n"));
        QCOMPARE(shape(Format::ascii), q("f = (-b | c) & (a | c)\n"));
        QVERIFY2(shape(Format::latex).contains(q("\\lor")), qPrintable(shape(Format::latex)));
        QVERIFY2(shape(Format::c).contains(q("||")), qPrintable(shape(Format::c)));
        QVERIFY2(shape(Format::python).contains(q(" or ")), qPrintable(shape(Format::python)));
        QCOMPARE(shape(Format::eqntott), q("f = (!b|c) & (a|c);\n"));
        QVERIFY2(shape(Format::pla).contains(q(".i 3")), qPrintable(shape(Format::pla)));
        QVERIFY2(shape(Format::dimacs).contains(q("p cnf 3 2")), qPrintable(shape(Format::dimacs)));
        QVERIFY2(shape(Format::minterms).contains(q("M(0, 2, 6)")),
                 qPrintable(shape(Format::minterms)));
        QCOMPARE(shape(Format::table).count(QLatin1Char('\n')), 9);
        QVERIFY(shape(CoveringFormat::lp).contains(q("Minimize")));
        QVERIFY(shape(CoveringFormat::opb).contains(q("min:")));
    }

    /// A form is there when write() returns; a problem later.
    void formsAreWrittenAtOnce() {
        const FormStudy study = studyOf(small_text);
        ResultWriter writer;
        const QSignalSpy running(&writer, &ResultWriter::runningChanged);
        Told told;
        writer.write(study, Format::ascii, told.done());
        QCOMPARE(told.texts.size(), std::size_t{1});
        QVERIFY(told.texts.front() && !writer.isRunning() && running.isEmpty());
        QCOMPARE(*told.texts.front(), *formText(study, Format::ascii));
        writer.write(study, CoveringFormat::lp, told.done());
        QVERIFY(writer.isRunning());
        QCOMPARE(told.texts.size(), std::size_t{1});
        QVERIFY(settles(writer));
        QCOMPARE(told.texts.size(), std::size_t{2});
        QCOMPARE(running.size(), 2);
    }

    void nothingIsThereOfNothing() {
        for (const char* text : {"", "a &"}) {
            const FormStudy study = studyOf(text);
            for (const auto& [name, format] : normal_forms::result_formats) {
                QVERIFY(!hasResult(study, format));
                const bool form = std::holds_alternative<Format>(format);
                QCOMPARE(errorOf(written(study, format)),
                         form ? q("there is no result yet") : q("there is no function yet"));
            }
        }
        // A problem is that of a function for which nothing was found yet.
        const FormStudy unsolved = hardStudy();
        QVERIFY(hasResult(unsolved, CoveringFormat::lp) && !hasResult(unsolved, Format::ascii));
        QVERIFY(!formText(unsolved, Format::ascii));
    }

    void saysWhatAFormatCannotHold() {
        QCOMPARE(errorOf(written(studyOf(small_text), Format::dimacs)),
                 q("a DIMACS file needs clauses; this is a disjunction of terms"));
        FormSettings all = asCnf();
        all.output = all_outputs;
        QCOMPARE(errorOf(written(studyOf(two_outputs, all), Format::dimacs)),
                 q("a DIMACS file has one output; this function has several"));
    }

    void stopsWithAnError() {
        ResultWriter writer;
        Told told;
        writer.write(hardStudy(), CoveringFormat::opb, told.done());
        QVERIFY(writer.isRunning());
        QTest::qWait(50);
        QVERIFY(told.texts.empty());
        QElapsedTimer clock;
        clock.start();
        writer.stop();
        QVERIFY(settles(writer));
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        QCOMPARE(told.texts.size(), std::size_t{1});
        QCOMPARE(errorOf(told.texts.front()), q("stopped"));
        // And is as good as new.
        writer.write(studyOf(small_text), CoveringFormat::opb, told.done());
        QVERIFY(settles(writer));
        QVERIFY(told.texts.back().has_value());
    }

    void whatIsReplacedOrAbandonedIsNeverTold() {
        ResultWriter writer;
        Told dropped;
        Told told;
        writer.write(hardStudy(), CoveringFormat::lp, dropped.done());
        writer.write(studyOf(small_text), CoveringFormat::lp, told.done());
        QVERIFY(settles(writer));
        QCOMPARE(told.texts.size(), std::size_t{1});
        writer.write(hardStudy(), CoveringFormat::lp, dropped.done());
        writer.write(studyOf(small_text), Format::ascii, told.done());
        QVERIFY(!writer.isRunning());
        QCOMPARE(told.texts.size(), std::size_t{2});
        writer.write(hardStudy(), CoveringFormat::lp, dropped.done());
        writer.abandon();
        QVERIFY(!writer.isRunning());
        {
            ResultWriter gone;
            gone.write(hardStudy(), CoveringFormat::lp, dropped.done());
        }
        QTest::qWait(200);
        QVERIFY(dropped.texts.empty());
    }

    /// Failure takes the place of the result.
    void tellsWhenItFails() {
        const MemoryShortage shortage;
        const auto text = written(hardStudy(), CoveringFormat::lp);
        QVERIFY(errorOf(text).contains(q("memory")));
    }
};

LOGGIA_WINDOW_TEST(ResultWriterTest)

} // namespace result_writer_test

#include "result_writer_test.moc"
