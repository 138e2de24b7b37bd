#include "core/base/line_difference.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace loggia {

namespace {

using Lines = std::vector<std::string_view>;

constexpr int most_differences = 1000;
constexpr std::size_t most_shown = 500;
constexpr std::size_t context = 2;

Lines split_lines(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        lines.push_back(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// A line with its sign: ' ' for one of both texts.
struct Signed {
    char sign;
    std::string_view line;
};

/// How far each diagonal gets with a number of differences; the diagonals k = -d, ..., d at k + d.
using Reach = std::vector<int>;

/// The shortest list of differences of texts that begin and end differently, from its end to its
/// beginning; all lines of both where it is longer than `most_differences`.
class Shortest {
public:
    Shortest(const Lines& before, const Lines& after) : before_(before), after_(after) {}

    [[nodiscard]] std::vector<Signed> find() {
        const int most = std::min(size(before_) + size(after_), most_differences);
        for (int d = 0; d <= most; ++d)
            if (reaches_end(d))
                return traced_back();
        std::vector<Signed> all;
        for (const std::string_view line : before_)
            all.push_back({'-', line});
        for (const std::string_view line : after_)
            all.push_back({'+', line});
        return all;
    }

private:
    static int size(const Lines& lines) { return static_cast<int>(lines.size()); }
    [[nodiscard]] std::string_view before(int i) const {
        return before_[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] std::string_view after(int i) const {
        return after_[static_cast<std::size_t>(i)];
    }
    /// Where diagonal k gets with d differences; -1 where it cannot be reached.
    [[nodiscard]] int reach(int d, int k) const {
        if (k < -d || k > d)
            return -1;
        const int place = k + d;
        return reaches_[static_cast<std::size_t>(d)][static_cast<std::size_t>(place)];
    }
    /// Whether the last of the d differences that lead to diagonal k is a line of `after`.
    [[nodiscard]] bool comes_from_after(int d, int k) const {
        return k == -d || (k != d && reach(d - 1, k - 1) < reach(d - 1, k + 1));
    }

    bool reaches_end(int d) {
        Reach furthest;
        for (int k = -d; k <= d; ++k) {
            int x = -1;
            if (d == 0)
                x = 0;
            else if ((k + d) % 2 == 0)
                x = comes_from_after(d, k) ? reach(d - 1, k + 1) : reach(d - 1, k - 1) + 1;
            const int start = x;
            while (start >= 0 && x < size(before_) && x - k < size(after_) && x >= k &&
                   before(x) == after(x - k))
                ++x;
            furthest.push_back(x);
        }
        reaches_.push_back(std::move(furthest));
        return reach(d, size(before_) - size(after_)) >= size(before_);
    }

    [[nodiscard]] std::vector<Signed> traced_back() const {
        std::vector<Signed> steps;
        int x = size(before_);
        int k = size(before_) - size(after_);
        for (int d = static_cast<int>(reaches_.size()) - 1; d > 0; --d) {
            const bool added = comes_from_after(d, k);
            const int from = added ? reach(d - 1, k + 1) : reach(d - 1, k - 1) + 1;
            while (x > from)
                steps.push_back({' ', before(--x)});
            if (added) {
                steps.push_back({'+', after(x - k - 1)});
                ++k;
            } else {
                steps.push_back({'-', before(--x)});
                --k;
            }
        }
        while (x > 0)
            steps.push_back({' ', before(--x)});
        std::reverse(steps.begin(), steps.end());
        return steps;
    }

    const Lines& before_;
    const Lines& after_;
    std::vector<Reach> reaches_; ///< By number of differences.
};

/// The differences with the lines around them, as text.
std::string shown(const std::vector<Signed>& steps) {
    std::vector<bool> near(steps.size());
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].sign != ' ')
            for (std::size_t j = i - std::min(i, context);
                 j <= std::min(i + context, steps.size() - 1); ++j)
                near[j] = true;
    std::string text;
    std::size_t count = 0;
    bool leaves_out = false;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool is_shown = near[i] && count < most_shown;
        if (is_shown) {
            text += leaves_out ? "...\n" : "";
            text.append({steps[i].sign, ' '}).append(steps[i].line) += '\n';
            ++count;
        }
        leaves_out = !is_shown;
    }
    return leaves_out ? text + "...\n" : text;
}

} // namespace

std::string line_difference(std::string_view before, std::string_view after) {
    Lines a = split_lines(before);
    Lines b = split_lines(after);
    if (a == b)
        return {};
    // What is the same at both ends need not be searched.
    const auto first = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto head = first.first - a.begin();
    const auto last = std::mismatch(a.rbegin(), a.rend() - head, b.rbegin(), b.rend() - head);
    const auto tail = last.first - a.rbegin();
    std::vector<Signed> steps;
    for (auto line = a.begin(); line != a.begin() + head; ++line)
        steps.push_back({' ', *line});
    const Lines middle_a(a.begin() + head, a.end() - tail);
    const Lines middle_b(b.begin() + head, b.end() - tail);
    for (const Signed& step : Shortest(middle_a, middle_b).find())
        steps.push_back(step);
    for (auto line = a.end() - tail; line != a.end(); ++line)
        steps.push_back({' ', *line});
    return shown(steps);
}

} // namespace loggia
