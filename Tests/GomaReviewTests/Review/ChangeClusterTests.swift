import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct ChangeClusterTests {
    @Test func `the same change of a role in many states of several components is one cluster`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor(
            "OutcomeItem", "= backgroundOdds on default", "= liveBorder1 on default", everywhere: true)
        try stage.doctor(
            "MarketOutcomesLine", "= backgroundOdds on default", "= liveBorder1 on default", everywhere: true)

        let clusters = try stage.review().clusters

        expect(clusters.map(\.kind), is: [.style])
        expect(clusters[0].title, is: "liveBorder1 → backgroundOdds")
        expect(clusters[0].componentCount, is: 2)
        #expect(clusters[0].members.count > 8)
        expect(clusters[0].sample.first, is: "styles")
    }

    @Test func `text and style are clusters of their own, and a state is in each that explains it`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        try stage.doctor(
            "OutcomeItem", "a = 100% myTicketsWonFaded over backgroundOdds on default", "a = liveBorder1 on default")
        try stage.doctor("OutcomeItem", "a = backgroundOdds on default", "a = liveBorder2 on default")

        let clusters = try stage.review().clusters

        expect(
            clusters.map(\.title),
            is: [
                #""^" → "▲""#, "liveBorder1 → 100% myTicketsWonFaded over backgroundOdds",
                "liveBorder2 → backgroundOdds",
            ])
        expect(clusters.map(\.kind), is: [.text, .style, .style])
        let rising = "Odds up · 16 columns"
        expect(clusters.map { $0.members.map(\.title) }, is: [[rising], [rising], ["Normal unselected · 16 columns"]])
    }

    @Test func `IDs are short, told apart, and the same in every run`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        let first = try stage.review().clusters
        try stage.doctor("PillItem", "── Selected", "── Chosenxx")

        let second = try stage.review().clusters

        expect(first.map(\.id), is: ["xsz2b6"])
        expect(second.map(\.id), contains: "xsz2b6")
        expect(Set(second.map(\.id)).count, is: second.count)
    }

    @Test func `a new component is one cluster, a new state another, and those gone are told`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        try FileManager.default.removeItem(atPath: stage.path("PillItem"))

        let clusters = try stage.review().clusters

        expect(clusters.map(\.kind), is: [.new, .new, .gone])
        expect(clusters[0].title, is: "new component: goma:PillItem")
        expect(clusters[1].title, is: "new state: Odds up · 16 columns")
        expect(clusters[2].title, is: "state gone: Odds on · 16 columns")
    }

    @Test func `reading text is put together by the words that changed`() {
        expect(
            ClusterSignature.changedWords(from: "› Home 1.85, selected", to: "› Home 1.90, selected"),
            is: "\"1.85,\" → \"1.90,\"")
        expect(ClusterSignature.changedWords(from: "› Home", to: "› Home boosted"), is: "\"boosted\" came")
    }
}
