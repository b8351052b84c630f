import Testing

@testable import Mutation

struct ReportTests {
    private func change(_ line: Int) -> WrongChange {
        WrongChange(
            file: "Sources/A/B/C.swift", line: line, column: 5, rule: .number, declaration: "C.d", original: "3",
            wrong: "4",
            range: line..<line + 1, replacement: "4")
    }

    @Test func `a survivor is told with its place, its change and the tests that ran over it`() {
        var findings = Findings(changes: [change(1), change(2), change(3), change(4)], dropped: [3])
        findings.units = [TestUnit(name: "T.S/t()", share: nil, seconds: 1, reached: [0, 1])]
        findings.verdicts = [0: .noticed("x"), 1: .survived, 2: .unreached]

        let report = findings.report(waivers: .none)

        #expect(
            report.text == """
                Sources/A/B/C.swift:2:5: number, in C.d: "3" became "4"
                    tests that run over it: T.S/t()
                Sources/A/B/C.swift:3:5: number, in C.d: "3" became "4"
                    no test runs over it

                  33 %        1 of 3  Sources/A/B

                  33 %        1 of 3  number

                  33 %        1 of 3  noticed
                1 did not compile
                """)
        #expect(report.hasSurvivors)
    }

    @Test func `what is not tried yet counts neither way`() {
        var findings = Findings(changes: [change(1), change(2)], dropped: [])
        findings.verdicts = [0: .hung]

        let report = findings.report(waivers: .none)

        #expect(report.text.contains("100 %        1 of 1  noticed\n1 of them as the program hung\n1 not tried yet"))
        #expect(!report.hasSurvivors)
    }
}
