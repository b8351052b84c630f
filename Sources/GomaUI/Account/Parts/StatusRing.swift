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

    /// - Parameter mark: `nil` for the spinner.
    package func show(_ mark: String?, _ style: TextStyle, on ground: ColorReference) {
        spinner.style = style
        spinner.turn(while: mark == nil)
        markLabel.text = mark ?? ""
        markLabel.style = style
        borderStyle = TextStyle(foreground: style.foreground, attributes: style.attributes.subtracting(.bold))
        background = ground
    }

    override package func sizeThatFits(_ proposal: Size) -> Size { Size(width: min(proposal.width, 9), height: 3) }
}
