import Expectations
import GomaCatalog
import Testing

/// Who may know whom, and what sources must not say.
@MainActor
struct ArchitectureTests {
    /// What a component consists of comes from the rooms below and the engine; it formats, reads and asks for nothing itself.
    @Test func `a component imports nothing but the engine`() throws {
        let files = try SourceFile.all(in: "Sources/GomaUI").filter {
            $0.path.contains(#/Sources/GomaUI/\w+/\w+View//#)
        }

        let violations = try files.flatMap(SourceRules.importViolations)

        #expect(files.count > 900)
        expectEmpty(violations)
    }

    @Test(arguments: ["import Foundation", "import struct Foundation.Date", "@preconcurrency import Yams"])
    func `what a component must not import is found`(line: String) throws {
        let file = SourceFile(path: "PillItemView.swift", text: "// import Foundation\nimport TerminalKit\n\(line)")

        try expect(SourceRules.importViolations(in: file).map(\.line), is: [3])
    }

    @Test(arguments: [
        ("TerminalKit", 1), ("NcursesScreen", 1), ("TerminalWalker", 1), ("GomaReview", 0), ("GomaGallery", 0),
    ])
    func `one file of a module at most names the system's C library`(module: String, count: Int) throws {
        let files = try SourceFile.all(in: "Sources/\(module)")

        let naming = try files.filter { try !$0.matches(#"import (Glibc|Musl|Darwin)\b"#).isEmpty }.map(\.path)

        expect(naming.count, is: count, "\(naming)")
    }

    @Test(arguments: [
        "TerminalKit", "NcursesScreen", "TerminalWalker", "GomaDomain", "GomaKit", "GomaUI/Elements", "GomaUI/Forms",
        "GomaUI/Account",
        "GomaUI/Casino", "GomaUI/Betting", "GomaUI/Promotions", "GomaCatalog", "GomaReview", "GomaTesting",
        "GomaGallery", "GomaPages", "GomaPageViewer", "GomaApp", "GomaCommand",
    ])
    func `folders of a module do not know each other in circles`(module: String) throws {
        let files = try SourceFile.all(in: "Sources/\(module)")

        let graph = FolderGraph(files, below: "Sources/\(module)")

        #expect(!graph.arrows.isEmpty)
        expect(graph.circles, is: [])
    }

    @Test func `a circle of folders is told with what makes it`() throws {
        let files = [
            SourceFile(path: "A/Lamp/Lamp.swift", text: "struct Lamp { let bulb: Bulb }"),
            SourceFile(path: "A/Parts/Bulb.swift", text: "// Lamp\npublic struct Bulb { let wire = \"Lamp\" }"),
            SourceFile(path: "A/Parts/Wire.swift", text: "func join(_ wire: Wire) -> Lamp.Socket? { nil }"),
        ]

        expect(FolderGraph(Array(files.prefix(2)), below: "A").circles, is: [])
        expect(
            FolderGraph(files, below: "A").circles,
            is: [
                "Lamp knows Parts (Bulb in A/Lamp/Lamp.swift)", "Parts knows Lamp (Lamp in A/Parts/Wire.swift)",
            ])
    }

    @Test(arguments: ["Sources/GomaUI", "Sources/TerminalKit"])
    func `neither components nor the engine read a clock`(folder: String) throws {
        let files = try SourceFile.all(in: folder)

        let violations = try files.flatMap(SourceRules.clockViolations)

        #expect(!files.isEmpty)
        expectEmpty(violations)
    }

    @Test(arguments: ["Sources/TerminalKit", "Sources/NcursesScreen"])
    func `the engine says nothing of betting`(folder: String) throws {
        let files = try SourceFile.all(in: folder)

        let violations = try files.flatMap(SourceRules.domainViolations)

        #expect(!files.isEmpty)
        expectEmpty(violations)
    }

    @Test(arguments: [
        "var oddsUp: DisplayText", "case isBoosted", "Bet()", "let favoriteMark = 1", "func placeBet() {}",
    ])
    func `a word of betting is found`(line: String) throws {
        try expect(SourceRules.domainViolations(in: SourceFile(path: "a.swift", text: line)).count, is: 1)
    }

    @Test(arguments: [
        "let between = 1", "isBetter", "transported", "func observing() {}", "// oddsUp", "let alphabet = a",
    ])
    func `what only holds the letters of such a word is let be`(line: String) throws {
        try expectEmpty(SourceRules.domainViolations(in: SourceFile(path: "a.swift", text: line)))
    }

    @Test(arguments: ["Sources", "Demo"])
    func `nothing hangs on when or where a deinit runs`(folder: String) throws {
        let files = try SourceFile.all(in: folder)

        let violations = try files.flatMap(SourceRules.lifetimeViolations)

        #expect(!files.isEmpty)
        expectEmpty(violations)
    }

    /// They end a program, or do not tell of the end, where files end at once: swift-corelibs-libdispatch issue 949.
    @Test(arguments: ["Sources", "Demo"])
    func `nothing is read by handlers of file handles`(folder: String) throws {
        let files = try SourceFile.all(in: folder)

        let handlers = try files.flatMap { try $0.matches(#"\b(readability|writeability)Handler\b"#) }

        #expect(!files.isEmpty)
        expectEmpty(handlers)
    }

    @Test func `commands write through one gate and read through another`() throws {
        let files = try SourceFile.all(in: "Sources/GomaCommand").filter { $0.name != "Output" }

        let violations = try files.flatMap(SourceRules.streamViolations)

        #expect(!files.isEmpty)
        expectEmpty(violations)
    }

    @Test(arguments: [
        "print(x)", "FileHandle.standardError.write(data)", "write(STDOUT_FILENO, bytes, count)", "fputs(x, stderr)",
        "FileManager.default.contents(atPath: path)", "try String(contentsOfFile: path)", "Data(contentsOf: url)",
    ])
    func `a way past the gates is found`(line: String) throws {
        #expect(try !SourceRules.streamViolations(in: SourceFile(path: "a.swift", text: line)).isEmpty)
    }

    @Test func `a text is kept under the name of its property, as language files have it`() throws {
        let files = try SourceFile.all(in: "Sources").filter { $0.name.hasPrefix("LocalizationKey+") }

        let keys = files.flatMap { file in
            file.lines.joined(separator: " ").matches(of: /static let (\w+)(?:: \w+)? = Self\(\s*"([^"]*)"/)
        }
        let others = keys.filter { $0.1 != $0.2 }.map { "\($0.1) is kept as \($0.2)" }

        #expect(keys.count > 500)
        expectEmpty(others)
    }

    @Test
    func `a component's view has no callbacks`() throws {
        let views = Set(ComponentRegistry.goma.components.map(\.viewName))
        let files = try SourceFile.all(in: "Sources/GomaUI").filter { views.contains($0.name) }

        let violations = try files.flatMap(SourceRules.callbackViolations)

        expect(files.count, is: views.count)
        expectEmpty(violations)
    }

    @Test
    func `a model lists every method that records its calls`() throws {
        let files = try SourceFile.all(in: "Sources/GomaUI").filter {
            $0.name.hasSuffix("ViewModel") && !$0.path.contains("/Parts/")
        }

        let violations = try files.flatMap(SourceRules.actionViolations)

        #expect(files.count > 40)
        expectEmpty(violations)
    }

    @Test func `a recorded method that is no action is found`() throws {
        let file = SourceFile(
            path: "LampViewModel.swift",
            text: """
                static let actions = [Action("toggle(to:)", toggle), Action("dim()", dim)]
                func toggle(to isOn: Bool) { record(isOn) }
                func dim() { update { $0.level -= 1 } }
                public func enter(_ code: String) {
                    state.isSecret ? recordHidingArguments() : record(code)
                }
                func flash() { act { $0.level = 9 } }
                func glow(at level: Int) { act(level) { $0.level = level } }
                """)

        let violations = try SourceRules.actionViolations(in: file)

        expect(violations.map(\.line), is: [5, 7, 8])
        expect(violations.first?.words, is: "enter is recorded and is none of the actions")
    }

    @Test(arguments: [["Sources/GomaUI", "Sources/GomaKit"], ["Sources/TerminalKit"]])
    func `what a key does is no literal`(folders: [String]) throws {
        let files = try folders.flatMap(SourceFile.all)

        let violations = try files.flatMap(SourceRules.titleViolations)

        #expect(files.contains { $0.lines.contains { $0.contains("KeyBinding(") } })
        expectEmpty(violations)
    }

    @Test func `what a key does is found where it is a literal`() throws {
        let file = SourceFile(
            path: "LampView.swift",
            text: """
                private lazy var link = TextLink(actionTitle: "read on", .bold)
                [KeyBinding(.control("t"), isLit ? "put out" : "light") { [self] in toggle("lamp") }]
                KeyBinding(
                    .keys([KeyEvent(.home), .control("a")]), "to the start"
                ) { [self] in go() }
                button.actionTitle = "press"
                """)

        let violations = try SourceRules.titleViolations(in: file)

        expect(violations.map(\.words), is: ["read on", "put out", "to the start", "press"])
        expect(violations.map(\.line), is: [1, 2, 4, 6])
    }

    @Test(arguments: [
        #"KeyBinding(.control("t"), environment.text(.keyShow)) { [self] in show("lamp") }"#,
        #"KeyBinding(.keys([KeyEvent(.home), .control("a")]), keyTitle(.toStart)) { go("home") }"#,
        #"init(actionTitle: String) { label.text = "lamp" }"#,
        "self.actionTitle = actionTitle\nname = \"lamp\"",
        #"func withTrigger() -> KeyBinding { KeyBinding(trigger, title, action: action) }; let a = "lamp""#,
    ])
    func `what a key does is let be where it is a text`(line: String) throws {
        try expectEmpty(SourceRules.titleViolations(in: SourceFile(path: "a.swift", text: line)))
    }

    /// Files that still hold several types. A file leaves this list in the commit that parts it.
    private static let shared: Set<String> = [
        "Sources/GomaKit/Style/DynamicColor.swift", "Sources/GomaKit/Style/ThemeGlyphs.swift",
        "Sources/GomaApp/Sportsbook/InlineCardModels.swift", "Sources/GomaApp/Sportsbook/MatchCardModels.swift",
        "Sources/GomaApp/Sportsbook/MatchPageModels.swift", "Sources/GomaApp/Sportsbook/SlipModels.swift",
        "Sources/GomaUI/Betting/BetInfoSubmissionView/BetInfoSubmissionParts.swift",
    ]

    @Test
    func `a file holds one type, and is named after it`() throws {
        let files = try SourceFile.all(in: "Sources")

        let violations = try files.flatMap(SourceRules.typeViolations)
        let found = Set(violations.map(\.path))

        let news = violations.filter { !Self.shared.contains($0.path) }
        expectEmpty(news)
        expect(Self.shared.subtracting(found).sorted(), is: [], "these need no exception any more")
    }

    /// The rest of a type that is as long as a companion may be.
    private static let short =
        "\n" + String(repeating: "    var a: Int\n", count: SourceRules.companionLines - 2) + "}\n"
    /// The rest of a type that is a line longer.
    private static let long = "\n    var b: Int" + short

    private static func words(_ name: String, _ text: String) throws -> [String] {
        try SourceRules.typeViolations(in: SourceFile(path: "\(name).swift", text: text)).map(\.words)
    }

    @Test func `a type in the file of another, and a file named after none, are found`() throws {
        try expect(
            Self.words("Lamp", "public struct Lamp {\(Self.long)@MainActor\nfinal class Bulb {\(Self.short)"),
            is: [
                "Bulb has no file of its own"
            ])
        try expect(
            Self.words("Lamp", "struct Lamp {\(Self.long)enum Mood { case calm }\nprivate class Wire {\(Self.long)"),
            is: [
                "Mood has no file of its own"
            ])
        try expect(
            Self.words("Lamp+Light", "extension Lamp {\(Self.long)enum Mood {\(Self.short)"),
            is: [
                "Mood has no file of its own"
            ])
        try expect(Self.words("Lamps", "struct Lamp {\(Self.short)"), is: ["no type is named Lamps"])
    }

    @Test func `a screen beside its presenter and an error may stand in the file of another while they are small`()
        throws
    {
        try expect(
            Self.words("LampPresenter", "protocol LampScreen {\(Self.short)class LampPresenter {\(Self.long)"), is: []
        )
        try expect(
            Self.words("LampPresenter", "protocol LampScreen {\(Self.long)class LampPresenter {\(Self.long)"),
            is: [
                "LampScreen has no file of its own"
            ])
        try expect(
            Self.words("Lamp", "struct Lamp {\(Self.long)protocol LampScreen {\(Self.short)"),
            is: [
                "LampScreen has no file of its own"
            ])
        try expect(
            Self.words("Lamp", "struct Lamp {\(Self.long)public struct NoBulb: Hashable, Error {\(Self.short)"), is: [])
        try expect(
            Self.words("Lamp", "struct Lamp {\(Self.long)public enum LampError: Error, Hashable {\(Self.long)"),
            is: [
                "LampError has no file of its own"
            ])
    }

    @Test(arguments: [
        "let now = Date()", "DispatchQueue.main.async {}", "Timer.scheduledTimer()", "ContinuousClock().now",
        "try await Task.sleep(for: .seconds(1))", "usleep(5)", "sleep(1)", "time(nil)", "Int.random(in: 0..<5)",
        "RunLoop.main.run()", "UUID()",
    ])
    func `a clock is found`(line: String) throws {
        #expect(try !SourceRules.clockViolations(in: SourceFile(path: "a.swift", text: line)).isEmpty)
    }

    @Test(arguments: [
        "// reads no Date() and no Timer()", "private var timer: AnyCancellable?", "let date = state.date",
        "let update = updatedDate(5)", "scheduler.after(delay) {}",
    ])
    func `what only sounds like a clock is let be`(line: String) throws {
        try expectEmpty(SourceRules.clockViolations(in: SourceFile(path: "a.swift", text: line)))
    }

    @Test(arguments: [
        "unowned let view: View", "private(set) unowned var superview: View?", "{ [unowned self] in go() }",
        "isolated deinit {", "unowned(unsafe) let view: View", "nonisolated(unsafe) var count = 0",
    ])
    func `a reference that can end the program is found`(line: String) throws {
        try expect(SourceRules.lifetimeViolations(in: SourceFile(path: "a.swift", text: line)).count, is: 1)
    }

    @Test(arguments: [
        "// nothing is unowned", "private weak var superview: View?", "deinit { source.cancel() }",
        "let isUnownedWord = true",
    ])
    func `what is safe to keep is let be`(line: String) throws {
        try expectEmpty(SourceRules.lifetimeViolations(in: SourceFile(path: "a.swift", text: line)))
    }

    @Test(arguments: [
        "    public var onTap: () -> Void", "    public var onTap: ((Int) -> Void)?",
        "    public final var onChange: (@MainActor (String) -> Bool)? = nil",
    ])
    func `a callback is found`(line: String) throws {
        try expect(SourceRules.callbackViolations(in: SourceFile(path: "a.swift", text: line)).count, is: 1)
    }

    @Test(arguments: ["    var onTap: (() -> Void)?", "    public var count: Int { odds.map { $0 -> Int in 1 } }"])
    func `what is no callback of the view is let be`(line: String) throws {
        try expectEmpty(SourceRules.callbackViolations(in: SourceFile(path: "a.swift", text: line)))
    }
}
