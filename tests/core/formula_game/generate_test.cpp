#include "core/base/error.hpp"
#include "core/base/random.hpp"
#include "core/formula_game/format.hpp"
#include "core/formula_game/generate.hpp"
#include "core/formula_game/solve.hpp"
#include "tests/core/formula_game/random_game.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>

namespace generate_test {

using namespace loggia;
using namespace loggia::formula_game;

/// What the critical turns are, by plain recursion over every line of play: with which chance a
/// turn of the winner is one, summed over turns, and how many follow on each other at most.
struct Exact {
    Player winner;
    double critical = 0;
    int longest = 0;

    Player value(const Position& position) const {
        if (position.is_over())
            return position.status() == Status::e_won ? Player::e : Player::a;
        const Player mover = position.to_move();
        for (const bool move : position.moves())
            if (value(position.after(move)) == mover)
                return mover;
        return opponent(mover);
    }
    void follow(const Position& position, double chance, int chain) {
        longest = std::max(longest, chain);
        if (position.is_over())
            return;
        if (position.to_move() != winner) {
            for (const bool move : position.moves())
                follow(position.after(move), chance / 2, chain);
            return;
        }
        const bool zero = value(position.after(false)) == winner;
        const bool one = value(position.after(true)) == winner;
        if (zero && one) {
            follow(position.after(false), chance / 2, 0);
            follow(position.after(true), chance / 2, 0);
        } else {
            critical += chance;
            follow(position.after(one), chance, chain + 1);
        }
    }
};

class GenerateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gamesAreAsOrdered() {
        Random random(test_suite::seed(11));
        int made = 0;
        for (int i = 0; i < test_suite::rounds(400); ++i) {
            Recipe recipe;
            recipe.variables = 2 + static_cast<int>(random.below(7));
            recipe.leaves = recipe.variables * 2 + static_cast<int>(random.below(12));
            recipe.winner = random.below(2) == 0 ? Player::e : Player::a;
            recipe.difficulty = static_cast<Difficulty>(random.below(3));
            recipe.seed = random.next();
            const auto game = generate(recipe);
            if (!game)
                continue; // two variables cannot always be what is wanted
            ++made;
            QCOMPARE(static_cast<int>(game->size()), recipe.variables);
            const auto size = logic::tree_size(game->store(), game->root());
            QCOMPARE(static_cast<int>(size.leaves), recipe.leaves);
            for (const logic::Expr e : logic::postorder(game->store(), game->root()))
                QVERIFY(game->store().operands(e).size() <= 2);
            const auto of_e = std::count(game->turns().begin(), game->turns().end(), 'E');
            QVERIFY(std::abs(2 * of_e - recipe.variables) <= 1);

            const Position start(*game);
            Exact exact{recipe.winner};
            QCOMPARE(exact.value(start), recipe.winner);
            exact.follow(start, 1, 0);
            const Assessment found = assess(*game).value();
            QCOMPARE(found.winner, recipe.winner);
            QCOMPARE(found.difficulty(), recipe.difficulty);
            QVERIFY(found.longest_chain <= exact.longest);
        }
        QVERIFY(made > test_suite::rounds(380));
    }

    /// The share of critical turns, which 32 lines tell, against that of all lines. The lines are
    /// the same ones for all games of a size, but the literals of these games are negated by
    /// chance, so that a line is any path of a game. The mean difference is within five standard
    /// errors of 0.
    void theLinesAreAFairSample() {
        Random random(test_suite::seed(12));
        double sum = 0;
        double squares = 0;
        int games = 0;
        while (games < test_suite::rounds(3000)) {
            const std::size_t variables = 3 + random.below(4);
            logic::Store store = logic::oracle::store_with(variables);
            const logic::Expr root = oracle::random_cnf(random, store, 2 * variables);
            std::string letters;
            std::string turns;
            for (const logic::Variable v : logic::variables_of(store, root)) {
                letters += static_cast<char>('a' + v);
                turns += random.below(2) == 0 ? 'E' : 'A';
            }
            const auto game = Game::make({store, root}, turns, letters);
            QVERIFY(game.has_value());
            const Assessment found = assess(*game).value();
            if (found.turns == 0)
                continue;
            Exact exact{found.winner};
            exact.follow(Position(*game), 1, 0);
            const double difference = found.critical_share() - exact.critical / found.turns;
            sum += difference;
            squares += difference * difference;
            ++games;
        }
        const double mean = sum / games;
        const double error = std::sqrt((squares / games - mean * mean) / games);
        QVERIFY2(std::abs(mean) <= 5 * error,
                 qPrintable(QStringLiteral("%1, error %2").arg(mean).arg(error)));
        QVERIFY(error < 0.005); // or the bound would say nothing
    }

    void theSameRecipeIsTheSameGame() {
        std::set<std::string> texts;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const Recipe recipe{8, 24, Player::a, Difficulty::medium, seed};
            const std::string text = to_text(Position(generate(recipe).value()));
            QCOMPARE(to_text(Position(generate(recipe).value())), text);
            QCOMPARE(to_text(Position(generate(recipe_of(to_text(recipe)).value()).value())), text);
            texts.insert(text);
        }
        QCOMPARE(texts.size(), std::size_t{50});
        // The same on every machine and in every version, or seeds cannot be shared.
        QCOMPARE(to_text(Position(generate({4, 8, Player::e, Difficulty::hard, 7}).value())),
                 std::string("formula: ((b*d)+(((d*(-a+-c))+(-b*c))*c))\n"
                             "turns: EAAE\nvariables: bacd\nvalues:\n"));
    }

    void manyVariables() {
        const auto game = generate({26, 60, Player::e, Difficulty::medium, 1});
        QVERIFY(game.has_value());
        QCOMPARE(solve(Position(*game)).winner, std::optional(Player::e));
        QCOMPARE(assess(*game)->difficulty(), Difficulty::medium);
    }

    void whatThereIsNotIsNotFound() {
        const auto game = generate({1, 1, Player::e, Difficulty::easy, 1});
        QCOMPARE(game.error().message,
                 std::string("found no easy game that E wins with 1 variable and 1 leaf in 1152 "
                             "trials; try other sizes or another seed"));
    }

    void stopsWhenTold() {
        std::stop_source stop;
        int reports = 0;
        const Control control(stop.get_token(), [&](const Progress& progress) {
            QVERIFY(progress.fraction >= 0 && progress.fraction <= 1);
            if (++reports == 2)
                stop.request_stop();
        });
        QCOMPARE(generate({26, 2000, Player::e, Difficulty::hard, 1}, control).error().message,
                 std::string("stopped"));
        QCOMPARE(reports, 2);
    }
};

LOGGIA_TEST(GenerateTest)

} // namespace generate_test

#include "generate_test.moc"
