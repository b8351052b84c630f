extension Surface {
    /// The surface with the gallery's ground where the component has none of its own.
    var onGround: Surface {
        var surface = self
        for y in 0..<size.height {
            for x in 0..<size.width where surface[x, y].background == .terminalDefault {
                surface[x, y].background = .role(.backgroundPrimary)
            }
        }
        return surface
    }
}
