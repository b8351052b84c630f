/// A form on a page: its fields with what has been entered, what is wrong with it, and how far sending has come.
///
/// Components show its fields by ``FormEntry`` and what sends it by ``FormSending``. Nothing is sent before every field is right;
/// the focus goes to the first that is not.
///
/// A form of something shows that in its fields, until the customer changes them, and again when it has become other.
final class FormSource: PageSource {
    private var fields: [FormField]
    private let options: FormOptions
    private let setting: PageSetting
    /// Whether an answer is waited for.
    private var isSending = false
    /// Why what was sent last has come to nothing, where no field is to blame; empty where nothing has.
    private var failure = ""
    private var isUnanswered = false
    /// Whether the form has begun anew since it was sent, so that it says nothing of the answer.
    private var isForgotten = false
    /// What the form is of; `nil` for one that begins empty.
    private let origin: PageSource?
    /// What the origin's fields were when they were looked at last.
    private var known: JSONValue?
    private var following: AnyObject?

    init(_ options: FormOptions, in setting: PageSetting) throws(OptionMistakes) {
        var mistakes = FormMistake.all(
            in: options, formats: setting.formats.keys.sorted(), reserved: FormPart.allCases.map(\.rawValue))
        var origin: PageSource?
        do {
            origin = try options.of.map { try setting.source(at: $0) }
        } catch {
            mistakes.append(OptionMistake(path: [.key("of")], words: "\(error)"))
        }
        guard mistakes.isEmpty else { throw OptionMistakes(all: mistakes) }
        self.options = options
        self.setting = setting
        fields = options.fields.map { FormField($0, in: setting) }
        self.origin = origin
        super.init(
            .group(
                options.fields.map { ($0.id, .value(FormEntry.self)) } + [
                    (FormPart.send.rawValue, .value(FormSending.self)), (FormPart.values.rawValue, .data),
                    (FormPart.busy.rawValue, .value(Bool.self)), (FormPart.failure.rawValue, .value(String.self)),
                    (FormPart.unanswered.rawValue, .value(Bool.self)),
                ]))
        takeFromOrigin()
        following = origin?.follow { [weak self] in
            guard let self, takeFromOrigin() else { return }
            changes.tell(())
        }
    }

    /// Puts into the fields what has become other of what the form is of.
    /// - Returns: whether anything has.
    @discardableResult
    private func takeFromOrigin() -> Bool {
        guard let origin else { return false }
        let (before, now) = (known, origin.written)
        known = now
        guard before != now else { return false }
        for place in fields.indices {
            let way: [JSONValue.Step] = [.key(fields[place].id)]
            let value = now?[way] ?? .null
            guard value != before?[way] ?? .null else { continue }
            // What is there no more may have been of somebody else.
            if value == .null { fields[place] = FormField(options.fields[place], in: setting) }
            fields[place].take(value)
            fields[place].problem = nil
            forgetAnswer()
        }
        return true
    }

    private var environment: ViewEnvironment { setting.environment }

    /// What has been entered stays, and what is said of it is said in the other language.
    override func languageChanged() {
        for place in fields.indices {
            var field = FormField(options.fields[place], in: setting)
            (field.text, field.isOn) = (fields[place].text, fields[place].isOn)
            if let told = fields[place].problem { field.problem = problem(with: field) ?? told }
            fields[place] = field
        }
        if isUnanswered { failure = environment.text(.formNoAnswer) }
        super.languageChanged()
    }

    // MARK: Memory

    override var memory: JSONValue? {
        .object(Dictionary(fields.filter { !$0.kind.isSecret }.map { ($0.id, $0.value) }) { first, _ in first })
    }

    override func remember(_ memory: JSONValue) {
        guard case .object(let values) = memory else { return }
        // What had been entered goes before what the form is of, which may have been put back just before.
        takeFromOrigin()
        for place in fields.indices {
            if let value = values[fields[place].id], !fields[place].kind.isSecret { fields[place].take(value) }
        }
    }

    /// Takes over what has been entered into a form in whose place this one comes, as far as it has such fields.
    func take(over earlier: FormSource) {
        for (field, options) in zip(earlier.fields, earlier.options.fields) {
            var untouched = FormField(options, in: setting)
            if let value = earlier.known?[[.key(field.id)]] { untouched.take(value) }
            let hasPlace = fields.contains { $0.id == field.id && $0.canTake(field.value) }
            if hasPlace, field.value != untouched.value { set(field.id, to: field.value) }
        }
    }

    // MARK: What parts show

    override func member(_ name: String) -> PageSource? {
        if fields.contains(where: { $0.id == name }) {
            return DerivedSource(following: follow) { [weak self] in self?.entry(name) }
        }
        switch FormPart(rawValue: name) {
        case .send?: return DerivedSource(following: follow) { [weak self] in self?.sending }
        case .values?: return DerivedSource(following: follow) { [weak self] in self?.values }
        case .busy?: return DerivedSource(following: follow) { [weak self] in self?.isSending }
        case .failure?: return DerivedSource(following: follow) { [weak self] in self?.failure }
        case .unanswered?: return DerivedSource(following: follow) { [weak self] in self?.isUnanswered }
        case nil: return nil
        }
    }

    private func entry(_ id: String) -> FormEntry? {
        fields.first { $0.id == id }.map { field in
            var field = field
            field.isEditable = !isSending
            return FormEntry(field, of: self)
        }
    }

    private var sending: FormSending {
        let title = isSending ? options.send?.busy : isUnanswered ? nil : options.send?.title
        return FormSending(
            title: title.map(setting.words) ?? environment.text(isUnanswered ? .askAgain : .formSend),
            isEnabled: !isSending && (options.send?.waits != true || fields.allSatisfy(\.isWhole)), isBusy: isSending,
            of: self)
    }

    /// What is sent: the value of each field, by its name.
    var values: JSONValue { .object(Dictionary(fields.map { ($0.id, $0.value) }) { first, _ in first }) }

    /// What is wrong with a value for a field; `nil` where nothing is.
    func mistake(in value: String, of id: String) -> FormMistake? {
        options.fields.first { $0.id == id }.flatMap { FormMistake.mistake(in: value, of: $0) }
    }

    // MARK: What the customer does

    func set(_ id: String, to value: JSONValue) {
        guard !isSending else { return }
        change(id) { field in
            let before = field.value
            field.take(value)
            guard field.value != before else { return }
            // What is corrected is forgiven at once, and what came of other entries is not said of these.
            field.problem = nil
            forgetAnswer()
        }
    }

    func leave(_ id: String) {
        change(id) { field in
            if !field.isEmpty { field.problem = problem(with: field) ?? field.problem }
        }
    }

    func isLast(_ id: String) -> Bool { fields.last?.id == id }

    /// Leads on to the field after one; from the last the form is sent.
    func goOn(from id: String) {
        guard let place = fields.firstIndex(where: { $0.id == id }), place + 1 < fields.count else { return submit() }
        news.tell(.focus(member: fields[place + 1].id))
    }

    /// Asks the page to send it.
    func submit() {
        guard !isSending, let name = setting.name else { return }
        environment.ask(to: SubmitForm(form: name), from: "Form", at: "")
    }

    private func change(_ id: String, _ change: (inout FormField) -> Void) {
        guard let place = fields.firstIndex(where: { $0.id == id }) else { return }
        // The rules of a field look at others.
        var field = fields[place]
        change(&field)
        guard field != fields[place] else { return }
        let blamed = fields.indices.filter { $0 != place && isBlamedByRule(fields[$0]) }
        fields[place] = field
        // What is wrong with another field may be so no more.
        for other in blamed { fields[other].problem = problem(with: fields[other]) }
        changes.tell(())
    }

    // MARK: Sending

    /// Says what is wrong, or begins to wait for an answer.
    /// - Returns: whether nothing is wrong.
    func begin() -> Bool {
        guard !isSending else { return false }
        for place in fields.indices { fields[place].problem = problem(with: fields[place]) }
        let wrong = fields.filter { $0.problem != nil }
        (failure, isUnanswered, isForgotten, isSending) = ("", false, false, wrong.isEmpty)
        changes.tell(())
        guard let first = wrong.first else { return true }
        news.tell(.focus(member: first.id))
        news.tell(.say(environment.localization.counted(wrong.count, .formOneWrong, .formManyWrong)))
        return false
    }

    /// Takes the answer to what was sent; `nil` where none is waited for any more.
    func end(_ answer: PageAnswer?) {
        isSending = false
        let focused = isForgotten ? nil : answer.flatMap { show($0) }
        changes.tell(())
        if let focused { news.tell(.focus(member: focused)) }
    }

    /// Shows what has become of what was sent.
    /// - Returns: the member that is to have the keys; `nil` where they stay.
    private func show(_ answer: PageAnswer) -> String? {
        switch answer {
        case .done: return nil
        case .refused(let reason, let name):
            for (place, options) in options.fields.enumerated() where options.clears == true {
                (fields[place].text, fields[place].isOn) = ("", false)
            }
            guard let place = fields.firstIndex(where: { $0.id == name }) else {
                failure = reason
                return FormPart.send.rawValue
            }
            fields[place].problem = reason
            return fields[place].id
        case .silence:
            (isUnanswered, failure) = (true, environment.text(.formNoAnswer))
            return FormPart.send.rawValue
        }
    }

    /// Whether it says itself what has become of what was sent.
    func tells(_ answer: PageAnswer) -> Bool {
        guard !isForgotten else { return false }
        return switch answer {
        case .done: false
        // What shows choices has no room for what is wrong with them.
        case .refused(_, let name): fields.contains { $0.id == name && $0.kind != .choice }
        // What sends the form wants to be pressed again.
        case .silence: true
        }
    }

    /// Puts the form back to its beginning, with nothing said of it. An answer that is awaited still is, so that nothing can
    /// be entered before it; the form says nothing of it.
    func reset() {
        fields = options.fields.map { FormField($0, in: setting) }
        (failure, isUnanswered, isForgotten) = ("", false, isSending)
        known = nil
        takeFromOrigin()
        changes.tell(())
    }

    /// Says no more why what was sent last has come to nothing.
    private func forgetAnswer() { (failure, isUnanswered) = ("", false) }

    // MARK: Rules

    /// Whether what is said of a field is what its rules say, rather than what an answer has said.
    private func isBlamedByRule(_ field: FormField) -> Bool {
        field.problem != nil && field.problem == problem(with: field)
    }

    /// What is wrong with a field; `nil` where nothing is.
    private func problem(with field: FormField) -> String? {
        guard let options = options.fields.first(where: { $0.id == field.id }) else { return nil }
        guard !field.isEmpty else {
            return field.isRequired ? options.missing.map(setting.words) ?? environment.text(field.missingKey) : nil
        }
        if let format = field.format, let problem = setting.formats[format]?(field.text) {
            return environment.text(problem)
        }
        let broken = (options.rules ?? []).first { rule in
            !rule.holds(for: field.text, in: environment.localization) { other in
                fields.first { $0.id == other }?.text ?? ""
            }
        }
        if broken == nil, !field.isWhole { return environment.text(.formDigits, ["digits": "\(field.longest ?? 0)"]) }
        return broken.map { rule in
            let sentence = rule.says.map(setting.words) ?? environment.text(rule.key)
            return sentence.filled(with: rule.values(in: environment.localization))
        }
    }
}
