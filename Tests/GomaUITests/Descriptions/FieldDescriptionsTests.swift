import Expectations
import Foundation
import GomaCatalog
import GomaKit
import GomaReview
import Testing

struct FieldDescriptionsTests {
    private static let file = "Sources/GomaReview/Schemas/field-descriptions.txt"
    private static let variable = "GOMAUI_WRITE_DESCRIPTIONS"
    private static let command = "\(variable)=1 swift test --filter \(Self.self)"

    private static func comments() throws -> SourceComments {
        var comments = SourceComments()
        for folder in ["Sources/GomaUI", "Sources/GomaKit", "Sources/GomaDomain", "Sources/TerminalKit/Overlays"] {
            for path in try SourceFile.paths(in: folder) where path.hasSuffix(".swift") {
                comments.read(try SourceFile.text(at: path))
            }
        }
        return comments
    }

    @Test func `the file has what the sources say`() throws {
        let text = """
            # What the comments in the sources say of data. Not to be edited: \(Self.command) writes it.
            \(try Self.comments().lines.joined(separator: "\n"))

            """
        if ProcessInfo.processInfo.environment[Self.variable] != nil {
            try text.write(to: SourceFile.url(of: Self.file), atomically: true, encoding: .utf8)
        }

        let old = Set(try SourceFile.text(at: Self.file).split(separator: "\n"))
        let new = Set(text.split(separator: "\n"))
        expect(
            Array(old.symmetricDifference(new).sorted().prefix(5)), is: [],
            "\(Self.file) is not what the sources say; write it anew: \(Self.command)")
    }

    /// Fields of all states, those inside other types among them.
    @MainActor
    @Test func `every field of every state is described`() throws {
        var missing: Set<String> = []
        for component in ComponentRegistry.goma.components {
            Self.visit(component.stateSchema, of: component.types.state, &missing)
        }

        expect(missing.sorted(), is: [])
    }

    private static func visit(_ schema: StateSchema, of type: Any.Type?, _ missing: inout Set<String>) {
        guard let type, FieldDescriptions.name(of: type).first?.isUppercase ?? false else { return }
        switch schema.unwrapped {
        case .fields(let fields):
            for field in fields {
                if FieldDescriptions.embedded[type, field.name] == nil {
                    missing.insert("\(FieldDescriptions.name(of: type)).\(field.name)")
                }
                visit(field.schema, of: field.type, &missing)
            }
        case .list(let element), .map(let element): visit(element, of: type, &missing)
        case .cases(let cases):
            for field in cases.flatMap(\.payload) { visit(field.schema, of: field.type, &missing) }
        default: break
        }
    }

    @Test func `comments are read as they are written`() {
        var comments = SourceComments()
        comments.read(
            """
            /// A lamp, see ``Lamps/Bulb``.
            ///
            /// More of it.
            @MainActor
            public struct Lamp: DisplayState {
                /// The `id`
                /// of it.
                public let id: String
                /// None of the data.
                public var double: Int { 2 }
                /// Nor this.
                static let none = 1
                @Limited<Percent> public var plain: Int
                /// How bright; `nil` for `off`.
                /// - Note: not this.
                @Limited<Percent> public private(set) var power: Int

                /// Its look.
                public enum Look:
                    String, Codable
                {
                    /// One of two.
                    case dim, bright(Int, (a: Int, b: Int))
                    /// Named by a word of Swift.
                    case `in`(seconds: Int)
                    /// The last.
                    case off
                }

                /// What it does.
                func light() {
                    /// Nothing.
                    let it: Int
                }
            }

            /// No data.
            struct Bulb {
                /// Hidden.
                var id: String
            }
            """)

        expect(
            comments.lines,
            is: [
                "Lamp: A lamp, see \"Bulb\".", "Lamp.Look: Its look.", "Lamp.Look.bright: One of two.",
                "Lamp.Look.dim: One of two.", "Lamp.Look.in: Named by a word of Swift.", "Lamp.Look.off: The last.",
                "Lamp.id: The id of it.", "Lamp.power: How bright; null for off.",
            ])
    }

    @Test func `lines are found by type and name`() {
        let descriptions = FieldDescriptions(parsing: "# A comment: yes\nInt: A number.\nInt.sign: Up: or down.\nx\n")

        expect(descriptions[Int.self], is: "A number.")
        expect(descriptions[Int.self, "sign"], is: "Up: or down.")
        #expect(descriptions[String.self] == nil && descriptions[Int.self, "x"] == nil)
    }
}
