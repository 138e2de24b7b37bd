#include "core/game_graph/games/grid.hpp"

#include "core/base/number_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

namespace loggia::game_graph {

std::optional<int> Grid::beside(int cell, int right, int down) const {
    const int x = column(cell) + right;
    const int y = row(cell) + down;
    return inside(x, y) ? std::optional(this->cell(x, y)) : std::nullopt;
}

std::string Grid::name(int cell) const {
    return fmt::format("{}{}", static_cast<char>('a' + column(cell)), row(cell) + 1);
}

std::string Grid::size_text() const {
    return fmt::format("{}x{}", columns, rows);
}

std::string Grid::text(const std::vector<int>& contents, std::string_view signs) const {
    std::string shown;
    for (int cell = 0; cell < cells(); ++cell) {
        if (cell > 0 && column(cell) == 0)
            shown += '/';
        shown += signs[static_cast<std::size_t>(contents[static_cast<std::size_t>(cell)])];
    }
    return shown;
}

Result<std::vector<int>> Grid::read(std::string_view text, std::string_view signs) const {
    std::vector<int> contents;
    bool fits = text.size() == static_cast<std::size_t>(cells() + rows - 1);
    for (std::size_t at = 0; fits && at < text.size(); ++at) {
        if (static_cast<int>(at) % (columns + 1) == columns) {
            fits = text[at] == '/';
            continue;
        }
        const std::size_t sign = signs.find(text[at]);
        fits = sign != std::string_view::npos;
        contents.push_back(static_cast<int>(sign));
    }
    if (fits)
        return contents;
    return failure(fmt::format("the board must be {} of {} ({}), separated by slashes",
                               counted(static_cast<unsigned>(rows), "row"),
                               counted(static_cast<unsigned>(columns), "character"),
                               fmt::join(signs, " ")));
}

std::vector<Permutation> Grid::symmetries() const {
    std::set<Permutation> images;
    for (int image = 1; image < (columns == rows ? 8 : 4); ++image) {
        Permutation to;
        for (int cell = 0; cell < cells(); ++cell) {
            const int x = (image & 1) != 0 ? columns - 1 - column(cell) : column(cell);
            const int y = (image & 2) != 0 ? rows - 1 - row(cell) : row(cell);
            to.push_back((image & 4) != 0 ? this->cell(y, x) : this->cell(x, y));
        }
        images.insert(std::move(to));
    }
    Permutation itself;
    for (int cell = 0; cell < cells(); ++cell)
        itself.push_back(cell);
    images.erase(itself);
    return {images.begin(), images.end()};
}

} // namespace loggia::game_graph
