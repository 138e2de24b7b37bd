#include "ui/sat/clauses/atom_words.hpp"

#include "ui/sat/clauses/sat_words.hpp"
#include "ui/widgets/number_text.hpp"

#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace loggia::ui {

namespace {

QStringList literalWords(const AtomWords& words, std::span<const int> literals, std::size_t most) {
    QStringList parts;
    for (const int literal : literals.first(std::min(literals.size(), most)))
        parts << words.literal(literal);
    return parts;
}

} // namespace

const sat::AtomNames& AtomWords::names() const {
    static const sat::AtomNames none;
    return names_ ? *names_ : none;
}

QString AtomWords::name(int atom) const {
    const auto found = names().find(atom);
    return found == names().end() ? QString() : QString::fromStdString(found->second);
}

QString AtomWords::atom(int atom) const {
    const QString known = name(atom);
    return known.isEmpty() ? QString::number(atom) : known;
}

QString AtomWords::literal(int literal) const {
    const QString word = atom(std::abs(literal));
    return literal < 0 ? QChar(0x00AC) + word : word;
}

QString AtomWords::clause(std::span<const int> literals, std::size_t most) const {
    if (literals.empty())
        return SatWords::tr("the empty clause");
    const QString text = literalWords(*this, literals, most).join(QStringLiteral(" \u2228 "));
    return literals.size() <= most ? text
                                   : SatWords::tr("%1 \u2228 \u2026 (%2 literals)")
                                         .arg(text, numberText(literals.size()));
}

QString AtomWords::list(std::span<const int> literals, std::size_t most) const {
    QStringList parts = literalWords(*this, literals, most);
    if (literals.size() > most)
        parts << SatWords::tr("%1 more").arg(numberText(literals.size() - most));
    if (parts.size() < 2)
        return parts.join(QString());
    const QString last = parts.takeLast();
    return SatWords::tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

} // namespace loggia::ui
