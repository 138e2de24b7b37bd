#include "core/grading/failing_cases.hpp"

#include <algorithm>
#include <utility>

namespace loggia::grading {

void FailingCases::add(Case value, Judgement judgement) {
    const std::size_t size = size_of(value);
    const std::size_t bytes = size + value.title.size() + judgement.expected.size() +
                              judgement.got.size() + judgement.why.size();
    const auto behind =
        std::upper_bound(kept_.begin(), kept_.end(), size,
                         [](std::size_t less, const Kept& each) { return less < each.size; });
    kept_.insert(behind, Kept{{std::move(value), std::move(judgement), 0}, size, bytes});
    bytes_ += bytes;
    while (bytes_ > room_ && kept_.size() > 1) {
        bytes_ -= kept_.back().bytes;
        kept_.pop_back();
    }
}

std::vector<Failure> FailingCases::take() && {
    std::vector<Failure> failures;
    failures.reserve(kept_.size());
    for (Kept& each : kept_)
        failures.push_back(std::move(each.failure));
    kept_.clear();
    bytes_ = 0;
    return failures;
}

} // namespace loggia::grading
