/// The view of one component's screen: its name and states on top, the status at the bottom. Where there is room, its
/// other states stand beside and below the one on show.
final class ComponentScreenView: GalleryView {
    let preview = PreviewView()
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let category = Label(foreground: .textSecondary)
    private let summary = Label(foreground: .textSecondary)
    let strip = StateStripView()
    /// The preview, and the other states beside it.
    private(set) lazy var states = StatesView(preview)
    private let line = HairlineView(.horizontal)
    private let panelLine = HairlineView(.vertical)
    /// What stands open beside the component, or below it.
    var panel: Panel? { didSet { panelChanged(from: oldValue) } }
    /// How a panel comes in that none was open before.
    private let slide: PanelSlide
    private lazy var head = StackView([title, category, summary], spacing: Spacing.sm)

    init(slide: PanelSlide, words: GalleryWords = .english) {
        self.slide = slide
        super.init(words: words)
        slide.onMove = { [weak self] in self?.setNeedsLayout() }
        summary.minimumWidth = 16
        summary.dropOrder = 2
        category.dropOrder = 1
        [head, strip, line, states, panelLine, status].forEach(addSubview)
    }

    func show(_ content: PreviewContent) {
        title.text = content.component.name
        category.text = content.component.category.title
        let stateSummary = content.state.summary
        summary.text = stateSummary.isEmpty ? content.component.summary : stateSummary
        preview.show(content.instance.view, width: content.component.defaultWidth)
        panel?.show(content)
    }

    private func panelChanged(from old: Panel?) {
        guard old !== panel else { return }
        old?.willClose()
        old?.removeFromSuperview()
        if let panel { addSubview(panel) }
        // What is there when the screen comes up has been there.
        let comesIn = old == nil && panel != nil && !status.frame.isEmpty
        comesIn ? slide.start() : slide.finish()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: width - 4, height: 1)
        strip.frame = Rect(x: 0, y: 1, width: width, height: 1)
        line.frame = Rect(x: 0, y: 2, width: width, height: 1)
        let body = Rect(x: 0, y: 3, width: width, height: height - 4)
        let place = panel.map { PanelPlace(of: $0.kind, in: body) }
        states.hasRoomForTiles = StatesView.hasRoomForTiles(on: bounds.size)
        states.frame = place?.component ?? body
        if let shown = place?.away(by: slide) {
            panelLine.axis = shown.axis == .horizontal ? .vertical : .horizontal
            panelLine.frame = shown.line
            panel?.frame = shown.panel
        } else {
            panelLine.frame = .zero
        }
        panel?.isHidden = place?.coversComponent == true && hasFocusInComponent
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }

    /// Whether the component has the keys, so that nothing may cover it.
    private var hasFocusInComponent: Bool {
        guard let component = preview.component else { return false }
        return window?.focusedView?.isDescendant(of: component) ?? false
    }
}
