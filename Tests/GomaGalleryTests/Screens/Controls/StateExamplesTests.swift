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

        #expect(examples.value(at: [.key("title")]) == .string("Price"))
        #expect(examples.value(at: [.key("note")]) == .string("back at noon"))
        #expect(examples.value(at: [.key("nowhere")]) == nil)
        #expect(examples.value(at: [.key("title"), .key("inside")]) == nil)
    }

    @Test func `of the values the first that fits is given`() throws {
        let examples = try examples()

        #expect(examples.value(at: [.key("isOn")], where: { $0 == .bool(true) }) == .bool(true))
        #expect(examples.value(at: [.key("isOn")], where: { $0 == .string("yes") }) == nil)
    }

    @Test func `in a list any element will do`() throws {
        let examples = try examples()

        #expect(examples.value(at: [.key("marks"), .index(7), .key("title")]) == .string("A"))
        #expect(examples.value(at: [.key("marks"), .key("title")]) == nil)
    }
}
