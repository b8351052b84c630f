import Expectations
import GomaTesting
import TerminalKit
import Testing

@MainActor
@Suite(.serialized)
struct ExpectNothingFoundTests {
    // MARK: Without a terminal

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `an app that is sound records no issue`(seed: UInt64) {
        expectNothingFound(seed: seed) { LampApp.make(.none) }
    }

    @Test func `a focus that is lost is told with the keys that lose it`() async {
        let issues = await RecordedIssues { expectNothingFound(seed: 1) { LampApp.make(.lostFocus) } }

        expect(
            issues.messages,
            is: [
                """
                FOUND focus in "RootController": nobody has the focus, while lamp and 1 more could have it
                  seed 1, 59 steps; shown again every time
                    59 Enter
                  again: expectNothingFound(steps: 59, seed: 1) { … }
                """
            ])
    }

    @Test func `a part that is not drawn is told with what is shown and what should be`() async {
        let issues = await RecordedIssues { expectNothingFound(seed: 1) { LampApp.make(.stale) } }

        expect(
            issues.messages,
            is: [
                """
                FOUND picture in "RootController": row 1, column 4: "f" is shown, and drawn anew it is "n": something has \
                changed without setNeedsDisplay()
                    1 - ▌ on
                    1 + ▌ off
                           ^^
                    2   ○ off
                  seed 1, 74 steps; shown again every time
                    74 Space
                  again: expectNothingFound(steps: 74, seed: 1) { … }
                """
            ])
    }

    @Test(arguments: [
        (LampApp.Flaw.lostLabel, #"FOUND layout in "RootController": View/sign: nothing says where it stands"#),
        (.hiddenFocus, #"FOUND focus in "DarkRoom": the focus is with lamp, which is not on the screen"#),
        (.restless, #"FOUND unrest in "RootController": each frame asks for another one"#),
    ])
    func `what is wrong is found`(flaw: LampApp.Flaw, words: String) async {
        let issues = await RecordedIssues { expectNothingFound(seed: 1) { LampApp.make(flaw) } }

        expect(issues.messages.count, is: 1)
        expect(issues.messages.first?.hasPrefix(words), is: true, "\(issues.messages)")
    }

    @Test func `an app that cannot be made is told with the reason`() async {
        struct Fuse: Error, CustomStringConvertible { let description = "the fuse is blown" }

        let issues = await RecordedIssues { expectNothingFound { throw Fuse() } }

        expect(issues.messages, is: ["the fuse is blown"])
    }

    // MARK: Programs

    @Test func `a program that ends unasked is told with its steps and the call that shows it again`() async {
        // It takes the terminal over, and ends with the first key.
        let arguments = ["bash", "-c", "printf '\\033[?1049h'; read -rsN1; exit 3"]

        let issues = await RecordedIssues {
            await expectNothingFound(walking: "/usr/bin/env", arguments: arguments, seed: 3)
        }

        expect(
            issues.messages,
            is: [
                """
                FOUND exit in "/usr/bin/env": exit status 3
                  seed 3, 1 step; shown again every time
                     1 W, and a rest
                  again: expectNothingFound(walking: "/usr/bin/env", arguments: \(arguments), steps: 1, seed: 3)
                """
            ])
    }

    @Test(arguments: [
        ("/nowhere/shop", #"there is no program "/nowhere/shop""#),
        (
            "NoShop",
            #"no program "NoShop" is built beside the tests; let the test target depend on it, or give a path"#
        ),
    ])
    func `a program that is not there is told`(program: String, words: String) async {
        let issues = await RecordedIssues { await expectNothingFound(walking: program) }

        expect(issues.messages, is: [words])
    }
}
