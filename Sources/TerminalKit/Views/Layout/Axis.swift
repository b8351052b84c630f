/// A direction of layout: across or down.
public enum Axis: Hashable, Sendable { case horizontal, vertical }
