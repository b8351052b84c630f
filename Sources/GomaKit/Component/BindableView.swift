/// A view that shows a view model, and can be used again for another.
public protocol BindableView<ViewModel, State>: View {
    /// The protocol that the view is driven by, as `any …ViewModelProtocol`.
    associatedtype ViewModel
    associatedtype State: DisplayState

    init(environment: ViewEnvironment)

    func configure(with viewModel: ViewModel)
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
