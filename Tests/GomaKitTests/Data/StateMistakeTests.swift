import Expectations
import GomaCatalog
import Testing

@testable import GomaKit

struct StateMistakeTests {
    private enum Share: NumberRange { static let range = 0.0...5.0 }
    private enum Tone: String, Codable, CaseIterable { case calm, loud }
    private enum Phase: Codable {
        case idle
        case found(count: Int, isNew: Bool)
        case named(String)
        case noted(String?)
    }
    private struct Game: Codable {
        var id: String
        @LimitedIfPresent<Share> var rating: Double?
        var tone: Tone
        var phase: Phase
        var isLoading: Bool
        var limits: [String: Int]
    }
    private struct Lobby: Codable {
        var title: String
        @TypedText<CodeLength> var code: String
        var games: [Game]
    }

    private static let schema = SchemaProbe.schema(of: Lobby.self)

    private func mistakes(_ yaml: String) throws -> [String] {
        try DataText.located(of: yaml, file: "a.yaml").mistakes(in: Self.schema).map { $0.words(in: "a.yaml") }
    }

    @Test func `all mistakes are found, in the order of the file, with their places`() throws {
        let found = try mistakes(
            """
            titel: Lobby
            code: A
            games:
              - id: a
                tone: lout
                phase: idle
                rating: 7
              - { id: b, tone: calm, phase: {found: {isNew: 1}}, limits: {day: much, week: 2} }
              - tone: calm
                phase: {fund: {count: 3}}
                isLoading: yes
              - 7
            code: B
            """)

        expect(
            found,
            is: [
                "a.yaml:1:1: title: is missing, and wants text",
                "a.yaml:1:1: \"titel\" is not a field here; did you mean \"title\"? there are title, code, games",
                "a.yaml:5:11: games[0].tone: wants one of calm, loud; did you mean \"loud\"?",
                "a.yaml:7:13: games[0].rating: wants a number from 0 to 5",
                "a.yaml:8:34: games[1].phase.found.count: is missing, and wants a whole number",
                "a.yaml:8:49: games[1].phase.found.isNew: wants true or false",
                "a.yaml:8:68: games[1].limits.day: wants a whole number",
                "a.yaml:9:5: games[2].id: is missing, and wants text",
                "a.yaml:10:12: games[2].phase: wants one of idle, found: {count: …, isNew: …}, named: …, noted: …"
                    + "; did you mean \"found\"?",
                "a.yaml:11:16: games[2].isLoading: wants true or false",
                "a.yaml:12:5: games[3]: wants the fields id, rating, tone, phase, isLoading, limits",
                "a.yaml:13:1: code: stands there already, in line 2",
            ])
    }

    @Test(arguments: [
        "idle", "{idle: {}}", "{found: {count: 3}}", "{named: a}", "{named: {_0: a}}", "noted", "{noted: {}}",
        "{noted: a}",
        "{noted: null}",
    ])
    func `a case in any form is right`(phase: String) throws {
        try expect(mistakes("{title: a, games: [{id: a, tone: calm, phase: \(phase)}]}"), is: [])
    }

    @Test(arguments: [
        ("named", "phase: wants one of idle, "), ("{named: 3}", "phase.named: wants text"),
        ("{named: {}}", "phase.named: wants text"), ("{named: {_0: 3}}", "phase.named: wants text"),
        ("{found: 3}", "phase.found: wants the fields count, isNew"), ("found", "phase: wants one of idle, "),
        ("{idle: {}, named: a}", "phase: wants one of idle, "), ("{}", "phase: wants one of idle, "),
        ("[]", "phase: wants one of idle, "),
        ("{idle: {a: 1}}", "\"games[0].phase.idle.a\" is not a field here; there are none"),
    ])
    func `a case that is none, or lacks its values, is told`(phase: String, words: String) throws {
        let found = Self.schema.mistakes(
            in: try DataText.value(of: "{title: a, games: [{id: a, tone: calm, phase: \(phase)}]}", file: "a"))

        expect(found.count, is: 1)
        let told = found.first.map { "\($0)".replacing("games[0].phase", with: "phase") } ?? ""
        #expect(told.hasPrefix(words.replacing("games[0].phase", with: "phase")), "\(told)")
    }

    @Test(arguments: [
        ("code: \(String(repeating: "x", count: 65))", "code: wants text of at most 64 characters"),
        ("title: null", "title: is missing, and wants text"), ("games: {}", "games: wants a list"),
        ("games: [null]", "games[0]: wants the fields id, rating, tone, phase, isLoading, limits"),
        ("title: 3", "title: wants text"),
    ])
    func `other data than is wanted is told`(yaml: String, words: String) throws {
        let text = yaml.hasPrefix("title") ? yaml : "title: a\n\(yaml)"
        try expect(mistakes(text).map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) }, is: [words])
    }

    @MainActor
    @Test(arguments: await StateSchemaTests.names)
    func `no state of a component has mistakes, in either form`(name: String) throws {
        let component = try ComponentRegistry.goma.component(named: name)
        let schema = component.stateSchema
        for index in component.states.indices {
            guard let data = try component.stateData(at: index) else { continue }
            let value = try JSONValue(data)
            expect(schema.mistakes(in: value), is: [], "\(component.states[index].name)")
            expect(schema.mistakes(in: schema.abridged(value)), is: [], "\(component.states[index].name)")
        }
    }
}
