import Expectations
import Testing

@testable import GomaCommand

struct HelpTextTests {
    private let text = """
        OVERVIEW: Prints a component, and has a line that is as long as it is and is left alone.

        USAGE: gomaui show <name> [--state <state>] [--width <width>] [--theme <name|file>] [--ascii]

        OPTIONS:
        """

    @Test func `a usage line is folded between options, and nothing else is`() {
        expect(
            HelpText.folded(text, to: 40),
            is: """
                OVERVIEW: Prints a component, and has a line that is as long as it is and is left alone.

                USAGE: gomaui show <name>
                       [--state <state>]
                       [--width <width>]
                       [--theme <name|file>] [--ascii]

                OPTIONS:
                """)
    }

    @Test(arguments: [93, 94, 200])
    func `a line that has room stays as it is`(width: Int) {
        expect(HelpText.folded(text, to: width), is: text)
    }

    @Test func `a line of one column less is folded`() {
        expect(HelpText.folded(text, to: 92), contains: "[--theme <name|file>]\n       [--ascii]")
    }
}
