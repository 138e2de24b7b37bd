#include "ui/wumpus/cave_scene.hpp"

#include "ui/wumpus/wumpus_words.hpp"

#include <QStringList>

#include <algorithm>
#include <bit>

namespace loggia::ui {

using wumpus::Sign;
using wumpus::signs;
using wumpus::Square;
using wumpus::Squares;
using wumpus::Symbol;
using wumpus::Verdict;

namespace {

QString nameOf(Sign sign) {
    const std::array names{WumpusWords::tr("monster"), WumpusWords::tr("stench"),
                           WumpusWords::tr("pit"), WumpusWords::tr("breeze")};
    return names.at(static_cast<std::size_t>(sign));
}

QString inWords(const CaveMark& mark, const QString& name) {
    switch (*mark.state) {
    case Verdict::definitely_true:
        return name;
    case Verdict::definitely_false:
        return WumpusWords::tr("no %1").arg(name);
    case Verdict::possibly:
        return mark.chance.isEmpty() ? WumpusWords::tr("%1 open").arg(name)
                                     : WumpusWords::tr("%1 open, %2").arg(name, mark.chance);
    case Verdict::both:
        break;
    }
    return WumpusWords::tr("%1 contradictory").arg(name);
}

} // namespace

QString textOf(Square square) {
    return QString::fromStdString(to_text(square));
}

QString textOf(Squares squares) {
    QStringList texts;
    for (int n = 0; n < wumpus::square_count; ++n)
        if (wumpus::has(squares, Square::of(n)))
            texts << textOf(Square::of(n));
    return texts.join(QLatin1String(", "));
}

QString percent(double chance) {
    if (chance > 0 && chance < 0.01)
        return WumpusWords::tr("<1 %");
    if (chance < 1 && chance > 0.99)
        return WumpusWords::tr(">99 %");
    return WumpusWords::tr("%1 %").arg(qRound(100 * chance));
}

CaveScene sceneOf(const std::optional<wumpus::Marks>& marks,
                  const std::optional<wumpus::Probabilities>& probabilities) {
    CaveScene scene;
    scene.name = WumpusWords::tr("The cave: what is known about its 16 squares");
    for (int n = 0; marks && n < wumpus::symbol_count; ++n) {
        const Symbol symbol = Symbol::of(n);
        CaveMark& mark = scene.at(symbol.square).marks.at(static_cast<std::size_t>(symbol.sign));
        mark.state = marks->at(static_cast<std::size_t>(n));
        // Of what kills: that of the others would hide the map under numbers.
        const bool kills = symbol.sign == Sign::monster || symbol.sign == Sign::pit;
        if (mark.state != Verdict::possibly || !kills || !probabilities)
            continue;
        if (const auto chance = probabilities->of(symbol))
            mark.chance = percent(*chance);
    }
    return scene;
}

void addWalk(CaveScene& scene, const wumpus::Walk& walk, bool reveal) {
    scene.at(walk.path().back()).here = true;
    scene.at(walk.path().back()).dead = walk.died();
    const Squares reach = walk.within_reach();
    const Squares safe = walk.died() ? Squares{0} : walk.proven_safe();
    const bool risky = (reach & safe) == 0;
    int least = wumpus::cave_count;
    for (int n = 0; n < wumpus::square_count; ++n)
        if (wumpus::has(reach, Square::of(n)))
            least = std::min(least, walk.deadly(Square::of(n)));
    for (int n = 0; n < wumpus::square_count; ++n) {
        const Square square = Square::of(n);
        CaveCell& cell = scene.at(square);
        cell.visited = wumpus::has(walk.visited(), square);
        cell.goal = wumpus::has(reach, square);
        cell.safe = wumpus::has(reach & safe, square);
        if (wumpus::has(reach, square) && !cell.safe) {
            cell.risk = percent(walk.risk(square));
            cell.best = risky && walk.deadly(square) == least;
        }
        for (const Sign sign : signs)
            if (reveal && walk.hidden().holds({sign, square}))
                cell.hidden += QLatin1Char(letter(sign));
    }
}

void addHunt(CaveScene& scene, const wumpus::Hunt& hunt, bool reveal) {
    addWalk(scene, hunt.walk(), reveal);
    for (int n = 0; n < wumpus::square_count; ++n) {
        const Square square = Square::of(n);
        CaveCell& cell = scene.at(square);
        const bool here = square == hunt.here();
        cell.here = here && !hunt.climbed();
        cell.dead = here && hunt.walk().died();
        cell.goal = hunt.can(wumpus::action::Go{square});
        cell.gold = hunt.has_gold() ? cell.here : square == hunt.gold() && (reveal || here);
        if (hunt.climbed()) { // Nobody goes on.
            cell.safe = false;
            cell.best = false;
            cell.risk.clear();
        }
    }
    scene.at({1, 1}).exit = true;
}

void hideChances(CaveScene& scene) {
    for (CaveCell& cell : scene.cells) {
        cell.risk.clear();
        for (CaveMark& mark : cell.marks)
            mark.chance.clear();
    }
}

void nameCells(CaveScene& scene) {
    for (int n = 0; n < wumpus::square_count; ++n) {
        const Square square = Square::of(n);
        CaveCell& cell = scene.at(square);
        QStringList parts;
        if (cell.here)
            parts << (cell.dead ? WumpusWords::tr("you died here")
                                : WumpusWords::tr("you are here"));
        else if (cell.visited)
            parts << WumpusWords::tr("visited");
        if (cell.exit)
            parts << WumpusWords::tr("the way out");
        if (cell.gold)
            parts << WumpusWords::tr("gold");
        if (cell.safe)
            parts << WumpusWords::tr("provably safe");
        if (!cell.risk.isEmpty())
            parts << (cell.best ? WumpusWords::tr("lowest risk, %1").arg(cell.risk)
                                : WumpusWords::tr("risk %1").arg(cell.risk));
        for (const Sign sign : signs) {
            const CaveMark& mark = cell.marks.at(static_cast<std::size_t>(sign));
            if (mark.state)
                parts << inWords(mark, nameOf(sign));
        }
        if (!cell.hidden.isEmpty())
            parts << WumpusWords::tr("hidden here: %1").arg(cell.hidden);
        cell.name = WumpusWords::tr("%1: %2").arg(textOf(square), parts.join(QLatin1String("; ")));
    }
}

CaveScene sceneOf(wumpus::World world, const std::optional<wumpus::World>& other) {
    CaveScene scene;
    scene.name = describe(world);
    for (int n = 0; n < wumpus::symbol_count; ++n) {
        const Symbol symbol = Symbol::of(n);
        CaveMark& mark = scene.at(symbol.square).marks.at(static_cast<std::size_t>(symbol.sign));
        const bool holds = world.holds(symbol);
        mark.framed = other && other->holds(symbol) != holds;
        if (holds)
            mark.state = Verdict::definitely_true;
        else if (mark.framed)
            mark.state = Verdict::definitely_false;
    }
    nameCells(scene);
    return scene;
}

QString describe(wumpus::World world) {
    const Squares monsters = world.where(Sign::monster);
    const Squares pits = world.where(Sign::pit);
    QStringList parts;
    parts << (monsters == 0 ? WumpusWords::tr("no monster")
              : std::has_single_bit(monsters)
                  ? WumpusWords::tr("monster at %1").arg(textOf(monsters))
                  : WumpusWords::tr("monsters at %1").arg(textOf(monsters)));
    parts << (pits == 0                   ? WumpusWords::tr("no pits")
              : std::has_single_bit(pits) ? WumpusWords::tr("a pit at %1").arg(textOf(pits))
                                          : WumpusWords::tr("pits at %1").arg(textOf(pits)));
    return parts.join(QLatin1String("; "));
}

BoardScene boardOf(const CaveScene& scene) {
    BoardScene board = emptyBoard(wumpus::side, wumpus::side);
    board.name = scene.name;
    for (int n = 0; n < wumpus::square_count; ++n) {
        const Square square = Square::of(n);
        board.at(square.i - 1, square.j - 1).name = scene.at(square).name;
    }
    return board;
}

} // namespace loggia::ui
