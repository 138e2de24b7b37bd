#include "core/connect4/engine/line_table.hpp"

namespace loggia::connect4 {

namespace {

using StraightLine = std::vector<unsigned>; // cell indices in order

/// All straight lines of at least four cells.
std::vector<StraightLine> all_lines() {
    std::vector<StraightLine> lines;
    const auto add = [&](int column, int row, int right, int up) {
        StraightLine line;
        for (; column < columns && row >= 0 && row < rows; column += right, row += up)
            line.push_back(static_cast<unsigned>(column * column_stride + row));
        if (line.size() >= 4)
            lines.push_back(line);
    };
    for (int row = 0; row < rows; ++row)
        add(0, row, 1, 0);
    for (int column = 0; column < columns; ++column)
        add(column, 0, 0, 1);
    for (int row = 0; row < rows; ++row) {
        add(0, row, 1, 1);
        add(0, row, 1, -1);
    }
    for (int column = 1; column < columns; ++column) {
        add(column, 0, 1, 1);
        add(column, rows - 1, 1, -1);
    }
    return lines;
}

struct Contents {
    Bits one = 0;
    Bits two = 0;
};

Contents contents_of(const StraightLine& line, std::size_t number) {
    Contents contents;
    for (const unsigned index : line) {
        if (number % 3 == 1)
            contents.one |= Bits{1} << index;
        else if (number % 3 == 2)
            contents.two |= Bits{1} << index;
        number /= 3;
    }
    return contents;
}

PackedScore value_of(Bits quadruple, const Contents& contents,
                     const std::array<PatternWeights, 2>& weights) {
    const Bits one = contents.one & quadruple;
    const Bits two = contents.two & quadruple;
    if (one != 0 && two != 0)
        return {};
    return {(one == quadruple ? 1 : 0) - (two == quadruple ? 1 : 0),
            quadruple_value(weights[0], quadruple, one) -
                quadruple_value(weights[1], quadruple, two)};
}

} // namespace

LineTable::LineTable(const std::array<PatternWeights, 2>& weights) {
    std::array<std::size_t, 64> used{};
    for (auto& steps : steps_)
        steps.fill({static_cast<std::uint16_t>(line_count), 0});

    std::size_t number_of_line = 0;
    for (const StraightLine& line : all_lines()) {
        start_.at(number_of_line) = static_cast<std::uint16_t>(scores_.size());
        std::size_t power = 1;
        for (const unsigned index : line) {
            steps_.at(index).at(used.at(index)++) = {static_cast<std::uint16_t>(number_of_line),
                                                     static_cast<std::uint16_t>(power)};
            power *= 3;
        }
        std::vector<Bits> on_line;
        for (std::size_t first = 0; first + 4 <= line.size(); ++first) {
            Bits quadruple = 0;
            for (std::size_t i = 0; i < 4; ++i)
                quadruple |= Bits{1} << line[first + i];
            on_line.push_back(quadruple);
        }
        for (std::size_t number = 0; number < power; ++number) {
            const Contents contents = contents_of(line, number);
            PackedScore sum;
            for (const Bits quadruple : on_line)
                sum += value_of(quadruple, contents, weights);
            scores_.push_back(sum);
        }
        ++number_of_line;
    }
    start_.at(line_count) = static_cast<std::uint16_t>(scores_.size());
    scores_.emplace_back();
}

PatternTables::PatternTables(const std::array<PatternModel, 2>& models)
    : lines{LineTable(models[0].weights), LineTable(models[1].weights)},
      initiative{models[0].initiative, models[1].initiative} {}

const PatternTables& pattern_tables() {
    static const PatternTables tables(pattern_models);
    return tables;
}

} // namespace loggia::connect4
