import Foundation
import Synchronization

/// Whether somebody has pressed Ctrl-C, which ends walking but not the summary.
enum Interruption {
    private static let flag = Atomic<Bool>(false)

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// Begins to listen. A second Ctrl-C ends the walker at once.
    static func listen() {
        signal(SIGINT) { _ in
            Interruption.flag.store(true, ordering: .relaxed)
            signal(SIGINT, SIG_DFL)
        }
    }
}
