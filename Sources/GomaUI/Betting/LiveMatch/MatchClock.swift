/// The progress of a match, in words.
package enum MatchClock {
    /// The words a minute later, such as "46'" after "45'"; the same words where they name no minute.
    package static func afterMinute(_ text: String) -> String {
        guard let match = text.firstMatch(of: /(\d+)(?:'| Min)/), let minute = Int(match.1), minute < Int.max else {
            return text
        }
        return text.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: String(minute + 1))
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
