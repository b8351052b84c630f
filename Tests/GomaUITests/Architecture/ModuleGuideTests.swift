import Expectations
import Testing

/// The guide on modules says what Package.swift does.
struct ModuleGuideTests {
    /// Rows of the guide's table that are about targets: their names, and what they may import.
    private static func rows() throws -> [(modules: [String], imports: String)] {
        let targets = try Set(knowledge().keys)
        let lines = try SourceFile.text(at: "Sources/GomaGuides/Guides/modules.md").split(separator: "\n")
        return lines.compactMap { line in
            let cells = line.split(separator: "|").map(String.init)
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            let modules = names(in: cells[0]).filter(targets.contains)
            return modules.isEmpty ? nil : (modules: modules, imports: cells[2])
        }
    }

    /// What stands in backticks and is a name.
    private static func names(in cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }

    /// The targets of Package.swift, each with the targets that it depends on.
    private static func knowledge() throws -> [String: Set<String>] {
        let targets = try SourceFile.text(at: "Package.swift").matches(
            of: /\.target\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/
        ).map { ($0.1, $0.2 ?? "") }
        let all = Set(targets.map { String($0.0) })
        let dependencies = targets.map { name, list in
            (String(name), Set(list.matches(of: /"(\w+)"/).map { String($0.1) }).intersection(all))
        }
        return Dictionary(dependencies) { first, _ in first }
    }

    /// A target, and what it knows by others.
    private static func all(knownBy module: String, in knowledge: [String: Set<String>]) -> Set<String> {
        (knowledge[module] ?? []).reduce(into: [module]) { $0.formUnion(all(knownBy: $1, in: knowledge)) }
    }

    @Test func `every module of the sources is in the guide`() throws {
        let folders = try SourceFile.paths(in: "Sources").filter { $0.hasSuffix(".swift") }
            .compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }

        let told = try Set(Self.rows().flatMap(\.modules))

        #expect(told.count > 20)
        expect(Set(folders).subtracting(told), is: [])
    }

    @Test func `a module knows what the guide says that it may`() throws {
        let knowledge = try Self.knowledge()
        let rooms: Set = [
            "GomaElements", "GomaForms", "GomaAccount", "GomaCasino", "GomaBetting", "GomaPromotions",
        ]

        for (modules, imports) in try Self.rows() {
            var allowed = Set(Self.names(in: imports)).union(imports.contains("all rooms") ? rooms : [])
            for match in imports.matches(of: /`(\w+)` and what that knows/) {
                allowed.formUnion(Self.all(knownBy: String(match.1), in: knowledge))
            }
            for module in modules {
                expect((knowledge[module] ?? []).subtracting(allowed), is: [], "\(module) knows more")
                expect(allowed.subtracting(Self.all(knownBy: module, in: knowledge)), is: [], "\(module) knows less")
            }
        }
    }

    @Test func `Package.swift names what each module hands on`() throws {
        let told = try SourceFile.text(at: "Package.swift").matches(of: /"(\w+)": \[([^\]]*)\]/).map { match in
            (String(match.1), Set(match.2.matches(of: /"(\w+)"/).map { String($0.1) }))
        }

        let found = try SourceFile.paths(in: "Sources").filter { $0.hasSuffix("/Exports.swift") }.map { path in
            let folders = path.split(separator: "/").dropFirst().dropLast()
            let room = folders.count > 1 && folders.last != "Face" ? "Goma\(folders.last ?? "")" : folders.first ?? ""
            let imports = try SourceFile.text(at: path).matches(of: /@_exported import (\w+)/)
            return (String(room), Set(imports.map { String($0.1) }))
        }

        expect(Dictionary(told) { first, _ in first }, is: Dictionary(found) { first, _ in first })
    }
}
