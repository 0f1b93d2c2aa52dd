import type { MeasuredFigures } from './measure-pages.ts';

/** Google calls less than 0.1 good; here nothing is to move. */
export const LAYOUT_SHIFT_MAX = 0.02;
const FULL_SCORE = 100;

const HEAD = [
  '',
  'performance',
  'a11y',
  'practices',
  'SEO',
  'FCP s',
  'LCP s',
  'TBT ms',
  'of work ms',
  'CLS',
  'scripts',
  'script kB',
  'font kB',
];

/** The figures as a table of Markdown. */
export function describePages(measured: readonly MeasuredFigures[]): string {
  return [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '--:')), ...measured.map(cellsOf)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function cellsOf({ page, median }: MeasuredFigures): string[] {
  const { performance, accessibility, bestPractices, seo, firstPaintMs, largestPaintMs } = median;
  return [
    `\`${page.path}\``,
    ...[performance, accessibility, bestPractices, seo].map(String),
    ...[firstPaintMs, largestPaintMs].map((ms) => (ms / 1000).toFixed(2)),
    median.blockedMs.toFixed(0),
    median.workBlockedMs.toFixed(0),
    median.layoutShift.toFixed(3),
    String(median.scripts),
    median.scriptKb.toFixed(0),
    median.fontKb.toFixed(0),
  ];
}

/** What is below what was promised, a line each. */
export function shortfallsOf(measured: readonly MeasuredFigures[]): string[] {
  return measured.flatMap(({ page, median }) => [
    ...(median.performance < page.performanceMin
      ? [`${page.path}: performance ${median.performance}, promised ${page.performanceMin}`]
      : []),
    ...(median.layoutShift > LAYOUT_SHIFT_MAX
      ? [`${page.path}: what is there moves by ${median.layoutShift.toFixed(3)}, at most ${LAYOUT_SHIFT_MAX}`]
      : []),
    ...(['accessibility', 'bestPractices', 'seo'] as const)
      .filter((category) => median[category] < FULL_SCORE)
      .map((category) => `${page.path}: ${category} ${median[category]}, promised ${FULL_SCORE}`),
  ]);
}
