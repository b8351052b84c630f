/// Texts that the components of Forms bring themselves.
extension LocalizationKey {
    public static let email = Self("email", english: "Email", portuguese: "Email")
    public static let password = Self("password", english: "Password", portuguese: "Palavra-passe")
    public static let phoneNumber = Self("phoneNumber", english: "Phone Number", portuguese: "Telefone")
    public static let show = Self("show", english: "Show", portuguese: "Mostrar")
    public static let hide = Self("hide", english: "Hide", portuguese: "Ocultar")
    public static let fieldRequired = Self("fieldRequired", english: "Required", portuguese: "Obrigatório")
    public static let invalidEmail = Self(
        "invalidEmail",
        english: "Please enter a valid email address",
        portuguese: "Introduza um endereço de email válido")
    public static let invalidPhone = Self(
        "invalidPhone",
        english: "Please enter a valid phone number",
        portuguese: "Introduza um número de telefone válido")
    public static let weakPassword = Self(
        "weakPassword",
        english: "Password must be at least 8 characters long and contain uppercase, lowercase, and a number",
        portuguese: "A palavra-passe deve ter pelo menos 8 caracteres, com maiúsculas, minúsculas e um número")
}
