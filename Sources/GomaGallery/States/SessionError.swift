import Foundation
import GomaKit
import TerminalKit

/// The reason why a session cannot be saved as a script.
enum SessionError: Error, Hashable, CustomStringConvertible {
    case nothingDone
    case tooLong(kept: Int)
    case notReplayable(step: Int, call: String, reason: String)
    case diverges(reason: String)

    var description: String {
        switch self {
        case .nothingDone: "nothing has been done yet; Tab goes into the component, and what is done there can be saved"
        case .tooLong(let kept):
            "not saved: more than \(kept) calls were made; choose the state anew and do less"
        case .notReplayable(let step, let call, let reason): "not saved: step \(step), \(call), \(reason)"
        case .diverges(let reason): "not saved: it would be played another way than it was done: \(reason)"
        }
    }
}
