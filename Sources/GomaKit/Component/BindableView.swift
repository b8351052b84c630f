/// A view that shows a view model, and can be used again for another.
public protocol BindableView<ViewModel, State>: View {
    /// The protocol that the view is driven by, as `any …ViewModelProtocol`.
    associatedtype ViewModel
    /// What it draws.
    associatedtype State: DisplayState

    /// A view before its first model: it shows the blank state.
    init(environment: ViewEnvironment)

    /// Shows a model: its state before this returns, and every change from then on.
    func configure(with viewModel: ViewModel)
    /// Lets go of the model, and makes the view as if it were new.
    func prepareForReuse()
}

extension BindableView {
    /// Shows `viewModel`, or nothing where there is none.
    public func bind(to viewModel: ViewModel?) {
        if let viewModel { configure(with: viewModel) } else { prepareForReuse() }
    }

    /// Shows `viewModel`; where there is none, the view is out of sight.
    public func show(_ viewModel: ViewModel?) {
        bind(to: viewModel)
        isHidden = viewModel == nil
    }
}
