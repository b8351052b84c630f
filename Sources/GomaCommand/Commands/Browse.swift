import ArgumentParser

/// `gomaui`
struct Browse: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "browse",
        abstract: "Open the gallery: every component, with a live preview (the default).",
        discussion: """
            It opens where it was left: at the same component and state, in the same theme. Options say otherwise, and \
            --fresh forgets all of it. The place is kept in $XDG_STATE_HOME/\(Program.name)/gallery.json, which is \
            ~/.local/state/\(Program.name)/gallery.json unless set.
            """)

    @OptionGroup var flags: ScreenFlags
    @OptionGroup var gallery: GalleryFlags

    func run(in program: Program) async throws {
        try await GallerySession.runGallery(program, flags.options, gallery.options)
    }
}
