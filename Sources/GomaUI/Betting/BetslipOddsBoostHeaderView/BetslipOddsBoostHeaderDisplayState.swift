/// The bet slip's words on the next win boost.
public struct BetslipOddsBoostHeaderDisplayState: DisplayState, UnlabelledValues {
    /// How far the bet slip has come to the next boost; `nil` before it is known.
    public var progress: WinBoostProgress?
    /// Whether the details of the boost can be asked for.
    public var isEnabled: Bool

    public static let blank = Self(nil)

    public init(_ progress: WinBoostProgress?, isEnabled: Bool = true) {
        self.progress = progress
        self.isEnabled = isEnabled
    }

    package static var unlabelledValueCount: Int { 1 }
}
