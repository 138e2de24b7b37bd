#pragma once

#include "core/sat/queries/partial_assignment.hpp"
#include "ui/sat/clauses/clause_reading.hpp"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace loggia::ui {

/// The values of the atoms that the page shows: a model that was found, or what a person made of it
/// by clicks; and what becomes of the clauses under them.
class Assignment final : public QObject {
    Q_OBJECT

public:
    /// Atoms and the values that they get: 1 true, -1 false, 0 open.
    using Changes = std::vector<std::pair<int, signed char>>;

    /// Sets of clauses with more literals have no report: it would be late for a click.
    static constexpr std::size_t most_literals = 200'000;
    /// Steps that can be taken back.
    static constexpr std::size_t most_steps = 200;
    /// Sets of clauses whose values are remembered.
    static constexpr std::size_t most_remembered = 8;

    using QObject::QObject;

    /// Other clauses, or none: all atoms are open. Where they are clauses that a person set values
    /// for before, which undo brings back, or the same ones in another text, so do these values.
    void setReading(std::shared_ptr<const ClauseReading> reading);
    /// A model that was found, with or without auxiliary atoms, or none. Values of a person that it
    /// replaces can be taken back.
    void setModel(std::optional<std::vector<bool>> model);

    /// Values that a person set, one character for each atom (1, 0 or -), to be kept; nothing where
    /// they are those of the model.
    [[nodiscard]] std::optional<QString> ownValues() const;
    /// They come back when clauses of as many atoms have been read.
    void restoreOwnValues(const QString& values);

    // By a person. Each is a step that can be taken back; what changes nothing is none.
    void change(const Changes& changes);
    /// From true to false to open and round.
    void cycle(int atom);
    void clear();
    /// Gives values to what follows by unit propagation.
    void propagate();
    void backToModel();
    void takeBack();

    [[nodiscard]] const sat::PartialAssignment& values() const { return values_; }
    /// Those without auxiliary atoms, which are no atoms of the file.
    [[nodiscard]] sat::PartialAssignment valuesOfFile() const;
    [[nodiscard]] signed char value(int atom) const;
    /// What becomes of the clauses; null where nothing has a value, and of large sets.
    [[nodiscard]] const sat::ClauseReport* report() const { return report_ ? &*report_ : nullptr; }
    [[nodiscard]] const std::shared_ptr<const ClauseReading>& reading() const { return reading_; }
    /// Whether the values are those of the model.
    [[nodiscard]] bool isModel() const;
    [[nodiscard]] bool hasModel() const { return model_.has_value(); }
    [[nodiscard]] bool hasValues() const;
    [[nodiscard]] bool canTakeBack() const { return !steps_.empty(); }
    [[nodiscard]] bool canPropagate() const { return reading_ && reading_->file && isSmall(); }

Q_SIGNALS:
    /// Some value, or all of them.
    void changed();
    /// A sentence about what a person's step led to; empty when another step makes it old.
    void message(const QString& text);

private:
    [[nodiscard]] bool isSmall() const;
    [[nodiscard]] bool isOwn() const { return !steps_.empty() && !isModel(); }
    void put(sat::PartialAssignment values, bool is_step);
    void setAuxiliary(sat::PartialAssignment& values) const;
    void remember();
    [[nodiscard]] std::optional<sat::PartialAssignment> remembered() const;
    void say(const QString& text);

    std::shared_ptr<const ClauseReading> reading_;
    std::optional<std::vector<bool>> model_;
    sat::PartialAssignment values_;
    std::vector<sat::PartialAssignment> steps_; ///< What was there before each.
    /// What a person set for other clauses before, and last for these; the latest last.
    struct Remembered {
        std::shared_ptr<const sat::ClauseFile> file;
        sat::PartialAssignment values;
    };
    std::vector<Remembered> remembered_;
    /// Of the last session, or of these clauses before, until they are shown.
    std::optional<sat::PartialAssignment> restored_;
    std::optional<sat::ClauseReport> report_;
    bool has_said_ = false;
};

/// "7 clauses satisfied, 1 unit, 1 falsified, 2 open"; empty without a report.
[[nodiscard]] QString reportWords(const sat::ClauseReport& report);
} // namespace loggia::ui
