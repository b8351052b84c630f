/// An app's content over the bar of keys. Where there is but one row, it is the content's.
final class RootView: View {
    let bar: KeyHintBar
    var content: View {
        didSet { if content !== oldValue { contentReplaced(oldValue) } }
    }
    private let strip = View()
    private let words: (KeyTitle) -> String

    init(_ content: View, style: AppStyle, words: @escaping (KeyTitle) -> String) {
        self.content = content
        self.words = words
        bar = KeyHintBar(style: style.hint, messageStyle: style.message)
        super.init()
        background = style.ground
        strip.background = style.barGround
        strip.embed(bar, insetBy: Insets(horizontal: 1))
        [content, strip].forEach(addSubview)
    }

    override func keyTitle(_ title: KeyTitle) -> String { words(title) }

    /// The content, over a row for the keys.
    override func sizeThatFits(_ proposal: Size) -> Size {
        let wish = content.measure(Size(width: proposal.width, height: max(0, proposal.height - 1)))
        return Size(width: wish.width, height: wish.height + 1)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let barHeight = height > 1 ? 1 : 0
        content.frame = Rect(x: 0, y: 0, width: width, height: height - barHeight)
        strip.frame = Rect(x: 0, y: height - barHeight, width: width, height: barHeight)
    }

    private func contentReplaced(_ old: View) {
        // It may stand in what has come in its place.
        if old.superview === self { old.removeFromSuperview() }
        insertSubview(content, at: 0)
    }
}
