import Expectations
import Foundation
import GomaPictures
import GomaReview
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct BareCatalogueTests {
    private let components = ComponentRegistry.goma.components
    private let environment = ViewEnvironment.simulated()

    private func catalogue(
        at name: String, state: Int = 0, given: GivenState? = nil, width: Int? = nil, moment: Duration? = nil
    ) throws -> BareCatalogue {
        let catalogue = try BareCatalogue(
            ComponentRegistry.goma.component(named: name), stateAt: state, given: given, among: components,
            in: environment, width: width, moment: moment, onQuit: {})
        catalogue.window.update()
        return catalogue
    }

    private func press(_ step: BareCatalogue.Step, in catalogue: BareCatalogue) {
        #expect(catalogue.window.send(.key(step.key)))
        catalogue.window.update()
    }

    /// What a window as large shows of a state that it is opened at.
    private func rows(_ name: String, state: Int, width: Int? = nil) throws -> [String] {
        try catalogue(at: name, state: state, width: width).window.surface.rows
    }

    @Test func `the states come round one after the other, each as if it had been opened`() throws {
        let catalogue = try catalogue(at: "OutcomeItem")
        let states = try ComponentRegistry.goma.component(named: "OutcomeItem").states

        for (index, state) in states.enumerated() {
            expect(catalogue.window.title, is: "OutcomeItem: \(state.name)")
            try expect(catalogue.window.surface.rows, is: rows("OutcomeItem", state: index))
            press(.nextState, in: catalogue)
        }

        expect(catalogue.window.title, is: "OutcomeItem: \(states[0].name)")
        press(.previousState, in: catalogue)
        expect(catalogue.window.title, is: "OutcomeItem: \(states[states.count - 1].name)")
    }

    @Test func `the components come round in the order of the registry, each in its first state`() throws {
        let catalogue = try catalogue(at: components[0].name, state: 1)

        for component in components.dropFirst() + [components[0]] {
            press(.nextComponent, in: catalogue)
            expect(catalogue.window.title, is: "\(component.name): \(component.states[0].name)")
            try expect(catalogue.window.surface.rows, is: rows(component.name, state: 0))
        }

        press(.previousComponent, in: catalogue)
        expect(catalogue.window.title?.hasPrefix("\(components[components.count - 1].name): "), is: true)
    }

    @Test func `columns that were asked for are offered to all`() throws {
        let catalogue = try catalogue(at: components[0].name, width: 24)

        press(.nextComponent, in: catalogue)

        try expect(catalogue.window.surface.rows, is: rows(components[1].name, state: 0, width: 24))
    }

    @Test func `a part that has the focus gives it up, and the first key goes to the next state's first part`() throws {
        let catalogue = try catalogue(at: "BorderedTextField")
        catalogue.window.send(.key(KeyEvent(.character("x"))))
        #expect(catalogue.window.focusedView != nil)

        press(.nextState, in: catalogue)
        #expect(catalogue.window.focusedView == nil)
        try expect(catalogue.window.surface.rows, is: rows("BorderedTextField", state: 1))

        catalogue.window.send(.key(KeyEvent(.tab)))
        #expect(catalogue.window.focusedView != nil)
    }

    @Test func `a state from a file is called after the file, until another is shown`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let given = GivenState(file: "mine.yaml", data: try #require(try outcome.stateData(at: 1)))
        let catalogue = try catalogue(at: "OutcomeItem", given: given)
        expect(catalogue.window.title, is: "OutcomeItem: mine.yaml")
        try expect(catalogue.window.surface.rows, is: rows("OutcomeItem", state: 1))

        press(.nextState, in: catalogue)
        press(.previousState, in: catalogue)

        try expect(catalogue.window.surface.rows, is: rows("OutcomeItem", state: 0))
    }

    @Test func `where time stands still, each state is shown at the same moment of its own`() throws {
        let moment = Duration.seconds(4)
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let up = try #require(outcome.stateIndex(named: "odds up"))
        let opened = try catalogue(at: "OutcomeItem", state: up, moment: moment)
        environment.scheduler.advance(by: moment)
        opened.window.update()
        let catalogue = try catalogue(at: "OutcomeItem", state: up - 1, moment: moment)

        press(.nextState, in: catalogue)

        expect(catalogue.window.surface.rows, is: opened.window.surface.rows)
        try expect(catalogue.window.surface.rows, isNot: rows("OutcomeItem", state: up))
    }
}
