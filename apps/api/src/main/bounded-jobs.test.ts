import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JOB_KINDS } from './fold-areas.ts';

const SCALING = new URL('../../../../docs/scaling.md', import.meta.url);

/** The rows of the table of jobs in docs/scaling.md: name, rows at once, what ends a run, what becomes of the rest. */
function rowsOfDocument(): string[][] {
  const lines = readFileSync(SCALING, 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith('| Periodic job'));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const PERIODIC = Object.entries(JOB_KINDS).flatMap(([name, kind]) =>
  kind.schedule === null ? [] : [{ name, bounded: kind.bounded }],
);

describe('a periodic job', () => {
  it('says how it is bounded, as docs/scaling.md lists it', () => {
    const declared = PERIODIC.map(({ name, bounded }) => [
      name,
      bounded.atOnce.toLocaleString('en-CA'),
      bounded.ends,
      bounded.rest,
    ]);
    expect(rowsOfDocument().sort()).toEqual(declared.sort());
  });

  it.each(PERIODIC)('$name takes a portion that a transaction or a look can hold', ({ bounded }) => {
    expect(bounded.atOnce).toBeGreaterThan(0);
    expect(bounded.atOnce).toBeLessThanOrEqual(2_000);
  });

  it.each(PERIODIC.filter(({ bounded }) => bounded.ends === 'by-clock'))(
    '$name, which ends by the clock, leaves its rest to a job that comes at once',
    ({ bounded }) => {
      expect(bounded.rest).not.toBe('next-run');
    },
  );
});
