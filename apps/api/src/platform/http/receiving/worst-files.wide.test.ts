// Wide: a call that reads a person's file on the thread that answers everybody, or in as much memory as the file asks for.
import { setTimeout } from 'node:timers/promises';
import { IMPORT_CHARACTERS_MAX } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../../main/fold-areas.ts';
import { type ExampleCall, send } from '../../../testing/calls/example-call.ts';
import { exampleCall, nameOf } from '../../../testing/calls/example-calls.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { threadNow } from '../../../testing/thread-clock.ts';
import { WORST_FILES, type WorstFile } from '../../../testing/worst-files.ts';
import type { Route } from '../routing/route.ts';

/** What any other call is promised while a file is read. */
const P95_MS_MAX = 200;
const GROWTH_MIB_MAX = 300;
const ASK_EVERY_MS = 20;
/** Every call is watched for as long after its answer: what it left to do may hold the others, too. */
const WATCH_AFTER_MS = 100;
const MEBIBYTE = 1024 * 1024;
/** The largest form that is typed has all texts of a deal; what is larger is a file. */
const TYPED_BYTES_MAX = 1_048_576;
const TIMEOUT_MS = 240_000;

/** Every call that takes a file, or what is as large as one. */
const CALLS = ROUTES.filter(
  ({ method, multipart, takesPiece, bodyLimitBytes = 0 }) =>
    method === 'POST' && (multipart !== undefined || takesPiece === true || bodyLimitBytes > TYPED_BYTES_MAX),
);

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** The call with a file in the place of each of its own, or with one as its body. */
function withFile(route: Route, call: ExampleCall, file: WorstFile): ExampleCall {
  if (call.form !== undefined) {
    const form = call.form.map((part) => {
      if ('fileName' in part) {
        return { ...part, bytes: file.bytes() };
      }
      return part.name === 'profile' ? { ...part, value: file.profile } : part;
    });
    return { ...call, form };
  }
  const limit = route.bodyLimitBytes ?? TYPED_BYTES_MAX;
  if (call.body === undefined || !('text' in call.body)) {
    return { ...call, text: file.bytes().subarray(0, limit) };
  }
  const text = file.bytes().subarray(0, IMPORT_CHARACTERS_MAX).toString('latin1');
  // Written before the clock runs: a caller's own work would hold the thread that this watches.
  const { body, ...others } = call;
  const written = Buffer.from(JSON.stringify({ ...body, format: file.format, text }));
  return { ...others, text: written, headers: { ...call.headers, 'content-type': 'application/json' } };
}

type Watched = { status: number; seconds: number; p95Ms: number; growthMib: number };

/**
 * Makes a call, and asks for the health of the server all the while and a little longer: how long that takes, from when it was due, so
 * that a hold counts for each who would have asked in it. On the clock of the thread that answers: what other tests take is no hold.
 */
async function watch(make: () => Promise<{ statusCode: number }>): Promise<Watched> {
  const rest = process.memoryUsage.rss();
  const began = threadNow();
  const waits: number[] = [];
  let peak = rest;
  let until = Number.POSITIVE_INFINITY;
  const asking = (async () => {
    for (let due = began; due < until; due += ASK_EVERY_MS) {
      await setTimeout(Math.max(0, due - threadNow()));
      await portal.app.inject({ method: 'GET', url: '/healthz' });
      waits.push(threadNow() - due);
      peak = Math.max(peak, process.memoryUsage.rss());
    }
  })();
  const { statusCode } = await make();
  const answered = threadNow();
  until = answered + WATCH_AFTER_MS;
  await asking;
  const p95Ms = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
  return {
    status: statusCode,
    seconds: (answered - began) / 1_000,
    p95Ms,
    growthMib: (peak - rest) / MEBIBYTE,
  };
}

describe('while the worst file within the limit is read, other calls are answered:', () => {
  it.each(
    CALLS.flatMap((route) => WORST_FILES.map((file) => [nameOf(route), file.name, route, file] as const)),
  )(
    '%s with %s',
    async (name, fileName, route, file) => {
      const call = withFile(route, await exampleCall(portal, route), file);
      // The first call of a kind loads what it needs, and starts a thread.
      const { status, seconds, p95Ms, growthMib } = await watch(() => send(portal, route, call));
      process.stdout.write(
        `| ${name} | ${fileName} | ${status} | ${seconds.toFixed(1)} s | ${p95Ms.toFixed(0)} ms | ${growthMib.toFixed(0)} MiB |\n`,
      );
      expect(status).toBeLessThan(500);
      expect(p95Ms).toBeLessThan(P95_MS_MAX);
      expect(growthMib).toBeLessThan(GROWTH_MIB_MAX);
    },
    TIMEOUT_MS,
  );

  it('are those that take files', () => {
    expect(CALLS.map(nameOf)).toEqual(
      expect.arrayContaining([
        'POST /office/money/accounts/:accountId/preview',
        'POST /office/money/returns',
        'POST /office/deals/import',
        'POST /user/upload/:id',
      ]),
    );
  });
});
