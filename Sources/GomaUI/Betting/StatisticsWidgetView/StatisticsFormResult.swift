/// The result of a match for one side.
public enum StatisticsFormResult: String, CaseIterable, Codable, Hashable, Sendable { case win, draw, loss }
