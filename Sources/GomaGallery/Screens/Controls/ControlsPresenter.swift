import Foundation

/// The panel of controls, as its presenter sees it.
protocol ControlsScreen: MessageScreen {
    /// The fields are others than they were.
    func fieldsChanged()
    func select(id: String)
    /// Lets a text of some length be typed in place of a field's value.
    func edit(id: String, text: String, upTo most: Int)
}

/// The presenter of the controls: edits the state of the component at work, field by field, whatever the state consists of.
@MainActor
final class ControlsPresenter: SpeaksOnScreen {
    private let services: GalleryServices
    private let preview: PreviewPresenter
    weak var screen: (any ControlsScreen)?
    var messageScreen: (any MessageScreen)? { screen }

    private var content: PreviewContent?
    private var schema = StateSchema.unknown
    private var observation: AnyCancellable?
    private var switched = SwitchedFields()
    private var known: [ControlField]?

    /// The gallery's own words.
    var words: GalleryWords { services.words }

    init(services: GalleryServices, preview: PreviewPresenter) {
        self.services = services
        self.preview = preview
        preview.onUndo = { [weak self] in self?.showChange(at: $0) }
    }

    /// Shows the fields of a component's state.
    func show(_ content: PreviewContent) {
        if content.component.id != self.content?.component.id {
            schema = content.component.stateSchema
            switched = SwitchedFields()
        } else if content.stateIndex != self.content?.stateIndex {
            switched.leaveState()
        }
        self.content = content
        observation = content.instance.observeState { [weak self] in self?.stateChanged() }
        stateChanged()
    }

    /// Nothing is told from now on.
    func stop() {
        observation = nil
        preview.onUndo = nil
    }

    /// Whether there is an edit of this state to be taken back, or made again.
    var canUndo: Bool { preview.history?.canUndo ?? false }
    var canRedo: Bool { preview.history?.canRedo ?? false }

    /// Selects the field that an edit taken back has changed, or the innermost one around it that shows.
    private func showChange(at path: [JSONValue.Step]) {
        stateChanged()
        let shown = Set(fields.filter { !$0.isFolded }.map(\.id))
        let ids = path.indices.reversed().map { Self.id(path[...$0]) }
        if let id = ids.first(where: shown.contains) { screen?.select(id: id) }
    }

    /// Every field of the state as it is now; none where there is no state.
    var fields: [ControlField] {
        if let known { return known }
        let fields = currentFields()
        known = fields
        return fields
    }

    func field(_ id: String?) -> ControlField? { fields.first { $0.id == id } }

    private func currentFields() -> [ControlField] {
        saying { () -> [ControlField] in
            guard let data = try content?.instance.state() else { return [] }
            let state = try JSONValue(data)
            switched.follow(into: state, schema: schema)
            return ControlTree(state, schema: schema, switched: switched.ids).fields
        } ?? []
    }

    private func stateChanged() {
        known = nil
        screen?.fieldsChanged()
    }

    // MARK: What Enter, Space and the arrows do

    /// Toggles, chooses, opens, switches on, or asks for a text: whatever comes next for this field.
    /// - Parameter typed: what the text begins with; the value where `nil`.
    func activate(_ id: String, typing typed: String? = nil) {
        guard let field = field(id) else { return }
        switch field.content {
        case .toggle, .nothing: step(id, by: 1)
        case .choice where !field.hasInside: step(id, by: 1)
        case .choice, .group, .list: setOpen(!field.isOpen, field)
        case .number(let text, _), .text(let text):
            services.eventLog.record("type value", id)
            screen?.edit(id: id, text: typed ?? text, upTo: Self.mostTyped(in: field, beside: text))
        }
    }

    /// The next or previous value; opens and closes what has no value of its own.
    func step(_ id: String, by count: Int) {
        guard let field = field(id), count != 0 else { return }
        switch field.content {
        case .toggle(let isOn): set(.bool(!isOn), of: field)
        case .number(_, let isWhole):
            let next = NumberStep.value(field.value, isWhole: isWhole, by: count)
            let nearest = field.schema.nearest(to: next)
            // At the end of its range a number stays, and the range is told.
            set(nearest == field.value ? next : nearest, of: field)
        case .choice(let names, let current):
            let next = current.map { ($0 + count.signum() + names.count) % names.count } ?? 0
            set(choice(next, of: field), of: field)
        case .group, .list: setOpen(count > 0, field)
        case .nothing: if count > 0 { set(firstValue(of: field), of: field) }
        case .text: return
        }
    }

    /// What is longer already than a line usually is can be typed over.
    private static func mostTyped(in field: ControlField, beside text: String) -> Int {
        if case .typedText(let most) = field.schema.unwrapped { return most }
        return max(TextField.defaultMaximumLength, text.count)
    }

    private func setOpen(_ isOpen: Bool, _ field: ControlField) {
        guard field.hasInside, field.isOpen != isOpen else { return }
        services.eventLog.record(isOpen ? "open field" : "close field", field.id)
        switched.toggle(field.id)
        stateChanged()
    }

    /// A case brings the values along that it has elsewhere in the component's states.
    private func choice(_ index: Int, of field: ControlField) -> JSONValue {
        switch field.schema {
        case .choice(let values): values[index]
        case .cases(let cases):
            example(at: field.path) { $0[[.key(cases[index].name)]] != nil } ?? cases[index].plainest
        default: field.value
        }
    }

    private func firstValue(of field: ControlField) -> JSONValue {
        example(at: field.path) { _ in true } ?? field.schema.plainest
    }

    private func example(at path: [JSONValue.Step], where fits: (JSONValue) -> Bool) -> JSONValue? {
        guard let content, let examples = saying({ try StateExamples(content.component) }) else { return nil }
        return examples.value(at: path, where: fits)
    }

    // MARK: Typed values

    /// Takes what was typed in place of a field's value; refuses what does not fit, with the reason.
    /// - Returns: whether it was taken.
    @discardableResult
    func enter(_ text: String, for id: String) -> Bool {
        guard let field = field(id) else { return false }
        switch field.content {
        case .number(_, let isWhole):
            guard let number = Self.number(text, isWhole: isWhole), field.schema.nearest(to: number) == number else {
                let wish = StateProblem.words(for: field.schema) ?? words.text(.galleryANumber)
                say(words.text(.galleryWants, ["field": id, "wish": wish, "text": text]))
                return false
            }
            return set(number, of: field)
        case .text: return set(.string(text), of: field)
        case .toggle, .choice, .group, .list, .nothing: return false
        }
    }

    private static func number(_ text: String, isWhole: Bool) -> JSONValue? {
        let text = text.trimmingCharacters(in: .whitespaces)
        return isWhole ? Int(text).map(JSONValue.integer) : JSONValue(number: text)
    }

    // MARK: Optional values and lists

    /// Takes an optional value or an element of a list away.
    func remove(_ id: String) {
        guard let field = field(id) else { return }
        if field.isElement {
            change(listAround: field) { values, index in
                values.remove(at: index)
                return max(0, min(index, values.count - 1))
            }
        } else if field.isOptional {
            set(.null, of: field)
        } else {
            say(words.text(.galleryHasToBeThere, ["field": id]))
        }
    }

    /// Adds an element: a copy of the selected one behind it, or to a list that is selected one more at its end.
    func add(_ id: String) {
        guard let field = field(id) else { return }
        if field.isElement {
            change(listAround: field) { values, index in
                values.insert(Self.renamed(values[index], among: values), at: index + 1)
                return index + 1
            }
        } else if case (.list(let element), .array(let values)) = (field.schema, field.value) {
            let new = values.last ?? example(at: field.path + [.index(0)]) { _ in true } ?? element.plainest
            guard set(.array(values + [Self.renamed(new, among: values)]), of: field) else { return }
            if let list = self.field(id) { setOpen(true, list) }
        } else {
            say(words.text(.galleryNoList, ["field": id]))
        }
    }

    /// Whether a field is an element of a list with others in it.
    func canMove(_ field: ControlField) -> Bool {
        guard field.isElement, case .array(let values)? = self.field(Self.id(field.path.dropLast()))?.value else {
            return false
        }
        return values.count > 1
    }

    /// Moves an element of a list up or down.
    func move(_ id: String, by step: Int) {
        guard let field = field(id), field.isElement else { return }
        change(listAround: field) { values, index in
            guard values.indices.contains(index + step) else { return index }
            values.swapAt(index, index + step)
            return index + step
        }
    }

    /// Changes the list that an element is in.
    /// - Parameter body: gets the place of the element, and tells which one to select then.
    private func change(listAround element: ControlField, _ body: (inout [JSONValue], Int) -> Int) {
        let path = Array(element.path.dropLast())
        guard case .index(let index) = element.path.last, let list = field(Self.id(path)),
            case .array(var values) = list.value
        else { return }
        let selected = body(&values, index)
        guard set(.array(values), of: list) else { return }
        screen?.select(id: Self.id(values.isEmpty ? path : path + [.index(selected)]))
    }

    private static func id(_ path: some Sequence<JSONValue.Step>) -> String { JSONValue.words(for: path) }

    /// A copy with an `id` that none of its neighbours has.
    private static func renamed(_ value: JSONValue, among others: [JSONValue]) -> JSONValue {
        guard case .string(let id)? = value[[.key("id")]] else { return value }
        let taken = Set(others.compactMap { $0[[.key("id")]] })
        let free = ([id] + (2...(others.count + 2)).map { "\(id)-\($0)" }).first { !taken.contains(.string($0)) }
        return value.replacing([.key("id")], with: .string(free ?? id))
    }

    // MARK: The whole state

    /// Puts another value into the model at work; the old one stays where it does not fit.
    @discardableResult
    private func set(_ value: JSONValue, of field: ControlField) -> Bool {
        guard value != field.value else { return true }
        do {
            try preview.edit(field.path, to: value)
            services.eventLog.record("edit", field.id)
            return true
        } catch let error as DecodingError {
            say(StateProblem.words(for: error, in: schema))
        } catch {
            say("\(field.id): \(error)")
        }
        return false
    }

    /// Shows the state as it was before any edit.
    func reset() {
        services.eventLog.record("reset state")
        preview.reset()
    }

    /// Copies a field's value: a plain one as it is written, what holds others as JSON.
    func copy(_ id: String) {
        guard let field = field(id), let component = content?.component.name else { return }
        do {
            say(services.outlet.copy(lines: try field.value.text, id, as: "\(component)-\(id).txt"))
        } catch {
            say("\(id): \(error)")
        }
    }

    /// Writes the state as it is into a file.
    func save() {
        saying {
            guard let content, let data = try content.instance.state() else { return }
            let text = try StateFile.text(of: data, component: content.component, isJSON: false)
            let name = "\(content.component.name)-\(content.state.name).yaml"
            say(try services.outlet.saved(text, as: name))
            preview.noteSaved()
        }
    }
}
