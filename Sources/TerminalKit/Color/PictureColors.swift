/// The colours of pictures on a terminal with few: of two colours that share a cell, those are taken that come nearest
/// when they are seen from afar, as one, so that a cell can look like a colour between two of the palette.
struct PictureColors: Sendable {
    private let points: [OKLab]
    /// Places in the palette that may be taken.
    private let places: Range<Int>

    /// Entries near to either colour that are tried.
    private static let candidates = 6
    /// How much each colour by itself counts, against both as one.
    private static let ownShare = 0.25
    /// How much it costs where two colours lie far apart that should be near: a cell then looks like grain.
    private static let grainCost = 0.08

    init(_ palette: TerminalPalette) {
        points = palette.colors.map(Self.point)
        places = palette.knownPlaces
    }

    /// Places of the two colours.
    /// - Parameter quarters: how many quarters of the cell the first one takes, 0…4.
    func pair(_ foreground: RGBColor, _ background: RGBColor, quarters: Int) -> (foreground: Int, background: Int) {
        let (ink, ground) = (Self.point(foreground), Self.point(background))
        let share = Double(quarters) / 4
        if quarters == 0 || quarters == 4 {
            return (nearest(to: ink, 1)[0], nearest(to: ground, 1)[0])
        }
        let wanted = Self.mixture(ink, ground, share)
        let wantedGrain = Self.grain(ink, ground)
        var best = (cost: Double.infinity, foreground: places.lowerBound, background: places.lowerBound)
        let grounds = nearest(to: ground, Self.candidates)
        for one in nearest(to: ink, Self.candidates) {
            for other in grounds {
                let seen = Self.mixture(points[one], points[other], share).squaredDistance(to: wanted)
                let own =
                    share * points[one].squaredDistance(to: ink) + (1 - share)
                    * points[other].squaredDistance(to: ground)
                let grain = max(0, Self.grain(points[one], points[other]) - wantedGrain)
                let cost = seen + Self.ownShare * own + Self.grainCost * grain
                if cost < best.cost { best = (cost, one, other) }
            }
        }
        return (best.foreground, best.background)
    }

    /// How far two colours lie apart that share a cell: black and white make grey, red and cyan make confetti.
    private static func grain(_ one: OKLab, _ other: OKLab) -> Double {
        let (dl, da, db) = (one.lightness - other.lightness, one.a - other.a, one.b - other.b)
        return dl * dl / 2 + (da * da + db * db) * hueWeight * hueWeight
    }

    /// A colour where differences in hue count for more than those in lightness: of a few colours, a dark green is rather
    /// black than red.
    private static func point(_ color: RGBColor) -> OKLab {
        var point = OKLab(color)
        point.a *= hueWeight
        point.b *= hueWeight
        return point
    }

    private static let hueWeight = 2.0

    private static func mixture(_ one: OKLab, _ other: OKLab, _ share: Double) -> OKLab {
        var mixed = one
        mixed.lightness = one.lightness * share + other.lightness * (1 - share)
        mixed.a = one.a * share + other.a * (1 - share)
        mixed.b = one.b * share + other.b * (1 - share)
        return mixed
    }

    /// The nearest places, the nearest first.
    private func nearest(to point: OKLab, _ count: Int) -> [Int] {
        var found: [(place: Int, distance: Double)] = []
        for place in places {
            let distance = points[place].squaredDistance(to: point)
            guard found.count < count || distance < found[found.count - 1].distance else { continue }
            let index = found.firstIndex { distance < $0.distance } ?? found.count
            found.insert((place, distance), at: index)
            if found.count > count { found.removeLast() }
        }
        return found.map(\.place)
    }
}
