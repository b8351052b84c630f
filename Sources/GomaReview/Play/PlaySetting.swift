import GomaUI
import TerminalKit

/// The surroundings of a play: the components and themes that there are, the time line, and where files come from and
/// go to.
@MainActor
public struct PlaySetting {
    public let script: PlayScript
    public let registry: ComponentRegistry
    public let library: ThemeLibrary
    /// The theme that the script names, or the default.
    public let style: StyleProvider
    public let environment: ViewEnvironment
    public let time: VirtualTime
    /// Reads the files that the script names.
    public let files: PlayFiles
    /// Where what the script saves goes.
    public let saves: SaveFolder
    /// To be called when what is played ends.
    public let onQuit: () -> Void
}
