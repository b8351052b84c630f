import Expectations
import GomaCatalog
import GomaPictures
import Testing

@testable import GomaKit
@testable import GomaPages

/// A page while it runs: what actions change of what it holds.
@MainActor
struct PageSessionTests {
    private let session: PageSession

    init() throws {
        var kit = PageKit()
        kit.addWords([.askAgain])
        session = try PageSession(
            PageDescription(
                parsing: """
                    sources:
                      list: {value: [$words.askAgain, {id: a, title: $words.askAgain}, b]}
                      liked: {value: {x: true}}
                      form: {kind: form, fields: [{id: agreed, kind: consent, title: Agreed}]}
                    parts: [{component: Button}]
                    """, file: "a.yaml"), kit: kit, registry: .goma,
            environment: .simulated(localization: LanguageSwitch(Localization.english)))
    }

    private func change(
        _ text: String, openedWith parameters: [String: String] = [:], _ change: (JSONValue) -> JSONValue?
    ) throws -> Bool {
        let scope = PageScope(
            sources: session.sources, address: PageAddress(name: "page", parameters: parameters), parts: PartStates([]))
        let way = try #require(PageWay(text))
        return session.change(way, in: scope, change)
    }

    private func value(_ name: String) -> JSONValue? { session.sources[name]?.written }

    @Test func `what stays in a list comes in the language in use, whatever came and went beside it`() throws {
        let french = Localization.french.string(.askAgain)
        let element = JSONValue.object(["id": .string("a"), "title": .string(french)])

        let isInserted = try change("list") { $0.inserting(.string("c")) }
        let isRemoved = try change("list") { $0.removing("b") }
        expect(isInserted, is: true)
        expect(isRemoved, is: true)
        #expect(session.speak("fr"))
        expect(value("list"), is: .array([.string(french), element, .string("c")]))
        let isTextRemoved = try change("list") { $0.removing(french) }

        expect(isTextRemoved, is: true)
        expect(value("list"), is: .array([element, .string("c")]))
    }

    @Test func `an element of a list is changed by its identity or its place, and what leads nowhere changes nothing`()
        throws
    {
        let (english, french) = (Localization.english.string(.askAgain), Localization.french.string(.askAgain))
        func element(_ fields: [String: String]) -> JSONValue { .object(fields.mapValues { .string($0) }) }
        let changed = element(["id": "a", "title": "Set"])

        let isSet = try change("list.a.title") { _ in .string("Set") }
        let isPlaced = try change("list.2") { _ in .string("c") }
        expect(isSet, is: true)
        expect(isPlaced, is: true)
        expect(value("list"), is: .array([.string(english), changed, .string("c")]))
        let isAdded = try change("list.a.note") { _ in .string("New") }
        let isMissed = try change("list.x.title") { _ in .string("Lost") }
        let isTooDeep = try change("liked.y.z") { _ in .bool(true) }
        expect(isAdded, is: true)
        expect(isMissed, is: false)
        expect(isTooDeep, is: false)
        #expect(session.speak("fr"))

        let noted = element(["id": "a", "title": "Set", "note": "New"])
        expect(value("list"), is: .array([.string(french), noted, .string("c")]))
        expect(value("liked"), is: .object(["x": .bool(true)]))
    }

    @Test func `what a page was not opened with leads nowhere, and what it was is one step whatever is in it`() throws {
        let isChanged = try change("liked.$id") { _ in .bool(false) }
        expect(isChanged, is: false)
        expect(value("liked"), is: .object(["x": .bool(true)]))

        let isAdded = try change("liked.$id", openedWith: ["id": "v1.2"]) { _ in .bool(true) }

        expect(isAdded, is: true)
        expect(value("liked"), is: .object(["x": .bool(true), "v1.2": .bool(true)]))
    }

    @Test func `a field of a form is turned around as what it is, and nothing else of the form is changed`() throws {
        let form = try #require(session.sources["form"] as? FormSource)

        for isOn in [true, false] {
            let isTurned = try change("form.agreed") { .bool($0 != .bool(true)) }
            expect(isTurned, is: true)
            expect(form.values, is: .object(["agreed": .bool(isOn)]))
        }
        let isBusy = try change("form.busy") { _ in .bool(true) }

        #expect(!isBusy)
    }
}
