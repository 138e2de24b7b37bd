#include "core/ladr/models/cell_finder.hpp"

#include "core/base/number_text.hpp"
#include "core/ladr/models/canonical_form.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace loggia::ladr {

/// A set of models that takes no more than a gigabyte.
class SeenModels {
public:
    /// Whether it is new.
    bool insert(std::string tables) {
        const std::size_t bytes = tables.size();
        const bool is_new = tables_.insert(std::move(tables)).second;
        bytes_ += is_new ? bytes + entry_bytes : 0;
        return is_new;
    }
    [[nodiscard]] bool is_full() const noexcept { return bytes_ > most_bytes; }
    [[nodiscard]] const std::unordered_set<std::string>& tables() const noexcept { return tables_; }

private:
    static constexpr std::size_t most_bytes = std::size_t{1} << 30U;
    static constexpr std::size_t entry_bytes = 64;

    std::unordered_set<std::string> tables_;
    std::size_t bytes_ = 0;
};

namespace {

/// The tables that set(integer_ring) and set(order_domain) fix.
void fix_tables(const MaceInput& input, ClausalTheory& theory) {
    enum class Flag : std::uint8_t { ring, order };
    struct Fixed {
        Flag flag;
        std::string_view text;
        int arity;
        bool is_relation;
        ClausalTheory::Entry entry;
    };
    static constexpr std::array fixed{
        Fixed{Flag::ring, "+", 2, false, [](int a, int b, int size) { return (a + b) % size; }},
        Fixed{Flag::ring, "*", 2, false, [](int a, int b, int size) { return a * b % size; }},
        Fixed{Flag::ring, "-", 1, false, [](int a, int, int size) { return (size - a) % size; }},
        Fixed{Flag::ring, "--", 2, false,
              [](int a, int b, int size) { return (size + a - b) % size; }},
        Fixed{Flag::order, "<", 2, true, [](int a, int b, int) { return a < b ? 1 : 0; }},
        Fixed{Flag::order, "<=", 2, true, [](int a, int b, int) { return a <= b ? 1 : 0; }}};
    for (ClausalTheory::Operation& operation : theory.operations)
        for (const Fixed& f : fixed)
            if (f.text == operation.text && f.arity == operation.arity &&
                f.is_relation == operation.is_relation &&
                (f.flag == Flag::ring ? input.integer_ring : input.order_domain))
                operation.fixed = f.entry;
}

tl::unexpected<Error> too_large(int size) {
    return failure(fmt::format("the problem is too large for a domain of {} elements",
                               number_text(static_cast<std::uint64_t>(size))));
}

std::string tables_of(const Interpretation& model) {
    std::string tables;
    for (const Interpretation::Operation& operation : model.operations)
        for (const int value : operation.table)
            tables += static_cast<char>(value);
    return tables;
}

/// The opposite, for a model whose tables have their lengths.
void set_tables(Interpretation& model, std::string_view tables) {
    std::size_t at = 0;
    for (Interpretation::Operation& operation : model.operations)
        for (int& value : operation.table)
            value = static_cast<unsigned char>(tables[at++]);
}

} // namespace

std::optional<CellFinder> CellFinder::make(const MaceInput& input, const Signature& signature,
                                           const MaceOptions& options,
                                           std::optional<Isomorphic> isomorphic) {
    if (!signature.depends_on_size)
        return std::nullopt;
    auto theory = clausal_theory(input, signature);
    if (!theory)
        return std::nullopt;
    fix_tables(input, *theory);
    return CellFinder(input, signature, options, std::move(*theory), isomorphic);
}

int CellFinder::fixed(int size) const {
    return input_.integer_ring || input_.order_domain ? size : greatest_ + 1;
}

bool CellFinder::has_skolems() const {
    return std::any_of(theory_.operations.begin(), theory_.operations.end(),
                       [](const ClausalTheory::Operation& o) { return o.is_skolem; });
}

CellSearchOptions CellFinder::search_options(int size) const {
    using Order = CellSearchOptions::Order;
    CellSearchOptions options;
    options.order = options_.selection_order == 0   ? Order::linear
                    : options_.selection_order == 1 ? Order::concentric
                                                    : Order::concentric_band;
    options.most_crossed = options_.selection_measure != 0;
    options.near_literals = options_.negprop;
    options.skolems_last = options_.skolems_last;
    options.one_of_skolems = options_.skolems_last || isomorphic_.has_value();
    const bool wants_lnh = isomorphic_ ? *isomorphic_ == Isomorphic::lnh : options_.lnh;
    options.least_number = wants_lnh && (!isomorphic_ || fixed(size) < size);
    return options;
}

/// Cells in the order in which models are compared, or LeastCheck would stop at open cells.
CellSearchOptions CellFinder::class_options(int size) const {
    CellSearchOptions options;
    options.order = CellSearchOptions::Order::concentric;
    options.most_crossed = false;
    options.near_literals = options_.negprop;
    options.least_number = false;
    options.skolems_last = options_.skolems_last;
    options.one_of_skolems = true;
    options.least_of_class = fixed(size);
    return options;
}

Result<CellSearchEnd> CellFinder::run(int size, const CellSearchOptions& options,
                                      const CellSink& sink, const Control& control) const {
    const CellSearchEnd end = search_cells(theory_, size, greatest_, options, sink, control);
    if (end == CellSearchEnd::too_many)
        return too_large(size);
    if (end == CellSearchEnd::refused && control.stop_requested())
        return CellSearchEnd::stopped;
    return end;
}

Result<CellSearchEnd> CellFinder::run_once_each(int size, CellSearchOptions options,
                                                SeenModels& had, const CellSink& sink,
                                                const Control& control) const {
    const bool may_change = !options.skolems_last && has_skolems();
    const bool is_limited = options.most_decisions > 0;
    std::uint64_t most_decisions = 100'000;
    std::uint64_t most_again = 50; // models
    bool some_came_again = false;
    Interpretation named = empty_model(size, false);
    for (;;) {
        if (!is_limited && may_change)
            options.most_decisions = most_decisions;
        std::uint64_t models = 0;
        bool come_too_often = false;
        auto end = run(
            size, options,
            [&](const CellTable& table, bool is_least) {
                fill(named, table, false);
                ++models;
                if (had.insert(tables_of(named)))
                    return !had.is_full() && sink(table, is_least);
                some_came_again = true;
                come_too_often = may_change && !options.skolems_last &&
                                 models > most_again + 10 * had.tables().size();
                return !come_too_often;
            },
            control);
        if (had.is_full())
            return too_large(size);
        const bool is_over = end && *end == CellSearchEnd::limit && !is_limited;
        if (!is_over && (!come_too_often || !end || *end != CellSearchEnd::refused))
            return end;
        options.on_long = {}; // once
        const bool may_help = some_came_again || models == 0;
        if (options.skolems_last || !may_help) {
            most_decisions *= 10;
            most_again *= 10;
        }
        options.skolems_last = !options.skolems_last && may_help;
    }
}

Result<CellSearchEnd> CellFinder::find(int size, const InterpretationSink& sink,
                                       const Control& control, const OnLong& on_long) const {
    if (isomorphic_ == Isomorphic::none)
        return find_classes(size, sink, control, on_long);
    Interpretation model = empty_model(size, true);
    Interpretation named = empty_model(size, false);
    SeenModels seen;
    CellSearchOptions options = search_options(size);
    options.on_long = on_long.call;
    options.long_decisions = on_long.decisions;
    if (isomorphic_ == Isomorphic::all && has_skolems()) {
        const auto send = [&](const CellTable& table, bool) {
            fill(model, table, true);
            return sink(model);
        };
        return run_once_each(size, options, seen, send, control);
    }
    const auto end = run(
        size, options,
        [&](const CellTable& table, bool) {
            if (isomorphic_ && has_skolems()) {
                fill(named, table, false);
                if (!seen.insert(tables_of(named)))
                    return true;
            }
            fill(model, table, true);
            return !seen.is_full() && sink(model);
        },
        control);
    return seen.is_full() ? too_large(size) : end;
}

/// The least model of each class, and where it took too long to see which that is, the first one,
/// told by canonical forms. These are made for all only when the first of those cases has come.
Result<CellSearchEnd> CellFinder::find_classes(int size, const InterpretationSink& sink,
                                               const Control& control,
                                               const OnLong& on_long) const {
    Interpretation model = empty_model(size, true);
    Interpretation named = empty_model(size, false);
    SeenModels least;
    SeenModels classes;
    bool is_certain = true;
    const auto class_is_new = [&](const Interpretation& one) {
        CanonicalForm form = canonical_form(one, fixed(size), control);
        return form.complete && classes.insert(std::move(form.tables));
    };
    const auto take = [&](const CellTable& table, bool is_least) {
        fill(named, table, false);
        if (is_certain && !is_least) {
            is_certain = false;
            Interpretation other = named;
            const std::string mine = tables_of(named);
            for (const std::string& tables : least.tables())
                if (tables != mine) {
                    set_tables(other, tables);
                    (void)class_is_new(other);
                }
        }
        if (!is_certain && !class_is_new(named))
            return !control.stop_requested();
        fill(model, table, true);
        return !classes.is_full() && sink(model);
    };
    CellSearchOptions options = class_options(size);
    options.on_long = on_long.call;
    options.long_decisions = on_long.decisions;
    const auto end = run_once_each(size, options, least, take, control);
    return classes.is_full() ? too_large(size) : end;
}

Result<std::optional<mpz_class>> CellFinder::count_by_classes(int size, const Control& control,
                                                              std::uint64_t most_decisions) const {
    mpz_class names = 1;
    for (int i = fixed(size); i < size; ++i)
        names *= i - fixed(size) + 1;
    mpz_class number = 0;
    SeenModels least;
    SeenModels classes;
    Interpretation named = empty_model(size, false);
    const auto take = [&](const CellTable& table, bool) {
        fill(named, table, false);
        CanonicalForm form = canonical_form(named, fixed(size), control);
        if (form.complete && classes.insert(std::move(form.tables))) {
            mpz_class automorphisms = 1;
            for (const int orbit : form.orbits)
                automorphisms *= orbit;
            number += names / automorphisms;
        }
        return form.complete && !classes.is_full();
    };
    CellSearchOptions options = class_options(size);
    options.most_decisions = most_decisions;
    const auto end = run_once_each(size, options, least, take, control);
    if (!end)
        return tl::unexpected(end.error());
    if (classes.is_full())
        return too_large(size);
    if (*end != CellSearchEnd::complete)
        return std::nullopt;
    return number;
}

Interpretation CellFinder::empty_model(int size, bool with_skolems) const {
    Interpretation model;
    model.size = size;
    for (const ClausalTheory::Operation& operation : theory_.operations)
        if (with_skolems || !operation.is_skolem)
            model.operations.push_back(
                {operation.text, operation.arity, operation.is_relation, {}});
    return model;
}

void CellFinder::fill(Interpretation& model, const CellTable& table, bool with_skolems) const {
    std::size_t place = 0;
    for (std::size_t i = 0; i < theory_.operations.size(); ++i) {
        if (!with_skolems && theory_.operations[i].is_skolem)
            continue;
        const std::size_t first = table.base(i);
        const std::size_t last =
            i + 1 < theory_.operations.size() ? table.base(i + 1) : table.cells();
        auto& entries = model.operations[place++].table;
        entries.resize(last - first);
        for (std::size_t cell = first; cell < last; ++cell)
            entries[cell - first] = table.value(cell);
    }
}

} // namespace loggia::ladr
