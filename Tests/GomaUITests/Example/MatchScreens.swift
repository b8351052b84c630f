import GomaUI

/// The screens of an app, which opens the match that a card asks for.
final class MatchScreens: StackController {
    private var opening: Owner.Taking?

    func answer(_ owner: Owner) {
        opening = owner.take(OpenMatch.self) { [weak self] question in
            self?.push(MatchScreen(question.request.id))
            return .done
        }
    }
}

/// The page of one match.
final class MatchScreen: ViewController {
    let id: String

    init(_ id: String) {
        self.id = id
        super.init()
    }

    override func loadView() -> View { Label("The match \(id)") }
}
