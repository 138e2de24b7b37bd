#include "core/sat/proofs/proof_format.hpp"
#include "core/sat/solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace loggia::sat {

namespace {

class Terminator : public CaDiCaL::Terminator {
public:
    explicit Terminator(const Control& control) : control_(control) {}
    bool terminate() override { return control_.stop_requested(); }

private:
    const Control& control_;
};

/// A file that turns the binary DRAT written to it into steps of a proof, so that no proof lies
/// around as bytes.
class ProofFile {
public:
    explicit ProofFile(Proof& proof) : reader_(proof) {
        cookie_io_functions_t functions{};
        functions.write = [](void* self, const char* bytes, std::size_t size) {
            return static_cast<ProofFile*>(self)->write(bytes, size);
        };
        file_ = ::fopencookie(this, "w", functions);
    }
    ProofFile(const ProofFile&) = delete;
    ProofFile& operator=(const ProofFile&) = delete;
    ~ProofFile() {
        if (file_ != nullptr)
            std::fclose(file_);
    }
    [[nodiscard]] FILE* get() const { return file_; }

private:
    ssize_t write(const char* bytes, std::size_t size) {
        for (std::size_t i = 0; i < size; ++i) {
            [[maybe_unused]] const bool taken = reader_.feed(static_cast<unsigned char>(bytes[i]));
            assert(taken);
        }
        return static_cast<ssize_t>(size);
    }

    BinaryProofReader reader_;
    FILE* file_ = nullptr;
};

class CadicalSolver : public Solver {
public:
    explicit CadicalSolver(const CadicalOptions& options) {
        solver_->set("quiet", 1);
        solver_->set("seed", options.seed);
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
        if (proof_)
            solver_->flush_proof_trace();
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
