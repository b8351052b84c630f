import Expectations
import GomaKit
import GomaUI
import Testing

/// Components by their names, for whoever makes them: factories, and what stands in.
@MainActor
struct ComponentLibraryTests {
    private let ours = ComponentFactory(namespace: "goma", [ButtonView.self, HeaderTextView.self])

    @Test func `a namespace has one factory`() throws {
        var library = ComponentLibrary(ours)
        #expect(throws: CatalogError.duplicateNamespace("goma")) {
            try library.add(ComponentFactory(namespace: "goma", [CapsuleView.self]))
        }
        expect(library.names, is: ["goma:Button", "goma:HeaderText"])

        try library.add(ComponentFactory(namespace: "racing", [ButtonView.self]))
        #expect(try library.component(named: "racing:Button") == ButtonView.self)
        #expect(throws: CatalogError.ambiguousComponent(name: "Button", ids: ["goma:Button", "racing:Button"])) {
            try library.component(named: "Button")
        }
    }

    @Test func `what a factory declines the fallback answers, by name and category`() throws {
        var asked: [String] = []
        let picky = ComponentFactory(namespace: "app", names: ["Button"]) { name in
            asked.append(name)
            return name == "Button" ? ButtonView.self : nil
        }
        var library = ComponentLibrary(picky)
        #expect(throws: CatalogError.self) { try library.component(named: "Lamp", in: .status) }

        library.fallback = { name, category in
            asked.append("\(name) as \(category?.rawValue ?? "none")")
            return category == .status ? HeaderTextView.self : nil
        }
        #expect(try library.component(named: "app:Lamp", in: .status) == HeaderTextView.self)
        #expect(try library.component(named: "Button", in: .status) == ButtonView.self)
        #expect(throws: CatalogError.self) { try library.component(named: "Lamp") }
        expect(
            asked, is: ["Lamp", "Lamp", "app:Lamp as \(Category.status.rawValue)", "Button", "Lamp", "Lamp as none"])
    }
}
