#pragma once

#include "core/puzzles/sheet/sheet.hpp"
#include "tests/ui/support/checks.hpp"

#include <QString>

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

/// Puzzles made by hand, to be shown.
namespace loggia::ui::testing {

using SheetPointer = std::shared_ptr<const puzzles::PuzzleSheet>;
using VerdictPointer = std::shared_ptr<const puzzles::SheetVerdict>;

inline QString u(const char* text) {
    return QString::fromUtf8(text);
}

inline std::size_t addStatement(puzzles::PuzzleSheet& sheet, const std::string& words,
                                logic::Expr formula) {
    using puzzles::SheetForm;
    std::string& text = sheet.texts[static_cast<std::size_t>(SheetForm::words)];
    puzzles::Statement statement;
    statement.lines[static_cast<std::size_t>(SheetForm::words)] = {
        static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')), 1};
    statement.formula = formula;
    text += words + '\n';
    sheet.statements.push_back(statement);
    return sheet.statements.size() - 1;
}

/// The first trial: a lady in room 2, and the first sign is false.
inline SheetPointer firstTrial() {
    auto sheet = std::make_shared<puzzles::PuzzleSheet>();
    sheet->setting = puzzles::PuzzleSheet::Setting::doors;
    logic::Store& store = sheet->store;
    const logic::Expr l1 = store.variable("l1");
    const logic::Expr l2 = store.variable("l2");
    const logic::Expr m1 = store.variable("m1");
    const logic::Expr m2 = store.variable("m2");
    const std::array first{l1, store.negation(l2)};
    const std::array both{l1, l2};
    const std::array signs{m1, m2};
    const std::string one = "in this room there is a lady, and in the other one a tiger";
    const std::string two = "in one of the rooms there is a lady, and in one of them a tiger";
    const auto sign1 =
        addStatement(*sheet, "Sign 1: " + one + '.',
                     store.equivalence(m1, store.node(logic::Kind::conjunction, first)));
    const auto sign2 = addStatement(*sheet, "Sign 2: " + two + '.',
                                    store.equivalence(m2, store.node(logic::Kind::parity, both)));
    addStatement(*sheet, "% One of the signs is true, the other one is not.",
                 store.node(logic::Kind::parity, signs));
    sheet->figures = {{"Room 1", one, sign1, "l1", "", "m1"},
                      {"Room 2", two, sign2, "l2", "", "m2"}};
    sheet->statements[sign1].figure = 0;
    sheet->statements[sign2].figure = 1;
    sheet->atoms = {"l1", "l2", "m1", "m2"};
    return sheet;
}

inline VerdictPointer firstTrialVerdict() {
    puzzles::SheetVerdict verdict;
    verdict.models = 1;
    verdict.complete = true;
    verdict.listed = {{false, true, false, true}};
    verdict.same = {false, true, false, true};
    return std::make_shared<const puzzles::SheetVerdict>(std::move(verdict));
}

/// Abe says that Bea is a knave, Bea that Cid is a knight, Cid that all are: only Abe is a knight.
inline SheetPointer threeIslanders() {
    auto sheet = std::make_shared<puzzles::PuzzleSheet>();
    sheet->setting = puzzles::PuzzleSheet::Setting::islanders;
    logic::Store& store = sheet->store;
    const logic::Expr a = store.variable("k_Abe");
    const logic::Expr b = store.variable("k_Bea");
    const logic::Expr c = store.variable("k_Cid");
    const std::array all{a, b, c};
    const std::array different{a, c};
    const auto one =
        addStatement(*sheet, "Abe says: Bea is a knave.", store.equivalence(a, store.negation(b)));
    const auto two = addStatement(*sheet, "Bea says: Cid is a knight.", store.equivalence(b, c));
    const auto three_says =
        addStatement(*sheet, "Cid says: all of us are knights.",
                     store.equivalence(c, store.node(logic::Kind::conjunction, all)));
    addStatement(*sheet, "fact: Abe and Cid are different.",
                 store.node(logic::Kind::parity, different));
    sheet->figures = {{"Abe", "Bea is a knave", one, "k_Abe", "", "k_Abe"},
                      {"Bea", "Cid is a knight", two, "k_Bea", "", "k_Bea"},
                      {"Cid", "all of us are knights", three_says, "k_Cid", "", "k_Cid"}};
    sheet->atoms = {"k_Abe", "k_Bea", "k_Cid"};
    return sheet;
}

inline VerdictPointer threeIslandersVerdict() {
    puzzles::SheetVerdict verdict;
    verdict.models = 1;
    verdict.complete = true;
    verdict.listed = {{true, false, false}};
    verdict.same = {true, false, false};
    return std::make_shared<const puzzles::SheetVerdict>(std::move(verdict));
}

/// Statements that nobody says.
inline SheetPointer plainStatements(int statements,
                                    const std::string& words = "If it rains, the street is "
                                                               "wet.") {
    auto sheet = std::make_shared<puzzles::PuzzleSheet>();
    for (int i = 0; i < statements; ++i)
        addStatement(*sheet, words.empty() ? words : std::to_string(i) + ": " + words,
                     sheet->store.variable("p" + std::to_string(i)));
    for (int i = 0; i < statements; ++i)
        sheet->atoms.push_back("p" + std::to_string(i));
    std::sort(sheet->atoms.begin(), sheet->atoms.end());
    return sheet;
}

} // namespace loggia::ui::testing
