/** Licences under which a package may be part of what a dealer runs, as SPDX names them. */
const TAKEN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  // Of libraries that stay files of their own, which anybody may replace.
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Packages that say nothing where it is looked for, as the files beside them say. */
const SAID_ELSEWHERE = /** @type {Record<string, string>} */ ({ 'png-js': 'MIT', 'prelude-ls': 'MIT' });

/** Packages under another licence, and why they are installed all the same. */
const TOLERATED = /** @type {Record<string, string>} */ ({
  sentry:
    'a program that the reporter of faults brings along; nothing of ours starts it, and it is not in the image',
});

/**
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} Said
 * @typedef {{ name: string, purl?: string, version?: string, licenses?: Said[] }} Component
 */

/**
 * The licences of the packages, each with how many have it, and a line for each package that may not be there.
 * @param {Component[]} components
 */
export function judgeLicences(components) {
  const counts = /** @type {Map<string, number>} */ (new Map());
  const refused = [];
  for (const { name, version, licenses = [] } of components) {
    const said = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '');
    const licence = said.join(' AND ') || (SAID_ELSEWHERE[name] ?? '');
    const shown = licence || 'none named';
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
    if (!isTaken(licence) && !(name in TOLERATED)) {
      refused.push(`${name} ${version}: ${shown}`);
    }
  }
  return { counts, refused };
}

/**
 * Of what may be chosen one has to be taken, of what holds together all.
 * @param {string} expression such as '(MIT OR CC0-1.0)'
 */
function isTaken(expression) {
  const parts = expression.replaceAll(/[()]/g, '').split(' OR ');
  return parts.some((part) => part !== '' && part.split(' AND ').every((licence) => TAKEN.has(licence)));
}
