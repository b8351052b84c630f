import Expectations
import Foundation
import GomaTesting
import GomaCatalog
import TerminalKit
import Testing

@testable import GomaGallery
@testable import GomaReview

/// Every control of every component, used once.
@MainActor
struct ControlsSweepTests {
    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `every control can be used in the running component, and its state goes to data and back`(id: String) throws {
        let bench = try ControlsHarness(id)
        for field in bench.presenter.fields where uses(of: field) > 0 {
            let window = try hosting(bench)
            for _ in 0..<uses(of: field) {
                bench.presenter.step(field.id, by: wayOn(from: field))
                window.update()
            }
            try expectRoundTrip(bench, "\(id) \(field.id)")
            bench.presenter.reset()
        }
        expectEmpty(bench.messages)
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `every part that can go can go, and every list takes one more`(id: String) throws {
        let bench = try ControlsHarness(id)
        for field in bench.presenter.fields {
            if field.isOptional || field.isElement {
                bench.presenter.remove(field.id)
                try expectRoundTrip(bench, "\(id) without \(field.id)")
                bench.presenter.reset()
            }
            if case .list = field.content {
                bench.presenter.add(field.id)
                try expectRoundTrip(bench, "\(id) with more \(field.id)")
                bench.presenter.reset()
            }
        }
        expectEmpty(bench.messages)
    }

    @Test(arguments: try await ComponentRegistry.goma.testArguments)
    func `a saved state gives the same picture`(id: String) throws {
        let bench = try ControlsHarness(id)
        let component = try #require(bench.preview.content?.component)
        for field in bench.presenter.fields.prefix(12) {
            field.isOptional
                ? bench.presenter.remove(field.id) : bench.presenter.step(field.id, by: wayOn(from: field))
        }
        let state = try #require(try bench.preview.content?.instance.state())
        bench.presenter.save()
        let file = try #require(
            FileManager.default.contentsOfDirectory(atPath: bench.folder.path).first { $0.hasSuffix(".yaml") })
        let path = bench.folder.url.appendingPathComponent(file).path

        let given = try GivenState(readingFile: path, of: component, over: component.states.count > 2 ? 1 : 0)

        try expect(JSONValue(given.data), is: JSONValue(state))
        let width = component.defaultWidth
        let expected = try StillPicture.surface(
            of: state, component: component, width: width, in: bench.services.environment)
        let picture = try Picture(component, stateAt: 0, options: RenderOptions(given: given))
        expect(picture.surface, is: expected)
    }

    /// To the next value, or to the one before where a number is at the end of its range.
    private func wayOn(from field: ControlField) -> Int {
        guard case .number(_, let isWhole) = field.content else { return 1 }
        let next = NumberStep.value(field.value, isWhole: isWhole, by: 1)
        return field.schema.nearest(to: next) == field.value ? -1 : 1
    }

    /// How often the right arrow is pressed: through all of a choice and once more.
    private func uses(of field: ControlField) -> Int {
        switch field.content {
        case .choice(let names, _): names.count <= 12 ? names.count : 3
        case .toggle: 2
        case .number: 1
        case .nothing: 1
        case .text, .group, .list: 0
        }
    }

    private func hosting(_ bench: ControlsHarness) throws -> Window {
        let instance = try #require(bench.preview.content?.instance)
        let window = ComponentRenderer.hosting(instance, width: 60)
        window.update()
        return window
    }

    private func expectRoundTrip(_ bench: ControlsHarness, _ what: String) throws {
        let content = try #require(bench.preview.content)
        let state = try #require(try content.instance.state())
        try expect(content.component.normalized(state: state), is: state, "\(what)")
        let surface = try StillPicture.surface(
            of: state, component: content.component, width: 60, in: content.instance.environment)
        #expect(surface.size.width <= 60, "\(what)")
    }
}
