import type { Times } from './ask-often.ts';
import { type Grown, judgeGrowth } from './judge-growth.ts';

const HEAD = [
  '| p50 / p95 ms | small, alone | small, four at once | large, alone | large, four at once | |',
  '| --- | --: | --: | --: | --: | --- |',
];

/** The figures as a table of Markdown, each with its verdict. */
export function describeGrowth(calls: readonly Grown[]): string {
  return [...HEAD, ...calls.map(describeCall)].join('\n');
}

function describeCall(call: Grown): string {
  const { what, small, large } = call;
  const figures = [small?.alone, small?.together, large?.alone, large?.together].map(describeTimes);
  const broken = judgeGrowth(call);
  const verdict = broken.length === 0 ? 'kept' : `**${broken.join('; ').replaceAll('|', '/')}**`;
  return `| ${what} | ${figures.join(' | ')} | ${verdict} |`;
}

function describeTimes(times: Times | undefined): string {
  return times === undefined || Number.isNaN(times.p50Ms)
    ? '-'
    : `${times.p50Ms.toFixed(0)} / ${times.p95Ms.toFixed(0)}`;
}
