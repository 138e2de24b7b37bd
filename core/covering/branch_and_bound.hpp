#pragma once

#include "core/base/control.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/lagrangian.hpp"
#include "core/covering/local_search.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace loggia::covering {

/// What a cover costs.
struct CoverCost {
    std::uint64_t terms = 0;
    std::uint64_t literals = 0;

    friend bool operator==(const CoverCost&, const CoverCost&) = default;
    friend bool operator<(const CoverCost& a, const CoverCost& b) noexcept {
        return a.terms != b.terms ? a.terms < b.terms : a.literals < b.literals;
    }
};

/// Branch and bound on one small problem of covering, a stretch at a time. The bound of a node is
/// that of the Lagrangian relaxation, roughly, whose surpluses also say of most columns that they
/// must or cannot be taken; among open nodes those with the least bound come first, so the bound of
/// the whole rises while it runs. What LinearBranchAndBound does for large ones.
class CoverSearch {
public:
    using Better = std::function<void()>;

    /// `start` is a cover (numbers of columns of the whole problem), or empty for none. Where the
    /// aim is literals, `count` says how many columns may be taken.
    CoverSearch(const CoverMatrix& matrix, CoverAim aim, ColumnCount count,
                const std::vector<std::uint32_t>& start);

    /// Takes a cover from elsewhere, by numbers of the whole problem, where it is better.
    void adopt(const std::vector<std::uint32_t>& cover);

    /// Goes on until the work of about `work` entries visited is done, all is, or it is stopped.
    void run(std::uint64_t work, const Control& control, const Better& better = {});

    [[nodiscard]] bool done() const noexcept { return lower() >= upper(); }
    [[nodiscard]] std::uint64_t lower() const noexcept;
    [[nodiscard]] std::uint64_t upper() const noexcept;
    [[nodiscard]] const CoverCost& cost() const noexcept { return cost_; }
    [[nodiscard]] bool has_cover() const noexcept { return has_best_; }
    /// The best cover, by numbers of the whole problem.
    [[nodiscard]] std::vector<std::uint32_t> best() const;
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] std::uint64_t work() const noexcept { return work_; }

private:
    /// What a node shares with the other child of its parent.
    struct Shared {
        CoverMatrix rest;
        std::vector<std::uint32_t> taken;
        std::vector<float> prices; ///< by row of the whole
        double column_price = 0;
    };
    struct Node {
        std::shared_ptr<const Shared> parent;
        std::uint32_t column = 0; ///< of parent->rest
        bool take = false;
        std::uint64_t bound = 0;
        std::uint64_t number = 0;
    };

    void expand(const Node& node, const Control& control, const Better& better);
    void offer(const CoverMatrix& rest, const std::vector<std::uint32_t>& taken,
               const std::vector<std::uint32_t>& columns, const Better& better);
    [[nodiscard]] std::uint64_t cost_of(const std::vector<std::uint32_t>& taken) const;
    void push(Node node);

    void search_locally(std::uint64_t steps, const Control& control, const Better& better);

    std::shared_ptr<const CoverMatrix> matrix_; ///< renumbered
    std::unique_ptr<CoverLocalSearch> local_;
    std::vector<std::uint32_t> ids_;
    CoverAim aim_;
    ColumnCount count_;
    std::vector<Node> open_; ///< a heap
    std::vector<std::uint32_t> best_;
    CoverCost cost_;
    bool has_best_ = false;
    std::uint64_t pushed_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t closed_lower_ = 0; ///< the bound when the last node was expanded
    bool expanding_ = false;
};

} // namespace loggia::covering
