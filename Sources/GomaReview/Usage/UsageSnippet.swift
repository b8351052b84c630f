import Foundation

/// The Swift that builds a component in a state, as somebody would write it who depends on the library.
///
/// A state is written as what differs from the blank one, so that defaults stay unsaid.
@MainActor
package struct UsageSnippet {
    /// Modules that have to be imported.
    package let imports: [String]
    /// The lines below the imports.
    package let body: [String]

    /// - Parameters:
    ///   - data: the state as JSON; `nil` builds the component before it has a model.
    ///   - width: columns that lines keep to, as far as names and strings leave them the choice.
    /// - Throws: `DecodingError` where `data` is not the JSON of this component's state.
    package init(_ component: ComponentDescriptor, state data: Data?, width: Int) throws {
        let types = component.types
        let view = SwiftLiteral.name(of: types.view)
        let value = try data.map { try component.state(from: $0) }
        let state = value.map { Self.stateLines($0, width: width) } ?? []
        let model = data == nil ? "" : SwiftLiteral.name(of: types.model)
        body = state + (data == nil ? Self.blankLines(view, width) : Self.viewLines(view, model: model, width))
        let modules = ([types.view] + (data == nil ? [] : [types.model])).map(Self.module)
        let needsFoundation = state.contains { $0.contains("Decimal(") || $0.contains("Date(") }
        imports = Self.modules(in: value as Any).union(modules + ["GomaUI"] + (needsFoundation ? ["Foundation"] : []))
            .sorted()
    }

    /// The modules whose structures a literal of a value names.
    private static func modules(in value: Any) -> Set<String> {
        // A role is a constant of whoever declares it.
        guard !(value is ColorRole) else { return [] }
        let mirror = Mirror(reflecting: value)
        let module = module(of: type(of: value))
        let own: Set = mirror.displayStyle == .struct && !["Swift", "Foundation"].contains(module) ? [module] : []
        return mirror.children.reduce(into: own) { $0.formUnion(modules(in: $1.value)) }
    }

    /// All lines, imports first.
    package var lines: [String] { imports.map { "import \($0)" } + [""] + body }

    /// Modules that come with another one, which is imported in their place.
    private static let exported: [String: String] = {
        let handedOn = ["GomaDomain", "GomaKit"] + LibraryRoom.allCases.map(\.module)
        let exported = Dictionary(uniqueKeysWithValues: handedOn.map { ($0, "GomaUI") })
        return exported.merging(["FoundationEssentials": "Foundation"]) { $1 }
    }()

    private static func module(of type: Any.Type) -> String {
        let module = String(String(qualifiedNameOf: type).prefix { $0 != "." })
        return exported[module] ?? module
    }

    // MARK: View

    private static func blankLines(_ view: String, _ width: Int) -> [String] {
        let environment = SwiftCode.Item("environment", .text("ViewEnvironment()"))
        return SwiftCode.list(open: "\(view)(", [environment], close: ")").lines(width: width, prefix: "let view = ")
    }

    private static func viewLines(_ view: String, model: String, _ width: Int) -> [String] {
        let environment = SwiftCode.text("environment")
        let make = SwiftCode.list(open: "\(view)(", [.init("environment", environment)], close: ")")
        let modelCall = SwiftCode.list(
            open: "\(model)(", [.init(nil, .text("state")), .init("in", environment)], close: ")")
        let configure = SwiftCode.list(open: "view.configure(", [.init("with", modelCall)], close: ")")
        return ["", "let environment = ViewEnvironment()"] + make.lines(width: width, prefix: "let view = ")
            + configure.lines(width: width)
    }

    // MARK: State

    private static func stateLines(_ state: some DisplayState, width: Int) -> [String] {
        let type = SwiftLiteral.name(of: Swift.type(of: state))
        guard Mirror(reflecting: state).displayStyle == .struct else {
            return SwiftLiteral.code(of: state).lines(width: width, prefix: "let state: \(type) = ")
        }
        let changes = assignments(of: state, from: Swift.type(of: state).blank, at: "state", width: width)
        let word = changes.isEmpty ? "let" : "var"
        return SwiftCode.text("\(type).blank").lines(width: width, prefix: "\(word) state = ") + changes
    }

    /// What has to be set so that a blank value becomes another, parts that are always there one by one.
    private static func assignments(of value: Any, from blank: Any, at place: String, width: Int) -> [String] {
        let fields = zip(
            SwiftLiteral.fields(of: Mirror(reflecting: value)), SwiftLiteral.fields(of: Mirror(reflecting: blank)))
        return fields.flatMap { field, blank -> [String] in
            let code = SwiftLiteral.code(of: field.value)
            guard code != SwiftLiteral.code(of: blank.value) else { return [] }
            let place = "\(place).\(field.name)"
            let whole = code.lines(width: width, prefix: "\(place) = ")
            guard Mirror(reflecting: field.value).displayStyle == .struct, field.value is any DisplayState else {
                return whole
            }
            let parts = assignments(of: field.value, from: blank.value, at: place, width: width)
            return parts.count < whole.count ? parts : whole
        }
    }
}
