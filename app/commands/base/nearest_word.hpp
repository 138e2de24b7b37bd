#pragma once

#include <string>
#include <vector>

namespace loggia::commands {

/// `; did you mean 'Lugoj'?` where one of the words is likely meant by another, as it differs in
/// few letters or in capitals, or one goes on where the other ends; else nothing.
[[nodiscard]] std::string did_you_mean(const std::string& word,
                                       const std::vector<std::string>& words);

} // namespace loggia::commands
