#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/grading/example_class.hpp"
#include "core/grading/submissions.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <filesystem>
#include <optional>
#include <string>

namespace example_class_test {

using namespace loggia;
using namespace loggia::grading;
namespace fs = std::filesystem;

class ExampleClassTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { folder_ = TemporaryDirectory::make("loggia-test").value(); }

    void isWrittenOnce() {
        const fs::path place = folder_->path() / "new" / "folder";
        const auto example = write_example_class(place);
        QVERIFY(example.has_value());
        QVERIFY(fs::is_regular_file(example->problem));
        const auto all = entries_of(example->handins);
        QCOMPARE(all.size(), std::size_t{5});
        // What a person has changed stays, and what is missing comes back.
        QVERIFY(write_file(all.front(), "a & b\n").has_value());
        fs::remove(all.back());
        QVERIFY(write_example_class(place).has_value());
        QCOMPARE(read_file(all.front()).value(), std::string("a & b\n"));
        QVERIFY(fs::exists(all.back()));
    }

    void saysWhereItCannotBeWritten() {
        const fs::path file = folder_->path() / "file";
        QVERIFY(write_file(file, "no folder").has_value());
        const auto example = write_example_class(file / "class");
        QVERIFY(!example.has_value());
        QVERIFY(!example.error().message.empty());
    }

private:
    std::optional<TemporaryDirectory> folder_;
};

LOGGIA_TEST(ExampleClassTest)

} // namespace example_class_test

#include "example_class_test.moc"
