/// A recording on a site, as pictures that play by themselves: one in dark colours, one in light ones.
package struct SiteRecording {
    /// What it shows, such as "app-day".
    package let title: String
    /// The documents, each with the appearance of its theme.
    let pictures: [(appearance: Appearance, text: String)]

    /// - Parameter themes: of each appearance the first is taken.
    package init(_ recording: PlayRecording, themes: [StyleProvider]) {
        title = recording.title
        pictures = Appearance.allCases.compactMap { appearance in
            themes.first { $0.appearance == appearance }.map { theme in
                (appearance, AnimatedSVGWriter(theme: theme).lines(of: recording).joined(separator: "\n") + "\n")
            }
        }
    }

    /// The files below the site's folder.
    var paths: [String] { pictures.map { path(of: $0.appearance) } }

    func path(of appearance: Appearance) -> String {
        "recordings/\(FileName.safe(title))-\(appearance.rawValue).svg"
    }
}
