// Who imports the components has all of them, and what they are made of.
@_exported import GomaAccount
@_exported import GomaBetting
@_exported import GomaCasino
@_exported import GomaElements
@_exported import GomaForms
@_exported import GomaKit
@_exported import GomaPromotions
