/// The warning, before somebody leaves, of edited states that are in no file.
@MainActor
package struct UnsavedWarning {
    let edits: StateEdits
    let eventLog: EventLog
    let words: GalleryWords

    /// What leads through the list of commands to the one that leaves.
    private static let ways: Set<String> = ["show commands", "choose"]

    /// Whether nothing has been done since ``warn()`` but what leads to leaving.
    var hasWarned: Bool {
        guard let warnedAt = edits.warnedAt else { return false }
        return eventLog.events.suffix(eventLog.count - warnedAt).allSatisfy { Self.ways.contains($0.name) }
    }

    /// What somebody should know who is about to leave; `nil` where nothing is lost by it.
    func warn() -> String? {
        let count = edits.unsavedCount
        guard count > 0 else { return nil }
        edits.warnedAt = eventLog.count
        return words.unsavedStates(count)
    }
}
