#pragma once

#include <cstdio>
#include <functional>
#include <memory>
#include <string_view>

namespace loggia::os {

/// A file for a library that can only write to files: a function gets the bytes.
class ByteStream {
public:
    using Sink = std::function<void(std::string_view bytes)>;

    explicit ByteStream(Sink sink);
    ByteStream(const ByteStream&) = delete;
    ByteStream& operator=(const ByteStream&) = delete;
    ~ByteStream();

    /// Nothing where there is no such file.
    [[nodiscard]] std::FILE* get() const;
    /// Returns once the sink has got what was written.
    void flush();

private:
    struct Source; ///< How this system does it.

    std::unique_ptr<Source> source_;
};

} // namespace loggia::os
