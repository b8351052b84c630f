// Who makes components has the values of the trade that they show.
@_exported import GomaDomain
