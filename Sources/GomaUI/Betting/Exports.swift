@_exported import GomaForms
