#include "ui/puzzles/puzzles_legend.hpp"

#include "ui/puzzles/picture/puzzle_painter.hpp"
#include "ui/theme/colours.hpp"

#include <QPainter>

namespace loggia::ui {

namespace {

constexpr QSize item_room(120, 112);

LegendEntry itemEntry(const PuzzleItem& item, const QString& text) {
    return {text, item_room, [item](QPainter& painter, const Colours& colours, const QFont& font) {
                PuzzleScene scene;
                scene.items = {item};
                constexpr double width = 220;
                arrangePuzzle(scene, width, font);
                const double scale =
                    std::min(item_room.width() / width, item_room.height() / scene.bounds.height());
                painter.translate((item_room.width() - width * scale) / 2, 0);
                painter.scale(scale, scale);
                paintPuzzle(painter, scene, {}, colours, font);
            }};
}

} // namespace

Legend puzzlesLegend() {
    using Kind = PuzzleItem::Kind;
    using Who = PuzzleItem::Who;
    const auto door = [](Who who) {
        PuzzleItem item;
        item.kind = Kind::door;
        item.title = LegendEntry::tr("Room 1");
        item.number = QStringLiteral("1");
        item.who = who;
        return item;
    };
    const auto islander = [](Who who) {
        PuzzleItem item;
        item.kind = Kind::islander;
        item.title = LegendEntry::tr("Abe");
        item.text = LegendEntry::tr("...");
        item.statement = 0;
        item.who = who;
        return item;
    };
    const auto sign = [&door](std::optional<bool> truth, bool clashes) {
        PuzzleItem item = door(Who::hidden);
        item.text = LegendEntry::tr("...");
        item.statement = 0;
        item.truth = truth;
        item.clashes = clashes;
        return item;
    };
    PuzzleItem proof = sign(std::nullopt, true);
    proof.proves = true;
    PuzzleItem guess = door(Who::bad);
    guess.guessed = 0;
    guess.is_guess = true;
    return {
        itemEntry(
            guess,
            LegendEntry::tr("Your guess while you try the puzzle; click the door or the person, or "
                            "press G, to change it")),
        itemEntry(door(Who::hidden), LegendEntry::tr("A closed door: who is behind it is hidden")),
        itemEntry(
            door(Who::good),
            LegendEntry::tr(
                "A lady is behind this door: in the chosen solution, or in all if none is chosen")),
        itemEntry(door(Who::bad), LegendEntry::tr("A tiger is behind this door: in the chosen "
                                                  "solution, or in all if none is chosen")),
        itemEntry(door(Who::empty), LegendEntry::tr("This room is empty")),
        itemEntry(door(Who::either), LegendEntry::tr("Solutions differ about this door")),
        itemEntry(islander(Who::good), LegendEntry::tr("A knight: everything he says is true")),
        itemEntry(islander(Who::bad), LegendEntry::tr("A knave: everything he says is false")),
        itemEntry(
            sign(true, false),
            LegendEntry::tr(
                "A statement that is true in the chosen solution, or in all if none is chosen")),
        itemEntry(
            sign(false, false),
            LegendEntry::tr(
                "A statement that is false in the chosen solution, or in all if none is chosen")),
        itemEntry(sign(std::nullopt, true),
                  LegendEntry::tr("One of the statements that contradict each other")),
        itemEntry(proof, LegendEntry::tr("One of the statements from which the goal follows")),
    };
}

} // namespace loggia::ui
