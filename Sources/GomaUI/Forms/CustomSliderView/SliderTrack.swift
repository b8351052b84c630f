/// How heavy the track of a slider is.
public enum SliderTrack: String, CaseIterable, Codable, Hashable, Sendable {
    case thin, thick
}
