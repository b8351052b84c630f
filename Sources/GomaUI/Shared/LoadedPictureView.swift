import TerminalKit

/// A picture that is asked for by its name: initials where it does not come, and faint ones while it is on its way.
final class LoadedPictureView: PictureView {
    private let loader: any ImageLoader
    private let extent: Size
    private var imageName: String?
    private var isLoading = false
    private var arrival: AnyCancellable?

    /// - Parameter extent: columns and rows wanted.
    init(in environment: ViewEnvironment, extent: Size) {
        loader = environment.imageLoader
        self.extent = extent
        super.init(style: TextStyle(.textSecondary, on: .backgroundSecondary, .bold))
    }

    /// Shows the picture of that name; `nil` shows the initials of `label`.
    func render(_ name: String?, label: String) {
        self.label = label
        guard name != imageName else { return }
        imageName = name
        picture = nil
        isLoading = name != nil
        setNeedsDisplay()
        arrival = name.map { name in
            loader.image(named: name).sink { [weak self] _ in
                self?.isLoading = false
                self?.setNeedsDisplay()
            } receiveValue: { [weak self] in
                self?.picture = $0
            }
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(extent.width, proposal.width), height: min(extent.height, proposal.height))
    }

    override func draw(in painter: Painter) {
        super.draw(in: painter)
        if isLoading, picture == nil { painter.restyle(bounds, adding: .dim) }
    }
}
