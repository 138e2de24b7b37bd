#include "ui/sat/model/assignment.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace loggia::ui {

using sat::ClauseStatus;

namespace {

sat::PartialAssignment valuesOf(const std::vector<bool>& model) {
    sat::PartialAssignment values(model.size());
    for (std::size_t atom = 1; atom < model.size(); ++atom)
        values[atom] = static_cast<signed char>(model[atom] ? 1 : -1);
    return values;
}

} // namespace

bool Assignment::isSmall() const {
    return reading_ && reading_->file && reading_->file->clauses.literals() <= most_literals;
}

void Assignment::setReading(std::shared_ptr<const ClauseReading> reading) {
    reading_ = std::move(reading);
    model_.reset();
    steps_.clear();
    const int atoms = isSmall() ? reading_->file->clauses.atoms() : 0;
    put(sat::PartialAssignment(static_cast<std::size_t>(atoms) + 1), false);
    if (reading_ && restored_ && restored_->size() != values_.size())
        restored_.reset();
    if (!restored_)
        restored_ = remembered();
    if (reading_ && restored_)
        put(*restored_, true);
}

void Assignment::setModel(std::optional<std::vector<bool>> model) {
    const bool takes_place_of_own = isOwn() && hasValues();
    auto restored = std::exchange(restored_, std::nullopt);
    model_ = std::move(model);
    if (model_ && reading_ && reading_->file && !reading_->file->auxiliary.empty()) {
        model_->resize(static_cast<std::size_t>(reading_->file->clauses.atoms()) + 1);
        set_auxiliary_atoms(*reading_->file, *model_);
    }
    const std::size_t open = isSmall() ? values_.size() : 1;
    put(model_ ? valuesOf(*model_) : sat::PartialAssignment(open), takes_place_of_own);
    if (!restored || restored->size() != values_.size())
        return;
    // The model of the last session is found again; what was made of it is shown.
    if (model_)
        put(std::move(*restored), true);
    else
        restored_ = std::move(restored);
}

std::optional<QString> Assignment::ownValues() const {
    if (!restored_ && (!isOwn() || !isSmall()))
        return std::nullopt;
    const sat::PartialAssignment& own = restored_ ? *restored_ : values_;
    QString text;
    for (std::size_t atom = 1; atom < own.size(); ++atom)
        text += QLatin1Char(own[atom] > 0 ? '1' : own[atom] < 0 ? '0' : '-');
    return text;
}

void Assignment::restoreOwnValues(const QString& values) {
    restored_.emplace(static_cast<std::size_t>(values.size()) + 1);
    for (std::size_t atom = 1; atom < restored_->size(); ++atom) {
        const QChar value = values[static_cast<qsizetype>(atom) - 1];
        (*restored_)[atom] = static_cast<signed char>(value == QLatin1Char('1')   ? 1
                                                      : value == QLatin1Char('0') ? -1
                                                                                  : 0);
    }
}

void Assignment::put(sat::PartialAssignment values, bool is_step) {
    if (is_step) {
        if (values == values_)
            return;
        if (restored_ && values != *restored_)
            restored_.reset(); // a person goes on from them
        if (steps_.size() == most_steps)
            steps_.erase(steps_.begin());
        steps_.push_back(values_);
    }
    values_ = std::move(values);
    report_.reset();
    if (isSmall() && hasValues())
        report_ = sat::report_clauses(reading_->file->clauses, values_);
    Q_EMIT changed();
    if (has_said_)
        say({});
}

/// The auxiliary atoms of long xor lines, which nobody sets, have the values that the atoms of the
/// file give them: without these, lines that hold would look broken.
void Assignment::setAuxiliary(sat::PartialAssignment& values) const {
    if (!isSmall())
        return;
    for (const sat::AuxiliaryAtom& sum : reading_->file->auxiliary) {
        signed char value = -1;
        for (const int atom : sum.sum_of)
            value = static_cast<signed char>(-value * values[static_cast<std::size_t>(atom)]);
        values[static_cast<std::size_t>(sum.atom)] = value;
    }
}

/// To be called after each step of a person.
void Assignment::remember() {
    if (!isSmall())
        return;
    std::erase_if(remembered_, [this](const Remembered& each) {
        return each.file == reading_->file || each.file->clauses == reading_->file->clauses;
    });
    if (!isOwn() || !hasValues())
        return;
    if (remembered_.size() == most_remembered)
        remembered_.erase(remembered_.begin());
    remembered_.push_back({reading_->file, values_});
}

std::optional<sat::PartialAssignment> Assignment::remembered() const {
    if (isSmall())
        for (const Remembered& each : remembered_)
            if (each.values.size() == values_.size() &&
                each.file->clauses == reading_->file->clauses)
                return each.values;
    return std::nullopt;
}

void Assignment::say(const QString& text) {
    has_said_ = !text.isEmpty();
    Q_EMIT message(text);
}

signed char Assignment::value(int atom) const {
    const auto at = static_cast<std::size_t>(atom);
    return at < values_.size() ? values_[at] : static_cast<signed char>(0);
}

sat::PartialAssignment Assignment::valuesOfFile() const {
    sat::PartialAssignment values = values_;
    if (reading_ && reading_->file)
        values.resize(
            std::min(values.size(), static_cast<std::size_t>(reading_->file->atoms()) + 1));
    return values;
}

bool Assignment::hasValues() const {
    return std::any_of(values_.begin(), values_.end(),
                       [](signed char value) { return value != 0; });
}

bool Assignment::isModel() const {
    return model_ && values_ == valuesOf(*model_);
}

void Assignment::change(const Changes& changes) {
    sat::PartialAssignment next = values_;
    for (const auto& [atom, value] : changes)
        if (const auto at = static_cast<std::size_t>(atom); at > 0 && at < next.size())
            next[at] = value;
    setAuxiliary(next);
    put(std::move(next), true);
    remember();
}

void Assignment::cycle(int atom) {
    const signed char now = value(atom);
    constexpr signed char on = 1;
    constexpr signed char off = -1;
    constexpr signed char open = 0;
    change({{atom, now > 0 ? off : now < 0 ? open : on}});
}

void Assignment::clear() {
    put(sat::PartialAssignment(values_.size()), true);
    remember();
}

void Assignment::backToModel() {
    if (model_)
        put(valuesOf(*model_), true);
    remember();
}

void Assignment::takeBack() {
    if (steps_.empty())
        return;
    restored_.reset();
    sat::PartialAssignment before = std::move(steps_.back());
    steps_.pop_back();
    put(std::move(before), false);
    remember();
}

void Assignment::propagate() {
    if (!canPropagate())
        return;
    sat::Propagated found = sat::propagate_units(reading_->file->clauses, values_);
    found.values.resize(values_.size());
    const std::size_t forced = found.forced;
    put(std::move(found.values), true);
    remember();
    if (found.conflict)
        say(tr("Conflict: clause %1 is falsified.").arg(numberText(*found.conflict + 1)));
    else if (forced == 0)
        say(tr("There is no unit clause, so nothing follows."));
    else
        say(tr("Unit propagation set %1.").arg(counted(forced, tr("%1 atom"), tr("%1 atoms"))));
}

QString reportWords(const sat::ClauseReport& report) {
    const auto count = [&report](ClauseStatus status) {
        return report.count.at(static_cast<std::size_t>(status));
    };
    QStringList parts{counted(count(ClauseStatus::satisfied), SatWords::tr("%1 clause satisfied"),
                              SatWords::tr("%1 clauses satisfied"))};
    if (const auto unit = count(ClauseStatus::unit); unit > 0)
        parts << SatWords::tr("%1 unit").arg(numberText(unit));
    if (const auto falsified = count(ClauseStatus::falsified); falsified > 0)
        parts << SatWords::tr("%1 falsified").arg(numberText(falsified));
    if (const auto open = count(ClauseStatus::open); open > 0)
        parts << SatWords::tr("%1 open").arg(numberText(open));
    return parts.join(QStringLiteral(", "));
}

} // namespace loggia::ui
