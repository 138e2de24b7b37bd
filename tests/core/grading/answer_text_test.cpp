#include "core/base/packing.hpp"
#include "core/grading/answer_text.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <string>

namespace answer_text_test {

using namespace loggia;
using namespace loggia::grading;

std::string said_of(const std::string& bytes, const char* name) {
    const auto text = answer_text(bytes, name);
    return text ? *text : "error: " + text.error().message;
}

class AnswerTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTexts() {
        QCOMPARE(said_of("\xEF\xBB\xBF"
                         "a\xC2\xA0| b\r\n",
                         "a.txt"),
                 std::string("a | b\r\n"));
        QCOMPARE(said_of("", "a.txt"), std::string());
        // Only a web page is one.
        QCOMPARE(said_of("<p>a &amp; b</p>", "a.txt"), std::string("<p>a &amp; b</p>"));
        QCOMPARE(said_of("a & b", "a.html"), std::string("a & b"));
    }

    /// As Moodle writes what was typed in its window.
    void readsTheWordsOfPages() {
        QCOMPARE(
            said_of("<!DOCTYPE html><html><head><title>x</title><meta charset=\"UTF-8\"></head>"
                    "<body><p dir=\"ltr\">(a | b) &amp; (a&nbsp;| c)<br>"
                    "&and; &#8743; &#x2228; a &lt;-&gt; b</p></body></html>",
                    "onlinetext.HTML"),
            std::string("\n(a | b) & (a | c)\n\u2227 \u2227 \u2228 a <-> b\n"));
        QCOMPARE(
            said_of("<p>&ldquo;(a &vee; b) &wedge; a&rsquo; &middot; c&prime;&rdquo;", "a.htm"),
            std::string("\n\u201C(a \u2228 b) \u2227 a\u2019 \u00B7 c\u2032\u201D"));
        QCOMPARE(said_of("<p>a && b & c &unknown; &#0; &", "a.htm"),
                 std::string("\na && b & c &unknown; &#0; &"));
        QCOMPARE(said_of("<p", "a.htm"), std::string("\n"));
        // What is crossed out is not said; <strong> and <span> are other tags.
        QCOMPARE(said_of("<p><del>a | b</del> <s>a</s><strike>b</strike><strong>a</strong> &amp; "
                         "<span>c</span></p>",
                         "a.html"),
                 std::string("\n a & c\n"));
    }

    void readsPagesAsTheyAreShown() {
        QCOMPARE(said_of("<h3>Exercise 3</h3>a | b<pre>c</pre>d", "a.html"),
                 std::string("\nExercise 3\na | b\nc\nd"));
        QCOMPARE(
            said_of("<table><tr><th>a</th><th>f</th></tr><tr><td>0</td><td>1</td></tr></table>b",
                    "a.html"),
            std::string("\n\n a  f \n\n 0  1 \n\nb"));
        QCOMPARE(
            said_of(
                "<!DOCTYPE html><style>p > b {}</style><script>if (a<b) c('</p>');</SCRIPT><p>a",
                "a.html"),
            std::string("\na"));
        QCOMPARE(said_of("<p><!--[if gte mso 9]><xml>Normal</xml><![endif]-->a<!-- b > c --> | b",
                         "a.html"),
                 std::string("\na | b"));
    }

    /// A bar that is drawn over letters is a not.
    void readsBarsOfPages() {
        QCOMPARE(said_of("<p>(a + <span style=\"text-decoration: overline\">b</span>)"
                         "<span lang=\"en\">(<span class=\"overline\">a + c</span>)</span></p>",
                         "a.html"),
                 std::string("\n(a + \u00AC(b))(\u00AC(a + c))\n"));
        QCOMPARE(said_of("<span style=text-decoration:overline>a</span>", "a.html"),
                 std::string("\u00AC(a)"));
        QCOMPARE(said_of("<p>a</span></p>", "a.html"), std::string("\na\n"));
        QCOMPARE(said_of("<s><span class=overline>a</span></s>b", "a.html"), std::string("b"));
        QCOMPARE(said_of("<p><span style=\"text-decoration: line-through;\">a &or; "
                         "<span class=overline>c</span></span>b</p>",
                         "a.html"),
                 std::string("\nb\n"));
    }

    /// In Markdown the answer is what is marked as code, if anything is.
    void readsTheCodeOfMarkdown() {
        QCOMPARE(said_of("# Anna\n\n```text\n(a | b)\n& c\n```\nas `above`\n", "a.md"),
                 std::string("(a | b)\n& c\n"));
        QCOMPARE(said_of("Anna: `(a | b) & c`, or ``\n", "a.MD"), std::string("(a | b) & c\n"));
        QCOMPARE(said_of("# Anna\n(a | b) & c\n", "a.md"), std::string("# Anna\n(a | b) & c\n"));
        QCOMPARE(said_of("`a`", "a.txt"), std::string("`a`"));
        QCOMPARE(said_of("# Anna\n~~~\n(a | b)\n~~~\n", "a.markdown"), std::string("(a | b)\n"));
        QCOMPARE(said_of("It is `(a | b)`, `& c`.\n```\n```\n", "a.md"),
                 std::string("(a | b)\n& c\n"));
        // A name in a sentence is no answer beside other text, and marks of lists are no signs.
        QCOMPARE(said_of("Of `a` and `b`:\n\n$a \\lor b$\n", "a.md"),
                 std::string("Of a and b:\n\n$a \\lor b$\n"));
        QCOMPARE(said_of("``a``\n", "a.md"), std::string("a\n"));
        // A label tells the answer from its explanation.
        QCOMPARE(said_of("**Answer:** `a | b`\n\nThe primes are `(a | b)`, `(b | c)`.\n", "a.md"),
                 std::string("a | b\n"));
        QCOMPARE(said_of("1. Factor: `a & b`\n\n### Final answer\n\n`a | b`\n", "a.md"),
                 std::string("a | b\n"));
        QCOMPARE(said_of("Answer:\n\n`(a | b)`\n`& (a | c)`\n", "a.md"),
                 std::string("(a | b)\n& (a | c)\n"));
        QCOMPARE(said_of("## Solution\n`a & a`\n\nAbsorption:\n\n`a | b`\n", "a.md"),
                 std::string("a & a\na | b\n"));
        QCOMPARE(said_of("Result: `a & a`\nMinimum: `a | b`\n", "a.md"),
                 std::string("a & a\na | b\n"));
        QCOMPARE(said_of("Answer: `a | b`\nAnswer: `b | c`\n", "a.md"),
                 std::string("a | b\nb | c\n"));
        QCOMPARE(said_of("Answer: `a | b`\nCorrection: `b | c`\n", "a.md"), std::string("b | c\n"));
        QCOMPARE(said_of("Answer:\n```\na\n```\nKorrektur:\n```\nb\n```\n", "a.md"),
                 std::string("b\n"));
        QCOMPARE(said_of("Correction: `a | b`\nAnswer: `b | c`\n", "a.md"), std::string("b | c\n"));
        QCOMPARE(said_of("Correction: `a | b`\nAnswer (old): `b | c`\n", "a.md"),
                 std::string("a | b\n"));
        QCOMPARE(said_of("The answer is not `a | b`.\n`b | c`\n", "a.md"),
                 std::string("a | b\nb | c\n"));
        QCOMPARE(said_of("```\na\n```\n## Answer\n```\nb\n```\n", "a.md"), std::string("b\n"));
        QCOMPARE(said_of("## Answer\n```\na\n```\n```\nb\n```\n", "a.md"), std::string("a\nb\n"));
        QCOMPARE(said_of("- (a | b)\n* c\n> - [x] d\n-e\n", "a.md"),
                 std::string("(a | b)\nc\nd\n-e\n"));
        QCOMPARE(said_of("~~a | b~~ a & ~~b\n(~~a | ~~b)\n", "a.md"),
                 std::string(" a & ~~b\n(~~a | ~~b)\n"));
        QCOMPARE(said_of("~~`a | b`~~\n\n`a & ~~b` or `~~a`\n", "a.md"),
                 std::string("a & ~~b\n~~a\n"));
        QCOMPARE(said_of("<!-- Write `your answer`\nbelow. -->\na | b <!-- here -->\n", "a.md"),
                 std::string("\na | b \n"));
        QCOMPARE(said_of("- a\n", "a.txt"), std::string("- a\n"));
    }

    void unpacksWhatIsPacked() {
        for (const Packing packing : {Packing::gzip, Packing::bzip2, Packing::xz})
            QCOMPARE(said_of(pack("\xEF\xBB\xBF(a | b)\n", packing).value(), "a.txt.gz"),
                     std::string("(a | b)\n"));
        const std::string large = pack(std::string(2'000'000, 'a'), Packing::gzip).value();
        QVERIFY(said_of(large, "a.gz").starts_with("error: "));
        QVERIFY(
            said_of(pack("a", Packing::gzip).value().substr(0, 12), "a.gz").starts_with("error: "));
    }

    void tellsWhatIsNoText() {
        QCOMPARE(said_of("%PDF-1.7\n", "a b.pdf"),
                 std::string("error: a b.pdf is a PDF document, not plain text"));
        QCOMPARE(said_of("\x89PNG\r\n", "x/y.png"),
                 std::string("error: y.png is a picture, not plain text"));
        QCOMPARE(said_of("PK\x03\x04...", "a.docx"),
                 std::string("error: a.docx is a word-processor document, not plain text; save it "
                             "as a .txt file"));
        QVERIFY(said_of("{\\rtf1 a}", "a.rtf")
                    .starts_with("error: a.rtf is a word-processor document"));
        for (const char* const archive : {"Rar!\x1A\x07", "7z\xBC\xAF\x27\x1C"})
            QCOMPARE(said_of(archive, "a.zip"),
                     std::string("error: a.zip is a kind of archive that Loggia does not unpack; "
                                 "hand in one .zip or .tar.gz archive"));
        for (const auto& [bytes, name] :
             {std::pair{"RIFF\x24\x01\x01\x01WEBPVP8 ", "a.webp"}, std::pair{"BM\x36", "a.bmp"},
              std::pair{"\1\1\1,ftypheicX", "a.heic"}, std::pair{"\1\1\1 ftypmif1", "a.HEIF"},
              std::pair{"<svg xmlns=''></svg>", "a.svg"}})
            QCOMPARE(said_of(bytes, name),
                     std::string("error: ") + name + " is a picture, not plain text");
        QCOMPARE(said_of("{\"cells\": []}", "a.ipynb"),
                 std::string("error: a.ipynb is a notebook, not plain text; save the answer as a "
                             ".txt file"));
        QCOMPARE(said_of("<p><img src='scan.png' alt=''></p>\n", "onlinetext.html"),
                 std::string("error: onlinetext.html has a picture and no text"));
        QCOMPARE(said_of("<p><img src='scan.png'>a</p>\n", "onlinetext.html"),
                 std::string("\na\n\n"));
        // A comment in a truth table, and a formula.
        QCOMPARE(said_of("% mine\na", "a.txt"), std::string("% mine\na"));
    }
};

LOGGIA_TEST(AnswerTextTest)

} // namespace answer_text_test

#include "answer_text_test.moc"
