#pragma once

namespace loggia::ui {

/// Gives memory that has become free back to the system, on another thread. What was computed or
/// read, and made into something else, leaves holes that the C library keeps: after some hours the
/// window held twice what its documents need. Takes some milliseconds, so that it is done once in
/// a few seconds however often it is asked for.
void returnFreeMemory();

} // namespace loggia::ui
