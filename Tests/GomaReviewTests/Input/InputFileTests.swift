import Expectations
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import GomaReview

@Suite struct InputFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func problem(at path: String, as kind: InputKind, takesPipes: Bool = true) -> String? {
        let error = #expect(throws: InputError.self) {
            try InputFile.text(at: path, as: kind, takesPipes: takesPipes)
        }
        return error?.description
    }

    @Test(arguments: InputKind.allCases)
    func `byte order marks and line ends of other systems are read over in every kind of file`(kind: InputKind) throws {
        try folder.write(Data([0xEF, 0xBB, 0xBF]) + Data("a\r\nb\n\r\nc".utf8), to: "file")

        try expect(InputFile.text(at: path("file"), as: kind), is: "a\nb\n\nc")
    }

    @Test func `a pipe that comes in a file's place while it is opened is not waited for`() throws {
        let (plain, pipe, place, next) = (path("plain"), path("pipe"), path("theme.yaml"), path("next"))
        for name in ["plain", "theme.yaml"] { try folder.write("name: night", to: name) }
        expect(mkfifo(pipe, 0o600), is: 0)
        let writer = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        defer { close(writer) }
        let changes = DispatchGroup()
        DispatchQueue.global().async(group: changes) {
            for number in 0..<20_000 {
                link(number.isMultiple(of: 2) ? pipe : plain, next)
                rename(next, place)
            }
        }

        var answers: Set<String> = []
        while changes.wait(timeout: .now()) == .timedOut {
            let patience = InputPatience(forWriter: .zero, forBytes: .zero)
            let answer = Result { () throws(InputError) in
                try InputFile.text(at: place, named: "x", as: .theme, takesPipes: false, patience: patience)
            }
            switch answer {
            case .success(let text): answers.insert(text)
            case .failure(let error): answers.insert("\(error)")
            }
        }

        #expect(answers.isSubset(of: ["name: night", "x: is a named pipe; a theme is read from a file or a pipe"]))
    }

    @Test func `a mark that does not begin the file stays`() throws {
        try folder.write("a\u{FEFF}b", to: "file")
        try expect(InputFile.text(at: path("file"), as: .state), is: "a\u{FEFF}b")
    }

    @Test(arguments: [InputKind.theme, .scheme, .state, .page])
    func `a file may be as large as its kind and not a byte larger, and the message has both sizes`(
        kind: InputKind
    ) throws {
        try folder.write(Data(repeating: 0x61, count: 1 << 20), to: "whole")
        try folder.write(Data(repeating: 0x61, count: (1 << 20) + 1), to: "large")

        try expect(InputFile.text(at: path("whole"), as: kind).utf8.count, is: 1 << 20)
        expect(
            problem(at: path("large"), as: kind)?.hasPrefix("\(path("large")): has 1048577 bytes; "), is: true)
        expect(problem(at: path("large"), as: kind)?.hasSuffix(" may have 1048576 bytes (1 MiB)"), is: true)
    }

    @Test func `what is no text is refused with its kind`() throws {
        try folder.write(Data([0x6E, 0xFF, 0xFE]), to: "latin.yaml")
        try folder.write(Data([0x6E, 0x00, 0x6E]), to: "binary.yaml")

        for name in ["latin.yaml", "binary.yaml"] {
            expect(problem(at: path(name), as: .theme), is: "\(path(name)): is not UTF-8 text, as a theme has to be")
        }
    }

    @Test func `what is not there, no file or without end is named for what it is`() throws {
        try folder.write("x", to: "file")
        expect(
            problem(at: path("none.yaml"), as: .theme), is: "there is no theme file \"\(path("none.yaml"))\" to read")
        expect(problem(at: path("file/below"), as: .script), is: "there is no script \"\(path("file/below"))\" to read")
        expect(
            problem(at: folder.path, as: .page), is: "\(folder.path): is a folder; a page is read from a file or a pipe"
        )
        expect(
            problem(at: "/dev/zero", as: .scheme),
            is: "/dev/zero: is a device; a colour scheme is read from a file or a pipe")
        try expectEmpty(InputFile.text(at: "/dev/null", as: .script))
    }

    @Test func `a pipe is read to its end, and one that nobody named is not waited for`() throws {
        expect(mkfifo(path("pipe"), 0o600), is: 0)
        let file = path("pipe")
        let writer = Thread {
            let descriptor = open(file, O_WRONLY)
            _ = write(descriptor, "name: night", 11)
            close(descriptor)
        }

        expect(
            problem(at: file, as: .theme, takesPipes: false),
            is: "\(file): is a named pipe; a theme is read from a file or a pipe")
        writer.start()
        try expect(InputFile.text(at: file, as: .theme), is: "name: night")
    }

    @Test func `a name of its own stands in messages`() throws {
        #expect(
            throws: InputError.missing(file: "a.yaml", kind: .state)
        ) { try InputFile.text(at: path("a.yaml"), named: "a.yaml", as: .state) }
    }

    @Test func `what was read of a stream before comes first in its text`() throws {
        try folder.write("night\n", to: "rest")
        let bytes = InputBytes(open(path("rest"), O_RDONLY | O_CLOEXEC), named: "rest", isFile: true)

        try expect(InputFile.text(of: bytes, after: Data("name: ".utf8), as: .theme), is: "name: night\n")
    }
}
