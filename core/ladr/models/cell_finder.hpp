#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/ladr/interpretation.hpp"
#include "core/ladr/mace_input.hpp"
#include "core/ladr/models/cell_search.hpp"
#include "core/ladr/models/clausal_theory.hpp"
#include "core/ladr/models/models.hpp"
#include "core/ladr/signature.hpp"

#include <cstdint>
#include <functional>
#include <gmpxx.h>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ladr {

class SeenModels;

/// The search of one first-order file over cells, a domain at a time.
class CellFinder {
public:
    /// What to call, once for a domain, after so many decisions without a model; may be empty.
    struct OnLong {
        std::function<void()> call;
        std::uint64_t decisions = 0;
    };

    /// Nothing where the file has to be solved as propositional logic: with arithmetic, where no
    /// term occurs, and where there would be too many clauses. Input and signature have to outlive
    /// the finder.
    [[nodiscard]] static std::optional<CellFinder> make(const MaceInput& input,
                                                        const Signature& signature,
                                                        const MaceOptions& options,
                                                        std::optional<Isomorphic> isomorphic);

    [[nodiscard]] const ClausalTheory& theory() const noexcept { return theory_; }
    /// The models that are wanted; nothing where they are those of Mace4, with Skolem functions.
    [[nodiscard]] std::optional<Isomorphic> isomorphic() const noexcept { return isomorphic_; }
    /// Elements of a domain that keep their names.
    [[nodiscard]] int fixed(int size) const;

    /// Sends the models over a domain to the sink. Errors: a problem that is too large.
    [[nodiscard]] Result<CellSearchEnd> find(int size, const InterpretationSink& sink,
                                             const Control& control, const OnLong& on_long) const;

    /// The number of all models without the Skolem functions, from one of each class and its
    /// automorphisms: a class has as many as there are ways to name the other elements, by
    /// automorphisms. Nothing when stopped and after the decisions that are allowed; 0 is no limit.
    [[nodiscard]] Result<std::optional<mpz_class>>
    count_by_classes(int size, const Control& control, std::uint64_t most_decisions) const;

    /// A model to be filled, its operations in the order in which they are printed.
    [[nodiscard]] Interpretation empty_model(int size, bool with_skolems) const;

private:
    CellFinder(const MaceInput& input, const Signature& signature, MaceOptions options,
               ClausalTheory theory, std::optional<Isomorphic> isomorphic)
        : input_(input), greatest_(signature.greatest_element), theory_(std::move(theory)),
          isomorphic_(isomorphic), options_(std::move(options)) {}

    [[nodiscard]] bool has_skolems() const;
    [[nodiscard]] CellSearchOptions search_options(int size) const;
    [[nodiscard]] CellSearchOptions class_options(int size) const;
    [[nodiscard]] Result<CellSearchEnd> run(int size, const CellSearchOptions& options,
                                            const CellSink& sink, const Control& control) const;
    /// Sends each model once whatever its Skolem functions are, and adds it to `had`, by its tables
    /// without them. For options with which the order of decisions plays no part in what is
    /// found. Decides Skolem functions among the other cells, where they prune most, and last where
    /// the same models come again and again; in turn, each time for longer.
    [[nodiscard]] Result<CellSearchEnd> run_once_each(int size, CellSearchOptions options,
                                                      SeenModels& had, const CellSink& sink,
                                                      const Control& control) const;
    [[nodiscard]] Result<CellSearchEnd> find_classes(int size, const InterpretationSink& sink,
                                                     const Control& control,
                                                     const OnLong& on_long) const;
    void fill(Interpretation& model, const CellTable& table, bool with_skolems) const;

    const MaceInput& input_;
    int greatest_;
    ClausalTheory theory_;
    std::optional<Isomorphic> isomorphic_;
    MaceOptions options_;
};

} // namespace loggia::ladr
