extension View {
    /// What keys do while this view has the focus: its own bindings, then those of the views around it. Keys of what is out
    /// of use do nothing for as long as it is, in the views around it either.
    /// - Parameter last: the outermost view that is asked; all of them where `nil`.
    package func answeringBindings(upTo last: View? = nil) -> [KeyBinding] {
        var claims = KeyClaims()
        for binding in heldBindings { _ = claims.claim(binding) }
        let chain = Set(sequence(first: self) { $0 === last ? nil : $0.superview }.map(ObjectIdentifier.init))
        let bindings = responders.filter { chain.contains(ObjectIdentifier($0)) && ($0 as? Control)?.isEnabled ?? true }
            .flatMap(\.keyBindings).compactMap { claims.claim($0) }
        // What Enter does is what the focus is for, also while one types.
        let isFirst = { (binding: KeyBinding) in binding.trigger.matches(KeyEvent(.enter)) }
        return bindings.filter(isFirst) + bindings.filter { !isFirst($0) }
    }

    /// What the keys of a view with the focus would do, and of those around it, were they not out of use.
    var heldBindings: [KeyBinding] {
        guard let part = partOutOfUse else { return [] }
        let chain = Array(sequence(first: self) { $0 === part ? nil : $0.superview })
        return chain.flatMap(\.keyBindings)
    }

    /// The views that can answer while this one has the focus: itself first, unless it is out of use, then those around.
    var responders: [View] {
        guard let part = partOutOfUse else { return [self] + superviews }
        return Array(part.superviews)
    }

    /// What of this view and those around it is out of use, as a whole; `nil` where nothing is.
    var partOutOfUse: View? {
        outermostOutOfUse ?? (isControlOutOfUse ? self : nil)
    }

    /// The outermost of this view and those around it that cannot be used, with all that is inside.
    var outermostOutOfUse: View? {
        var found: View?
        for view in sequence(first: self, next: \.superview) where !view.isInteractive { found = view }
        return found
    }

    /// Whether this is a control that is out of use: it keeps the focus meanwhile, and a press of the mouse on it is not
    /// meant for those around it, as it would be on one without keys. What is in use is told without asking for its keys.
    var isControlOutOfUse: Bool {
        guard let control = self as? Control, !control.isEnabled, control.holdsFocus else { return false }
        return !canBecomeFocused
    }

    /// Whether the focus stays here: also where this is out of use for a while.
    var keepsFocus: Bool {
        canBecomeFocused || isControlOutOfUse
    }
}
