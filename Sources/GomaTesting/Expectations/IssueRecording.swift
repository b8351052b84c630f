import Testing

/// Records an issue for each message, and one for an error in place of them.
func recordIssues(_ sourceLocation: SourceLocation, _ messages: () throws -> [String]) {
    do {
        for message in try messages() { Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation) }
    } catch {
        Issue.record(Comment(rawValue: "\(error)"), sourceLocation: sourceLocation)
    }
}
