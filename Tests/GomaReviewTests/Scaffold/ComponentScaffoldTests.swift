import Expectations
import Foundation
import GomaReview
import GomaTesting
import GomaCatalog
import TestSupport
import Testing

/// The files that `gomaui new` writes are those that lie beside this test, which are compiled with it.
@MainActor
struct ComponentScaffoldTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.appendingPathComponent("../../..").standardizedFileURL

    private static func scaffold(
        _ name: String = "TeamRow", category: Category = .filters, in home: ScaffoldHome = .target("Shop")
    ) throws -> ComponentScaffold {
        try ComponentScaffold(name, category: category, subcategory: "Rows", in: home)
    }

    @Test func `a new component's sources are those that are compiled here`() throws {
        let sources = try Self.scaffold().files.dropLast()

        expect(sources.count, is: 6)
        for file in sources {
            let path = Self.folder.appendingPathComponent(file.path.replacing("Sources/Shop/", with: ""))
            try expect(String(contentsOf: path, encoding: .utf8), is: file.text, "\(file.path)")
        }
    }

    @Test func `a component is written whole, or not at all where one of its files is there`() throws {
        let folder = try TemporaryFolder()
        let scaffold = try Self.scaffold()
        let path = scaffold.files[3].path
        try folder.write("mine", to: path)

        #expect(throws: ScaffoldError.exists(path: path)) { try scaffold.create(in: folder.path) }
        expect(folder.files(in: "Sources").values.map { String(decoding: $0, as: UTF8.self) }, is: ["mine"])

        try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
        try scaffold.create(in: folder.path)
        for file in scaffold.files { try expect(folder.text(of: file.path), is: file.text, "\(file.path)") }
    }

    @Test func `a component of which a file cannot be written is not written at all`() throws {
        let folder = try TemporaryFolder()
        let scaffold = try Self.scaffold()
        // What is no folder takes no files: the last of them is the test.
        try folder.write("mine", to: "Tests")

        #expect(throws: OutputError.self) { try scaffold.create(in: folder.path) }

        expect(scaffold.files.last?.path.hasPrefix("Tests/"), is: true)
        let left = scaffold.files.filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0.path)") }
        expectEmpty(left)
    }

    @Test func `a new component keeps the contract`() async { await expectContract(of: TeamRowCatalog.self) }

    @Test func `a new component's guide answers every question`() {
        let guide = TeamRowCatalog.guide

        #expect([guide.purpose, guide.data, guide.answers, guide.reading].allSatisfy { $0.hasSuffix(".") })
    }

    @Test func `in the library the same sources are public, and import nothing of the library`() throws {
        let outside = try Self.scaffold().files.dropLast()
        let inside = try Self.scaffold(in: .library).files.dropLast()

        expect(inside.count, is: outside.count)
        for (outside, inside) in zip(outside, inside) {
            let isPage = inside.path.contains("Catalog")
            #expect(
                inside.path.hasPrefix(
                    isPage ? "Sources/GomaCatalog/Filters/TeamRowView/" : "Sources/GomaUI/Forms/TeamRowView/"))
            let plain = inside.text.replacing("public ", with: "")
            expect(inside.text, contains: "public ", "\(inside.path)")
            #expect(outside.text.trimmingPrefix(/(?:import \w+\n)+\n/) == plain)
        }
    }

    @Test func `a test of the library's own sees inside the components`() throws {
        let test = try #require(try Self.scaffold(in: .library).files.last)

        #expect(test.path.hasPrefix("Tests/GomaUITests/Components/"))
        expect(test.text, contains: "@testable import GomaForms\n")
    }

    @Test func `every piece of code in the guide stands in a file that is compiled`() throws {
        let guide = try String(contentsOf: Self.package.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
        let code = try Self.scaffold().files.map(\.text).joined(separator: "\n")

        let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map { block in
            block.components(separatedBy: "```")[0]
        }

        #expect(blocks.count > 5)
        for block in blocks { expect(code, contains: block, "\(block)") }
    }

    @Test(arguments: ["", "row", "Team Row", "TeamRowView", "Équipe", "2Teams"])
    func `a name that no type can have is told what would be right`(name: String) throws {
        let error = try #require(throws: ScaffoldError.self) { try Self.scaffold(name) }

        expect(error.description, contains: "such as BasketRow")
    }

    @Test(arguments: [("MatchCards", "Category.matchCards"), ("UIElements", "Category.uiElements")])
    func `a category of the library is named by its member`(name: String, code: String) throws {
        let files = try Self.scaffold(category: Category(rawValue: name)).files

        expect(files[4].text, contains: "static let category = \(code)\n")
    }

    @Test(arguments: [
        ("filters", Category.filters), ("Match cards", .matchCards), ("horseracing", Category(rawValue: "HorseRacing")),
    ])
    func `a category is found by its name or its title in any case`(name: String, category: Category) throws {
        let known = [Category(rawValue: "HorseRacing")]

        try expect(ScaffoldHome.target("Shop").category(named: name, isNew: false, among: known), is: category)
    }

    @Test func `a category that there is not is told with the nearest, and opened only where that is asked for`() throws
    {
        let home = ScaffoldHome.target("Shop")
        let error = try #require(throws: ScaffoldError.self) {
            try home.category(named: "Filterss", isNew: false, among: [])
        }

        expect(
            error.description,
            is: "no category is named \"Filterss\"; did you mean \"Filters\"? "
                + "--new-category opens one of that name")
        try expect(home.category(named: "Filterss", isNew: true, among: []).rawValue, is: "Filterss")
    }

    @Test func `the library's categories are those of its catalogue`() throws {
        let own = Category(rawValue: "HorseRacing")
        let error = try #require(throws: ScaffoldError.self) {
            try ScaffoldHome.library.category(named: "HorseRacing", isNew: true, among: [own])
        }

        #expect(error.description.hasPrefix("no category is named \"HorseRacing\"; the library has Betting, "))
        #expect(error.description.hasSuffix("; --new-category is for other packages"))
    }

    @Test func `a group's name cannot become code`() throws {
        let scaffold = try ComponentScaffold(
            "TeamRow", category: .filters, subcategory: "A\"; static let x = \"", in: .target("Shop"))

        expect(scaffold.files[4].text, contains: "static let subcategory = \"A\\\"; static let x = \\\"\"\n")
    }

    @Test(arguments: [("acme-bets", "acme_bets"), ("Shop", "Shop"), ("2shop", "_shop"), ("a b.c", "a_b_c")])
    func `a test imports the module that the package manager makes of its target`(target: String, module: String) throws
    {
        let test = try #require(try Self.scaffold(in: .target(target)).files.last)

        expect(test.path, is: "Tests/\(target)Tests/TeamRowTests.swift")
        expect(test.text, contains: "@testable import \(module)\n")
    }

    @Test func `what is left to do names the program, and the test target that is missing`() throws {
        let folder = try TemporaryFolder()
        try folder.write("targets: [.executableTarget(name: \"acme-bets\")]", to: "Package.swift")
        let scaffold = try Self.scaffold(in: .target("acme-bets"))

        expect(
            scaffold.nextSteps(in: folder.path),
            is: [
                "put TeamRowCatalog.self among the entries of your registry",
                "add its test target to Package.swift: .testTarget(name: \"acme-betsTests\", dependencies: "
                    + "[\"acme-bets\", .product(name: \"GomaTesting\", package: \"gomaui\")])",
                "look at it: swift run acme-bets open TeamRow",
                "accept how it looks: swift run acme-bets approve TeamRow",
                "run its tests: swift test",
            ])
        try folder.write("[.target(name: \"acme-bets\"), .testTarget(name: \"acme-betsTests\")]", to: "Package.swift")
        expect(scaffold.nextSteps(in: folder.path), contains: "look at it: your program open TeamRow")
        #expect(!scaffold.nextSteps(in: folder.path).contains { $0.contains("testTarget") })
    }

    @Test func `in the library it is left to look and to accept, by the program that is built anew`() throws {
        let folder = try TemporaryFolder()

        let steps = try Self.scaffold(in: .library).nextSteps(in: folder.path)

        expect(steps, is: ["look at it: Demo/run open TeamRow", "accept how it looks: Demo/run approve TeamRow"])
    }

    @Test func `a category of one's own is made of its name`() throws {
        let files = try Self.scaffold(category: Category(rawValue: "HorseRacing")).files

        expect(files[4].text, contains: "static let category = Category(rawValue: \"HorseRacing\")\n")
    }

    // MARK: Where it goes

    @Test func `the only target of a package is the one that is meant`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: ScaffoldError.noPackage(folder: folder.path)) { try ScaffoldHome(at: folder.path) }
        try folder.write("", to: "Package.swift")
        #expect(throws: ScaffoldError.noTarget(folder: folder.path, found: [])) { try ScaffoldHome(at: folder.path) }
        try folder.write("", to: "Sources/Shop/Shop.swift")

        let scaffold = try Self.scaffold(in: ScaffoldHome(at: folder.path))

        expect(scaffold.files.first?.path, is: "Sources/Shop/TeamRowView/TeamRowDisplayState.swift")
        expect(scaffold.files.last?.path, is: "Tests/ShopTests/TeamRowTests.swift")
        try expect(scaffold.lists(in: folder.path), is: [])
        try folder.write("", to: "Sources/Till/Till.swift")
        #expect(throws: ScaffoldError.noTarget(folder: folder.path, found: ["Shop", "Till"])) {
            try ScaffoldHome(at: folder.path)
        }
        try expect(Self.scaffold(in: ScaffoldHome(at: folder.path, target: "Till")).files[0].path, contains: "/Till/")
    }

    @Test func `a target whose folder the manifest names is found there`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            let package = Package(targets: [
                .executableTarget(
                    name: "shop", dependencies: [.product(name: "GomaUI", package: "gomaui")],
                    path: "App/Code"),
                .testTarget(name: "shopTests", path: "Sources/Checks"),
            ])
            """, to: "Package.swift")
        try folder.write("", to: "App/Code/Shop.swift")
        try folder.write("", to: "Sources/Checks/Checks.swift")

        let scaffold = try Self.scaffold(in: ScaffoldHome(at: folder.path))

        expect(scaffold.files.first?.path, is: "App/Code/TeamRowView/TeamRowDisplayState.swift")
        expect(scaffold.files.last?.text.contains("@testable import shop\n"), is: true)
        #expect(throws: ScaffoldError.noTarget(folder: folder.path, found: ["shop"])) {
            try ScaffoldHome(at: folder.path, target: "till")
        }
        try folder.write("", to: "Sources/till/Till.swift")
        #expect(
            try Self.scaffold(in: ScaffoldHome(at: folder.path, target: "till")).files[0].path.hasPrefix(
                "Sources/till/"))
    }

    @Test func `in the library it comes into its room's list and its category's, in order`() throws {
        let folder = try TemporaryFolder()
        let paths = ["Sources/GomaUI/Forms/FormsComponents.swift", "Sources/GomaCatalog/Filters/FiltersChapter.swift"]
        for path in paths {
            try folder.write(String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8), to: path)
        }

        let lists =
            try Self.scaffold("PillRow", in: .library).lists(in: folder.path)
            + Self.scaffold(in: .library).lists(in: folder.path)

        expect(lists.map(\.path), is: paths + paths)
        expect(lists[0].text, contains: "PillItemView.self,\n        PillRowView.self,\n        PillSel")
        expect(lists[1].text, contains: "PillItemCatalog.self,\n        PillRowCatalog.self,\n        PillSel")
        expect(lists[3].text, contains: "TeamRowCatalog.self,\n        TimeSliderCatalog.self,\n    ]\n")
    }

    @Test func `the first component of a category brings the category's list`() throws {
        let catalogue = "Sources/GomaCatalog/GomaCatalog.swift"
        let room = "Sources/GomaUI/Casino/CasinoComponents.swift"
        let folder = try TemporaryFolder()
        for path in [catalogue, room] {
            try folder.write(String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8), to: path)
        }

        let lists = try Self.scaffold(category: .casino, in: .library).lists(in: folder.path)

        expect(lists.map(\.path), is: [room, "Sources/GomaCatalog/Casino/CasinoChapter.swift", catalogue])
        expect(lists[1].text, contains: "enum CasinoChapter {\n")
        expect(lists[2].text, contains: "        (.casino, CasinoChapter.entries),\n    ]\n")
        let other = "\nlet others = [\n        1,\n    ]\n"
        try folder.write("let all = [\n        (.status, StatusChapter.entries),\n    ]\n" + other, to: catalogue)
        let text = try Self.scaffold(category: .casino, in: .library).lists(in: folder.path)[2].text
        #expect(text.hasSuffix("StatusChapter.entries),\n        (.casino, CasinoChapter.entries),\n    ]\n" + other))
        try folder.write("enum GomaCatalog {}\n", to: catalogue)
        #expect(throws: ScaffoldError.unknownList(path: catalogue)) {
            try Self.scaffold(category: .casino, in: .library).lists(in: folder.path)
        }
    }
}
