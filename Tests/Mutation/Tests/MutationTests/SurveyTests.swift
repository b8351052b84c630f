import Testing

@testable import Mutation

struct SurveyTests {
    @Test func `more changes than a build can carry are refused`() {
        #expect(throws: Never.self) { try Survey.check(8192) }
        let error = #expect(throws: SurveyError.self) { try Survey.check(8193) }

        #expect(error?.description.hasPrefix("one build carries 8192 changes, and these are 8193;") == true)
    }
}
