// Our engines beside CaDiCaL, through the same interface, and beside minisat where it is installed.
// Prints a row for each family: CPU seconds of all its sets together, and ratios.
//
//   bench_sat_solve [instances [largest random set [limit in seconds for one set]]]
//
// Pigeons are counted, random 3-SAT at 4.26 clauses an atom goes to lookahead, everything else to
// clause learning, as make_solver() has it; where a set was not decided within the limit, the row's
// times are lower bounds, which a > says.

#include "core/base/file.hpp"
#include "core/base/process.hpp"
#include "core/logic/cnf.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/layouts.hpp"
#include "core/sat/engines/automatic_engine.hpp"
#include "core/sat/formats/format.hpp"
#include "tests/core/sat/cnf_samples.hpp"
#include "tests/core/sat/pigeonhole.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <sys/resource.h>
#include <thread>
#include <vector>

using namespace loggia;
using namespace loggia::sat;

namespace {

using Sets = std::vector<logic::ClauseSet>;

struct Run {
    double seconds = 0; ///< of the CPU
    Status status = Status::unknown;
};

/// Stops a run after so much wall clock.
class Deadline {
public:
    explicit Deadline(double seconds)
        : thread_([this, seconds](const std::stop_token& done) {
              const auto end =
                  std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
              while (!done.stop_requested() && std::chrono::steady_clock::now() < end)
                  std::this_thread::sleep_for(std::chrono::milliseconds(5));
              stop_.request_stop();
          }) {}
    [[nodiscard]] Control control() const { return Control(stop_.get_token()); }

private:
    std::stop_source stop_;
    std::jthread thread_;
};

Run run(Solver& solver, const logic::ClauseSet& clauses, double limit) {
    const std::clock_t start = std::clock();
    for (std::size_t i = 0; i < clauses.size(); ++i)
        solver.add(clauses[i]);
    const Deadline deadline(limit);
    const Status status = solver.solve(deadline.control());
    return {static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC, status};
}

double seconds_of_children() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) +
           1e-6 * static_cast<double>(usage.ru_utime.tv_usec);
}

/// As a program, reading the file included.
Run by_minisat(const std::filesystem::path& program, const logic::ClauseSet& clauses,
               double limit) {
    const auto folder = TemporaryDirectory::make("loggia-bench");
    if (!folder || !write_file(folder->path() / "set.cnf", to_dimacs(clauses)))
        std::abort();
    const double before = seconds_of_children();
    const auto end = run_process({program, {"set.cnf"}, folder->path(), limit});
    if (!end)
        std::abort();
    const bool exited = end->kind == ProcessEnd::Kind::exited;
    return {seconds_of_children() - before, exited && end->code == 10   ? Status::satisfiable
                                            : exited && end->code == 20 ? Status::unsatisfiable
                                                                        : Status::unknown};
}

struct Column {
    double seconds = 0;
    bool complete = true;
    void add(const Run& run) {
        seconds += run.seconds;
        complete = complete && run.status != Status::unknown;
    }
    [[nodiscard]] std::string text() const {
        return fmt::format("{}{:.2f}", complete ? "" : ">", seconds);
    }
};

void row(const std::string& name, const Sets& sets, double limit) {
    static const auto minisat = find_program("minisat");
    Column ours;
    Column cadical;
    Column peer;
    for (const auto& clauses : sets) {
        const auto mine = make_solver();
        const Run first = run(*mine, clauses, limit);
        const auto theirs = make_cadical();
        const Run second = run(*theirs, clauses, limit);
        if (first.status != second.status && first.status != Status::unknown &&
            second.status != Status::unknown)
            std::abort(); // one of them is wrong
        ours.add(first);
        cadical.add(second);
        if (minisat)
            peer.add(by_minisat(*minisat, clauses, limit));
    }
    const std::string none = "-";
    fmt::print("{:<24} {:>4} {:>9} {:>9} {:>9} {:>9.2f} {:>9}\n", name, sets.size(), ours.text(),
               cadical.text(), minisat ? peer.text() : none, cadical.seconds / ours.seconds,
               minisat ? fmt::format("{:.2f}", peer.seconds / ours.seconds) : none);
    std::fflush(stdout);
}

/// Numbers as rows of expressions, the lowest bit first.
class Circuit {
public:
    using Bits = std::vector<logic::Expr>;

    Bits input(const std::string& name, std::size_t bits) {
        Bits result;
        for (std::size_t i = 0; i < bits; ++i)
            result.push_back(store.variable(fmt::format("{}{}", name, i)));
        return result;
    }
    logic::Expr node(logic::Kind kind, std::initializer_list<logic::Expr> operands) {
        return store.node(kind, std::span(operands.begin(), operands.size()));
    }
    /// School multiplication, column by column.
    Bits product(const Bits& a, const Bits& b) {
        using logic::Kind;
        std::vector<Bits> columns(a.size() + b.size());
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t j = 0; j < b.size(); ++j)
                columns[i + j].push_back(node(Kind::conjunction, {a[i], b[j]}));
        Bits result;
        for (std::size_t k = 0; k < columns.size(); ++k) {
            Bits& column = columns[k];
            for (std::size_t next = 0; column.size() - next > 1;) {
                const logic::Expr x = column[next];
                const logic::Expr y = column[next + 1];
                const bool full = column.size() - next > 2;
                const logic::Expr z = full ? column[next + 2] : store.constant(false);
                next += full ? 3 : 2;
                column.push_back(full ? node(Kind::parity, {x, y, z}) : node(Kind::parity, {x, y}));
                const logic::Expr both = node(Kind::conjunction, {x, y});
                if (k + 1 < columns.size())
                    columns[k + 1].push_back(
                        full ? node(Kind::disjunction, {both, node(Kind::conjunction, {x, z}),
                                                        node(Kind::conjunction, {y, z})})
                             : both);
            }
            result.push_back(column.empty() ? store.constant(false) : column.back());
        }
        return result;
    }
    logic::Store store;
};

/// That a product does not depend on the order of its factors.
logic::ClauseSet commutativity(std::size_t bits) {
    Circuit circuit;
    const auto a = circuit.input("a", bits);
    const auto b = circuit.input("b", bits);
    const auto ab = circuit.product(a, b);
    const auto ba = circuit.product(b, a);
    std::vector<logic::Expr> different;
    for (std::size_t i = 0; i < ab.size(); ++i)
        different.push_back(circuit.node(logic::Kind::parity, {ab[i], ba[i]}));
    return logic::tseitin(circuit.store, circuit.store.node(logic::Kind::disjunction, different));
}

/// Two factors above 1 of so many bits.
logic::ClauseSet factoring(std::uint64_t number, std::size_t bits) {
    Circuit circuit;
    const auto a = circuit.input("a", bits);
    const auto b = circuit.input("b", bits);
    const auto product = circuit.product(a, b);
    std::vector<logic::Expr> all;
    for (std::size_t i = 0; i < product.size(); ++i)
        all.push_back((number >> i & 1U) != 0 ? product[i] : circuit.store.negation(product[i]));
    for (const auto* factor : {&a, &b})
        all.push_back(circuit.store.node(logic::Kind::disjunction, std::span(*factor).subspan(1)));
    return logic::tseitin(circuit.store, circuit.store.node(logic::Kind::conjunction, all));
}

/// A random graph of so many nodes and edges in so many colours.
logic::ClauseSet colouring(Random& random, int nodes, int edges, int colours) {
    logic::ClauseSet clauses;
    const auto has = [colours](int node, int colour) { return node * colours + colour + 1; };
    for (int n = 0; n < nodes; ++n) {
        std::vector<int> some;
        for (int c = 0; c < colours; ++c)
            some.push_back(has(n, c));
        clauses.add(some);
    }
    const auto any = [&] { return static_cast<int>(random.below(static_cast<unsigned>(nodes))); };
    for (int e = 0; e < edges; ++e) {
        const int a = any();
        int b = any();
        while (b == a)
            b = any();
        for (int c = 0; c < colours; ++c)
            clauses.add(std::array{-has(a, c), -has(b, c)});
    }
    return clauses;
}

/// A counter of so many bits that may count or rest at each step, unrolled: whether it can show
/// `value` after `steps` of them.
logic::ClauseSet counter(std::size_t bits, std::size_t steps, std::uint64_t value) {
    Circuit circuit;
    Circuit::Bits state(bits, circuit.store.constant(false));
    for (std::size_t step = 0; step < steps; ++step) {
        logic::Expr carry = circuit.store.variable(fmt::format("counts{}", step));
        for (logic::Expr& bit : state) {
            const logic::Expr next = circuit.node(logic::Kind::parity, {bit, carry});
            carry = circuit.node(logic::Kind::conjunction, {bit, carry});
            bit = next;
        }
    }
    std::vector<logic::Expr> all;
    for (std::size_t i = 0; i < bits; ++i)
        all.push_back((value >> i & 1U) != 0 ? state[i] : circuit.store.negation(state[i]));
    return logic::tseitin(circuit.store, circuit.store.node(logic::Kind::conjunction, all));
}

/// The assignment's clauses of a board with this hole empty.
logic::ClauseSet peg_board(std::string_view layout, int empty) {
    const auto& board = peg::find_layout(layout)->puzzle.board;
    return peg::encode(peg::all_but_one(board, empty)).value().clauses;
}

/// Thirteen rounds of jumps that share no hole.
logic::ClauseSet english_by_rounds() {
    const auto encoding = peg::encoding_of("rounds:13");
    return peg::encode(peg::find_layout("english33")->puzzle, encoding.value()).value().clauses;
}

} // namespace

int main(int argc, char** argv) {
    const auto argument = [&](int i, int otherwise) {
        return argc > i ? std::atoi(argv[i]) : otherwise;
    };
    const int instances = argument(1, 20);
    const int largest = argument(2, 250);
    const double limit = argument(3, 60);
    fmt::print("{:<24} {:>4} {:>9} {:>9} {:>9} {:>9} {:>9}\n", "family", "sets", "ours", "CaDiCaL",
               "minisat", "C/ours", "m/ours");
    for (int atoms = 100; atoms <= largest; atoms += 50) {
        Random random(static_cast<std::uint64_t>(atoms));
        Sets sets;
        for (int i = 0; i < instances; ++i)
            sets.push_back(
                oracle::uniform(random, atoms, static_cast<std::size_t>(4.26 * atoms), 3));
        row(fmt::format("random 3-SAT, {} atoms", atoms), sets, limit);
    }
    Random random(5);
    row("pigeons, 8 and 9 holes", {pigeonhole_clauses(8), pigeonhole_clauses(9)}, limit);
    row("a * b = b * a, 5 to 7 bits", {commutativity(5), commutativity(6), commutativity(7)},
        limit);
    row("factoring, 11 to 18 bits",
        {factoring(1009 * 1013, 11), factoring(1048573, 11), factoring(4093 * 4091, 12),
         factoring(16381 * 16369, 14), factoring(65521ULL * 65519, 16),
         factoring(262139ULL * 262133, 18)},
        limit);
    Sets graphs;
    for (int i = 0; i < 4; ++i)
        graphs.push_back(colouring(random, 120, 680, 5));
    for (int i = 0; i < 4; ++i)
        graphs.push_back(colouring(random, 200, 1120 + 10 * i, 5));
    row("colouring", graphs, limit);
    row("counter, unrolled",
        {counter(8, 40, 41), counter(8, 60, 61), counter(8, 100, 90), counter(10, 120, 60),
         counter(10, 400, 401), counter(12, 800, 801)},
        limit);
    row("peg, triangle of 10",
        {peg_board("triangle10", 1), peg_board("triangle10", 2), peg_board("triangle10", 5)},
        limit);
    row("peg, triangle of 15",
        {peg_board("triangle15", 1), peg_board("triangle15", 2), peg_board("triangle15", 4),
         peg_board("triangle15", 5)},
        limit);
    row("peg, English, by rounds", {english_by_rounds()}, limit);
    return 0;
}
