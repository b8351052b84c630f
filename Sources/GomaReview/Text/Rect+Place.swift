extension Rect {
    /// Where it lies and how large it is, as dumps tell it: `0,0 size 16×4`.
    package var place: String { "\(minX),\(minY) size \(width)×\(height)" }
}
