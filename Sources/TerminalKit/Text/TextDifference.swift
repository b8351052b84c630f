/// The part in which two texts differ, for making either of them from the other.
struct TextDifference {
    /// Bytes before it, which both have.
    private let start: Int
    private let removed: String
    private let inserted: String

    /// The smallest part that holds everything in which the texts differ, in whole characters of Unicode.
    init(from old: String, to new: String) {
        var (old, new) = (old, new)
        (start, removed, inserted) = old.withUTF8 { old in
            new.withUTF8 { new in
                let shorter = min(old.count, new.count)
                var start = 0
                while start < shorter, old[start] == new[start] { start += 1 }
                while start > 0, Self.isInside(start, old) || Self.isInside(start, new) { start -= 1 }
                var end = 0
                while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
                while end > 0, Self.isInside(old.count - end, old) { end -= 1 }
                return (
                    start, String(decoding: old[start..<old.count - end], as: UTF8.self),
                    String(decoding: new[start..<new.count - end], as: UTF8.self)
                )
            }
        }
    }

    /// Size of what is kept for it.
    var bytes: Int { removed.utf8.count + inserted.utf8.count }

    /// The new text, from the old one.
    func applied(to old: String) -> String { Self.replacing(removed, with: inserted, at: start, in: old) }

    /// The old text, from the new one.
    func reverted(in new: String) -> String { Self.replacing(inserted, with: removed, at: start, in: new) }

    private static func replacing(_ part: String, with other: String, at start: Int, in text: String) -> String {
        let begin = text.utf8.index(text.startIndex, offsetBy: start)
        let end = text.utf8.index(begin, offsetBy: part.utf8.count)
        return String(text[..<begin]) + other + String(text[end...])
    }

    /// Whether a place is in the middle of a character's bytes.
    private static func isInside(_ place: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        place < text.count && text[place] & 0xC0 == 0x80
    }
}
