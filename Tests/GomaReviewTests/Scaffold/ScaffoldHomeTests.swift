import Expectations
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct ScaffoldHomeTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Where the first file of a component goes.
    private func place(target: String? = nil) throws -> String? {
        let home = try ScaffoldHome(at: folder.path, target: target)
        return try ComponentScaffold("TeamRow", category: .filters, in: home).files.first?.path
    }

    @Test func `a target among another's dependencies does not take that one's path`() throws {
        try folder.write(
            """
            let package = Package(targets: [
                .target(name: "Kit"),
                .executableTarget(
                    name: "shop",
                    dependencies: [
                        .target(name: "Kit"), .target(name: "Till", condition: .when(platforms: [.linux])),
                    ],
                    path: "App/Code"),
            ])
            """, to: "Package.swift")
        for file in ["App/Code/Shop.swift", "Sources/Kit/Kit.swift", "Sources/Till/Till.swift"] {
            try folder.write("", to: file)
        }

        try expect(place(target: "shop"), is: "App/Code/TeamRowView/TeamRowDisplayState.swift")
        try expect(place(target: "Kit"), is: "Sources/Kit/TeamRowView/TeamRowDisplayState.swift")
        try expect(place(target: "Till"), is: "Sources/Till/TeamRowView/TeamRowDisplayState.swift")
    }

    @Test func `in the library's folder a component is the library's unless another target is named`() throws {
        for file in ["Package.swift", "Sources/GomaCatalog/GomaCatalog.swift", "Sources/Shop/Shop.swift"] {
            try folder.write("", to: file)
        }

        for target in [nil, "GomaUI", "GomaCatalog"] {
            try expect(place(target: target), is: "Sources/GomaUI/Forms/TeamRowView/TeamRowDisplayState.swift")
        }
        try expect(place(target: "Shop"), is: "Sources/Shop/TeamRowView/TeamRowDisplayState.swift")
    }

    @Test(arguments: ["Horse Racing", "horses", ""])
    func `a category that could be no type's name is refused`(name: String) {
        #expect(throws: ScaffoldError.badCategory(name)) {
            try ComponentScaffold("TeamRow", category: Category(rawValue: name), in: .target("Shop"))
        }
    }
}
