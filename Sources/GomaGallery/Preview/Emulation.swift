/// A terminal and a customer other than those at hand; `nil` is what is at hand.
struct Emulation: Hashable, Sendable, Codable {
    var depth: ColorDepth?
    var isASCII: Bool?
    var language: Localization?
}

extension Emulation {
    /// The next depth after the current one: fewer and fewer colours than there are at hand, then those again.
    mutating func selectNextDepth(below own: ColorDepth) {
        depth = Self.next(after: depth, among: ColorDepth.allCases.drop { $0 != own }.dropFirst())
    }

    /// The other glyphs, or those at hand again.
    mutating func switchGlyphs(from own: Glyphs) { isASCII = isASCII == nil ? !own.isASCII : nil }

    /// The next language that is not the one at hand, then that again.
    mutating func selectNextLanguage(besides own: any LocalizationProvider) {
        language = Self.next(after: language, among: Localization.allCases.filter { $0.locale != own.locale })
    }

    /// The value after another; the first where there is none, and none after the last.
    private static func next<Value: Equatable>(after value: Value?, among values: some Collection<Value>) -> Value? {
        guard let value, let place = values.firstIndex(of: value) else { return values.first }
        return values[place...].dropFirst().first
    }
}

extension ColorDepth {
    /// The depth as people call it.
    func title(in words: GalleryWords) -> String {
        switch self {
        case .direct: words.text(.galleryAllColors)
        case .indexed256: words.text(.gallery256Colors)
        case .indexed16: words.text(.gallery16Colors)
        case .indexed8: words.text(.gallery8Colors)
        case .monochrome: words.text(.galleryMonochrome)
        }
    }
}

extension Localization: Codable {}
