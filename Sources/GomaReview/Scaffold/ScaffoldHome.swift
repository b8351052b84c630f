import Foundation

/// The package that a component is made for.
package enum ScaffoldHome: Sendable {
    /// The library itself: components by category, public, their contract held by its own tests.
    case library
    /// A target of another package, and the folder of its sources where that is another than Sources/NAME.
    case target(String, folder: String? = nil)

    /// The home in a folder: the library where that is its own, else the target that is named or the only one there is.
    /// - Throws: ``ScaffoldError`` where there is no package, or no one target.
    package init(at folder: String, target: String? = nil) throws(ScaffoldError) {
        let files = FileManager.default
        guard files.fileExists(atPath: "\(folder)/Package.swift") else { throw .noPackage(folder: folder) }
        if files.fileExists(atPath: "\(folder)/Sources/GomaCatalog/GomaCatalog.swift"),
            target.map(["GomaUI", "GomaCatalog"].contains) ?? true
        {
            self = .library
            return
        }
        let targets = Self.targets(in: folder)
        guard let name = target ?? (targets.count == 1 ? targets.keys.first : nil), let place = targets[name] else {
            throw .noTarget(folder: folder, found: targets.keys.sorted())
        }
        self = .target(name, folder: place == "Sources/\(name)" ? nil : place)
    }

    /// Targets with the folders of their sources: those below Sources, and those that the manifest gives a path.
    private static func targets(in folder: String) -> [String: String] {
        func isFolder(_ path: String) -> Bool { InputFolder.isThere("\(folder)/\(path)") }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")) ?? []
        let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
        var named: [String: String] = [:]
        var tests: Set<String> = []
        // From one target to the next, so that a path is the one of the target before it. What has a name alone, as a target
        // among another's dependencies, has no path.
        let opening =
            #/
            \.(target|executableTarget|testTarget|macro|plugin)\(
            (?!\s*name:\s*"[^"]+"\s*(?:\)|,\s*condition:))
            /#
        let starts = manifest.matches(of: opening)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : manifest.endIndex
            let declaration = manifest[start.range.lowerBound..<end]
            guard let name = declaration.firstMatch(of: #/\(\s*name:\s*"([^"]+)"/#)?.output.1,
                let path = declaration.firstMatch(of: #/\bpath:\s*"([^"]+)"/#)?.output.1
            else { continue }
            if start.output.1 == "testTarget" { tests.insert(String(path)) }
            if ["target", "executableTarget"].contains(start.output.1) { named[String(name)] = String(path) }
        }
        let taken = Set(named.values).union(tests)
        let plain = names.filter { !$0.hasPrefix(".") && isFolder("Sources/\($0)") && !taken.contains("Sources/\($0)") }
        for name in plain { named[name] = named[name] ?? "Sources/\(name)" }
        return named.filter { isFolder($0.value) }
    }

    /// The category that a name says, in any case.
    /// - Parameters:
    ///   - isNew: whether it may be one that there is not yet; in the library there are those of the catalogue alone.
    ///   - known: those of the registry.
    /// - Throws: ``ScaffoldError/unknownCategory(name:known:isLibrary:)``.
    package func category(
        named name: String, isNew: Bool, among known: [Category]
    ) throws(ScaffoldError) -> Category {
        let known = isLibrary ? Category.own : Set(known + Category.own).sorted()
        if let found = known.first(where: { [$0.rawValue, $0.title].contains { $0.lowercased() == name.lowercased() } })
        {
            return found
        }
        guard isNew, !isLibrary else {
            throw .unknownCategory(name: name, known: known.map(\.rawValue), isLibrary: isLibrary)
        }
        return Category(rawValue: name)
    }

    var isLibrary: Bool {
        if case .library = self { true } else { false }
    }

    func folder(of name: String, category: Category) -> String {
        switch self {
        case .library: "Sources/GomaUI/\(LibraryRoom.of(category).rawValue)/\(name)View"
        case .target(let target, let folder): "\(folder ?? "Sources/\(target)")/\(name)View"
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
        case .target(let target, _): "Tests/\(target)Tests"
        }
    }

    /// The module that a component belongs to.
    private func module(of category: Category) -> String {
        switch self {
        case .library: LibraryRoom.of(category).module
        case .target(let target, _): Self.module(ofTarget: target)
        }
    }

    /// The module that the package manager makes of a target: what no identifier can hold becomes an underscore.
    static func module(ofTarget name: String) -> String {
        let module = String(
            name.unicodeScalars.map { scalar in
                scalar.isASCII && !(scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                    ? "_" : Character(scalar)
            })
        return module.first?.isNumber == true ? "_\(module.dropFirst())" : module
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

    /// - Parameter folder: the package's.
    func nextSteps(for name: String, in folder: String) -> [String] {
        switch self {
        case .library:
            // Builds the program anew, which a program on the path was not.
            return ["look at it: Demo/run open \(name)", "accept how it looks: Demo/run approve \(name)"]
        case .target(let target, _):
            let manifest = (try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)) ?? ""
            let isProgram = manifest.filter { !$0.isWhitespace }.contains("executableTarget(name:\"\(target)\"")
            let program = isProgram ? "swift run \(target)" : "your program"
            let tests =
                manifest.contains("\"\(target)Tests\"")
                ? []
                : [
                    "add its test target to Package.swift: .testTarget(name: \"\(target)Tests\", dependencies: "
                        + "[\"\(target)\", .product(name: \"GomaTesting\", package: \"gomaui\")])"
                ]
            return ["put \(name)Catalog.self among the entries of your registry"] + tests + [
                "look at it: \(program) open \(name)", "accept how it looks: \(program) approve \(name)",
                "run its tests: swift test",
            ]
        }
    }
}
