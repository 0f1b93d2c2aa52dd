import type { DeskFigures } from './measure-desk.ts';
import type { OfficeFigure } from './measure-office.ts';

/** Nobody waits longer for a list, a search or a page, but one time in twenty. */
const WANTED_P95_MS = 200;

/** The figures as tables of Markdown. */
export function describeOffice(figures: readonly OfficeFigure[], desk: readonly DeskFigures[]): string {
  const slow = figures.filter(({ p95Ms }) => p95Ms > WANTED_P95_MS);
  return [
    '| | p50 ms | p95 ms | most ms | kB |',
    '| --- | --: | --: | --: | --: |',
    ...figures.map(
      ({ what, p50Ms, p95Ms, maxMs, kilobytes }) =>
        `| ${what} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${maxMs.toFixed(0)} | ${kilobytes.toFixed(0)} |`,
    ),
    '',
    '| the desk in a browser, rows | first paint ms | rows there ms | one chosen ms |',
    '| --: | --: | --: | --: |',
    ...desk.map(
      ({ rows, firstPaintMs, rowsThereMs, chosenMs }) =>
        `| ${rows} | ${firstPaintMs.toFixed(0)} | ${rowsThereMs.toFixed(0)} | ${chosenMs.toFixed(0)} |`,
    ),
    '',
    slow.length === 0
      ? `Each within ${WANTED_P95_MS} ms 95 times of 100.`
      : `Slower than ${WANTED_P95_MS} ms at the 95th percentile: ${slow.map(({ what }) => what).join(', ')}.`,
  ].join('\n');
}
