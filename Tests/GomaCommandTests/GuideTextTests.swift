import Expectations
import Testing

@testable import GomaCommand

/// Guides as they are printed.
struct GuideTextTests {
    private static let guide = """
        # The shop

        What `gomaui` sells, and **how** it is [opened](own-app.md). This sentence is long enough to be wrapped.

        ## Keys

        | key | does |
        | --- | --- |
        | `q`, `Q` | quits, and says goodbye to all who are there |

        1. **First** you
           look.
        2. Then you go.

        ```sh
        gomaui show OutcomeItem     # this line is code and stays as long as it is
        cat feed | gomaui page -
        ```
        """

    private func lines(_ width: Int, _ style: GuideText.Style = .plain, program: String = "gomaui") -> [String] {
        GuideText(width: width, style: style, program: program).lines(of: Self.guide)
    }

    @Test func `without styles headings are underlined, and sentences and tables are wrapped`() {
        expect(
            lines(40),
            is: [
                "The shop", "========", "", "What `gomaui` sells, and how it is",
                "opened (`gomaui guide own-app`). This", "sentence is long enough to be wrapped.", "", "Keys", "----",
                "",
                "key       does", "--------  ------------------------------",
                "`q`, `Q`  quits, and says goodbye to all", "          who are there", "", "1. First you look.",
                "2. Then you go.", "",
                "    gomaui show OutcomeItem     # this line is code and stays as long as it is",
                "    cat feed | gomaui page -",
            ])
    }

    @Test func `with styles headings and code are set apart, and take no more room`() {
        let styled = lines(40, .bold)

        expect(styled[0], is: "\u{1B}[1mThe shop\u{1B}[0m")
        #expect(styled[2].hasPrefix("What \u{1B}[1mgomaui\u{1B}[0m sells, and \u{1B}[1mhow\u{1B}[0m it is"))
        #expect(!styled.contains { $0.contains("`") || $0.contains("**") })
        expect(lines(40, .colored)[0], is: "\u{1B}[1;36mThe shop\u{1B}[0m")
    }

    @Test func `a heading below another looks otherwise than that, with and without styles`() {
        let guide = "# Shop\n\n## Keys\n\n### More\n\n#### Most"
        func lines(_ style: GuideText.Style) -> [String] {
            GuideText(width: 40, style: style, program: "gomaui").lines(of: guide)
        }

        expect(
            lines(.plain), is: ["Shop", "====", "", "Keys", "----", "", "More", "~~~~", "", "Most", "~~~~"])
        for style in [GuideText.Style.bold, .colored] {
            expect(lines(style)[4], is: "\u{1B}[4mMore\u{1B}[0m")
            expect(lines(style)[2], contains: "Keys")
            #expect(!lines(style)[2].hasPrefix("\u{1B}[4m"))
        }
    }

    @Test func `a command in a sentence is read in one piece up to 32 columns`() {
        let guide = GuideText(width: 40, style: .plain, program: "gomaui")

        expect(
            guide.lines(of: "Words before it `aaaaaaaaaaaaaa bbbbbbbbbbbbbbb` end."),
            is: [
                "Words before it", "`aaaaaaaaaaaaaa bbbbbbbbbbbbbbb` end.",
            ])
        expect(
            guide.lines(of: "Words before it `aaaaaaaaaaaaaa bbbbbbbbbbbbbbbb` end."),
            is: [
                "Words before it `aaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb` end.",
            ])
    }

    @Test func `a table has eight columns for each of its own, however little room there is`() {
        let table = "| name | does |\n| --- | --- |\n| abcdefgh ijklmnop | qrstuvwx [yzabcdef](https://a.b) |"

        expect(
            GuideText(width: 12, style: .plain, program: "gomaui").lines(of: table),
            is: [
                "name      does", "--------  --------", "abcdefgh  qrstuvwx", "ijklmnop  yzabcdef",
            ])
    }

    @Test func `another program is called by its own name`() {
        let text = lines(60, program: "shop").joined(separator: "\n")

        expect(text, lacks: "gomaui")
        expect(text, contains: "    shop show OutcomeItem")
        expect(text, contains: "cat feed | shop page -")
        expect(text, contains: "`shop guide own-app`")
    }
}
