/// One press of one key on one part of a component in one state.
struct KeyPress {
    let state: Int
    let part: String
    let key: KeyEvent
    /// What the component says the key does; `nil` where it declares no such key.
    let title: String?
    let isActivation: Bool
    let effects: Set<KeyEffect>
    /// What was asked of models.
    let calls: [LoggedAction]
    /// First cell that changed.
    let place: Point?
}
