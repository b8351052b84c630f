import Foundation

extension Date {
    /// A moment so many hours after a Monday's midnight, in Greenwich: 2026-06-01.
    static func hour(_ hours: Double) -> Date { Date(timeIntervalSince1970: 1_780_272_000 + hours * 3600) }
}
