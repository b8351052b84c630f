import Expectations
import Foundation
import TestSupport
import Testing

@testable import GomaReview

@Suite struct PlayFilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `a file is read from beside the script, unless its path begins at the root`() throws {
        try folder.write("beside", to: "plays/a.yaml")
        try folder.write("elsewhere", to: "states/a.yaml")
        let files = PlayFiles(beside: "\(folder.path)/plays/a.play")

        try expect(files.text("a.yaml", as: .state), is: "beside")
        try expect(files.text("../states/a.yaml", as: .state), is: "elsewhere")
        try expect(files.text("\(folder.path)/states/a.yaml", as: .state), is: "elsewhere")
    }

    @Test func `what is held under a name stands before a file of that name`() throws {
        try folder.write("on disk", to: "a.yaml")
        let path = "\(folder.path)/a.yaml"
        let files = PlayFiles(held: [path: "held"])

        try expect(files.text(path, as: .state), is: "held")
        try expect(files.data(path, as: .state), is: Data("held".utf8))
        try expect(PlayFiles(held: [:]).data(path, as: .state), is: Data("on disk".utf8))
    }
}
