#pragma once

#include "core/base/control.hpp"
#include "core/logic/expr.hpp"
#include "core/sat/solver.hpp"
#include "core/wumpus/columns.hpp"
#include "core/wumpus/encoding.hpp"
#include "core/wumpus/knowledge.hpp"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace loggia::wumpus {

/// What a knowledge base says of a statement.
enum class Verdict : std::uint8_t {
    definitely_true,  ///< it entails the statement and not its negation
    definitely_false, ///< it entails the negation and not the statement
    possibly,         ///< it entails neither
    both,             ///< it entails both, for it is itself true in no world
};

/// The assignment's words: "definitely true", "definitely false", "possibly true, possibly false",
/// "both true and false".
[[nodiscard]] const char* to_text(Verdict verdict);

[[nodiscard]] constexpr Verdict verdict_of(bool can_be_true, bool can_be_false) noexcept {
    if (can_be_true)
        return can_be_false ? Verdict::possibly : Verdict::definitely_true;
    return can_be_false ? Verdict::definitely_false : Verdict::both;
}

/// Which of `among` the statements hold in, all of them; nothing where one of them speaks of a
/// symbol other than the 64, or where it was stopped.
[[nodiscard]] std::optional<Rows> rows_of(const logic::Store& store,
                                          std::span<const logic::Expr> statements,
                                          const Rows& among, const Control& control = {});

/// Whether the lines admit no world but those of the reference rules. Nothing where it was stopped.
[[nodiscard]] std::optional<bool> imply_reference_rules(const logic::Store& store,
                                                        std::span<const Statement> lines,
                                                        const Control& control = {});

/// Lines, made ready to be asked about any number of statements.
///
/// Where the rules among them say at least what the reference rules say, which a solver checks
/// first (about 0.3 ms), all worlds left are rows of Columns, and an answer is a scan over at most
/// 768 words. Otherwise, and for symbols other than the 64, an incremental solver answers. Either
/// way any number of symbols may be unknown. Not for two threads at once.
class Reasoner {
public:
    /// `store` has to outlive this; more may be read into it. Where `control` stops it here,
    /// answers will come from the solver.
    Reasoner(const logic::Store& store, std::span<const Statement> lines,
             const Control& control = {});

    /// Nothing only where stopped.
    [[nodiscard]] std::optional<Verdict> verdict(logic::Expr statement,
                                                 const Control& control = {});

    /// The worlds left, where they are all rows of Columns.
    [[nodiscard]] const std::optional<Rows>& rows() const noexcept { return rows_; }

private:
    struct Incremental {
        explicit Incremental(const logic::Store& store)
            : solver(sat::make_cadical()), encoding(*solver, store) {}

        std::unique_ptr<sat::Solver> solver;
        Encoding encoding;
    };

    [[nodiscard]] std::optional<Verdict> ask_solver(logic::Expr statement, const Control& control);

    const logic::Store* store_;
    std::vector<Statement> lines_;
    std::optional<Rows> rows_;
    std::unique_ptr<Incremental> incremental_; ///< made when it is first needed
};

} // namespace loggia::wumpus
