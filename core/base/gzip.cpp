#include "core/base/gzip.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>
#include <zlib.h>

namespace loggia {

namespace {

constexpr int with_gzip_header = 16 + MAX_WBITS;
constexpr std::size_t block = std::size_t{1} << 18U; // about a millisecond of work

/// zlib counts in unsigned int and wants its input mutable, though it does not change it.
void give(z_stream& stream, std::string_view bytes) {
    stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
}

/// An inflating stream, ended at the end of its life.
class Inflater {
public:
    Inflater() { ready_ = inflateInit2(&stream_, with_gzip_header) == Z_OK; }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
    ~Inflater() {
        if (ready_)
            inflateEnd(&stream_);
    }
    [[nodiscard]] bool ready() const { return ready_; }
    [[nodiscard]] z_stream& stream() { return stream_; }

private:
    z_stream stream_{};
    bool ready_ = false;
};

} // namespace

bool is_gzip(std::string_view bytes) noexcept {
    return bytes.size() >= 2 && bytes[0] == '\x1F' && bytes[1] == '\x8B';
}

Result<std::string> gunzip(std::string_view bytes, std::size_t limit, const Control& control) {
    Inflater inflater;
    if (!inflater.ready())
        return failure("no memory to unpack the gzip file");
    z_stream& stream = inflater.stream();
    std::string result;
    std::vector<Bytef> unpacked(block);
    int status = Z_OK;
    bool more_to_come = false; // of what was given already
    for (;;) {
        if (control.stop_requested())
            return failure("stopped");
        if (stream.avail_in == 0 && !more_to_come) {
            if (bytes.empty())
                break;
            give(stream, bytes.substr(0, block));
            bytes.remove_prefix(std::min(block, bytes.size()));
        }
        if (status == Z_STREAM_END && inflateReset(&stream) != Z_OK) // another member follows
            return failure("the gzip file is damaged");
        stream.next_out = unpacked.data();
        stream.avail_out = static_cast<uInt>(unpacked.size());
        status = inflate(&stream, Z_NO_FLUSH);
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            return failure("the gzip file is damaged");
        const std::size_t count = unpacked.size() - stream.avail_out;
        if (count > limit - result.size())
            return failure(fmt::format("the gzip file unpacks to more than {} bytes", limit));
        result.append(reinterpret_cast<const char*>(unpacked.data()), count);
        more_to_come = status == Z_OK && stream.avail_out == 0;
    }
    if (status != Z_STREAM_END)
        return failure("the gzip file is cut off");
    return result;
}

Result<std::string> unpacked(std::string bytes, const Control& control) {
    if (!is_gzip(bytes))
        return bytes;
    return gunzip(bytes, most_unpacked, control);
}

} // namespace loggia
