#include "tests/suite.hpp"
#include "tests/ui/pathfinding/mazes.hpp"
#include "ui/pathfinding/maze/path_words.hpp"
#include "ui/pathfinding/race/limit_tree.hpp"

#include <QTest>

#include <algorithm>

namespace limit_tree_test {

using namespace loggia::ui;
using loggia::pathfinding::Algorithm;
using loggia::pathfinding::Cost;
using loggia::pathfinding::infinite_cost;
using testing::q;

std::shared_ptr<SearchRecording> onTheMap(Algorithm algorithm = Algorithm::recursive_best_first) {
    SearchQuestion question;
    question.subject = RoadTrip{0, 1};
    question.algorithm = algorithm;
    return SearchRecording::make(question);
}

QStringList labelsOf(const SearchRecording& recording) {
    QStringList labels;
    for (const TreeNode& node : limitTreeData(recording).nodes)
        labels << node.label;
    return labels;
}

class LimitTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The textbook's figure, step by step: the way to Bucharest turns twice.
    void isTheTextbooks_data() {
        QTest::addColumn<Algorithm>("algorithm");
        QTest::newRow("rbfs") << Algorithm::recursive_best_first;
        QTest::newRow("rbfs-memory") << Algorithm::rbfs_memory;
    }
    void isTheTextbooks() {
        QFETCH(Algorithm, algorithm);
        const auto recording = onTheMap(algorithm);
        recording->goTo(0);
        QVERIFY(limitTree(*recording).nodes.empty());
        recording->goTo(1);
        QCOMPARE(labelsOf(*recording), QStringList({q("Arad 366 \u2264 \u221e"), q("Sibiu 393"),
                                                    q("Timisoara 447"), q("Zerind 449")}));
        recording->goTo(3);
        QVERIFY(labelsOf(*recording).contains(q("Sibiu 393 \u2264 447")));
        QVERIFY(labelsOf(*recording).contains(q("Rimnicu Vilcea 413 \u2264 415")));
        QVERIFY(labelsOf(*recording).contains(q("Pitesti 417")));
        QVERIFY(labelsOf(*recording).contains(q("Craiova 526")));
        recording->goTo(4);
        QVERIFY(labelsOf(*recording).contains(q("Rimnicu Vilcea 417")));
        QVERIFY(labelsOf(*recording).contains(q("Fagaras 415 \u2264 417")));
        QVERIFY(labelsOf(*recording).contains(q("Bucharest 450")));
        recording->goTo(6);
        QVERIFY(labelsOf(*recording).contains(q("Fagaras 450")));
        QVERIFY(labelsOf(*recording).contains(q("Rimnicu Vilcea 417 \u2264 447")));
        QVERIFY(labelsOf(*recording).contains(q("Pitesti 417 \u2264 447")));
        QVERIFY(labelsOf(*recording).contains(q("Bucharest 418")));
        QCOMPARE(limitTree(*recording).nodes.back().parent >= 0, true);
        const auto nodes = limitTree(*recording).nodes;
        QCOMPARE(std::count_if(nodes.begin(), nodes.end(),
                               [](const LimitNode& node) { return node.goal; }),
                 1);
    }

    /// What has to hold of any run: values do not fall on the way down, nobody on the path is
    /// above the limit, and limits do not rise.
    void limitsHold() {
        int held = 0;
        for (std::uint64_t seed = 0; seed < 80; ++seed) {
            SearchQuestion question;
            question.maze = testing::shared(testing::generated(11, 9, seed / 2));
            question.algorithm =
                seed % 2 == 0 ? Algorithm::rbfs_memory : Algorithm::recursive_best_first;
            const auto recording = SearchRecording::make(question);
            constexpr std::size_t many = 2000;
            if (recording->size() > many)
                continue; // too many paths
            ++held;
            for (std::size_t moment = 0; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                const std::vector<LimitNode> nodes = limitTree(*recording).nodes;
                for (std::size_t i = 1; i < nodes.size(); ++i) {
                    const LimitNode& node = nodes[i];
                    const LimitNode& parent = nodes[static_cast<std::size_t>(node.parent)];
                    QVERIFY(node.parent < static_cast<int>(i));
                    QVERIFY(parent.limit.has_value());
                    QVERIFY(node.value >= parent.value);
                    if (node.limit)
                        QVERIFY(node.value <= *node.limit && *node.limit <= *parent.limit);
                }
                if (!nodes.empty() && recording->showsSolution()) {
                    const auto goal = std::find_if(nodes.begin(), nodes.end(),
                                                   [](const LimitNode& node) { return node.goal; });
                    QVERIFY(goal != nodes.end());
                    QCOMPARE(goal->value, recording->result().cost);
                }
            }
        }
        QVERIFY(held > 50);
    }

    /// The picture of the search and the tree show the same moment: the path is what is expanded,
    /// the leaves are what waits or was gone back from, and of what was forgotten neither shows
    /// anything.
    void agreesWithTheMarks() {
        std::vector<std::shared_ptr<SearchRecording>> recordings{onTheMap()};
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            SearchQuestion question;
            question.maze = testing::shared(testing::generated(11, 9, seed));
            question.algorithm = Algorithm::rbfs_memory;
            recordings.push_back(SearchRecording::make(question));
        }
        for (const auto& recording : recordings)
            for (std::size_t moment = 1; moment <= recording->size(); ++moment) {
                recording->goTo(moment);
                const std::vector<LimitNode> nodes = limitTree(*recording).nodes;
                if (nodes.empty())
                    continue; // the search has gone back from the start itself
                std::vector<std::uint8_t> marks(recording->states());
                for (const LimitNode& node : nodes)
                    marks.at(node.state) = node.limit ? 2 : 1;
                const std::vector<std::uint8_t> shown = recording->marks();
                for (std::size_t state = 0; state < marks.size(); ++state) {
                    const auto mark = static_cast<loggia::pathfinding::Mark>(shown[state]);
                    QCOMPARE(mark != loggia::pathfinding::Mark::unseen, marks[state] != 0);
                    QCOMPARE(mark == loggia::pathfinding::Mark::expanded, marks[state] == 2);
                    QCOMPARE(mark,
                             recording->markOf(static_cast<loggia::pathfinding::State>(state)));
                }
            }
    }

    /// The same of a puzzle, whose states have their numbers from the search.
    void puzzlesHaveOneToo() {
        SearchQuestion question;
        question.subject = *loggia::pathfinding::tiles_of("142305678");
        question.algorithm = Algorithm::rbfs_memory;
        const auto recording = SearchRecording::make(question);
        QVERIFY(recording->showsSolution());
        for (std::size_t moment = 1; moment <= recording->size(); ++moment) {
            recording->goTo(moment);
            QVERIFY(!limitTree(*recording).nodes.empty());
        }
        const auto nodes = limitTree(*recording).nodes;
        QVERIFY(std::any_of(nodes.begin(), nodes.end(), [&](const LimitNode& node) {
            return node.goal && node.value == recording->result().cost;
        }));
    }

    void isOfNoOtherAlgorithm() {
        SearchQuestion question;
        question.subject = RoadTrip{0, 1};
        question.algorithm = Algorithm::ida_star_memory;
        const auto recording = SearchRecording::make(question);
        recording->goTo(1);
        QVERIFY(limitTree(*recording).nodes.empty());
        const auto large = onTheMap();
        large->goTo(2);
        QVERIFY(limitTree(*large, 3).nodes.empty() && limitTree(*large, 3).too_large);
    }

    /// Of a run that is long it says so, instead of following it at each look.
    void saysWhereItIsTooLarge() {
        SearchQuestion question;
        question.maze = testing::shared(testing::generated(41, 41, 1));
        question.algorithm = Algorithm::recursive_best_first;
        const auto recording = SearchRecording::make(question);
        recording->goTo(1);
        QVERIFY(!limitTree(*recording).too_large);
        recording->goTo(recording->size());
        QVERIFY(recording->eventsNow().second > 100'000);
        QVERIFY(limitTree(*recording).too_large);
        QCOMPARE(labelsOf(*recording),
                 QStringList(q("The tree is too large to show at this step.")));
    }
};

LOGGIA_TEST(LimitTreeTest)

} // namespace limit_tree_test

#include "limit_tree_test.moc"
