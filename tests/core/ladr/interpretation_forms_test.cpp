#include "core/base/random.hpp"
#include "core/ladr/interpretation.hpp"
#include "tests/suite.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QXmlStreamReader>

namespace interpretation_forms_test {

using namespace loggia;
using namespace loggia::ladr;

const Interpretation sample{2,
                            {{"number", "1"}, {"seconds", "0"}},
                            {{"l1", 0, true, {0}},
                             {"f", 1, false, {1, 0}},
                             {"p", 1, true, {1, 0}},
                             {"g", 2, false, {0, 1, 1, 0}}}};

std::string text_of(InterpretationForm form, const std::vector<Interpretation>& models = {sample}) {
    InterpretationWriter writer(form);
    std::string out;
    for (const Interpretation& model : models)
        writer.append(out, model);
    writer.finish(out);
    return out;
}

class InterpretationFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAsInterpformat_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](InterpretationForm form, const char* expected) {
            QTest::newRow(std::string(named_forms.at(static_cast<std::size_t>(form)).name).c_str())
                << static_cast<int>(form) << QByteArray(expected);
        };
        row(InterpretationForm::standard2, "interpretation( 2, [number = 1,seconds = 0], [\n"
                                           "    relation(l1, [0]),\n"
                                           "    function(f(_), [1,0]),\n"
                                           "    relation(p(_), [1,0]),\n"
                                           "    function(g(_,_), [\n"
                                           "        0,1,\n"
                                           "        1,0])]).\n");
        row(InterpretationForm::standard, "interpretation( 2, [number = 1,seconds = 0], [\n"
                                          "    relation(l1, [0]),\n"
                                          "    function(f(_), [1,0]),\n"
                                          "    relation(p(_), [1,0]),\n"
                                          "    function(g(_,_), [0,1,1,0])]).\n");
        row(InterpretationForm::tabular, "% number = 1\n% seconds = 0\n"
                                         "\n% Interpretation of size 2\n"
                                         "\n l1 : 0\n"
                                         "\n f : \n         0 1\n    --------\n         1 0\n"
                                         "\n p : \n         0 1\n    --------\n         1 0\n"
                                         "\n g : \n       | 0 1\n    ---+----\n     0 | 0 1\n"
                                         "     1 | 1 0\n");
        row(InterpretationForm::cooked, "% number = 1\n% seconds = 0\n"
                                        "\n% Interpretation of size 2\n"
                                        "\nl1 = 0.\n"
                                        "\nf(0) = 1.\nf(1) = 0.\n"
                                        "\n  p(0).\n- p(1).\n"
                                        "\ng(0,0) = 0.\ng(0,1) = 1.\ng(1,0) = 1.\ng(1,1) = 0.\n");
        row(InterpretationForm::raw, "% number = 1\n% seconds = 0\n"
                                     "\n% Interpretation of size 2\n"
                                     "\n% Relation l1 / 0 : \n\n  0\n"
                                     "\n% Function f / 1 : \n\n  1  0\n"
                                     "\n% Relation p / 1 : \n\n  1  0\n"
                                     "\n% Function g / 2 : \n\n  0  1\n  1  0\n");
    }
    void writesAsInterpformat() {
        QFETCH(int, form);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(text_of(static_cast<InterpretationForm>(form))),
                 expected);
    }

    void portableIsJson() {
        for (std::size_t n = 0; n < 3; ++n) {
            const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(
                text_of(InterpretationForm::portable, std::vector<Interpretation>(n, sample))));
            QVERIFY(json.isArray());
            QCOMPARE(static_cast<std::size_t>(json.array().size()), n);
        }
        Interpretation cube{2, {}, {{"h", 3, false, {0, 1, 1, 0, 1, 0, 0, 1}}}};
        const auto json = QJsonDocument::fromJson(
            QByteArray::fromStdString(text_of(InterpretationForm::portable, {cube})));
        const QJsonArray table = json.array()[0].toArray()[2].toArray()[0].toArray()[3].toArray();
        QCOMPARE(table.size(), 2);
        QCOMPARE(table[1].toArray()[0].toArray()[0].toInt(), 1);
        QCOMPARE(table[0].toArray()[1].toArray()[0].toInt(), 1);
        QCOMPARE(table[1].toArray()[1].toArray()[0].toInt(), 0);
    }

    void xmlIsWellFormed() {
        for (std::size_t n = 0; n < 3; ++n) {
            QXmlStreamReader xml(QByteArray::fromStdString(
                text_of(InterpretationForm::xml, std::vector<Interpretation>(n, sample))));
            std::size_t interps = 0;
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement &&
                    xml.name() == QLatin1String("interp"))
                    ++interps;
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QCOMPARE(interps, n);
        }
    }

    void texIsATable() {
        const std::string text = text_of(InterpretationForm::tex);
        QVERIFY(text.find("\\begin{tabular}{r|rr}\ng: & 0 & 1\\\\\n\\hline\n    0 & 0 & 1 \\\\\n"
                          "    1 & 1 & 0\n\\end{tabular}") != std::string::npos);
        QVERIFY(text.ends_with("\\end{tabular}\n\\caption{ }\n\\end{table}\n"));
    }

    void writesAsInterpformatAroundAModel() {
        InterpretationWriter writer(InterpretationForm::xml);
        writer.set_source("a<b.out", MaceReport{"head ]]>\n", "formulas(a).\nend_of_list.\n"});
        std::string out;
        writer.append(out, {2, {{"number", "1"}}, {{"e", 0, false, {1}}}});
        writer.finish(out);
        QCOMPARE(QByteArray::fromStdString(out),
                 QByteArray("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n\n"
                            "<!DOCTYPE interps SYSTEM \"interp3.dtd\">\n\n"
                            "<?xml-stylesheet type=\"text/xsl\" href=\"interp3.xsl\"?>\n\n"
                            "<interps>\n\n<source>a&lt;b.out</source>\n\n"
                            "<heading><![CDATA[\nhead ]]]]><![CDATA[>\n]]></heading>\n\n"
                            "<input><![CDATA[\nformulas(a).\nend_of_list.\n]]></input>\n\n"
                            "  <interp size=\"2\" number=\"1\">\n\n"
                            "    <op0 type=\"function\">\n"
                            "      <sym><![CDATA[e]]></sym>\n      <v>1</v>\n    </op0>\n"
                            "  </interp>\n\n</interps>\n"));
    }

    void xmlAndTexHoldAnySymbol() {
        const std::vector<std::string> names{"]]>",          "<=>",      "a&b",
                                             "\"\xC3\xA9\"", "\"\xFF\"", "\"\x01\"",
                                             "\\",           "x_1",      "\"\xED\xA0\x80\""};
        for (const std::string& name : names) {
            const Interpretation model{
                2, {{"seconds", name}, {name, "1"}}, {{name, 1, false, {0, 1}}}};
            QXmlStreamReader xml(
                QByteArray::fromStdString(text_of(InterpretationForm::xml, {model})));
            QString symbol;
            while (!xml.atEnd())
                if (xml.readNext() == QXmlStreamReader::StartElement &&
                    xml.name() == QLatin1String("sym"))
                    symbol = xml.readElementText();
            QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
            QVERIFY(!symbol.isEmpty());
            const QString utf8 = QString::fromStdString(name);
            if (!utf8.contains(QChar::ReplacementCharacter) && !utf8.contains(QChar(1)))
                QCOMPARE(symbol, utf8);
            const auto json = QJsonDocument::fromJson(
                QByteArray::fromStdString(text_of(InterpretationForm::portable, {model})));
            QCOMPARE(json.isNull(), utf8.contains(QChar::ReplacementCharacter));
        }
        const Interpretation odd{2, {}, {{"a_b^c\\<#", 0, false, {1}}}};
        QVERIFY(text_of(InterpretationForm::tex, {odd}).find("a\\_b\\^{}c$\\backslash$$<$\\#: 1") !=
                std::string::npos);
    }

    void showsWhatIsUnknown() {
        constexpr int unknown = Interpretation::Operation::unknown;
        const Interpretation model{
            2, {}, {{"f", 1, false, {unknown, 1}}, {"p", 1, true, {unknown, 1}}}};
        QVERIFY(text_of(InterpretationForm::standard, {model}).find("function(f(_), [-,1])") !=
                std::string::npos);
        QVERIFY(text_of(InterpretationForm::raw, {model}).find("  -  1\n") != std::string::npos);
        QVERIFY(text_of(InterpretationForm::cooked, {model})
                    .ends_with("\nf(0) = -.\nf(1) = 1.\n\n  p(1).\n"));
    }

    void standardFormsAreReadBack() {
        Random random(test_suite::seed(3));
        for (int round = 0; round < 500; ++round) {
            Interpretation model;
            model.size = 1 + static_cast<int>(random.below(12));
            model.notes = {{"number", std::to_string(round)}};
            for (std::uint64_t n = random.below(4); n > 0; --n) {
                Interpretation::Operation operation{"f" + std::to_string(n),
                                                    static_cast<int>(random.below(3)),
                                                    random.below(2) == 0,
                                                    {}};
                std::size_t entries = 1;
                for (int i = 0; i < operation.arity; ++i)
                    entries *= static_cast<std::size_t>(model.size);
                const auto values =
                    static_cast<std::uint64_t>(operation.is_relation ? 2 : model.size);
                for (std::size_t i = 0; i < entries; ++i)
                    operation.table.push_back(static_cast<int>(random.below(values)));
                model.operations.push_back(operation);
            }
            for (const auto form : {InterpretationForm::standard, InterpretationForm::standard2}) {
                std::vector<Interpretation> found;
                const auto read =
                    read_interpretations(text_of(form, {model, model}), [&](Interpretation again) {
                        found.push_back(std::move(again));
                        return true;
                    });
                QVERIFY2(read.has_value(), read ? "" : read.error().message.c_str());
                QVERIFY((found == std::vector<Interpretation>{model, model}));
            }
        }
    }
};

LOGGIA_LOOP_TEST(InterpretationFormsTest)

} // namespace interpretation_forms_test

#include "interpretation_forms_test.moc"
