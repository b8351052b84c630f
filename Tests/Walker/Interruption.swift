import Foundation
import Synchronization

/// Whether somebody has pressed Ctrl-C or asked the walker to end, which ends walking but not the summary.
enum Interruption {
    private static let flag = Atomic<Bool>(false)

    static var isAsked: Bool { flag.load(ordering: .relaxed) }

    /// Begins to listen. A second Ctrl-C, or to be asked a second time, ends the walker at once.
    static func listen() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.flag.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
    }
}
