// swift-tools-version: 6.2
import PackageDescription

/// Publishers: OpenCombine where the system has no Combine of its own.
let publishers = Target.Dependency.product(
    name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux]))

/// ncurses with wide characters, which the library of macOS has under the plain name.
let ncurses: [LinkerSetting] = [
    .linkedLibrary("ncursesw", .when(platforms: [.linux])), .linkedLibrary("ncurses", .when(platforms: [.macOS])),
]

let package = Package(
    name: "gomaui",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "TerminalKit", targets: ["TerminalKit"]),
        .library(name: "GomaUI", targets: ["GomaUI"]),
        .library(name: "GomaCatalog", targets: ["GomaCatalog"]),
        .library(name: "GomaPages", targets: ["GomaPages"]),
        .library(name: "GomaReview", targets: ["GomaReview"]),
        .library(name: "GomaCommand", targets: ["GomaCommand"]),
        .library(name: "GomaTesting", targets: ["GomaTesting"]),
        .library(name: "NcursesScreen", targets: ["NcursesScreen"]),
        .executable(name: "gomaui", targets: ["gomaui"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "CNcurses", linkerSettings: ncurses),
        .target(
            name: "TerminalKit",
            dependencies: [publishers, .product(name: "HeapModule", package: "swift-collections")],
            exclude: ["Text/generate-width-table.py"]),
        .target(name: "NcursesScreen", dependencies: ["TerminalKit", "CNcurses"]),
        // Files of the repository as parts of the program: apart for each module, as those that know it are built anew.
        .target(name: "CKitFiles", path: "Sources/CFiles/Kit"),
        .target(name: "CReviewFiles", path: "Sources/CFiles/Review"),
        .target(name: "CGuides", path: "Sources/CFiles/Guides"),
        .target(name: "CAppFiles", path: "Sources/CFiles/App"),
        .target(name: "GomaGuides", dependencies: ["CGuides"], exclude: ["Guides"]),
        .target(name: "GomaDomain", dependencies: [.product(name: "HeapModule", package: "swift-collections")]),
        .target(
            name: "GomaKit",
            dependencies: [
                "GomaDomain", "TerminalKit", "CKitFiles", publishers, .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Languages", "Style/Tables"]),
        // The components, in the order in which they build on each other; "GomaUI" hands all of them on.
        .target(name: "GomaElements", dependencies: ["GomaKit"], path: "Sources/GomaUI/Elements"),
        .target(name: "GomaForms", dependencies: ["GomaElements"], path: "Sources/GomaUI/Forms"),
        .target(name: "GomaAccount", dependencies: ["GomaElements"], path: "Sources/GomaUI/Account"),
        .target(name: "GomaCasino", dependencies: ["GomaElements"], path: "Sources/GomaUI/Casino"),
        .target(name: "GomaBetting", dependencies: ["GomaForms"], path: "Sources/GomaUI/Betting"),
        .target(name: "GomaPromotions", dependencies: ["GomaBetting"], path: "Sources/GomaUI/Promotions"),
        .target(
            name: "GomaUI", dependencies: ["GomaAccount", "GomaCasino", "GomaPromotions"], path: "Sources/GomaUI/Face"),
        .target(name: "GomaCatalog", dependencies: ["GomaUI", "TerminalKit"]),
        .target(name: "GomaPictures", dependencies: ["GomaKit", "TerminalKit"]),
        .target(
            name: "GomaReview", dependencies: ["GomaPictures", "GomaKit", "TerminalKit", "CReviewFiles", publishers],
            exclude: ["Schemas/field-descriptions.txt"]),
        .target(
            name: "GomaGallery", dependencies: ["GomaReview", "GomaPictures", "GomaKit", "TerminalKit", publishers]),
        .target(name: "GomaPages", dependencies: ["GomaKit", "TerminalKit", publishers]),
        .target(
            name: "GomaPageViewer",
            dependencies: ["GomaPages", "GomaGallery", "GomaReview", "GomaKit", "TerminalKit", publishers]),
        .target(
            name: "GomaApp",
            dependencies: ["GomaPages", "GomaUI", "GomaDomain", "TerminalKit", publishers]),
        .target(name: "CPseudoTerminal"),
        .target(name: "TerminalWalker", dependencies: ["CPseudoTerminal"]),
        .target(
            name: "GomaTesting",
            dependencies: ["GomaReview", "GomaPictures", "GomaKit", "TerminalKit", "TerminalWalker"]),
        .target(
            name: "GomaCommand",
            dependencies: [
                "GomaPageViewer", "GomaPages", "GomaGallery", "GomaReview", "GomaPictures", "NcursesScreen",
                "GomaCatalog", "GomaGuides",
                "TerminalKit", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "gomaui", dependencies: ["GomaApp", "GomaCatalog", "GomaCommand", "CAppFiles"], path: "Demo",
            exclude: ["App", "build", "document", "install", "options", "pictures", "prepare", "run", "Screens"]),
        .target(name: "CBaseline", path: "Benchmarks/CBaseline", linkerSettings: ncurses),
        .executableTarget(name: "baseline-program", dependencies: ["CBaseline"], path: "Benchmarks/BaselineProgram"),
        .target(name: "BenchmarkList", dependencies: ["TerminalKit"], path: "Benchmarks/List"),
        .executableTarget(
            name: "list-program", dependencies: ["BenchmarkList", "NcursesScreen", "TerminalKit"],
            path: "Benchmarks/ListProgram"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "GomaPageViewer", "GomaPages", "GomaGallery", "GomaReview", "GomaPictures", "NcursesScreen",
                "GomaCatalog", "TerminalKit", "CBaseline", "CPseudoTerminal", "BenchmarkList",
            ],
            path: "Benchmarks/Measuring"),
        .executableTarget(
            name: "walker",
            dependencies: ["TerminalWalker", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Tests/Walker"),
        .executableTarget(
            name: "ownapp", dependencies: ["GomaUI", "NcursesScreen"], path: "Tests/OwnApp"),
        .executableTarget(
            name: "oddsapp", dependencies: ["GomaUI", "NcursesScreen"], path: "Tests/OddsApp"),
        .executableTarget(name: "busyapp", dependencies: ["NcursesScreen", "TerminalKit"], path: "Tests/BusyApp"),
        .executableTarget(name: "screenapp", dependencies: ["NcursesScreen", "TerminalKit"], path: "Tests/ScreenApp"),
        .target(name: "Expectations", path: "Tests/Expectations"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
            name: "GomaTestSupport",
            dependencies: ["TestSupport", "GomaReview", "GomaPictures", "GomaCatalog", "TerminalKit"],
            path: "Tests/GomaTestSupport"),
        .target(
            name: "PageTestSupport",
            dependencies: [
                "GomaApp", "GomaPageViewer", "GomaPages", "GomaGallery", "GomaPictures", "GomaTestSupport",
                "GomaCatalog",
            ],
            path: "Tests/PageTestSupport"),
        .testTarget(name: "OwnAppTests", dependencies: ["GomaTesting", "oddsapp", "ownapp"]),
        .testTarget(name: "TerminalWalkerTests", dependencies: ["TerminalWalker"]),
        .testTarget(name: "TerminalKitTests", dependencies: ["TerminalKit", "TerminalWalker"]),
        .testTarget(
            name: "NcursesScreenTests",
            dependencies: ["NcursesScreen", "TerminalWalker", "TestSupport", "busyapp", "screenapp"]),
        .testTarget(
            name: "GomaPicturesTests",
            dependencies: ["GomaPictures", "GomaReview", "GomaTesting", "GomaKit", "TerminalKit"]),
        .testTarget(name: "GomaDomainTests", dependencies: ["GomaDomain"]),
        .testTarget(name: "GomaKitTests", dependencies: ["GomaTesting", "GomaCatalog", "GomaKit"]),
        .testTarget(
            name: "GomaUITests",
            dependencies: [
                "GomaTesting", "GomaReview", "GomaPictures", "GomaUI", "GomaCatalog", "TestSupport",
            ],
            exclude: ["Example/Snapshots"]),
        .testTarget(
            name: "GomaTestingTests",
            dependencies: [
                "GomaTesting", "GomaReview", "GomaPictures", "GomaCatalog", "TestSupport", "TerminalKit",
            ]),
        .target(
            name: "OutsideReaders",
            dependencies: [
                "GomaApp", "GomaPageViewer", "GomaPages", "GomaReview", "GomaPictures", "GomaCatalog", "TerminalKit",
                "TestSupport",
            ],
            path: "Tests/OutsideReaders"),
        .testTarget(name: "OutsideReadersTests", dependencies: ["OutsideReaders"]),
        .testTarget(
            name: "GomaReviewTests",
            dependencies: ["GomaReview", "GomaPictures", "GomaTesting", "GomaUI", "GomaTestSupport", "TestSupport"]),
        .testTarget(
            name: "GomaGalleryTests",
            dependencies: ["GomaGallery", "GomaPictures", "GomaTesting", "GomaTestSupport", "TestSupport"]),
        .testTarget(
            name: "GomaPagesTests",
            dependencies: [
                "GomaApp", "GomaPageViewer", "GomaPages", "GomaPictures", "GomaTestSupport", "PageTestSupport",
                "TestSupport",
            ],
            exclude: ["Mistakes/bad-pages.txt"]),
        .testTarget(
            name: "GomaAppTests",
            dependencies: [
                "GomaApp", "GomaPageViewer", "GomaPages", "GomaPictures", "GomaTestSupport", "GomaTesting",
                "PageTestSupport", "TestSupport",
            ],
            exclude: ["Guide/bets.yaml"]),
        .testTarget(
            name: "GomaCommandTests",
            dependencies: [
                "GomaCommand", "GomaGuides", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .testTarget(
            name: "EndToEnd",
            dependencies: [
                "GomaPages", "GomaGallery", "GomaReview", "GomaCatalog", "GomaTesting", "TerminalKit", "TerminalWalker",
                "TestSupport",
            ],
            path: "Tests/EndToEnd"),
    ],
    swiftLanguageModes: [.v6]
)

// What Tests/fuzz builds: a program that only links with libFuzzer.
if Context.environment["GOMAUI_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz", dependencies: ["OutsideReaders"], path: "Tests/Fuzz", exclude: ["Corpus", "Dictionaries"]))
}

// What a module hands on to those that import it, as its "Exports.swift" says, they depend on too: the package manager compiles a
// module anew where one has changed that its target names, and a face stays as it was when what it hands on changes.
let handedOn = [
    "GomaKit": ["GomaDomain", "TerminalKit"],
    "GomaElements": ["GomaKit"],
    "GomaForms": ["GomaElements"],
    "GomaAccount": ["GomaElements"],
    "GomaCasino": ["GomaElements"],
    "GomaBetting": ["GomaForms"],
    "GomaPromotions": ["GomaBetting"],
    "GomaUI": ["GomaAccount", "GomaBetting", "GomaCasino", "GomaElements", "GomaForms", "GomaKit", "GomaPromotions"],
    "GomaCatalog": ["GomaUI"],
    "GomaReview": ["GomaKit", "GomaPictures"],
    "GomaGallery": ["GomaReview"],
    "GomaPages": ["GomaKit"],
    "GomaPageViewer": ["GomaGallery", "GomaPages"],
    "GomaApp": ["GomaPages", "GomaUI"],
    "GomaTesting": ["GomaReview"],
    "GomaCommand": ["GomaPageViewer"],
    "NcursesScreen": ["TerminalKit"],
]

func all(handedOnBy module: String) -> [String] {
    (handedOn[module] ?? []).flatMap { [$0] + all(handedOnBy: $0) }
}

for target in package.targets {
    let named = target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
    let others = Set(named.flatMap(all)).subtracting(named)
    target.dependencies += others.sorted().map { .byName(name: $0) }
}

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}

// Tests of optimised code, as Tests/run builds them, are no faster for being optimised too, and take long to build so. The
// package manager finds them by the compiler's index, which need not hold the system's modules for that; and nobody imports
// them, so that their interface is not made by itself first: a sixth of the compiler's time.
for target in package.targets where target.type == .test {
    target.dependencies.append("Expectations")
    target.swiftSettings?.append(
        .unsafeFlags(
            ["-Onone", "-index-ignore-system-modules", "-no-emit-module-separately-wmo"],
            .when(configuration: .release)))
}
