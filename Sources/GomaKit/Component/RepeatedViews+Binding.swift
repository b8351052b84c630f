extension RepeatedViews where Item: BindableView {
    /// Views of one component.
    /// - Parameter container: takes the views in their order; `nil` where somebody else puts them in place.
    public convenience init(of _: Item.Type, in container: View? = nil, environment: ViewEnvironment) {
        self.init(in: container) { Item(environment: environment) }
    }

    /// Shows each model in a view of its own, which stays with it wherever it moves to; before there are any, `blanks`
    /// views without a model stand in.
    public func bind(to models: [Item.ViewModel]?, blanks: Int = 1) {
        if let models { keep(models.map { ObjectIdentifier($0 as AnyObject) }) } else { keep(blanks) }
        for (index, view) in views.enumerated() { view.bind(to: models?[index]) }
    }
}
