// TerminalHarness
