#pragma once

#include "tests/ui/support/reach.hpp"
#include "ui/commands/command.hpp"
#include "ui/shell/page.hpp"

#include <QAbstractButton>
#include <QComboBox>
#include <QHash>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <functional>
#include <vector>

namespace loggia::ui::testing {

/// The entries of a menu and of those below it.
inline QList<QAction*> entriesOf(const QMenu& menu) {
    QList<QAction*> result;
    for (QAction* action : menu.actions())
        if (const QMenu* below = action->menu())
            result << entriesOf(*below);
        else
            result << action;
    return result;
}

/// Something that a person can do on a page, found again on each page of that kind by its number.
struct Act {
    QString name;
    std::function<void()> run;
};

inline QString nameOfAct(const QWidget& widget) {
    QStringList names;
    if (!widget.objectName().isEmpty())
        names << widget.objectName();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        names << button->text().remove(QLatin1Char('&'));
    if (names.join(QString()).isEmpty())
        names << widget.accessibleName();
    return names.join(QLatin1Char(' '));
}

inline const QMenu* menuOf(const QAbstractButton& button) {
    if (const auto* tool = qobject_cast<const QToolButton*>(&button))
        return tool->menu();
    const auto* push = qobject_cast<const QPushButton*>(&button);
    return push ? push->menu() : nullptr;
}

/// Every command, button and entry of a list.
inline std::vector<Act> actsOf(Page& page) {
    std::vector<Act> acts;
    for (const CommandSpec& command : page.info().commands)
        acts.push_back(
            {QString::fromLatin1(command.id), [&page, &command] { command.trigger(page); }});
    for (auto* button : page.findChildren<QAbstractButton*>())
        if (menuOf(*button))
            for (QAction* action : menuOf(*button)->actions())
                acts.push_back(
                    {QStringLiteral("menu %1: %2").arg(nameOfAct(*button), action->text()),
                     [action] { action->trigger(); }});
        else
            acts.push_back({QStringLiteral("button ") + nameOfAct(*button), [button] {
                                if (reach(*button))
                                    button->click();
                            }});
    for (auto* box : page.findChildren<QComboBox*>())
        for (int i = 0; i < box->count(); ++i)
            acts.push_back(
                {QStringLiteral("list %1: %2").arg(nameOfAct(*box), box->itemText(i)), [box, i] {
                     if (reach(*box) && box->currentIndex() != i) {
                         box->setCurrentIndex(i);
                         Q_EMIT box->activated(i);
                     }
                 }});
    return acts;
}

using Acts = QHash<QString, QStringList>;

/// What brings another document, by page.
inline const Acts& replacements() {
    static const Acts acts{
        {QStringLiteral("connect4"), {QStringLiteral("button New game")}},
        {QStringLiteral("formula-game"),
         {QStringLiteral("formula-game.random"), QStringLiteral("button make Make this game"),
          QStringLiteral("button another New game"), QStringLiteral("formula-game.restart"),
          QStringLiteral("button Play again")}},
        {QStringLiteral("wumpus"),
         {QStringLiteral("wumpus.walk"), QStringLiteral("button newWalk New walk")}},
        {QStringLiteral("peg"),
         {QStringLiteral("peg.example"), QStringLiteral("peg.random"),
          QStringLiteral("button random-board Random board"), QStringLiteral("button triangle10 "),
          QStringLiteral("button triangle15 "), QStringLiteral("button triangle21 "),
          QStringLiteral("button hexagon19 "), QStringLiteral("button plus21 "),
          QStringLiteral("button english33 "), QStringLiteral("button european37 "),
          QStringLiteral("button diamond41 "), QStringLiteral("button german45 "),
          QStringLiteral("button corner10 "), QStringLiteral("button ring4 "),
          QStringLiteral("button solved15 ")}},
        {QStringLiteral("sat"),
         {QStringLiteral("sat.pigeonhole"), QStringLiteral("sat.sudoku"),
          QStringLiteral("sat.random"), QStringLiteral("sat.peg"),
          QStringLiteral("button Pigeonhole"), QStringLiteral("button Sudoku"),
          QStringLiteral("button Random 3-SAT"), QStringLiteral("button Peg board"),
          QStringLiteral("button generateNew New clauses"),
          QStringLiteral("button generateSeed Make these clauses")}},
        {QStringLiteral("normal-forms"),
         {QStringLiteral("normal-forms.make-problem"), QStringLiteral("normal-forms.take-result"),
          QStringLiteral("normal-forms.digits"), QStringLiteral("button another New problem"),
          QStringLiteral("button make Make this problem"), QStringLiteral("normal-forms.map-2"),
          QStringLiteral("normal-forms.map-3"), QStringLiteral("normal-forms.map-4"),
          QStringLiteral("normal-forms.map-5"), QStringLiteral("normal-forms.map-6"),
          QStringLiteral("menu newMap Empty map: &2 variables"),
          QStringLiteral("menu newMap Empty map: &3 variables"),
          QStringLiteral("menu newMap Empty map: &4 variables"),
          QStringLiteral("menu newMap Empty map: &5 variables"),
          QStringLiteral("menu newMap Empty map: &6 variables")}},
        {QStringLiteral("game-graph"),
         {QStringLiteral("game-graph.draw"),
          QStringLiteral("list games: Even or Odd"),
          QStringLiteral("list games: Nim"),
          QStringLiteral("list games: Subtraction"),
          QStringLiteral("list games: Kayles"),
          QStringLiteral("list games: Dawson's Kayles"),
          QStringLiteral("list games: Chomp"),
          QStringLiteral("list games: Tic-tac-toe"),
          QStringLiteral("list games: Connect 4"),
          QStringLiteral("list games: Mu Torere"),
          QStringLiteral("list games: Dodgem"),
          QStringLiteral("list games: Othello"),
          QStringLiteral("list games: Kalah"),
          QStringLiteral("list games: Checkers"),
          QStringLiteral("list games: Dots and boxes"),
          QStringLiteral("list games: Hexapawn"),
          QStringLiteral("list games: Domineering"),
          QStringLiteral("list games: Achi"),
          QStringLiteral("list games: Three men's morris"),
          QStringLiteral("list games: Sim"),
          QStringLiteral("list games: Konane"),
          QStringLiteral("list games: Custom graph")}},
        {QStringLiteral("pathfinding"),
         {QStringLiteral("pathfinding.generate"), QStringLiteral("pathfinding.generate-next"),
          QStringLiteral("button shuffle Shuffle"), QStringLiteral("button next-shuffle Next seed"),
          QStringLiteral("button generate Make this maze"),
          QStringLiteral("button next-seed New maze"), QStringLiteral("button another New maze"),
          QStringLiteral("pathfinding.graph"), QStringLiteral("list what: A graph you draw"),
          QStringLiteral("list what: The 8-puzzle"), QStringLiteral("list what: The 15-puzzle")}},
        {QStringLiteral("puzzles"),
         {QStringLiteral("puzzles.example"), QStringLiteral("puzzles.next-example"),
          QStringLiteral("button another New puzzle"),
          QStringLiteral("button make Make this puzzle")}},
    };
    return acts;
}

} // namespace loggia::ui::testing
