// Runs a fuzz target on the files of a folder, without libFuzzer: so each corpus is an ordinary
// test in every build.
#include "core/base/file.hpp"
#include "tests/fuzz/target.hpp"

#include <cstdio>
#include <filesystem>

int main(int argc, char** argv) {
    int count = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto& entry : std::filesystem::directory_iterator(argv[i])) {
            const auto bytes = loggia::read_file(entry.path());
            if (!bytes) {
                std::fprintf(stderr, "%s: %s\n", entry.path().string().c_str(),
                             bytes.error().message.c_str());
                return 1;
            }
            std::printf("%s\n", entry.path().filename().string().c_str());
            std::fflush(stdout);
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes->data()),
                                   bytes->size());
            ++count;
        }
    }
    return count > 0 ? 0 : 1;
}
