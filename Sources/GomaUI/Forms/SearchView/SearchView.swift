/// A field for searching: a magnifier, what is typed, what was found, and a cross that empties it. While it is empty it
/// offers what was searched for before.
public final class SearchView: ComponentView<any SearchViewModelProtocol, SearchDisplayState>, StandardComponent {
    public typealias Model = SearchViewModel

    private lazy var box = TitledBox()
    private lazy var iconLabel = Label().droppable().unspoken()
    private lazy var entry = TextField().growing().narrowing(to: 6)
    private lazy var countLabel = Label(foreground: .textSecondary).droppable(order: 2)
    private lazy var spinner = Spinner(in: environment).droppable()
    private lazy var clearMark = CloseMark(actionTitle: keyTitle(.clear))
    private lazy var row = StackView([iconLabel, entry, countLabel, spinner, clearMark], spacing: Spacing.xs)
    /// What is wrong is said with the field.
    private lazy var errorView = MessageLine(margin: Spacing.none).unspoken()
    private lazy var recentsTitle = Label(foreground: .textSecondary)
    private lazy var recentsHead = recentsTitle.embedded(insetBy: Insets(horizontal: Spacing.sm))
    private lazy var recents = StackView(axis: .vertical)
    private lazy var recentViews = RepeatedViews<RecentSearchView>(in: recents) { [weak self, environment] in
        let view = RecentSearchView(environment: environment)
        view.onFocusChange = { [weak self] in self?.focusMoved() }
        return view
    }
    private lazy var recentsFoot = BlankRow()
    private lazy var recentsColumn = StackView([recentsHead, recents, recentsFoot], axis: .vertical)
    private var state = SearchDisplayState.blank

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() {
        [box, errorView, recentsColumn].forEach(addSubview)
        box.addSubview(row)
    }

    override public func initConstraints() {
        box.layout {
            $0.horizontal.equal(to: self)
            $0.top.equal(to: self)
            $0.height.equal(to: 3)
        }
        row.layout {
            $0.leading.equal(to: box, offsetBy: Spacing.xs)
            $0.trailing.equal(to: box)
            $0.top.equal(to: box)
        }
        for part in [errorView, recentsColumn] {
            part.layout {
                $0.horizontal.equal(to: self, insetBy: part === errorView ? Spacing.xs : Spacing.none)
                $0.top.equal(to: box.bottomAnchor)
            }
        }
    }

    override public func setupWithTheme() {
        showsFocusMark = false
        entry.showsFocusMark = false
        entry.maximumLength = SearchLength.most
        entry.onChange = { [weak self] in self?.textEdited($0) }
        entry.onFocusChange = { [weak self] _ in self?.focusMoved() }
        entry.style = TextStyle(.textPrimary)
        recentsColumn.background = .level(.control)
        clearMark.accessibilityLabel = environment.text(.clearSearch)
        spinner.accessibilityLabel = environment.text(.loading)
    }

    override public func render(_ state: SearchDisplayState) {
        let focusedRow = recentViews.views.firstIndex(where: \.isFocused)
        let followsClearing = clearMark.isFocused && state.text.isEmpty
        self.state = state
        isEnabled = state.isEnabled
        renderEntry()
        renderProgress()
        renderRecents()
        renderBox()
        if followsClearing || focusedRow != nil && !state.offersRecents {
            window?.focus(entry)
        } else if let focusedRow, focusedRow >= recentViews.views.count, let last = recentViews.views.last {
            window?.focus(last)
        }
    }

    override public func resetInteraction() { entry.caretPlace = .end }

    /// The keyboard stays where it is.
    override public func viewModelChanged(from old: (any SearchViewModelProtocol)?) {
        guard isFocusInside else { return }
        if old?.currentDisplayState.isFocused == true { old?.setFocused(false) }
        focusMoved()
    }

    override public var keyBindings: [KeyBinding] {
        guard state.isSearchable else { return [] }
        return [
            KeyBinding(KeyEvent(.enter), environment.text(failure == nil ? .keySearch : .keyTryAgain)) { [self] in
                viewModel?.submit()
            }
        ]
    }

    /// The keyboard belongs to the text.
    override public var holdsFocus: Bool { false }

    /// A click anywhere in the box leads to the text.
    override public func handle(_ mouse: MouseEvent) -> Bool {
        guard isEnabled, viewModel != nil, mouse.action == .press(.left), mouse.location.y < box.frame.maxY else {
            return super.handle(mouse)
        }
        window?.focus(entry)
        return true
    }

    /// A model may take a text and make another of it, or leave it at the old one.
    private func textEdited(_ text: String) {
        viewModel?.updateText(text)
        entry.text = viewModel?.currentDisplayState.text ?? ""
    }

    /// The focus is in the search as long as it is in the field or in what that offers.
    private func focusMoved() {
        let isInside = isFocusInside
        if let viewModel, viewModel.currentDisplayState.isFocused != isInside { viewModel.setFocused(isInside) }
        renderBox()
    }

    /// Why there is no answer; `nil` where none has failed to come.
    private var failure: RequestFailure? {
        if case .failed(let failure) = state.progress { failure } else { nil }
    }

    private var isFocusInside: Bool { window?.focusedView?.isDescendant(of: self) ?? false }

    private func renderEntry() {
        iconLabel.text = Pictogram.search.text(in: glyphs)
        iconLabel.style = TextStyle(.iconSecondary, state.isEnabled ? [] : .dim)
        entry.placeholder = state.placeholder
        entry.placeholderEnd = .bold
        entry.accessibilityLabel = state.placeholder
        entry.text = state.text
        entry.isEnabled = state.isEnabled && viewModel != nil
        entry.disabledStyle = TextStyle(.textPrimary, state.isEnabled ? [] : .dim)
        entry.placeholderStyle = TextStyle(.textSecondary, state.isEnabled ? [] : .dim)
        clearMark.isHidden = state.text.isEmpty || !state.isEnabled || viewModel == nil
        clearMark.onActivate = viewModel == nil ? nil : { [weak self] in self?.viewModel?.clearText() }
    }

    private func renderProgress() {
        spinner.turn(while: state.progress == .searching)
        switch state.progress {
        case .idle, .searching, .failed: countLabel.text = ""
        case .found(count: 0): countLabel.text = environment.text(.nothingFound)
        case .found(let count):
            countLabel.text = environment.text(.numberFound, ["count": environment.money.string(whole: count.number)])
        }
        entry.problem = failure?.words(.searchFailed, in: environment)
        errorView.render(entry.problem.map { .invalid($0) })
    }

    private func renderRecents() {
        recentsColumn.isHidden = !state.offersRecents
        recentsTitle.text = environment.text(.recentSearches)
        recentViews.bind(to: state.offersRecents ? viewModel?.recentSearchViewModels : nil, blanks: 0)
    }

    private func renderBox() {
        let isLit = state.isEnabled && state.isFocused || isFocusInside
        box.border = state.isEnabled ? .light : .broken
        box.borderStyle = TextStyle(
            failure != nil ? .alertError : isLit ? .highlightPrimary : .separatorLine, isLit ? .bold : [])
        box.background = .role(state.isEnabled ? .inputBackground : .inputBackgroundDisable)
        box.look = TitledBox.Look(isLit: isLit)
    }
}

extension SearchView: KeepsInterfaceState {
    /// Where the caret stands.
    public var interfaceState: TextField.CaretPlace {
        get { entry.caretPlace }
        set { entry.caretPlace = newValue }
    }
}
