/// Segments of a bar: no terminal has room for more.
public enum SegmentCount: NumberRange {
    public static let range: ClosedRange<Int> = 0...200
}
