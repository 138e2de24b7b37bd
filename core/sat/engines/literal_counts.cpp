#include "core/sat/engines/literal_counts.hpp"

namespace loggia::sat {

void LiteralCounts::reset(std::size_t variables) {
    *this = LiteralCounts();
    counts_.assign(2 * variables, 0);
}

void LiteralCounts::add(std::span<const Lit> clause) {
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    ends_.push_back(static_cast<std::uint32_t>(literals_.size()));
    for (const Lit l : clause)
        ++counts_[l.code()];
}

void LiteralCounts::finish() {
    firsts_.assign(counts_.size() + 1, 0);
    for (std::size_t l = 0; l < counts_.size(); ++l)
        firsts_[l + 1] = firsts_[l] + counts_[l];
    occurrences_.resize(literals_.size());
    std::vector<std::uint32_t> next(firsts_.begin(), firsts_.end() - 1);
    open_ = ends_.size() - 1;
    for (std::uint32_t c = 0; c < open_; ++c)
        for (std::uint32_t i = ends_[c]; i < ends_[c + 1]; ++i)
            occurrences_[next[literals_[i].code()]++] = c;
    satisfied_.assign(open_, 0);
}

void LiteralCounts::advance(std::span<const Lit> trail) {
    for (; done_ < trail.size(); ++done_) {
        const std::uint32_t code = trail[done_].code();
        for (std::uint32_t i = firsts_[code]; i < firsts_[code + 1]; ++i) {
            const std::uint32_t c = occurrences_[i];
            if (satisfied_[c] != 0)
                continue;
            satisfied_[c] = static_cast<std::uint32_t>(done_ + 1);
            --open_;
            for (std::uint32_t k = ends_[c]; k < ends_[c + 1]; ++k)
                if (--counts_[literals_[k].code()] == 0)
                    candidates_.push_back(~literals_[k]);
        }
    }
}

void LiteralCounts::retreat(std::span<const Lit> trail, std::size_t size) {
    while (done_ > size) {
        const std::uint32_t code = trail[done_ - 1].code();
        for (std::uint32_t i = firsts_[code]; i < firsts_[code + 1]; ++i) {
            const std::uint32_t c = occurrences_[i];
            if (satisfied_[c] != done_)
                continue;
            satisfied_[c] = 0;
            ++open_;
            for (std::uint32_t k = ends_[c]; k < ends_[c + 1]; ++k)
                ++counts_[literals_[k].code()];
        }
        --done_;
    }
    candidates_.clear();
    look_at_all_ = true;
}

std::optional<Lit> LiteralCounts::pure() {
    if (look_at_all_) {
        look_at_all_ = false;
        for (std::uint32_t code = 0; code < counts_.size(); ++code)
            if (counts_[code] == 0)
                candidates_.push_back(~Lit::from_code(code));
    }
    while (!candidates_.empty()) {
        const Lit l = candidates_.back();
        candidates_.pop_back();
        if (counts_[l.code()] > 0 && counts_[(~l).code()] == 0)
            return l;
    }
    return std::nullopt;
}

} // namespace loggia::sat
