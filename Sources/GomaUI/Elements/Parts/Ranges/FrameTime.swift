/// Milliseconds that a picture of a video stands.
public enum FrameTime: NumberRange {
    public static let range: ClosedRange<Int> = 1...60_000
}
