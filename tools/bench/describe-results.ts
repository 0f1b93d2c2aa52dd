import type { Results, Row } from './run-bench.ts';

const HEAD = [
  '',
  'a second',
  'of node:http',
  'of pgbench',
  'p50 ms',
  'p99 ms',
  'server ms',
  'busy',
  'PostgreSQL ms',
];

/** The figures as a table of Markdown, and the sentences that go with it. */
export function describeResults({ rows, oversold, chained, stuckLock, listeners }: Results): string {
  const lines = [HEAD, HEAD.map((_, index) => (index === 0 ? '---' : '--:')), ...rows.map(cellsOf)].map(
    (cells) => `| ${cells.join(' | ')} |`,
  );
  for (const [servers, { acknowledged, possible, strange, wrongDeals }] of Object.entries(oversold)) {
    lines.push(
      `Sold out by ${servers}: ${acknowledged} of ${possible} orders acknowledged, ${strange} strange answers, ${wrongDeals.length} deals that do not add up`,
    );
  }
  if (chained !== null) {
    const { rows: count, p50Ms, p99Ms, maxMs } = chained;
    lines.push(
      `From commit to chained, ${count} rows: ${[p50Ms, p99Ms, maxMs].map((ms) => ms.toFixed(0)).join(' / ')} ms (median / p99 / max)`,
    );
  }
  if (stuckLock !== null) {
    const { reads, readP99Ms, readMaxMs, orders, busy, orderMaxMs } = stuckLock;
    lines.push(
      `Behind a held lock: ${busy} of ${orders} orders answered 503, the last after ${orderMaxMs.toFixed(0)} ms; ${reads} unrelated reads, p99 ${readP99Ms.toFixed(1)} ms, max ${readMaxMs.toFixed(0)} ms`,
    );
  }
  if (listeners !== null) {
    const { pages, memoryMb, latencyMs, spreadMs } = listeners;
    lines.push(
      `${pages} pages that listen: ${memoryMb.before} MB before, ${memoryMb.with} MB with them; a change arrives after ${[latencyMs.median, latencyMs.p99, latencyMs.most].map((ms) => ms.toFixed(0)).join(' / ')} ms (median / p99 / max), at all of them within ${spreadMs.toFixed(0)} ms`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function cellsOf({ what, figure, bare, pgbench }: Row): string[] {
  const { perSecond, p50Ms, p99Ms, serverCpuMs, serverBusy, postgresCpuMs } = figure;
  return [
    what,
    perSecond.toFixed(0),
    bare === null ? '' : (perSecond / bare).toFixed(3),
    pgbench === null ? '' : (perSecond / pgbench).toFixed(2),
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
    serverCpuMs?.toFixed(3) ?? '',
    serverBusy === null ? '' : `${(serverBusy * 100).toFixed(0)} %`,
    postgresCpuMs?.toFixed(3) ?? '',
  ];
}
