/** The version of the rule book, which every decision names. Another rule or figure is another version; a test keeps it so. */
export const RULE_VERSION = '2026-11-29.1';
