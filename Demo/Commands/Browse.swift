import ArgumentParser

/// `gomaui`
struct Browse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Open the gallery: every component, with a live preview (the default).")

    @OptionGroup var flags: RenderFlags

    func run() async throws { try await GallerySession.runGallery(flags) }
}
