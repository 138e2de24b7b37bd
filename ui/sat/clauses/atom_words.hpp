#pragma once

#include "core/sat/formats/atom_names.hpp"

#include <QString>

#include <memory>
#include <span>

namespace loggia::ui {

/// How people are told of literals and clauses: by the names that the file gives, by numbers where
/// it gives none. Cheap to copy.
class AtomWords {
public:
    AtomWords() = default;
    explicit AtomWords(std::shared_ptr<const sat::AtomNames> names) : names_(std::move(names)) {}

    /// The name, or nothing.
    [[nodiscard]] QString name(int atom) const;
    /// "P", or "17" where it has no name.
    [[nodiscard]] QString atom(int atom) const;
    /// "P" or "¬P"
    [[nodiscard]] QString literal(int literal) const;
    static constexpr std::size_t most_literals = 24;

    /// "P ∨ ¬Q"; of many literals the first `most`. The empty clause is called that.
    [[nodiscard]] QString clause(std::span<const int> literals,
                                 std::size_t most = most_literals) const;
    /// "P, ¬Q and R"
    [[nodiscard]] QString list(std::span<const int> literals,
                               std::size_t most = most_literals) const;

    [[nodiscard]] bool any() const { return names_ && !names_->empty(); }
    /// What the file says; an empty table where it says nothing.
    [[nodiscard]] const sat::AtomNames& names() const;

private:
    std::shared_ptr<const sat::AtomNames> names_;
};

} // namespace loggia::ui
