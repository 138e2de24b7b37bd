#include "core/sat/proofs/proof_format.hpp"

#include "core/base/foreign_format.hpp"
#include "core/base/scanner.hpp"

#include <fmt/format.h>

#include <climits>
#include <cstdlib>

namespace loggia::sat {

namespace {

constexpr std::size_t bytes_between_polls = 1 << 20; // bytes or literals: some milliseconds

bool is_binary(std::string_view bytes) {
    return !bytes.empty() && (bytes.front() == 'a' || bytes.find('\0') != std::string_view::npos);
}

Result<Proof> parse_binary(std::string_view bytes, const Control& control) {
    Proof proof;
    BinaryProofReader reader(proof);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i % bytes_between_polls == 0 && control.stop_requested())
            return failure("stopped");
        if (!reader.feed(static_cast<unsigned char>(bytes[i])))
            return failure(fmt::format("unexpected byte {} in the binary proof", i + 1));
    }
    if (!reader.between_steps())
        return failure("the binary proof is truncated in the middle of a step");
    return proof;
}

Result<Proof> parse_text(std::string_view text, const Control& control) {
    Proof proof;
    Scanner scan(text);
    std::vector<int> clause;
    bool open = false; // whether a step has begun
    bool deletion = false;
    std::size_t count = 0;
    for (scan.skip_space(); !scan.at_end(); scan.skip_space()) {
        if (++count % bytes_between_polls == 0 && control.stop_requested())
            return failure("stopped");
        if (const auto literal = scan.number()) {
            open = *literal != 0;
            if (open) {
                clause.push_back(*literal);
                continue;
            }
            deletion ? proof.remove(clause) : proof.add(clause);
            clause.clear();
            deletion = false;
        } else if (scan.word() == "d" && !open && !deletion) {
            deletion = true;
            scan.skip_word();
        } else if (scan.peek() == 'c' && !open && !deletion) {
            scan.skip_line();
        } else {
            return scan.expected_word("a literal");
        }
    }
    if (open || deletion)
        return failure("the last step does not end with 0", scan.span());
    return proof;
}

void write_text(std::span<const int> clause, bool deletion, std::string& out) {
    if (deletion)
        out += "d ";
    for (const int literal : clause) {
        const fmt::format_int digits(literal);
        out.append(digits.data(), digits.size());
        out += ' ';
    }
    out += "0\n";
}

void write_binary(std::span<const int> clause, bool deletion, std::string& out) {
    out += deletion ? 'd' : 'a';
    for (const int literal : clause) {
        auto number = 2 * static_cast<std::uint32_t>(std::abs(literal)) + (literal < 0 ? 1U : 0U);
        for (; number > 0x7F; number >>= 7U)
            out += static_cast<char>((number & 0x7FU) | 0x80U);
        out += static_cast<char>(number);
    }
    out += '\0';
}

} // namespace

bool BinaryProofReader::feed(unsigned char byte) {
    if (kind_ == 0) {
        kind_ = byte;
        return byte == 'a' || byte == 'd';
    }
    number_ |= static_cast<std::uint64_t>(byte & 0x7FU) << shift_;
    if ((byte & 0x80U) != 0) {
        shift_ += 7;
        return shift_ <= 28; // a literal of 32 bits has at most five groups
    }
    const auto atom = number_ / 2;
    const bool negative = number_ % 2 != 0;
    const bool ends = number_ == 0 && shift_ == 0;
    number_ = 0;
    shift_ = 0;
    if (ends) {
        kind_ == 'd' ? proof_->remove(clause_) : proof_->add(clause_);
        clause_.clear();
        kind_ = 0;
        return true;
    }
    if (atom == 0 || atom > INT_MAX)
        return false;
    clause_.push_back(negative ? -static_cast<int>(atom) : static_cast<int>(atom));
    return true;
}

Result<Proof> parse_proof(std::string_view bytes, const Control& control) {
    if (is_binary(bytes))
        return parse_binary(bytes, control);
    auto proof = parse_text(bytes, control);
    if (!proof)
        if (const auto foreign = foreign_format(bytes))
            return failure(
                fmt::format("expected a DRAT or LRAT proof; {} is not read", foreign->name),
                foreign->span);
    return proof;
}

std::string to_drat(const Proof& proof, ProofForm form) {
    std::string out;
    const auto write = form == ProofForm::binary ? write_binary : write_text;
    for (std::size_t i = 0; i < proof.size(); ++i)
        write(proof.clause(i), proof.is_deletion(i), out);
    return out;
}

} // namespace loggia::sat
