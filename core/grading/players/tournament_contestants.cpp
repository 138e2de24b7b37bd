#include "core/grading/players/tournament_contestants.hpp"

#include "core/connect4/matches/contestant.hpp"
#include "core/formula_game/players/contestant.hpp"
#include "core/grading/submissions.hpp"

#include <filesystem>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace loggia::grading {

namespace {

namespace fs = std::filesystem;

/// The length of `NAME=` before a contestant; 0 where there is none.
std::size_t length_of_name(std::string_view text) {
    constexpr std::string_view letters =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
    const auto end = text.find_first_not_of(letters);
    return end != std::string_view::npos && end > 0 && text[end] == '=' ? end + 1 : 0;
}

std::string name_of_path(const fs::path& path) {
    fs::path normal = path.lexically_normal();
    if (!normal.has_filename()) // "folder/"
        normal = normal.parent_path();
    return normal.filename().string();
}

/// A hand-in for each of the folder's entries_of(), by name.
Result<std::vector<Participant>> entries_of_folder(const std::string& folder) {
    std::error_code error;
    if (const fs::directory_iterator it(folder, error); error)
        return failure(error.message());
    std::vector<Participant> participants;
    for (const fs::path& entry : entries_of(folder))
        participants.push_back({entry.filename().string(), {}, entry});
    if (participants.empty())
        return failure("the folder is empty");
    return participants;
}

/// As a plan has it.
Result<std::string> text_of(const TournamentRules& rules, const std::string& text,
                            std::optional<int> depth) {
    const auto written = [](const auto& contestant) -> Result<std::string> {
        if (!contestant)
            return tl::unexpected(contestant.error());
        return to_text(*contestant);
    };
    return std::holds_alternative<MaxConnect4Rules>(rules)
               ? written(connect4::contestant_of(text, {depth, {}}))
               : written(formula_game::contestant_of(text));
}

} // namespace

tl::expected<std::vector<Participant>, ContestantFault>
participants_of(const TournamentRules& rules, const std::vector<std::string>& texts,
                std::optional<int> depth) {
    constexpr std::string_view one = "handin:";
    constexpr std::string_view many = "handins:";
    std::vector<Participant> participants;
    std::set<std::string> names;
    for (std::size_t number = 0; number < texts.size(); ++number) {
        const std::string& text = texts[number];
        const std::size_t length = length_of_name(text);
        const std::string rest = text.substr(length);
        std::string name = length > 0 ? text.substr(0, length - 1) : text;
        const auto fault = [&](Error error) {
            return tl::unexpected(ContestantFault{number, text, text, std::move(error)});
        };
        const std::size_t before = participants.size();
        if (rest.starts_with(many)) {
            if (length > 0)
                return fault({"several hand-ins cannot share one name"});
            auto entries = entries_of_folder(rest.substr(many.size()));
            if (!entries)
                return fault(std::move(entries.error()));
            for (Participant& each : *entries)
                participants.push_back(std::move(each));
        } else if (rest.starts_with(one)) {
            const fs::path path = rest.substr(one.size());
            std::error_code ignored;
            if (!fs::exists(path, ignored))
                return fault({"no such file or folder"});
            participants.push_back({length > 0 ? std::move(name) : name_of_path(path), {}, path});
        } else {
            auto read = text_of(rules, rest, depth);
            if (!read)
                return tl::unexpected(
                    ContestantFault{number, std::move(name), rest, std::move(read.error())});
            participants.push_back({std::move(name), *std::move(read), {}});
        }
        for (std::size_t i = before; i < participants.size(); ++i)
            if (!names.insert(participants[i].name).second)
                return tl::unexpected(ContestantFault{
                    number,
                    participants[i].name,
                    {},
                    {"two contestants have this name; rename one of them with NAME=CONTESTANT"}});
    }
    return participants;
}

} // namespace loggia::grading
