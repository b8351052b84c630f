import Foundation
import Synchronization

/// The end of the tool before its time, by Ctrl-C or by a signal that asks for it.
///
/// What it runs has sessions of its own, which no key on its terminal reaches, and with a change it may run for ever.
public enum Interruption {
    private static let gate = Mutex(())

    /// Begins to listen. To be called before there is a second thread: each takes over that these signals wait.
    public static func listen() {
        var signals = asked
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        Thread.detachNewThread {
            var (signals, number) = (Interruption.asked, Int32(0))
            guard sigwait(&signals, &number) == 0 else { return }
            Interruption.end(below: getpid()) {
                Bench.removeAll()
                _exit(128 + number)
            }
        }
    }

    private static var asked: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] { sigaddset(&signals, signal) }
        return signals
    }

    /// Ends all that a process has started, and goes on to what ends the process itself. Meanwhile nothing is started, and
    /// nobody hears how anything ended: it would pass for what a change has done.
    static func end(below root: pid_t, then finish: () -> Void) {
        gate.withLock { _ in
            Command.end(below: root)
            finish()
        }
    }

    /// Starts a program, unless the end has begun.
    static func start(_ words: [String], environment: [String: String]) throws -> Child {
        try gate.withLock { _ in try Child(words, environment: environment) }
    }

    /// Lets nobody past once the end has begun.
    static func pass() { gate.withLock { _ in } }
}
