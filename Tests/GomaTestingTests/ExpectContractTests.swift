import Expectations
import GomaCatalog
import Testing

@testable import GomaTesting

@MainActor
@Suite(.serialized)
struct ExpectContractTests {
    @Test func `a component that keeps the contract records no issue`() async {
        await expectContract(of: DoorbellCatalog<DoorbellView>.self)
    }

    @Test func `what stays from the row before is told with the rows that show it`() async {
        let issues = await RecordedIssues {
            await expectContract(of: DoorbellCatalog<ForgetfulDoorbellView>.self, points: [.cleanReuse])
        }

        expect(
            issues.messages.first,
            is: """
                3 reuse leaves nothing behind: app:ForgetfulDoorbell, Note, width 40, row 1, column 1: \
                made ready for reuse it is not as a new view
                    1 - is quiet
                    1 + back at noon
                        ^^^^^^^^^^^^
                    2 -
                    2 + is quiet
                        ^^ ^^^^^
                    3
                  the same in: Quiet at width 40; Ringing at width 40; Blank at width 40
                  it prevents: A row of a long list shows what belongs to the row that had its view before.
                """)
    }

    @Test func `a row that nothing uses is told with its place`() async {
        let issues = await RecordedIssues {
            await expectContract(of: DoorbellCatalog<TallDoorbellView>.self, namespace: "acme", points: [.anyWidth])
        }

        expect(
            issues.messages.first,
            is: """
                6 any width: acme:TallDoorbell, Quiet, width 2, row 3, column 1: reports 3 rows and leaves the last empty
                    1   F…
                    2   i…
                    3
                  the same in: Note at width 2; Ringing at width 2; Blank at width 2; Quiet at width 2, in ASCII; \
                Note at width 2, in ASCII; Ringing at width 2, in ASCII; Blank at width 2, in ASCII
                  it prevents: In a narrow terminal texts lie over each other, or parts are cut off without a sign.
                """)
        expect(issues.messages.count, is: 1)
    }

    @Test func `one cause is one issue, with the rows of the first place and the names of the others`() throws {
        let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")
        func finding(_ state: Int, _ words: String, width: Int? = nil) -> ContractFinding {
            ContractFinding(.anyWidth, component, state: state, width: width, words)
        }
        let findings = [
            finding(0, "overlaps", width: 30), finding(1, "overlaps", width: 30), finding(1, "overlaps", width: 30),
            finding(1, "is cut"), finding(0, "overlaps, in ASCII", width: 31), finding(0, "has 3 after \"Quiet\""),
            finding(1, "has 12 after \"Note\""),
        ]

        let issues = ContractIssue.issues(of: findings, in: component)

        expect(issues.map(\.first.words), is: ["overlaps", "is cut", "has 3 after \"Quiet\""])
        expect(issues.map(\.others.count), is: [3, 0, 1])
        let words = issues[0].words(for: component).split(separator: "\n")
        expect(words[0], is: "6 any width: acme:Doorbell, Quiet, width 30: overlaps")
        #expect(words[1].hasPrefix("    1   "))
        expect(words.dropLast().last, is: "  the same in: Note at width 30; Quiet at width 31, in ASCII")
    }

    @Test func `only the points that are asked for are looked at`() async {
        await expectContract(of: DoorbellCatalog<ForgetfulDoorbellView>.self, points: [.blankFirst, .injectedTime])
    }

    @Test func `points are numbered from one, and each says what it prevents`() {
        let points = ContractPoint.allCases

        expect(points.map(\.number), is: Array(1...points.count))
        expect(Set(points.map(\.name)).count, is: points.count)
        expect(Set(points.map(\.prevents)).count, is: points.count)
        #expect(points.allSatisfy { $0.prevents.hasSuffix(".") && $0.prevents.count { $0 == "." } == 1 })
        expect("\(ContractPoint.anyWidth)", is: "6 any width")
    }
}
