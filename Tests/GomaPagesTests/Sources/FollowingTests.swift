import Testing

@testable import GomaPages

/// Tasks that follow something for a source.
@MainActor
struct FollowingTests {
    @Test func `a task ends with whoever holds it`() {
        let task = Task { @MainActor in }
        var following: Following? = Following(task)
        withExtendedLifetime(following) { #expect(!task.isCancelled) }

        following = nil

        #expect(task.isCancelled)
    }
}
