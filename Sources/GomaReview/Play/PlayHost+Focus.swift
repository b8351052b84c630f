extension PlayHost {
    /// What the controls are called: those of the component that is played alone, else of the screen on top.
    var identifiers: ControlIdentifiers? {
        (component ?? window.topController?.view).map { ControlIdentifiers(of: $0) }
    }

    /// Gives the focus to a control.
    /// - Throws: `ControlIdentifierError` where the name means none or several.
    package func focus(_ name: String) throws(ControlIdentifierError) {
        guard let identifiers else { throw .unknown(name: name, known: []) }
        window.moveFocus(to: try identifiers.control(named: name))
        settle()
    }

    /// Whether the focus is on what is called so, or is of that type.
    package func hasFocus(_ name: String) -> Bool {
        guard let focused = window.focusedView else { return false }
        return String(nameOf: focused) == name || (try? identifiers?.control(named: name)) === focused
    }

    /// Why Enter means nothing now; `nil` where it means something.
    var problemWithPressing: String? {
        guard let focused = window.focusedView else {
            return "nothing has the focus; write focus and a control before it"
        }
        guard !window.isFocusNew else {
            return
                "the focus has come to \(focusWords) by itself a moment ago, and presses do not count yet; wait 500ms"
        }
        let enter = KeyEvent(.enter)
        return focused.answeringBindings().contains { $0.trigger.matches(enter) }
            ? nil : "\(focusWords) does not answer to Enter"
    }

    /// What has the focus: `outcomes.home (OutcomeItemView)`, or `nothing`.
    var focusWords: String {
        guard let focused = window.focusedView else { return "nothing" }
        let (identifier, type) = (identifiers?.identifier(of: focused), String(nameOf: focused))
        return identifier.map { $0 == type ? $0 : "\($0) (\(type))" } ?? type
    }
}
