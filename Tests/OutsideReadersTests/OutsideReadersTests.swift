import Foundation
import OutsideReaders
import Testing

/// The files with which Tests/fuzz begins, and what it has found: none may end the program, and those that are valid stay so.
@MainActor
struct OutsideReadersTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../Fuzz/Corpus").standardizedFileURL

    private func files(of reader: OutsideReader) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(
            at: Self.corpus.appendingPathComponent(reader.rawValue), includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }
    }

    @Test(arguments: OutsideReader.allCases)
    func `every file that fuzzing begins with ends in an answer`(reader: OutsideReader) throws {
        let files = try files(of: reader)
        #expect(files.count >= 4)

        for file in files {
            let data = try Data(contentsOf: file)
            let isValid = !file.lastPathComponent.hasPrefix("bad-")
            do {
                try reader.read(data)
                #expect(isValid, "\(file.lastPathComponent) is taken")
            } catch {
                #expect(!isValid, "\(file.lastPathComponent): \(error)")
                #expect(!"\(error)".isEmpty)
            }
        }
    }

    @Test(arguments: OutsideReader.allCases)
    func `bytes changed at random in such a file end in an answer`(reader: OutsideReader) throws {
        var random = UInt64(7)
        func number(below end: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % end
        }
        var refused = 0
        for file in try files(of: reader) {
            let data = try Data(contentsOf: file).prefix(4096)
            for _ in 0..<8 where !data.isEmpty {
                var bytes = Array(data)
                for _ in 0..<4 {
                    bytes[number(below: bytes.count)] = UInt8(number(below: 256))
                }
                do { try reader.read(Data(bytes)) } catch { refused += 1 }
            }
        }
        // A feed's bad lines are told apart, not refused with the whole.
        #expect(refused > 0 || reader == .feed)
    }
}
