import { lineFingerprints } from '../../../apps/api/src/areas/money/bank/lines/line-fingerprint.ts';
import { auditWriter } from '../../../apps/api/src/platform/audit/audit-writer.ts';
import type { SecretBox } from '../../../apps/api/src/platform/crypto/secret-box.ts';
import type { Pool } from '../database.ts';
import { type DealFacts, readDealFacts } from '../filling/deal-facts.ts';
import { inOne } from '../filling/in-one.ts';
import { type Fillers, openFillers } from '../filling/open-fillers.ts';
import type { Copy } from '../filling/pieces.ts';
import { keepMoneyNotAtBank, openSeedAccount, writeStatements } from '../filling/seed-account.ts';
import { addDealCopies, addUpDeals, dealBeginning, noteDeals } from '../filling/seed-deals.ts';
import {
  personCopy,
  planSeed,
  reviewedCopy,
  type SeedPlan,
  type SeedSize,
  settledCopy,
  waitingCopy,
} from '../filling/seed-plan.ts';
import { areIndexesAside, putIndexesBack, setIndexesAside } from '../filling/set-indexes-aside.ts';
import { noteColumns, readColumns } from '../filling/table-columns.ts';
import type { OpenTransaction } from './add-rows.ts';
import { addPortion, LANES, openProgress, readProgress, type SeedPart } from './seed-progress.ts';

const COPIES_A_PORTION = 1_000;
const DEALS_A_PORTION = 50;
/** What takes minutes is done without indexes. */
const ASIDE_FROM = 50_000;
const MOST_LINES_DAYS = 3;
const MINUTES_A_DAY = 1_440;

type Seed = {
  pool: Pool;
  plan: SeedPlan;
  fillers: Fillers;
  deals: readonly DealFacts[];
  say: (line: string) => void;
};
/** Adds copies by their numbers, from 0; answers how many rows of the audit log came with them. */
type Add = (trx: OpenTransaction, numbers: readonly number[]) => Promise<number>;

/** Adds deals, people, orders, money and rows of the audit log in portions, each of them whole or not there; goes on where one before it was ended. */
export async function seedPeople(
  pool: Pool,
  secrets: SecretBox,
  size: SeedSize,
  say: (line: string) => void,
): Promise<void> {
  const plan = planSeed(size);
  await openProgress(pool);
  await noteDeals(pool);
  if (!(await areIndexesAside(pool))) {
    await noteColumns(pool);
  }
  const deals = await readDealFacts(pool);
  const account = await openSeedAccount(pool);
  const filling = {
    columns: await readColumns(pool),
    seal: secrets.seal,
    markOfLine: (plain: string) => lineFingerprints(secrets.keys, plain)[0].mark,
    audit: auditWriter(secrets),
  };
  const fillers = await openFillers(pool, secrets, { filling, deals, account });
  if ((await stillMissing(pool, plan)) >= ASIDE_FROM && !(await areIndexesAside(pool))) {
    say('Indexes are set aside: until the seed has ended, no server may run on this database');
    await setIndexesAside(pool);
  }
  await fillAll({ pool, plan, fillers, deals, say }, size);
  await inOne(pool, addUpDeals);
  await inOne(pool, keepMoneyNotAtBank);
  await inOne(pool, (trx) => writeStatements(trx, secrets));
  await putIndexesBack(pool, say);
  await pool.query('analyze');
}

/** Copies that are still to be added. */
async function stillMissing(pool: Pool, plan: SeedPlan): Promise<number> {
  const { rows } = await pool.query<{ done: number }>(
    "select sum(done)::float8 as done from seed.progress where part in ('holder', 'settled', 'reviewed', 'waiting', 'other')",
  );
  const { holders, settled, reviewed, waiting, others } = plan;
  return holders + settled + reviewed + waiting + others - (rows[0]?.done ?? 0);
}

async function fillAll(seed: Seed, size: SeedSize): Promise<void> {
  const { plan, fillers, deals } = seed;
  await fill(seed, 'deals', plan.deals, async (trx, numbers) => {
    await addDealCopies(trx, deals, numbers);
    return 0;
  });
  const { holder, reviewed, other, line } = fillers;
  await fill(
    seed,
    'holder',
    plan.holders,
    added(holder, (number) => personCopy('holder', number)),
  );
  await fill(seed, 'settled', plan.settled, addSettled(seed, auditedFrom(seed, size)));
  await fill(
    seed,
    'reviewed',
    plan.reviewed,
    added(reviewed, (number) => reviewedCopy(plan, number)),
  );
  await fill(seed, 'waiting', plan.waiting, addWaiting(fillers));
  await fill(seed, 'lines', plan.waiting, added(line, newLine));
  await fill(
    seed,
    'other',
    plan.others,
    added(other, (number) => personCopy('other', number)),
  );
  await fillAudit(seed, size.audit);
}

async function fill(
  { pool, say }: Pick<Seed, 'pool' | 'say'>,
  part: SeedPart,
  copies: number,
  add: Add,
): Promise<void> {
  const most = part === 'deals' ? DEALS_A_PORTION : COPIES_A_PORTION;
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const all = Math.ceil((copies - lane) / LANES);
    for (;;) {
      const { done } = await readProgress(pool, part, lane);
      const count = Math.min(most, all - done);
      if (count <= 0) {
        return;
      }
      await addPortion(pool, { part, lane }, count, (trx, first) =>
        add(
          trx,
          Array.from({ length: count }, (_each, index) => (first + index) * LANES + lane),
        ),
      );
      say(`${part}: ${(done + count) * LANES} of ${copies}`);
    }
  });
  await Promise.all(lanes);
}

function added(filler: Fillers['holder'], copyOf: (number: number) => Copy): Add {
  return async (trx, numbers) => {
    const copies = numbers.map(copyOf);
    await filler.add(trx, copies);
    return filler.addAudit(trx, copies);
  };
}

/** Settled orders, each of its deal; those from a number on bring what the audit log says of them. */
function addSettled({ plan, fillers, deals }: Seed, auditFrom: number): Add {
  return async (trx, numbers) => {
    const orders = numbers.map((number) => settledCopy(plan, plan.deals || deals.length, number));
    let audit = 0;
    for (const [place, { first, later }] of fillers.settled.entries()) {
      const copies = orders
        .filter(({ deal }) => deal % deals.length === place)
        .map(({ copy, deal }) => ({ ...copy, deal: plan.deals === 0 ? null : dealBeginning(deal) }));
      for (const [filler, some] of [
        [first, copies.filter(({ number }) => number < plan.holders)],
        [later, copies.filter(({ number }) => number >= plan.holders)],
      ] as const) {
        await filler.add(trx, some);
        audit += await filler.addAudit(
          trx,
          some.filter(({ number }) => number >= auditFrom),
        );
      }
    }
    return audit;
  };
}

/** Persons whose work waits, with their orders. */
function addWaiting({ waiting, waitingOrders }: Fillers): Add {
  return async (trx, numbers) => {
    let audit = await added(waiting, (number) => personCopy('waiting', number))(trx, numbers);
    for (const [place, { filler, isBegun }] of waitingOrders.entries()) {
      audit += await added(filler, (number) => waitingCopy(number, place, isBegun))(trx, numbers);
    }
    return audit;
  };
}

/** A line that came in these days. */
function newLine(number: number): Copy {
  return { ...waitingCopy(number, 0, true), minutesBack: (number % MOST_LINES_DAYS) * MINUTES_A_DAY };
}

/** Settled orders from this number on bring their rows of the audit log; of a smaller log the oldest orders bring none. */
function auditedFrom({ plan, fillers }: Seed, { audit }: SeedSize): number {
  const ofWaiting = fillers.waitingOrders.reduce(
    (sum, { filler }) => sum + filler.auditRows,
    fillers.waiting.auditRows,
  );
  const ofOthers =
    plan.holders * fillers.holder.auditRows +
    plan.reviewed * fillers.reviewed.auditRows +
    plan.waiting * ofWaiting +
    plan.others * fillers.other.auditRows;
  const each = fillers.settled[0]?.later.auditRows ?? 0;
  const left = Math.floor(Math.max(0, audit - ofOthers) / Math.max(1, each));
  return audit === 0 ? 0 : Math.max(0, plan.settled - left);
}

/** Rows about people that are there, one after another, until the log has as many as asked for. */
async function fillAudit({ pool, plan, fillers, say }: Seed, asked: number): Promise<void> {
  const { rows } = await pool.query<{ audit: number }>(
    'select sum(audit)::float8 as audit from seed.progress',
  );
  let missing = asked - (rows[0]?.audit ?? 0);
  while (missing > 0 && plan.holders > 0) {
    const count = Math.min(COPIES_A_PORTION, Math.ceil(missing / fillers.holder.auditRows));
    await addPortion(pool, { part: 'audit' }, count, async (trx, first) => {
      const numbers = Array.from({ length: count }, (_, index) => (first + index) % plan.holders);
      return fillers.holder.addAudit(
        trx,
        numbers.map((number) => personCopy('holder', number)),
      );
    });
    missing -= count * fillers.holder.auditRows;
    say(`audit: ${Math.max(0, missing)} rows to go`);
  }
}
