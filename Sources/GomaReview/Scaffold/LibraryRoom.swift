/// A target of the library's components; those above build on those below.
enum LibraryRoom: String, CaseIterable {
    case elements = "Elements"
    case forms = "Forms"
    case account = "Account"
    case casino = "Casino"
    case betting = "Betting"
    case promotions = "Promotions"

    /// The target's name.
    var module: String { "Goma\(rawValue)" }

    /// Where a new component of a category begins; what a component is made of may lead it elsewhere.
    static func of(_ category: Category) -> Self {
        switch category {
        case .forms, .filters: .forms
        case .wallet, .profile, .navigation, .status: .account
        case .casino: .casino
        case .betting, .matchCards: .betting
        case .promotions: .promotions
        default: .elements
        }
    }
}
