import GomaKit

/// The warning, before somebody leaves, of edited states that are in no file.
@MainActor
package struct UnsavedWarning {
    let edits: StateEdits
    let eventLog: EventLog
    let words: GalleryWords

    /// Whether nothing has been done since ``warn()``.
    var hasWarned: Bool { edits.warnedAt == eventLog.count }

    /// What somebody should know who is about to leave; `nil` where nothing is lost by it.
    func warn() -> String? {
        let count = edits.unsavedCount
        guard count > 0 else { return nil }
        edits.warnedAt = eventLog.count
        return words.unsavedStates(count)
    }
}
