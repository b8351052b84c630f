/// A mark in a ring, large enough to be seen first; a spinner in its place while something is on its way.
package final class StatusRing: View {
    private lazy var markLabel = Label(alignment: .center).unspoken()
    private let spinner: Spinner

    package init(in environment: ViewEnvironment) {
        spinner = Spinner(in: environment)
        super.init()
        [markLabel, spinner].forEach(addSubview)
        spinner.layout {
            $0.centerX.equal(to: self)
            $0.centerY.equal(to: self)
        }
        markLabel.layout {
            $0.horizontal.equal(to: self)
            $0.centerY.equal(to: self)
        }
        border = .light
    }

    /// - Parameters:
    ///   - mark: `nil` for the spinner.
    ///   - role: of what has happened; `nil` before anything is known.
    package func show(_ mark: String?, _ role: ColorRole?) {
        let style = role.map { TextStyle($0, .bold) } ?? TextStyle(.textSecondary, .dim)
        spinner.style = style
        spinner.turn(while: mark == nil)
        markLabel.text = mark ?? ""
        markLabel.style = style
        borderStyle = TextStyle(foreground: style.foreground, attributes: style.attributes.subtracting(.bold))
        background = role.map { ColorReference.blend($0, share: 0.15, on: .backgroundCards) } ?? .level(.control)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 9), height: 3) }
}
