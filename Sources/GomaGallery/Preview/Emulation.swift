/// A terminal and a customer other than those at hand; `nil` is what is at hand.
struct Emulation: Hashable, Sendable, Codable {
    var depth: ColorDepth?
    var isASCII: Bool?
    var language: Localization?
}

extension Emulation {
    /// The next depth after the current one: fewer and fewer colours than there are at hand, then those again.
    mutating func selectNextDepth(below own: ColorDepth) {
        let fewer = Array(ColorDepth.allCases.drop { $0 != own }.dropFirst())
        let place = depth.flatMap { fewer.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        depth = place < fewer.count ? fewer[place] : nil
    }

    /// The other glyphs, or those at hand again.
    mutating func switchGlyphs(from own: Glyphs) { isASCII = isASCII == nil ? !own.isASCII : nil }

    /// The next language that is not the one at hand, then that again.
    mutating func selectNextLanguage(besides own: any LocalizationProvider) {
        let others = Localization.allCases.filter { $0.locale != own.locale }
        let place = language.flatMap { others.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        language = place < others.count ? others[place] : nil
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
