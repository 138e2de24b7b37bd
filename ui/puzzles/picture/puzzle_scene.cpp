#include "ui/puzzles/picture/puzzle_scene.hpp"

#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/theme/text_size.hpp"
#include "ui/widgets/sentence.hpp"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QStringList>
#include <QTextLayout>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <limits>

namespace loggia::ui {

using puzzles::PuzzleSheet;
using puzzles::SheetVerdict;

namespace {

constexpr double picture_margin = 14;
constexpr double item_gap = 18;
constexpr double text_padding = 12;

std::optional<bool> knownValue(const PuzzleSheet& sheet, const SheetVerdict& verdict,
                               const std::string& atom) {
    const auto found = std::lower_bound(sheet.atoms.begin(), sheet.atoms.end(), atom);
    if (atom.empty() || found == sheet.atoms.end() || *found != atom || verdict.models == 0)
        return std::nullopt;
    const auto at = static_cast<std::size_t>(found - sheet.atoms.begin());
    return at < verdict.same.size() ? verdict.same[at] : std::nullopt;
}

PuzzleItem::Who whoIs(const PuzzleSheet& sheet, const SheetVerdict& verdict,
                      const puzzles::Figure& figure) {
    using Who = PuzzleItem::Who;
    if (verdict.models == 0)
        return Who::hidden;
    const auto good = knownValue(sheet, verdict, figure.good);
    if (figure.bad.empty())
        return !good ? Who::either : *good ? Who::good : Who::bad;
    const auto bad = knownValue(sheet, verdict, figure.bad);
    if (good == true)
        return Who::good;
    if (bad == true)
        return Who::bad;
    return good && bad ? Who::empty : Who::either;
}

PuzzleItem::Who guessedWho(puzzles::FigureAnswer answer) {
    switch (answer) {
    case puzzles::FigureAnswer::open:
        break;
    case puzzles::FigureAnswer::good:
        return PuzzleItem::Who::good;
    case puzzles::FigureAnswer::bad:
        return PuzzleItem::Who::bad;
    case puzzles::FigureAnswer::neither:
        return PuzzleItem::Who::empty;
    }
    return PuzzleItem::Who::hidden;
}

/// "1 and 3".
/// `1, 4-8 and 10`: three or more in a row are a range.
QString numbersOf(const PuzzleItem& item) {
    std::vector<std::size_t> all{*item.statement};
    all.insert(all.end(), item.further.begin(), item.further.end());
    QStringList numbers;
    for (std::size_t i = 0; i < all.size(); ++i) {
        std::size_t last = i;
        while (last + 1 < all.size() && all[last + 1] == all[last] + 1)
            ++last;
        if (last >= i + 2)
            numbers << QStringLiteral("%1\u2013%2").arg(all[i] + 1).arg(all[last] + 1);
        else
            numbers << QString::number(all[i] + 1);
        i = last >= i + 2 ? last : i;
    }
    return listInWords(numbers);
}

QString itemName(const PuzzleItem& item) {
    QString name;
    if (item.kind == PuzzleItem::Kind::card) {
        name =
            item.label.isEmpty() ? item.text : QStringLiteral("%1: %2").arg(item.label, item.text);
    } else {
        const bool door = item.kind == PuzzleItem::Kind::door;
        name = item.text.isEmpty() ? item.title
               : door ? PuzzleWords::tr("%1. Its sign says: %2").arg(item.title, item.text)
                      : PuzzleWords::tr("%1 says: %2").arg(item.title, item.text);
        if (!name.endsWith(QLatin1Char('.')))
            name += QLatin1Char('.');
        if (item.truth)
            name += QLatin1Char(' ') + (*item.truth ? PuzzleWords::tr("That is true.")
                                                    : PuzzleWords::tr("That is false."));
        const QString who = whoWords(item.kind, item.who);
        if (item.is_guess)
            name += QLatin1Char(' ') + PuzzleWords::tr("Your guess: %1.").arg(who);
        else if (item.guessed)
            name += QLatin1Char(' ') + PuzzleWords::tr("No guess yet.");
        else if (!who.isEmpty())
            name += QLatin1Char(' ') + (door ? PuzzleWords::tr("Behind it: %1.").arg(who)
                                             : PuzzleWords::tr("It is a %1.").arg(who));
    }
    if (item.clashes)
        name +=
            QLatin1Char(' ') + (item.proves ? PuzzleWords::tr("It is used in the proof.")
                                            : PuzzleWords::tr("It is part of the contradiction."));
    return name;
}

/// The height that text takes at a width.
double heightOf(const QString& text, const QFont& font, double width) {
    QTextLayout layout(text, font);
    QTextOption option(Qt::AlignHCenter);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        height += line.height();
    }
    layout.endLayout();
    return std::ceil(height) + 1;
}

struct TextSize {
    double label; ///< its height, 0 for none
    double text;
    [[nodiscard]] double whole() const { return label + text; }
};

/// `text` may have several paragraphs.
TextSize sizeOf(const PuzzleItem& item, const QFont& font, double width) {
    TextSize size{0, 0};
    if (!item.label.isEmpty())
        size.label =
            std::ceil(QFontMetricsF(puzzleFont(font, puzzle_look::label_pixels)).lineSpacing()) + 2;
    if (!item.text.isEmpty())
        size.text = heightOf(item.text, puzzleFont(font, puzzle_look::text_pixels), width);
    return size;
}

/// Room below the text for what hangs over the edge of the sign, and as much below the sign.
double badgeRoom(const PuzzleItem& item) {
    return item.truth || item.clashes ? puzzle_look::badge_height / 2 + 2 : 0;
}

double signHeight(const PuzzleItem& item, const QFont& font, double sign_width) {
    if (item.text.isEmpty())
        return 0;
    return sizeOf(item, font, sign_width - 2 * text_padding).whole() + 2 * text_padding +
           badgeRoom(item);
}

void placeSign(PuzzleItem& item, const QRectF& sign) {
    item.sign = sign;
    item.words =
        sign.adjusted(text_padding, text_padding, -text_padding, -text_padding - badgeRoom(item));
}

/// Between the parts of a door, from its top.
struct DoorParts {
    static constexpr double top = 12;
    static constexpr double cord = 20;
    static constexpr double gap = 16;
    static constexpr double side = 14;
};

double figureHeight(const PuzzleItem& item, const QFont& font, double width, double person) {
    using namespace puzzle_look;
    if (item.kind == PuzzleItem::Kind::door) {
        const double sign = signHeight(item, font, width - 2 * DoorParts::side);
        return DoorParts::top + plaque + (sign > 0 ? DoorParts::cord + sign : 0) + DoorParts::gap +
               niche_height + badge_height + DoorParts::gap;
    }
    const double bubble = signHeight(item, font, width);
    const double name = QFontMetricsF(puzzleFont(font, title_pixels, true)).lineSpacing() + 4;
    return (bubble > 0 ? bubble + tail : 0) + person + name + badge_height + 8;
}

void placeFigure(PuzzleItem& item, const QRectF& place, const QFont& font, double person) {
    using namespace puzzle_look;
    item.place = place;
    if (item.kind == PuzzleItem::Kind::door) {
        item.figure = place;
        if (item.text.isEmpty())
            return;
        const double width = place.width() - 2 * DoorParts::side;
        placeSign(item, {place.left() + DoorParts::side,
                         place.top() + DoorParts::top + plaque + DoorParts::cord, width,
                         signHeight(item, font, width)});
        return;
    }
    // What stands on the ground keeps its height, and bubbles grow upwards.
    const double bubble = signHeight(item, font, place.width());
    const double below =
        figureHeight(item, font, place.width(), person) - (bubble > 0 ? bubble + tail : 0);
    const double width = person_width * person / person_height;
    item.figure = QRectF(place.center().x() - width / 2, place.bottom() - below, width, person);
    if (bubble > 0)
        placeSign(item, {place.left(), item.figure.top() - tail - bubble, place.width(), bubble});
    item.place.setTop(bubble > 0 ? item.sign.top() : item.figure.top());
}

/// Puts `count` items from `first` on into rows; the new bottom.
double arrangeFigures(std::vector<PuzzleItem>& items, std::size_t count, double width, double top,
                      const QFont& font, double person) {
    constexpr double least_width = 176;
    constexpr double most_width = 280;
    const double inner = width - 2 * picture_margin;
    const auto fitting = static_cast<std::size_t>(
        std::max(1.0, std::floor((inner + item_gap) / (least_width + item_gap))));
    const std::size_t rows = (count + fitting - 1) / fitting;
    const std::size_t in_row = (count + rows - 1) / rows;
    const auto row_items = static_cast<double>(in_row);
    const double item_width =
        std::clamp((inner - (row_items - 1) * item_gap) / row_items, 90.0, most_width);
    for (std::size_t first = 0; first < count; first += in_row) {
        const std::size_t end = std::min(count, first + in_row);
        double height = 0;
        for (std::size_t i = first; i < end; ++i)
            height = std::max(height, figureHeight(items[i], font, item_width, person));
        const auto here = static_cast<double>(end - first);
        double left = (width - here * item_width - (here - 1) * item_gap) / 2;
        for (std::size_t i = first; i < end; ++i) {
            placeFigure(items[i], {left, top, item_width, height}, font, person);
            left += item_width + item_gap;
        }
        top += height + item_gap;
    }
    return top;
}

double arrangeCards(std::vector<PuzzleItem>& items, std::size_t first, double width, double top,
                    const QFont& font) {
    constexpr double least_width = 250;
    constexpr double most_width = 420;
    constexpr double card_gap = 10;
    const std::size_t count = items.size() - first;
    const double inner = width - 2 * picture_margin;
    const auto fitting = static_cast<std::size_t>(
        std::max(1.0, std::floor((inner + card_gap) / (least_width + card_gap))));
    const std::size_t columns = std::min(fitting, count);
    const auto in_row = static_cast<double>(columns);
    const double card_width =
        std::clamp((inner - (in_row - 1) * card_gap) / in_row, 90.0, std::max(90.0, most_width));
    const double margin = (width - in_row * card_width - (in_row - 1) * card_gap) / 2;
    for (std::size_t row = first; row < items.size(); row += columns) {
        const std::size_t end = std::min(items.size(), row + columns);
        double height = 0;
        double overhang = 0;
        for (std::size_t i = row; i < end; ++i) {
            height = std::max(height, signHeight(items[i], font, card_width));
            overhang = std::max(overhang, badgeRoom(items[i]));
        }
        double left = margin;
        for (std::size_t i = row; i < end; ++i) {
            items[i].place = {left, top, card_width, height};
            placeSign(items[i], items[i].place);
            left += card_width + card_gap;
        }
        top += height + overhang + card_gap;
    }
    return top - card_gap + item_gap;
}

} // namespace

QFont puzzleFont(const QFont& font, int pixels, bool bold) {
    QFont made = boardFont(font, pixels);
    made.setBold(bold);
    made.setHintingPreference(QFont::PreferNoHinting);
    return made;
}

int PuzzleScene::itemAt(const QPointF& point) const {
    for (std::size_t i = 0; i < items.size(); ++i)
        if (items[i].place.contains(point))
            return static_cast<int>(i);
    return -1;
}

int PuzzleScene::neighbour(int item, const QPointF& direction) const {
    const QPointF from = items.at(static_cast<std::size_t>(item)).place.center();
    int best = item;
    double best_distance = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QPointF way = items[i].place.center() - from;
        const double along = way.x() * direction.x() + way.y() * direction.y();
        const double aside = std::abs(way.x() * direction.y()) + std::abs(way.y() * direction.x());
        const double distance = along + 2 * aside;
        // Not what is rather beside it than in that direction.
        if (along < 1 || aside > 3 * along || distance >= best_distance)
            continue;
        best = static_cast<int>(i);
        best_distance = distance;
    }
    return best;
}

bool isProof(const PuzzleSheet& sheet, const SheetVerdict* verdict) {
    return verdict != nullptr &&
           std::any_of(verdict->clash.begin(), verdict->clash.end(), [&](std::size_t statement) {
               return statement < sheet.statements.size() && sheet.statements[statement].is_goal;
           });
}

PuzzleScene puzzleScene(const PuzzleSheet& sheet, const SheetVerdict* verdict,
                        const std::vector<puzzles::FigureAnswer>& guesses) {
    PuzzleScene scene;
    const bool doors = sheet.setting == PuzzleSheet::Setting::doors;
    std::vector<bool> told(sheet.statements.size());
    std::vector<bool> clashing(sheet.statements.size());
    for (const std::size_t statement :
         verdict != nullptr ? verdict->clash : std::vector<std::size_t>())
        if (statement < clashing.size())
            clashing[statement] = true;
    const bool proves = isProof(sheet, verdict);
    const auto tell_statement = [&](PuzzleItem& item, std::size_t statement) {
        item.statement = statement;
        item.label = (sheet.statements[statement].is_goal
                          ? PuzzleWords::tr("Statement %1: the goal, negated")
                          : PuzzleWords::tr("Statement %1"))
                         .arg(statement + 1);
        item.clashes = clashing[statement];
        item.proves = proves;
        told[statement] = true;
    };
    const auto tell_another = [&](PuzzleItem& item, std::size_t statement) {
        item.further.push_back(statement);
        item.clashes = item.clashes || clashing[statement];
        told[statement] = true;
    };
    for (std::size_t number = 0; number < sheet.figures.size(); ++number) {
        const puzzles::Figure& figure = sheet.figures[number];
        PuzzleItem item;
        item.kind = doors ? PuzzleItem::Kind::door : PuzzleItem::Kind::islander;
        item.title = nameOf(sheet, figure);
        static const QRegularExpression last_number(QStringLiteral("(\\d+)\\s*$"));
        item.number = last_number.match(item.title).captured(1);
        item.text = sentenceOf(QString::fromStdString(figure.saying));
        if (figure.statement && *figure.statement < sheet.statements.size())
            tell_statement(item, *figure.statement);
        // One bubble holds all that somebody says.
        for (std::size_t i = item.statement.value_or(sheet.statements.size()) + 1;
             i < sheet.statements.size(); ++i)
            if (sheet.statements[i].figure == number)
                tell_another(item, i);
        if (!item.further.empty())
            item.label = PuzzleWords::tr("Statements %1").arg(numbersOf(item));
        if (verdict != nullptr) {
            item.who = whoIs(sheet, *verdict, figure);
            item.truth = knownValue(sheet, *verdict, figure.truth);
        } else if (const std::size_t at = scene.items.size(); at < guesses.size()) {
            item.guessed = at;
            item.who = guessedWho(guesses[at]);
            item.is_guess = item.who != PuzzleItem::Who::hidden;
        }
        item.name = itemName(item);
        scene.items.push_back(std::move(item));
    }
    const StatementWords words(sheet);
    for (std::size_t i = 0; i < sheet.statements.size(); ++i) {
        if (told[i])
            continue;
        PuzzleItem item;
        tell_statement(item, i);
        item.text = words.of(i);
        // Several formulas under one comment are one card.
        while (i + 1 < sheet.statements.size() && !told[i + 1] && !item.text.isEmpty() &&
               words.of(i + 1) == item.text) {
            tell_another(item, ++i);
        }
        if (!item.further.empty())
            item.label = PuzzleWords::tr("Statements %1 to %2").arg(*item.statement + 1).arg(i + 1);
        item.name = itemName(item);
        scene.items.push_back(std::move(item));
    }
    const std::size_t count = sheet.setting == PuzzleSheet::Setting::plain ? sheet.statements.size()
                                                                           : sheet.figures.size();
    scene.name =
        (sheet.setting == PuzzleSheet::Setting::doors ? PuzzleWords::tr("Puzzle, doors: %1")
         : sheet.setting == PuzzleSheet::Setting::islanders
             ? PuzzleWords::tr("Puzzle, islanders: %1")
             : PuzzleWords::tr("Puzzle, statements: %1"))
            .arg(count);
    return scene;
}

void arrangePuzzle(PuzzleScene& scene, double width, const QFont& font, double person) {
    const auto figures = static_cast<std::size_t>(
        std::count_if(scene.items.begin(), scene.items.end(),
                      [](const PuzzleItem& item) { return item.kind != PuzzleItem::Kind::card; }));
    double bottom = picture_margin;
    if (figures > 0)
        bottom = arrangeFigures(scene.items, figures, width, bottom, font, person);
    if (figures < scene.items.size())
        bottom = arrangeCards(scene.items, figures, width, bottom, font);
    scene.bounds = {0, 0, width, std::max(2 * picture_margin, bottom - item_gap + picture_margin)};
}

} // namespace loggia::ui
