#include "core/base/os/byte_stream.hpp"

#include <sys/types.h>
#include <utility>

namespace loggia::os {

struct ByteStream::Source {
    explicit Source(Sink to) : sink(std::move(to)) {
        cookie_io_functions_t functions{};
        functions.write = [](void* self, const char* bytes, std::size_t size) {
            static_cast<Source*>(self)->sink({bytes, size});
            return static_cast<::ssize_t>(size);
        };
        file = ::fopencookie(this, "w", functions);
    }
    Source(const Source&) = delete;
    Source& operator=(const Source&) = delete;
    ~Source() {
        if (file != nullptr)
            std::fclose(file);
    }

    Sink sink;
    std::FILE* file = nullptr;
};

ByteStream::ByteStream(Sink sink) : source_(std::make_unique<Source>(std::move(sink))) {}

ByteStream::~ByteStream() = default;

std::FILE* ByteStream::get() const {
    return source_->file;
}

void ByteStream::flush() {
    std::fflush(source_->file);
}

} // namespace loggia::os
