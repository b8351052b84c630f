/// A picture that is asked for by its name: initials where it does not come, and faint ones while it is on its way. Unless
/// it is told to be spoken, words beside it say what it shows.
package final class LoadedPictureView: PictureView {
    /// The progress of a picture.
    package enum Phase: Hashable, Sendable {
        /// There is none to come.
        case none
        case loading
        case loaded
        case failed
    }

    /// How far the picture has come that was asked for last.
    private(set) var phase = Phase.none
    private let loader: any ImageLoader
    private let extent: Size
    private let spinner: Spinner?
    private let failureMark: Label?
    private var imageName: String?
    private var arrival: AnyCancellable?

    /// - Parameters:
    ///   - extent: columns and rows wanted.
    ///   - tellsPhase: whether a spinner shows below the initials while the picture is on its way, and a mark where it has
    ///     not come.
    package init(in environment: ViewEnvironment, extent: Size, tellsPhase: Bool = false) {
        loader = environment.imageLoader
        self.extent = extent
        spinner = tellsPhase ? Spinner(in: environment) : nil
        failureMark = tellsPhase ? Label(style: TextStyle(.textSecondary)).unspoken() : nil
        super.init(style: TextStyle(.textSecondary, on: .backgroundSecondary, .bold))
        scaling = .filling
        isSpoken = false
        leastSize = Size(width: 4, height: 2)
        [spinner, failureMark].compactMap(\.self).forEach(addSubview)
        renderPhase()
    }

    /// Shows the picture of that name; `nil` shows the initials of `label`. Another name calls off what is on its way.
    /// - Parameter isAwaited: whether what there will be a picture of is itself on its way.
    package func render(_ name: String?, label: String, isAwaited: Bool = false) {
        guard !isAwaited else { return renderAwaited() }
        self.label = label
        guard name != imageName || name == nil && phase != .none else { return }
        imageName = name
        arrival = nil
        picture = nil
        enter(name == nil ? .none : .loading)
        guard let name else { return }
        arrival = loader.image(named: name).sink { [weak self] in
            if case .failure = $0 { self?.enter(.failed) }
        } receiveValue: { [weak self] in
            self?.picture = $0
            self?.enter(.loaded)
        }
    }

    private func renderAwaited() {
        label = ""
        guard imageName != nil || phase != .loading else { return }
        render(nil, label: "")
        enter(.loading)
    }

    private func enter(_ phase: Phase) {
        guard phase != self.phase else { return }
        self.phase = phase
        renderPhase()
        setNeedsDisplay()
    }

    private func renderPhase() {
        spinner?.turn(while: phase == .loading)
        failureMark?.isHidden = phase != .failed
        failureMark?.text = glyphs.error.string
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(extent.width, proposal.width), height: min(extent.height, proposal.height))
    }

    /// Marks stand below the initials, where there is a row for them.
    override package func layoutSubviews() {
        let y = (bounds.height - 1) / 2 + 1
        for mark in [spinner, failureMark].compactMap(\.self) {
            let width = min(1, bounds.width)
            mark.frame = Rect(x: (bounds.width - width) / 2, y: y, width: width, height: y < bounds.height ? 1 : 0)
        }
    }

    override package func draw(in painter: Painter) {
        super.draw(in: painter)
        if phase == .loading { painter.restyle(bounds, adding: .dim) }
    }
}
