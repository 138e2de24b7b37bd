#include "core/base/os/users.hpp"

#include <unistd.h>

namespace loggia::os {

bool is_root() {
    return ::geteuid() == 0;
}

bool give_to_nobody(const std::filesystem::path& path) {
    constexpr ::uid_t nobody = 65534;
    return ::lchown(path.c_str(), nobody, nobody) == 0;
}

} // namespace loggia::os
