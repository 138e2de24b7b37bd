#pragma once

#include "core/base/control.hpp"
#include "core/base/error.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace loggia {

/// What a packed file may unpack to unless something else is said: 1 GiB.
constexpr std::size_t most_unpacked = std::size_t{1} << 30U;

enum class Packing : std::uint8_t { gzip, xz, lzma, bzip2 };

/// As what the bytes are packed, by their beginning: gzip (RFC 1952), xz, lzma or bzip2. No text
/// is.
[[nodiscard]] std::optional<Packing> packing_of(std::string_view bytes) noexcept;
[[nodiscard]] bool is_packed(std::string_view bytes) noexcept;

/// What a packed file of any number of members unpacks to; `bytes` has to be one. Fails where it is
/// damaged, cut off or followed by other bytes, where it would unpack to more than `limit` bytes,
/// so that a small file cannot fill the memory, where unpacking it takes more than 256 MB (files of
/// xz and lzma say how much they need), and when stopped.
[[nodiscard]] Result<std::string> unpack(std::string_view bytes, std::size_t limit = most_unpacked,
                                         const Control& control = {});

/// The bytes as a packed file of one member, the same ones always the same. Fails where there is
/// not enough memory, and when stopped.
[[nodiscard]] Result<std::string> pack(std::string_view bytes, Packing packing,
                                       const Control& control = {});

/// The bytes as they are, or what they unpack to if they are a packed file.
[[nodiscard]] Result<std::string> unpacked(std::string bytes, const Control& control = {});

/// As what other programs expect a file of this name to be packed: its name ends in .gz, .xz, .lzma
/// or .bz2, in any case.
[[nodiscard]] std::optional<Packing> packing_of_name(std::string_view name) noexcept;
/// The name of what is in a packed file, a.cnf of a.cnf.gz; any other name as it is.
[[nodiscard]] std::string_view unpacked_name(std::string_view name) noexcept;
/// The bytes packed in this way, or as they are if they are so packed already. What is packed in
/// another way is unpacked first.
[[nodiscard]] Result<std::string> packed_as(Packing packing, std::string_view bytes,
                                            const Control& control = {});

} // namespace loggia
