/// The surroundings of a play: the components and themes that there are, the time line, and where files come from and
/// go to.
@MainActor
package struct PlaySetting {
    package let script: PlayScript
    package let registry: ComponentRegistry
    package let library: ThemeLibrary
    /// The theme that the script names, or the default.
    package let style: StyleProvider
    package let environment: ViewEnvironment
    package let time: VirtualTime
    /// Reads the files that the script names.
    package let files: PlayFiles
    /// Where what the script saves goes.
    package let saves: SaveFolder
    /// To be called when what is played ends.
    package let onQuit: () -> Void
}
