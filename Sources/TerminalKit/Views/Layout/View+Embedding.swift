extension View {
    /// Adds a view that fills this one but for `insets`, which are the first to go where room runs out.
    ///
    /// This view then wants what the other wants, and the insets around it.
    public func embed(_ view: View, insetBy insets: Insets = .zero) {
        addSubview(view)
        view.layout {
            $0.leading.equal(to: self, offsetBy: insets.left)
            $0.trailing.equal(to: self, offsetBy: -insets.right)
            $0.top.equal(to: self, offsetBy: insets.top)
            $0.bottom.equal(to: self, offsetBy: -insets.bottom)
        }
    }

    /// A view that this one fills but for `insets`: see ``embed(_:insetBy:)``.
    package func embedded(insetBy insets: Insets = .zero) -> View {
        let room = View()
        room.embed(self, insetBy: insets)
        return room
    }
}
