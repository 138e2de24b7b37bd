#pragma once

#include "core/wumpus/format.hpp"

#include <string>
#include <vector>

namespace loggia::wumpus {

/// A rules file and a knowledge file, read.
struct Base {
    logic::Store store = symbol_store();
    std::vector<Statement> lines;

    explicit Base(const std::string& rules, const std::string& knowledge = {},
                  ReadOptions options = {}) {
        lines = statements_of(store, rules, Source::rules, options).value();
        const auto more = statements_of(store, knowledge, Source::knowledge, options).value();
        lines.insert(lines.end(), more.begin(), more.end());
    }

    logic::Expr statement(const std::string& text, ReadOptions options = {}) {
        return question_of(store, text, options).value().expr;
    }

    [[nodiscard]] std::vector<Statement> only(const std::vector<std::size_t>& chosen) const {
        std::vector<Statement> some;
        for (const std::size_t line : chosen)
            some.push_back(lines[line]);
        return some;
    }
};

} // namespace loggia::wumpus
