/// The base of every component's view: binds a view model, draws its state at once and on every change, and can be used
/// again for another.
///
/// A component says what it consists of in ``content``, draws a state in ``render(_:)``, and declares what it answers to in
/// `keyBindings`; whoever declares keys can have the focus. One whose parts are not a stack overrides ``setupSubviews()``
/// and ``initConstraints()``.
open class ComponentView<ViewModel, State: DisplayState>: Control, BindableView, ModelDriven {
    /// Where the view gets time, words and glyphs from.
    public let environment: ViewEnvironment
    /// What drives the view; `nil` before ``configure(with:)`` and after it has been given back for reuse.
    public private(set) var viewModel: ViewModel? {
        didSet { hasReading = viewModel != nil }
    }
    private var subscription: AnyObject?
    /// Whether the state of a model that it has let go of is drawn still.
    private var isStale = false
    /// Says in place of the state why a view model cannot be shown.
    private var refusal: Label?
    /// Tells the component where it stands; `nil` where it does not want to know.
    private lazy var placeWatch = PlaceWatch(self)

    public required init(environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        hasReading = false
        share(environment.sharedGlyphs)
        focusStyle = TextStyle(.highlightPrimary, .bold)
        disabledInk = .textPrimary
        pageRole = GroundLevel.page.role
        setupSubviews()
        if let content { embed(content, insetBy: contentInsets) }
        initConstraints()
        setupWithTheme()
        render(.blank)
    }

    override open var controlWords: ControlWords { environment.controlWords }

    override open func keyTitle(_ title: KeyTitle) -> String { environment.text(title.text) }

    override open func limitWords(_ most: Int) -> String {
        environment.text(.textLimit, ["count": environment.money.string(whole: most)])
    }

    // MARK: To override

    /// What the component consists of, where that is one view, such as a stack: it fills the component, which has no
    /// height while it is hidden. `nil`, the default, for one that puts its parts in itself.
    open var content: View? { nil }

    /// Columns and rows left blank around ``content``; the first to go where room runs out.
    open var contentInsets: Insets { .zero }

    /// Adds parts beside ``content``, which lies over them. First of the three steps of making a view.
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

    /// Tells the model that is shown now, if any, and the one before, what the customer is at in the view, such as
    /// typing into it.
    /// - Parameter old: `nil` where the view has shown none, or has been made ready since.
    open func viewModelChanged(from old: ViewModel?) {}

    /// Whether the component takes all the columns it is offered.
    open var fillsWidth: Bool { false }

    /// Columns after which the component grows no wider, however many it is offered; `nil` for all of them.
    open var maximumWidth: Int? { nil }

    /// Without a view model there is nobody to tell what the customer does.
    override open var holdsFocus: Bool { viewModel != nil && super.holdsFocus }

    // MARK: Binding

    /// Shows `viewModel`: its current state before this returns, and every change from then on.
    ///
    /// A view whose `ViewModel` is driven by another state than its own has nothing to show, and says so where it stands.
    public final func configure(with viewModel: ViewModel) {
        guard let source = Self.source(in: viewModel) else { return refuse(viewModel) }
        showRefusal(nil)
        if let bound = self.viewModel.flatMap(Self.source), bound === source { return }
        // What was drawn before is not something that this model's state has come from.
        if isStale { becomeBlank() }
        let old = self.viewModel
        letGo()
        self.viewModel = viewModel
        follow(source)
        (self as? any KeepsInterfaceState)?.takeUpInterfaceState(of: source, from: environment.interfaceStates)
        viewModelChanged(from: old)
    }

    /// Makes the view as if it were new.
    public final func prepareForReuse() {
        showRefusal(nil)
        guard viewModel != nil || isStale else { return resetInteraction() }
        leaveModel()
        becomeBlank()
    }

    func leaveForGood() {
        guard viewModel != nil else { return }
        leaveModel()
        isStale = true
    }

    /// Lets go of the model for none, which that hears of.
    private func leaveModel() {
        let old = viewModel
        letGo()
        if old != nil { viewModelChanged(from: old) }
    }

    /// Shows what a new view does: it is in use, and not chosen.
    private func becomeBlank() {
        isStale = false
        isEnabled = true
        isSelected = false
        render(.blank)
    }

    /// Lets go of the model that is shown, if any, and of all that the customer did to the view meanwhile.
    private func letGo() {
        // What is told of the view is told of the model that it shows.
        placeWatch?.forget()
        if let model = viewModel.flatMap(Self.source) {
            (self as? any KeepsInterfaceState)?.leaveInterfaceState(of: model, in: environment.interfaceStates)
        }
        subscription = nil
        (viewModel as? GomaKit.ViewModel<State>)?.place.forgetThoseGone()
        viewModel = nil
        resetInteraction()
    }

    private func refuse(_ viewModel: ViewModel) {
        prepareForReuse()
        let error = CatalogError.wrongState(
            view: String(nameOf: type(of: self)), model: String(nameOf: type(of: viewModel as Any)),
            wanted: String(nameOf: State.self))
        showRefusal(error.description)
    }

    private func showRefusal(_ words: String?) {
        refusal?.removeFromSuperview()
        refusal = words.map { Label($0, foreground: .alertError) }
        hasReading = viewModel != nil || refusal != nil
        guard let refusal else { return }
        addSubview(refusal)
        refusal.layout { $0.edges.equal(to: self) }
    }

    var modelPath: String? {
        (viewModel as? GomaKit.ViewModel<State>)?.path ?? (viewModel as? any ActionTarget)?.path
    }

    var modelID: String? { viewModel.flatMap(Self.source)?.currentDisplayState.identifierPart }

    /// A view model as a source of the view's state; `nil` where another state drives it.
    private static func source(in viewModel: ViewModel) -> (any DisplayStateSource<State>)? {
        // That a model is of the library's class is found out at once; which protocols a type has is searched for.
        if let model = viewModel as? GomaKit.ViewModel<State> { return model }
        return viewModel as? any DisplayStateSource<State>
    }

    private func follow(_ source: some DisplayStateSource<State>) {
        render(source.currentDisplayState)
        if let model = source as? GomaKit.ViewModel<State> {
            subscription = model.place.follow { [weak self] in self?.render($0) }
        } else {
            subscription = source.displayStatePublisher.dropFirst().sink { [weak self] in self?.render($0) }
        }
    }

    override open func windowChanged(isInWindow: Bool) {
        super.windowChanged(isInWindow: isInWindow)
        isInWindow ? placeWatch?.begin() : placeWatch?.end()
    }

    override open func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, maximumWidth ?? proposal.width)
        let size = super.sizeThatFits(Size(width: width, height: proposal.height))
        return fillsWidth && width < View.unbounded ? Size(width: width, height: size.height) : size
    }
}
