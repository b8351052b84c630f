import Foundation

/// The system's own words for what went wrong with a file, where there are any: they are shorter than Foundation's.
package enum SystemReason {
    /// What it said last.
    package static var last: String { String(cString: strerror(errno)) }

    package static func words(for error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else {
            return error.localizedDescription
        }
        return String(cString: strerror(code.rawValue))
    }
}
