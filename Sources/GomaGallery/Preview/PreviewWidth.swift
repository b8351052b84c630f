/// The number of columns that a component is offered in a preview.
enum PreviewWidth: Hashable, Sendable, Codable {
    /// The component's own default, or less where there is less room.
    case standard
    /// So many, whatever the room; the preview scrolls sideways where they do not fit.
    case columns(Int)
    /// All the room there is.
    case fit

    /// Columns that can be asked for, as on the command line.
    static let range = 1...500
    /// Widths worth seeing: a narrow panel, half a screen, and whole ones.
    private static let presets = [32, 40, 60, 80]

    /// Whether it can be asked for; a file may say anything.
    var isInRange: Bool { if case .columns(let count) = self { Self.range.contains(count) } else { true } }

    /// The next width of the switcher, round at the end; from a width between two, the next wider one.
    var next: PreviewWidth {
        switch self {
        case .standard: .columns(Self.presets[0])
        case .columns(let count): Self.presets.first { $0 > count }.map(PreviewWidth.columns) ?? .fit
        case .fit: .standard
        }
    }

    /// The previous width of the switcher, round at the start; from a width between two, the next narrower one.
    var previous: PreviewWidth {
        switch self {
        case .standard: .fit
        case .columns(let count): Self.presets.last { $0 < count }.map(PreviewWidth.columns) ?? .standard
        case .fit: .columns(Self.presets[Self.presets.count - 1])
        }
    }

    /// For the status line; `nil` for the standard width, of which there is nothing to say.
    func title(in words: GalleryWords) -> String? {
        switch self {
        case .standard: nil
        case .columns(let count): words.columns(count)
        case .fit: words.text(.galleryAllColumns)
        }
    }
}
