import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct ReviewReportTests {
    private func doctored() throws -> ApprovedDumpsFixture {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        try stage.doctor("OutcomeItem", "d = textOdds on backgroundOdds, bold", "d = textOdds on backgroundOdds, dim")
        return stage
    }

    /// An approved file with another head, and with its states in another order.
    private func rearranged() throws -> ApprovedDumpsFixture {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let dump = try ComponentDump(stage.components[0])
        let turned = ComponentDump(header: dump.header, blocks: dump.blocks.reversed())
        try stage.write(turned.text(withStyles: true), for: "OutcomeItem")
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")
        return stage
    }

    @Test func `text tells of a head with its lines, and of the order of states`() throws {
        expect(
            ReviewText.lines(of: try rearranged().review()),
            is: [
                "goma:OutcomeItem: header changed", "  - category: Betting / Prices",
                "  + category: Betting / Outcomes", "goma:OutcomeItem: the order of its states changed", "",
                "0 of 1 component is as approved",
            ])
    }

    @Test func `one is one component, also where it is as approved`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])

        expect(ReviewText.lines(of: try stage.review()), is: ["1 of 1 component is as approved"])
    }

    @Test func `brief text has a line for each difference, and no blank one before the summary`() throws {
        expect(
            ReviewText.lines(of: try rearranged().review(), isBrief: true),
            is: [
                "goma:OutcomeItem: header changed", "goma:OutcomeItem: the order of its states changed",
                "0 of 1 component is as approved",
            ])
    }

    @Test func `a list has the head and the order of states as clusters, which are in components`() throws {
        let lines = ReviewListing.lines(of: try rearranged().review())
            .map { $0.split(separator: #/ {2,}/#).map(String.init) }

        expect(
            lines.map { Array($0.dropFirst()) },
            is: [
                ["KIND", "IN", "CHANGE"], ["header", "1 component", "header of goma:OutcomeItem"],
                ["order", "1 component", "order of states of goma:OutcomeItem"],
            ])
    }

    @Test func `JUnit counts the head and the order of states as failures`() throws {
        let stage = try rearranged()
        let component = stage.components[0]

        let lines = ReviewJUnit.lines(of: try stage.review())

        let count = component.states.count + component.plays.count + 2
        expect(lines[2], is: "  <testsuite name=\"goma:OutcomeItem\" tests=\"\(count)\" failures=\"2\" errors=\"0\">")
        expect(
            lines.filter { $0.contains("<failure ") },
            is: [
                "      <failure message=\"header changed\">- category: Betting / Prices\n"
                    + "+ category: Betting / Outcomes</failure>",
                "      <failure message=\"order of states changed\"></failure>",
            ])
    }

    @Test func `JUnit counts each of two states with one title as a failure`() throws {
        let component = ComponentDescriptor(OtherComponents.Twice.self, namespace: "app")
        let approved = try ApprovedDumps(folder: "/none", mayBeMissing: true)

        let lines = ReviewJUnit.lines(of: try Review(of: [component], against: approved))

        expect(lines[2], is: "  <testsuite name=\"app:Twice\" tests=\"3\" failures=\"3\" errors=\"0\">")
    }

    @Test func `annotations and the page say what changed in a head`() throws {
        let review = try rearranged().review()

        let annotation = try #require(ReviewAnnotations.lines(of: review).first)
        let page = try ReviewPage.text(of: review)

        #expect(
            annotation.hasSuffix(
                "::header changed%0A- category: Betting / Prices%0A+ category: Betting / Outcomes"))
        expect(
            page,
            contains: "<p class=about>header changed</p><pre class=lines><del>- category: Betting / Prices</del>\n"
                + "<ins>+ category: Betting / Outcomes</ins></pre></article>")
    }

    @Test func `a list says that a file cannot be read, and never that all is as approved`() throws {
        let stage = try ApprovedDumpsFixture()
        expect(ReviewListing.lines(of: try stage.review()), is: ["everything is as approved"])

        try stage.write(String(try stage.text("OutcomeItem").prefix(3000)), for: "OutcomeItem")
        let review = try stage.review()

        expect(review.problems.count, is: 1)
        expect(
            ReviewListing.lines(of: review), is: ["1 approved file cannot be compared; everything else is as approved"])
    }

    @Test func `a summary counts what cannot be compared, beside what is as approved`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.write("<html>", for: "OutcomeItem")
        let one = ReviewText.summary(of: try stage.review())

        try stage.write("<html>", for: "PillItem")
        let two = ReviewText.summary(of: try stage.review())

        expect(one, is: ["2 of 2 components are as approved", "1 approved file cannot be compared"])
        expect(two, is: ["1 of 1 component is as approved", "2 approved files cannot be compared"])
    }

    @Test func `a list of what is left over alone has no head of what differs`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try DumpWriter(folder: stage.folder).write("notes\n", to: "Filters/notes.txt")

        let lines = ReviewListing.lines(of: try stage.review())

        expect(lines, is: ["Filters/notes.txt: is no dump, and is left alone"])
    }

    @Test func `an approved page whose file is gone is told as a page`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try DumpWriter(folder: stage.folder).write("notes\n", to: "pages/lobby.txt")

        let review = try stage.review()

        let junit = ReviewJUnit.lines(of: review)
        expect(junit, contains: "      <failure message=\"no page is behind it\"></failure>")
        let page = try ReviewPage.text(of: review)
        expect(page, contains: "<h2>pages/lobby.txt</h2>\n<p class=about>no page is behind it</p>")
    }

    @Test func `JSON says that not all is as approved where a file cannot be read`() throws {
        struct Report: Decodable {
            let isSame: Bool
            let problems: [String]
        }
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.write("<html>", for: "OutcomeItem")

        let text = try ReviewJSON.text(of: stage.review())

        let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        #expect(!report.isSame)
        expect(report.problems.count, is: 1)
    }

    @Test func `text names what differs and counts the rest`() throws {
        let lines = ReviewText.lines(of: try doctored().review())

        expect(lines, contains: "goma:OutcomeItem, Normal unselected · 16 columns: styles changed")
        expect(lines, contains: "goma:OutcomeItem, Odds up · 16 columns: glyphs changed")
        expect(lines, contains: "2 of 3 components are as approved")
        expect(lines.last?.hasPrefix("states and plays: 2 changed, "), is: true)
    }

    @Test func `JSON has rows and columns, roles and clusters`() throws {
        struct Report: Decodable {
            let isSame: Bool
            let counts: [String: Int]
            let components: [Component]
            let clusters: [Cluster]
            struct Component: Decodable {
                let id: String
                let changes: [Change]
            }
            struct Change: Decodable {
                let id, title, kind: String
                let layers, clusters: [String]
                let texts: [Text]
                let styles: [Style]
            }
            struct Text: Decodable, Equatable {
                let row, column: Int
                let old, new: String
            }
            struct Style: Decodable { let aspect, old, new: String }
            struct Cluster: Decodable { let id, title: String }
        }

        let report = try JSONDecoder().decode(Report.self, from: Data(ReviewJSON.text(of: doctored().review()).utf8))

        #expect(!report.isSame)
        expect(report.counts["changed"], is: 2)
        let changes = try #require(report.components.first { $0.id == "goma:OutcomeItem" }?.changes)
        expect(changes[0].styles.map(\.aspect), is: ["attributes"])
        expect(changes[1].texts, is: [.init(row: 3, column: 11, old: "^", new: "▲")])
        expect(changes.flatMap(\.clusters), is: report.clusters.map(\.id).reversed())
        expect(Set(changes.map(\.id)).count, is: 2)
    }

    @Test func `JSON has all that text has of a head and of a film`() throws {
        struct Report: Decodable {
            let components: [Component]
            struct Component: Decodable {
                let header: [String: [String]]?
                let changes: [Change]
            }
            struct Change: Decodable {
                let layers: [String]
                let film: Film
            }
            struct Film: Decodable { let texts: [Text] }
            struct Text: Decodable, Equatable {
                let row: Int
                let old, new: String
            }
        }
        func report(of stage: ApprovedDumpsFixture) throws -> Report.Component {
            let text = try ReviewJSON.text(of: stage.review())
            let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
            return try #require(report.components.first)
        }
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try expect(report(of: stage).header, is: nil)

        try stage.doctor("OutcomeItem", "0s                3.4s", "0s                3.5s")
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")
        let component = try report(of: stage)

        expect(
            component.header,
            is: [
                "removed": ["category: Betting / Prices"], "added": ["category: Betting / Outcomes"],
            ])
        expect(component.changes.map(\.layers), is: [["film"]])
        expect(component.changes.first?.film.texts, is: [.init(row: 1, old: "5", new: "4")])
    }

    @Test func `JUnit has a case for each state and escapes what XML would read`() throws {
        let stage = try doctored()
        try stage.doctor("OutcomeItem", "── Loading", "── A<b>&\"c")

        let review = try stage.review()
        let text = ProgramName.$current.withValue("a&b") { ReviewJUnit.lines(of: review) }.joined(separator: "\n")
        let cases = text.components(separatedBy: "<testcase ").count - 1

        expect(cases, is: stage.components.reduce(1) { $0 + $1.states.count + $1.plays.count })
        expect(text, contains: "failures=\"4\"")
        expect(text, contains: "name=\"A&lt;b&gt;&amp;&quot;c · 16 columns\"")
        let parser = XMLReading(text)
        #expect(parser.isWellFormed)
    }

    @Test func `annotations point at the line of the approved file`() throws {
        let stage = try doctored()

        let lines = ReviewAnnotations.lines(of: try stage.review())

        let line = try #require(lines.first { $0.contains("Odds up") })
        let text = try stage.text("OutcomeItem").split(separator: "\n", omittingEmptySubsequences: false)
        let number = try #require(text.firstIndex { $0.contains("1.95 ^") }) + 1
        #expect(
            line.hasPrefix(
                "::error file=\(stage.folder)/Betting/OutcomeItem.txt,line=\(number),title=goma%3AOutcomeItem%2C Odds up"
            ))
        expect(line, lacks: "\n")
        expect(line, contains: "%0A")
        expect(lines.count, is: 2)
    }

    @Test func `annotations of a file that cannot be read point at the line that is wrong`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "\n── Odds up", "\n<<<<<<< HEAD\n── Odds up")
        try stage.write("<html>", for: "PillItem")
        let text = try stage.text("OutcomeItem").split(separator: "\n", omittingEmptySubsequences: false)
        let number = try #require(text.firstIndex(of: "<<<<<<< HEAD")) + 1

        let lines = ReviewAnnotations.lines(of: try stage.review())

        expect(lines.count, is: 2)
        #expect(number > 1)
        #expect(lines[0].hasPrefix("::error file=\(stage.folder)/Betting/OutcomeItem.txt,line=\(number),"))
        #expect(lines[1].hasPrefix("::error file=\(stage.folder)/Filters/PillItem.txt,line=1,"))
    }

    @Test func `annotations name the approved file in one way, with and without a slash behind the folder`() throws {
        let stage = try doctored()
        let review = try Review(of: stage.components, against: ApprovedDumps(folder: stage.folder + "/"))

        let lines = ReviewAnnotations.lines(of: review)

        expect(lines, is: ReviewAnnotations.lines(of: try stage.review()))
        expect(lines.count, is: 2)
    }

    @Test func `the page stands alone and shows before, after and difference`() throws {
        let page = try ReviewPage.text(of: doctored().review())

        expect(page.components(separatedBy: "<article ").count, is: 3)
        expect(page.components(separatedBy: "<figure class=before>").count, is: 3)
        expect(page, contains: "prefers-color-scheme: light")
        expect(page, lacks: "http://")
        expect(page, lacks: "https://")
        expect(page, lacks: "src=")
        expect(page, contains: " m\">▲</span>")
        expect(page, contains: "--textOdds:#")
    }

    @Test func `what an approved file says cannot get out of the page`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "d = textOdds on", "d = x);}</style><script>alert(1)</script> on")
        try stage.doctor("OutcomeItem", "█     Home     █", "█<script>a</sc>█")

        let page = try ReviewPage.text(of: stage.review())

        expect(page.components(separatedBy: "<script>").count, is: 2)
        expect(page.components(separatedBy: "</style>").count, is: 2)
    }

    @Test func `marks stand before a row or behind its number, and what a row says is none`() {
        let lines = [
            "  3 - a", "  3 + a", "        ^", "  4   - b", " 12   + c", "  5", "+ new", "  - 1 gone", "  ⋮", "styles",
        ]

        expect(
            ReviewPage.marked(lines).split(separator: "\n"),
            is: [
                "<del>  3 - a</del>", "<ins>  3 + a</ins>", "<b>        ^</b>", "  4   - b", " 12   + c", "  5",
                "<ins>+ new</ins>", "<del>  - 1 gone</del>", "  ⋮", "styles",
            ])
    }

    @Test func `each layer can be left out of the page`() throws {
        let page = try ReviewPage.text(of: doctored().review())

        for layer in DumpBlock.Layer.allCases {
            expect(page, contains: "<input type=checkbox name=kind value=\(layer.rawValue) checked>", "\(layer)")
        }
    }

    @Test func `signs that end a title are escaped with a mark on them too`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.doctor("OutcomeItem", "── Loading", "── A,\u{301}%\u{301}bcde")

        let lines = ReviewAnnotations.lines(of: try stage.review())

        let title = ",title=goma%3AOutcomeItem%2C A%2C\u{301}%25\u{301}bcde · 16 columns::gone%0A"
        #expect(lines.contains { $0.utf8.contains(title.utf8) }, "\(lines)")
    }

    @Test func `a summary counts states by what became of them, and clusters`() throws {
        let stage = try ApprovedDumpsFixture()
        let all = stage.components.reduce(0) { $0 + $1.states.count + $1.plays.count }
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        let one = ReviewText.summary(of: try stage.review())

        try stage.doctor("OutcomeItem", "── Loading · 16", "── Waiting · 16")
        let several = ReviewText.summary(of: try stage.review())

        expect(
            one,
            is: [
                "2 of 3 components are as approved",
                "states and plays: 1 changed, \(all - 1) the same; 1 cluster, see \"gomaui approve --list\"",
            ])
        expect(
            several.last,
            is: "states and plays: 1 changed, 1 new, 1 gone, \(all - 2) the same; 3 clusters, see "
                + "\"gomaui approve --list\"")
    }
}

/// Whether tags open and close in order.
private struct XMLReading {
    let isWellFormed: Bool

    init(_ text: String) {
        var open: [Substring] = []
        var isRight = true
        for part in text.split(separator: "<").dropFirst() {
            guard let end = part.firstIndex(of: ">") else {
                isRight = false
                break
            }
            let tag = part[..<end]
            let name = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                if open.popLast() != tag.dropFirst() { isRight = false }
            } else if !tag.hasSuffix("/"), !tag.hasPrefix("?") {
                open.append(name)
            }
        }
        isWellFormed = isRight && open.isEmpty
    }
}
