#include "core/sat/formats/icnf.hpp"

#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <utility>

namespace loggia::sat {

namespace {

constexpr std::size_t icnf_poll_interval = 1 << 20; // literals: some milliseconds

/// To what is neither a blank nor a comment.
void skip_to_icnf_line(Scanner& scan) {
    for (scan.skip_space(); scan.peek() == 'c'; scan.skip_space())
        scan.skip_line();
}

class IcnfReader {
public:
    IcnfReader(std::string_view text, bool has_clauses) : scan_(text), has_clauses_(has_clauses) {}

    Result<CubeFile> read(const Control& control) {
        skip_to_icnf_line(scan_);
        if (has_clauses_) {
            if (scan_.take_word() != "p" || scan_.take_word() != "inccnf" || !scan_.at_line_end())
                return scan_.error("expected the header \"p inccnf\"", scan_.offset());
            skip_to_icnf_line(scan_);
        }
        for (; !scan_.at_end(); skip_to_icnf_line(scan_)) {
            const bool is_cube = scan_.word() == "a";
            if (is_cube)
                scan_.skip_word();
            else if (!has_clauses_)
                return scan_.expected_word("a cube, which begins with \"a\"");
            if (auto literals = read_literals(control); !literals)
                return tl::unexpected(std::move(literals.error()));
            if (is_cube)
                file_.cubes.push_back(literals_);
            else
                file_.clauses.add(literals_);
        }
        return std::move(file_);
    }

private:
    Result<void> read_literals(const Control& control) {
        literals_.clear();
        for (;;) {
            scan_.skip_space();
            if (++count_ % icnf_poll_interval == 0 && control.stop_requested())
                return failure("stopped");
            if (scan_.at_end())
                return failure("the last line does not end with 0", scan_.span());
            const auto literal = scan_.number();
            if (!literal)
                return scan_.expected_word("a literal");
            if (*literal == 0)
                return {};
            literals_.push_back(*literal);
        }
    }

    Scanner scan_;
    bool has_clauses_;
    CubeFile file_;
    std::vector<int> literals_;
    std::size_t count_ = 0;
};

} // namespace

bool is_icnf(std::string_view text) {
    Scanner scan(text);
    skip_to_icnf_line(scan);
    return scan.take_word() == "p" && scan.take_word() == "inccnf";
}

Result<CubeFile> parse_icnf(std::string_view text, const Control& control) {
    return IcnfReader(text, true).read(control);
}

Result<std::vector<Cube>> parse_cubes(std::string_view text, const Control& control) {
    auto file = IcnfReader(text, false).read(control);
    if (!file)
        return tl::unexpected(std::move(file.error()));
    return std::move(file->cubes);
}

std::string to_icnf(const Cube& cube) {
    std::string line = "a ";
    for (const int literal : cube)
        line += fmt::format("{} ", literal);
    return line + '0';
}

} // namespace loggia::sat
