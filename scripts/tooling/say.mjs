/** A failure that a person can act on: its message says what to do, and no stack is shown. */
export class Refusal extends Error {}

/**
 * Runs one step of a start and says what it does and how long it took.
 * @template Result
 * @param {string} title
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  console.log(`• ${title} ...`);
  const result = await work();
  console.log(`✓ ${title} (${secondsSince(startedAt)})`);
  return result;
}

/**
 * Time passed since a `performance.now()`, as a person reads it.
 * @param {number} startedAt milliseconds
 */
export function secondsSince(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * Runs a script's main function: a refusal is printed as it is, anything else with its stack; both end with code 1.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
