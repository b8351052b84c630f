extension BorderedTextFieldDisplayState {
    static let email = Self(id: "email", title: "Email", content: .email, returnKey: .next)
    static let emailFocused = email.with { $0.isFocused = true }
    static let phone = Self(id: "phone", title: "Phone number", text: "+237 712345678", content: .phone)
    static let phonePrefix = Self(
        id: "phone-prefix", title: "Phone number", text: "712345678", prefix: "+237", content: .phone,
        allowedCharacters: "0123456789 ")
    static let password = Self(id: "password", title: "Password", content: .password, isSecure: true)
    static let passwordMasked = password.with { $0.text = "Secret123" }
    static let fullName = Self(id: "name", title: "Full name", content: .name)
    static let required = Self(id: "required", title: "Required field", isRequired: true)
    static let disabled = Self(
        id: "disabled", title: "Disabled field", text: "Read only value", isEnabled: false)
    static let error = Self(
        id: "email", title: "Email", text: "invalid@email", content: .email,
        problem: .malformed)
    static let longError = Self(
        id: "weak", title: "Password", text: "abc", content: .password, isSecure: true,
        problem: .malformed)
    static let full = Self(
        id: "code", title: "Promo code", text: "WELCOME100", maximumLength: 10,
        allowedCharacters: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    static let search = Self(id: "search", title: "Search teams", returnKey: .search)
    static let code = Self(id: "booking", title: "Booking code", returnKey: .go)
    static let message = Self(id: "message", title: "Your message", returnKey: .send)
    static let customInput = Self(
        id: "amount", title: "Amount", text: "25.00", prefix: "XAF", content: .amount, usesCustomInput: true)
}

enum BorderedTextFieldCatalog: CatalogEntry {
    typealias ComponentType = BorderedTextFieldView

    static let category = Category.forms
    static let subcategory = "TextInput"
    static let summary = "A field for text whose title floats into the border, with its error below."
    static let tags = ["form", "input", "text", "password", "validation"]
    static let requests: [any ComponentRequest] = [
        SubmitText(field: "email"),
        OpenInput(field: "amount"),
    ]
    static let variants: [Variant<BorderedTextFieldDisplayState>] = [
        Variant("Idle", .email, summary: "Empty, the title stands inside"),
        Variant("Focused", .emailFocused, summary: "Empty, the title stands in the border"),
        Variant("With text", .phone),
        Variant("Prefix", .phonePrefix, summary: "The country's code stands before the number"),
        Variant("Password", .password, summary: "Empty, can be shown"),
        Variant("Password masked", .passwordMasked),
        Variant("Password visible", .passwordMasked.with { $0.isPasswordVisible = true }),
        Variant("Name", .fullName),
        Variant("Required", .required, summary: "With a star"),
        Variant("Disabled", .disabled),
        Variant("Disabled empty", .init(id: "disabled-empty", title: "Disabled field", isEnabled: false)),
        Variant("Error", .error, summary: "Goes as soon as the text is corrected"),
        Variant("Focused error", .error.with { $0.isFocused = true }, summary: "About to be corrected"),
        Variant("Long error", .longError, summary: "The sentence wraps"),
        Variant("Required error", .required.with { $0.problem = .missing }),
        Variant("Length limit", .full, summary: "Nothing more can be typed"),
        Variant("Custom input", .customInput, summary: "The text comes from the app's own input"),
        Variant("Search", .search, summary: "Return searches"),
        Variant("Code", .code, summary: "Return goes there"),
        Variant("Message", .message, summary: "Return sends"),
    ]
    static let plays = [
        Play(
            "Type and submit", state: "Idle",
            """
            press Tab
            type "jane@"
            frame "typed"
            press Enter
            expect call "BorderedTextField.submit()"
            expect "Please enter a valid email"
            frame "refused"
            type "example.com"
            press Enter
            expect not "Please"
            frame "accepted"
            """),
        Play(
            "See the password", state: "Password masked",
            """
            press Tab Ctrl-T
            expect call "BorderedTextField.togglePasswordVisibility()"
            frame "visible"
            """),
        Play(
            "Ask for a picker", state: "Custom input",
            """
            press Tab Enter
            expect call "BorderedTextField.requestCustomInput()"
            """),
    ]
}
