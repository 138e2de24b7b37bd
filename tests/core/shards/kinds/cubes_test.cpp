#include "core/sat/cubes/split.hpp"
#include "core/sat/instances/generate.hpp"
#include "core/sat/queries/solve.hpp"
#include "core/shards/kinds/cubes.hpp"
#include "tests/core/sat/random_clauses.hpp"
#include "tests/core/shards/job_samples.hpp"
#include "tests/suite.hpp"

#include <QTest>

namespace cubes_test {

using namespace loggia;
using namespace loggia::shards;
using sat::Status;

Result<Job> make(const std::filesystem::path& folder, const logic::ClauseSet& clauses, int shards,
                 std::size_t cubes, sat::CubeEngine engine = sat::CubeEngine::cdcl) {
    auto order = order_of_cubes(clauses, *sat::split_into_cubes(clauses, cubes), engine);
    if (!order)
        return tl::unexpected(order.error());
    order->version = test_version;
    order->kind = "sat";
    order->shards = shards;
    return write_job(folder, *order);
}

class CubesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void smallSetsAgreeWithBruteForce() {
        Random random(test_suite::seed(41));
        for (int i = 0; i < test_suite::rounds(60); ++i) {
            const int atoms = 4 + static_cast<int>(random.below(7));
            const auto clauses = sat::random_clauses(random, atoms, 4 * atoms, 1, 3);
            const JobFolder folder;
            const auto job = make(folder.path(), clauses, 1 + static_cast<int>(random.below(4)),
                                  1 + random.below(9));
            QVERIFY(job.has_value());
            QVERIFY(run_all(folder.path(), static_cast<int>(job->parts.size())));
            const auto merged = merge_cubes(folder.path(), *collect(folder.path(), test_version));
            QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
            const bool has_model = !sat::satisfying_rows(clauses, atoms).empty();
            QCOMPARE(merged->status, has_model ? Status::satisfiable : Status::unsatisfiable);
            const auto by_parts = merge_cubes(folder.path(), *collect(folder.path(), test_version),
                                              {true, 2, random.below(2) == 0});
            QVERIFY(by_parts.has_value());
            QCOMPARE(by_parts->status, merged->status);
        }
    }

    void setsWithoutAtomsOrClauses() {
        for (const bool contradicts : {false, true}) {
            logic::ClauseSet clauses;
            if (contradicts)
                clauses.add({});
            const JobFolder folder;
            QVERIFY(make(folder.path(), clauses, 2, 4).has_value());
            QVERIFY(run_all(folder.path(), 1));
            const auto merged = merge_cubes(folder.path(), *collect(folder.path(), test_version));
            QVERIFY2(merged.has_value(), merged ? "" : merged.error().message.c_str());
            QCOMPARE(merged->status, contradicts ? Status::unsatisfiable : Status::satisfiable);
        }
    }

    void largerSets_data() {
        QTest::addColumn<int>("engine");
        for (const auto engine :
             {sat::CubeEngine::cdcl, sat::CubeEngine::lookahead, sat::CubeEngine::cadical})
            QTest::newRow(std::string(to_text(engine)).c_str()) << static_cast<int>(engine);
    }
    void largerSets() {
        QFETCH(int, engine);
        for (unsigned seed = 1; seed <= 2; ++seed) {
            const auto clauses = sat::random_clauses_of(200, 852, 3, false, seed)->clauses;
            const JobFolder folder;
            const auto job =
                make(folder.path(), clauses, 3, 12, static_cast<sat::CubeEngine>(engine));
            QVERIFY(run_all(folder.path(), static_cast<int>(job->parts.size())));
            const auto merged = merge_cubes(folder.path(), *collect(folder.path(), test_version));
            QVERIFY(merged.has_value());
            QCOMPARE(merged->status, sat::solve(clauses)->status);
        }
    }

    void aModelNeedsNoMore() {
        const auto clauses = sat::random_clauses_of(120, 400, 3, true, 5)->clauses;
        const JobFolder folder;
        const auto job = make(folder.path(), clauses, 8, 8);
        int ran = 0;
        for (int number = 1; number <= static_cast<int>(job->parts.size()); ++number) {
            QVERIFY(run_number(folder.path(), number).has_value());
            ++ran;
            const auto merged = merge_cubes(folder.path(), *collect(folder.path(), test_version));
            QVERIFY(merged.has_value());
            if (merged->status == Status::satisfiable) {
                QVERIFY(clauses.satisfied_by(merged->model));
                return;
            }
            QCOMPARE(merged->status, Status::unknown);
        }
        QFAIL("no shard has the model");
    }

    void wrongRecordsAreRefused() {
        const auto clauses = sat::random_clauses_of(200, 852, 3, false, 1)->clauses;
        const JobFolder folder;
        const auto job = *make(folder.path(), clauses, 2, 8);
        QVERIFY(run_all(folder.path(), 2));
        QCOMPARE(merge_cubes(folder.path(), *collect(folder.path(), test_version))->status,
                 Status::unsatisfiable);
        const auto path = result_path(folder.path(), 2);
        const std::string text = bytes_of(path);
        const auto result = *result_of(text);
        for (const std::string& lie :
             {std::string("satisfiable\ns SATISFIABLE\nv 1 2 3 0\n"), std::string("unknown\n"),
              std::string("unsatisfiable\na"), std::string("unsatisfiable\n1 0\n")}) {
            std::string false_text = result_head(result.name);
            for (const Record& record : result.records)
                false_text += result_record(record.item, lie);
            false_text += result_end(result.records.size(), 1);
            QVERIFY(write_file(path, false_text).has_value());
            const auto found = collect(folder.path(), test_version);
            QVERIFY(found && found->faults.empty());
            QVERIFY(!merge_cubes(folder.path(), *found));
            QVERIFY(!merge_cubes(folder.path(), *found, {true, 2, false}));
        }
        QVERIFY(write_file(path, text).has_value());
        spoil(input_folder(folder.path()) / "clauses.cnf", 20);
        QVERIFY(!merge_cubes(folder.path(), *collect(folder.path(), test_version)));
        QCOMPARE(job.parts.size(), std::size_t{2});
    }

    /// After a kill a new solver goes on without what the earlier one had learned.
    void goesOnBetweenCubes() {
        const auto clauses = sat::random_clauses_of(200, 852, 3, false, 1)->clauses;
        const JobFolder folder;
        QVERIFY(make(folder.path(), clauses, 1, 24).has_value());
        QVERIFY(run_all(folder.path(), 1));
        const auto path = result_path(folder.path(), 1);
        const std::string text = bytes_of(path);
        std::filesystem::path part = path;
        part.replace_extension(".part");
        for (const double share : {0.1, 0.5, 0.9}) {
            std::filesystem::remove(path);
            const auto size = static_cast<std::size_t>(share * static_cast<double>(text.size()));
            QVERIFY(write_file(part, text.substr(0, size)).has_value());
            QVERIFY(run_all(folder.path(), 1));
            QCOMPARE(merge_cubes(folder.path(), *collect(folder.path(), test_version))->status,
                     Status::unsatisfiable);
        }
    }
};

LOGGIA_TEST(CubesTest)

} // namespace cubes_test

#include "cubes_test.moc"
