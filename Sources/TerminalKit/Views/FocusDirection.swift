/// The direction in which the focus goes.
public enum FocusDirection: Hashable, Sendable { case next, previous, up, down, left, right }
