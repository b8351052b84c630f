import ArgumentParser

/// The formats of printed frames.
enum PlayFormat: String, CaseIterable, ExpressibleByArgument {
    case text, ansi
    /// All frames in one document, one below the other.
    case svg, html
}
