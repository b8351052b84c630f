/// Which modules each part of the package may import: the arrows of DESIGN.md, section 2.
enum ModuleMap {
    /// What a folder may import; of several that hold a file, the longest counts.
    static let allowed: [(folder: String, modules: Set<String>)] = [
        ("Sources/TerminalKit", system.union(publishers).union(["HeapModule", "Synchronization"])),
        (
            "Sources/NcursesScreen",
            system.union(publishers).union(["TerminalKit", "CNcurses", "Foundation", "Dispatch", "Synchronization"])
        ),
        ("Themes", []),
        ("Sources/GomaLanguages", []),
        (
            "Sources/GomaKit",
            publishers.union([
                "TerminalKit", "GomaThemes", "GomaLanguages", "Foundation", "Yams", "Synchronization",
            ])
        ),
        ("Sources/GomaUI", ["GomaKit", "TerminalKit", "Foundation"]),
        ("Sources/GomaUI/Components", ["TerminalKit"]),
        (
            "Sources/GomaReview",
            system.union(publishers).union(["GomaKit", "TerminalKit", "Foundation", "Synchronization"])
        ),
        (
            "Sources/GomaTesting",
            ["GomaReview", "GomaKit", "TerminalKit", "TerminalWalker", "Testing", "Foundation", "Dispatch"]
        ),
        ("Sources/TerminalWalker", system.union(["CPseudoTerminal", "Foundation"])),
        (
            "Sources/GomaGallery",
            system.union(publishers).union(["GomaReview", "GomaKit", "TerminalKit", "Foundation"])
        ),
        ("Sources/GomaPages", publishers.union(["GomaGallery", "GomaReview", "GomaUI", "TerminalKit", "Foundation"])),
        (
            "Sources/GomaGallery/Services/Watch",
            system.union(["Foundation", "Dispatch"])
        ),
        (
            "Sources/GomaCommand",
            system.union([
                "GomaPages", "GomaGallery", "GomaReview", "NcursesScreen", "GomaUI", "TerminalKit", "ArgumentParser",
                "Foundation", "Dispatch",
            ])
        ),
        ("Demo", ["GomaCommand"]),
        (
            "Benchmarks",
            [
                "GomaPages", "GomaGallery", "GomaReview", "NcursesScreen", "GomaUI", "TerminalKit", "CBaseline",
                "Foundation",
            ]
        ),
        ("Tests/TestSupport", ["Foundation"]),
        ("Tests/GomaTestSupport", ["TestSupport", "GomaReview", "GomaUI", "TerminalKit", "Foundation"]),
        ("Tests/GomaReviewTests", testing.union(["GomaReview", "GomaTesting", "FoundationXML", "Synchronization"])),
        ("Tests/GomaGalleryTests", testing.union(["GomaGallery", "GomaReview", "GomaTesting"])),
        ("Tests/GomaPagesTests", testing.union(["GomaPages", "GomaGallery", "GomaReview"])),
        (
            "Tests/GomaCommandTests",
            testing.union(["GomaCommand", "GomaPages", "GomaGallery", "GomaReview", "NcursesScreen", "ArgumentParser"])
        ),
    ]

    private static let system: Set<String> = ["Glibc", "Musl", "Darwin"]
    private static let publishers: Set<String> = ["Combine", "OpenCombine"]
    /// What tests of the modules above GomaUI have in common.
    private static let testing: Set<String> = [
        "Testing", "TestSupport", "GomaTestSupport", "GomaUI", "TerminalKit", "Foundation",
    ]

    /// An import up to the module's name, with whatever stands before it.
    private static let importPattern =
        #"^\s*(@\w+(\(\w+\))?\s+)*((public|internal|private|package)\s+)?import\s+"#
        + #"((struct|class|enum|func|protocol|typealias|var)\s+)?\w+"#

    /// Imports of a file that its folder may not have.
    static func violations(in file: SourceFile) throws -> [SourceViolation] {
        let home = allowed.filter { file.path.hasPrefix("\($0.folder)/") }.max { $0.folder.count < $1.folder.count }
        guard let home else { return [SourceViolation(path: file.path, line: 1, words: "lies in no known folder")] }
        return try file.matches(importPattern).compactMap { match in
            let module = String(match.words.split(separator: " ").last ?? "")
            guard !home.modules.contains(module) else { return nil }
            let known = home.modules.sorted().joined(separator: ", ")
            return SourceViolation(
                path: match.path, line: match.line,
                words: "\(home.folder) may not import \(module), only \(known.isEmpty ? "nothing" : known)")
        }
    }
}
