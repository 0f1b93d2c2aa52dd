import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connectionVariables } from '../platform/backup/connection-variables.ts';
import { programPath } from '../platform/backup/dump-postgres.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Deps } from '../platform/deps.ts';
import { makeLog } from '../platform/make-log.ts';
import { addDeal } from '../testing/deals.ts';
import { exampleOf, sendEvidence } from '../testing/kyc.ts';
import { type FormPart, multipartBody } from '../testing/multipart.ts';
import { newPostgresDatabase } from '../testing/new-postgres-database.ts';
import { giveDetails, placeOrder } from '../testing/orders.ts';
import { type Person, registerPerson } from '../testing/people.ts';
import { wholeDatabase, wholeDirectory } from '../testing/read-everything.ts';
import { buildApp } from './build-app.ts';
import { jobHandlers } from './fold-areas.ts';
import { type OpenDeps, openDeps } from './open-deps.ts';

const LIMIT_MS = 120_000;
const POLL_MS = 100;

/** Numbers that the portal is told, and that nobody may find in anything that it writes. */
const PLANTED = {
  own: '130692544',
  ownAsTyped: '130 692 544',
  spouse: '193456787',
  licence: 'PLANTED-LICENCE-60417',
  passport: 'PLANTEDPASSPORT456',
  bankStatement: '0042-PLANTED-778899',
  reference: 'REF-PLANTED-5512',
  uploaded: 'PLANTED-UPLOAD-31337',
  debited: '470011839926',
  typedInDraft: '826193475501',
  refused: '999888777666',
  inWrongField: '551122334455',
  password: 'PLANTED wrong password 7731',
  inQuery: '773311995522',
};
/** What is kept in clear on purpose: the same search must find it, or it finds nothing. */
const IN_CLEAR = 'CAN-ON';
const WRITTEN_TO_THE_DEALER = 'PLANTED-MESSAGE-90125';

const engine = inject('engine');
const dataDir = mkdtempSync(join(tmpdir(), 'portal-secrecy-'));
const logLines: string[] = [];
const reports: string[] = [];
const answers: string[] = [];
let opened: OpenDeps;
let deps: Deps;
let app: FastifyInstance;
let databaseUrl: string | undefined;
let dropDatabase = async () => {};

beforeAll(async () => {
  if (engine.kind === 'postgres') {
    const { connectionString, drop } = await newPostgresDatabase(engine.url, engine.template);
    [databaseUrl, dropDatabase] = [connectionString, drop];
  }
  const config = readConfig({
    APP_STAGE: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO_DATA: '0',
    LOG_LEVEL: 'debug',
    RATE_LIMITS: '0',
  });
  opened = await openDeps(config, makeLog(config, { write: (line) => void logLines.push(line) }));
  deps = { ...opened.deps, errorReports: { report: async (text) => void reports.push(text) } };
  app = await buildApp(deps);
  await opened.queue.work(jobHandlers(deps));
}, LIMIT_MS);
afterAll(async () => {
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

function sendForm(person: Person, path: string, parts: readonly FormPart[]) {
  const { payload, headers } = multipartBody(parts);
  return person.post(path, payload, headers);
}

async function tellProfile(person: Person): Promise<void> {
  const profile = await exampleOf(person);
  profile.basics.socialInsuranceNumber = PLANTED.own;
  profile.basics.spouse.socialInsuranceNumber = PLANTED.spouse;
  profile.identityVerification.principal.documentNumber = PLANTED.licence;
  profile.identityVerification.principal.dualVerification = {
    sourceName: 'A bank',
    documentType: '1',
    accountNumber: PLANTED.bankStatement,
    reference: PLANTED.reference,
  };
  profile.identityVerification.secondary.documentNumber = PLANTED.passport;
  const key = { 'idempotency-key': 'one-save' };
  const finished = { ...profile, formIsFinished: true };
  const replies = [
    await person.post('/user/kyc/save', { basics: { socialInsuranceNumber: PLANTED.ownAsTyped } }),
    await person.post('/user/kyc/save', { basics: { socialInsuranceNumber: PLANTED.refused } }),
    await person.post('/user/kyc/save', {
      basics: { socialInsuranceNumber: PLANTED.refused },
      formIsFinished: true,
    }),
    await person.post('/user/kyc/save', { basics: { notAField: PLANTED.inWrongField } }),
    await person.post('/user/kyc/save', finished, key),
    await person.post('/user/kyc/save', finished, key),
    await sendEvidence(person, 'id', { front: true, documentNumber: PLANTED.uploaded }),
    await person.get('/user/kyc/details'),
    await person.get(`/user/kyc/details?number=${PLANTED.inQuery}`),
  ];
  expect(replies.map((reply) => reply.statusCode).slice(0, 8)).toEqual([
    200, 200, 400, 200, 200, 200, 200, 200,
  ]);
  answers.push(...replies.map((reply) => reply.body));
}

async function tellAccount(person: Person): Promise<void> {
  const dealId = await addDeal({ db: deps.db, deps });
  const tradeId = await placeOrder(person, dealId);
  await giveDetails(person, tradeId, 'debit');
  const account = (number: string): FormPart[] =>
    Object.entries({
      tradeId,
      paymentMethod: '2',
      institution: '001',
      transit: '00219',
      account: number,
      accountHolder: 'Ada Tremblay',
      authorized: 'true',
      authorization: 'true',
    }).map(([name, value]) => ({ name, value }));
  const refused = await sendForm(person, '/user/savePaymentInfo', account(`${PLANTED.debited}0000`));
  expect(refused.statusCode).toBe(400);
  const kept = await sendForm(person, '/user/savePaymentInfo', account(PLANTED.debited));
  expect(kept.body).toContain(PLANTED.debited.slice(-3));
  answers.push(refused.body, kept.body);
}

async function tellElsewhere(person: Person): Promise<void> {
  const draft = { data: { account: PLANTED.typedInDraft } };
  const replies = [
    await person.post('/user/draft/pay:deal', draft),
    await person.post('/login', { email: person.email, password: PLANTED.password }),
    await person.post('/client-errors', {
      text: `TypeError: cannot read ${PLANTED.ownAsTyped} of basics at /user/kyc, card ${PLANTED.debited}`,
    }),
    await person.post('/sendemail', {
      name: 'Ada',
      email: person.email,
      subject: 'A question',
      message: `Is ${WRITTEN_TO_THE_DEALER} right?`,
      requestType: 'contact',
    }),
    await app.inject({
      method: 'POST',
      url: '/api/user/kyc/save',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      payload: `{"basics":{"socialInsuranceNumber":"${PLANTED.refused}"`,
    }),
  ];
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 401, 200, 200, 400]);
  answers.push(...replies.slice(1).map((reply) => reply.body));
}

async function isAllSent(): Promise<boolean> {
  const waiting =
    "select 1 from pgboss.job where state in ('created', 'active', 'retry') and name like 'send%'";
  return (await deps.db.executeQuery(CompiledQuery.raw(waiting))).rows.length === 0;
}

/** A row that the database refuses, and one that does not open: both are faults with a log line and a request id. */
async function causeFaults(person: Person): Promise<void> {
  await deps.db
    .updateTable('drafts')
    .set({ sealed: Buffer.from('x') })
    .execute();
  const fault = await person.get('/user/draft/pay:deal');
  expect(fault.statusCode).toBe(500);
  answers.push(fault.body);
}

/** What somebody reads who gets hold of the database: the embedded one's own files, or a dump of PostgreSQL. */
function rawDatabase(): string {
  return databaseUrl === undefined
    ? wholeDirectory(join(dataDir, 'database'))
    : execFileSync(programPath('pg_dump'), ['--inserts'], {
        env: { PATH: process.env.PATH, ...connectionVariables(databaseUrl) },
        encoding: 'latin1',
        maxBuffer: 256 * 1024 * 1024,
      });
}

const forms = (text: string) => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64'),
];

describe('the numbers of a person', () => {
  it(
    'are in no log, audit row, report, job, answer, message, file or byte of the database',
    async () => {
      const ada = await registerPerson({ app });
      await tellProfile(ada);
      await tellAccount(ada);
      await tellElsewhere(ada);
      await causeFaults(ada);
      await vi.waitUntil(isAllSent, { timeout: LIMIT_MS, interval: POLL_MS });
      const database = await wholeDatabase(deps.db);
      await app.close();
      await opened.close();
      const places = {
        database,
        rawDatabase: rawDatabase(),
        files: wholeDirectory(join(dataDir, 'files')),
        mail: wholeDirectory(join(dataDir, 'mail')),
        logs: logLines.join('\n'),
        reports: reports.join('\n'),
        answers: answers.join('\n'),
      };
      // Each place holds what is meant to be there: an empty one would hide anything.
      expect(places.database).toContain(IN_CLEAR);
      // Long values are compressed in the database's own files; short ones stand there as they are.
      expect(places.rawDatabase).toContain(ada.email);
      expect(places.database).toContain('send-contact-email');
      expect(places.database).toContain('kyc.submitted');
      expect(places.files).not.toBe('');
      expect(places.mail).toContain(WRITTEN_TO_THE_DEALER);
      expect(places.logs).toContain('/api/user/kyc/save');
      expect(places.reports).toContain('TypeError');
      expect(places.answers).toContain('***-***-544');
      const found = Object.entries(places).flatMap(([place, content]) => [
        ...Object.values(PLANTED).flatMap((number) =>
          forms(number).some((form) => content.includes(form)) ? [`${number} in ${place}`] : [],
        ),
        ...(place !== 'mail' && content.includes(WRITTEN_TO_THE_DEALER) ? [`the message in ${place}`] : []),
      ]);
      expect(found).toEqual([]);
    },
    LIMIT_MS,
  );
});
