#pragma once

#include "core/base/error.hpp"
#include "core/wumpus/knowledge.hpp"

#include <string_view>
#include <vector>

namespace loggia::wumpus {

struct ReadOptions {
    /// Accept any symbol, not only M, S, P and B of the 16 squares.
    bool lenient = false;
};

/// The statements of a text, with an error for each line that cannot be read.
struct Reading {
    std::vector<Statement> statements;
    std::vector<Error> errors; ///< one for each line that cannot be read, in order, with its place
};

/// Reads a rules file or a knowledge file: a statement in prefix or infix notation on each line
/// (see read_statement in core/logic/syntax.hpp), except lines that begin with `#` and lines that
/// are totally empty. Lines end in "\n", "\r\n" or "\r\r\n"; the last one need not; a byte order
/// mark is skipped. `store` is one of symbol_store(), whatever was read into it since.
[[nodiscard]] Reading read_lines(logic::Store& store, std::string_view text, Source source,
                                 ReadOptions options = {});

/// The same, or the first error.
[[nodiscard]] Result<std::vector<Statement>>
statements_of(logic::Store& store, std::string_view text, Source source, ReadOptions options = {});

/// Reads a statement file: the first statement of such a text, with nothing after it on its line.
/// Later lines are ignored. Fails also where there is no statement.
[[nodiscard]] Result<Statement> question_of(logic::Store& store, std::string_view text,
                                            ReadOptions options = {});

} // namespace loggia::wumpus
