extension FormField {
    /// What is said where it is empty and the page says nothing of its own.
    var missingKey: LocalizationKey {
        switch kind {
        case .text, .secret, .code: .formMissing
        case .choice: .formNotChosen
        case .consent: .formNotAgreed
        }
    }

    /// A field as it is at first.
    @MainActor
    init(_ options: FormOptions.Field, in setting: PageSetting) {
        self.init(
            id: options.id, kind: options.kind ?? .text, title: setting.words(options.title), format: options.format,
            prefix: options.prefix, longest: options.longest?.number, characters: options.characters,
            choices: (options.choices ?? []).map { FormChoice(id: $0.id, title: setting.words($0.title)) },
            links: (options.links ?? []).map { FormLink(id: $0.id, words: setting.words($0.words)) },
            isRequired: options.optional != true, text: options.value ?? "", isOn: options.value == "true", problem: nil
        )
    }
}
