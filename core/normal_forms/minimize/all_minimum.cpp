#include "core/normal_forms/minimize/all_minimum.hpp"

#include <algorithm>
#include <bitset>
#include <cstdint>
#include <utility>

namespace loggia::normal_forms {

namespace {

using ChartRows = std::bitset<std::size_t{1} << most_by_hand>;

class PetrickSearch {
public:
    PetrickSearch(const QuineMcCluskey& chart, const Control& control)
        : control_(control), primes_(chart.primes.size()), row_count_(chart.rows.size()),
          covered_(primes_), covering_(row_count_), literals_(primes_), allowed_(primes_, true) {
        for (std::size_t prime = 0; prime < primes_; ++prime) {
            literals_[prime] = static_cast<std::uint64_t>(chart.primes[prime].literals());
            for (std::size_t row = 0; row < row_count_; ++row)
                if (chart.primes[prime].holds(chart.rows[row])) {
                    covered_[prime].set(row);
                    covering_[row].push_back(prime);
                }
        }
        most_terms_ = chart.chosen.size();
        for (const std::size_t prime : chart.chosen)
            most_literals_ += literals_[prime];
    }

    MinimumForms run() {
        ChartRows rows;
        for (std::size_t row = 0; row < row_count_; ++row)
            rows.set(row);
        search(rows, 0);
        found_.complete = !cut_off_;
        return std::move(found_);
    }

private:
    static constexpr std::uint64_t most_nodes = 2'000'000;

    /// How many of the primes that cover a row may be taken.
    [[nodiscard]] std::size_t count_choices(std::size_t row) const {
        const auto& primes = covering_[row];
        return static_cast<std::size_t>(std::count_if(
            primes.begin(), primes.end(), [this](std::size_t prime) { return allowed_[prime]; }));
    }

    [[nodiscard]] std::vector<std::size_t> choices(std::size_t row) const {
        std::vector<std::size_t> result;
        for (const std::size_t prime : covering_[row])
            if (allowed_[prime])
                result.push_back(prime);
        return result;
    }

    /// A row that fewest primes cover, and how many terms all rows need at least: rows are counted
    /// as long as no prime covers two of them.
    struct Look {
        std::vector<std::size_t> primes;
        std::size_t needed = 0;
    };
    [[nodiscard]] Look look(const ChartRows& rows) const {
        Look found;
        ChartRows reached; // rows of primes that cover a counted one
        std::size_t fewest = primes_ + 1;
        std::size_t chosen_row = 0;
        for (std::size_t row = 0; row < row_count_ && fewest > 0; ++row) {
            if (!rows[row])
                continue;
            if (const std::size_t count = count_choices(row); count < fewest) {
                fewest = count;
                chosen_row = row;
            }
            if (reached[row])
                continue;
            ++found.needed;
            for (const std::size_t prime : covering_[row])
                if (allowed_[prime])
                    reached |= covered_[prime];
        }
        found.primes = choices(chosen_row);
        return found;
    }

    // As deep as the form has terms.
    void search(const ChartRows& rows, std::uint64_t literals) {
        constexpr std::uint64_t poll_interval = 1 << 10;
        if (cut_off_ || literals > most_literals_)
            return;
        if (rows.none()) {
            add();
            return;
        }
        if (++nodes_ > most_nodes || (nodes_ % poll_interval == 0 && control_.stop_requested())) {
            cut_off_ = true;
            return;
        }
        const Look found = look(rows);
        if (taken_.size() + found.needed > most_terms_)
            return;
        for (const std::size_t prime : found.primes) {
            taken_.push_back(prime);
            search(rows & ~covered_[prime], literals + literals_[prime]);
            taken_.pop_back();
            allowed_[prime] = false;
        }
        for (const std::size_t prime : found.primes)
            allowed_[prime] = true;
    }

    void add() {
        if (found_.forms.size() == most_minimum_forms) {
            cut_off_ = true;
            return;
        }
        std::vector<std::size_t> form = taken_;
        std::sort(form.begin(), form.end());
        found_.forms.push_back(std::move(form));
    }

    const Control& control_;
    std::size_t primes_;
    std::size_t row_count_;
    std::vector<ChartRows> covered_;                 ///< by prime
    std::vector<std::vector<std::size_t>> covering_; ///< by row, in order
    std::vector<std::uint64_t> literals_;
    std::vector<bool> allowed_;
    std::size_t most_terms_ = 0;
    std::uint64_t most_literals_ = 0;
    std::vector<std::size_t> taken_;
    std::uint64_t nodes_ = 0;
    bool cut_off_ = false;
    MinimumForms found_;
};

} // namespace

MinimumForms all_minimum_forms(const QuineMcCluskey& chart, const Control& control) {
    MinimumForms found = PetrickSearch(chart, control).run();
    std::sort(found.forms.begin(), found.forms.end());
    const auto chosen = std::find(found.forms.begin(), found.forms.end(), chart.chosen);
    if (chosen != found.forms.end())
        std::rotate(found.forms.begin(), chosen, chosen + 1);
    else // cut off before it was met
        found.forms.insert(found.forms.begin(), chart.chosen);
    return found;
}

} // namespace loggia::normal_forms
