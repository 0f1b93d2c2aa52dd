// Wide: a message that is lost, or goes out under another Message-ID, when its server dies with it in hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type MailSink, openMailSink, type TakenMail } from '../../testing/mail-sink.ts';
import { newPostgresDatabase } from '../../testing/new-postgres-database.ts';
import { type RunningServer, runServer } from '../../testing/run-server.ts';

const LIMIT_MS = 120_000;
const MESSAGES = 200;
/** How many are written at a time: beyond its connections, a server may answer that it is busy. */
const WRITERS = 10;
/** At least this many of its own messages has the server sent when it is killed. */
const BEFORE_THE_KILL = 15;
const A_MESSAGE_TAKES_MS = 100;
/** As many messages as a server sends at once may have been taken by the mail server unheard. */
const COPIES_MAX = 5;

const engine = inject('engine');

/** Two server processes on one database, one of which dies while both send mail. */
describe.skipIf(engine.kind === 'embedded')('[PostgreSQL] the work of a server that was killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-take-over-'));
  const servers: RunningServer[] = [];
  let sink: MailSink;
  let pool: pg.Pool;
  let dropDatabase: () => Promise<void>;

  beforeAll(async () => {
    if (engine.kind === 'embedded') {
      throw new Error('This test needs PostgreSQL');
    }
    const { connectionString, openPool, drop } = await newPostgresDatabase(engine.url, engine.template);
    dropDatabase = drop;
    pool = openPool(2);
    sink = await openMailSink(A_MESSAGE_TAKES_MS);
    const variables = {
      DATABASE_URL: connectionString,
      DEMO_DATA: '0',
      SMTP_URL: sink.url,
      JOB_HEARTBEAT_SECONDS: '10',
    };
    for (const name of ['First', 'Second']) {
      const from = `${name} <no-reply@portal.test>`;
      servers.push(await runServer(dataDir, { ...variables, MAIL_FROM: from }));
    }
  }, LIMIT_MS);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop('SIGKILL')));
    await sink.close();
    await pool.end();
    await dropDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it(
    'is taken over by the other: every message arrives, and a copy bears the same Message-ID',
    async () => {
      const [first, second] = servers;
      const isOfFirst = ({ from }: TakenMail) => from.startsWith('First');
      const killInTheMiddle = async () => {
        // Certainly in the middle of its work: one of its messages is submitted and not yet acknowledged.
        await vi.waitUntil(
          () => sink.taken.filter(isOfFirst).length >= BEFORE_THE_KILL && [...sink.inHand].some(isOfFirst),
          { timeout: LIMIT_MS, interval: 10 },
        );
        await first?.stop('SIGKILL');
      };
      // While they are written: where that takes long, all that was written before may be sent already.
      const writing = Array.from({ length: WRITERS }, (_, writer) => writeAll(second?.address, writer));
      await Promise.all([killInTheMiddle(), ...writing]);
      await vi.waitUntil(async () => (await delivered()) === MESSAGES, { timeout: LIMIT_MS, interval: 200 });
      const arrived = new Set(sink.taken.map(({ messageId }) => messageId));
      expect(arrived.size).toBe(MESSAGES);
      expect(await countJobs('retry_count > 0'), 'the killed server had work').toBeGreaterThan(0);
      // A message may have been sent and its job not yet ended: that one comes again, finds it sent, and ends.
      await vi.waitUntil(async () => (await countJobs("state <> 'completed'")) === 0, {
        timeout: LIMIT_MS,
        interval: 200,
      });
      expect(sink.taken.length - arrived.size).toBeLessThanOrEqual(COPIES_MAX);
    },
    LIMIT_MS,
  );

  async function writeAll(address: string | undefined, writer: number): Promise<void> {
    for (let count = writer; count < MESSAGES; count += WRITERS) {
      await write(address, count);
    }
  }

  async function write(address: string | undefined, count: number): Promise<void> {
    const reply = await fetch(`${address}/api/sendemail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Ana Roy',
        email: 'ana@example.ca',
        subject: `Question ${count}`,
        message: 'When does it close?',
        requestType: 'contact',
      }),
    });
    expect(reply.status).toBe(200);
  }

  async function delivered(): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*)::int as count from mail_deliveries where outcome = 'sent'",
    );
    return rows[0]?.count ?? 0;
  }

  async function countJobs(condition: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pgboss.job where name = 'send-contact-email' and ${condition}`,
    );
    return rows[0]?.count ?? 0;
  }
});
