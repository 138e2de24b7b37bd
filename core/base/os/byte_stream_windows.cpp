#include "core/base/os/byte_stream.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <fcntl.h>
#include <io.h>
#include <utility>
#include <windows.h>

namespace loggia::os {

namespace {

/// A file without a name that anybody could see, which is gone when it is closed.
std::FILE* temporary_file() {
    std::array<wchar_t, MAX_PATH + 1> folder{};
    std::array<wchar_t, MAX_PATH + 1> path{};
    if (::GetTempPathW(static_cast<DWORD>(folder.size()), folder.data()) == 0 ||
        ::GetTempFileNameW(folder.data(), L"log", 0, path.data()) == 0)
        return nullptr;
    const HANDLE handle =
        ::CreateFileW(path.data(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS,
                      FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (handle == INVALID_HANDLE_VALUE)
        return nullptr;
    const int file = ::_open_osfhandle(reinterpret_cast<std::intptr_t>(handle),
                                       _O_RDWR | _O_BINARY | _O_NOINHERIT);
    return file < 0 ? nullptr : ::_fdopen(file, "w+b");
}

} // namespace

struct ByteStream::Source {
    explicit Source(Sink to) : sink(std::move(to)), file(temporary_file()) {}
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    ~Source() {
        flush();
        if (file != nullptr)
            std::fclose(file);
    }

    /// Reads what was written, and begins anew with an empty file.
    void flush() {
        if (file == nullptr)
            return;
        std::fflush(file);
        std::rewind(file);
        std::array<char, std::size_t{1} << 16U> buffer{};
        while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), file))
            sink({buffer.data(), count});
        std::rewind(file);
        ::_chsize_s(::_fileno(file), 0);
    }

    Sink sink;
    std::FILE* file;
};

ByteStream::ByteStream(Sink sink) : source_(std::make_unique<Source>(std::move(sink))) {}

ByteStream::~ByteStream() = default;

std::FILE* ByteStream::get() const {
    return source_->file;
}

void ByteStream::flush() {
    source_->flush();
}

} // namespace loggia::os
