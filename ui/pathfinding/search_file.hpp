#pragma once

#include "core/base/error.hpp"
#include "core/pathfinding/maze.hpp"
#include "ui/pathfinding/maze/search_subject.hpp"

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace loggia::ui {

class MazeDocument;

// Search Lab's document as a file: a maze in one of three formats, a sliding puzzle, or a graph.

/// What of a document is in a file, and how; in the order of the page's formats.
enum class SavedForm : std::uint8_t { plain, layout, moving_ai, tiles, graph };

/// How a form is called in a session.
[[nodiscard]] QString idOf(SavedForm form);
[[nodiscard]] std::optional<SavedForm> savedFormOf(const QString& id);

struct SearchFile {
    std::variant<pathfinding::Maze, pathfinding::Tiles, RoadTrip> subject;
    std::optional<SavedForm> form;     ///< How it is saved again; none for a scenario's map.
    MazeQuestions questions = nullptr; ///< About the maze, where a scenario file asks some.
};

/// `path` is the file that the text comes from, if any: the questions about a map may lie beside
/// it, and a scenario's map does. Fails where the text is none of these, or has errors, or the
/// maze is too large to be shown.
[[nodiscard]] Result<SearchFile> readSearchFile(const std::string& text, const QString& path = {});

/// What does not suit the form is not in it: lossIn() says so.
[[nodiscard]] QByteArray textOf(const MazeDocument& document, SavedForm form);
/// A sentence; empty where nothing would be lost.
[[nodiscard]] QString lossIn(const MazeDocument& document, SavedForm form);

} // namespace loggia::ui
