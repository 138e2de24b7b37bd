#pragma once

#include "core/normal_forms/two_level/cube_sets.hpp"

#include <functional>

namespace loggia::normal_forms::two_level {

/// The essential signature cubes of a function (McGeer, Sanghavi, Brayton, Sangiovanni-Vincentelli
/// 1993). The signature of a row of an output is the intersection of all primes that hold it.
/// Whoever covers a row covers every row with a larger signature, so those with the largest ones
/// are all that has to be covered, and only primes that hold one of these matter: often few where
/// all primes cannot be listed.
///
/// What a prime that holds a cube must leave out are sets of bits, one for each cube of the
/// complement: a prime takes none of some minimal choice of one bit from each set. Bits of sets
/// that contain no other are those that some prime leaves out; so a signature is found without any
/// prime. A row of the cube has the same signature where it has the same minimal sets, each by some
/// cube of the complement: for those sets a row is looked for that agrees with one such cube for
/// each. Where there is none, some of these sets cannot be had together; then every row of the
/// cube lacks one of these, and the rows that do are asked next, as cubes. A cube is asked about
/// only as far as neither the signatures that were found nor the cubes that are still to be asked
/// cover it.
template <class Row>
class SignatureCubes {
public:
    struct Signature {
        Row cube;
        Row point; ///< a row and output with this signature
    };

    /// `off` is all of the complement; it outlives this.
    SignatureCubes(const Layout<Row>& layout, const std::vector<Row>& off, Meter& meter)
        : layout_(layout), off_(off), meter_(meter), recursion_(layout, meter),
          by_size_(layout.bits + 1) {}

    /// Of all rows of the cubes, which together are what has to be covered. Nothing when stopped.
    [[nodiscard]] std::optional<std::vector<Signature>> find(std::vector<Row> cubes) {
        found_.clear();
        std::sort(cubes.begin(), cubes.end(),
                  [](const Row& a, const Row& b) { return bits_in(a) < bits_in(b); });
        while (!cubes.empty()) { // the largest first, for it may settle the others
            const Row whole = std::move(cubes.back());
            cubes.pop_back();
            if (is_settled(whole))
                continue;
            const Row cube = rest_of(whole, cubes);
            if (meter_.stopped())
                return std::nullopt;
            if (is_zero(cube))
                continue;
            make_sets(cube);
            if (meter_.stopped())
                return std::nullopt;
            Row point = layout_.zero;
            const bool has_point = find_point(cube, point);
            if (meter_.stopped())
                return std::nullopt;
            if (has_point)
                found_.push_back({signature(), std::move(point)});
            else if (!add_parts(cube, cubes))
                return std::nullopt;
        }
        std::vector<Signature> largest;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            if (!meter_.spend(found_.size() * layout_.full.words.size()))
                return std::nullopt;
            const auto larger = [&](const Signature& other) {
                return contains(other.cube, found_[i].cube) &&
                       (!(other.cube == found_[i].cube) || &other < &found_[i]);
            };
            if (std::none_of(found_.begin(), found_.end(), larger))
                largest.push_back(found_[i]);
        }
        return largest;
    }

    /// Calls `visit` with each prime that holds the cube; false when stopped or once `visit` says
    /// so. Each is a minimal hitting set of the sets (the search of Murakami and Uno, 2014).
    [[nodiscard]] bool for_each_prime(const Row& cube, const std::function<bool(Row)>& visit) {
        make_sets(cube);
        chosen_ = layout_.zero;
        candidates_ = layout_.full - signature();
        return extend(visit);
    }

private:
    [[nodiscard]] bool is_settled(const Row& cube) {
        static_cast<void>(meter_.spend(found_.size() * cube.words.size()));
        return std::any_of(found_.begin(), found_.end(), [&](const Signature& signature) {
            return contains(signature.cube, cube);
        });
    }

    /// The smallest cube around what of a cube is neither settled nor in a cube that comes later:
    /// without it, parts that have rows in common would be looked at again and again.
    [[nodiscard]] Row rest_of(const Row& cube, const std::vector<Row>& later) {
        recursion_.start();
        for (const Signature& signature : found_)
            recursion_.add(signature.cube, cube);
        for (const Row& row : later)
            recursion_.add(row, cube);
        return recursion_.complement_hull() & cube;
    }

    /// The minimal sets of a cube, and for each the parts of the cube whose rows have it.
    void make_sets(const Row& cube) {
        all_sets_.clear();
        for (std::size_t i = 0; i < off_.size(); ++i) {
            const Row& off = off_[i];
            Row inputs = layout_.zero;
            for (std::size_t w = 0; w < inputs.words.size(); ++w) {
                const std::uint64_t both = off.words[w] & cube.words[w];
                const std::uint64_t empty = ~(both | both >> 1U) & layout_.pairs.words[w];
                inputs.words[w] = (empty | empty << 1U) & off.words[w];
            }
            if (have_common_bits(off & layout_.out, cube)) {
                all_sets_.push_back({inputs, i});
            } else {
                for_each_bit(off & layout_.out, [&](std::size_t bit) {
                    Row set = inputs;
                    set_bit(set, bit);
                    all_sets_.push_back({std::move(set), i});
                });
            }
        }
        static_cast<void>(meter_.spend(4 * off_.size() * cube.words.size()));
        make_classes(cube);
    }

    struct BlockingSet {
        Row bits;
        std::size_t off;
    };
    struct SetClass {
        Row bits;
        std::vector<Row> parts;
        bool lacking = false;
    };

    /// Makes a class of each set that contains no other, from small to large.
    void make_classes(const Row& cube) {
        Row single = layout_.zero; // the sets of one bit
        for (std::vector<std::uint32_t>& some : by_size_)
            some.clear();
        for (std::size_t i = 0; i < all_sets_.size(); ++i) {
            const auto size = static_cast<std::size_t>(bits_in(all_sets_[i].bits));
            if (size == 1)
                add_bits(single, all_sets_[i].bits);
            by_size_[size].push_back(static_cast<std::uint32_t>(i));
        }
        classes_.clear();
        for (std::size_t size = 0; size < by_size_.size(); ++size)
            for (const std::uint32_t i : by_size_[size]) {
                const BlockingSet& set = all_sets_[i];
                if (size > 1 && have_common_bits(set.bits, single))
                    continue;
                static_cast<void>(meter_.spend(classes_.size() * set.bits.words.size()));
                const auto inside =
                    std::find_if(classes_.begin(), classes_.end(),
                                 [&](const SetClass& one) { return contains(set.bits, one.bits); });
                if (inside == classes_.end())
                    classes_.push_back({set.bits, {part_of(cube, set)}, false});
                else if (inside->bits == set.bits)
                    inside->parts.push_back(part_of(cube, set));
            }
    }

    /// The rows of a cube that agree with a cube of the complement where the cube leaves it open:
    /// these have the set, too.
    [[nodiscard]] Row part_of(const Row& cube, const BlockingSet& set) const {
        Row allowed = off_[set.off];
        for (std::size_t w = 0; w < allowed.words.size(); ++w) {
            const std::uint64_t bits = set.bits.words[w] & layout_.in.words[w];
            const std::uint64_t low = (bits | bits >> 1U) & layout_.pairs.words[w];
            allowed.words[w] |= low | low << 1U;
        }
        if (have_common_bits(set.bits, layout_.out))
            add_bits(allowed, layout_.out);
        return cube & allowed;
    }

    [[nodiscard]] Row signature() const {
        Row cube = layout_.full;
        for (const SetClass& one : classes_)
            remove_bits(cube, one.bits);
        return cube;
    }

    /// Adds the rows of the cube that lack one of the sets that cannot be had together.
    [[nodiscard]] bool add_parts(const Row& cube, std::vector<Row>& cubes) {
        constexpr std::size_t most_parts = 100'000;
        std::vector<Row> parts;
        for (const SetClass& one : classes_) {
            if (!one.lacking)
                continue;
            recursion_.start();
            for (const Row& part : one.parts)
                recursion_.add(part, cube);
            const auto rest = recursion_.complement(most_parts);
            if (!rest)
                return false;
            for (const Row& row : *rest)
                parts.push_back(row & cube);
        }
        keep_maximal_rows(parts, meter_);
        while (!parts.empty()) { // the largest one last
            cubes.push_back(std::move(parts.back()));
            parts.pop_back();
        }
        return cubes.size() <= most_parts;
    }

    /// Looks for a row in a part of each class. Where there is none, marks classes of which every
    /// row of the cube lacks one.
    [[nodiscard]] bool find_point(const Row& cube, Row& point) {
        std::size_t work = 0;
        SetClass* narrowest = nullptr;
        std::size_t fewest = SIZE_MAX;
        for (SetClass& one : classes_) {
            std::size_t meeting = 0;
            bool inside = false;
            for (const Row& part : one.parts) {
                inside = inside || contains(part, cube);
                meeting += meet(layout_, part, cube) ? 1 : 0;
            }
            work += one.parts.size();
            if (inside)
                continue;
            if (meeting < fewest || (meeting == 0 && one.lacking)) {
                fewest = meeting;
                narrowest = &one;
            }
            if (meeting == 0 && one.lacking)
                break;
        }
        if (!meter_.spend(2 * work * cube.words.size()))
            return false;
        if (fewest == 0) {
            narrowest->lacking = true;
            return false;
        }
        if (narrowest == nullptr) {
            point = point_of(cube);
            return true;
        }
        // Cut by a variable of the largest part that is possible.
        const Row* aim = nullptr;
        int most = -1;
        for (const Row& part : narrowest->parts)
            if (meet(layout_, part, cube))
                if (const int size = common_bits_in(part, cube); size > most) {
                    most = size;
                    aim = &part;
                }
        const Row outside = cube - *aim;
        const Row variable = layout_.variable_of(first_bit(outside));
        return find_point(cube - (outside & variable), point) ||
               find_point((cube - variable) | (outside & variable), point);
    }

    [[nodiscard]] Row point_of(Row cube) const {
        const auto inputs = static_cast<std::size_t>(layout_.inputs);
        for (std::size_t i = 0; i < inputs; ++i)
            if (has_bit(cube, 2 * i))
                clear_bit(cube, 2 * i + 1);
        Row outputs = cube & layout_.out;
        remove_bits(cube, layout_.out);
        set_bit(cube, first_bit(outputs));
        return cube;
    }

    /// Adds bits to `chosen_` so that each set has one of them, and each of them a set that has no
    /// other one.
    [[nodiscard]] bool extend(const std::function<bool(Row)>& visit) {
        if (!meter_.spend(classes_.size() * layout_.full.words.size()))
            return false;
        const SetClass* next = nullptr;
        int fewest = 0;
        for (const SetClass& one : classes_) {
            if (have_common_bits(one.bits, chosen_))
                continue;
            const int choices = common_bits_in(one.bits, candidates_);
            if (next == nullptr || choices < fewest) {
                next = &one;
                fewest = choices;
            }
        }
        if (next == nullptr)
            return visit(layout_.full - chosen_);
        const Row before = candidates_;
        const Row choices = next->bits & candidates_;
        remove_bits(candidates_, choices);
        bool goes_on = true;
        for_each_bit(choices, [&](std::size_t bit) {
            if (!goes_on)
                return;
            set_bit(chosen_, bit);
            if (all_are_needed())
                goes_on = extend(visit);
            clear_bit(chosen_, bit);
            set_bit(candidates_, bit);
        });
        candidates_ = before;
        return goes_on;
    }

    [[nodiscard]] bool all_are_needed() {
        Row needed = layout_.zero;
        for (const SetClass& one : classes_) {
            const Row own = one.bits & chosen_;
            if (bits_in(own) == 1)
                add_bits(needed, own);
        }
        static_cast<void>(meter_.spend(classes_.size() * needed.words.size()));
        return needed == chosen_;
    }

    const Layout<Row>& layout_;
    const std::vector<Row>& off_;
    Meter& meter_;
    std::vector<Signature> found_;
    UnateRecursion<Row> recursion_;
    std::vector<BlockingSet> all_sets_;
    std::vector<std::vector<std::uint32_t>> by_size_;
    std::vector<SetClass> classes_;
    Row chosen_;
    Row candidates_;
};

} // namespace loggia::normal_forms::two_level
