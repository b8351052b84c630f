import Expectations
import Testing

@testable import GomaTesting

struct RecordingTests {
    @Test(arguments: [("", Recording.never), ("never", .never), ("missing", .missing), ("all", .all)])
    func `the environment says what is recorded`(value: String, recording: Recording) throws {
        try expect(Recording(environment: ["GOMA_RECORD": value]), is: recording)
    }

    @Test func `nothing is recorded where nothing is said`() throws {
        try expect(Recording(environment: [:]), is: .never)
    }

    @Test func `a value that is none is told with those that are`() {
        let error = #expect(throws: RecordingError.self) {
            try Recording(environment: ["GOMA_RECORD": "mising"])
        }

        expect(
            error?.description,
            is: "GOMA_RECORD is \"mising\"; did you mean \"missing\"? it may be never, missing or all")
    }
}
