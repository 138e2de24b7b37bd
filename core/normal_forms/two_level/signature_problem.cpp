#include "core/normal_forms/two_level/signature_problem.hpp"

#include "core/normal_forms/two_level/signature_cubes.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <type_traits>

namespace loggia::normal_forms {

namespace {

using namespace two_level;

constexpr std::size_t most_signature_off = 100'000;
constexpr std::size_t most_signature_entries = 30'000'000;

template <class Row>
OutputPoint point_in(const Layout<Row>& layout, const Row& row) {
    OutputPoint point;
    for (std::size_t i = 0; i < static_cast<std::size_t>(layout.inputs); ++i)
        point.point.push_back(has_bit(row, 2 * i + 1));
    point.output = static_cast<int>(first_bit(row & layout.out)) - 2 * layout.inputs;
    return point;
}

template <class Row>
class SignatureChart {
public:
    SignatureChart(const PositionalCover& cover, const PositionalCover& open, std::size_t most,
                   Meter& meter)
        : layout_(cover.inputs(), cover.outputs()), cover_(rows_of<Row>(cover)),
          open_(rows_of<Row>(open)), most_(most), meter_(meter) {}

    std::optional<SignatureProblem> make() {
        const auto off = complement_rows(layout_, cover_, open_, most_signature_off, meter_);
        if (!off)
            return std::nullopt;
        const auto parts = parts_to_cover();
        if (!parts)
            return std::nullopt;
        SignatureCubes<Row> cubes(layout_, *off, meter_);
        const auto signatures = cubes.find(*parts);
        if (!signatures)
            return std::nullopt;
        std::vector<std::uint32_t> ends;
        std::vector<std::uint32_t> columns;
        SignatureProblem problem;
        for (const auto& signature : *signatures) {
            const std::size_t begin = columns.size();
            const bool all = cubes.for_each_prime(signature.cube, [&](Row prime) {
                const auto number = static_cast<std::uint32_t>(numbers_.size());
                columns.push_back(numbers_.try_emplace(std::move(prime), number).first->second);
                return numbers_.size() <= most_ && columns.size() <= most_signature_entries;
            });
            if (!all)
                return std::nullopt;
            std::sort(columns.begin() + static_cast<std::ptrdiff_t>(begin), columns.end());
            ends.push_back(static_cast<std::uint32_t>(columns.size()));
            problem.rows.push_back(point_in(layout_, signature.point));
        }
        finish(std::move(ends), std::move(columns), problem);
        return problem;
    }

private:
    /// What has to be covered, without what may be.
    [[nodiscard]] std::optional<std::vector<Row>> parts_to_cover() {
        if (open_.empty())
            return cover_;
        UnateRecursion<Row> recursion(layout_, meter_);
        std::vector<Row> parts;
        for (const Row& cube : cover_) {
            recursion.start();
            for (const Row& row : open_)
                recursion.add(row, cube);
            const auto rest = recursion.complement(most_signature_off);
            if (!rest)
                return std::nullopt;
            for (const Row& row : *rest)
                parts.push_back(row & cube);
        }
        return parts;
    }

    void finish(std::vector<std::uint32_t> ends, std::vector<std::uint32_t> columns,
                SignatureProblem& problem) const {
        std::vector<Row> primes(numbers_.size());
        for (const auto& [prime, number] : numbers_)
            primes[number] = prime;
        std::vector<char> essential(primes.size());
        for (std::size_t r = 0; r < ends.size(); ++r)
            if (ends[r] - (r == 0 ? 0 : ends[r - 1]) == 1)
                essential[columns[ends[r] - 1]] = 1;
        problem.essential =
            static_cast<std::uint64_t>(std::count(essential.begin(), essential.end(), 1));
        problem.primes = cover_of(primes, layout_.inputs, layout_.outputs);
        std::vector<std::uint32_t> literals;
        for (std::size_t i = 0; i < primes.size(); ++i)
            literals.push_back(static_cast<std::uint32_t>(problem.primes.literals(i)));
        std::vector<std::uint32_t> row_ids(ends.size());
        std::vector<std::uint32_t> column_ids(primes.size());
        std::iota(row_ids.begin(), row_ids.end(), 0U);
        std::iota(column_ids.begin(), column_ids.end(), 0U);
        problem.matrix =
            covering::CoverMatrix(std::move(ends), std::move(columns), std::move(literals),
                                  std::move(row_ids), std::move(column_ids));
        problem.work = meter_.work();
    }

    Layout<Row> layout_;
    std::vector<Row> cover_;
    std::vector<Row> open_;
    std::size_t most_;
    Meter& meter_;
    std::map<Row, std::uint32_t> numbers_;
};

} // namespace

std::optional<SignatureProblem> signature_problem(const PositionalCover& cover,
                                                  const PositionalCover& dont_care,
                                                  std::uint64_t most_work, std::size_t most_primes,
                                                  const Control& control) {
    Meter meter(control, most_work);
    return with_rows_of(cover.width(), [&](const auto& row) {
        using Row = std::decay_t<decltype(row)>;
        return SignatureChart<Row>(cover, dont_care, most_primes, meter).make();
    });
}

std::vector<OutputPoint> independent_points(const SignatureProblem& problem) {
    const covering::CoverMatrix& matrix = problem.matrix;
    std::vector<std::size_t> order(matrix.rows());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return matrix.row(a).size() < matrix.row(b).size();
    });
    std::vector<bool> used(matrix.columns());
    std::vector<OutputPoint> points;
    for (const std::size_t r : order) {
        const auto columns = matrix.row(r);
        if (std::any_of(columns.begin(), columns.end(),
                        [&](std::uint32_t column) { return used[column]; }))
            continue;
        for (const std::uint32_t column : columns)
            used[column] = true;
        points.push_back(problem.rows[r]);
    }
    return points;
}

bool is_cover_of(const PositionalCover& cover, const PositionalCover& on,
                 const PositionalCover& dont_care, const Control& control) {
    Meter meter(control);
    return with_rows_of(cover.width(), [&](const auto& row) {
        using Row = std::decay_t<decltype(row)>;
        const Layout<Row> layout(cover.inputs(), cover.outputs());
        const auto found = rows_of<Row>(cover);
        const auto must = rows_of<Row>(on);
        const auto may = rows_of<Row>(dont_care);
        UnateRecursion<Row> recursion(layout, meter);
        const auto all_in = [&](const std::vector<Row>& cubes, const std::vector<Row>& lists) {
            return std::all_of(cubes.begin(), cubes.end(), [&](const Row& cube) {
                return holds_all(recursion, lists, may, cube) && !meter.stopped();
            });
        };
        return all_in(must, found) && all_in(found, must);
    });
}

} // namespace loggia::normal_forms
