/// The recording of dumps by a run of tests, set by the environment variable `GOMA_RECORD`.
///
/// What is written has been looked at by nobody: a run that writes anything fails, and says what to look at.
package enum Recording: String, CaseIterable, Sendable {
    /// None: what is not as approved is an issue. So it is where nothing else is said.
    case never
    /// Those of components that have no approved dump yet.
    case missing
    /// All that are not as approved.
    case all

    /// The variable's name.
    package static let variable = "GOMA_RECORD"

    /// Reads the variable; `never` where it is not there or empty.
    /// - Throws: ``RecordingError`` where it says anything else than these words.
    package init(environment: [String: String]) throws {
        let value = environment[Self.variable] ?? ""
        guard !value.isEmpty else {
            self = .never
            return
        }
        guard let recording = Self(rawValue: value) else { throw RecordingError(value: value) }
        self = recording
    }
}

/// A value of `GOMA_RECORD` that is none.
package struct RecordingError: Error, Hashable, CustomStringConvertible {
    /// What the variable says.
    package let value: String

    package var description: String {
        let names = Recording.allCases.map(\.rawValue)
        return "\(Recording.variable) is \"\(value)\"\(NearestName.link(for: value, among: names)) "
            + "it may be \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
    }
}
