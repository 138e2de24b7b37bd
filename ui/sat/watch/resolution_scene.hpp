#pragma once

#include "ui/widgets/graph/graph_scene.hpp"

#include <QFont>

#include <cstdint>
#include <optional>
#include <vector>

namespace loggia::ui {

class Replay;

/// How a clause follows from others by resolution: those above, the resolvent below, and on the
/// arrows the atom that is resolved on.
struct ResolutionPicture {
    GraphScene scene;
    std::vector<std::uint32_t>
        clauses; ///< Of each node; sat::Event::none where it is not recorded.
};

/// Of the resolvent that the last event brought; nothing after any other event.
[[nodiscard]] std::optional<ResolutionPicture> resolutionAt(const Replay& replay,
                                                            const QFont& font);

} // namespace loggia::ui
