/// What a match was for one side.
public enum StatisticsFormResult: String, CaseIterable, Codable, Hashable, Sendable { case win, draw, loss }
