#include "core/sat/counting/component_finder.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace loggia::sat {

namespace {

constexpr std::uint32_t end_mark = UINT32_MAX;

void write_number(std::uint32_t number, std::vector<unsigned char>& bytes) {
    constexpr std::uint32_t low = 0x7F;
    for (; number > low; number >>= 7U)
        bytes.push_back(static_cast<unsigned char>(number | 0x80U));
    bytes.push_back(static_cast<unsigned char>(number));
}

/// Numbers that rise, each as what it is more than the one before.
void write_rising(std::span<const std::uint32_t> numbers, std::vector<unsigned char>& bytes) {
    std::uint32_t last = 0;
    for (const std::uint32_t number : numbers)
        write_number(number - std::exchange(last, number), bytes);
}

} // namespace

ComponentFinder::ComponentFinder(const CountingProblem& problem)
    : shown_(problem.shown), atom_marks_(problem.atoms), frequencies_(problem.atoms) {
    std::vector<std::vector<std::uint32_t>> twos(problem.atoms);
    std::vector<std::vector<std::uint32_t>> threes(problem.atoms);
    std::vector<std::vector<std::uint32_t>> longs(problem.atoms);
    for (const auto& clause : problem.clauses) {
        if (clause.size() == 2) {
            twos[clause[0] / 2].push_back(clause[1] / 2);
            twos[clause[1] / 2].push_back(clause[0] / 2);
            continue;
        }
        const auto place = static_cast<std::uint32_t>(long_.size());
        if (clause.size() > 3) {
            long_.insert(long_.end(), clause.begin(), clause.end());
            long_.push_back(end_mark);
        }
        for (std::size_t i = 0; i < clause.size(); ++i)
            if (clause.size() > 3)
                longs[clause[i] / 2].insert(longs[clause[i] / 2].end(), {all_clauses_, place});
            else
                threes[clause[i] / 2].insert(
                    threes[clause[i] / 2].end(),
                    {all_clauses_, clause[(i + 1) % 3], clause[(i + 2) % 3]});
        ++all_clauses_;
    }
    for (std::uint32_t atom = 0; atom < problem.atoms; ++atom) {
        link_begins_.push_back(links_.size());
        std::sort(twos[atom].begin(), twos[atom].end());
        twos[atom].erase(std::unique(twos[atom].begin(), twos[atom].end()), twos[atom].end());
        for (const auto* list : {&twos[atom], &threes[atom], &longs[atom]}) {
            links_.insert(links_.end(), list->begin(), list->end());
            links_.push_back(end_mark);
        }
    }
    clause_marks_.resize(all_clauses_);
}

void ComponentFinder::push_all() {
    const auto atoms = static_cast<std::uint32_t>(shown_.size());
    components_.push_back({memory_.size(), atoms, all_clauses_,
                           std::find(shown_.begin(), shown_.end(), 1) != shown_.end()});
    memory_.resize(memory_.size() + atoms + all_clauses_);
    const auto begin = memory_.begin() + static_cast<std::ptrdiff_t>(components_.back().begin);
    std::iota(begin, begin + atoms, 0U);
    std::iota(begin + atoms, memory_.end(), 0U);
}

std::size_t ComponentFinder::split(std::size_t component, std::span<const signed char> values,
                                   std::vector<std::uint32_t>* free) {
    const Component whole = components_[component];
    for (std::size_t i = whole.begin; i < whole.begin + whole.atoms; ++i)
        atom_marks_[memory_[i]] = values[2 * std::size_t{memory_[i]}] == 0 ? candidate : outside;
    for (const std::uint32_t clause : clauses(whole))
        clause_marks_[clause] = candidate;
    std::size_t free_atoms = 0;
    for (std::size_t i = whole.begin; i < whole.begin + whole.atoms; ++i) {
        const std::uint32_t atom = memory_[i];
        if (atom_marks_[atom] != candidate)
            continue;
        gather(atom, values);
        if (gathered_atoms_.size() > 1) {
            push_gathered(whole);
        } else {
            atom_marks_[atom] = outside;
            if (shown_[atom] != 0) {
                ++free_atoms;
                if (free != nullptr)
                    free->push_back(atom);
            }
        }
    }
    for (const std::uint32_t clause : clauses(whole))
        clause_marks_[clause] = outside;
    return free_atoms;
}

void ComponentFinder::sort(std::size_t first) {
    std::stable_sort(components_.begin() + static_cast<std::ptrdiff_t>(first), components_.end(),
                     [](const Component& a, const Component& b) { return a.atoms > b.atoms; });
}

void ComponentFinder::reach(std::uint32_t atom) {
    if (atom_marks_[atom] != candidate)
        return;
    atom_marks_[atom] = found;
    gathered_atoms_.push_back(atom);
}

/// The component of the atom.
void ComponentFinder::gather(std::uint32_t atom, std::span<const signed char> values) {
    gathered_atoms_.clear();
    gathered_clauses_.clear();
    reach(atom);
    std::size_t next = 0;
    while (next < gathered_atoms_.size()) { // which grows meanwhile
        const std::uint32_t here = gathered_atoms_[next++];
        const std::uint32_t* link = links_.data() + link_begins_[here];
        std::uint32_t frequency = 0;
        for (; *link != end_mark; ++link) {
            const bool open = values[2 * std::size_t{*link}] == 0;
            frequency += open ? 1 : 0;
            if (open)
                reach(*link);
        }
        for (++link; *link != end_mark; link += 3) {
            unsigned char& mark = clause_marks_[link[0]];
            if (mark == outside)
                continue;
            if (mark == candidate) {
                if (values[link[1]] > 0 || values[link[2]] > 0) {
                    mark = outside;
                    continue;
                }
                mark = found;
                gathered_clauses_.push_back(link[0]);
                if (values[link[1]] == 0)
                    reach(link[1] / 2);
                if (values[link[2]] == 0)
                    reach(link[2] / 2);
            }
            ++frequency;
        }
        for (++link; *link != end_mark; link += 2) {
            unsigned char& mark = clause_marks_[link[0]];
            if (mark == candidate) {
                const Literal* const literals = long_.data() + link[1];
                mark = found;
                const Literal* literal = literals;
                for (; *literal != end_mark && values[*literal] <= 0; ++literal) {
                }
                if (*literal != end_mark) {
                    mark = outside;
                    continue;
                }
                gathered_clauses_.push_back(link[0]);
                for (literal = literals; *literal != end_mark; ++literal)
                    if (values[*literal] == 0)
                        reach(*literal / 2);
            }
            frequency += mark == found ? 1 : 0;
        }
        frequencies_[here] = frequency;
    }
}

/// Puts what was gathered, in rising order, on the stack. Whatever was found is outside of what
/// follows.
void ComponentFinder::push_gathered(const Component& whole) {
    Component part{memory_.size(), static_cast<std::uint32_t>(gathered_atoms_.size()),
                   static_cast<std::uint32_t>(gathered_clauses_.size()), false};
    constexpr std::size_t few = 16; // sorting is quicker below this part of the whole
    if (gathered_atoms_.size() < whole.atoms / few) {
        std::sort(gathered_atoms_.begin(), gathered_atoms_.end());
        memory_.insert(memory_.end(), gathered_atoms_.begin(), gathered_atoms_.end());
    } else {
        for (std::size_t i = whole.begin; i < whole.begin + whole.atoms; ++i)
            if (atom_marks_[memory_[i]] == found)
                memory_.push_back(std::uint32_t{memory_[i]});
    }
    if (gathered_clauses_.size() < whole.clauses / few) {
        std::sort(gathered_clauses_.begin(), gathered_clauses_.end());
        memory_.insert(memory_.end(), gathered_clauses_.begin(), gathered_clauses_.end());
    } else {
        const std::size_t first = whole.begin + whole.atoms;
        for (std::size_t i = first; i < first + whole.clauses; ++i)
            if (clause_marks_[memory_[i]] == found)
                memory_.push_back(std::uint32_t{memory_[i]});
    }
    for (const std::uint32_t atom : gathered_atoms_) {
        atom_marks_[atom] = outside;
        part.has_shown = part.has_shown || shown_[atom] != 0;
    }
    for (const std::uint32_t clause : gathered_clauses_)
        clause_marks_[clause] = outside;
    components_.push_back(part);
}

void ComponentFinder::write_key(const Component& component, std::vector<unsigned char>& key) const {
    key.clear();
    write_number(component.atoms, key);
    write_rising(atoms(component), key);
    write_rising(clauses(component), key);
}

} // namespace loggia::sat
