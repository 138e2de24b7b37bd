#pragma once

#include "ui/undo/history.hpp"

#include <map>
#include <utility>

namespace loggia::ui {

/// A value for each document of a History, such as what is known of its file: Undo, which brings
/// back another document, brings back its value too. A document begins with a T{}.
template <class T>
class PerDocument {
public:
    /// `history` has to outlive this.
    explicit PerDocument(const History& history) : history_(history) {}

    [[nodiscard]] bool has() const { return values_.contains(history_.document()); }
    [[nodiscard]] T get() const {
        const auto found = values_.find(history_.document());
        return found == values_.end() ? T{} : found->second;
    }
    void set(T value) { values_.insert_or_assign(history_.document(), std::move(value)); }

private:
    const History& history_;
    std::map<int, T> values_;
};

} // namespace loggia::ui
