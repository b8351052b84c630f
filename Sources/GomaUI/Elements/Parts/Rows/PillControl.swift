/// A mark and a few words on a round ground, one row high, to press. Without a ground the first column is the focus
/// mark's.
package final class PillControl: PressControl {
    /// The words, the mark and the look of the pill.
    package struct Face: Hashable, Sendable {
        /// Before the words; empty for none.
        package var icon: String
        /// Look of the mark.
        package var iconStyle: TextStyle
        /// Empty for a mark alone.
        package var title: String
        /// Look of the words.
        package var titleStyle: TextStyle
        /// What both stand on; `nil` for what lies below.
        package var ground: ColorRole?
        /// Whether the mark stays where there is no room for both, and the words go as a whole; otherwise the words stay.
        package var keepsIcon: Bool
        /// Blank columns wanted inside each end.
        package var padding: Int

        package init(
            icon: String = "", iconStyle: TextStyle = TextStyle(.iconPrimary, .bold), title: String = "",
            titleStyle: TextStyle = TextStyle(.button, .textPrimary), ground: ColorRole? = nil,
            keepsIcon: Bool = false, padding: Int = Spacing.xs
        ) {
            self.icon = icon
            self.iconStyle = iconStyle
            self.title = title
            self.titleStyle = titleStyle
            self.ground = ground
            self.keepsIcon = keepsIcon
            self.padding = padding
        }
    }

    private lazy var iconLabel = Label().unspoken()
    private lazy var titleLabel = Label()
    private lazy var pill = PillBox([iconLabel, titleLabel])
    private var face = Face()

    override package init(actionTitle: String) {
        super.init(actionTitle: actionTitle)
        embed(pill)
    }

    package func render(_ face: Face) {
        self.face = face
        iconLabel.text = face.icon
        iconLabel.dropOrder = face.title.isEmpty || face.keepsIcon ? 0 : 1
        titleLabel.text = face.title
        titleLabel.dropOrder = face.keepsIcon ? 1 : 0
        titleLabel.minimumWidth = face.keepsIcon ? nil : 3
        pill.padding = face.padding
        renderLook()
    }

    override package func stateChanged() {
        super.stateChanged()
        renderLook()
    }

    /// A fill reaches its ends. What cannot be pressed is faint, on a fainter one.
    private func renderLook() {
        let faint = TextStyle(face.ground == nil ? .textDisablePrimary : .textPrimary, .dim)
        iconLabel.style = isEnabled ? face.iconStyle : faint
        titleLabel.style = isEnabled ? face.titleStyle : faint
        let ground = face.ground.map { ColorReference.role($0) }
        let ends: PillBox.Ends = face.ground == nil ? .blank : isEnabled ? .filled : .faint
        pill.look = PillBox.Look(ground: ground, ends: ends)
    }
}
