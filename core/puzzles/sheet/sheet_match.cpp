#include "core/gf2/named_polynomial.hpp"
#include "core/puzzles/sheet/sheet_parts.hpp"

#include <algorithm>
#include <unordered_map>

namespace loggia::puzzles {

Result<std::string> meaning_of(const logic::Store& store, logic::Expr e, const Control& control) {
    const auto form = gf2::ring_form(store, e, control, most_terms_of_a_statement);
    if (!form)
        return tl::unexpected(form.error());
    return gf2::to_text(*form);
}

logic::Expr copied(const logic::Store& from, logic::Expr e, logic::Store& to) {
    std::unordered_map<std::uint32_t, logic::Expr> done;
    std::vector<logic::Expr> parts;
    for (const logic::Expr part : logic::postorder(from, e)) {
        logic::Expr made = to.constant(false);
        if (from.kind(part) == logic::Kind::constant) {
            made = to.constant(from.value_of(part));
        } else if (from.kind(part) == logic::Kind::variable) {
            made = to.variable(from.name(from.variable_of(part)));
        } else {
            parts.clear();
            for (const logic::Expr operand : from.operands(part))
                parts.push_back(done.at(operand.index()));
            made = to.node(from.kind(part), parts);
        }
        done.emplace(part.index(), made);
    }
    return done.at(e.index());
}

std::vector<std::optional<std::size_t>> matched(const std::vector<std::string>& now,
                                                const std::vector<std::string>& before) {
    std::vector<std::optional<std::size_t>> old(now.size());
    std::size_t first = 0;
    while (first < now.size() && first < before.size() && now[first] == before[first]) {
        old[first] = first;
        ++first;
    }
    std::size_t last = 0;
    while (last < now.size() - first && last < before.size() - first &&
           now[now.size() - 1 - last] == before[before.size() - 1 - last]) {
        old[now.size() - 1 - last] = before.size() - 1 - last;
        ++last;
    }
    const std::size_t rows = now.size() - first - last;
    const std::size_t columns = before.size() - first - last;
    constexpr std::size_t most_cells = 4'000'000;
    if (rows * columns > most_cells) {
        std::size_t next = first;
        for (std::size_t i = first; i < first + rows; ++i) {
            constexpr std::size_t reach = 100;
            const std::size_t end = std::min(next + reach, first + columns);
            const auto begin = before.begin() + static_cast<std::ptrdiff_t>(next);
            const auto limit = before.begin() + static_cast<std::ptrdiff_t>(end);
            const auto found = std::find(begin, limit, now[i]);
            if (found == limit)
                continue;
            old[i] = static_cast<std::size_t>(found - before.begin());
            next = *old[i] + 1;
        }
        return old;
    }
    // length[i][j]: of the longest common subsequence of what begins at i and j
    std::vector<std::uint32_t> length((rows + 1) * (columns + 1));
    const auto at = [&](std::size_t i, std::size_t j) -> std::uint32_t& {
        return length[i * (columns + 1) + j];
    };
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            at(i, j) = now[first + i] == before[first + j] ? at(i + 1, j + 1) + 1
                                                           : std::max(at(i + 1, j), at(i, j + 1));
    for (std::size_t i = 0, j = 0; i < rows && j < columns;)
        if (now[first + i] == before[first + j])
            old[first + i++] = first + j++;
        else if (at(i + 1, j) >= at(i, j + 1))
            ++i;
        else
            ++j;
    return old;
}

SheetLines lines_between(std::string_view text, std::size_t begin, std::size_t end) {
    const auto count = [&](std::size_t from, std::size_t to) {
        const auto part = text.substr(from, to - from);
        return static_cast<std::size_t>(std::count(part.begin(), part.end(), '\n'));
    };
    return {count(0, begin), count(begin, end) + 1};
}

} // namespace loggia::puzzles
