import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct DumpWriterTests {
    @Test func `a file is written whole, and only where it differs`() throws {
        let folder = try TemporaryFolder()
        let writer = try DumpWriter(folder: folder.path)

        #expect(try writer.write("one\n", to: "A/b.txt"))
        #expect(try !writer.write("one\n", to: "A/b.txt"))
        #expect(try writer.write("two\n", to: "A/b.txt"))

        expect(folder.files(in: "A"), is: ["b.txt": Data("two\n".utf8)])
    }

    @Test func `a new file takes the place of nothing, not even of a link that leads nowhere`() throws {
        let folder = try TemporaryFolder()
        let writer = try DumpWriter(folder: folder.path)
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.txt", withDestinationPath: "\(folder.path)/nowhere.txt")

        #expect(try writer.writeNew("one\n", to: "A/b.txt"))
        #expect(try !writer.writeNew("one\n", to: "A/b.txt"))
        #expect(try !writer.writeNew("two\n", to: "A/b.txt"))
        #expect(try !writer.writeNew("two\n", to: "link.txt"))

        expect(folder.files(in: "A"), is: ["b.txt": Data("one\n".utf8)])
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), is: ["A", "link.txt"])
    }

    @Test func `a folder that cannot be made is named with the reason`() {
        #expect(throws: OutputError.cannotCreateFolder(path: "/proc/none", reason: "No such file or directory")) {
            try DumpWriter(folder: "/proc/none")
        }
    }

    @Test func `whether a file may be written is known without making its folder`() throws {
        let folder = try TemporaryFolder()
        try folder.write("my notes\n", to: "notes.html")

        #expect(throws: OutputError.self) { try DumpWriter.checkRoom(for: "notes.html", in: folder.path) }
        try DumpWriter.checkRoom(for: "review.html", in: "\(folder.path)/none")

        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: ["notes.html"])
    }

    @Test(arguments: [
        "<!DOCTYPE html>\n<!-- Written by gomaui. -->\n", "<!-- Written by gomaui. -->\n<svg/>\n",
        "/* Written by gomaui. */\n", "{\n  \"generator\": \"gomaui\",\n", "{\"generator\": \"gomaui\"}\n",
        "goma:PillItem\ncategory: Filters / Pills\nglyphs: Unicode\n\n── Selected\n",
        "goma:PillItem\r\ncategory: Filters / Pills\r\nglyphs: Unicode\r\n\r\n── Selected\r\n",
    ])
    func `the program's own files are known by how they begin`(text: String) {
        #expect(OwnFile.isRecognized(text.utf8))
    }

    @Test func `the dump of a page is known by its beginning, however long the way to its file is`() {
        let name = String(repeating: "日本語", count: 20)
        let text = "page:\(name)\nfile: ../../\(name)/\(name).yaml\nglyphs: Unicode\n\n── first\n"

        #expect(OwnFile.isRecognized(text.utf8))
    }

    @Test(arguments: [
        "", "notes\n", "<!DOCTYPE html>\n<html>\n", "{\"name\": \"gomaui\"}\n", "a\nb\nc\nWritten by gomaui.\n",
        "{\"name\": \"x\", \"generator\": \"gomaui\"}\n",
        "category: x\nglyphs: y\n",
    ])
    func `other files are not`(text: String) { #expect(!OwnFile.isRecognized(text.utf8)) }

    @Test func `of several files none is written where one of somebody else's is in the way`() throws {
        let folder = try TemporaryFolder()
        try folder.write("my notes\n", to: "out/b.json")
        let writer = try DumpWriter(folder: "\(folder.path)/out", overwriting: .ownFiles)

        #expect(throws: OutputError.self) { try writer.writeAll([("a.json", "one\n"), ("b.json", "two\n")]) }

        expect(folder.files(in: "out"), is: ["b.json": Data("my notes\n".utf8)])
        try expect(writer.writeAll([("a.json", "one\n"), ("c.json", "two\n")]), is: 2)
    }

    @Test func `a file of somebody else's is left as it is, and nothing is written at all`() throws {
        let folder = try TemporaryFolder()
        try folder.write("my notes\n", to: "out/Filters/PillItem.txt")
        let writer = try DumpWriter(folder: folder.url.appendingPathComponent("out").path, overwriting: .ownFiles)
        let dump = CatalogueDump(ComponentRegistry.goma.components, options: .init(themes: [try SampleThemes.dark]))

        let error = #expect(throws: OutputError.self) { try dump.write(to: writer) }

        expect(
            error?.description.hasSuffix(
                "PillItem.txt\" was not written by gomaui and is left as it is; move it away, or name another folder"),
            is: true)
        expect(folder.files(in: "out"), is: ["Filters/PillItem.txt": Data("my notes\n".utf8)])
    }

    @Test func `a link leads nowhere`() throws {
        let folder = try TemporaryFolder()
        try folder.write("<!-- Written by gomaui. -->\n", to: "elsewhere/index.md")
        try folder.write("", to: "out/keep")
        for name in ["Filters", "index.md"] {
            try FileManager.default.createSymbolicLink(
                at: folder.url.appendingPathComponent("out/\(name)"),
                withDestinationURL: folder.url.appendingPathComponent(
                    "elsewhere" + (name == "index.md" ? "/index.md" : "")))
        }
        let writer = try DumpWriter(folder: folder.url.appendingPathComponent("out").path, overwriting: .ownFiles)

        #expect(throws: OutputError.self) { try writer.write("<!-- Written by gomaui. -->\n1\n", to: "Filters/a.txt") }
        #expect(throws: OutputError.self) { try writer.write("<!-- Written by gomaui. -->\n1\n", to: "index.md") }

        expect(folder.files(in: "elsewhere"), is: ["index.md": Data("<!-- Written by gomaui. -->\n".utf8)])
    }

    @Test(arguments: ["../a", "a/../../b", "/a", "", "a//b", "a/.", "a\0b"])
    func `a path out of the folder is refused`(path: String) throws {
        let folder = try TemporaryFolder()
        let writer = try DumpWriter(folder: folder.url.path)

        #expect(throws: OutputError.outside(path: path, folder: folder.url.path)) { try writer.write("x", to: path) }
    }

    @Test func `what an ended run has left behind goes with the next one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("hal", to: "A/.b.txt.gomaui-new")
        let writer = try DumpWriter(folder: folder.url.path)

        try writer.write("whole\n", to: "A/b.txt")

        try expect(FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/A"), is: ["b.txt"])
    }

    @Test func `hidden files, and files whose names only end as drafts' do, are nobody's drafts`() throws {
        let folder = try TemporaryFolder()
        for name in [".hidden", "b.txt.gomaui-new", ".b.txt.gomaui-new"] { try folder.write("mine", to: "A/\(name)") }
        let writer = try DumpWriter(folder: folder.path)

        try writer.write("whole\n", to: "A/b.txt")

        try expect(
            FileManager.default.contentsOfDirectory(atPath: folder.path + "/A").sorted(),
            is: [".hidden", "b.txt", "b.txt.gomaui-new"])
    }
}
