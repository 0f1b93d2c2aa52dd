/** The API takes reports of at most 8 KiB; characters outside ASCII count up to three bytes each. */
const REPORT_MAX_CHARACTERS = 2500;

/** What could name a person or open a door, and what stands in its place. */
const SENSITIVE: readonly [pattern: RegExp, replacement: string][] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '[email]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(\/(?:signing|signed-copies|finconnect)\/)[^/?#\s"')]+/g, '$1[token]'],
  [/(\/reset-password\/)[^/?#\s"')]+\/[^/?#\s"')]+/g, '$1[user]/[token]'],
  [/\?[^\s"')]*/g, '?[query]'],
  [/#[\w=&%-]{8,}/g, '#[fragment]'],
  [/\b\d{4}-\d{2}-\d{2}\b/g, '[date]'],
  // Nine digits or more, also in groups: social insurance, account, document and telephone numbers.
  [/(?:\d[ -]?){9,}/g, '[number]'],
  [/\b[\w-]{40,}\b/g, '[token]'],
];

/** An error report without personal data, credentials or addresses that are credentials, and of bounded length. */
export function scrub(text: string): string {
  const clean = SENSITIVE.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
  return clean.slice(0, REPORT_MAX_CHARACTERS);
}
