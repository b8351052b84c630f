extension PageKit {
    /// The components that show fields of forms and what sends them, and the sorts of text that those ask for.
    mutating func addFormBindings() {
        bind(BorderedTextFieldView.self, to: FormEntry.self, FormTextModel.init)
        bind(PinDigitEntryView.self, to: FormEntry.self) { binding in
            let model = PinDigitEntryViewModel(
                binding.state(PinDigitEntryDisplayState(id: binding.id, digitCount: binding.value.field.longest ?? 0)) {
                    $0.pin
                } show: {
                    $0.show($1)
                })
            model.onComplete = { _ in binding.value.submit() }
            return model
        }
        bind(SelectOptionsView.self, to: FormEntry.self) { binding in
            SelectOptionsViewModel(
                binding.state(SelectOptionsDisplayState(binding.value.field)) {
                    $0.selectedOptionID ?? ""
                } show: {
                    $0.show($1)
                })
        }
        bind(TermsAcceptanceView.self, to: FormEntry.self) { binding in
            let place = StatePlace(TermsAcceptanceDisplayState(binding.value.field), in: binding.environment)
            binding.keep(place) {
                binding.value.set($0.isAccepted)
            } show: {
                $0.show($1)
            }
            return TermsAcceptanceViewModel(place)
        }
        bind(ButtonView.self, to: FormSending.self) { binding in
            ButtonViewModel(binding.place { ButtonDisplayState(id: "send", title: $0.title, isEnabled: $0.isEnabled) })
            {
                binding.value.send()
            }
        }
        for content in BorderedTextFieldContent.allCases {
            addFormat(content.rawValue) { content.accepts($0) ? nil : content.malformed }
        }
    }
}
