#pragma once

#include <cstdint>

namespace loggia::sat {

/// 1 1 2 1 1 2 4 1 1 2 ... by Knuth's "reluctant doubling": the best restart intervals when nothing
/// is known of the running time (Luby, Sinclair, Zuckerman 1993).
class Luby {
public:
    [[nodiscard]] std::uint64_t current() const noexcept { return v_; }
    void advance() noexcept {
        if ((u_ & (~u_ + 1)) == v_) {
            ++u_;
            v_ = 1;
        } else {
            v_ *= 2;
        }
    }

private:
    std::uint64_t u_ = 1;
    std::uint64_t v_ = 1;
};

/// Exponential moving average, a plain mean as long as there are few values.
class Average {
public:
    explicit constexpr Average(double weight) noexcept : weight_(weight) {}
    void add(double x) noexcept {
        count_ += 1;
        value_ += (weight_ * count_ > 1 ? weight_ : 1 / count_) * (x - value_);
    }
    [[nodiscard]] double value() const noexcept { return value_; }

private:
    double weight_;
    double count_ = 0;
    double value_ = 0;
};

} // namespace loggia::sat
