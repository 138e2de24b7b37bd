#include "ui/puzzles/picture/puzzle_painter.hpp"

#include "ui/puzzles/picture/puzzle_figures.hpp"
#include "ui/puzzles/picture/puzzle_words.hpp"
#include "ui/theme/colours.hpp"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextOption>

#include <algorithm>
#include <limits>

namespace loggia::ui {

namespace {

namespace look = puzzle_look;

/// How an item is to stand out; never by colour alone: its outline is thicker, and what is talked
/// about has a flag.
struct ItemLook {
    bool talked = false;
    bool pointed = false;
};

class PuzzlePainter {
    using Kind = PuzzleItem::Kind;
    using Who = PuzzleItem::Who;

public:
    PuzzlePainter(QPainter& painter, const Colours& colours, const QFont& font)
        : painter_(painter), colours_(colours), look_(puzzleColours(colours)),
          text_font_(puzzleFont(font, look::text_pixels)),
          label_font_(puzzleFont(font, look::label_pixels)),
          badge_font_(puzzleFont(font, look::label_pixels + 1, true)),
          title_font_(puzzleFont(font, look::title_pixels, true)) {}

    void paint(const PuzzleItem& item, const ItemLook& state) {
        switch (item.kind) {
        case Kind::door:
            paintDoor(item, state);
            break;
        case Kind::islander:
            paintIslander(item, state);
            break;
        case Kind::card:
            paintCard(item, state);
            break;
        }
        if (state.talked)
            paintFlag(item);
    }

    void paintCursor(const QRectF& place) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(colours_.accent, 2, Qt::DashLine));
        painter_.drawRoundedRect(place.adjusted(-5, -5, 5, 5), 9, 9);
    }

private:
    [[nodiscard]] QPen outline(const QColor& usual, const ItemLook& state) const {
        if (state.talked)
            return {colours_.accent, 3.5};
        if (state.pointed)
            return {colours_.accent, 2.2};
        return {usual, 1.5};
    }

    void paintText(const PuzzleItem& item, const QColor& text, const QColor& label) {
        QTextOption option(Qt::AlignHCenter | Qt::AlignVCenter);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        QRectF words = item.words;
        if (!item.label.isEmpty()) {
            const double height = QFontMetricsF(label_font_).lineSpacing() + 2;
            painter_.setFont(label_font_);
            painter_.setPen(label);
            painter_.drawText(
                QRectF(words.left(), words.top() - 3, words.width(), height),
                Qt::AlignHCenter | Qt::AlignTop,
                QFontMetricsF(label_font_).elidedText(item.label, Qt::ElideRight, words.width()));
            words.setTop(words.top() + height - 1);
        }
        painter_.setFont(text_font_);
        painter_.setPen(text);
        painter_.drawText(words, item.text, option);
    }

    /// A word with its sign, centred at a place, or as near to it as fits on the left of `right`.
    void paintBadge(const QPointF& centre, const QString& word, const QColor& ink,
                    std::optional<bool> tick,
                    double right = std::numeric_limits<double>::infinity()) {
        const double sign = tick ? 18 : 0;
        const double width = QFontMetricsF(badge_font_).horizontalAdvance(word) + sign + 20;
        const QRectF pill(std::min(centre.x() - width / 2, right - width),
                          centre.y() - look::badge_height / 2, width, look::badge_height);
        painter_.setPen(QPen(ink, 1.5));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(pill, look::badge_height / 2, look::badge_height / 2);
        if (tick) {
            painter_.setPen(QPen(ink, 2.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            const QPointF at(pill.left() + 16, pill.center().y());
            if (*tick) {
                painter_.drawPolyline(
                    QPolygonF({at + QPointF(-5, 0), at + QPointF(-1, 4), at + QPointF(6, -5)}));
            } else {
                painter_.drawLine(at + QPointF(-4, -4), at + QPointF(4, 4));
                painter_.drawLine(at + QPointF(-4, 4), at + QPointF(4, -4));
            }
        }
        painter_.setFont(badge_font_);
        painter_.setPen(ink);
        painter_.drawText(pill.adjusted(sign + 4, 0, -4, 0), Qt::AlignCenter, word);
    }

    /// On the lower edge of what the text stands on.
    void paintTruth(const PuzzleItem& item) {
        const QPointF centre(item.sign.center().x(), item.sign.bottom());
        const double right = item.place.right() - 1;
        if (item.clashes && item.proves)
            paintBadge(centre, PuzzleWords::tr("used in the proof"), colours_.win, std::nullopt,
                       right);
        else if (item.clashes)
            paintBadge(centre, PuzzleWords::tr("contradicts"), colours_.lose, false, right);
        else if (item.truth)
            paintBadge(centre, *item.truth ? PuzzleWords::tr("true") : PuzzleWords::tr("false"),
                       *item.truth ? colours_.win : colours_.lose, item.truth, right);
    }

    void paintFlag(const PuzzleItem& item) {
        const QRectF& on = item.sign.isEmpty() ? item.place : item.sign;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colours_.accent);
        const QPointF tip(on.left() + 6, on.top() + 10);
        painter_.drawPolygon(QPolygonF({tip, tip + QPointF(-14, -8), tip + QPointF(-14, 8)}));
    }

    void paintDoor(const PuzzleItem& item, const ItemLook& state) {
        const QRectF& door = item.figure;
        // The frame, and the leaf in it.
        painter_.setPen(outline(look_.door_outline, state));
        painter_.setBrush(look_.door_panel);
        painter_.drawRoundedRect(door, 7, 7);
        painter_.setPen(QPen(look_.door_outline, 1));
        painter_.setBrush(look_.door);
        const QRectF leaf = door.adjusted(6, 6, -6, 0);
        painter_.drawRoundedRect(leaf, 4, 4);

        const QPointF plaque(door.center().x(), door.top() + 12 + look::plaque / 2);
        painter_.setPen(QPen(look_.door_outline, 1.5));
        painter_.setBrush(look_.brass);
        const QString number = item.number.isEmpty() ? item.title : item.number;
        painter_.setFont(title_font_);
        const double half = std::min(
            std::max(look::plaque, QFontMetricsF(title_font_).horizontalAdvance(number) + 22) / 2,
            leaf.width() / 2 - 8);
        const QRectF shield(plaque.x() - half, plaque.y() - look::plaque / 2, 2 * half,
                            look::plaque);
        painter_.drawRoundedRect(shield, look::plaque / 2, look::plaque / 2);
        painter_.setPen(look_.ink);
        painter_.drawText(
            shield.adjusted(6, 0, -6, 0), Qt::AlignCenter,
            QFontMetricsF(title_font_).elidedText(number, Qt::ElideRight, shield.width() - 12));
        paintBehind(item, leaf);
        if (!item.text.isEmpty())
            paintSign(item, state);
    }

    /// The lower part of a door: closed, or what is behind it.
    void paintBehind(const PuzzleItem& item, const QRectF& leaf) {
        const double height = look::niche_height + look::badge_height;
        const QRectF low(leaf.left() + 12, leaf.bottom() - 14 - height, leaf.width() - 24, height);
        const QPointF knob(leaf.right() - 12, low.top() - 8);
        if (item.who == Who::hidden) {
            painter_.setPen(QPen(look_.door_outline, 1));
            painter_.setBrush(look_.door_panel);
            const double gap = 12;
            const double width = (low.width() - gap) / 2;
            for (const double x : {low.left(), low.left() + width + gap})
                painter_.drawRoundedRect(QRectF(x, low.top() + 6, width, low.height() - 6), 4, 4);
            if (item.guessed)
                paintBadge(low.center(), badgeWords(item), colours_.muted_text, std::nullopt);
        } else {
            const double width = std::min(low.width(), look::niche_height + 40);
            const QRectF niche(low.center().x() - width / 2, low.top(), width,
                               look::niche_height + look::badge_height / 2);
            QPainterPath arch(niche.bottomLeft());
            arch.lineTo(niche.left(), niche.top() + 34);
            arch.cubicTo(niche.left(), niche.top() - 6, niche.right(), niche.top() - 6,
                         niche.right(), niche.top() + 34);
            arch.lineTo(niche.bottomRight());
            arch.closeSubpath();
            painter_.setPen(QPen(look_.door_outline, 1.5));
            painter_.setBrush(look_.niche);
            painter_.drawPath(arch);
            const QRectF figure = niche.adjusted(10, 8, -10, -look::badge_height / 2);
            const QRectF left(figure.left(), figure.top(), figure.width() / 2, figure.height());
            if (item.who == Who::good)
                paintLady(painter_, figure, look_);
            else if (item.who == Who::bad)
                paintTiger(painter_, figure, look_);
            else if (item.who == Who::either) {
                paintLady(painter_, left.adjusted(-4, 12, 4, 0), look_);
                paintTiger(painter_, left.translated(left.width(), 0).adjusted(-4, 12, 4, 0),
                           look_);
            }
            const QColor ink = item.who == Who::good  ? colours_.win
                               : item.who == Who::bad ? colours_.lose
                                                      : colours_.text;
            paintBadge({niche.center().x(), niche.bottom()}, badgeWords(item),
                       item.is_guess ? colours_.text : ink, std::nullopt);
        }
        painter_.setPen(QPen(look_.door_outline, 1.2));
        painter_.setBrush(look_.brass);
        painter_.drawEllipse(knob, 5.5, 5.5);
    }

    void paintSign(const PuzzleItem& item, const ItemLook& state) {
        const QRectF& sign = item.sign;
        const QPointF nail(sign.center().x(), sign.top() - 12);
        painter_.setPen(QPen(look_.ink, 1.4));
        painter_.drawLine(nail, QPointF(sign.left() + 24, sign.top() + 1));
        painter_.drawLine(nail, QPointF(sign.right() - 24, sign.top() + 1));
        painter_.setBrush(look_.brass);
        painter_.drawEllipse(nail, 3.2, 3.2);
        painter_.setPen(outline(look_.door_outline, state));
        painter_.setBrush(look_.paper);
        painter_.drawRoundedRect(sign, 5, 5);
        paintText(item, look_.paper_text, look_.paper_muted);
        paintTruth(item);
    }

    void paintIslander(const PuzzleItem& item, const ItemLook& state) {
        if (!item.text.isEmpty()) {
            const QRectF& bubble = item.sign;
            const double middle = bubble.center().x();
            QPainterPath path;
            path.addRoundedRect(bubble, 12, 12);
            QPainterPath tail(QPointF(middle - 12, bubble.bottom() - 2));
            tail.lineTo(middle - 2, bubble.bottom() + look::tail - 3);
            tail.lineTo(middle + 12, bubble.bottom() - 2);
            tail.closeSubpath();
            painter_.setPen(outline(colours_.board_outline, state));
            painter_.setBrush(colours_.base);
            painter_.drawPath(path.united(tail));
            paintText(item, colours_.text, colours_.muted_text);
            if (item.truth || item.clashes)
                paintTruthBeside(item);
        }
        paintPerson(painter_, item.figure, item.who, look_);
        const double line = QFontMetricsF(title_font_).lineSpacing() + 4;
        QRectF below(item.place.left(), item.figure.bottom() + 2, item.place.width(), line);
        painter_.setFont(title_font_);
        painter_.setPen(colours_.text);
        painter_.drawText(
            below, Qt::AlignCenter,
            QFontMetricsF(title_font_).elidedText(item.title, Qt::ElideRight, below.width()));
        const QPointF foot(below.center().x(), below.bottom() + look::badge_height / 2);
        if (item.who == Who::hidden) {
            if (item.guessed)
                paintBadge(foot, badgeWords(item), colours_.muted_text, std::nullopt);
            return;
        }
        const QColor ink = item.is_guess           ? colours_.text
                           : item.who == Who::good ? colours_.win
                           : item.who == Who::bad  ? colours_.lose
                                                   : colours_.text;
        paintBadge(foot, badgeWords(item), ink,
                   item.who == Who::either || item.is_guess ? std::nullopt
                                                            : std::optional(item.who == Who::good));
    }

    /// A guess has a question mark.
    static QString badgeWords(const PuzzleItem& item) {
        if (item.guessed && !item.is_guess)
            return QStringLiteral("?");
        const QString who = whoWords(item.kind, item.who);
        return item.is_guess ? who + QStringLiteral(" ?") : who;
    }

    /// The tail of a bubble is where the badge would be.
    void paintTruthBeside(const PuzzleItem& item) {
        PuzzleItem beside = item;
        beside.sign.translate(item.sign.width() / 2 - 44, 0);
        paintTruth(beside);
    }

    void paintCard(const PuzzleItem& item, const ItemLook& state) {
        painter_.setPen(outline(colours_.board_outline, state));
        painter_.setBrush(colours_.base);
        painter_.drawRoundedRect(item.sign, 6, 6);
        paintText(item, colours_.text, colours_.muted_text);
        paintTruth(item);
    }

    QPainter& painter_;
    const Colours& colours_;
    const PuzzleColours& look_;
    QFont text_font_;
    QFont label_font_;
    QFont badge_font_;
    QFont title_font_;
};

} // namespace

void paintPuzzle(QPainter& painter, const PuzzleScene& scene, const PuzzlePicks& picks,
                 const Colours& colours, const QFont& font) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    PuzzlePainter puzzle(painter, colours, font);
    for (std::size_t i = 0; i < scene.items.size(); ++i) {
        const PuzzleItem& item = scene.items[i];
        puzzle.paint(item, {item.tells(picks.statement), static_cast<int>(i) == picks.pointed});
    }
    if (picks.cursor >= 0 && picks.cursor < static_cast<int>(scene.items.size()))
        puzzle.paintCursor(scene.items[static_cast<std::size_t>(picks.cursor)].place);
    painter.restore();
}

} // namespace loggia::ui
