import Expectations
import Dispatch
import NcursesScreen
import Testing

@MainActor
struct MainQueueTests {
    private struct Refusal: Error {}

    @Test func `work is done on the main queue and in no task`() async throws {
        var isInTask: Bool?

        try await MainQueue.run {
            dispatchPrecondition(condition: .onQueue(.main))
            isInTask = withUnsafeCurrentTask { $0 != nil }
        }

        expect(isInTask, is: false)
    }

    @Test func `what the work throws is thrown on`() async {
        await #expect(throws: Refusal.self) { try await MainQueue.run { throw Refusal() } }
    }
}
