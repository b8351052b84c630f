// Publishers: whoever imports this module has Combine, or OpenCombine where the system has no Combine of its own.

#if canImport(Combine)
    @_exported import Combine
#else
    @_exported import OpenCombine
#endif
