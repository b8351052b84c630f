import Expectations
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

/// What comes first of what somebody types, in the library's catalogue and by each rule alone.
@MainActor
struct SearchOrderTests {
    @Test(
        arguments: [
            (
                "bar",
                [
                    "PillSelectorBar", "AdaptiveTabBar", "MatchDateNavigationBar", "GeneralFilterBar",
                    "SimpleSquaredFilterBar",
                ]
            ),
            ("cas", ["CashoutAmount", "CashoutSlider", "CasinoGameCard", "CasinoGameImage", "CashoutSubmissionInfo"]),
            (
                "live card",
                ["TallOddsMatchCard", "InlineMatchCard", "CompactMatchHeader", "InlineScore", "InlineScoreColumn"]
            ),
            (
                "card live",
                ["TallOddsMatchCard", "InlineMatchCard", "CompactMatchHeader", "InlineScore", "InlineScoreColumn"]
            ),
            (
                "outcome odds",
                [
                    "OutcomeItem", "MarketOutcomesLine", "MarketOutcomesMultiLine", "CompactOutcomesLine",
                    "TallOddsMatchCard",
                ]
            ),
            (
                "odds",
                ["BetSummaryRow", "OddsAcceptance", "BetslipOddsBoostHeader", "TallOddsMatchCard", "BetDetailRow"]
            ),
            ("card", ["InlineMatchCard", "CasinoGameCard", "BonusCard", "BonusInfoCard", "PromotionCard"]),
            ("bet", ["BetDetailRow", "BetSummaryRow", "BetTicketStatus", "BetslipFloating", "BetslipHeader"]),
            (
                "slip",
                ["BetslipFloating", "BetslipHeader", "BetslipTicket", "BetslipOddsBoostHeader", "BetslipTypeSelector"]
            ),
            ("s", ["Score", "Search", "ScoreCell", "SortFilter", "SelectOptions"]),
            ("b", ["Button", "BetDetailRow", "BetSummaryRow", "BetTicketStatus", "BetslipFloating"]),
            ("score", ["Score", "ScoreCell", "InlineScore", "InlineScoreColumn", "TicketSelection"]),
            (
                "match",
                ["MatchBanner", "MatchHeader", "MatchDateNavigationBar", "MatchHeaderCompact", "MatchParticipantsInfo"]
            ),
            ("pill", ["PillItem", "PillSelectorBar", "MainFilterPill", "AmountPill", "MarketNamePillLabel"]),
            ("search", ["Search", "CountryLeaguesFilter", "LeaguesFilter", "BorderedTextField", "SearchHeaderInfo"]),
            ("wallet", ["WalletDetail", "WalletStatus", "WalletWidget", "AmountPill", "AmountPillsContainer"]),
            ("button", ["Button", "ButtonIcon", "QuickAddButton", "SeeMoreButton", "ActionButtonBlock"]),
            (
                "game",
                ["CasinoGameCard", "CasinoGameImage", "SportGamesFilter", "CasinoGameImagePair", "CasinoGameSearched"]
            ),
            (
                "tab",
                [
                    "AdaptiveTabBar", "BetslipTypeTabItem", "MarketGroupSelectorTab", "MarketGroupTabItem",
                    "QuickLinksTabBar",
                ]
            ),
            (
                "cash out",
                ["CashoutAmount", "CashoutSlider", "CashoutSubmissionInfo", "BetTicketStatus", "TicketBetInfo"]
            ),
            ("mc", ["InlineMatchCard", "TallOddsMatchCard", "MatchHeaderCompact", "CasinoGameCard", "UserLimitCard"]),
            ("field", ["BorderedTextField", "CodeInput", "Search"]),
        ])
    func `an ordinary search has its answers in their order`(filter: String, first: [String]) {
        let components = ComponentRegistry.goma.components

        let hits = ComponentSearch(components).hits(for: filter)

        expect(hits.prefix(5).map { components[$0.index].name }, is: first)
    }

    // MARK: By each rule

    private enum Middle: SampleEntry {
        static let name = "Rebarring"
        static let category = Category.status
        static let summary = "Of steel."
    }
    private enum WordEnd: SampleEntry {
        static let name = "TabBar"
        static let category = Category.status
        static let summary = "Leads on."
    }
    private enum Start: SampleEntry {
        static let name = "BarChart"
        static let category = Category.status
        static let summary = "Shows numbers."
    }
    private enum LongStart: SampleEntry {
        static let name = "BarChartWithLegend"
        static let category = Category.status
        static let summary = "Says what they are."
    }
    private enum Whole: SampleEntry {
        static let name = "Bar"
        static let category = Category.status
        static let summary = "A place to be."
    }
    private enum Initials: SampleEntry {
        static let name = "BonusAmountRow"
        static let category = Category.status
        static let summary = "What is given."
    }
    private enum Loose: SampleEntry {
        static let name = "Bazaar"
        static let category = Category.status
        static let summary = "Much of it."
    }
    private enum InCategory: SampleEntry {
        static let name = "Stool"
        static let category = Category(rawValue: "Bars")
        static let summary = "To sit on."
    }
    private enum InTag: SampleEntry {
        static let name = "Tin"
        static let category = Category.status
        static let tags = ["drink", "bar"]
        static let summary = "To drink from."
    }
    private enum InTagsMiddle: SampleEntry {
        static let name = "Rail"
        static let category = Category.status
        static let tags = ["crowbar"]
        static let summary = "To hold on to."
    }
    private enum InTagsWord: SampleEntry {
        static let name = "Shelf"
        static let category = Category.status
        static let tags = ["side bar"]
        static let summary = "To put on."
    }
    private enum InState: SampleEntry {
        static let name = "Door"
        static let category = Category.status
        static let summary = "To go through."
        static let variants = [
            Variant("Open", SampleDisplayState("Door")), Variant("With bar", SampleDisplayState("Door", isOn: true)),
        ]
    }
    private enum WholeState: SampleEntry {
        static let name = "Unit"
        static let category = Category.status
        static let summary = "What is measured in."
        static let variants = [
            Variant("Inch", SampleDisplayState("Unit")), Variant("Bar", SampleDisplayState("Unit", isOn: true)),
        ]
    }
    private enum InSummary: SampleEntry {
        static let name = "Gin"
        static let category = Category.status
        static let summary = "Is had in a bar."
    }
    private enum Nowhere: SampleEntry {
        static let name = "Pub"
        static let category = Category.status
        static let summary = "Is none."
    }

    private enum CyrillicTag: SampleEntry {
        static let name = "Cup"
        static let category = Category.status
        static let tags = ["ставка"]
        static let summary = "To win."
    }
    private enum CyrillicState: SampleEntry {
        static let name = "Ring"
        static let category = Category.status
        static let summary = "To wear."
        static let variants = [Variant("Ставка", SampleDisplayState("Ring"))]
    }
    private enum PlusTag: SampleEntry {
        static let name = "Hat"
        static let category = Category.status
        static let tags = ["next+"]
        static let summary = "To lift."
    }
    private enum PlusState: SampleEntry {
        static let name = "Dial"
        static let category = Category.status
        static let summary = "To turn."
        static let variants = [Variant("Next+", SampleDisplayState("Dial"))]
    }

    private enum NameAndState: SampleEntry {
        static let name = "TabBarn"
        static let category = Category.status
        static let summary = "Keeps hay."
        static let variants = [Variant("Bar", SampleDisplayState("TabBarn"))]
    }

    private static let entries: [any CatalogEntry.Type] = [
        Nowhere.self, InSummary.self, InState.self, InTagsMiddle.self, InTagsWord.self, InTag.self, InCategory.self,
        Loose.self,
        Middle.self,
        WordEnd.self, Initials.self, LongStart.self, Start.self, WholeState.self, Whole.self,
    ]

    private func names(_ filter: String, of entries: [any CatalogEntry.Type] = entries) -> [String] {
        let components = entries.map { ComponentDescriptor($0, namespace: "test") }
        return ComponentSearch(components).hits(for: filter).map { components[$0.index].name }
    }

    @Test
    func
        `a whole name goes first, then a state's, a name, a category, a tag, part of a state, a summary, loose letters`()
    {
        expect(
            names("bar"),
            is: [
                "Bar", "Unit", "BarChart", "BarChartWithLegend", "TabBar", "Rebarring", "BonusAmountRow", "Stool",
                "Tin",
                "Shelf", "Rail", "Door", "Gin", "Bazaar",
            ])
    }

    @Test(
        arguments: [
            ("barc", ["BarChart", "BarChartWithLegend"]), ("barchart", ["BarChart", "BarChartWithLegend"]),
            ("BAR chart", ["BarChart", "BarChartWithLegend"]), ("chart bar", ["BarChart", "BarChartWithLegend"]),
            ("legend", ["BarChartWithLegend"]), ("bcl", ["BarChartWithLegend"]), ("drink bar", ["Tin"]),
            ("bars", ["Stool"]),
            ("stool bars", ["Stool"]), ("pub bar", []), ("with bar", ["Door", "BarChartWithLegend"]),
            ("with-bar", ["Door", "BarChartWithLegend"]),
        ])
    func `words stand in any order, and all of them have to be found`(filter: String, found: [String]) {
        expect(names(filter), is: found)
    }

    @Test func `a state's whole name goes before a tag, with letters beyond ASCII and with a plus`() {
        let entries: [any CatalogEntry.Type] = [CyrillicTag.self, CyrillicState.self, PlusTag.self, PlusState.self]

        expect(names("ставка", of: entries), is: ["Ring", "Cup"])
        expect(names("next+", of: entries), is: ["Dial", "Hat"])
    }

    @Test func `words that are all in a name count as parts of it, although a state is called like one of them`() {
        expect(names("ta bar", of: [WordEnd.self, NameAndState.self]), is: ["TabBar", "TabBarn"])
    }

    @Test func `what answered is named in the words of whoever uses the gallery`() {
        let words = GalleryWords(Localization.french)
        func note(_ filter: String, _ entry: any CatalogEntry.Type) -> String? {
            SearchMarks(FuzzyQuery(filter), in: ComponentDescriptor(entry, namespace: "test"), words: words).note
        }

        expect(note("drink", InTag.self), is: "étiquette drink")
        expect(note("open", InState.self), is: "état Open")
    }

    @Test func `a tag that answers after another one leaves that in place`() {
        let marks = SearchMarks(FuzzyQuery("drink bar"), in: ComponentDescriptor(InTag.self, namespace: "test"))

        expect(marks.note, is: "tag drink")
        expect(marks.text, is: [4, 5, 6, 7, 8])
    }

    @Test func `of alike the one comes first that is first in the catalogue`() {
        expect(names("none", of: [Nowhere.self, InSummary.self]), is: ["Pub"])
        expect(names("t", of: [InTag.self, InCategory.self]), is: ["Tin", "Stool"])
        expect(names("st", of: [InCategory.self, InTag.self, Nowhere.self]), is: ["Stool", "Tin", "Pub"])
    }

    @Test func `going on typing and taking letters back finds what a search from the start finds`() {
        let components = Self.entries.map { ComponentDescriptor($0, namespace: "test") }
        let search = ComponentSearch(components)
        let typed = ["b", "ba", "bar", "barc", "bar", "ba", "bat", "ba", "bar", "", "bar", "chart", "bar"]

        for filter in typed {
            expect(
                search.hits(for: filter).map { components[$0.index].name },
                is: (filter.isEmpty ? components.map(\.name) : names(filter)), "\(filter)")
        }
    }

    @Test func `a letter looks at what the last letter before it found, not at what the first did`() {
        let search = ComponentSearch(ComponentRegistry.goma.components)
        let counts = ["o", "ou", "out"].map { search.hits(for: $0).count }
        let before = search.examinedCount

        _ = search.hits(for: "outc")

        expect(search.examinedCount - before, is: counts[2])
        #expect(counts[2] < counts[0])
    }

    @Test func `a letter looks at what the letters before it found, and at no more`() {
        let search = ComponentSearch(Self.entries.map { ComponentDescriptor($0, namespace: "test") })
        var looks: [Int] = []
        for filter in ["b", "ba", "bar", "bar", "ba", "bax", "z"] {
            let before = search.examinedCount
            _ = search.hits(for: filter)
            looks.append(search.examinedCount - before)
        }

        // After two letters a third may put the first in the second's place.
        expect(looks, is: [15, 15, 15, 0, 0, 15, 15])
    }

    @Test func `two letters in each other's place at a word's beginning are found letter by letter too`() {
        let search = ComponentSearch(Self.entries.map { ComponentDescriptor($0, namespace: "test") })

        let typed = ["l", "le", "leg", "lege"].map { search.hits(for: $0).count }
        let turned = ["e", "el", "elg", "elge"].map { search.hits(for: $0).count }

        expect(typed.last, is: 1)
        expect(turned.last, is: 1)
    }

    // MARK: Points of a way

    @Test(
        arguments: [
            ("b", "Bar", 10, [0]), ("b", "aBar", 6, [1]), ("b", "abar", 0, [1]), ("ba", "Bar", 18, [0, 1]),
            ("br", "Bar", 9, [0, 2]), ("bc", "BarChart", 13, [0, 3]), ("a", "x-a", 6, [2]), ("a1", "a1", 18, [0, 1]),
            ("bar", "Rebarring", 15, [2, 3, 4]), ("ab", "abcdefgh", 17, [0, 1]),
        ])
    func `a way has points for a text's beginning, a word's, and letters that follow, less for gaps and length`(
        word: String, text: String, score: Int, places: [Int]
    ) {
        let match = FuzzyWord(word).match(in: FuzzyText(text))

        expect(match?.score, is: score)
        expect(match?.places, is: places)
        expect(FuzzyWord(word).way(in: FuzzyText(text))?.score, is: score)
    }

    @Test(arguments: [
        ("br", "Bar", true), ("bc", "BarChart", false), ("bat", "BarChart", true), ("ar", "Bar", false),
        ("bz", "Bazaar", true),
    ])
    func `a letter that stands alone inside a word is loose`(word: String, text: String, isLoose: Bool) {
        expect(FuzzyWord(word).way(in: FuzzyText(text))?.isLoose, is: isLoose)
    }

    @Test func `of two ways with as many points the first one counts, which is not loose here`() {
        let (word, text) = (FuzzyWord("ab"), FuzzyText("xa-b Axb"))

        expect(word.match(in: text)?.places, is: [1, 3])
        expect(word.way(in: text)?.score, is: 4)
        expect(word.way(in: text)?.isLoose, is: false)
    }

    @Test func `letters side by side are found at their first place, and not beyond the end`() {
        expect(FuzzyWord("bar").placesTogether(in: FuzzyText("a Bar of bars")), is: [2, 3, 4])
        expect(FuzzyWord("ars").placesTogether(in: FuzzyText("a bar of bars")), is: [10, 11, 12])
        expect(FuzzyWord("rsx").placesTogether(in: FuzzyText("bars")), is: nil)
        expect(FuzzyWord("bars").placesTogether(in: FuzzyText("bar")), is: nil)
        expect(FuzzyWord("bar").placesTogether(in: FuzzyText("b-a-r")), is: nil)
    }

    @Test func `letters beyond ASCII are letters in either case`() {
        expect(FuzzyMatch(FuzzyQuery("ÉTÉ"), in: FuzzyText("Un été"))?.places, is: [3, 4, 5])
        expect(FuzzyMatch(FuzzyQuery("л"), in: FuzzyText("Бел"))?.places, is: [2])
        expect(FuzzyWord("é").match(in: FuzzyText("caféÉté"))?.places, is: [4])
        #expect(FuzzyQuery("été").isName(FuzzyText("É-té")))
        #expect(!FuzzyQuery("été").isName(FuzzyText("étés")))
        #expect(FuzzyQuery("c++").isName(FuzzyText("C ++")))
        #expect(!FuzzyQuery("--").isName(FuzzyText("")))
    }
}
