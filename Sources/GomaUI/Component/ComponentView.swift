import TerminalKit

/// A view that shows a view model, and can be used again for another.
@MainActor
public protocol BindableView<ViewModel, State>: View {
    /// The protocol that the view is driven by, as `any …ViewModelProtocol`.
    associatedtype ViewModel
    associatedtype State: DisplayState

    init(environment: ViewEnvironment)

    func configure(with viewModel: ViewModel)
    func prepareForReuse()
}

/// The base of every component's view: binds a view model, draws its state at once and on every change, and can be used
/// again for another.
///
/// A component overrides ``setupSubviews()``, ``initConstraints()``, ``setupWithTheme()`` and ``render(_:)``, and declares
/// what it answers to in `keyBindings`; whoever declares keys can have the focus.
open class ComponentView<ViewModel, State: DisplayState>: Control, BindableView, ModelDriven {
    public let environment: ViewEnvironment
    public private(set) var viewModel: ViewModel?
    private var subscription: AnyCancellable?

    public required init(environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        ownGlyphs = environment.glyphs
        focusStyle = TextStyle(.highlightPrimary, .bold)
        setupSubviews()
        initConstraints()
        setupWithTheme()
        render(.blank)
    }

    override open var controlWords: ControlWords { environment.controlWords }

    // MARK: To override

    /// Puts the parts in place. First of the three steps of making a view.
    open func setupSubviews() {}

    /// Pins the parts. Second step.
    open func initConstraints() {}

    /// Gives the parts their roles. Third step.
    open func setupWithTheme() {}

    /// Shows a state: every part is written on every call, so that nothing of an earlier state is left.
    open func render(_ state: State) {}

    /// Forgets what the customer did to the view alone, such as how far it was scrolled. What has to be there when the
    /// model comes back is for ``KeepsInterfaceState``.
    open func resetInteraction() {}

    /// Whether the component takes all the columns it is offered.
    open var fillsWidth: Bool { false }

    /// Without a view model there is nobody to tell what the customer does.
    override open var canBecomeFocused: Bool { viewModel != nil && super.canBecomeFocused }

    // MARK: Binding

    /// Shows `viewModel`: its current state before this returns, and every change from then on.
    public final func configure(with viewModel: ViewModel) {
        guard let source = viewModel as? any DisplayStateSource<State> else {
            preconditionFailure("\(name): \(type(of: viewModel)) is no source of \(State.self)")
        }
        if let bound = self.viewModel as? any DisplayStateSource<State>, bound === source { return }
        letGo()
        self.viewModel = viewModel
        follow(source)
        (self as? any KeepsInterfaceState)?.takeUpInterfaceState(of: source, from: environment.interfaceStates)
    }

    /// Makes the view as if it were new.
    public final func prepareForReuse() {
        guard viewModel != nil else { return }
        letGo()
        isEnabled = true
        isSelected = false
        render(.blank)
    }

    /// Lets go of the model that is shown, if any, and of all that the customer did to the view meanwhile.
    private func letGo() {
        guard let model = viewModel as? any DisplayStateSource<State> else { return }
        (self as? any KeepsInterfaceState)?.leaveInterfaceState(of: model, in: environment.interfaceStates)
        subscription = nil
        viewModel = nil
        resetInteraction()
    }

    /// Shows `viewModel`, or nothing where there is none.
    public final func bind(to viewModel: ViewModel?) {
        if let viewModel { configure(with: viewModel) } else { prepareForReuse() }
    }

    /// Shows `viewModel`; where there is none, the view is out of sight.
    public final func show(_ viewModel: ViewModel?) {
        bind(to: viewModel)
        isHidden = viewModel == nil
    }

    var modelPlace: (path: String, id: String?)? {
        guard let path = (viewModel as? any IntentTarget)?.path else { return nil }
        return (path, (viewModel as? any DisplayStateSource<State>)?.currentDisplayState.identifierPart)
    }

    private func follow(_ source: some DisplayStateSource<State>) {
        render(source.currentDisplayState)
        subscription = source.displayStatePublisher.dropFirst().sink { [weak self] in self?.render($0) }
    }

    override open func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        guard fillsWidth, proposal.width < View.unbounded else { return size }
        return Size(width: proposal.width, height: size.height)
    }
}
