import Foundation

/// A process in a session of its own, whose output is read here.
final class Child {
    let id: pid_t
    /// What it prints, on standard output and error.
    let output: Int32
    private var status: Int32?

    #if canImport(Darwin)
        private static let newSession: Int32 = 0x400
    #else
        private static let newSession: Int32 = 0x80
    #endif

    /// - Parameter environment: What differs from this process's own.
    /// - Throws: `POSIXError` where it cannot be started.
    init(_ words: [String], environment: [String: String]) throws {
        var ends: [Int32] = [0, 0]
        try Self.check(pipe(&ends) == 0 ? 0 : errno)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        #if canImport(Darwin)
            var (files, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (files, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&files)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&files)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
        for end: Int32 in [1, 2] { posix_spawn_file_actions_adddup2(&files, ends[1], end) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK)))

        let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var arguments = words.map { strdup($0) } + [nil]
        var settings = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + settings { free(text) } }
        var id: pid_t = 0
        let problem = posix_spawn(&id, words[0], &files, &attributes, &arguments, &settings)
        if problem != 0 { close(ends[0]) }
        try Self.check(problem)
        self.id = id
        output = ends[0]
    }

    deinit { close(output) }

    /// Whether it has not ended yet, whatever has become of those that it started.
    var isRunning: Bool {
        guard status == nil else { return false }
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id { self.status = status }
        return self.status == nil
    }

    /// Waits for its end.
    /// - Returns: What it ended with; the number of the signal and 128 where one ended it.
    func wait() -> Int32 {
        var found = status ?? 0
        while status == nil, waitpid(id, &found, 0) != id, errno == EINTR {}
        status = found
        let signal = found & 0x7F
        return signal == 0 ? found >> 8 & 0xFF : 128 + signal
    }

    private static func check(_ code: Int32) throws {
        guard code != 0 else { return }
        throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
}
