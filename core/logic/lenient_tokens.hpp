#pragma once

#include "core/base/error.hpp"
#include "core/logic/lenient_spellings.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace loggia::logic::lenient {

/// Cuts a text into tokens, in time linear in its length. Blanks, a byte order mark, `{}`, LaTeX
/// commands that only move what follows, and one pair of `$`, `$$`, `\(` or `\[` around everything
/// are passed over.
class Lexer {
public:
    Lexer(std::string_view text, bool single_letters);

    /// The next token, `end` again and again at the end; an error for what begins none.
    Result<Token> next();

    [[nodiscard]] tl::unexpected<Error> error(std::string message, const Token& token) const;

private:
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] bool follows(char c) const { return !at_end() && text_[at_] == c; }
    [[nodiscard]] std::string_view word_at(std::size_t at) const;
    [[nodiscard]] tl::unexpected<Error> error_here(std::string message, std::size_t length) const;
    [[nodiscard]] tl::unexpected<Error> unknown() const;
    [[nodiscard]] tl::unexpected<Error> truth_letter_or_variable() const;

    void open_mathematics();
    void skip_blanks();
    Result<Token> token();
    Result<Token> word();
    Result<Token> single_letter();
    Result<Token> variable_letter();
    Result<Token> quoted();
    Result<Token> dot();
    [[nodiscard]] std::string_view word_before(std::size_t end) const;
    Result<Token> command();
    Result<Token> named_group(bool function, bool upright);
    Result<void> name_piece();
    Result<Token> with_index(Token token);
    bool opens_operands(std::string_view word, Token& token);
    Result<void> refuse_bar() const;
    Token taken(Token token, std::size_t length);

    std::string_view whole_;
    std::string_view text_; ///< whole_ without what closes the mathematics
    std::size_t at_ = 0;
    std::size_t begin_ = 0;     ///< of the token at hand
    std::size_t last_end_ = 0;  ///< of the token before
    std::size_t run_end_ = 0;   ///< of the letters of which single letters are being taken
    std::size_t questions_ = 0; ///< that have no colon yet
    bool has_capital_ = false;  ///< among single letters
    bool has_truth_letter_ = false;
    bool single_letters_;
    std::string name_;
    std::string index_;
};

} // namespace loggia::logic::lenient
