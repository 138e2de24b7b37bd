#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"
#include "core/sat/proof.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loggia::sat {

/// The two forms of DRAT files, as drat-trim (Heule 2013) and the SAT competition have them.
enum class ProofForm : std::uint8_t {
    text,   ///< a step a line: literals and 0, with `d` before what is removed; `c` comments
    binary, ///< `a` or `d`, then 2 |literal| + (1 if negative) in groups of 7 bits, then a zero
            ///< byte
};

/// Reads a proof in either form; binary is what begins with `a` or holds a zero byte. Errors in
/// binary proofs have no place in lines and say the byte. Linear; fails when stopped.
[[nodiscard]] Result<Proof> parse_proof(std::string_view bytes, const Control& control = {});

[[nodiscard]] std::string to_drat(const Proof& proof, ProofForm form = ProofForm::text);

/// Takes a binary proof apart byte by byte, as it comes out of a solver.
class BinaryProofReader {
public:
    explicit BinaryProofReader(Proof& proof) : proof_(&proof) {}

    /// False where the byte cannot stand here; then the rest is not to be read.
    [[nodiscard]] bool feed(unsigned char byte);
    /// Whether no step has begun that has not ended.
    [[nodiscard]] bool between_steps() const noexcept { return kind_ == 0; }

private:
    Proof* proof_;
    std::vector<int> clause_;
    std::uint64_t number_ = 0;
    unsigned shift_ = 0;
    unsigned char kind_ = 0; ///< `a`, `d`, or 0 between steps
};

} // namespace loggia::sat
