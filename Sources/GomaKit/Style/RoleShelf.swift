import Synchronization

/// The colour roles that other packages declare, by number and by name.
///
/// The numbers of the library's own roles come first; the last one is that of a declaration that was refused.
package final class RoleShelf: Sendable {
    /// The shelf of the program. A test that declares roles has one of its own.
    @TaskLocal package static var current = RoleShelf()

    private struct Content {
        var definitions: [RoleDefinition] = []
        var numbers: [String: UInt8] = [:]
        var refusals: [RoleError] = []
    }

    private let content = Mutex(Content())

    private static let firstNumber = UInt8(StyleToken.allCases.count)
    /// What a declaration that is refused becomes: it is drawn as the terminal's own, and the contract finds it.
    package static let refused = ColorRole(number: .max)
    /// Roles that there is room for.
    static let capacity = Int(refused.number - firstNumber)

    package init() {}

    /// The role of a definition, which is declared by this if it is not yet; ``refused`` for one that cannot be.
    func declare(_ definition: RoleDefinition) -> ColorRole {
        content.withLock { content in
            if let number = content.numbers[definition.name], content.definitions[Self.index(of: number)] == definition
            {
                return ColorRole(number: number)
            }
            if let refusal = Self.refusal(of: definition, beside: content) {
                if !content.refusals.contains(refusal) { content.refusals.append(refusal) }
                return Self.refused
            }
            let number = Self.firstNumber + UInt8(content.definitions.count)
            content.definitions.append(definition)
            content.numbers[definition.name] = number
            return ColorRole(number: number)
        }
    }

    private static func refusal(of definition: RoleDefinition, beside content: Content) -> RoleError? {
        if !definition.hasGoodName { return .badName(name: definition.name) }
        if let place = definition.standIn, !(0..<16).contains(place) {
            return .badStandIn(name: definition.name, place: place)
        }
        if content.numbers[definition.name] != nil { return .taken(name: definition.name) }
        return content.definitions.count < capacity ? nil : .full(name: definition.name, capacity: capacity)
    }

    /// The place in the definitions; negative for a role of the library.
    private static func index(of number: UInt8) -> Int { Int(number) - Int(firstNumber) }

    /// In the order in which they were declared.
    package var definitions: [RoleDefinition] { content.withLock { $0.definitions } }

    /// In the order in which they were declared.
    var roles: [ColorRole] { definitions.indices.map { ColorRole(number: Self.firstNumber + UInt8($0)) } }

    /// The reasons why declarations were refused.
    package var refusals: [RoleError] { content.withLock { $0.refusals } }

    subscript(role: ColorRole) -> RoleDefinition? {
        let index = Self.index(of: role.number)
        guard index >= 0 else { return nil }
        return content.withLock { index < $0.definitions.count ? $0.definitions[index] : nil }
    }

    func role(named name: String) -> ColorRole? { content.withLock { $0.numbers[name] }.map(ColorRole.init(number:)) }
}
