#include "core/base/foreign_format.hpp"

#include "core/base/scanner.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace loggia {

namespace {

bool is_any_of(std::string_view word, const auto& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// `aag 3 2 0 1 1`: maximum index, inputs, latches, outputs, gates, and counts of later versions.
bool is_head_of_aiger(std::string_view line) {
    constexpr std::size_t fewest = 6;
    const auto words = words_of(line);
    return words.size() >= fewest && (words[0].text == "aag" || words[0].text == "aig") &&
           std::all_of(words.begin() + 1, words.end(),
                       [](const Word& word) { return word.number<int>().has_value(); });
}

/// `o 1 2 -3 0`: an original clause with its number, with which proofs in FRAT begin.
bool is_head_of_frat(std::string_view line) {
    const auto words = words_of(line);
    return words.size() > 2 && words[0].text == "o" && words.back().text == "0" &&
           std::all_of(words.begin() + 1, words.end(),
                       [](const Word& word) { return word.number<int>().has_value(); });
}

/// The name of the language of which this is the first line that is no comment, before another
/// text.
std::string_view language_of(std::string_view line, std::string_view behind) {
    constexpr std::array<std::string_view, 10> smt{
        "set-logic",    "set-info",   "set-option",  "declare-fun", "declare-const",
        "declare-sort", "define-fun", "define-sort", "assert",      "check-sat"};
    constexpr std::array<std::string_view, 6> tptp{"fof", "cnf", "tff", "tcf", "thf", "include"};
    constexpr std::array<std::string_view, 4> bench{"INPUT", "OUTPUT", "input", "output"};
    constexpr std::array<std::string_view, 3> dot{"digraph", "graph", "strict"};
    const bool is_list = line.starts_with('(');
    const std::string_view said = line.substr(is_list ? 1 : 0);
    const std::size_t end = std::min(said.find_first_of(" \t(){"), said.size());
    const std::string_view word = said.substr(0, end);
    const std::string_view rest = said.substr(end);
    if (is_list)
        return is_any_of(word, smt) ? "SMT-LIB" : "";
    if (rest.starts_with('(') && is_any_of(word, tptp) &&
        rest.find_first_of(word == "include" ? "'" : ",") != std::string_view::npos)
        return "TPTP";
    const std::size_t closed = rest.find(')');
    if (is_any_of(word, bench) && rest.find_first_not_of(" \t") == rest.find('(') &&
        closed != std::string_view::npos &&
        rest.find_first_not_of(" \t\r", closed + 1) == std::string_view::npos)
        return "BENCH";
    const std::size_t next = behind.find_first_not_of(" \t\r\n");
    const bool opens_below = next != std::string_view::npos && behind[next] == '{';
    if (is_any_of(word, dot) &&
        (rest.find('{') != std::string_view::npos || (opens_below && words_of(rest).size() < 3)))
        return "DOT";
    if (line.starts_with("pseudo-Boolean proof version"))
        return "VeriPB";
    return is_head_of_aiger(line) ? "AIGER" : is_head_of_frat(line) ? "FRAT" : "";
}

/// The name of the kind of document that begins so, whose lines need not say it, and how much of
/// its beginning does.
std::pair<std::string_view, std::size_t> kind_of_document(std::string_view text) {
    struct Beginning {
        std::string_view text;
        std::string_view name;
    };
    constexpr std::array<Beginning, 10> beginnings{{{"%PDF-", "PDF"},
                                                    {"{\\rtf", "RTF"},
                                                    {"<!DOCTYPE html", "HTML"},
                                                    {"<!doctype html", "HTML"},
                                                    {"<html", "HTML"},
                                                    {"<table", "HTML"},
                                                    {"<?xml", "XML"},
                                                    {"<graphml", "XML"},
                                                    {"<project", "XML"},
                                                    {"MODULE main", "SMV"}}};
    for (const Beginning& beginning : beginnings)
        if (text.starts_with(beginning.text))
            return {beginning.name, beginning.text.size()};
    // `{"name": ...`, unlike a formula in braces
    const std::size_t name = text.find_first_not_of(" \t\r\n[{");
    const std::size_t end = name == std::string_view::npos || name == 0 || text[name] != '"'
                                ? std::string_view::npos
                                : text.find('"', name + 1);
    if (end == std::string_view::npos)
        return {"", 0};
    const std::string_view behind = text.substr(end + 1);
    const std::size_t colon = behind.find_first_not_of(" \t");
    const bool is_json = text[text.find_last_not_of(" \t\r\n", name - 1)] == '{' &&
                         colon != std::string_view::npos && behind[colon] == ':';
    return {is_json ? "JSON" : "", 1};
}

} // namespace

std::optional<ForeignFormat> foreign_format(std::string_view text) {
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n\xEF\xBB\xBF"), text.size());
    if (const auto [name, length] = kind_of_document(text.substr(first)); !name.empty())
        return ForeignFormat{name, span_at(text, first, length)};
    const auto is_comment = [](std::string_view line) {
        return line.empty() || std::string_view("%#;").find(line[0]) != std::string_view::npos ||
               line.starts_with("//");
    };
    for (Scanner scan(text); scan.next_line();) {
        std::string_view line = scan.line();
        const std::size_t blanks = std::min(line.find_first_not_of(" \t\r"), line.size());
        line.remove_prefix(blanks);
        if (is_comment(line))
            continue;
        const std::string_view name = language_of(line, scan.after_line());
        if (name.empty())
            break;
        scan.skip_blanks();
        return ForeignFormat{name,
                             scan.span(std::min(line.find_first_of(" \t({,", 1), line.size()))};
    }
    return std::nullopt;
}

} // namespace loggia
