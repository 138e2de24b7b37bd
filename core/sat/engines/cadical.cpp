#include "core/base/os/byte_stream.hpp"
#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace loggia::sat {

namespace {

class Terminator : public CaDiCaL::Terminator {
public:
    explicit Terminator(const Control& control) : control_(control) {}
    bool terminate() override { return control_.stop_requested(); }

private:
    const Control& control_;
};

/// Turns the binary DRAT that is written to its file into steps of a proof.
class ProofFile {
public:
    explicit ProofFile(Proof& proof) : reader_(proof) {}

    [[nodiscard]] FILE* get() const { return file_.get(); }
    /// Behind what was written so far.
    void take() { file_.flush(); }

private:
    void read(std::string_view bytes) {
        for (const char byte : bytes) {
            [[maybe_unused]] const bool taken = reader_.feed(static_cast<unsigned char>(byte));
            assert(taken);
        }
    }

    BinaryProofReader reader_;
    os::ByteStream file_{[this](std::string_view bytes) { read(bytes); }};
};

class CadicalSolver : public Solver {
public:
    explicit CadicalSolver(const CadicalOptions& options) {
        solver_->set("quiet", 1);
        solver_->set("seed", options.seed);
        // From CaDiCaL 3 on it adds atoms of its own unless told not to, numbered on from the last
        // one; who then adds the next atom as a number makes it abort. Earlier releases do not know
        // the option, and leave it at that.
        solver_->set("factor", 0);
        solver_->set("chrono", options.backtracks_chronologically ? 1 : 0);
        if (options.proof != nullptr) {
            proof_.emplace(*options.proof);
            solver_->trace_proof(proof_->get(), "proof");
        }
    }

    void add(std::span<const int> clause) override {
        for (const int literal : clause) {
            mention(literal);
            solver_->add(literal);
        }
        solver_->add(0);
    }

    void assume(int literal) override {
        mention(literal);
        solver_->assume(literal);
    }

    Status solve(const Control& control) override {
        if (control.stop_requested()) {
            solver_->reset_assumptions();
            return Status::unknown;
        }
        Terminator terminator(control);
        solver_->connect_terminator(&terminator);
        const int status = solver_->solve();
        solver_->disconnect_terminator();
        if (proof_) {
            solver_->flush_proof_trace();
            proof_->take();
        }
        return status == 10   ? Status::satisfiable
               : status == 20 ? Status::unsatisfiable
                              : Status::unknown;
    }

    [[nodiscard]] bool value(int literal) const override {
        const int atom = std::abs(literal);
        const bool holds = atom <= atoms_ && solver_->val(atom) > 0;
        return holds == (literal > 0);
    }

    [[nodiscard]] bool failed(int literal) const override { return solver_->failed(literal); }

    [[nodiscard]] int atoms() const override { return atoms_; }

private:
    void mention(int literal) { atoms_ = std::max(atoms_, std::abs(literal)); }

    std::optional<ProofFile> proof_; // outlives the solver, which writes until its end
    /// Behind a pointer because asking changes nothing that can be seen, but the library's getters
    /// are not const.
    std::unique_ptr<CaDiCaL::Solver> solver_ = std::make_unique<CaDiCaL::Solver>();
    int atoms_ = 0;
};

} // namespace

std::unique_ptr<Solver> make_cadical(const CadicalOptions& options) {
    return std::make_unique<CadicalSolver>(options);
}

} // namespace loggia::sat
