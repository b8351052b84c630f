/// Across or down.
public enum Axis: Hashable, Sendable { case horizontal, vertical }
