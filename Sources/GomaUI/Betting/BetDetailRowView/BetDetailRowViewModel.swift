/// The model of a bet detail row: shows what the bet around it says of itself.
public final class BetDetailRowViewModel: ViewModel<BetDetailRowDisplayState>, BetDetailRowViewModelProtocol,
    PlacedModel
{}
