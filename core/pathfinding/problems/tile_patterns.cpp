#include "core/pathfinding/problems/tile_patterns.hpp"

#include "core/base/cache_folder.hpp"
#include "core/base/file.hpp"
#include "core/base/poll.hpp"

#include <fmt/format.h>

#include <bit>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace loggia::pathfinding {

namespace {

using Parts = std::vector<std::vector<int>>;

/// Tiles that belong close together are in one pattern, for they stand in each other's way.
const Parts& parts_of(int side) {
    static const std::array<Parts, 3> parts{
        Parts{{1, 2, 3}}, Parts{{1, 2, 4, 5}, {3, 6, 7, 8}},
        Parts{{1, 2, 4, 5, 8, 9}, {3, 6, 7, 10, 11, 15}, {12, 13, 14}}};
    return parts.at(static_cast<std::size_t>(side - 2));
}

using Places = std::uint16_t; ///< a bit for each

/// For each place those beside it.
std::array<Places, 16> neighbours_of(int side) {
    std::array<Places, 16> neighbours{};
    for (int place = 0; place < side * side; ++place) {
        const int row = place / side;
        const int column = place % side;
        unsigned beside = 0;
        beside |= row > 0 ? 1U << (place - side) : 0U;
        beside |= row + 1 < side ? 1U << (place + side) : 0U;
        beside |= column > 0 ? 1U << (place - 1) : 0U;
        beside |= column + 1 < side ? 1U << (place + 1) : 0U;
        neighbours.at(static_cast<std::size_t>(place)) = static_cast<Places>(beside);
    }
    return neighbours;
}

/// The tiles of a pattern at some places, and where the gap can go between them at no cost.
struct Region {
    std::uint32_t index;
    Places gap;
};

constexpr std::uint8_t unknown = 255;
constexpr std::string_view magic = "loggia tile patterns 1\n";

std::string head_of(int side, std::uint64_t checksum) {
    return fmt::format("{}{} {:016x}\n", magic, side, checksum);
}

std::optional<std::filesystem::path> kept_at(int side) {
    auto folder = cache_folder();
    if (folder)
        *folder /= fmt::format("tiles-{}.patterns", side);
    return folder;
}

} // namespace

TilePatterns::TilePatterns(int side) : side_(side) {
    for (const std::vector<int>& tiles : parts_of(side)) {
        for (std::size_t i = 0; i < tiles.size(); ++i)
            slots_.at(static_cast<std::size_t>(tiles[i])) = {static_cast<std::uint8_t>(parts_),
                                                             static_cast<std::uint8_t>(4 * i)};
        tables_.at(parts_++).assign(std::size_t{1} << (4 * tiles.size()), unknown);
    }
}

std::size_t TilePatterns::bytes() const noexcept {
    std::size_t bytes = 0;
    for (const auto& table : tables_)
        bytes += table.size();
    return bytes;
}

/// By moves of the pattern's tiles, level by level. Where the gap is between them is a region: it
/// walks about there at no cost.
bool TilePatterns::fill(std::size_t part, const std::vector<int>& tiles, const Control& control) {
    const auto neighbours = neighbours_of(side_);
    const auto everywhere = static_cast<Places>((1U << (side_ * side_)) - 1);
    std::vector<std::uint8_t>& table = tables_.at(part);
    std::vector<Places> reached(table.size(), 0); // by the gap
    const auto flood = [&](unsigned from, Places free) {
        auto region = static_cast<Places>(from);
        for (unsigned edge = from; edge != 0;) {
            unsigned beside = 0;
            for (; edge != 0; edge &= edge - 1)
                beside |= neighbours[static_cast<std::size_t>(std::countr_zero(edge))];
            edge = beside & free & ~unsigned{region};
            region = static_cast<Places>(region | edge);
        }
        return region;
    };
    std::uint32_t home = 0;
    unsigned occupied = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        home |= static_cast<std::uint32_t>(tiles[i]) << (4 * i);
        occupied |= 1U << tiles[i];
    }
    std::vector<Region> level{{home, flood(1, static_cast<Places>(everywhere & ~occupied))}};
    reached[home] = level.front().gap;
    std::vector<Region> next;
    Poll poll(control, 100);
    for (std::uint8_t moves = 0; !level.empty(); ++moves) {
        for (const auto& [index, gap] : level) {
            if (poll.stop())
                return false;
            if (table[index] == unknown)
                table[index] = moves;
            unsigned taken = 0;
            for (std::size_t i = 0; i < tiles.size(); ++i)
                taken |= 1U << (index >> (4 * i) & 15U);
            for (std::size_t i = 0; i < tiles.size(); ++i) {
                const std::uint32_t from = index >> (4 * i) & 15U;
                for (unsigned into = neighbours[from] & gap; into != 0; into &= into - 1) {
                    const auto to = static_cast<std::uint32_t>(std::countr_zero(into));
                    const std::uint32_t moved = index ^ (from ^ to) << (4 * i);
                    if ((reached[moved] >> from & 1U) != 0)
                        continue;
                    const unsigned now = (taken & ~(1U << from)) | 1U << to;
                    const Places region = flood(1U << from, static_cast<Places>(everywhere & ~now));
                    reached[moved] = static_cast<Places>(reached[moved] | region);
                    next.push_back({moved, region});
                }
            }
        }
        level.swap(next);
        next.clear();
    }
    return true;
}

std::shared_ptr<const TilePatterns> TilePatterns::make(int side, const Control& control) {
    std::shared_ptr<TilePatterns> made(new TilePatterns(side));
    for (std::size_t part = 0; part < made->parts_; ++part) {
        control.report({static_cast<double>(part) / static_cast<double>(made->parts_),
                        "making the pattern database"});
        if (!made->fill(part, parts_of(side).at(part), control))
            return nullptr;
    }
    return made;
}

std::uint64_t TilePatterns::checksum() const noexcept {
    std::uint64_t sum = 0;
    for (const auto& table : tables_)
        for (std::size_t i = 0; i + sizeof sum <= table.size(); i += sizeof sum) {
            std::uint64_t word = 0;
            std::memcpy(&word, table.data() + i, sizeof word);
            sum = (sum ^ word) * 0x9E3779B97F4A7C15U;
            sum ^= sum >> 32U;
        }
    return sum;
}

bool TilePatterns::load() {
    const auto path = kept_at(side_);
    if (!path)
        return false;
    const auto text = read_regular_file(*path);
    const std::size_t head = head_of(side_, 0).size();
    if (!text || text->size() != head + bytes())
        return false;
    std::size_t at = head;
    for (auto& table : tables_) {
        std::memcpy(table.data(), text->data() + at, table.size());
        at += table.size();
    }
    return text->substr(0, head) == head_of(side_, checksum());
}

void TilePatterns::keep() const {
    const auto path = kept_at(side_);
    if (!path)
        return;
    std::error_code error;
    std::filesystem::create_directories(path->parent_path(), error);
    std::string text = head_of(side_, checksum());
    for (const auto& table : tables_)
        text.append(reinterpret_cast<const char*>(table.data()), table.size());
    // Where it cannot be kept it is made anew the next time.
    static_cast<void>(write_file(*path, text));
}

std::shared_ptr<const TilePatterns> TilePatterns::of(int side, const Control& control) {
    static std::mutex mutex;
    static std::array<std::weak_ptr<const TilePatterns>, 3> known;
    const std::lock_guard lock(mutex);
    auto& shared = known.at(static_cast<std::size_t>(side - 2));
    if (auto patterns = shared.lock())
        return patterns;
    constexpr int largest = 4;
    std::shared_ptr<const TilePatterns> patterns;
    if (side == largest) { // the others are made as soon as read
        std::shared_ptr<TilePatterns> read(new TilePatterns(side));
        if (read->load())
            patterns = std::move(read);
    }
    if (!patterns) {
        patterns = make(side, control);
        if (patterns && side == largest)
            patterns->keep();
    }
    shared = patterns;
    return patterns;
}

} // namespace loggia::pathfinding
