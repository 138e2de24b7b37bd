#include "core/puzzles/sheet/sheet_parts.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace loggia::puzzles {

namespace {

constexpr std::string_view blank_characters = " \t\r\n";

struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// Lines of places that are mostly rising.
std::vector<SheetLines> lines_of_places(std::string_view text, const std::vector<Place>& places) {
    std::vector<SheetLines> all;
    std::size_t line = 0;
    std::size_t seen = 0;
    for (const auto& [begin, end] : places) {
        if (begin < seen)
            line = seen = 0;
        const auto within = lines_between(text.substr(seen), begin - seen, end - seen);
        line += within.first;
        seen = begin;
        all.push_back({line, within.count});
    }
    return all;
}

/// Puts a text together from what is kept of an old one and what is new.
class Patcher {
public:
    Patcher(std::string_view old_text, const SheetParts& old) : old_text_(old_text), old_(old) {}

    PatchedText run(const std::vector<PartText>& parts) {
        text_ = old_text_.substr(0, old_.head);
        places_.resize(parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const PartText& part = parts[i];
            if (part.kept) {
                pass_until(*part.kept);
                places_[i] = keep(*part.kept);
            } else if (part.shares && part.text.empty()) {
                places_[i] = places_[*part.shares];
            } else {
                places_[i] = write(is_goal_ ? part.denied : part.text);
            }
        }
        pass_until(old_.parts.size());
        append(old_text_.substr(old_.parts.empty() ? old_.head : old_.parts.back().end));
        auto all = lines_of_places(text_, places_);
        return {std::move(text_), std::move(all)};
    }

private:
    void new_line() {
        if (!text_.empty() && text_.back() != '\n')
            text_ += '\n';
    }

    /// What stood on the same line before is only there if it is what stood there before.
    void append(std::string_view piece) {
        if (!goes_on_ && !piece.empty() && piece[0] != '\n')
            new_line();
        text_ += piece;
        goes_on_ = true;
    }

    Place write(std::string_view lines) {
        new_line();
        const std::size_t begin = text_.size() + (lines.starts_with('\n') ? 1 : 0);
        text_ += lines;
        goes_on_ = false;
        return {begin, text_.size()};
    }

    static std::string_view without_last_blanks(std::string_view text) {
        return text.substr(0, text.find_last_not_of(blank_characters) + 1);
    }

    /// What stands before parts that are gone, if it is more than blanks.
    void pass_until(std::size_t part) {
        for (; next_ < part; ++next_) {
            const SheetPart& gone = old_.parts[next_];
            is_goal_ = gone.goal;
            const auto before =
                without_last_blanks(old_text_.substr(gone.begin, gone.own - gone.begin));
            if (!before.empty())
                append(before);
            goes_on_ = false;
        }
    }

    Place keep(std::size_t number) {
        const SheetPart& part = old_.parts[number];
        next_ = number + 1;
        is_goal_ = part.goal;
        if (part.shares && !leaders_.contains(*part.shares)) {
            // The comment over a part that is gone.
            const SheetPart& leader = old_.parts[*part.shares];
            const std::size_t end = leader.is_comment ? leader.end : leader.text;
            leaders_[*part.shares] =
                write(without_last_blanks(old_text_.substr(leader.own, end - leader.own)));
        }
        if (part.shares && part.begin == part.end)
            return leaders_.at(*part.shares);
        append(old_text_.substr(part.begin, part.end - part.begin));
        const Place place{text_.size() - (part.end - part.own), text_.size()};
        leaders_[number] = place;
        return place;
    }

    std::string_view old_text_;
    const SheetParts& old_;
    std::string text_;
    std::vector<Place> places_;
    std::unordered_map<std::size_t, Place> leaders_; ///< by old number, those that are there
    std::size_t next_ = 0;                           ///< old part
    bool is_goal_ = false;
    bool goes_on_ = true; ///< what comes next stood right behind what is there
};

} // namespace

std::vector<SheetLines> lines_of_parts(std::string_view text, const SheetParts& parts) {
    std::vector<Place> places;
    for (const SheetPart& part : parts.parts) {
        const bool is_told_before = part.shares && part.own == part.end;
        const SheetPart& told = is_told_before ? parts.parts[*part.shares] : part;
        places.push_back({told.own, told.end});
    }
    return lines_of_places(text, places);
}

RetoldText with_story(std::string_view text, const std::vector<std::string>& before,
                      const std::vector<std::string>& now) {
    std::size_t told = 0;
    RetoldText retold;
    for (std::size_t at = 0; told < before.size() && at < text.size();) {
        const std::size_t stop = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, stop - at);
        line.remove_prefix(std::min(line.find_first_not_of(blank_characters), line.size()));
        line.remove_suffix(line.size() - (line.find_last_not_of(blank_characters) + 1));
        at = std::min(stop + 1, text.size());
        if (line.empty())
            continue;
        const std::size_t words = std::min(line.find_first_not_of("%# \t"), line.size());
        if ((line[0] != '%' && line[0] != '#') || line.substr(words) != before[told])
            break;
        ++told;
        retold.end = at;
    }
    if (told < before.size())
        retold.end = 0;
    for (const std::string& line : now)
        retold.text += line.empty() ? std::string("%\n") : "% " + line + '\n';
    if (retold.end == 0 && !text.empty())
        retold.text += '\n';
    retold.by =
        static_cast<std::ptrdiff_t>(retold.text.size()) - static_cast<std::ptrdiff_t>(retold.end);
    retold.text += text.substr(retold.end);
    return retold;
}

PatchedText patched(std::string_view old_text, const SheetParts& old,
                    const std::vector<PartText>& parts) {
    return Patcher(old_text, old).run(parts);
}

} // namespace loggia::puzzles
