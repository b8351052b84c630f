/// Decides what the branded head of a sheet shows.
@MainActor
public protocol CustomNavigationViewModelProtocol: DisplayStateSource<CustomNavigationDisplayState> {
    /// Puts the sheet away.
    func close()
}
