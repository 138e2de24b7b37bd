#include "core/base/random.hpp"
#include "core/peg/linear_program.hpp"
#include "tests/suite.hpp"

#include <QTest>

#include <cmath>

namespace linear_program_test {

using namespace loggia;
using namespace loggia::peg;

using Vector = std::vector<double>;

double product(const Vector& left, const Vector& right) {
    double sum = 0;
    for (std::size_t i = 0; i < left.size(); ++i)
        sum += left[i] * right[i];
    return sum;
}

/// The point where the planes meet, by Gauss; nothing where they meet in none or many.
std::optional<Vector> meeting_of(std::vector<Vector> planes, Vector bounds) {
    const std::size_t size = planes.size();
    for (std::size_t column = 0; column < size; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column; row < size; ++row)
            if (std::abs(planes[row][column]) > std::abs(planes[pivot][column]))
                pivot = row;
        if (std::abs(planes[pivot][column]) < 1e-9)
            return std::nullopt;
        std::swap(planes[pivot], planes[column]);
        std::swap(bounds[pivot], bounds[column]);
        for (std::size_t row = 0; row < size; ++row) {
            if (row == column)
                continue;
            const double times = planes[row][column] / planes[column][column];
            for (std::size_t k = 0; k < size; ++k)
                planes[row][k] -= times * planes[column][k];
            bounds[row] -= times * bounds[column];
        }
    }
    for (std::size_t i = 0; i < size; ++i)
        bounds[i] /= planes[i][i];
    return bounds;
}

bool allowed(const LinearProgram& program, const Vector& x) {
    constexpr double off = 1e-6;
    for (const double value : x)
        if (value < -off)
            return false;
    for (std::size_t i = 0; i < program.rows.size(); ++i)
        if (product(program.rows[i], x) > program.bounds[i] + off)
            return false;
    return true;
}

/// The best corner, by trying every choice of three planes.
double best_corner(const LinearProgram& program) {
    constexpr std::size_t size = 3;
    std::vector<Vector> planes = program.rows;
    Vector bounds = program.bounds;
    for (std::size_t i = 0; i < size; ++i) {
        planes.emplace_back(size, 0.0);
        planes.back()[i] = 1;
        bounds.push_back(0);
    }
    double best = 0;
    for (std::size_t i = 0; i < planes.size(); ++i)
        for (std::size_t k = i + 1; k < planes.size(); ++k)
            for (std::size_t l = k + 1; l < planes.size(); ++l) {
                const auto x = meeting_of({planes[i], planes[k], planes[l]},
                                          {bounds[i], bounds[k], bounds[l]});
                if (x && allowed(program, *x))
                    best = std::max(best, product(program.objective, *x));
            }
    return best;
}

class LinearProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheBestCorner() {
        Random random(39);
        const auto number = [&](int most) {
            return static_cast<double>(random.below(static_cast<std::uint64_t>(2 * most + 1))) -
                   most;
        };
        for (int i = 0; i < 2000; ++i) {
            LinearProgram program;
            program.objective = {number(5), number(5), number(5)};
            for (std::size_t k = 0; k < 3; ++k) {
                program.rows.emplace_back(3, 0.0);
                program.rows.back()[k] = 1;
                program.bounds.push_back(1 + static_cast<double>(random.below(9)));
            }
            for (std::uint64_t n = random.below(5); n > 0; --n) {
                program.rows.push_back({number(4), number(4), number(4)});
                program.bounds.push_back(static_cast<double>(random.below(6))); // 0: degenerate
            }
            const auto x = maximise(program);
            QVERIFY(x.has_value());
            QVERIFY(allowed(program, *x));
            QVERIFY(std::abs(product(program.objective, *x) - best_corner(program)) < 1e-6);
        }
    }

    void tellsThatThereIsNoBound() {
        QVERIFY(!maximise({{{1, -1}}, {1}, {1, 1}}).has_value());
        QVERIFY(!maximise({{}, {}, {1}}).has_value());
        QVERIFY((maximise({{}, {}, {-1}}).value() == Vector{0}));
    }

    /// Beale's example of 1955, in which the steepest column alone goes round in circles.
    void doesNotGoRoundInCircles() {
        const LinearProgram program{{{0.25, -60, -0.04, 9}, {0.5, -90, -0.02, 3}, {0, 0, 1, 0}},
                                    {0, 0, 1},
                                    {0.75, -150, 0.02, -6}};
        const auto x = maximise(program);
        QVERIFY(x.has_value());
        QVERIFY(std::abs(product(program.objective, *x) - 0.05) < 1e-9);
    }

    void stops() {
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!maximise({{{1}}, {1}, {1}}, Control(stop.get_token())).has_value());
    }
};

LOGGIA_TEST(LinearProgramTest)

} // namespace linear_program_test

#include "linear_program_test.moc"
