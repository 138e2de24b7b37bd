#pragma once

#include <QStringView>

#include <functional>
#include <optional>

namespace loggia::ui {

/// A bracket beside the cursor, and the one that belongs to it.
struct BracketPair {
    int here = 0;
    std::optional<int> other; ///< None: it has no partner.

    friend bool operator==(const BracketPair&, const BracketPair&) = default;
};

/// The bracket, of () [] {}, that the cursor at `position` is at: the one before it or else the one
/// behind it, and its partner. Brackets for which `ignored` is true are no brackets.
///
/// Looks at no more than `reach` characters; nothing where the partner might lie farther away.
[[nodiscard]] std::optional<BracketPair> matchBracket(QStringView text, int position,
                                                      const std::function<bool(int)>& ignored,
                                                      int reach = 100'000);

} // namespace loggia::ui
