#include "core/normal_forms/cover_cuts.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace loggia::normal_forms {

namespace {

constexpr int most_parts = 24;
constexpr std::int64_t largest_factor = 1000;
constexpr double least_violation = 0.02;
constexpr double nearly_whole = 1e-5;
/// Cosine from which on two cuts are nearly the same.
constexpr double parallel = 0.9;

struct Cut {
    ProgramRow row;
    double depth = 0;
    double norm = 0;
};

struct Multiple {
    std::uint32_t row = 0;
    std::int64_t times = 0;
};

std::int64_t floor_div(std::int64_t a, std::int64_t b) {
    return a / b - (a % b < 0 ? 1 : 0);
}
std::int64_t ceil_div(std::int64_t a, std::int64_t b) {
    return -floor_div(-a, b);
}

double fraction_of(double value) {
    const double part = value - std::floor(value);
    return part < nearly_whole || part > 1 - nearly_whole ? 0 : part;
}

/// Into how many equal parts all these fractions can be measured, or 0.
int parts_of(const std::vector<double>& fractions) {
    int parts = 1;
    for (const double fraction : fractions) {
        int now = parts;
        while (now <= most_parts &&
               std::abs(fraction * now - std::round(fraction * now)) > nearly_whole * now)
            now += parts;
        if (now > most_parts)
            return 0;
        parts = now;
    }
    return parts;
}

class CutMaker {
public:
    explicit CutMaker(const DualSimplex& program)
        : program_(program), value_(program.columns()), sum_(program.columns(), 0),
          seen_(program.columns(), false) {
        for (std::uint32_t c = 0; c < program.columns(); ++c)
            value_[c] = program.value(c);
    }

    /// The sum of these rows over `parts`, rounded; nothing where that cuts nothing off.
    std::optional<Cut> make(const std::vector<Multiple>& multiples, std::int64_t parts) {
        std::int64_t least = 0;
        support_.clear();
        for (const Multiple& multiple : multiples) {
            const ProgramRow& row = program_.row(multiple.row);
            least += multiple.times * row.least;
            for (const ProgramRow::Term& term : row.terms) {
                if (!seen_[term.column]) {
                    seen_[term.column] = true;
                    support_.push_back(term.column);
                }
                sum_[term.column] += multiple.times * term.factor;
            }
        }
        std::sort(support_.begin(), support_.end());
        Cut cut;
        double activity = 0;
        double square = 0;
        bool fits = true;
        bool positive = true;
        std::int64_t added = 0;
        for (const std::uint32_t c : support_) {
            const std::int64_t sum = sum_[c];
            sum_[c] = 0;
            seen_[c] = false;
            // Of a column that is taken, what is not taken of it counts.
            const bool taken = value_[c] > 1 - nearly_whole;
            const std::int64_t factor = taken ? floor_div(sum, parts) : ceil_div(sum, parts);
            if (taken) {
                least -= sum;
                added += factor;
            }
            if (factor == 0)
                continue;
            fits = fits && std::abs(factor) <= largest_factor;
            positive = positive && factor > 0;
            cut.row.terms.push_back({c, static_cast<std::int32_t>(factor)});
        }
        least = ceil_div(least, parts) + added;
        if (!fits)
            return std::nullopt;
        cut.row.least = least;
        for (ProgramRow::Term& term : cut.row.terms) {
            if (positive && term.factor > least)
                term.factor = static_cast<std::int32_t>(std::max<std::int64_t>(least, 1));
            activity += term.factor * value_[term.column];
            square += static_cast<double>(term.factor) * term.factor;
        }
        const double violation = static_cast<double>(least) - activity;
        if (violation < least_violation || square == 0)
            return std::nullopt;
        cut.norm = std::sqrt(square);
        cut.depth = violation / cut.norm;
        return cut;
    }

private:
    const DualSimplex& program_;
    std::vector<double> value_;
    std::vector<std::int64_t> sum_;
    std::vector<bool> seen_;
    std::vector<std::uint32_t> support_;
};

double cosine(const Cut& a, const Cut& b) {
    double sum = 0;
    std::size_t k = 0;
    for (const ProgramRow::Term& term : a.row.terms) {
        while (k < b.row.terms.size() && b.row.terms[k].column < term.column)
            ++k;
        if (k < b.row.terms.size() && b.row.terms[k].column == term.column)
            sum += static_cast<double>(term.factor) * b.row.terms[k].factor;
    }
    return sum / (a.norm * b.norm);
}

} // namespace

std::vector<ProgramRow> rounding_cuts(DualSimplex& program, std::size_t most,
                                      const Control& control) {
    CutMaker maker(program);
    std::vector<Cut> cuts;
    std::vector<double> fractions;
    std::vector<Multiple> multiples;
    for (std::uint32_t place = 0; place < program.head().size(); ++place) {
        const std::uint32_t v = program.head()[place];
        if (v >= program.columns() || fraction_of(program.value(v)) == 0)
            continue;
        if (control.stop_requested())
            return {};
        const std::vector<double> inverse = program.inverse_row(place);
        for (const double sign : {1.0, -1.0}) {
            fractions.clear();
            multiples.clear();
            for (std::uint32_t r = 0; r < inverse.size(); ++r)
                if (const double fraction = fraction_of(sign * inverse[r]); fraction != 0) {
                    fractions.push_back(fraction);
                    multiples.push_back({r, 0});
                }
            const int parts = parts_of(fractions);
            if (parts < 2)
                continue;
            for (std::size_t i = 0; i < multiples.size(); ++i)
                multiples[i].times = std::llround(fractions[i] * parts);
            if (std::optional<Cut> cut = maker.make(multiples, parts))
                cuts.push_back(std::move(*cut));
        }
    }
    std::stable_sort(cuts.begin(), cuts.end(),
                     [](const Cut& a, const Cut& b) { return a.depth > b.depth; });
    std::vector<Cut> chosen;
    for (Cut& cut : cuts) {
        if (chosen.size() >= most)
            break;
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const Cut& other) { return cosine(cut, other) > parallel; }))
            chosen.push_back(std::move(cut));
    }
    std::vector<ProgramRow> rows;
    rows.reserve(chosen.size());
    for (Cut& cut : chosen)
        rows.push_back(std::move(cut.row));
    return rows;
}

} // namespace loggia::normal_forms
