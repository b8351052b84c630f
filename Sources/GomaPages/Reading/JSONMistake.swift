/// The reason why a text is no JSON by the letter: something else stands somewhere.
struct JSONMistake: Error, Hashable {
    /// Counted from 1, as editors do.
    let line: Int
    /// Counted from 1.
    let column: Int

    /// - Parameter scanner: one that could not go on.
    init(at scanner: JSONScanner) {
        let before = scanner.bytes.prefix(scanner.place)
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        column = 1 + String(decoding: before[start...], as: UTF8.self).unicodeScalars.count
    }

    /// What is said of it where no other reader can say more.
    func words(in file: String) -> String { "\(file):\(line):\(column): what stands here is no JSON" }
}
