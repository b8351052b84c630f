/// The weight of a slider's track.
public enum SliderTrack: String, CaseIterable, Codable, Hashable, Sendable {
    case thin, thick
}
