import Expectations
import Foundation
import GomaKit
import TerminalKit
import Testing

@testable import GomaTesting

/// The small parts of which the contract's checks are made.
@MainActor
struct ContractToolsTests {
    @Test func `the contributor's guide has every point of the contract by its number and name`() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()

        let guide = try String(contentsOf: package.appending(path: "CONTRIBUTING.md"), encoding: .utf8)

        expect(ContractPoint.allCases.map(\.description).filter { !guide.contains($0) }, is: [])
    }

    @Test(arguments: [
        (1, [0, 0]), (2, [0, 0, 1, 1, 0]), (3, [0, 0, 1, 0, 2, 1, 1, 2, 2, 0]),
    ])
    func `a sequence has each ordered pair once`(count: Int, sequence: [Int]) {
        expect(Contract.pairSequence(count: count), is: sequence)
    }

    @Test(arguments: 1...17)
    func `any two numbers meet at each of both ends`(count: Int) {
        let rows = Contract.ends(of: count)

        #expect(rows.allSatisfy { $0.count == count })
        for first in 0..<count {
            for second in (first + 1)..<max(count, first + 1) {
                expect(Set(rows.map { [$0[first], $0[second]] }).count, is: 4, "\(first) and \(second)")
            }
        }
        expect(rows.count, is: [1: 2, 2: 4, 3: 6, 4: 6, 5: 8, 16: 10, 17: 12][count, default: rows.count])
    }

    @Test func `a number is tried at both ends of its range, and at none where it has no range`() {
        expect(StateSchema.decimal(0.25...0.75).ends, is: [.number(0.25), .number(0.75)])
        expect(StateSchema.decimal().ends, is: [])
        expect(StateSchema.integer(0...100).ends, is: [.integer(0), .integer(100)])
        expect(StateSchema.integer(1...(.max)).ends, is: [.integer(1)])
        expect(StateSchema.integer().ends, is: [])
    }

    @Test func `places are leaves and lists in the order of their names, of a list's elements the first and the last`()
    {
        let state = JSONValue.object([
            "title": .string("a"),
            "marks": .array([.object(["id": .string("x")]), .integer(2), .object(["id": .string("z")])]),
            "empty": .array([]), "inner": .object(["isOn": .bool(true)]), "one": .array([.null]),
        ])

        let places = state.places()

        expect(
            places.map { JSONValue.words(for: $0.path) },
            is: [
                "empty", "inner.isOn", "marks", "marks[0].id", "marks[2].id", "one", "one[0]", "title",
            ])
        expect(places[3].value, is: .string("x"))
        expect(places[4].value, is: .string("z"))
        expect(
            Set(places.map { JSONValue.kind(of: $0.path) }),
            is: [
                "empty", "inner.isOn", "marks", "marks.id", "one", "title",
            ])
    }

    @Test func `the keys that a customer may press are each there once`() {
        let keys = KeyUniverse.all

        expect(keys.count, is: 95 + 15 + 12 + 52)
        expect(Set(keys).count, is: keys.count)
        for key in [
            KeyEvent(.character(" ")), KeyEvent(.character("~")), KeyEvent(.insert), .backTab, KeyEvent(.function(1)),
            KeyEvent(.function(12)), .control("a"), .control("z"), KeyEvent(.character("a"), .alt),
            KeyEvent(.character("z"), .alt),
        ] { expect(keys, contains: key, "\(key)") }
        expect(KeyUniverse.typed, is: [KeyEvent(.character("a")), KeyEvent(.character("7"))])
    }

    @Test func `hostile text is of seven kinds, each of which is one`() {
        let samples = Dictionary(uniqueKeysWithValues: HostileText.samples.map { ($0.name, $0.text) })

        expect(
            HostileText.samples.map(\.name),
            is: [
                "escape sequences", "bidi overrides", "10,000 characters", "stacked marks", "wide clusters",
                "right-to-left", "nothing",
            ])
        expect(samples["escape sequences"].map { TextGate.sanitized($0) != $0 }, is: true)
        expect(samples["bidi overrides"]?.unicodeScalars.contains("\u{202E}"), is: true)
        expect(samples["10,000 characters"]?.count, is: 10_000)
        expect(samples["stacked marks"]?.first?.unicodeScalars.count, is: 181)
        expect(samples["wide clusters"]?.prefix(1), is: "漢")
        expect(samples["right-to-left"]?.unicodeScalars.first?.value, is: 0x5E9)
        expect(samples["nothing"], is: "")
    }

    private final class LooseBox: View {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 8, height: 1) }
    }

    @Test func `what the layout could not satisfy is told of what was drawn`() {
        let box = LooseBox()
        box.addSubview(Label("odds"))
        let frame = FramedComponent(box, glyphs: .unicode)
        _ = frame.resize(toOffered: 8)

        let defects = frame.defectsOfDrawing()

        expect(defects.map(\.kind), is: [.layout])
        expectEmpty(frame.defectsOfTexts())
    }

    /// As high as a text on two rows.
    private final class TwoRows: View {
        override func sizeThatFits(_ proposal: Size) -> Size { Size(width: 4, height: 2) }
    }

    @Test func `a text on several rows is looked at on all of them for what lies over it`() {
        let (box, text, price) = (TwoRows(), Label("home away").wrapping(), Label("1.5"))
        box.addSubview(text)
        box.addSubview(price)
        text.frame = Rect(x: 0, y: 0, width: 4, height: 2)
        price.frame = Rect(x: 0, y: 1, width: 3, height: 1)
        let frame = FramedComponent(box, glyphs: .unicode)
        _ = frame.resize(toOffered: 4)

        for defects in [frame.defects(), frame.defectsOfTexts()] {
            expect(defects.map(\.words), is: ["\"1.5\" lies over \"home away\""])
            expect(defects.map(\.place), is: [Point(x: 0, y: 1)])
        }
    }

    // MARK: Keys around a view

    private final class Pane: View {
        override var keyBindings: [KeyBinding] {
            [KeyBinding(.activate, "outer") {}, KeyBinding(KeyEvent(.character("x")), "outer x") {}]
        }
    }

    private final class Part: Control {
        override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "inner") {}, KeyBinding(.text, "type") {}] }
    }

    @Test func `keys are those of the view and of what is around it, the innermost first`() {
        let (root, pane, part) = (Pane(), Pane(), Part())
        root.addSubview(pane)
        pane.addSubview(part)

        let bindings = Bindings(at: part, in: pane)

        expect(bindings.titles, is: ["inner", "type", "outer", "outer x"])
        #expect(bindings.answering(KeyEvent(.enter))?.owner === part)
        expect(bindings.answering(KeyEvent(.character("x")))?.binding.title, is: "type")
        #expect(bindings.answering(KeyEvent(.function(1))) == nil)
        expect(bindings.activation?.binding.title, is: "inner")
        expect(
            bindings.listedKeys,
            is: [KeyEvent(.enter), .space] + KeyUniverse.typed + [
                KeyEvent(.enter), .space, KeyEvent(.character("x")),
            ])
    }

    @Test func `what is out of use declares nothing`() {
        let (pane, part) = (Pane(), Part())
        pane.addSubview(part)
        part.isEnabled = false

        expect(Bindings(at: part, in: pane).titles, is: ["outer", "outer x"])
        #expect(Bindings(at: part, in: part).activation == nil)
    }

    // MARK: What keys do

    @Test func `a press of a declared key tells all that it does`() throws {
        let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")

        let presses = try KeySweep.presses(on: component, state: 1, part: 0)

        expect(presses.map(\.key), is: [KeyEvent(.enter), .space])
        expect(presses.map(\.title), is: ["ring", "ring"])
        #expect(presses.allSatisfy { $0.isActivation && $0.state == 1 && $0.part == "DoorbellView" })
        #expect(presses.allSatisfy { $0.effects == [.call, .state, .cells] })
        expect(presses.map { $0.calls.map(\.description) }, is: [["Doorbell.ring()"], ["Doorbell.ring()"]])
        expect(presses.map(\.place), is: [Point(x: 1, y: 2), Point(x: 1, y: 2)])
    }

    @Test func `a press of a key that is not declared is told where it does something`() throws {
        let component = ComponentDescriptor(DoorbellCatalog<SecretDoorbellView>.self, namespace: "acme")

        let presses = try KeySweep.presses(on: component, state: 0, part: 0).filter { $0.title == nil }

        expect(presses.map(\.key), is: [KeyEvent(.character("k"))])
        expect(presses.map { $0.calls.map(\.description) }, is: [["Doorbell.ring()"]])
    }

    @Test func `a press is told of the part that was pressed, also where it is gone by then`() throws {
        let component = ComponentDescriptor(DoorbellCatalog<ShyDoorbellView>.self, namespace: "acme")

        let presses = try KeySweep.presses(on: component, state: 0, part: 0).filter { $0.title == "ring" }

        expect(presses.map(\.part), is: ["ShyDoorbellView", "ShyDoorbellView"])
    }

    @Test func `what time does to a component is drawn as soon as that time has passed`() throws {
        let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")
        let specimen = Specimen(component, state: 0)
        let model = try #require(specimen.instance.model as? DoorbellViewModel)
        let ring = specimen.environment.scheduler.after(.seconds(1)) { model.ring() }
        #expect(specimen.window.surface.rows[1].hasSuffix("quiet"))

        specimen.advance(by: .seconds(1))

        #expect(specimen.window.surface.rows[1].hasSuffix("ings"))
        withExtendedLifetime(ring) {}
    }

    @Test func `a focus that goes is an effect of its own`() {
        let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")
        let specimen = Specimen(component, state: 0)
        specimen.focus(0)
        let before = Observation(specimen)

        specimen.window.focus(nil)

        let effects = before.effects(seenIn: Observation(specimen)).effects
        #expect(effects.contains(.focus))
    }

    @Test func `effects have words`() {
        let effects: [KeyEffect] = [.call, .state, .focus, .cursor, .limit, .movement, .cells, .taken]

        expect(
            effects.map(\.words),
            is: [
                "calls the model", "changes the state", "moves the focus", "moves the cursor or selects text",
                "says that a field is full", "scrolls", "draws", "is taken",
            ])
    }

    @Test func `a finding says component, state, width, row and column, and shows its rows below`() {
        let component = ComponentDescriptor(DoorbellCatalog<DoorbellView>.self, namespace: "acme")
        func text(_ width: Int?, _ place: Point?, _ picture: [String]) -> String {
            ContractFinding(.anyWidth, component, state: 3, width: width, at: place, "is not so", picture: picture)
                .description
        }

        expect(text(nil, nil, []), is: "acme:Doorbell, Blank: is not so")
        expect(text(7, nil, []), is: "acme:Doorbell, Blank, width 7: is not so")
        expect(
            text(7, Point(x: 4, y: 0), ["a", " b"]),
            is: "acme:Doorbell, Blank, width 7, row 1, column 5: is not so\n  a\n   b")
    }
}
