#pragma once

#include "core/grading/report.hpp"
#include "core/grading/task.hpp"
#include "ui/grading/class_news.hpp"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <string>

namespace loggia::ui {

/// What the pane below the table shows of a cell. All texts are plain: nothing in them is to be
/// interpreted.
struct CellDetails {
    struct Text {
        QString name;
        QString text;
    };

    QString title;   ///< "ben: Satisfiable clauses"
    QString summary; ///< How many cases are right; of a whole hand-in, a line for each check.
    std::optional<bool> is_right; ///< None where that is not known yet.
    bool has_case = false;        ///< Whether what follows says anything.
    QString case_title;           ///< What is special about the failing case.
    QString why;
    QList<Text> inputs; ///< What the program read.
    QString expected;
    QString got;
    QByteArray picture; ///< An SVG document, or empty.
};

/// Of one check, or of the whole hand-in where `check` is none.
[[nodiscard]] CellDetails detailsOf(const grading::Task& task, const std::string& name,
                                    const HandinNews& news, std::optional<std::size_t> check);

} // namespace loggia::ui
