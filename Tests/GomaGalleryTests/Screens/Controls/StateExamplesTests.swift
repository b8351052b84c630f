import Expectations
import GomaCatalog
import Testing

@testable import GomaGallery

/// What a component's own states have at a place.
@MainActor
struct StateExamplesTests {
    private func examples() throws -> StateExamples {
        try StateExamples(try SampleRegistry.make().component(named: "Price"))
    }

    @Test func `the first state that has a value there gives it`() throws {
        let examples = try examples()

        expect(examples.value(at: [.key("title")]), is: .string("Price"))
        expect(examples.value(at: [.key("note")]), is: .string("back at noon"))
        expect(examples.value(at: [.key("nowhere")]), is: nil)
        expect(examples.value(at: [.key("title"), .key("inside")]), is: nil)
    }

    @Test func `of the values the first that fits is given`() throws {
        let examples = try examples()

        expect(examples.value(at: [.key("isOn")], where: { $0 == .bool(true) }), is: .bool(true))
        expect(examples.value(at: [.key("isOn")], where: { $0 == .string("yes") }), is: nil)
    }

    @Test func `in a list any element will do`() throws {
        let examples = try examples()

        expect(examples.value(at: [.key("marks"), .index(7), .key("title")]), is: .string("A"))
        expect(examples.value(at: [.key("marks"), .key("title")]), is: nil)
    }
}
