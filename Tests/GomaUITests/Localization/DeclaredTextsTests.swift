import Expectations
import Foundation
import GomaCatalog
import Testing

/// Texts stand beside what shows them, and every language has every one.
struct DeclaredTextsTests {
    private static let languages = "Sources/GomaKit/Languages"

    /// The files of the languages, by their names without the ending.
    private static func files() throws -> [String: LanguageFile] {
        let paths = try SourceFile.paths(in: languages).filter { $0.hasSuffix(".yaml") }
        return Dictionary(
            uniqueKeysWithValues: try paths.map { path in
                let name = String(path.dropFirst(languages.count + 1).dropLast(".yaml".count))
                return (name, try LanguageFile(parsing: SourceFile.text(at: path), file: path))
            })
    }

    /// Those of all sources, read once.
    private static let all: Result<DeclaredTexts, any Error> = Result {
        var texts = try DeclaredTexts(SourceFile.all(in: "Sources"))
        texts.add(KeyTitle.allCases.map(\.text), of: "KeyTitle")
        texts.add(Pictogram.allCases.map(\.name), of: "Pictogram")
        return texts
    }

    private static func texts() throws -> DeclaredTexts { try all.get() }

    @Test func `every language has every text, no other, and the same places for values`() throws {
        let texts = try Self.texts()

        let problems = try Self.files().values.flatMap { $0.problems(with: texts.keys) }

        #expect(texts.keys.count > 100)
        expectEmpty(problems)
    }

    @Test func `every file of a language is built in`() throws {
        let files = try Self.files()

        let builtIn = Localization.allCases.filter { ![.english, .pseudo].contains($0) }

        expect(Localization.allCases.map(\.locale), is: Localization.locales)
        expect(files.keys.sorted(), is: files.values.map(\.locale).sorted())
        expect(builtIn.map(\.locale).sorted(), is: files.keys.sorted(), "name it in Localization.allCases")
        #expect(builtIn.allSatisfy { language in files[language.locale].map { Localization($0) == language } ?? false })
    }

    @Test func `a language has its texts below those who declare them`() throws {
        let declarers = try Self.texts().declarers

        for file in try Self.files().values { expect(file.declarers, is: declarers, "\(file.locale)") }
    }

    @Test func `every text is used, once named, and stands beside what shows it`() throws {
        let texts = try Self.texts()

        expect(texts.unused, is: [])
        expect(texts.repeated, is: [])
        expect(texts.strays, is: [])
        expect(texts.uncounted, is: [])
    }

    // MARK: The guard itself

    private static let bell = "Sources/GomaUI/Casino/BellView"

    private static func sample(bell uses: String, lamp: String = "") throws -> DeclaredTexts {
        let declared = """
            extension LocalizationKey {
                public static let ring = Self("ring", english: "Ring {count} times")
                static let hush = Self(
                    "hush", english: "Say \\"hush\\"")
                static let tones = [Self("low", english: "low "
                    + "and {level}")]
            }
            """
        return try DeclaredTexts([
            SourceFile(path: "\(bell)/LocalizationKey+Bell.swift", text: declared),
            SourceFile(path: "\(bell)/BellView.swift", text: uses),
            SourceFile(path: "Sources/GomaUI/Casino/LampView/LampView.swift", text: lamp),
        ])
    }

    @Test func `texts are found where they are declared`() throws {
        let texts = try Self.sample(bell: "")

        expect(texts.keys.map(\.name), is: ["ring", "hush", "low"])
        expect(texts.keys.map(\.english), is: ["Ring {count} times", #"Say \"hush\""#, "low and {level}"])
        expect(texts.declarers, is: ["Bell": ["hush", "low", "ring"]])
    }

    @Test func `a text that nobody asks for is told, whatever else is called so`() throws {
        let path = "\(Self.bell)/LocalizationKey+Bell.swift"
        let texts = try Self.sample(bell: "case .ring: environment.text(isLoud ? .hush : other(.x)); state == .tones")

        expect(texts.unused, is: ["\(path): nobody uses ring", "\(path): nobody uses tones"])
    }

    @Test func `a text is used in a file that hands keys on, and not by a case of the same name`() throws {
        let file = """
            var title: LocalizationKey {
                switch self {
                case .hush, .tones: .ring
                }
            }
            """
        let texts = try Self.sample(bell: file)

        expect(texts.unused.map { $0.suffix(4) }, is: ["hush", "ones"])
    }

    @Test func `a text that says what a press does is used`() throws {
        let texts = try Self.sample(bell: "pressing(.ring) { $0.hush() }")

        expect(texts.unused.map { $0.suffix(4) }, is: ["hush", "ones"])
    }

    @Test func `a text that goes with counts is told unless it is declared so`() throws {
        let path = "\(Self.bell)/LocalizationKey+Bell.swift"

        try expect(
            Self.sample(bell: "counted(rings.count, .hush, .ring)").uncounted,
            is: ["\(path): ring goes with counts; declare it so"])
        try expect(Self.sample(bell: "countedIfAny(rings.count, .ring, .ring)").uncounted, is: [])
    }

    @Test func `a text of one component that another one uses is told`() throws {
        let alone = try Self.sample(bell: "", lamp: "text(.ring)")
        let shared = try Self.sample(bell: "text(.ring)", lamp: "text(.ring)")
        let right = try Self.sample(bell: "text(.ring)")

        let path = "\(Self.bell)/LocalizationKey+Bell.swift"
        expect(alone.strays, is: ["\(path): ring is used by LampView; it belongs there"])
        expect(shared.strays, is: ["\(path): ring is used by BellView, LampView; it belongs to what they share"])
        expect(right.strays, is: [])
    }
}
