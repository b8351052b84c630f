import GomaUI

// Colours for meanings of your own: `TextStyle(.photoFinish, .bold)`, `background = .role(.track)`.
extension ColorRole {
    /// The winner of a photo finish; yellow where there are sixteen colours or fewer.
    static let photoFinish = Self(
        "race:photoFinish", .ink, DynamicColor(light: RGBColor(0x8A4B00), dark: RGBColor(0xFFB454)), standIn: 3)
    /// The ground of a race.
    static let track = Self("race:track", .ground, DynamicColor(light: RGBColor(0xE3EDE3), dark: RGBColor(0x203020)))
}
