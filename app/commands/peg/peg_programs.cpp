// The assignment's front end and back end.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/interrupt.hpp"
#include "app/commands/peg/peg.hpp"
#include "app/commands/peg/peg_files.hpp"
#include "core/peg/encoding/decode.hpp"
#include "core/peg/encoding/encode.hpp"
#include "core/peg/format.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>

namespace loggia::commands {

namespace {

struct Files {
    std::string in = "-";
    std::string out = "-";

    void add(const Command& command) {
        command.add_option("IN", in, "The file to read").type_name("");
        command.add_option("OUT", out, "The file to write").type_name("");
    }
    [[nodiscard]] int write(const std::string& text) const {
        const auto written = write_output(out, text);
        return written ? success : report(written.error(), "error");
    }
};

struct Front {
    Files files;
    peg::Encoding encoding;
    bool sizes = false;

    int operator()() const {
        const auto puzzle = read_peg_file(files.in, peg::puzzle_of);
        if (!puzzle)
            return failed;
        const Interrupt interrupt;
        const auto encoded = peg::encode(*puzzle, encoding, interrupt.control());
        if (!encoded)
            return interrupt.came() ? int{interrupted} : report(encoded.error(), "error");
        if (sizes)
            print_sizes(*encoded);
        const std::string text = peg::front_end_text(*puzzle, *encoded, interrupt.control());
        return interrupt.came() ? int{interrupted} : files.write(text);
    }

    static void print_sizes(const peg::Encoded& encoded) {
        fmt::print(stderr, "{:>9} atoms, {} of them with a name\n{:>9} clauses\n",
                   encoded.clauses.atoms(), encoded.atoms.named(), encoded.clauses.size());
        for (std::size_t i = 0; i < peg::axiom_count; ++i)
            if (encoded.counts[i] != 0)
                fmt::print(stderr, "{:>9} {}\n", encoded.counts[i],
                           peg::title_of(static_cast<peg::Axiom>(i)));
    }
};

} // namespace

void add_peg_front(Command command) {
    auto front = std::make_shared<Front>();
    command.footer(
        "IN is a board: a line with the number of holes and the hole that is empty at the\n"
        "start, then three holes in a row on each line. OUT gets a clause a line, '0', and\n"
        "the key to the atoms. '-' or nothing is standard input and output.\n\n"
        "Encodings: handout, counter, product (no two jumps at once by other clauses) and\n"
        "rounds:N and sweeps:N (several jumps at a time); '-4b' or '-6b' leaves out that\n"
        "axiom, '+parity', '+pagoda' and '+order' add clauses: handout-4b, sweeps:5+order.");
    front->files.add(command);
    command.add_option("--encoding", front->encoding, peg::encoding_of, "Which clauses (handout)")
        .type_name("NAME");
    command.add_flag("--sizes", front->sizes, "Count atoms and clauses on standard error");
    command.action([front] { return (*front)(); });
}

void add_peg_back(Command command) {
    auto files = std::make_shared<Files>();
    command.footer(
        "IN is what a Davis-Putnam program made of the front end's output. OUT gets the\n"
        "jumps in the order of time, or NO SOLUTION. '-' or nothing is standard input and\n"
        "output.");
    files->add(command);
    command.action([files]() -> int {
        const auto decoded = read_peg_file(files->in, peg::decoded_of);
        return decoded ? files->write(peg::back_end_text(*decoded)) : int{failed};
    });
}

} // namespace loggia::commands
