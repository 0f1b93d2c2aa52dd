import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stackInSources } from './stack-in-sources.ts';

const DIST = new URL('../../dist/', import.meta.url);

/** The files of the newest build; earlier builds are next to them. */
function builtFiles(): string[] {
  const builds: string[][] = JSON.parse(readFileSync(new URL('.builds.json', DIST), 'utf8'));
  return (builds[0] ?? []).filter((file) => file.endsWith('.mjs'));
}

type Place = { address: string; line: number; column: number };

/** The position of this text in the built server. */
function placeInBuilt(words: string): Place {
  for (const name of builtFiles()) {
    const found = placeIn(new URL(name, DIST), words);
    if (found !== undefined) {
      return found;
    }
  }
  throw new Error(`Nothing that was built says ${words}`);
}

function placeIn(address: URL, words: string): Place | undefined {
  const lines = readFileSync(fileURLToPath(address), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(words));
  const column = (lines[index]?.indexOf(words) ?? 0) + 1;
  return index < 0 ? undefined : { address: address.href, line: index + 1, column };
}

const frame = ({ address, line, column }: Place) => `    at doIt (${address}:${line}:${column})`;

describe('the stack of an error of a built server', () => {
  const OWN = 'return new DataDirectoryBusyError(';
  const SOURCE = new URL('./db/embedded/lock-data-directory.ts', import.meta.url);

  it('tells file and line of the source, for each of its frames', () => {
    const written = placeIn(SOURCE, OWN);
    const told = new RegExp(`at doIt \\(${SOURCE.href}:${written?.line}:\\d+\\)`);
    const [message, first, second] = stackInSources(
      ['Error: taken', frame(placeInBuilt(OWN)), frame(placeInBuilt(OWN))].join('\n'),
    ).split('\n');
    expect(message).toBe('Error: taken');
    expect(first).toMatch(told);
    expect(second).toMatch(told);
  });

  it.each([
    [
      'code of a package, which has no place of ours',
      () => frame(placeInBuilt('FST_ERR_CTP_ALREADY_PRESENT: createError(')),
    ],
    ['a file that is no more', () => frame({ address: new URL('gone.mjs', DIST).href, line: 1, column: 1 })],
    ['a line that the file does not have', () => frame({ ...placeInBuilt(OWN), line: 10_000_000 })],
    ['a source', () => frame({ address: SOURCE.href, line: 1, column: 1 })],
    [
      'Node itself',
      () => '    at process.processTicksAndRejections (node:internal/process/task_queues:103:5)',
    ],
  ])('leaves %s as it is', (_what, make) => {
    const stack = `Error: taken\n${make()}`;
    expect(stackInSources(stack)).toBe(stack);
  });
});

it('the build names places that exist, as seen from its sources', () => {
  const addresses = builtFiles()
    .flatMap((file) => [
      ...readFileSync(new URL(file, DIST), 'utf8').matchAll(/new URL\("([^"]+)", import\.meta\.url\)\.href/g),
    ])
    .map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => !existsSync(new URL(address, DIST)))).toEqual([]);
});
