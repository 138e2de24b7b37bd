#pragma once

#include <QString>

#include <string>
#include <string_view>

/// Where tests find files that are not compiled into them. Only places.cpp is compiled with these
/// paths: in the command line of a test they would make it another one for ccache in each clone.
namespace places {

/// The folder `resources/examples`, or what is there under this name, `peg/ring4.txt`.
[[nodiscard]] std::string example_path(std::string_view name = {});
[[nodiscard]] QString example(std::string_view name = {});

/// The folder of the sources, or what is there under this name.
[[nodiscard]] QString source(std::string_view name = {});

/// What has been built, `app/loggia/loggia`.
[[nodiscard]] QString built(std::string_view name);

} // namespace places
