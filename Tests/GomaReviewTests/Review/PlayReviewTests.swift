import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

/// Plays and films among what is approved: every report knows them.
@MainActor
struct PlayReviewTests {
    private static let play = "play: Choose and change one's mind"

    private func played() throws -> ApprovedDumpsFixture {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "  focus OutcomeItemView at 0,0", "  focus OutcomeItemView at 0,7")
        return stage
    }

    /// The second frame of the film of a price that rose.
    private func filmed() throws -> ApprovedDumpsFixture {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let text = try stage.text("OutcomeItem")
        let film = try #require(text.range(of: "\nfilm\n"))
        let row = try #require(text.range(of: "1.95  ", range: film.upperBound..<text.endIndex))
        try stage.write(text.replacingCharacters(in: row, with: "1.99  "), for: "OutcomeItem")
        return stage
    }

    @Test func `a step that does something else is a change of its play`() throws {
        let stage = try played()

        let changes = try stage.changes("OutcomeItem")

        expect(changes.map(\.title), is: [Self.play])
        expect(changes[0].lines.first, is: #"row 9, column 30: "7" → "0""#)
        expect(changes[0].lines, contains: "  9 +   focus OutcomeItemView at 0,0")
    }

    @Test func `a play is accepted by its name, and taken out when it is no more`() throws {
        let stage = try played()
        let review = try stage.review()
        let outcome = stage.components[0]

        let choice = try ReviewSelection(review).states(["Choose and change one's mind"], named: [outcome])
        expect(choice.accepted["goma:OutcomeItem"]?.titles, is: [Self.play])
        let component = try #require(review.components.first)
        _ = try Approval(folder: stage.folder).accept(
            try #require(choice.accepted["goma:OutcomeItem"]), of: component)
        #expect(try stage.review().isSame)

        try stage.doctor("OutcomeItem", "── play: Locked", "── play: Barred")
        let gone = try ReviewSelection(stage.review())
        #expect(throws: ReviewSelectionError.gone(id: "barred")) { try gone.states(["barred"], named: [outcome]) }
        let leftovers = try Leftovers(of: stage.review())
        expect(leftovers.lines, is: ["goma:OutcomeItem, play: Barred: nothing is behind it"])
        try leftovers.remove(with: Approval(folder: stage.folder))
        try expect(stage.changes("OutcomeItem").map(\.kind), is: [.new])
    }

    @Test func `every report knows a play`() throws {
        let review = try played().review()
        let title = Markup.escaped(Self.play)

        let junit = ReviewJUnit.lines(of: review)
        let annotations = ReviewAnnotations.lines(of: review)
        let page = try ReviewPage.text(of: review)

        expect(review.clusters.map(\.kind), is: [.text])
        expect(junit, contains: "    <testcase classname=\"goma:OutcomeItem\" name=\"\(title)\">")
        #expect(annotations.count == 1 && annotations[0].contains("title=goma%3AOutcomeItem%2C play%3A Choose"))
        expect(page, contains: "<h2>goma:OutcomeItem, \(title)</h2>")
        try expect(ReviewJSON.text(of: review), contains: "\"title\" : \"\(Self.play)\"")
    }

    @Test func `a frame of a film that changed is told in its own layer`() throws {
        let changes = try filmed().changes("OutcomeItem")

        expect(changes.map(\.kind), is: [.changed([.film])])
        expect(changes[0].lines.first, is: "film")
        expect(changes[0].lines.dropFirst().first?.hasSuffix(#""9" → "5""#), is: true, "\(changes[0].lines)")
        expect(changes[0].shown.difference?.texts.count, is: 1)
    }

    @Test func `an annotation points at the line of the file, in a film and in a play`() throws {
        for (stage, mark) in [(try filmed(), "1.99  "), (try played(), "at 0,7")] {
            let lines = try stage.text("OutcomeItem").split(separator: "\n", omittingEmptySubsequences: false)
            let line = try #require(lines.firstIndex { $0.contains(mark) })

            let annotation = try #require(ReviewAnnotations.lines(of: stage.review()).first)

            expect(annotation, contains: ",line=\(line + 1),", "\(annotation.prefix(120)) is not line \(line + 1)")
        }
    }

    @Test func `states that move have films in what is approved, those that rest have none`() throws {
        let dump = try ComponentDump(ComponentRegistry.goma.component(named: "OutcomeItem"))

        expect(dump.blocks.filter { !$0.film.isEmpty }.map(\.title), contains: "Odds up · 16 columns")
        expect(dump.blocks.first { $0.title.hasPrefix("Normal unselected") }?.film, is: [])
    }
}
