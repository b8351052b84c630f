import Expectations
import GomaApp
import GomaCatalog
import GomaPictures
import Testing

@testable import GomaPages

/// Sources that are made of others.
@MainActor
struct ChainedSourceTests {
    @Test func `one is made anew with its page where any of those that it is made of is`() throws {
        func makeSession(_ id: String, renewing earlier: PageSession? = nil) throws -> PageSession {
            try PageSession(
                PageDescription(
                    parsing: """
                        sources:
                          a: {kind: data, values: [{id: one}]}
                          b: {kind: data, values: [{id: \(id)}]}
                          both: {kind: all, of: [a, b]}
                        parts: [{component: Button}]
                        """, file: "a.yaml"), kit: PageKit(), registry: .goma, environment: .simulated(),
                renewing: earlier)
        }
        let first = try makeSession("two")

        let same = try makeSession("two", renewing: first)
        #expect(same.sources["both"] === first.sources["both"])
        let other = try makeSession("three", renewing: same)

        #expect(other.sources["a"] === first.sources["a"] && other.sources["both"] !== first.sources["both"])
        expect(other.sources["both"]?.elementIDs, is: ["a/one", "b/three"])
    }

    @Test func `one is made anew with what it is made of, whatever option names that`() throws {
        func makeSession(
            _ currency: String, _ title: String, renewing earlier: PageSession? = nil
        ) throws -> PageSession {
            try PageSession(
                PageDescription(
                    parsing: """
                        sources:
                          me: {kind: customer, currency: \(currency), now: 2026-06-11 18:15}
                          book: {kind: sportsbook, customer: me}
                        parts: [{component: HeaderText, with: {title: \(title)}}]
                        """, file: "a.yaml"), kit: .goma, registry: .goma, environment: .simulated(),
                renewing: earlier)
        }
        let first = try makeSession("EUR", "Home")

        let same = try makeSession("EUR", "Start", renewing: first)
        #expect(same.sources["book"] === first.sources["book"])
        let other = try makeSession("USD", "Start", renewing: same)

        #expect(other.sources["me"] !== first.sources["me"] && other.sources["book"] !== first.sources["book"])
    }

    @Test func `more is asked of the one that is shown in place of another`() {
        let (live, saved) = (DataSource(DataOptions()), DataSource(DataOptions(values: [])))
        let best = RecoveringSource([live, saved])
        var asked: [String] = []
        live.onLoadMore = { asked.append("live") }
        live.apply(.failed(reason: "off the air"))
        best.loadMore()
        expect(best.hasMore, is: false)
        expect(asked, is: [])

        saved.onLoadMore = { asked.append("saved") }
        best.loadMore()

        expect(best.hasMore, is: true)
        expect(asked, is: ["saved"])
    }
}
