extension PageDump {
    /// The window in which places of the accent are counted.
    private static let accentSize = Size(width: 120, height: 40)

    /// The pages on which the accent fills more places than one counts at a glance, a sentence for each.
    /// - Parameters:
    ///   - colors: say which roles are the accent.
    ///   - drawing: how they are drawn.
    package func crowdedPages(
        _ colors: some ColorResolver, drawn drawing: RenderOptions = RenderOptions(time: PageDump.rest)
    ) throws -> [String] {
        var options = Options()
        (options.sizes, options.drawing) = ([Self.accentSize], drawing)
        options.drawing.namesViews = false
        return try pictures(options).compactMap { picture in
            let places = AccentPlaces(in: picture.surface, colors: colors).places
            guard places.count > AccentPlaces.most else { return nil }
            return
                "\(file): \(picture.title) has the accent in \(places.count) places, and \(AccentPlaces.most) can be "
                + "counted at a glance: \(places.map(\.place).joined(separator: "; "))"
        }
    }
}
