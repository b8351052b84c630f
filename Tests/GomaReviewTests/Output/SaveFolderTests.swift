import Expectations
import Foundation
import Testing

@testable import GomaReview

struct SaveFolderTests {
    private let path = NSTemporaryDirectory() + "gomaui-saves-\(UUID().uuidString)"

    private func withFolder(_ body: (SaveFolder) throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) } }
        try body(SaveFolder(path))
    }

    @Test func `a file that is there already stays as it is`() throws {
        try withFolder { folder in
            try expect(folder.write("a", as: "x.txt"), is: "\(path)/x.txt")
            try expect(folder.write("b", as: "x.txt"), is: "\(path)/x-2.txt")
            try expect(folder.write("a", as: "x.txt"), is: "\(path)/x.txt")
            let text = try String(contentsOfFile: "\(path)/x.txt", encoding: .utf8)
            expect(text, is: "a")
        }
    }

    @Test func `a path has one slash behind the folder, with and without one at its end`() throws {
        try withFolder { _ in
            let file = try SaveFolder("\(path)/").write("a", as: "x.txt")
            expect(file, is: "\(path)/x.txt")
        }
    }

    @Test func `no name leads out of the folder`() throws {
        try withFolder { folder in
            let file = try folder.write("a", as: "../../x/y.txt")
            expect(file, is: "\(path)/..-..-x-y.txt")
        }
    }

    @Test func `nowhere takes everything, says its name, and writes nothing`() throws {
        try expect(SaveFolder.nowhere.write("a", as: "nowhere.txt"), is: "nowhere.txt")
        try expect(SaveFolder.nowhere.write("b", as: "nowhere.txt"), is: "nowhere.txt")

        #expect(!FileManager.default.fileExists(atPath: "nowhere.txt"))
    }

    @Test func `a folder that is not there is made, and one that cannot be says so`() throws {
        try withFolder { _ in
            let file = try SaveFolder("\(path)/deep/saved").write("a", as: "x.txt")
            expect(file, is: "\(path)/deep/saved/x.txt")
            expect(FileManager.default.contents(atPath: "\(path)/deep/saved/x.txt"), is: Data("a".utf8))
            #expect(throws: OutputError.self) {
                try SaveFolder("\(path)/deep/saved/x.txt/below").write("a", as: "y.txt")
            }
        }
    }
}
