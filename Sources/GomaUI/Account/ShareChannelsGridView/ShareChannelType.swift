/// A channel by which something can be shared.
public enum ShareChannelType: String, CaseIterable, Codable, Hashable, Sendable {
    case twitter, whatsApp, facebook, telegram, messenger, viber, sms, email
    /// The clipboard, for any other program.
    case copy

    /// The channel's name; those that are no brand are said in the customer's language.
    @MainActor
    func title(in environment: ViewEnvironment) -> String {
        switch self {
        case .twitter: "Twitter"
        case .whatsApp: "WhatsApp"
        case .facebook: "Facebook"
        case .telegram: "Telegram"
        case .messenger: "Messenger"
        case .viber: "Viber"
        case .sms: environment.text(.shareSMS)
        case .email: environment.text(.shareEmail)
        case .copy: environment.text(.shareCopy)
        }
    }

    /// A picture, or two letters of a brand.
    func mark(in glyphs: Glyphs) -> String {
        switch self {
        case .twitter: "Tw"
        case .whatsApp: "Wa"
        case .facebook: "Fb"
        case .telegram: "Tg"
        case .messenger: "Me"
        case .viber: "Vb"
        case .sms: Pictogram.message.text(in: glyphs)
        case .email: Pictogram.mail.text(in: glyphs)
        case .copy: Pictogram.link.text(in: glyphs)
        }
    }
}
