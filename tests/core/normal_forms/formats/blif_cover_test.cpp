#include "core/base/random.hpp"
#include "core/normal_forms/formats/blif_network.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <deque>
#include <stop_token>
#include <string>
#include <vector>

namespace blif_cover_test {

using namespace loggia;
using namespace loggia::normal_forms;

/// A network by chance, with the texts that its gates refer to.
struct RandomNetwork {
    BlifNetwork network;
    std::deque<std::string> texts;

    RandomNetwork(Random& random, std::size_t inputs, std::size_t gates) {
        for (std::size_t gate = 0; gate < gates; ++gate) {
            BlifGate& made = network.gates.emplace_back();
            made.value = random.below(3) == 0 ? '0' : '1';
            const std::size_t fanins = random.below(4);
            for (std::size_t i = 0; i < fanins; ++i)
                made.from.push_back(random.below(inputs + gate));
            for (std::uint64_t rows = random.below(4); rows > 0; --rows) {
                std::string row;
                for (std::size_t i = 0; i < fanins; ++i)
                    row += "01-2"[random.below(4)];
                made.rows.emplace_back(texts.emplace_back(row));
            }
        }
    }

    /// The value of a signal by the rows of its gates.
    [[nodiscard]] bool value(std::size_t signal, const std::vector<bool>& point) const {
        std::vector<bool> values = point;
        for (const BlifGate& gate : network.gates) {
            const bool is_in_a_row =
                std::any_of(gate.rows.begin(), gate.rows.end(), [&](std::string_view row) {
                    for (std::size_t i = 0; i < row.size(); ++i)
                        if ((row[i] == '0' && values[gate.from[i]]) ||
                            (row[i] == '1' && !values[gate.from[i]]))
                            return false;
                    return true;
                });
            values.push_back(is_in_a_row == (gate.value == '1'));
        }
        return values[signal];
    }
};

/// Pairs of inputs that differ, joined: 2^pairs products.
RandomNetwork pairs_that_differ(std::size_t pairs) {
    Random none(0);
    RandomNetwork made(none, 1, 0);
    const std::size_t inputs = 2 * pairs;
    for (std::size_t i = 0; i < pairs; ++i) {
        BlifGate& differ = made.network.gates.emplace_back();
        differ.from = {2 * i, 2 * i + 1};
        differ.rows = {"01", "10"};
    }
    BlifGate& all = made.network.gates.emplace_back();
    for (std::size_t i = 0; i < pairs; ++i)
        all.from.push_back(inputs + i);
    all.rows = {made.texts.emplace_back(std::string(pairs, '1'))};
    return made;
}

class BlifCoverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coversEachSignal() {
        Random random(test_suite::seed(1));
        constexpr std::size_t inputs = 5;
        std::size_t literals = 0;
        for (int i = 0; i < test_suite::rounds(400); ++i) {
            const RandomNetwork made(random, inputs, 6);
            for (std::size_t signal = 0; signal < inputs + made.network.gates.size(); ++signal) {
                const auto cover = cover_of_signal(made.network, inputs, signal);
                QVERIFY(cover.has_value());
                QCOMPARE(cover->inputs(), static_cast<int>(inputs));
                QCOMPARE(cover->outputs(), 1);
                literals += cover->literals();
                for (unsigned row = 0; row < 1U << inputs; ++row) {
                    std::vector<bool> point;
                    for (std::size_t k = 0; k < inputs; ++k)
                        point.push_back((row >> k & 1U) != 0);
                    QCOMPARE(cover->value(point, 0), made.value(signal, point));
                }
                // None lies in another.
                for (std::size_t a = 0; a < cover->terms(); ++a)
                    for (std::size_t b = 0; b < cover->terms(); ++b) {
                        const auto inner = std::as_const(*cover).cube(a);
                        const auto outer = std::as_const(*cover).cube(b);
                        bool lies_in = a != b;
                        for (std::size_t word = 0; word < inner.size(); ++word)
                            lies_in = lies_in && (inner[word] & ~outer[word]) == 0;
                        QVERIFY(!lies_in);
                    }
            }
        }
        QVERIFY(literals > 3 * static_cast<std::size_t>(test_suite::rounds(400)));
    }

    void mayHaveMoreInputsThanAWordHasBits() {
        const RandomNetwork made = pairs_that_differ(3);
        BlifNetwork network = made.network;
        constexpr std::size_t inputs = 200;
        for (BlifGate& gate : network.gates)
            for (std::size_t& from : gate.from)
                from = from < 6 ? inputs - 1 - from : from - 6 + inputs;
        const auto cover = cover_of_signal(network, inputs, inputs + 3);
        QVERIFY(cover.has_value());
        QCOMPARE(cover->terms(), std::size_t{8});
        QCOMPARE(cover->literals(), std::uint64_t{48});
    }

    void saysWhereItIsTooLarge() {
        const auto error = [](std::size_t pairs, std::uint64_t effort) {
            const RandomNetwork made = pairs_that_differ(pairs);
            const auto cover = cover_of_signal(made.network, 2 * pairs, 3 * pairs, effort);
            return cover ? std::to_string(cover->terms()) : cover.error().message;
        };
        const std::string too_large =
            "the function of this output is too large to expand into a DNF";
        QCOMPARE(error(8, large_effort), std::string("256"));
        QCOMPARE(error(8, 1000), too_large);
        QCOMPARE(error(13, large_effort), too_large);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        const RandomNetwork made = pairs_that_differ(8);
        const auto cover =
            cover_of_signal(made.network, 16, 24, large_effort, Control(stop.get_token()));
        QVERIFY(!cover);
        QCOMPARE(cover.error().message, std::string("stopped"));
    }
};

LOGGIA_TEST(BlifCoverTest)

} // namespace blif_cover_test

#include "blif_cover_test.moc"
