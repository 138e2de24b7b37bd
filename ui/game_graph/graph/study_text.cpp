#include "ui/game_graph/graph/study_text.hpp"

#include "core/game_graph/analysis/drawing.hpp"
#include "core/game_graph/analysis/tree.hpp"
#include "ui/game_graph/graph/game_study.hpp"
#include "ui/game_graph/graph/game_tree.hpp"

namespace loggia::ui {

Result<std::string> dotOfGraph(const GameStudy& study) {
    return game_graph::draw(*study.solution, game_graph::Layering::remoteness,
                            ShownGraph::most_nodes)
        .map(game_graph::to_dot);
}

Result<std::string> dotOfTree(const GameStudy& study) {
    const auto tree = game_graph::build_tree(*study.solution, {GameTree::most_nodes, {}});
    if (!tree)
        return tl::unexpected(tree.error());
    return game_graph::draw(study.game, *tree, GameTree::most_nodes).map(game_graph::to_dot);
}

Result<std::string> textOfTree(const GameStudy& study) {
    const auto tree = game_graph::build_tree(*study.solution, {});
    if (!tree)
        return tl::unexpected(tree.error());
    return game_graph::print_tree(study.game, *tree);
}

} // namespace loggia::ui
