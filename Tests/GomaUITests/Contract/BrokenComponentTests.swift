import Expectations
import GomaTesting
import GomaCatalog
import Testing

/// Each check can fail: components that each break one point are turned down for that point and for no other, with the
/// state, the width, the place and the reason.
@MainActor
@Suite(.serialized)
struct BrokenComponentTests {
    @Test(arguments: await names)
    func `a broken component fails the one point that it breaks, and is told where and why`(name: String) async throws {
        let broken = try #require(Self.broken.first { $0.entry.name == name })

        let findings = try await RoleShelf.$current.withValue(RoleShelf()) {
            try await Self.findings(in: broken.entry, points: broken.points)
        }

        expect(Self.unrepeated(findings.map(\.point)), is: [broken.point])
        expect(
            findings.first?.description.split(separator: "\n").first.map(String.init),
            is: "test:\(name), \(broken.words)"
        )
        expect(Self.unrepeated(findings.map(\.state)), is: broken.states)
        #expect(findings.allSatisfy { $0.component == "test:\(name)" })
    }

    @Test func `a sound component keeps all points`() async throws {
        try await expect(Self.findings(in: SampleEntry<SampleView>.self, points: ContractPoint.allCases), is: [])
    }

    @Test func `a component may draw in the roles of another package`() async throws {
        let findings = try await RoleShelf.$current.withValue(RoleShelf()) {
            try await Self.findings(in: SampleEntry<SampleOfAnotherPackage>.self, points: ContractPoint.allCases)
        }

        expect(findings, is: [])
    }

    @Test func `a finding at a cell shows its row, and one between two pictures the rows that differ`() async throws {
        let silence = try await Self.findings(in: SampleEntry<BrokenSilence>.self, points: [.spokenControls])
        let time = try await Self.findings(in: SampleEntry<BrokenPace>.self, points: [.injectedTime])

        expect(silence.first?.picture, is: ["  2    ☐", "      ^"])
        expect(
            time.last?.picture,
            is: [
                "  1   Messages", "  2 - third", "  2 + Since yesterday", "      ^^^^^ ^^^^^^^^^", "  3    ☐",
            ])
    }

    static var names: [String] { broken.map { $0.entry.name } }

    /// A component that breaks a point, and what is to be found: the first finding's words, and the states that have one.
    private struct Broken {
        let entry: any CatalogEntry.Type
        let point: ContractPoint
        let words: String
        let states: [String]
        /// The points that are looked at; for a component that cannot but break others too, the one alone.
        let points: [ContractPoint]

        init(
            _ entry: any CatalogEntry.Type, _ point: ContractPoint, _ words: String, in states: [String],
            alone: Bool = false
        ) {
            self.entry = entry
            self.point = point
            self.words = words
            self.states = states
            points = alone ? [point] : ContractPoint.allCases
        }
    }

    private static let variants = ["Plain", "On", "Counted"]
    private static let all = variants + ["Blank"]

    private static let broken: [Broken] = [
        Broken(
            SampleEntry<BrokenBlank>.self, .blankFirst,
            "Blank, width 40: blank takes 0 rows and should take 1 to 4; the states take 3 to 4", in: ["Blank"]),
        Broken(
            SampleEntry<BrokenTallBlank>.self, .blankFirst,
            "Blank, width 40: blank takes 5 rows and should take 1 to 4; the states take 3 to 4", in: ["Blank"]),
        Broken(
            SampleEntry<BrokenBlankLayout>.self, .blankFirst,
            "Blank, width 40: layout: BrokenBlankLayout/Label: nothing says where it stands; pin it, or put it in a stack",
            in: ["Blank"], alone: true),
        Broken(
            SampleEntry<BrokenLateRender>.self, .synchronousFirstRender,
            "Counted, width 40, row 2, column 1: shows \"S\" only after a turn of the run loop", in: ["Counted"]),
        Broken(
            SampleEntry<BrokenQueue>.self, .synchronousFirstRender,
            "Counted, width 40, row 2, column 1: shows \"S\" only after a turn of the run loop", in: ["Counted"]),
        Broken(
            SampleEntry<BrokenStillBlank>.self, .synchronousFirstRender,
            "Plain: is still blank after configuring; show the state in render(_:)", in: ["Plain"], alone: true),
        Broken(
            SampleEntry<BrokenReuse>.self, .cleanReuse,
            "Counted, width 40, row 1, column 1: made ready for reuse it is not as a new view",
            in: ["Counted", "Blank"]),
        Broken(
            SampleEntry<BrokenFocusOrder>.self, .cleanReuse,
            "Plain: reused after \"Plain\" lets Tab stop at SamplePart at 0,1 size 40×1; SamplePart at 0,2 size 40×1, "
                + "a fresh view at SamplePart at 0,1 size 40×1; SamplePart at 0,2 size 40×1; HelpPart at 0,3 size 40×1",
            in: ["Plain", "Counted", "Blank"], alone: true),
        Broken(
            SampleEntry<BrokenShortcut>.self, .throughTheProtocol,
            "Plain, width 40, row 1, column 1: x (mark) on SamplePart draws without calling the model", in: variants),
        Broken(
            SampleEntry<BrokenDeadPart>.self, .throughTheProtocol,
            "Plain: Enter (count up in notes) on SamplePart does not reach the model", in: ["Plain", "On"]),
        Broken(
            SampleEntry<BrokenSelfMark>.self, .throughTheProtocol,
            "Plain, row 4, column 2: Enter (mark) on SamplePart draws without calling the model", in: variants),
        Broken(
            SampleEntry<BrokenTime>.self, .injectedTime,
            "Plain, width 40, row 2, column 1: a second run with the same inputs differs 2.5 seconds after the start; "
                + "take time from the environment's scheduler, and chance from its state",
            in: variants),
        Broken(
            SampleEntry<BrokenPace>.self, .injectedTime,
            "Plain, width 40, row 2, column 1: five seconds in one step and in fifty end in different pictures",
            in: variants),
        Broken(
            SampleEntry<BrokenHeight>.self, .anyWidth,
            "Plain, width 2, row 4, column 1: reports 4 rows and leaves the last empty", in: all),
        Broken(
            SampleEntry<BrokenMeasure>.self, .anyWidth,
            "Plain, width 38: wants 3 rows when offered 38 columns, and 4 in those it takes", in: all),
        Broken(
            SampleEntry<BrokenLayout>.self, .anyWidth,
            "Plain, width 1: layout: BrokenLayout/StackView: its edges leave 1 cells, its extent is pinned to 40",
            in: all),
        Broken(
            SampleEntry<BrokenLostLabel>.self, .anyWidth,
            "Plain, width 1: layout: BrokenLostLabel/Label: nothing says where it stands; pin it, or put it in a stack",
            in: all),
        Broken(
            SampleEntry<BrokenReach>.self, .anyWidth,
            "Plain, width 1, row 3, column 9: Label reaches out of the component and is cut", in: all),
        Broken(
            SampleEntry<BrokenOverlap>.self, .anyWidth,
            "Plain, width 1, row 1, column 1: \"Notifications\" lies over \"new\"", in: variants, alone: true),
        Broken(
            SampleEntry<BrokenHueOnly>.self, .toldApart,
            "Urgent, width 40: looks like \"Plain\" with goma-dark, mono colours and Unicode; "
                + "tell them apart without colour", in: ["Urgent"]),
        Broken(
            SampleEntry<BrokenASCII>.self, .toldApart,
            "Urgent, width 40: looks like \"Plain\" with goma-dark, direct colours and ASCII; "
                + "tell them apart without colour", in: ["Urgent"]),
        Broken(
            SampleEntry<BrokenState>.self, .stateIsData,
            "Forgetful: comes back from its JSON as another; encode all that tells two states apart",
            in: ["Forgetful"]),
        Broken(
            BrokenModelEntry.self, .stateIsData,
            "Plain: its model tells another state than it was given, in note", in: variants, alone: true),
        Broken(
            SampleEntry<BrokenEdit>.self, .stateIsData,
            "Counted, width 40, row 2, column 5: with count edited: \\u{6F22} takes 2 columns in 1", in: ["Counted"]),
        Broken(
            SampleEntry<BrokenText>.self, .harmlessText,
            "Plain, width 1, row 1, column 1: escape sequences in title: a cluster holds \\u{1B}", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenLeaky>.self, .nothingLeaks,
            "Plain: BrokenLeaky and 8 more outlived its release; what lives longer has to hold it weakly", in: all),
        Broken(
            SampleEntry<BrokenLeakyTimer>.self, .nothingLeaks,
            "Plain: BrokenLeakyTimer and 8 more outlived its release; what lives longer has to hold it weakly",
            in: all),
        Broken(
            SampleEntry<BrokenSecretKey>.self, .declaredKeys,
            "Plain, row 2, column 2: Ctrl-T on SamplePart is not declared and calls the model, draws, is taken", in: all
        ),
        Broken(
            SampleEntry<BrokenIdleKey>.self, .declaredKeys,
            "Plain: F5 (refresh) is declared and does nothing in any state", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenMouse>.self, .declaredKeys, "Plain: SamplePart cannot be reached by a click", in: all),
        Broken(
            SampleEntry<BrokenClick>.self, .declaredKeys,
            "Plain, row 4, column 1: a click on EagerPart calls Sample.countUp(), Sample.countUp(), where Enter calls "
                + "Sample.countUp()", in: variants),
        Broken(
            SampleEntry<BrokenWasteful>.self, .boundedCost,
            "Plain, width 40: Enter on SamplePart writes 256 cells, its budget is 163 for 40 that changed", in: variants
        ),
        Broken(
            SampleEntry<BrokenRestless>.self, .boundedCost,
            "Plain, width 40: a second frame draws although nothing happened", in: all),
        Broken(
            SampleEntry<BrokenRelayout>.self, .boundedCost,
            "Plain, width 40: the first frame lays out 9 views 20 times; once each is enough", in: all),
        Broken(
            SampleEntry<BrokenSilence>.self, .spokenControls,
            "Plain, row 2, column 1: SamplePart has the focus and nothing to say; give it an accessibility label",
            in: all),
        Broken(
            SampleEntry<BrokenEcho>.self, .heardApart,
            "Plain, row 3, column 1: \"Remove\" is said of SamplePart and of another; say what each is about", in: all),
        Broken(
            SampleEntry<BrokenSpelling>.self, .declaredActions, "Plain: togle() is asked for, and toggle() recorded",
            in: ["Plain"]),
        Broken(
            SampleEntry<BrokenArity>.self, .declaredActions,
            "Plain: countUp(by:) is declared with a method of 0 arguments", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenSilentAction>.self, .declaredActions,
            "Plain: Enter on SamplePart records Sample.countUp(), and Sample declares no such action", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenRecord>.self, .declaredActions,
            "Plain: rest() is asked for, and nothing recorded in any state; have it call record()", in: ["Plain"]),
        Broken(SampleEntry<BrokenTwice>.self, .declaredActions, "Plain: declares toggle() 2 times", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenNameless>.self, .namedControls,
            "Plain, row 4, column 1: SamplePart has no identifier; hold it in a property of the view around it, or set its "
                + "accessibilityIdentifier", in: all),
        Broken(
            SampleEntry<BrokenNamesakes>.self, .namedControls,
            "Plain: several controls are called part; set an accessibilityIdentifier of its own for each", in: all),
        Broken(
            SampleEntry<BrokenTranslatedName>.self, .namedControls,
            "Plain: Tentar de novo is not called so in English and Unicode, where there are Try again, counterPart",
            in: all),
        Broken(
            SampleEntry<BrokenMemory>.self, .keptInterface,
            "Plain, width 40, row 4, column 6: comes back otherwise than it was left", in: variants),
        Broken(
            SampleEntry<BrokenSteps>.self, .keptInterface,
            "Plain, width 40, row 4, column 3: comes back otherwise than it was left, with the focus", in: variants,
            alone: true),
        Broken(
            SampleEntry<BrokenLoan>.self, .keptInterface,
            "Plain, width 40, row 4, column 3: shows \"On\" after it otherwise than a fresh view", in: variants,
            alone: true),
        Broken(
            SampleEntry<BrokenGuide>.self, .writtenGuide,
            "Plain: no state moves by itself; leave \"time\" out of its guide", in: ["Plain"]),
        Broken(
            SampleEntry<BrokenNumber>.self, .anyNumber,
            "Plain, width 40: with count at 9223372036854775807: takes 3003 rows, of 2000 at most", in: variants),
        Broken(
            SampleEntry<BrokenCrowd>.self, .anyNumber,
            "Plain, width 40: with count at 9223372036854775807: makes 6009 views, of 5000 at most", in: variants),
        Broken(
            SampleEntry<BrokenDigits>.self, .anyNumber,
            "Plain, width 40, row 3, column 5: with count at 100000000: \\u{6F22} takes 2 columns in 1", in: variants),
        Broken(
            SampleEntry<BrokenPaint>.self, .meaningfulColors,
            "Plain, width 40, row 1, column 1: is drawn in #ff0000, which no theme can change; draw it in a role",
            in: variants),
        Broken(
            SampleEntry<BrokenFocusColor>.self, .meaningfulColors,
            "Plain, width 40, row 2, column 1: is drawn in #224466, which no theme can change; draw it in a role",
            in: all),
        Broken(
            SampleEntry<BrokenRole>.self, .meaningfulColors,
            "Plain, width 40, row 1, column 1: is drawn in 50% role 200 over backgroundCards, which nobody has declared",
            in: all),
        Broken(
            SampleEntry<BrokenRoleName>.self, .meaningfulColors,
            "Plain, width 40, row 1, column 1: is drawn in a role that was refused: \"finish\" is not a name for a colour "
                + "role; write namespace:name in letters and digits, such as \"race:photoFinish\"", in: variants),
        Broken(
            SampleEntry<BrokenCaption>.self, .identifiedRequests,
            "Plain: with \"Same\" as title, Enter (open) on SamplePart asks for app:open-page page=Same; name it by an identity",
            in: ["Plain"]),
        Broken(
            SampleEntry<BrokenSentence>.self, .languageIsAView,
            "Plain: Enter (note) on SamplePart leaves note at \"XAF 1,250.00\", in fr at \"XAF 1\u{A0}250,00\"",
            in: ["Plain"]),
        Broken(
            SampleEntry<BrokenStateName>.self, .tellingNames,
            "On: another state is called so too; call one of them otherwise", in: ["On"], alone: true),
        Broken(
            SampleEntry<BrokenStateSpelling>.self, .tellingNames,
            "o-n: scripts take it for \"On\"; call one of them otherwise", in: ["o-n"], alone: true),
        Broken(
            SampleEntry<BrokenPlayName>.self, .tellingNames,
            "Plain: another play is called \"Switch \" too; call one of them otherwise", in: ["Plain"]),
        Broken(SampleEntry<BrokenPlayWithoutName>.self, .tellingNames, "Plain: a play has no name", in: ["Plain"]),
    ]

    private static func findings(
        in entry: any CatalogEntry.Type, points: [ContractPoint]
    ) async throws -> [ContractFinding] {
        var registry = ComponentRegistry()
        try registry.register(entry, namespace: "test")
        return try await Contract.findings(in: registry.components[0], points: points)
    }

    /// Each once, in their order.
    private static func unrepeated<Element: Equatable>(_ elements: [Element]) -> [Element] {
        elements.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
