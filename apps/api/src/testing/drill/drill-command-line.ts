import { ensureServerBuilt } from '../../../../../scripts/tooling/ensure-built.mjs';
import { FAULTS, type Fault } from './faults.ts';
import { runDrill } from './run-drill.ts';

/** `npm run drill -- [rounds]`: a server under load while its PostgreSQL fails in every way, 30 times unless told. */
const ROUNDS = 30;
const OUTAGE_MS = 20_000;
const READY_MS_MAX = 1_000;

function faultOf(round: number): Fault {
  return FAULTS[round % FAULTS.length] ?? 'outage';
}

await ensureServerBuilt();
const rounds = Number(process.argv[2] ?? ROUNDS);
const startedAt = performance.now();
const print = (line: string) => process.stdout.write(`${line}\n`);
const drill = await runDrill(
  Array.from({ length: rounds }, (_, round) => faultOf(round)),
  {
    outageMs: OUTAGE_MS,
    onRound: ({ fault, readyMs, aliveMs }) =>
      print(`${fault}: ready after ${readyMs.toFixed(0)} ms (/healthz then takes ${aliveMs.toFixed(0)} ms)`),
  },
);
const { answers, exits, missing, untold, wrongDeals, queueWorks } = drill;
const slowest = Math.max(...drill.rounds.map(({ readyMs }) => readyMs));
print(`
Rounds: ${drill.rounds.length} in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s
Exits of the server: ${exits}
Answers: ${[...answers.byStatus].map(([status, count]) => `${status}: ${count}`).join(', ')}
Answers neither a success nor a 503 in our shape: ${answers.strange.length}
Orders acknowledged: ${answers.placed.size}, archived: ${answers.archived.size}
Acknowledged and missing: ${missing.length}
There and never told of: ${untold.length}
Deals whose units do not add up: ${wrongDeals.length}
The queue works: ${queueWorks}
From a database that is well to /readyz: ${slowest.toFixed(0)} ms at most`);
for (const line of [...new Set(answers.strange)].slice(0, 10)) {
  print(line);
}
const isWell =
  exits + answers.strange.length + missing.length + untold.length + wrongDeals.length === 0 &&
  queueWorks &&
  slowest <= READY_MS_MAX;
process.exitCode = isWell ? 0 : 1;
