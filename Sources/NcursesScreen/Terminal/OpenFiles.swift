/// The files that this process may still open.
enum OpenFiles {
    /// Files that a screen needs at times besides what is open before it: for signals, for waiting, for terminfo, for tmux.
    private static let needed = 8

    /// What keeps a screen from being opened where too few are left; `nil` where there are enough.
    /// - Parameter open: opens one, as the system's `open` does.
    static func problem(opening open: () -> Int32 = Self.openOne) -> TerminalError? {
        var opened: [Int32] = []
        defer { opened.forEach { close($0) } }
        for _ in 1...needed {
            let descriptor = open()
            guard descriptor >= 0 else { return isLacking(errno) ? .tooFewFiles(limit: limit) : nil }
            opened.append(descriptor)
        }
        return nil
    }

    /// Whether a number of an error tells that no more files may be open, of this process or of all.
    static func isLacking(_ code: Int32) -> Bool { code == EMFILE || code == ENFILE }

    /// Files that may be open at a time.
    static var limit: Int {
        var limits = rlimit()
        #if canImport(Glibc)
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        guard getrlimit(kind, &limits) == 0 else { return 0 }
        return Int(clamping: limits.rlim_cur)
    }

    private static func openOne() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }
}
