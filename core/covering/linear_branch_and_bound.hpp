#pragma once

#include "core/base/control.hpp"
#include "core/covering/branch_and_bound.hpp"
#include "core/covering/cover_branching.hpp"
#include "core/covering/cover_matrix.hpp"
#include "core/covering/cover_relaxation.hpp"
#include "core/covering/linear_relaxation.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace loggia::covering {

/// Branch and bound on one problem of covering by its linear program, a stretch at a time; as long
/// as that of the root is not solved, the Lagrangian relaxation has the bound. Reduced costs decide
/// most columns; the search branches on the others, with the bounds of both parts tried before
/// (reliability branching: Achterberg, Koch and Martin 2005). Nodes with the smallest bound come
/// first.
class LinearBranchAndBound {
public:
    using Better = std::function<void()>;

    /// `start` is a cover (numbers of columns of the whole problem), or empty for none. Where the
    /// aim is literals, `count` says how many columns may be taken.
    LinearBranchAndBound(const CoverMatrix& matrix, CoverAim aim, ColumnCount count,
                         const std::vector<std::uint32_t>& start);

    /// Adopts a cover found elsewhere, in the numbering of the whole problem, if it is better.
    void adopt(const std::vector<std::uint32_t>& cover);

    /// Continues until about `work` entries were visited, the problem is solved, or it is stopped.
    void run(std::uint64_t work, const Control& control, const Better& better = {});

    [[nodiscard]] bool done() const noexcept { return lower() >= upper(); }
    [[nodiscard]] std::uint64_t lower() const noexcept;
    [[nodiscard]] std::uint64_t upper() const noexcept;
    [[nodiscard]] bool has_cover() const noexcept { return cost_.terms != UINT64_MAX; }
    [[nodiscard]] const CoverCost& cost() const noexcept { return cost_; }
    /// The best cover, by numbers of the whole problem.
    [[nodiscard]] std::vector<std::uint32_t> best() const;
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }
    [[nodiscard]] std::uint64_t work() const noexcept {
        return work_ + (program_ ? program_->work() : 0) + (relaxation_ ? relaxation_->work() : 0);
    }

private:
    enum class Fixed : std::uint8_t { open, out, in };
    /// What both parts of a node share.
    struct Parent {
        std::vector<Fixed> fixed;
        DualSimplex::Basis basis;
    };
    struct Node {
        std::shared_ptr<const Parent> parent;
        std::uint32_t column = UINT32_MAX;
        bool take = false;
        double value = 0; ///< that the program gave it
        std::int64_t parent_bound = 0;
        std::int64_t bound = 0; ///< in units, of `rest_`
        std::uint64_t number = 0;

        /// The least bound is looked at first and, of equals, the last.
        bool operator<(const Node& other) const noexcept;
    };
    void look_at_root(std::uint64_t end, const Control& control, const Better& better);
    /// Whether the root's program takes so long that the relaxation is still worth its work.
    [[nodiscard]] bool is_relaxed() const noexcept {
        return relaxation_ && relaxation_->is_worthwhile() && room() > 0;
    }
    void relax(std::uint64_t work, const Control& control, const Better& better);
    [[nodiscard]] bool reduce_root(const Control& control, const Better& better);
    [[nodiscard]] bool fix_root();
    void open_root();
    void push_root();
    void be_thorough();
    void begin_again();
    void be_greedy(Prices prices, const Control& control, const Better& better);
    void expand(const Node& node, std::uint64_t end, const Control& control, const Better& better);
    void push(Node node);
    /// By surplus; whether a column is decided that the solution has otherwise.
    bool decide(std::vector<Fixed>& fixed, std::int64_t bound,
                const std::vector<std::int64_t>& surplus) const;
    /// Decides by reductions of what a node leaves open, which keep a cover that is as good as any;
    /// false if there is none.
    [[nodiscard]] bool reduce_node(std::vector<Fixed>& fixed, const Control& control);
    void apply(const std::vector<Fixed>& fixed);
    /// A cover, where it is better; `columns` of the renumbered matrix.
    void keep(std::vector<std::uint32_t> columns, const Better& better);
    /// What the root has taken and these of `rest_`, where they are a cover.
    void offer(const std::vector<std::uint32_t>& columns, const Better& better);
    [[nodiscard]] std::int64_t room() const noexcept; ///< a cost of `rest_` that is not better
    [[nodiscard]] std::uint64_t cost_of(std::uint32_t column) const;
    [[nodiscard]] std::uint64_t whole_bound(std::int64_t bound) const noexcept;
    [[nodiscard]] static constexpr std::int64_t ceil_units(std::int64_t units) noexcept {
        return units <= 0 ? 0 : (units + DualSimplex::unit - 1) / DualSimplex::unit;
    }

    [[nodiscard]] DualSimplex& lp() const noexcept { return program_->simplex(); }

    std::shared_ptr<const CoverMatrix> matrix_; ///< renumbered
    std::vector<std::uint32_t> ids_;
    CoverAim aim_;
    ColumnCount count_;
    std::shared_ptr<const CoverMatrix> rest_; ///< what the root leaves
    std::vector<std::uint32_t> taken_;        ///< by the root
    std::uint64_t taken_cost_ = 0;
    std::unique_ptr<CoverProgram> program_;
    std::unique_ptr<CoverRelaxation> relaxation_; ///< until the root's program is solved
    std::unique_ptr<CoverBranching> branching_;
    DualSimplex::Basis root_basis_;
    std::int64_t root_bound_ = 0;
    std::vector<std::int64_t> root_surplus_;
    const Parent* current_ = nullptr; ///< whose basis the program has
    std::vector<Node> open_;          ///< a heap
    std::vector<std::uint32_t> best_;
    CoverCost cost_;
    enum class Stage : std::uint8_t { reductions, program, nodes };
    Stage stage_ = Stage::reductions; ///< what comes next
    std::uint64_t root_upper_ = 0;    ///< when the nodes began
    std::uint64_t root_nodes_ = 0;    ///< the same
    bool expanding_ = false;
    std::uint64_t pushed_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t work_ = 0;
    std::uint64_t closed_lower_ = 0;
};

} // namespace loggia::covering
