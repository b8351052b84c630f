import Foundation
import GomaKit

/// The package that a component is made for.
package enum ScaffoldHome: Sendable {
    /// The library itself: components by category, public, their contract held by its own tests.
    case library
    /// A target of another package.
    case target(String)

    /// The home in a folder: the library where that is its own, else the target that is named or the only one there is.
    /// - Throws: ``ScaffoldError`` where there is no package, or no one target.
    package init(at folder: String, target: String? = nil) throws(ScaffoldError) {
        let files = FileManager.default
        guard files.fileExists(atPath: "\(folder)/Package.swift") else { throw .noPackage(folder: folder) }
        if let target {
            guard files.fileExists(atPath: "\(folder)/Sources/\(target)") else {
                throw .noTarget(folder: folder, found: Self.targets(in: folder))
            }
            self = ["GomaUI", "GomaCatalog"].contains(target) ? .library : .target(target)
            return
        }
        if files.fileExists(atPath: "\(folder)/Sources/GomaCatalog/GomaCatalog.swift") {
            self = .library
            return
        }
        let targets = Self.targets(in: folder)
        guard targets.count == 1 else { throw .noTarget(folder: folder, found: targets) }
        self = .target(targets[0])
    }

    private static func targets(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")) ?? []
        return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }.sorted()
    }

    var isLibrary: Bool {
        if case .library = self { true } else { false }
    }

    func folder(of name: String, category: Category) -> String {
        switch self {
        case .library: "Sources/GomaUI/\(LibraryRoom.of(category).rawValue)/\(name)View"
        case .target(let target): "Sources/\(target)/\(name)View"
        }
    }

    /// Where the component's page in the gallery lies: apart from what ships in the library, beside it elsewhere.
    func catalogFolder(of name: String, category: Category) -> String {
        switch self {
        case .library: "Sources/GomaCatalog/\(category.rawValue)/\(name)View"
        case .target: folder(of: name, category: category)
        }
    }

    var testFolder: String {
        switch self {
        case .library: "Tests/GomaUITests/Components"
        case .target(let target): "Tests/\(target)Tests"
        }
    }

    /// The module that a component belongs to.
    private func module(of category: Category) -> String {
        switch self {
        case .library: LibraryRoom.of(category).module
        case .target(let target): target
        }
    }

    /// The component's test. The library's own tests hold every component to the contract and to its approved dump.
    func test(of name: String, category: Category, rule: String) -> String {
        let contract = """
                @Test func `it keeps the contract`() async { await expectContract(of: \(name)Catalog.self) }

                @Test func `it looks as approved`() { expectApproved(\(name)Catalog.self) }


            """
        return """
            \(isLibrary ? "" : "import GomaTesting\n")import Testing

            @testable import \(module(of: category))

            @MainActor
            struct \(name)Tests {
            \(isLibrary ? "" : contract)\(rule)
            }

            """
    }

    func nextSteps(for name: String) -> [String] {
        let program = ProgramName.current
        let registration =
            switch self {
            case .library: "build it: swift build"
            case .target: "put \(name)Catalog.self among the entries of your registry"
            }
        return [
            registration, "look at it: \(program) open \(name)", "accept how it looks: \(program) approve \(name)",
        ]
    }
}
