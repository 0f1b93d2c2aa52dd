// Wide: an answer of a profile that lies readable in some column of the database.
import { execFileSync } from 'node:child_process';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { OPEN_ANSWERS } from '../areas/client/kyc/versions/seal-answers.ts';
import { matchLine } from '../areas/money/bank/matching/match-line.ts';
import { keepUnapplied } from '../areas/money/bank/unapplied/keep-unapplied.ts';
import { showFlagsOf } from '../areas/money/payments/flag-desk/show-flags.ts';
import { connectionVariables } from '../platform/backup/connection-variables.ts';
import { programPath } from '../platform/backup/dump-postgres.ts';
import { importFile, keptLines, openAccount } from '../testing/bank.ts';
import { enterOffice } from '../testing/colleagues.ts';
import { addDeal } from '../testing/deals.ts';
import { exampleOf } from '../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../testing/open-test-portal.ts';
import { addSubmittedKyc, FOR_ONESELF, giveDetails, placeOrder, readTrade } from '../testing/orders.ts';
import { giveAccount } from '../testing/payments.ts';
import { type Person, registerPerson } from '../testing/people.ts';
import { planted } from '../testing/planted-profile.ts';
import { readColumns } from '../testing/read-everything.ts';
import { openSigningPage } from '../testing/signing.ts';
import { STAFF } from '../testing/staff-actor.ts';

const LIMIT_MS = 180_000;
const MEGABYTES_256 = 256 * 1024 * 1024;
const AGO = '2026-11-18T14:00:00.000Z';
const HOLDER = 'Zéphyrinette Plantedholder';
const PAYOR = 'Wilhelminette Plantedpayor';
/** What a bank writes of a line, and whom it names apart. */
const LINE = { description: 'Plantedmemo Kreuzberg', party: 'Ottilinette Plantedparty' };
/** Whom a person says that paid, of money of an order and of none. */
const MATCHED_PAYOR = 'Philippinette Plantedmatch';
const KEPT_PAYOR = 'Seraphinette Plantedkept';
const JOINT = { firstName: 'Quirinusette', lastName: 'Plantedjoint', email: 'planted.joint@example.com' };
const SCHEDULE_A = {
  registeredName: 'Plantedregister Trust',
  city: 'Plantedville',
  sourceOfFunds: 'Plantedfunds',
};

let portal: TestPortal;
let ada: Person;
let answers: ReadonlyMap<string, string | number>;

beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  await goTheWholeWay();
}, LIMIT_MS);
afterAll(() => portal.close());

/** Draft saves, a late answer of another device, a refused finish, the submission, an order, its payment, its signature. */
async function goTheWholeWay(): Promise<void> {
  const sown = planted(await exampleOf(ada));
  const { profile } = sown;
  answers = sown.answers;
  const late = { sentAt: '2026-11-18T16:00:00.000Z', answeredAt: { 'basics.address.street': AGO } };
  const saves = [
    await ada.post('/user/kyc/save', { basics: profile.basics }),
    await ada.post('/user/kyc/save', { basics: profile.basics, formIsFinished: true }),
    await ada.post('/user/kyc/save', { ...profile, formIsFinished: true }, { 'idempotency-key': 'once' }),
    await ada.post('/user/kyc/save', { basics: { address: { street: '9 Late Lane' } }, ...late }),
  ];
  expect(saves.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 200]);
  const dealId = await addDeal(portal);
  const tradeId = await placeOrder(ada, dealId);
  await giveDetails(ada, tradeId, 'debit');
  expect((await giveAccount(portal, ada, tradeId, { accountHolder: HOLDER })).statusCode).toBe(200);
  const page = await openSigningPage(portal, { person: ada, dealId, tradeId });
  await page.prepare();
  const { firstName, middleName, lastName } = profile.basics;
  const signed = await page.sign(`${firstName} ${middleName} ${lastName}`);
  expect(signed.statusCode, signed.body).toBe(200);
  const finance = await enterOffice(portal, { role: 'finance' });
  const receipt = { payor: PAYOR, amount: 10, day: '2026-11-16', method: 'wire', reference: 'W-1' };
  expect((await finance.post(`/office/orders/${tradeId}/receipts`, receipt)).statusCode).toBe(200);
  await matchLines(tradeId);
  await portal.runJobs();
  await orderWithSomebody(dealId);
}

/** Two lines of a bank: one paid by somebody else, which is pointed out, and one of nobody's order. */
async function matchLines(tradeId: string): Promise<void> {
  const account = await openAccount(portal.deps);
  const header = 'Filter,Date,Description,Sub-description,Type of Transaction,Amount,Balance';
  const rows = [10, 20].map((dollars, place) =>
    ['', '2026-10-05', LINE.description, LINE.party, 'Credit', dollars, [10, 30][place]].join(','),
  );
  await importFile(portal.deps, account, Buffer.from([header, ...rows.reverse()].join('\n')), 'scotiabank');
  const [first, second] = await keptLines(portal.deps);
  await matchLine(portal.deps, STAFF, first?.id ?? '', {
    kind: 'received',
    allocations: [{ tradeId, cents: 1_000n }],
    payor: MATCHED_PAYOR,
    how: 'person',
    reason: 'She called',
  });
  const kept = { payor: KEPT_PAYOR, reason: 'Nobody knows this number' };
  await keepUnapplied(portal.deps, STAFF, second?.id ?? '', kept);
  const flags = await showFlagsOf(portal.deps, { tradeId }, 'en');
  expect(flags.map(({ payor }) => payor).sort()).toEqual([MATCHED_PAYOR, PAYOR].sort());
}

/** What stands on an order itself, and on no profile. */
async function orderWithSomebody(dealId: string): Promise<void> {
  const eve = await registerPerson(portal);
  await addSubmittedKyc(portal, eve);
  const placed = await eve.post(`/user/trade/create/${dealId}`, { quantity: 50, jointInvestor: JOINT });
  const id = placed.json().data.shareOrderId;
  const given = await eve.post(`/user/trade/pre-sign/${id}`, {
    subDoc: { scheduleA: { ...SCHEDULE_A, ...FOR_ONESELF }, paymentMethod: '1' },
  });
  expect(given.statusCode, given.body).toBe(200);
  const shown = await readTrade(eve, id);
  expect(shown).toMatchObject({ jointInvestor: JOINT, subDoc: { scheduleA: SCHEDULE_A } });
}

/** Days on which somebody bought elsewhere: the database adds up purchases with what it holds of orders, and answers no more than a sum (decision 0116). */
const COUNTED_IN = 'exempt_purchases.day';
const isCounted = (path: string) => /^investing\.purchasesElsewhere\.row\d\.day$/.test(path);

/** As an answer may stand in text: as JSON has it, as documents print it, in the bytes of a column. */
function formsOf(answer: string | number): string[] {
  if (typeof answer === 'number') {
    return [String(answer), ...['en-CA', 'fr-CA'].map((locale) => answer.toLocaleString(locale))];
  }
  const bytes = Buffer.from(answer);
  return [
    answer,
    JSON.stringify(answer).slice(1, -1),
    bytes.toString('latin1'),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, '').slice(0, -1),
  ];
}

function foundIn(text: string): string[] {
  const asked = [
    ...answers,
    ['the holder of the account', HOLDER] as const,
    ['the payor of a receipt', PAYOR] as const,
    ['the payor of a matched line', MATCHED_PAYOR] as const,
    ['the payor of money of no order', KEPT_PAYOR] as const,
    ...Object.entries(LINE),
    ...Object.entries({ ...JOINT, ...SCHEDULE_A }),
  ];
  return asked.flatMap(([path, answer]) =>
    formsOf(answer).some((form) => text.includes(form)) ? [path] : [],
  );
}

describe('a profile in the database', () => {
  it('has an answer of its own in every field of the test that can have one', () => {
    expect(answers.size).toBeGreaterThan(70);
    expect(new Set(answers.values()).size).toBe(answers.size);
  });

  it('is read nowhere but in the columns that are named', async () => {
    const columns = await readColumns(portal.db);
    const told = columns.flatMap(({ place, values }) =>
      foundIn(values.join('\n'))
        .filter((path) => !(place === COUNTED_IN && isCounted(path)))
        .map((path) => `${path} in ${place}`),
    );
    expect(told).toEqual([]);
    for (const column of Object.keys(OPEN_ANSWERS)) {
      expect(columns.find(({ place }) => place === `kyc_versions.${column}`)?.values).toContain('"CAN-ON"');
    }
  });

  it('is shown to its person as before', async () => {
    const { sections } = (await ada.get('/user/kyc/details')).json().data;
    expect(sections.basics).toMatchObject({ lastName: 'Vanderquilleboeuf', birthdate: '1971-03-17' });
    expect(sections.basics.socialInsuranceNumber).toBe('***-***-787');
    // What is searched for above is found where it is: all but the masked numbers, and the account's holder.
    expect(foundIn(JSON.stringify(sections))).toHaveLength(answers.size - SECRET_PATHS.length);
  });

  it.skipIf(inject('engine').kind === 'embedded')(
    '[PostgreSQL] is in no line of a dump',
    async () => {
      const dump = await dumpDatabase();
      expect(dump).toContain(ada.email);
      expect(foundIn(dump).filter((path) => !isCounted(path))).toEqual([]);
    },
    LIMIT_MS,
  );
});

async function dumpDatabase(): Promise<string> {
  const engine = inject('engine');
  if (engine.kind !== 'postgres') {
    throw new Error('The embedded database has no pg_dump');
  }
  const { rows } = await portal.db.executeQuery<{ name: string }>(
    CompiledQuery.raw('select current_database() as name'),
  );
  const url = Object.assign(new URL(engine.url), { pathname: `/${rows[0]?.name}` }).toString();
  return execFileSync(programPath('pg_dump'), ['--inserts'], {
    env: { PATH: process.env.PATH, ...connectionVariables(url) },
    encoding: 'utf8',
    maxBuffer: MEGABYTES_256,
  });
}
