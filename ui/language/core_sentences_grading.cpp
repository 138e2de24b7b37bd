// What core says of hand-ins, but for the feedback of the judges (core_sentences_judging.cpp).
#include "ui/language/core_sentences.hpp"

#include <QCoreApplication>

#include <array>

namespace loggia::ui {

std::span<const char* const> sentencesOfGrading() {
    static constexpr auto sentences = std::to_array<const char*>({
        // core/grading/tasks
        QT_TRANSLATE_NOOP("Core", "Wumpus world"),
        QT_TRANSLATE_NOOP("Core", "Minimum CNF"),
        QT_TRANSLATE_NOOP("Core", "Davis-Putnam"),
        QT_TRANSLATE_NOOP("Core", "Formula game"),
        QT_TRANSLATE_NOOP("Core", "Models for Mace4"),
        QT_TRANSLATE_NOOP("Core", "Max-Connect4, one-move mode"),
        QT_TRANSLATE_NOOP("Core", "Peg puzzle: back end"),
        QT_TRANSLATE_NOOP("Core", "Peg puzzle: front end"),
        QT_TRANSLATE_NOOP("Core", "Search in mazes"),
        QT_TRANSLATE_NOOP("Core", "Translator to the Boolean ring"),
        QT_TRANSLATE_NOOP("Core", "A program that searches a maze: the path, its cost, and how "
                                  "many nodes it expands"),
        QT_TRANSLATE_NOOP("Core", "A program that decides whether a statement about a wumpus world "
                                  "is true, false, both or neither, together with its rules file"),
        QT_TRANSLATE_NOOP("Core", "A formula in conjunctive normal form with as few clauses, and "
                                  "then as few literals, as the problem allows"),
        QT_TRANSLATE_NOOP("Core",
                          "A program that finds an assignment that satisfies a set of clauses by "
                          "the Davis-Putnam procedure, or reports that there is none"),
        QT_TRANSLATE_NOOP("Core", "Four Python functions: build a formula tree, draw it, evaluate "
                                  "it, and find a winning move in the formula game"),
        QT_TRANSLATE_NOOP("Core",
                          "the module formula_game_functions.py, or PROGRAM in.txt out.txt"),
        QT_TRANSLATE_NOOP(
            "Core", "A file with models of the problem, as Mace4 or interpformat prints them"),
        QT_TRANSLATE_NOOP(
            "Core", "A program that makes one move in Max-Connect4 by a depth-limited search"),
        QT_TRANSLATE_NOOP("Core", "A program that turns the assignment found by Davis-Putnam back "
                                  "into the jumps that solve the peg puzzle"),
        QT_TRANSLATE_NOOP(
            "Core", "A program that writes clauses whose models are the solutions of a peg puzzle"),
        QT_TRANSLATE_NOOP(
            "Core",
            "A program that translates formulas into equations over the Boolean ring for Mace4"),
        QT_TRANSLATE_NOOP("Core", "Corner cases of the syntax"),
        QT_TRANSLATE_NOOP("Core", "In time, with 16 unknown symbols"),
        QT_TRANSLATE_NOOP("Core", "The rules file"),
        QT_TRANSLATE_NOOP("Core", "The formula is understood"),
        QT_TRANSLATE_NOOP("Core", "Equivalent to the problem"),
        QT_TRANSLATE_NOOP("Core", "In conjunctive normal form"),
        QT_TRANSLATE_NOOP("Core", "Fewest clauses"),
        QT_TRANSLATE_NOOP("Core", "Fewest clauses, then fewest literals"),
        QT_TRANSLATE_NOOP("Core", "Satisfiable clauses"),
        QT_TRANSLATE_NOOP("Core", "Unsatisfiable clauses"),
        QT_TRANSLATE_NOOP("Core", "Corner cases"),
        QT_TRANSLATE_NOOP("Core", "Back matter is reproduced"),
        QT_TRANSLATE_NOOP("Core", "Larger sets of clauses, in time"),
        QT_TRANSLATE_NOOP("Core", "build_tree on formulas"),
        QT_TRANSLATE_NOOP("Core", "build_tree on other texts"),
        QT_TRANSLATE_NOOP("Core", "The file is understood"),
        QT_TRANSLATE_NOOP("Core", "Each formula has the right value"),
        QT_TRANSLATE_NOOP("Core", "Legal moves in the right format"),
        QT_TRANSLATE_NOOP("Core", "No move on a full board"),
        QT_TRANSLATE_NOOP("Core", "Best moves where the search reaches the end"),
        QT_TRANSLATE_NOOP("Core", "Beats a player who moves at random"),
        QT_TRANSLATE_NOOP("Core", "The jumps in order of time"),
        QT_TRANSLATE_NOOP("Core", "Atoms and key in any order"),
        QT_TRANSLATE_NOOP("Core", "Puzzles that have solutions"),
        QT_TRANSLATE_NOOP("Core", "Puzzles without a solution"),
        QT_TRANSLATE_NOOP("Core", "Formulas"),
        QT_TRANSLATE_NOOP("Core", "Option %1"),
        QT_TRANSLATE_NOOP("Core", "Options in full and together"),
        QT_TRANSLATE_NOOP("Core", "Sees what is within the search depth"),
        QT_TRANSLATE_NOOP("Core", "Respects the depth limit"),
        QT_TRANSLATE_NOOP("Core", "Games against the reference player"),
        QT_TRANSLATE_NOOP("Core", "Processor time by depth"),
        QT_TRANSLATE_NOOP("Core", "Iterative deepening"),
        QT_TRANSLATE_NOOP("Core", "Bidirectional search"),
        QT_TRANSLATE_NOOP("Core", "Nodes expanded"),
        // core/grading
        QT_TRANSLATE_NOOP("Core", "graded"),
        QT_TRANSLATE_NOOP("Core", "could not be run"),
        QT_TRANSLATE_NOOP("Core", "did not build"),
        QT_TRANSLATE_NOOP("Core", "unfinished"),
        QT_TRANSLATE_NOOP("Core", "Ran %1"),
        QT_TRANSLATE_NOOP("Core", "Ran %1, not %2"),
        QT_TRANSLATE_NOOP("Core", "The same student also handed in %1; each is graded on its own"),
        QT_TRANSLATE_NOOP("Core", "Nothing to run: %1"),
        QT_TRANSLATE_NOOP("Core", "there is no module %1; %2"),
        QT_TRANSLATE_NOOP("Core", "no file in it can be run, and none is called %1"),
        QT_TRANSLATE_NOOP(
            "Core", "it is unclear which of %1 files is the program (%2), and none is called %3"),
        QT_TRANSLATE_NOOP("Core", "%1 has to be compiled, and there is no build command"),
        QT_TRANSLATE_NOOP("Core", "%1 is a kind of archive that Loggia does not unpack; hand in "
                                  "one .zip or .tar.gz archive"),
        QT_TRANSLATE_NOOP("Core", "%1 is a notebook, not a program; export it as a program"),
        QT_TRANSLATE_NOOP("Core", "%1 is a program for Windows; hand in its source"),
        QT_TRANSLATE_NOOP("Core", "%1 is a program for macOS; hand in its source"),
        QT_TRANSLATE_NOOP("Core",
                          "%1 is a compiled class of Java; hand in its source or a .jar file"),
        QT_TRANSLATE_NOOP("Core", "It cannot be read: %1"),
        QT_TRANSLATE_NOOP("Core",
                          "it has the hand-ins of a class; unpack it and grade what is in it"),
        QT_TRANSLATE_NOOP("Core", "it has the hand-ins of a class; grade what is in it"),
        QT_TRANSLATE_NOOP("Core", "there is no such file or folder"),
        QT_TRANSLATE_NOOP("Core", "it is a link, and links are not followed"),
        QT_TRANSLATE_NOOP("Core", "it has more than %1 files or more than %2 MB"),
        QT_TRANSLATE_NOOP("Core", "The build command %1"),
        QT_TRANSLATE_NOOP("Core", "ended with exit status %1"),
        QT_TRANSLATE_NOOP("Core", "ended with exit status %1 (a program was not found)"),
        QT_TRANSLATE_NOOP("Core", "crashed (%1)"),
        QT_TRANSLATE_NOOP("Core",
                          "did not end within %1 s of processor time or %2 s of wall-clock time"),
        QT_TRANSLATE_NOOP("Core", "used more than %1 MB of memory"),
        QT_TRANSLATE_NOOP("Core", "wrote more than %1 MB into its folder"),
        QT_TRANSLATE_NOOP("Core", "printed more than %1 kB"),
        QT_TRANSLATE_NOOP("Core", "bubblewrap is not installed (the program bwrap, package "
                                  "bubblewrap), so hand-ins cannot be run in a sandbox"),
        QT_TRANSLATE_NOOP(
            "Core", "bubblewrap does not work here, so hand-ins cannot be run in a sandbox: %1"),
        QT_TRANSLATE_NOOP("Core", "%1 is not the absolute path of a folder"),
        QT_TRANSLATE_NOOP("Core", "this is not a grading journal"),
        QT_TRANSLATE_NOOP("Core", "a report in the grading journal is damaged"),
        QT_TRANSLATE_NOOP("Core", "%1 is in use by another process"),
        QT_TRANSLATE_NOOP("Core", "%1 is not a regular file"),
        QT_TRANSLATE_NOOP("Core", "expected 'report' and a number of bytes"),
        QT_TRANSLATE_NOOP("Core", "cannot be written"),
    });
    return sentences;
}

} // namespace loggia::ui
