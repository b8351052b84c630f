extension String {
    /// As much of the text as so many clusters hold, of which none is longer than can be typed. Costs what is taken, however
    /// long the rest is.
    package func fitting(clusters most: Int) -> String {
        // A cluster has a byte at least.
        guard utf8.count > max(0, most) else { return self }
        let scalars = unicodeScalars
        let mostScalars = max(0, most) * EditableText.longestTypedCluster
        let end = scalars.index(scalars.startIndex, offsetBy: mostScalars, limitedBy: scalars.endIndex)
        let bounded = end.map { String(scalars[..<$0]) } ?? self
        return String(bounded.prefix(max(0, most)))
    }
}
