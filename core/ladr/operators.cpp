#include "core/ladr/operators.hpp"

#include <algorithm>
#include <iterator>

namespace loggia::ladr {

namespace {

using Type = Operator::Type;

} // namespace

Operators::Operators()
    : all_{{"#", 810, Type::infix_right}, {"<->", 800, Type::infix},
           {"->", 800, Type::infix},      {"<-", 800, Type::infix},
           {"|", 790, Type::infix_right}, {"||", 790, Type::infix_right},
           {"&", 780, Type::infix_right}, {"&&", 780, Type::infix_right},
           {"=", 700, Type::infix},       {"!=", 700, Type::infix},
           {"==", 700, Type::infix},      {"!==", 700, Type::infix},
           {"<", 700, Type::infix},       {"<=", 700, Type::infix},
           {">", 700, Type::infix},       {">=", 700, Type::infix},
           {"@<", 700, Type::infix},      {"@<=", 700, Type::infix},
           {"@>", 700, Type::infix},      {"@>=", 700, Type::infix},
           {"+", 500, Type::infix},       {"*", 500, Type::infix},
           {"@", 500, Type::infix},       {"/", 500, Type::infix},
           {"\\", 500, Type::infix},      {"^", 500, Type::infix},
           {"v", 500, Type::infix},       {"-", 350, Type::prefix},
           {"'", 300, Type::postfix}} {}

void Operators::set_arithmetic(bool on) {
    if (on) {
        declare({"+", 490, Type::infix_right});
        declare({"*", 470, Type::infix_right});
        declare({"/", 460, Type::infix});
        declare({"mod", 460, Type::infix});
        declare({"--", 490, Type::infix});
        subtracts_ = true;
        return;
    }
    for (const char* text : {"+", "*", "/"})
        declare({text, 500, Type::infix});
    forget("mod");
    forget("--");
}

void Operators::declare(const Operator& op) {
    std::erase_if(all_, [&](const Operator& old) {
        return old.text == op.text && old.is_prefix() == op.is_prefix();
    });
    all_.push_back(op);
    if (op.text == "--")
        subtracts_ = false;
}

void Operators::forget(std::string_view text) {
    std::erase_if(all_, [&](const Operator& op) { return op.text == text; });
}

void Operators::copy(std::string_view from, const std::string& to) {
    std::vector<Operator> copies;
    std::copy_if(all_.begin(), all_.end(), std::back_inserter(copies),
                 [&](const Operator& op) { return op.text == from; });
    for (Operator& op : copies) {
        op.text = to;
        declare(op);
    }
}

const Operator* Operators::prefix(std::string_view text) const noexcept {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Operator& op) {
        return op.is_prefix() && op.text == text;
    });
    return found == all_.end() ? nullptr : &*found;
}

const Operator* Operators::after(std::string_view text) const noexcept {
    const auto found = std::find_if(all_.begin(), all_.end(), [&](const Operator& op) {
        return !op.is_prefix() && op.text == text;
    });
    return found == all_.end() ? nullptr : &*found;
}

std::string_view Operators::match(std::string_view text, bool for_operand) const noexcept {
    std::size_t longest = !text.empty() && is_special_character(text[0]) ? 1 : 0;
    for (const Operator& op : all_)
        if (op.text.size() > longest && is_special_character(op.text[0]) &&
            text.starts_with(op.text) && !(for_operand && subtracts_ && op.text == "--"))
            longest = op.text.size();
    return text.substr(0, longest);
}

bool is_name_character(char c) noexcept {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '$' ||
           c == '_';
}

bool is_special_character(char c) noexcept {
    constexpr std::string_view special = "+-*/\\^<>=`~?@&|!#':;";
    return special.find(c) != std::string_view::npos;
}

} // namespace loggia::ladr
