#pragma once

namespace loggia::ui {

/// Has each large block of memory given back to the system when it is freed. By default the C
/// library keeps blocks of up to 32 MB once one of that size was freed: after some thousand
/// commands it held three times what was in use. To be called before the first of them.
void returnLargeBlocks();

/// Gives memory that has become free back to the system, on another thread. What was computed or
/// read, and made into something else, leaves holes that the C library keeps: after some hours the
/// window held twice what its documents need. Takes some milliseconds, so that it is done once in
/// a few seconds however often it is asked for.
void returnFreeMemory();

} // namespace loggia::ui
