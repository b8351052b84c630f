import Expectations
import Foundation
import GomaApp
import GomaCatalog
import GomaKit
import GomaPageViewer
import GomaPages
import GomaReview
import GomaTestSupport
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

/// The schema that editors hold pages to: it takes what is right, and refuses what can be seen to be wrong.
@MainActor
struct PageJSONSchemaTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Demo/Screens").standardizedFileURL.path
    private static let schema = PageJSONSchema.document(kit: .goma, registry: .goma)
    private static let validator = SchemaValidator(document: schema)

    private static func problem(with text: String) throws -> String? {
        validator.problem(with: try DataText.value(of: text, file: "a.yaml"))
    }

    @Test(arguments: PageHarness.names)
    func `every page of ours is what the schema takes, and names it`(name: String) throws {
        let text = try String(contentsOfFile: "\(Self.folder)/\(name).yaml", encoding: .utf8)

        try expect(Self.problem(with: text), is: nil)
        #expect(text.hasPrefix("# yaml-language-server: $schema=\(PageJSONSchema.file)\n"))
    }

    @Test func `the file that our pages name is as the program writes it`() throws {
        let file = try String(contentsOfFile: "\(Self.folder)/\(PageJSONSchema.file)", encoding: .utf8)
        let isSame = try file == PageJSONSchema.text(of: Self.schema) + "\n"

        #expect(isSame, "\"gomaui schema --pages --output Demo/Screens\" writes it")
        #expect(file.utf8.count < 500_000)
    }

    @Test func `a page that new writes is what the schema takes`() throws {
        try expect(Self.problem(with: PageScaffold("lobby").text), is: nil)
    }

    /// The beginning of what is answered to a bad page, where the schema alone can tell.
    private static let seen = [
        "is not a field", "no component is named", "has no state", "no source is of the kind", "no component asks for",
        "wants a whole number from", "wants one of", "wants a list", "wants true or false", "is missing",
        "wants a condition",
    ]

    @Test func `more than half of the bad pages are refused, and with these what concerns names, kinds and ranges`()
        throws
    {
        let pages = BadPage.all.filter { (try? DataText.value(of: $0.text, file: "a.yaml")) != nil }
        let taken = try pages.filter { try Self.problem(with: $0.text) == nil }

        #expect(taken.count * 2 < pages.count, "\(taken.count) of \(pages.count)")
        for kind in Self.seen {
            let named = pages.filter { $0.answers[0].contains(kind) }
            let refused = named.filter { page in !taken.contains { $0.line == page.line } }
            #expect(
                !named.isEmpty && refused.count * 3 >= named.count * 2, "\(kind): \(refused.count) of \(named.count)")
        }
    }

    @Test(arguments: [
        ("parts: [{component: Button, with: {title: $it.title}}]", true),
        ("parts: [{component: Button, with: {isEnabled: $it.isOpen}}]", true),
        ("parts: [{component: Button, with: {isEnabled: maybe}}]", false),
        ("parts: [{component: Button, with: {titel: x}}]", false),
        ("parts: [{component: goma:Button, state: Submit}]", true),
        ("parts: [{component: Button, state: Sbmit}]", false),
        ("parts: [{component: Buton}]", false), ("parts: []", false),
        ("parts: [{include: bars.yaml, with: {title: Casino}}]", true),
        ("parts: {include: parts.yaml}", true), ("parts: {inclde: parts.yaml}", false),
        ("parts: [{columns: {include: columns.yaml}}, {flow: {include: cards.yaml}}]", true),
        ("parts: [{component: Button, traits: {include: traits.yaml}}]", true),
        ("parts: [{component: Button}]\ntabs: {include: tabs.yaml}\ncommands: {include: commands.yaml}", true),
        ("parts: [{component: PillSelectorBar, with: {pills: {each: all, with: {id: $it}}}}]", true),
        ("parts: [{component: PillSelectorBar, with: {pills: {each: all}}}]", false),
        ("parts: [{component: Button, width: 1, gap: 0, inset: 0, below: 2}]", true),
        ("parts: [{component: Button, width: 500, gap: 10, inset: 20, below: 500}]", true),
        ("parts: [{component: Button, inset: 21}]", false), ("parts: [{component: Button, gap: 11}]", false),
        ("parts: [{component: Button, width: 0}]", false), ("parts: [{component: Button, below: 1}]", false),
        ("parts: [{component: Button, when: a is not b}]", true), ("parts: [{component: Button, when: a b}]", false),
        ("parts: [{component: Button}]\non: {app:press id=go: [back, {say: x}]}", true),
        ("parts: [{component: Button}]\non: {app:prss: back}", false),
        ("parts: [{component: Button}]\non: {app:press: forward}", false),
        ("parts: [{component: Button}]\nroutes: {\"a b\": {parts: [{component: Button}]}}", false),
        ("parts: [{component: Button}]\nroutes: {\"a/{id}\": {include: a.yaml}}", true),
        ("parts: [{component: Button}]\nsources: {a: {kind: deposits}}", false),
        ("parts: [{component: Button}]\nsources: {a: {kind: deposits, currency: EUR, bonus: 50}}", true),
    ])
    func `what may stand where`(text: String, isRight: Bool) throws {
        let problem = try Self.problem(with: text)

        expect((problem == nil), is: isRight, "\(problem ?? "taken")")
    }

    @Test func `a component outside a catalogue may ask for anything`() throws {
        let registry = try ComponentRegistry(standard: [ButtonView.self])
        let validator = SchemaValidator(document: PageJSONSchema.document(kit: PageKit(), registry: registry))
        let text = "parts: [{component: Button}]\non: {racing:open-race: back}"

        try expect(validator.problem(with: DataText.value(of: text, file: "a.yaml")), is: nil)
    }
}
