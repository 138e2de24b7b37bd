#include "core/base/packing.hpp"

#include "core/base/letters.hpp"
#include "core/base/number_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bzlib.h>
#include <cstdint>
#include <lzma.h>
#include <memory>
#include <vector>
#include <zlib.h>

namespace loggia {

namespace {

constexpr std::size_t block = std::size_t{1} << 18U; // about a millisecond of work
constexpr std::uint64_t most_working_memory = 256'000'000;

constexpr std::string_view gzip_signature = "\x1F\x8B";
constexpr std::string_view xz_signature("\xFD"
                                        "7zXZ\0",
                                        6);
// Of the format before xz: the usual settings, and a dictionary of a multiple of 64 KB.
constexpr std::string_view lzma_signature("\x5D\0\0", 3);

/// "BZh", the size of a block, and the first six digits of pi or, where nothing is packed, of its
/// square root, in each case behind the decimal point too.
bool is_bzip2(std::string_view bytes) noexcept {
    constexpr std::string_view some = "1AY&SY";
    constexpr std::string_view nothing = "\x17\x72\x45\x38\x50\x90";
    return bytes.size() >= 10 && bytes.starts_with("BZh") && bytes[3] >= '1' && bytes[3] <= '9' &&
           (bytes.substr(4, 6) == some || bytes.substr(4, 6) == nothing);
}

enum class State : std::uint8_t { more, ended, damaged, too_large };

/// One step of unpacking: what was taken of the input and put into the output.
struct Step {
    State state = State::more;
    std::size_t taken = 0;
    std::size_t made = 0;
};

/// Lets the stream of zlib, bzip2 or xz, whose members are called alike, read and write there.
template <class Stream>
void point(Stream& stream, std::string_view input, std::vector<char>& output) {
    // zlib and bzip2 want their input mutable, though they do not change it.
    stream.next_in = reinterpret_cast<decltype(stream.next_in)>(const_cast<char*>(input.data()));
    stream.avail_in = static_cast<decltype(stream.avail_in)>(input.size());
    stream.next_out = reinterpret_cast<decltype(stream.next_out)>(output.data());
    stream.avail_out = static_cast<decltype(stream.avail_out)>(output.size());
}

/// What the stream has taken and made since point().
template <class Stream>
Step step_of(State state, const Stream& stream, std::string_view input,
             const std::vector<char>& output) {
    return {state, input.size() - stream.avail_in, output.size() - stream.avail_out};
}

/// A library's decoder or encoder, from the beginning of a file on.
class Codec {
public:
    Codec() = default;
    Codec(const Codec&) = delete;
    Codec& operator=(const Codec&) = delete;
    virtual ~Codec() = default;
    /// Gets ready for the first or another member; false where there is no memory.
    virtual bool begin() = 0;
    /// `last` where nothing follows the input.
    virtual Step step(std::string_view input, bool last, std::vector<char>& output) = 0;
};

class Gzip final : public Codec {
public:
    Gzip() = default;
    Gzip(const Gzip&) = delete;
    Gzip& operator=(const Gzip&) = delete;
    ~Gzip() override {
        if (ready_)
            inflateEnd(&stream_);
    }
    bool begin() override {
        constexpr int with_header = 16 + MAX_WBITS;
        ready_ = (ready_ ? inflateReset(&stream_) : inflateInit2(&stream_, with_header)) == Z_OK;
        return ready_;
    }
    Step step(std::string_view input, bool, std::vector<char>& output) override {
        point(stream_, input, output);
        const int status = inflate(&stream_, Z_NO_FLUSH);
        const State state = status == Z_STREAM_END                    ? State::ended
                            : status == Z_OK || status == Z_BUF_ERROR ? State::more
                                                                      : State::damaged;
        return step_of(state, stream_, input, output);
    }

private:
    z_stream stream_{};
    bool ready_ = false;
};

class Bzip2 final : public Codec {
public:
    Bzip2() = default;
    Bzip2(const Bzip2&) = delete;
    Bzip2& operator=(const Bzip2&) = delete;
    ~Bzip2() override { end(); }
    bool begin() override {
        end();
        stream_ = {};
        ready_ = BZ2_bzDecompressInit(&stream_, 0, 0) == BZ_OK;
        return ready_;
    }
    Step step(std::string_view input, bool, std::vector<char>& output) override {
        point(stream_, input, output);
        const int status = BZ2_bzDecompress(&stream_);
        const State state = status == BZ_STREAM_END  ? State::ended
                            : status == BZ_OK        ? State::more
                            : status == BZ_MEM_ERROR ? State::too_large
                                                     : State::damaged;
        return step_of(state, stream_, input, output);
    }

private:
    void end() {
        if (ready_)
            BZ2_bzDecompressEnd(&stream_);
        ready_ = false;
    }

    bz_stream stream_{};
    bool ready_ = false;
};

/// Files of xz, whose members and the padding between them are the library's business, and of lzma,
/// the format before it.
class Xz final : public Codec {
public:
    explicit Xz(bool older) : older_(older) {}
    Xz(const Xz&) = delete;
    Xz& operator=(const Xz&) = delete;
    ~Xz() override { lzma_end(&stream_); }
    bool begin() override {
        return (older_ ? lzma_alone_decoder(&stream_, most_working_memory)
                       : lzma_stream_decoder(&stream_, most_working_memory, LZMA_CONCATENATED)) ==
               LZMA_OK;
    }
    Step step(std::string_view input, bool last, std::vector<char>& output) override {
        point(stream_, input, output);
        State state = State::damaged;
        switch (lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN)) {
        case LZMA_OK:
        case LZMA_BUF_ERROR:
            state = State::more;
            break;
        case LZMA_STREAM_END:
            state = State::ended;
            break;
        case LZMA_MEM_ERROR:
        case LZMA_MEMLIMIT_ERROR:
            state = State::too_large;
            break;
        default:
            break;
        }
        return step_of(state, stream_, input, output);
    }

private:
    lzma_stream stream_ = LZMA_STREAM_INIT;
    bool older_;
};

class GzipPacker final : public Codec {
public:
    GzipPacker() = default;
    GzipPacker(const GzipPacker&) = delete;
    GzipPacker& operator=(const GzipPacker&) = delete;
    ~GzipPacker() override {
        if (ready_)
            deflateEnd(&stream_);
    }
    bool begin() override {
        constexpr int with_header = 16 + MAX_WBITS;
        constexpr int memory_level = 8; // zlib's own
        ready_ = deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, with_header,
                              memory_level, Z_DEFAULT_STRATEGY) == Z_OK;
        return ready_;
    }
    Step step(std::string_view input, bool last, std::vector<char>& output) override {
        point(stream_, input, output);
        const int status = deflate(&stream_, last ? Z_FINISH : Z_NO_FLUSH);
        return step_of(status == Z_STREAM_END ? State::ended : State::more, stream_, input, output);
    }

private:
    z_stream stream_{};
    bool ready_ = false;
};

class Bzip2Packer final : public Codec {
public:
    Bzip2Packer() = default;
    Bzip2Packer(const Bzip2Packer&) = delete;
    Bzip2Packer& operator=(const Bzip2Packer&) = delete;
    ~Bzip2Packer() override {
        if (ready_)
            BZ2_bzCompressEnd(&stream_);
    }
    bool begin() override {
        constexpr int largest_blocks = 9;
        ready_ = BZ2_bzCompressInit(&stream_, largest_blocks, 0, 0) == BZ_OK;
        return ready_;
    }
    Step step(std::string_view input, bool last, std::vector<char>& output) override {
        point(stream_, input, output);
        const int status = BZ2_bzCompress(&stream_, last ? BZ_FINISH : BZ_RUN);
        return step_of(status == BZ_STREAM_END ? State::ended : State::more, stream_, input,
                       output);
    }

private:
    bz_stream stream_{};
    bool ready_ = false;
};

class XzPacker final : public Codec {
public:
    /// `alone`: in the format before xz, as `lzma` writes it.
    explicit XzPacker(bool alone) : alone_(alone) {}
    XzPacker(const XzPacker&) = delete;
    XzPacker& operator=(const XzPacker&) = delete;
    ~XzPacker() override { lzma_end(&stream_); }
    bool begin() override {
        if (!alone_)
            return lzma_easy_encoder(&stream_, LZMA_PRESET_DEFAULT, LZMA_CHECK_CRC64) == LZMA_OK;
        lzma_options_lzma options;
        return !lzma_lzma_preset(&options, LZMA_PRESET_DEFAULT) &&
               lzma_alone_encoder(&stream_, &options) == LZMA_OK;
    }
    Step step(std::string_view input, bool last, std::vector<char>& output) override {
        point(stream_, input, output);
        const lzma_ret status = lzma_code(&stream_, last ? LZMA_FINISH : LZMA_RUN);
        return step_of(status == LZMA_STREAM_END ? State::ended
                       : status == LZMA_OK       ? State::more
                                                 : State::too_large,
                       stream_, input, output);
    }

private:
    bool alone_;
    lzma_stream stream_ = LZMA_STREAM_INIT;
};

std::unique_ptr<Codec> packer_of(Packing packing) {
    switch (packing) {
    case Packing::gzip:
        return std::make_unique<GzipPacker>();
    case Packing::xz:
        return std::make_unique<XzPacker>(false);
    case Packing::lzma:
        return std::make_unique<XzPacker>(true);
    case Packing::bzip2:
        break;
    }
    return std::make_unique<Bzip2Packer>();
}

struct Kind {
    std::string_view name;
    std::unique_ptr<Codec> unpacker;
};

Kind kind_of(std::string_view bytes) {
    if (bytes.starts_with(gzip_signature))
        return {"gzip", std::make_unique<Gzip>()};
    if (bytes.starts_with(xz_signature))
        return {"xz", std::make_unique<Xz>(false)};
    if (bytes.starts_with(lzma_signature))
        return {"lzma", std::make_unique<Xz>(true)};
    return {"bzip2", std::make_unique<Bzip2>()};
}

} // namespace

std::optional<Packing> packing_of(std::string_view bytes) noexcept {
    if (bytes.starts_with(gzip_signature))
        return Packing::gzip;
    if (bytes.starts_with(xz_signature))
        return Packing::xz;
    if (bytes.starts_with(lzma_signature))
        return Packing::lzma;
    return is_bzip2(bytes) ? std::optional(Packing::bzip2) : std::nullopt;
}

bool is_packed(std::string_view bytes) noexcept {
    return packing_of(bytes).has_value();
}

Result<std::string> unpack(std::string_view bytes, std::size_t limit, const Control& control) {
    const Kind kind = kind_of(bytes);
    if (!kind.unpacker->begin())
        return failure(fmt::format("not enough memory to decompress the {} file", kind.name));
    std::string result;
    std::vector<char> output(block);
    for (;;) {
        if (control.stop_requested())
            return failure("stopped");
        const bool last = bytes.size() <= block;
        const Step step = kind.unpacker->step(bytes.substr(0, block), last, output);
        if (step.state == State::damaged)
            return failure(fmt::format("the {} file is damaged", kind.name));
        if (step.state == State::too_large)
            return failure(fmt::format("decompressing the {} file needs more than {} MB of memory",
                                       kind.name, most_working_memory / 1'000'000));
        if (step.made > limit - result.size())
            return failure(fmt::format("the {} file decompresses to more than {} bytes", kind.name,
                                       number_text(limit)));
        result.append(output.data(), step.made);
        bytes.remove_prefix(step.taken);
        if (step.state == State::ended) {
            if (bytes.empty())
                return result;
            if (!is_packed(bytes)) // the header of lzma has hardly anything to tell it by
                return failure(fmt::format("the {} file is damaged", kind.name));
            if (!kind.unpacker->begin()) // another member follows
                return failure(
                    fmt::format("not enough memory to decompress the {} file", kind.name));
        } else if (step.taken == 0 && step.made == 0) {
            return failure(fmt::format("the {} file is truncated", kind.name));
        }
    }
}

Result<std::string> pack(std::string_view bytes, Packing packing, const Control& control) {
    const std::unique_ptr<Codec> packer = packer_of(packing);
    const auto no_memory = failure("not enough memory to compress the file");
    if (!packer->begin())
        return no_memory;
    std::string result;
    std::vector<char> output(block);
    for (;;) {
        if (control.stop_requested())
            return failure("stopped");
        const bool last = bytes.size() <= block;
        const Step step = packer->step(bytes.substr(0, block), last, output);
        if (step.state == State::too_large)
            return no_memory;
        result.append(output.data(), step.made);
        bytes.remove_prefix(step.taken);
        if (step.state == State::ended)
            return result;
    }
}

Result<std::string> unpacked(std::string bytes, const Control& control) {
    if (!is_packed(bytes))
        return bytes;
    return unpack(bytes, most_unpacked, control);
}

namespace {

struct Ending {
    std::string_view text;
    Packing packing;
};

constexpr std::array endings{Ending{".gz", Packing::gzip}, Ending{".xz", Packing::xz},
                             Ending{".lzma", Packing::lzma}, Ending{".bz2", Packing::bzip2}};

const Ending* ending_of(std::string_view name) noexcept {
    const auto* const found = std::ranges::find_if(endings, [&](const Ending& each) {
        return name.size() > each.text.size() &&
               std::ranges::equal(name.substr(name.size() - each.text.size()), each.text, {},
                                  small_letter);
    });
    return found == endings.end() ? nullptr : found;
}

} // namespace

std::optional<Packing> packing_of_name(std::string_view name) noexcept {
    const Ending* const ending = ending_of(name);
    return ending != nullptr ? std::optional(ending->packing) : std::nullopt;
}

std::string_view unpacked_name(std::string_view name) noexcept {
    const Ending* const ending = ending_of(name);
    return ending != nullptr ? name.substr(0, name.size() - ending->text.size()) : name;
}

Result<std::string> packed_as(Packing packing, std::string_view bytes, const Control& control) {
    if (packing_of(bytes) == packing)
        return std::string(bytes);
    if (!is_packed(bytes))
        return pack(bytes, packing, control);
    return unpack(bytes, most_unpacked, control).and_then([&](const std::string& text) {
        return pack(text, packing, control);
    });
}

} // namespace loggia
