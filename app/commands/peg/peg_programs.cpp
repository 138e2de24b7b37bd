// The assignment's front end and back end.
#include "app/commands/base/exit_status.hpp"
#include "app/commands/base/input_output.hpp"
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
        command.add_option("IN", in, "Input file").type_name("");
        command.add_option("OUT", out, "Output file").type_name("");
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
        print_to_stderr("{:>9} atoms, {} of them named\n"
                        "{:>9} clauses\n",
                        encoded.clauses.atoms(), encoded.atoms.named(), encoded.clauses.size());
        for (std::size_t i = 0; i < peg::axiom_count; ++i)
            if (encoded.counts[i] != 0)
                print_to_stderr("{:>9} {}\n", encoded.counts[i],
                                peg::title_of(static_cast<peg::Axiom>(i)));
    }
};

} // namespace

void add_peg_front(Command command) {
    auto front = std::make_shared<Front>();
    command.footer(
        "IN is a board: the number of holes and the hole that is empty at the start, then\n"
        "lines of three holes. OUT gets one clause per line, '0', and the names of the atoms.\n"
        "Without a file name, or with '-', standard input and output are used.\n\n"
        "Encodings: assignment (its axioms), counter and product (the same with fewer clauses\n"
        "for at most one jump at a time), rounds:N and sweeps:N (several jumps at a time). '-4b'\n"
        "and '-6b' omit axiom 4B or 6B; '+parity', '+pagoda' and '+order' add clauses. Examples:\n"
        "assignment-4b, sweeps:5+order.");
    front->files.add(command);
    command
        .add_option("--encoding", front->encoding, peg::encoding_of,
                    "Encoding (default: assignment)")
        .type_name("NAME");
    command.add_flag("--sizes", front->sizes,
                     "Print the numbers of atoms and clauses to standard error");
    command.action([front] { return (*front)(); });
}

void add_peg_back(Command command) {
    auto files = std::make_shared<Files>();
    command.footer(
        "IN is the output of a Davis-Putnam program for the clauses of the front end. OUT\n"
        "gets the jumps in order of time, or NO SOLUTION. Without a file name, or with '-',\n"
        "standard input and output are used.");
    files->add(command);
    command.action([files]() -> int {
        const auto decoded = read_peg_file(files->in, peg::decoded_of);
        return decoded ? files->write(peg::back_end_text(*decoded)) : int{failed};
    });
}

} // namespace loggia::commands
