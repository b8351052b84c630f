import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaReview

@MainActor
struct SizeOracleTests {
    private func component(_ name: String) throws -> ComponentDescriptor {
        try ComponentRegistry.goma.component(named: name)
    }

    @Test func `an outcome needs its border, a blank on each side and its longest text`() throws {
        let sizes = try SizeOracle().sizes(of: component("OutcomeItem"))

        let plain = try #require(sizes.states.first { $0.name == "Normal unselected" })
        expect(plain.comfortable.height, is: 4)
        for (width, isWhole) in [(plain.smallest.width, true), (plain.smallest.width - 1, false)] {
            let rows = try Picture(component("OutcomeItem"), stateAt: 0, options: RenderOptions(width: width)).surface
                .rows
            expect((rows.contains { $0.contains("Home") } && rows.contains { $0.contains("1.85") }), is: isWhole)
        }
    }

    @Test(arguments: ["OutcomeItem", "PillItem", "Score", "Button"])
    func `halving finds what drawing every width finds`(name: String) throws {
        let component = try component(name)

        for index in component.states.indices {
            let quick = SizeOracle().state(at: index, of: component, isExhaustive: false)
            let exhaustive = SizeOracle().state(at: index, of: component, isExhaustive: true)
            expect(quick, is: exhaustive, "\(name), \(quick.name)")
        }
    }

    @Test func `at its comfortable width a state has every letter, and one column less has not`() throws {
        func letters(_ component: ComponentDescriptor, _ index: Int, _ width: Int) throws -> String {
            let rows = try Picture(component, stateAt: index, options: RenderOptions(width: width)).surface.rows
            return String(rows.joined().filter { $0 != " " && !"─│╭╮╰╯".contains($0) }.sorted())
        }
        for name in ["MatchHeader", "MarketNamePillLabel"] {
            let component = try component(name)
            for (index, state) in SizeOracle().sizes(of: component).states.enumerated() {
                let full = try letters(component, index, 200)
                let width = state.comfortable.width
                try expect(letters(component, index, width), is: full, "\(name), \(state.name)")
                guard width > state.smallest.width else { continue }
                try expect(letters(component, index, width - 1), isNot: full, "\(name), \(state.name)")
            }
        }
    }

    @Test func `a strip that scrolls is smaller than all that is in it`() throws {
        let sizes = try SizeOracle().sizes(of: component("PillSelectorBar"))

        #expect(sizes.smallest.width < sizes.comfortable.width)
    }

    @Test func `a component is measured once`() throws {
        let oracle = SizeOracle()
        let first = try oracle.sizes(of: component("OutcomeItem"))
        let count = oracle.pictureCount

        try expect(oracle.sizes(of: component("OutcomeItem")), is: first)
        expect(oracle.pictureCount, is: count)
        #expect(count <= 40 * first.states.count)
    }

    @Test func `listings have the sizes where they are asked for, and draw nothing where not`() throws {
        struct Listed: Decodable {
            let smallest, comfortable: Extent
            let states: [State]
            struct Extent: Decodable { let width, height: Int }
            struct State: Decodable { let smallest, comfortable: Extent }
        }
        let components = [try component("OutcomeItem")]

        let listed = try JSONDecoder().decode(
            [Listed].self, from: Data(CatalogueListing.json(of: components, sizes: SizeOracle()).utf8))
        var (measured, plain): ([String], [String]) = ([], [])
        try CatalogueListing.writeTable(of: components, width: 120, sizes: SizeOracle()) { measured.append($0) }
        try CatalogueListing.writeTable(of: components, width: 120) { plain.append($0) }

        #expect(listed[0].states.allSatisfy { $0.smallest.width <= $0.comfortable.width && $0.comfortable.height > 0 })
        #expect(measured[0].contains("COLUMNS") && !plain[0].contains("COLUMNS"))
        expect(measured[1], contains: String(listed[0].smallest.width))
        try expect(CatalogueListing.json(of: components), lacks: "comfortable")
    }

    @Test func `a component needs what its states need, those made to be cut left out unless there are no others`() {
        typealias Extent = ComponentSizes.Extent
        func state(_ smallest: Extent, _ comfortable: Extent, isMadeToBeCut: Bool = false) -> ComponentSizes.State {
            ComponentSizes.State(
                name: "a", smallest: smallest, comfortable: comfortable, isMadeToBeCut: isMadeToBeCut)
        }
        let cut = state(Extent(width: 40, height: 7), Extent(width: 80, height: 6), isMadeToBeCut: true)
        let low = state(Extent(width: 15, height: 1), Extent(width: 20, height: 3))
        let high = state(Extent(width: 10, height: 2), Extent(width: 18, height: 5))

        let (all, alone) = (ComponentSizes(states: [cut, low, high]), ComponentSizes(states: [cut]))

        expect(all.smallest, is: Extent(width: 15, height: 2))
        expect(all.comfortable, is: Extent(width: 20, height: 5))
        expect(alone.smallest, is: Extent(width: 40, height: 7))
        expect(ComponentSizes(states: []).comfortable, is: Extent(width: 1, height: 0))
    }

    @Test func `sizes that another program has found are taken, and those found here stay`() throws {
        let (pill, score) = try (component("PillItem"), component("Score"))
        let oracle = SizeOracle()
        let (own, told) = (oracle.sizes(of: pill), ComponentSizes(states: []))
        let count = oracle.pictureCount

        oracle.learn([pill.id: told, score.id: told])

        expect(oracle.sizes(of: pill), is: own)
        expect(oracle.sizes(of: score), is: told)
        expect(oracle.pictureCount, is: count)
    }
}
