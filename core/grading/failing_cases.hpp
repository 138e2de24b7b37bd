#pragma once

#include "core/grading/report.hpp"
#include "core/grading/task.hpp"

#include <cstddef>
#include <vector>

namespace loggia::grading {

/// The cases of a check in which a hand-in fails, smallest first (size_of); of equal size, the one
/// that was judged first.
///
/// A hand-in can print a lot, and fail in a thousand cases. So only the smallest are kept, as many
/// as have at most `room` bytes, with what was expected and what came, and always one.
class FailingCases {
public:
    static constexpr std::size_t usual_bytes = 1'000'000;

    explicit FailingCases(std::size_t room = usual_bytes) noexcept : room_(room) {}

    void add(Case value, Judgement judgement);
    [[nodiscard]] std::vector<Failure> take() &&;

private:
    struct Kept {
        Failure failure;
        std::size_t size;  ///< of the case
        std::size_t bytes; ///< of everything
    };

    std::size_t room_;
    std::size_t bytes_ = 0;
    std::vector<Kept> kept_;
};

} // namespace loggia::grading
