/// One widget of a toolbar.
public struct ToolbarWidget: Codable, Hashable, Sendable {
    /// Tells the widget from others of its toolbar.
    public var id: String
    /// What it is for.
    public var kind: ToolbarWidgetKind
    /// The brand, a page's name or a button's title; `nil` for the customer's word for it.
    public var title: String?
    /// Before the title; `nil` for the one that its kind has, if any.
    public var icon: Pictogram?
    /// The brand's picture before its name, by name; `nil` for none. Only the logo has one.
    public var pictureName: String?
    /// The page that a press leads to, in place of the one that its kind leads to; `nil` for that.
    public var route: String?

    public init(
        id: String, kind: ToolbarWidgetKind, title: String? = nil, icon: Pictogram? = nil, pictureName: String? = nil,
        route: String? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.icon = icon
        self.pictureName = pictureName
        self.route = route
    }

    /// Says in a language what the widget is; the language widget names a language by its code.
    @MainActor
    func words(in environment: ViewEnvironment) -> String {
        if let title { return title }
        switch kind {
        case .logo, .wallet, .button, .space: return ""
        case .avatar: return environment.text(.toolbarProfile)
        case .support: return environment.text(.toolbarSupport)
        case .language: return environment.localization.locale.prefix { $0 != "-" }.uppercased()
        case .logIn: return environment.text(.logIn)
        case .signUp: return environment.text(.joinNow)
        }
    }

    /// What pressing the widget asks of the toolbar's owner; `nil` where it leads nowhere.
    var request: (any ComponentRequest)? {
        if let route, kind != .wallet, kind != .space { return OpenPage(route) }
        return switch kind {
        case .wallet, .space: nil
        case .logo: OpenPage("home")
        case .language: OpenPage("languages")
        case .avatar: OpenPage("profile")
        case .support: OpenPage("support")
        case .button: OpenPage(id)
        case .logIn: OpenLogin()
        case .signUp: OpenRegistration()
        }
    }
}
