// That people, rooms, signs or atoms are alike or differ: `are of the same kind`, `is like me`,
// `room 1 contains the same as room 2`.
#include "core/puzzles/claim_reader.hpp"

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

namespace loggia::puzzles {

using logic::Expr;

/// `contain the same`, `contain different things`, `contains the same thing as room 2`; false where
/// nothing of the kind is said.
bool ClaimReader::read_has_alike(Predicate& said, const Group& who, bool denied) {
    const std::size_t begin = at_;
    skip("the");
    const bool same = skip("same");
    if (!same && !skip("different")) {
        at_ = begin;
        return false;
    }
    if (!skip_one_of({"thing", "things", "content", "contents"}) && !same) {
        at_ = begin;
        return false;
    }
    last_.reset();
    if (skip_one_of({"as", "from", "than"})) {
        compare(said, who, same != denied, subject());
        return true;
    }
    if (who.size() < 2) {
        fail_expected("'as'");
        return true;
    }
    if (!same)
        refuse_all_different(begin, who);
    const Expr all_alike = alike(who);
    said.together = same != denied ? all_alike : builder_.negation(all_alike);
    return true;
}

/// `Bea's type is the same as Cid's`; false where nothing of the kind is said.
bool ClaimReader::read_type_of(Predicate& said, const Group& who) {
    const std::string& noun = word(1).text;
    if (who.size() != 1 || word().text != "is" || word(2).text != "is" ||
        (noun != "type" && noun != "kind"))
        return false;
    at_ += 3;
    const bool denied = skip("not");
    const auto same = likeness();
    if (!same) {
        fail_expected("'the same'");
        return true;
    }
    if (!skip_one_of({"as", "from", "to", "than"}))
        fail_expected("'as'");
    const Member other = subject();
    if (part_ends(1))
        skip("is"); // of `Cid's`
    compare(said, who, *same != denied, other);
    return true;
}

/// `the same`, `of different types`
std::optional<bool> ClaimReader::likeness() {
    const std::size_t begin = at_;
    skip("of");
    const bool article = skip_one_of({"the", "a"});
    std::optional<bool> same;
    if (skip("same"))
        same = true;
    else if (skip_one_of({"different", "opposite"}))
        same = false;
    else if (!article && skip("alike"))
        same = true;
    else if (!article && skip("opposites"))
        same = false;
    if (same)
        (void)skip_one_of({"type", "types", "kind", "kinds", "sort", "sorts"});
    else
        at_ = begin;
    return same;
}

/// `are of the same kind`, `is different from Bea`; false where nothing of the kind is said.
bool ClaimReader::read_likeness(Predicate& said, const Group& who, bool many) {
    const std::size_t begin = at_;
    const bool denied = skip("not");
    const bool not_all = many && skip_both_or_all(who) && denied; // `are not both of my type`
    const auto of_each = [&](bool same_as, const Member& other) {
        compare(said, who, same_as != (denied && !not_all), other);
        if (not_all)
            said.together = builder_.negation(builder_.conjunction(said.parts));
    };
    // `is my type`, `is of my kind`
    const bool of = skip("of");
    if (islanders() && speaker_ && skip("my")) {
        if (!skip_one_of({"type", "kind", "sort"}))
            fail_expected("'type'");
        of_each(true, {Member::Kind::person, *speaker_});
        return true;
    }
    at_ -= of ? 1 : 0;
    if (likens(0)) { // `is like me`
        const bool like = word().text == "like";
        ++at_;
        of_each(like, subject());
        return true;
    }
    const auto same = likeness();
    if (!same) {
        at_ = begin;
        return false;
    }
    const bool as_well = word().text == "as" && word(1).text == "well"; // `are the same as well`
    if (!as_well && skip_one_of({"as", "from", "than", "to", "of", "with"})) {
        const Member other = subject();
        if (part_ends(1))
            (void)skip_one_of({"am", "is"}); // `of the same kind as I am`
        of_each(*same, other);
        return true;
    }
    if (!many) {
        at_ = begin;
        return false;
    }
    if (!*same)
        refuse_all_different(begin, who);
    const Expr all_alike = alike(who);
    said.together = *same != denied ? all_alike : builder_.negation(all_alike);
    return true;
}

/// `have the same type`, `does not share the same type with Bea`, `differs from Bea`; false where
/// nothing of the kind is said.
bool ClaimReader::read_has_type(Predicate& said, const Group& who, bool many) {
    const std::size_t begin = at_;
    const bool all = many && skip_both_or_all(who);
    const bool denied = skip_one_of({"does", "do"}) && skip("not");
    const bool differs = skip_one_of({"differs", "differ"});
    if (differs && skip("from"))
        compare(said, who, false, subject()); // `differs from Bea`
    else if (differs && many && part_ends() && (!all || who.size() == 2))
        said.together = builder_.negation(alike(who));
    else if (differs || !skip_one_of({"has", "have", "share", "shares"}) ||
             !read_likeness(said, who, many)) {
        at_ = begin;
        return false;
    }
    if (denied) {
        for (Expr& part : said.parts)
            part = builder_.negation(part);
        if (said.together)
            said.together = builder_.negation(*said.together);
    }
    return true;
}

/// That each is of the kind of somebody or something, or of the other one.
void ClaimReader::compare(Predicate& said, const Group& who, bool positive, const Member& other) {
    if (islanders() && other.kind == Member::Kind::name)
        if (const SentenceWord& name = words_[other.index];
            name.text == "true" || name.text == "false") // `q differs from true` is about an atom
            fail(name, fmt::format("expected a name, found '{}'", name.text));
    for (std::size_t i = 0; i < who.size() && !error_; ++i) {
        if (who[i].kind != other.kind &&
            (who[i].kind == Member::Kind::room || other.kind == Member::Kind::room ||
             who[i].kind == Member::Kind::sign || other.kind == Member::Kind::sign))
            fail(word(), "rooms, signs and names cannot be compared with each other");
        const Expr equal = error_ ? builder_.constant(false) : alike({who[i], other});
        said.parts[i] = positive ? equal : builder_.negation(equal);
    }
}

/// That all of a group are the same, whatever they are.
Expr ClaimReader::alike(const Group& who) {
    if (who.empty())
        return builder_.constant(true);
    const auto all_are = [&](auto expr_of) {
        std::vector<Expr> parts;
        for (const Member& member : who)
            parts.push_back(expr_of(member));
        return parts;
    };
    if (who[0].kind == Member::Kind::sign)
        return all_or_none_of(
            all_are([this](const Member& m) { return holds(Thing::sign, m.index); }));
    if (who[0].kind == Member::Kind::room) {
        std::vector<Expr> ways;
        for (const Thing thing : {Thing::lady, Thing::tiger, Thing::nothing})
            if (thing != Thing::nothing || vocabulary_.has_empty_rooms())
                ways.push_back(builder_.conjunction(
                    all_are([&](const Member& m) { return holds(thing, m.index); })));
        return builder_.disjunction(std::move(ways));
    }
    if (vocabulary_.setting == PuzzleSetting::islanders)
        return all_or_none_of(all_are([this](const Member& m) { return person_expr(m); }));
    return all_or_none_of(all_are([this](const Member& m) { return atom_expr(m); }));
}

Expr ClaimReader::all_or_none_of(std::vector<Expr> parts) {
    const Expr all = builder_.conjunction(parts);
    for (Expr& part : parts)
        part = builder_.negation(part);
    return builder_.disjunction({all, builder_.conjunction(std::move(parts))});
}

} // namespace loggia::puzzles
