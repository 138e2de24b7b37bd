#pragma once

#include "core/base/control.hpp"

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace loggia::grading {

/// What a hand-in on the disk was at one time, to see later whether it is another one: as FileStamp
/// is for a file. It covers what StagedHandin copies: the names of files, their stamps, and their
/// permissions. As there, equal stamps mean the same hand-in, and different ones are no proof of
/// different contents.
///
/// `places` are the files and folders by which a change of it can be noticed, at most
/// `most_places`: the hand-in first, then what is in it.
struct HandinLook {
    std::string stamp; ///< 32 digits; empty where there is nothing at the path.
    std::vector<std::filesystem::path> places;
};

/// Reads names and stamps, and no contents; through a symbolic link at the end of `handin`, but
/// through none inside, as StagedHandin does. Ends early when stopped, with an empty stamp.
[[nodiscard]] HandinLook look_at_handin(const std::filesystem::path& handin,
                                        const Control& control = {}, std::size_t most_places = 0);

} // namespace loggia::grading
