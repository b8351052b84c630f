import Synchronization
import Testing

/// Issues recorded while something is done, in words; none of them counts as a failure of the test around it.
final class RecordedIssues: Sendable {
    private let words = Mutex<[String]>([])

    /// One text for each issue, in their order.
    var messages: [String] { words.withLock { $0 } }

    @MainActor
    init(_ body: @MainActor () async -> Void) async {
        await withKnownIssue(isIntermittent: true) {
            await body()
        } matching: { issue in
            self.words.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
            return true
        }
    }
}
