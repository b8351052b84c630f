import Expectations
import Testing

/// What other packages see is meant, and says what it means.
struct PublicInterfaceTests {
    /// All sources, read once for all tests.
    private static let sources = Result {
        let paths = try SourceFile.paths(in: "Sources").filter { $0.hasSuffix(".swift") }
        return try PublicInterface(paths.map { ($0, try SourceFile.text(at: $0)) })
    }

    private static func declarations(in folder: String) throws -> [PublicDeclaration] {
        try sources.get().declarations.filter { $0.path.hasPrefix("\(folder)/") }
    }

    @Test func `every declaration that other packages see is documented`() throws {
        let interface = try Self.sources.get()

        #expect(interface.declarations.count > 1000)
        expect(
            interface.undocumented, is: [],
            "say in a comment what the signature cannot: meaning, units, edges, errors; or take \"public\" away")
    }

    /// Declarations that a folder may show to other packages. What each is for has been thought over.
    private static let ceilings: [(folder: String, count: Int)] = [
        ("TerminalKit", 716), ("NcursesScreen", 14), ("GomaDomain", 20), ("GomaKit", 675), ("GomaReview", 57),
        ("GomaGallery", 0), ("GomaPages", 167), ("GomaPageViewer", 0), ("GomaApp", 1),
        ("GomaTesting", 14), ("GomaCommand", 29),
    ]

    @Test(arguments: ceilings)
    func `a module shows no more than outside developers need`(folder: String, ceiling: Int) throws {
        let count = try Self.declarations(in: "Sources/\(folder)").count

        #expect(count <= ceiling, "\(Self.advice(folder, count, ceiling))")
    }

    @Test func `the library shows no more than outside developers need`() throws {
        let folder = "Sources/GomaUI"
        let all = try Self.declarations(in: folder)

        let components = Dictionary(grouping: all.filter { $0.path.contains(#/^Sources/GomaUI/\w+/\w+View//#) }) {
            $0.path.split(separator: "/").dropLast().joined(separator: "/")
        }
        let rest = all.count - components.values.map(\.count).reduce(0, +)

        #expect(components.count > 40)
        #expect(rest <= 304, "\(Self.advice("GomaUI without its components", rest, 304))")
        for (component, found) in components.sorted(by: { $0.key < $1.key }) {
            #expect(found.count <= 123, "\(Self.advice(component, found.count, 123))")
        }
    }

    private static func advice(_ folder: String, _ count: Int, _ ceiling: Int) -> String {
        "\(folder) shows \(count) declarations to other packages, more than \(ceiling). Make what only our own modules "
            + "share \"package\", and what none shares internal. What somebody needs who feeds a component, writes one, "
            + "builds an app or tests a package stays public, with its documentation and a use of it in the README, an "
            + "article or an example; then raise the number in this test, in the same commit."
    }

    private func undocumented(_ text: String) throws -> [String] {
        try PublicInterface([("Lamp.swift", text)]).undocumented.map { "\($0.line) \($0.words)" }
    }

    @Test func `what says nothing of itself is found`() throws {
        try expect(
            undocumented(
                """
                public struct Lamp {
                    // Not for readers.
                    public var level = 1.0

                    /// How bright it is.
                    @MainActor
                    public var brightness: Double { level }

                    public static func dim(
                        by amount: Double
                    ) {
                        let level = 2.0
                    }
                }

                extension Lamp: Switch {
                    public init(from level: Double, in room: Room) {}
                }

                @MainActor
                open class Bulb {}
                """), is: ["1 Lamp", "3 Lamp.level", "9 Lamp.dim", "17 Lamp.init", "21 Bulb"])
    }

    @Test func `what somebody else has explained, and what is nobody's, is let be`() throws {
        try expect(
            undocumented(
                """
                /// Lights up.
                public protocol Switch: AnyObject {
                    func toggle()
                    static var places: [Int] { get }
                }

                extension Switch {
                    public static var places: [Int] { [] }
                }

                /// A lamp.
                open class Lamp: Switch, Hashable {
                    let level: Double
                    package var room = 1

                    public init(_ level: Double = 0) { self.level = level }
                    public func toggle() {}
                    public static func == (lhs: Lamp, rhs: Lamp) -> Bool { true }
                    public func hash(into hasher: inout Hasher) {}
                }

                /// A lamp that shines.
                public final class Spot: Lamp {
                    override public func toggle() {}
                    public static let places = [1]
                }
                """), is: [])
    }
}
