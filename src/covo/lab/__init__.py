"""The lab: the same rules by the thousand, on all cores."""
