#include <core/connect4/engine/engine.hpp>
#include <core/connect4/format.hpp>
#include <cstdio>

int main() {
    using namespace loggia::connect4;
    const auto position = position_of("0000000\n0000000\n0000000\n2222000\n1111000\n2121000\n1\n");
    if (!position)
        return 1;
    Limits limits;
    limits.depth = 4;
    const Analysis analysis = Engine().choose(*position, limits);
    std::printf("column %d, %s\n", analysis.column + 1, to_text(analysis.value).c_str());
    return position->can_play(analysis.column) ? 0 : 1;
}
