import Expectations
import GomaCatalog
import GomaPageViewer
import GomaPages
import Testing

@testable import GomaCommand

/// What "help page" says of pages is what they can hold.
@MainActor
struct PageHelpTests {
    private static let help = Page.configuration.discussion

    @Test func `help has every word of a page`() {
        let schema = PageJSONSchema.document(kit: PageKit(), registry: ComponentRegistry())
        let told = Set(Self.help.split { !$0.isLetter }.map(String.init))

        let words = ["block", "column", "action", "route"].reduce(into: Self.words(in: schema)) { words, name in
            words.formUnion(Self.words(in: schema[[.key("$defs"), .key("page:\(name)")]] ?? .null))
        }

        #expect(words.isSuperset(of: ["title", "tabs", "traits", "silent"]))
        expect(words.subtracting(told), is: [])
    }

    @Test func `help names requests that components have`() {
        let requests = ComponentRegistry.goma.components.flatMap(\.requests) + PageKit().requests
        let known = Set(requests.map { type(of: $0).name })

        let named = Set(Self.help.matches(of: /[a-z]+:[a-z]+-[a-z-]+|app:press/).map { String($0.output) })

        #expect(named.isSuperset(of: ["app:press", "betting:open-match", "page:submit-form"]))
        expect(named.subtracting(known), is: [])
    }

    @Test func `the page in help that needs no source of a kit opens`() throws {
        let lines = Self.help.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.contains("news: {value:") })
        let page = lines[(start - 1)...].prefix { !$0.isEmpty }.joined(separator: "\n")

        #expect(throws: Never.self) {
            try PageController(
                PageDescription(parsing: page, file: "help"), kit: PageKit(), components: .goma, in: ViewEnvironment())
        }
    }

    /// The names of properties, at whatever depth but among definitions.
    private static func words(in schema: JSONValue) -> Set<String> {
        switch schema {
        case .object(let fields):
            var words = fields.filter { $0.key != "$defs" }.values.reduce(into: Set<String>()) {
                $0.formUnion(Self.words(in: $1))
            }
            if case .object(let properties)? = fields["properties"] { words.formUnion(properties.keys) }
            return words
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion(Self.words(in: $1)) }
        case .null, .bool, .integer, .number, .decimal, .string: return []
        }
    }
}
