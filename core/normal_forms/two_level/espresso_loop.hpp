#pragma once

#include "core/base/random.hpp"
#include "core/normal_forms/two_level/expansion.hpp"
#include "core/normal_forms/two_level/redundancy.hpp"
#include "core/normal_forms/two_level/signature_choice.hpp"

#include <functional>

namespace loggia::normal_forms::two_level {

/// The heuristic of espresso (Brayton, Hachtel, McMullen, Sangiovanni-Vincentelli 1984) with the
/// last gasp of its later versions, on rows of one width: cubes are expanded to primes, those that
/// are not needed are left out, essential primes are put aside, and the rest is reduced, expanded
/// and made irredundant while that gains. In the end connections to outputs that are not needed go.
template <class Row>
class EspressoLoop {
public:
    using Rows = std::vector<Row>;
    using Better = std::function<void(const Rows&)>;

    /// `off` is the complement of both. All of these outlive this.
    EspressoLoop(const Layout<Row>& layout, const Rows& on, const Rows& open, const Rows& off,
                 Meter& meter, const Better& better)
        : layout_(layout), on_(on), open_(open), off_(off), meter_(meter), better_(better),
          expansion_(layout, off, meter), redundancy_(layout, meter), recursion_(layout, meter) {}

    /// The best cover that was found; `on` where it was stopped before there was a better one.
    Rows run() {
        best_ = on_;
        MarkedRows<Row> cover = primes_of(start(wants_outputs_apart()));
        const MarkedRows<Row> first = cover;
        const std::uint64_t work = meter_.work();
        iterate(cover, Order::largest);
        vary(cover, first, meter_.work() - work);
        choose_by_signatures(cover);
        finish(std::move(cover));
        return best_;
    }

    /// Essential primes that were found.
    [[nodiscard]] std::uint64_t essential() const { return most_essential_; }

private:
    /// In which cubes are reduced: those first that are close to the largest one, those that have
    /// most in common with the others, or those that are close to a random one.
    enum class Order : std::uint8_t { largest, common, random };

    struct Size {
        std::size_t cubes;
        std::size_t bits; ///< literals and outputs

        friend bool operator<(const Size& a, const Size& b) {
            return a.cubes != b.cubes ? a.cubes < b.cubes : a.bits < b.bits;
        }
    };

    [[nodiscard]] Size size_of(const Rows& rows) const {
        Size size{rows.size(), 0};
        for (const Row& row : rows)
            size.bits += static_cast<std::size_t>(2 * layout_.inputs) -
                         static_cast<std::size_t>(common_bits_in(row, layout_.in)) +
                         static_cast<std::size_t>(common_bits_in(row, layout_.out));
        return size;
    }
    [[nodiscard]] Size size_of(const MarkedRows<Row>& cover) const { return size_of(rows(cover)); }

    [[nodiscard]] static Rows rows(const MarkedRows<Row>& cover) {
        Rows result;
        result.reserve(cover.size());
        for (const MarkedRow<Row>& cube : cover)
            result.push_back(cube.row);
        return result;
    }

    /// Whether a cube for each output is a better start: where there are not too many.
    [[nodiscard]] bool wants_outputs_apart() const {
        constexpr std::size_t most_connections = 5000;
        std::size_t connections = 0;
        for (const Row& row : on_)
            connections += static_cast<std::size_t>(common_bits_in(row, layout_.out));
        return layout_.outputs > 1 && connections < most_connections &&
               connections != on_.size() * static_cast<std::size_t>(layout_.outputs);
    }

    /// An irredundant cover of primes. Without the essential ones, which are aside afterwards.
    [[nodiscard]] MarkedRows<Row> primes_of(MarkedRows<Row> cover) {
        aside_ = open_;
        expansion_.expand(cover);
        make_irredundant(cover);
        offer(cover);
        put_essential_aside(cover);
        return cover;
    }

    /// Reduces, expands and leaves out as long as that gains; the first time in this order.
    void iterate(MarkedRows<Row>& cover, Order first) {
        bool is_first = true; // the order decides what can be gained, so it changes
        for (Size before = size_of(cover); !meter_.stopped();) {
            do {
                before = size_of(cover);
                reduce(cover, is_first ? first : Order::common);
                is_first = !is_first;
                expansion_.expand(cover);
                make_irredundant(cover);
                offer(cover);
            } while (!meter_.stopped() && cover.size() < before.cubes);
            before = size_of(cover);
            last_gasp(cover);
            offer(cover);
            if (!(size_of(cover) < before))
                break;
        }
    }

    /// Iterates from the first primes again, with cubes reduced in other orders and expanded to
    /// other primes. What all of these have together may do with fewer than each. Ends where that
    /// gains nothing, and before it takes more than a part of the work that was done before.
    void vary(MarkedRows<Row>& cover, const MarkedRows<Row>& first, std::uint64_t last_work) {
        constexpr int most_in_vain = 3;
        constexpr std::uint64_t little_work = 400'000;
        const std::uint64_t most_work = meter_.work() / 4 * 7 + little_work;
        bool outputs = false;
        for (int in_vain = 0; in_vain < most_in_vain && !cover.empty();) {
            const std::uint64_t work = meter_.work();
            if (meter_.stopped() || work + last_work > most_work)
                break;
            outputs = !outputs;
            expansion_.prefer(outputs ? Preference::outputs : Preference::inputs);
            MarkedRows<Row> other = first;
            iterate(other, Order::random);
            const std::size_t before = cover.size();
            choose_from(cover, other);
            in_vain = cover.size() < before ? 0 : in_vain + 1;
            last_work = meter_.work() - work;
        }
        expansion_.prefer(Preference::inputs);
    }

    /// The fewest of all primes that matter for what the essential ones leave, where signature
    /// cubes find these with a small part of the work that was done.
    void choose_by_signatures(MarkedRows<Row>& cover) {
        constexpr std::uint64_t most_work = 400'000;
        Meter part = meter_.part(most_work);
        std::optional<SignatureChoice<Row>> choice;
        if (!cover.empty() && !meter_.stopped())
            choice = signature_choice(layout_, off_, rows(cover), aside_, part);
        static_cast<void>(meter_.spend(part.work()));
        if (!choice || meter_.stopped())
            return;
        MarkedRows<Row> chosen;
        for (const std::uint32_t column :
             heuristic_cover(choice->matrix, meter_.control(), {}, meter_.left()).columns)
            chosen.push_back({choice->primes[column], true});
        if (meter_.control().stop_requested() || !(size_of(chosen) < size_of(cover)))
            return;
        cover = std::move(chosen);
        offer(cover);
    }

    /// The fewest cubes of two covers.
    void choose_from(MarkedRows<Row>& cover, const MarkedRows<Row>& other) {
        Rows known = rows(cover);
        std::sort(known.begin(), known.end());
        MarkedRows<Row> both = cover;
        for (const MarkedRow<Row>& cube : other)
            if (!std::binary_search(known.begin(), known.end(), cube.row))
                both.push_back(cube);
        make_irredundant(both);
        if (meter_.stopped() || both.size() > cover.size())
            return;
        cover = std::move(both);
        offer(cover);
    }

    /// With the essential primes, and without literals and connections that are not needed.
    void finish(MarkedRows<Row> cover) {
        for (MarkedRow<Row>& cube : essential_)
            cover.push_back(std::move(cube));
        essential_.clear();
        aside_ = open_;
        if (!meter_.stopped())
            make_sparse(cover);
        offer(cover);
    }

    [[nodiscard]] MarkedRows<Row> start(bool apart) {
        Rows given;
        for (const Row& row : on_) {
            if (!apart) {
                given.push_back(row);
                continue;
            }
            for_each_bit(row & layout_.out, [&](std::size_t output) {
                Row one = row & layout_.in;
                set_bit(one, output);
                given.push_back(std::move(one));
            });
        }
        return marked(std::move(given));
    }

    [[nodiscard]] MarkedRows<Row> marked(Rows given) {
        keep_maximal_rows(given, meter_);
        MarkedRows<Row> cover;
        for (Row& row : given)
            cover.push_back({std::move(row)});
        return cover;
    }

    /// Keeps a cover, with the essential cubes, where it is better. Every pass leaves a cover,
    /// unless it was stopped.
    void offer(const MarkedRows<Row>& cover) {
        if (meter_.stopped())
            return;
        Rows all = rows(cover);
        for (const MarkedRow<Row>& cube : essential_)
            all.push_back(cube.row);
        if (size_of(all) < size_of(best_)) {
            best_ = std::move(all);
            if (better_)
                better_(best_);
        }
    }

    void make_irredundant(MarkedRows<Row>& cover) {
        const std::vector<char> stays = redundancy_.irredundant(cover, aside_);
        keep(cover, stays);
    }
    static void keep(MarkedRows<Row>& cover, const std::vector<char>& stays) {
        std::size_t kept = 0;
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (stays[i] != 0) {
                if (kept != i)
                    cover[kept] = std::move(cover[i]);
                ++kept;
            }
        cover.resize(kept);
    }

    /// Primes that hold something that no other prime does are in every cover of primes: they are
    /// treated as don't-cares from now on.
    void put_essential_aside(MarkedRows<Row>& cover) {
        std::vector<char> stays(cover.size(), 1);
        for (std::size_t i = 0; i < cover.size() && !meter_.stopped(); ++i)
            if (cover[i].prime && cover[i].maybe_essential && cover[i].relatively_essential &&
                is_essential(cover, i))
                stays[i] = 0;
        if (meter_.stopped())
            return;
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (stays[i] == 0) {
                aside_.push_back(cover[i].row);
                essential_.push_back(cover[i]);
            }
        keep(cover, stays);
        most_essential_ = std::max<std::uint64_t>(most_essential_, essential_.size());
    }

    /// What other primes can hold of a prime lies in the consensus of it with what is outside.
    [[nodiscard]] bool is_essential(const MarkedRows<Row>& cover, std::size_t number) {
        const Row& cube = cover[number].row;
        Rows others;
        const auto add = [&](const Row& row) {
            const int apart = distance(layout_, row, cube);
            if (apart == 1) {
                others.push_back(consensus(row, cube));
            } else if (apart == 0 && !contains(cube, row)) {
                // With an output that the cube has not it makes a cube of all outputs of both.
                const bool beyond = !contains(cube & layout_.out, row & layout_.out);
                others.push_back(beyond ? (row & cube & layout_.in) | (cube & layout_.out)
                                        : row & cube);
            }
        };
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (i != number)
                add(cover[i].row);
        for (const Row& row : aside_)
            add(row);
        return !holds_all(recursion_, others, open_, cube);
    }

    /// Of cubes that have nothing in common in one variable: their intersection, in that variable
    /// all of both.
    [[nodiscard]] Row consensus(const Row& a, const Row& b) const {
        const Row both = a & b;
        Row result = both;
        for (std::size_t i = 0; i < both.words.size(); ++i) {
            const std::uint64_t low =
                ~(both.words[i] | both.words[i] >> 1U) & layout_.pairs.words[i];
            result.words[i] |= (low | low << 1U) & (a.words[i] | b.words[i]);
        }
        if (!have_common_bits(both, layout_.out))
            add_bits(result, (a | b) & layout_.out);
        return result;
    }

    /// The smallest cube that can stand for one beside the others: zero where it is not needed.
    [[nodiscard]] Row reduced(const MarkedRows<Row>& cover, std::size_t number, const Row& cube) {
        recursion_.start();
        for (std::size_t i = 0; i < cover.size(); ++i)
            if (i != number)
                recursion_.add(cover[i].row, cube);
        for (const Row& row : aside_)
            recursion_.add(row, cube);
        return recursion_.complement_hull() & cube;
    }

    /// Makes each cube as small as the others allow, one after the other.
    void reduce(MarkedRows<Row>& cover, Order order) {
        if (order == Order::common)
            sort_by_common_bits(layout_, cover, false);
        else if (order == Order::largest || cover.empty())
            sort_around_largest(layout_, cover);
        else
            sort_around(layout_, cover, Row(cover[random_.below(cover.size())].row));
        std::vector<char> stays(cover.size(), 1);
        for (std::size_t i = 0; i < cover.size(); ++i) {
            const Row smaller = reduced(cover, i, cover[i].row);
            if (meter_.stopped())
                return;
            cover[i].prime = smaller == cover[i].row;
            cover[i].row = smaller;
            stays[i] = is_zero(smaller) ? 0 : 1;
        }
        keep(cover, stays);
    }

    /// Reduces every cube as if the others stayed; a prime that holds two of those may do for both.
    void last_gasp(MarkedRows<Row>& cover) {
        MarkedRows<Row> small = cover;
        for (std::size_t i = 0; i < cover.size() && !meter_.stopped(); ++i) {
            small[i].row = reduced(cover, i, cover[i].row);
            small[i].prime = small[i].row == cover[i].row || is_zero(small[i].row);
        }
        Rows found;
        for (std::size_t i = 0; i < small.size() && !meter_.stopped(); ++i)
            if (!small[i].prime)
                find_replacements(cover, small, i, found);
        if (found.empty() || meter_.stopped())
            return;
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        MarkedRows<Row> more;
        for (Row& row : found)
            more.push_back({std::move(row)});
        expansion_.expand(more);
        for (MarkedRow<Row>& cube : more)
            cover.push_back(std::move(cube));
        make_irredundant(cover);
    }

    void find_replacements(const MarkedRows<Row>& cover, const MarkedRows<Row>& small,
                           std::size_t number, Rows& found) {
        expansion_.begin(small[number].row);
        expansion_.raise_unblocked();
        Row lowered = layout_.zero;
        MarkedRows<Row> changed;
        for (std::size_t k = 0; k < small.size() && !meter_.stopped(); ++k) {
            if (k == number || small[k].prime ||
                !(contains(expansion_.raised(), small[k].row) ||
                  expansion_.can_hold(small[k].row, lowered)))
                continue;
            // What the other has to hold where only the small cube is left of this one.
            if (changed.empty()) {
                changed = cover;
                changed[number].row = small[number].row;
            }
            const Row needed = reduced(changed, k, cover[k].row);
            if (!is_zero(needed) && expansion_.can_hold(needed, lowered))
                found.push_back(expansion_.raised() | needed);
        }
    }

    /// Takes cubes from outputs that do not need them, and makes what is left larger in its inputs.
    void make_sparse(MarkedRows<Row>& cover) {
        Size before = size_of(cover);
        for (int round = 0; round < most_rounds && !meter_.stopped(); ++round) {
            drop_connections(cover);
            const Size between = size_of(cover);
            if (round > 0 && !(between < before))
                break;
            expansion_.expand(cover, true);
            before = size_of(cover);
            if (!(before < between))
                break;
        }
    }

    void drop_connections(MarkedRows<Row>& cover) {
        if (layout_.outputs == 1)
            return;
        for (std::size_t output = 2 * static_cast<std::size_t>(layout_.inputs);
             output < layout_.bits && !meter_.stopped(); ++output) {
            MarkedRows<Row> some;
            std::vector<std::size_t> numbers;
            for (std::size_t i = 0; i < cover.size(); ++i)
                if (has_bit(cover[i].row, output)) {
                    some.push_back({cover[i].row | layout_.out});
                    numbers.push_back(i);
                }
            Rows open;
            for (const Row& row : open_)
                if (has_bit(row, output))
                    open.push_back(row | layout_.out);
            const std::vector<char> stays = redundancy_.irredundant(some, open);
            for (std::size_t i = 0; i < numbers.size(); ++i)
                if (stays[i] == 0) {
                    clear_bit(cover[numbers[i]].row, output);
                    cover[numbers[i]].prime = false;
                }
        }
        std::erase_if(cover, [&](const MarkedRow<Row>& cube) {
            return !have_common_bits(cube.row, layout_.out);
        });
    }

    static constexpr int most_rounds = 20;

    const Layout<Row>& layout_;
    const Rows& on_;
    const Rows& open_;
    const Rows& off_;
    Meter& meter_;
    const Better& better_;
    Expansion<Row> expansion_;
    Redundancy<Row> redundancy_;
    UnateRecursion<Row> recursion_;
    Rows best_;
    Rows aside_; ///< what is open, and the essential primes
    MarkedRows<Row> essential_;
    Random random_{1};
    std::uint64_t most_essential_ = 0;
};

} // namespace loggia::normal_forms::two_level
