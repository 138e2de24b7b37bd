#pragma once

#include "core/grading/report.hpp"
#include "core/grading/task.hpp"
#include "ui/grading/class_news.hpp"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>

namespace loggia::ui {

/// What the pane below the table shows of a cell. All texts are plain: nothing in them is to be
/// interpreted.
struct CellDetails {
    struct Text {
        QString name;
        QString text;

        friend bool operator==(const Text&, const Text&) = default;
    };

    QString title;   ///< "ben: Satisfiable clauses"
    QString summary; ///< How many cases are right; of a whole hand-in, a line for each check.
    QString warning; ///< Why all this is out of date; empty where it is not.
    std::optional<bool> is_right; ///< None where that is not known yet.
    QString information;          ///< What was graded or measured, in lines, or empty.
    bool has_choice = false; ///< The check has several cases, of which those that fail are shown.
    QStringList cases;       ///< What is special about each failing case, smallest first.
    /// The one that all that follows is about; of no meaning where there is none.
    std::size_t chosen = 0;
    QString why;
    QList<Text> inputs; ///< What the program read.
    QString expected;
    QString got;
    bool wraps_expected = false; ///< Its long lines are words, not those of a document.
    bool wraps_got = false;
    QByteArray picture; ///< An SVG document, or empty.

    friend bool operator==(const CellDetails&, const CellDetails&) = default;
};

/// Of one check, or of the whole hand-in where `check` is none; with the failing case `chosen`, or
/// the last one where there are not so many.
[[nodiscard]] CellDetails detailsOf(const grading::Task& task, const std::string& name,
                                    const HandinNews& news, std::optional<std::size_t> check,
                                    std::size_t chosen = 0,
                                    Freshness freshness = Freshness::current);

} // namespace loggia::ui
