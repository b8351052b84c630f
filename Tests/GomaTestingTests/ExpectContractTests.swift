import GomaTesting
import GomaCatalog
import Testing

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

        #expect(
            issues.messages.first == """
                3 reuse leaves nothing behind: app:ForgetfulDoorbell, Note, width 40, row 1, column 1: \
                made ready for reuse it is not as a new view
                    1 - is quiet
                    1 + back at noon
                        ^^^^^^^^^^^^
                    2 -
                    2 + is quiet
                        ^^ ^^^^^
                    3
                  it prevents: A row of a long list shows what belongs to the row that had its view before.
                """)
    }

    @Test func `a row that nothing uses is told with its place`() async {
        let issues = await RecordedIssues {
            await expectContract(of: DoorbellCatalog<TallDoorbellView>.self, namespace: "acme", points: [.anyWidth])
        }

        #expect(
            issues.messages.first == """
                6 any width: acme:TallDoorbell, Quiet, width 2, row 3, column 1: reports 3 rows and leaves the last empty
                  it prevents: In a narrow terminal texts lie over each other, or parts are cut off without a sign.
                """)
        #expect(issues.messages.count == 8)
    }

    @Test func `only the points that are asked for are looked at`() async {
        await expectContract(of: DoorbellCatalog<ForgetfulDoorbellView>.self, points: [.blankFirst, .injectedTime])
    }

    @Test func `points are numbered from one, and each says what it prevents`() {
        let points = ContractPoint.allCases

        #expect(points.map(\.number) == Array(1...points.count))
        #expect(Set(points.map(\.name)).count == points.count)
        #expect(Set(points.map(\.prevents)).count == points.count)
        #expect(points.allSatisfy { $0.prevents.hasSuffix(".") && $0.prevents.count { $0 == "." } == 1 })
        #expect("\(ContractPoint.anyWidth)" == "6 any width")
    }
}
