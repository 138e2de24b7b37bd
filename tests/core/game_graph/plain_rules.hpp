#pragma once

#include "core/game_graph/games/value.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

// Games as one would write them down first: a position is its text, the rules are functions of
// texts, and values are found by going through all positions again and again. It shares nothing
// with core but the texts of positions.
namespace loggia::game_graph::plain {

/// A position taken apart: whose turn it is, and what follows between the commas.
struct Parts {
    int player = 1;
    std::vector<std::string> fields;

    [[nodiscard]] std::string text() const {
        std::string all = "(" + std::to_string(player);
        for (const std::string& field : fields)
            all += ", " + field;
        return all + ")";
    }
};

inline Parts parts_of(const std::string& text) {
    Parts parts;
    parts.player = text.at(1) - '0';
    std::string field;
    for (std::size_t i = 4; i < text.size(); ++i)
        if (text[i] == ',' || text[i] == ')') {
            parts.fields.push_back(field);
            field.clear();
        } else if (text[i] != ' ') {
            field += text[i];
        }
    return parts;
}

/// Rows of a board from the text that has slashes between them, and back.
using Rows = std::vector<std::string>;
inline Rows rows_of(const std::string& field) {
    Rows rows(1);
    for (const char c : field)
        if (c == '/')
            rows.emplace_back();
        else
            rows.back() += c;
    return rows;
}
inline std::string joined(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "" : "/") + row;
    return text;
}
/// What stands there; a blank outside of the board.
inline char sign_at(const Rows& rows, int column, int row) {
    if (row < 0 || column < 0 || row >= static_cast<int>(rows.size()) ||
        column >= static_cast<int>(rows[0].size()))
        return ' ';
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}
inline void put(Rows& rows, int column, int row, char sign) {
    rows.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column)) = sign;
}

/// The rules of a game.
struct Rules {
    std::string start;
    /// For whoever is to move, where the game is over.
    std::function<std::optional<Outcome>(const std::string&)> ending;
    /// The positions that moves lead to; asked only where the game goes on.
    std::function<std::vector<std::string>(const std::string&)> moves;
};

using Texts = std::vector<std::string>;
using Ending = std::optional<Outcome>;

/// The rules of a game in which whoever cannot move has lost.
inline Rules last_mover_wins(const std::string& start,
                             std::function<Texts(const std::string&)> moves) {
    const auto ending = [moves](const std::string& text) {
        return moves(text).empty() ? Ending(Outcome::loss) : Ending();
    };
    return {start, ending, std::move(moves)};
}

/// The values of all positions.
inline std::map<std::string, Value> values_of(const Rules& rules) {
    struct Node {
        std::string text;
        std::vector<std::size_t> next;
        bool known = false;
        Value value;
    };
    std::map<std::string, std::size_t> numbers{{rules.start, 0}};
    std::vector<Node> nodes{{rules.start, {}, false, {}}};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::string text = nodes[i].text;
        if (const auto ending = rules.ending(text)) {
            nodes[i].known = true;
            nodes[i].value = Value{*ending, 0};
            continue;
        }
        for (const std::string& to : rules.moves(text)) {
            const auto [at, is_new] = numbers.try_emplace(to, nodes.size());
            if (is_new)
                nodes.push_back({to, {}, false, {}});
            nodes[i].next.push_back(at->second);
        }
    }
    // In round r all that is decided by positions r - 1 moves away from their end: first wins and
    // losses, then draws.
    for (const bool draws : {false, true}) {
        bool found = true;
        for (std::uint32_t round = 1; found; ++round) {
            std::vector<std::pair<std::size_t, Value>> decided;
            for (std::size_t i = 0; i < nodes.size(); ++i) {
                if (nodes[i].known)
                    continue;
                bool wins = false;
                bool loses = true;
                bool drawn = false;
                for (const std::size_t next : nodes[i].next) {
                    const Node& node = nodes[next];
                    // The other side's loss is a win; not so for who moves again.
                    const bool again = node.text.at(1) == nodes[i].text.at(1);
                    const Outcome winning = again ? Outcome::win : Outcome::loss;
                    drawn = drawn || (node.known && node.value.outcome == Outcome::draw);
                    wins = wins || (node.known && node.value.outcome == winning);
                    loses = loses && node.known && node.value.outcome != winning &&
                            node.value.outcome != Outcome::draw;
                }
                if (!draws && (wins || loses))
                    decided.push_back({i, {wins ? Outcome::win : Outcome::loss, round}});
                if (draws && drawn)
                    decided.push_back({i, {Outcome::draw, round}});
            }
            for (const auto& [i, value] : decided) {
                nodes[i].known = true;
                nodes[i].value = value;
            }
            found = !decided.empty();
        }
    }
    std::map<std::string, Value> values;
    for (const Node& node : nodes)
        values[node.text] = node.known ? node.value : Value{Outcome::draw, Value::endless};
    return values;
}

} // namespace loggia::game_graph::plain
