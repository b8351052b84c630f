import Testing

@testable import Mutation

struct TestLineTests {
    private static let lines: [(String, TestLine?)] = [
        (#"\u{1B}[90m◇\u{1B}[0m Test "a "b" started" started."#, TestLine(#"a "b" started"#, .started)),
        (#"◇ Test c(id:) started."#, TestLine("c(id:)", .started)),
        (#"✔ Test "c d" passed after 0.001 seconds."#, TestLine("c d", .passed)),
        (#"✔ Test c(id:) with 1 test case passed after 3 seconds."#, TestLine("c(id:)", .passed)),
        (#"✘ Test "c d" with 3 test cases failed after 0.1 seconds with 1 issue."#, TestLine("c d", .failed)),
        (#"✘ Test "c d" recorded an issue with 1 argument x → 1 at B.swift:3:9"#, nil),
        (#"◇ Test case passing 1 argument x → 1 to "c d" started."#, nil),
        (#"◇ Test case passing 1 argument x → " Test "a" started." to "c d" started."#, nil),
        (#"✔ Suite BTests passed after 0.1 seconds."#, nil),
        ("✔ Test run with 2 tests in 1 suite passed after 0.1 seconds.", nil),
    ]

    @Test(arguments: lines)
    func `a line tells what has begun or ended, or something else`(line: String, meaning: TestLine?) {
        #expect(TestLine(line.replacing("\\u{1B}", with: "\u{1B}")) == meaning)
    }
}
