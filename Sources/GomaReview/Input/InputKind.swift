/// The kinds of files from outside, which say how much of one is read.
package enum InputKind: Hashable, Sendable, CaseIterable {
    case theme, scheme, state, page, values, feed, script, decisions

    /// Bytes that such a file may have.
    var mostBytes: Int {
        switch self {
        case .theme, .scheme, .state, .page: 1 << 20
        case .script, .decisions: 1 << 24
        case .values: 1 << 26
        case .feed: 1 << 30
        }
    }

    /// With its article, for messages.
    var words: String {
        switch self {
        case .theme: "a theme"
        case .scheme: "a colour scheme"
        case .state: "a state"
        case .page, .values, .feed, .script, .decisions: "a \(fileWords)"
        }
    }

    /// What a message calls its file.
    var fileWords: String {
        switch self {
        case .theme: "theme file"
        case .scheme: "scheme file"
        case .state: "state file"
        case .page: "page"
        case .values: "file of values"
        case .feed: "feed"
        case .script: "script"
        case .decisions: "list of decisions"
        }
    }
}
