import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { type ApprovalCheck, openChecks } from '@portal/domain/desk/orders/approval-checks';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOneTransaction } from '../../../../platform/db/call-transaction.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { transact } from '../../../../platform/db/transact.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { actorOf } from '../../../../testing/colleagues.ts';
import { type LawfulOrder, lawfulOrder } from '../../../../testing/lawful-order.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { openCase } from '../../../../testing/propose-approval.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { openAnswers, sealAnswers } from '../../../client/kyc/versions/seal-answers.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import { approveInEmergency } from '../emergency/approve-in-emergency.ts';
import { approveOrder } from './approve-order.ts';
import { checksOfOrder } from './checks-of-order.ts';

let portal: TestPortal;
let order: LawfulOrder;
let alone: StaffActor;
let seen: { proposalId: string; hash: string; declaration: string };
beforeAll(async () => {
  portal = await openTestPortal();
  order = await lawfulOrder(portal);
  const { checker } = order;
  alone = await actorOf(portal, 'compliance');
  await openCase(checker, order.tradeId);
  const { approval, reading } = (await checker.get(`/office/orders/${order.tradeId}`)).json().data;
  seen = {
    proposalId: approval.proposalId,
    hash: approval.hash,
    declaration: reading?.declaration ?? '',
  };
});
afterAll(() => portal.close());

/** Thrown so that nothing stays of what was tried. */
class UndoError extends Error {}

/** Takes a condition away, past everything that keeps the records, does something, and leaves everything as it was. */
async function without<Outcome>(removed: Removal, work: (db: Db) => Promise<Outcome>): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  const trying = inOneTransaction(portal.db, {
    work: async (db) => {
      await transact(db, async (trx) => {
        await sql`set local session_replication_role = replica`.execute(trx);
        await removed(trx);
        await sql`set local session_replication_role = origin`.execute(trx);
      });
      outcomes.push(await work(db));
      throw new UndoError();
    },
    stands: () => false,
  });
  await expect(trying).rejects.toThrow(UndoError);
  const [outcome] = outcomes;
  if (outcome === undefined) {
    throw new Error('nothing was tried');
  }
  return outcome;
}

const SETTLED = {
  identity: 'confirmed',
  hasNewerProfile: false,
  isProfileTooOld: false,
  profileFlags: 0,
  paymentFlags: 0,
  arePurchasersOnePerson: false,
} as const;

/** How an approval ends: done, or by which refusal. */
const endOf = (approving: Promise<unknown>): Promise<string> =>
  approving.then(
    () => 'approved',
    (error: unknown) => {
      if (error instanceof AppError) {
        return error.code;
      }
      throw error;
    },
  );

const deps = (db: Db) => ({ ...portal.deps, db });
const subject = () => ({ investorId: order.ada.user.id, tradeId: order.tradeId });

async function checksWithout(removed: Removal): Promise<ApprovalCheck[]> {
  return without(removed, async (db) => {
    const trade = await findOrder(db, order.ada.user.id, order.tradeId);
    return trade === undefined ? [] : checksOfOrder(db, deps(db), trade);
  });
}
const atOffice = (removed: Removal) =>
  without(removed, (db) => {
    const reader = { actor: { ...STAFF, staffId: order.checker.id }, scope: 'all' as const };
    return endOf(approveOrder(deps(db), reader, order.tradeId, seen, 'en'));
  });
const inEmergency = (removed: Removal) =>
  without(removed, (db) => endOf(approveInEmergency(deps(db), alone, subject(), 'Nobody else is in.')));

type Removal = (trx: Db) => Promise<unknown>;
const nothing: Removal = async () => undefined;
/** A condition that one statement takes away; `said` names the order and the people. */
const change =
  (said: (of: { trade: string; deal: string; ada: string; ben: string }) => RawBuilder<unknown>): Removal =>
  (trx) =>
    said({
      trade: order.tradeId,
      deal: order.dealId,
      ada: order.ada.user.id,
      ben: order.ben.user.id,
    }).execute(trx);

type Answers = Awaited<ReturnType<typeof openAnswers>>;

/** Other answers in the submitted profile of one of the two. */
const answers =
  (whose: 'ada' | 'ben', changed: (kyc: Answers) => Answers): Removal =>
  async (trx) => {
    const { secrets } = portal.deps;
    const row = await trx
      .selectFrom('kyc_versions')
      .select(['id', 'answers'])
      .where('investor_id', '=', order[whose].user.id)
      .executeTakeFirstOrThrow();
    const sealed = sealAnswers(secrets, row.id, changed(await openAnswers(secrets, row)));
    await trx.updateTable('kyc_versions').set(sealed).where('id', '=', row.id).execute();
  };
const offering = (path: string, value: unknown) =>
  change(
    ({ deal }) => sql`
      update deals set content = jsonb_set(content, ${`{offering,${path}}`}::text[], ${JSON.stringify(value)}::jsonb)
      where id = ${deal}`,
  );
const livesIn = (province: 'CAN-NS') => (kyc: Answers) => ({
  ...kyc,
  basics: { ...kyc.basics, address: { ...kyc.basics?.address, province } },
});
const born = (birthdate: string) => (kyc: Answers) => ({ ...kyc, basics: { ...kyc.basics, birthdate } });
const { income, assets } = KYC_EXAMPLE;
/** Neither eligible nor accredited. */
const modest = (kyc: Answers) => ({
  ...kyc,
  income: {
    ...income,
    individual: { currentYear: 50_000, lastYear: 50_000, twoYearsAgo: 50_000 },
    spouse: { currentYear: 10_000, lastYear: 10_000, twoYearsAgo: 10_000 },
  },
  assets: {
    ...assets,
    liabilities: { ...assets.liabilities, homeMortgage: 0 },
    financial: { ...assets.financial, residence: 0, pensions: 0 },
  },
});
const boughtElsewhere = (cents: number) =>
  change(
    ({ ada }) => sql`
      insert into exempt_purchases (investor_id, kyc_id, under, amount_cents, day, state, takes_room, assumed, source, changed_at)
      select ${ada}, id, 'OM', ${cents}, '2026-11-01', 'declared', true, true, 'profile', now()
      from kyc_versions where investor_id = ${ada}`,
  );

it('with every condition there the order is approved, at the office and in an emergency', async () => {
  expect(await checksWithout(nothing)).toEqual([]);
  expect(await atOffice(nothing)).toBe('approved');
  expect(await inEmergency(nothing)).toBe('approved');
});

describe('an order is approved by nobody', () => {
  it.each([
    [
      'without a comparison of the identity documents (NI 31-103 s. 13.2(2)(a))',
      'identity-not-checked',
      change(
        ({ trade }) =>
          sql`delete from identity_checks where kyc_id = (select kyc_id from trades where id = ${trade})`,
      ),
    ],
    [
      'with documents that are another person’s',
      'identity-not-confirmed',
      change(() => sql`update identity_checks set outcome = 'not-confirmed'`),
    ],
    [
      'by a profile that is not the newest (s. 13.2(4))',
      'newer-profile',
      change(
        ({ ada }) => sql`
          insert into kyc_versions (investor_id, id, version, state, answers, answer_times, submitted_at, created_at, updated_at)
          select investor_id, id || 'newer', version + 1, state, answers, answer_times, submitted_at, created_at, updated_at
          from kyc_versions where investor_id = ${ada}`,
      ),
    ],
    [
      'by a profile of more than a year ago (s. 13.2(4.1))',
      'profile-too-old',
      change(
        ({ ada }) =>
          sql`update kyc_versions set submitted_at = '2025-11-01T12:00:00Z' where investor_id = ${ada}`,
      ),
    ],
    [
      'before the second purchaser joined',
      'purchaser-missing',
      change(
        ({ trade }) => sql`
          update order_purchasers set investor_id = null, joined_at = null where trade_id = ${trade} and role = 'second'`,
      ),
    ],
    [
      'before the second purchaser has a profile',
      'purchaser-missing',
      change(
        ({ ben }) =>
          sql`update kyc_versions set state = 'draft', submitted_at = null where investor_id = ${ben}`,
      ),
    ],
    [
      'where both purchasers are one person by their numbers',
      'purchasers-one-person',
      answers('ben', (kyc) => ({
        ...kyc,
        basics: { ...kyc.basics, socialInsuranceNumber: KYC_EXAMPLE.basics.socialInsuranceNumber },
      })),
    ],
    [
      'where the firm is not registered where the first lives (s. 4.1)',
      'province-not-served',
      answers('ada', livesIn('CAN-NS')),
    ],
    [
      'where the firm is not registered where the second lives',
      'province-not-served',
      answers('ben', livesIn('CAN-NS')),
    ],
    [
      'where the firm’s registration ended the day before',
      'province-not-served',
      change(() => sql`update dealer_registrations set last_day = '2026-11-17' where province = 'CAN-ON'`),
    ],
    [
      'where the representative has no number',
      'representative-not-registered',
      change(() => sql`update representatives set registration_number = null where id = 'rep-01'`),
    ],
    [
      'where the representative’s registration ended the day before',
      'representative-not-registered',
      change(
        () => sql`
          update representative_registrations set from_day = '2015-01-01', last_day = '2026-11-17'
          where representative_id = 'rep-01' and province = 'CAN-ON'`,
      ),
    ],
    [
      'where nobody works for the investor',
      'representative-not-registered',
      change(({ ada }) => sql`update investors set dealer_representative_id = null where id = ${ada}`),
    ],
    [
      'where the first has not accepted the memorandum (NI 45-106 s. 2.9(1))',
      'memorandum-not-accepted',
      change(({ ada }) => sql`delete from om_acceptances where investor_id = ${ada}`),
    ],
    [
      'where the second has not accepted it',
      'joint-memorandum-not-accepted',
      change(({ ada }) => sql`delete from joint_om_acceptances where investor_id = ${ada}`),
    ],
    [
      'where the memorandum was amended since',
      'memorandum-not-accepted',
      change(({ deal }) => sql`update deal_documents set version = 2 where deal_id = ${deal}`),
    ],
    [
      'of a deal that does not say what the law asks of its sale',
      'exemption-missing',
      change(({ deal }) => sql`update deals set content = content - 'offering' where id = ${deal}`),
    ],
    ['of a deal that is not offered where they live', 'exemption-missing', offering('offeredIn', ['CAN-BC'])],
    ['of a deal that is not offered with a memorandum', 'exemption-missing', offering('exemptions', ['AI'])],
    [
      'of a fund with a memorandum in Ontario (s. 2.9(2.2)(b))',
      'exemption-missing',
      offering('issuer,isInvestmentFund', true),
    ],
    [
      'of a deal whose issuer’s kind nobody said',
      'exemption-missing',
      offering('issuer,isInvestmentFund', null),
    ],
    ['to a first purchaser who is not of age', 'exemption-missing', answers('ada', born('2008-11-19'))],
    ['to a second purchaser who is not of age', 'exemption-missing', answers('ben', born('2008-11-19'))],
    [
      'a cent above $100,000 in twelve months (s. 2.9(2.1)(b)(iii))',
      'over-limit',
      boughtElsewhere(6_500_001),
    ],
    ['above $10,000 to somebody who is not eligible ((2.1)(b)(i))', 'over-limit', answers('ada', modest)],
    [
      'above $30,000 without advice ((2.1)(b)(ii))',
      'advice-missing',
      change(({ trade }) => sql`delete from order_advice where trade_id = ${trade}`),
    ],
    [
      'on advice that was of a smaller amount',
      'advice-missing',
      change(
        ({ trade }) => sql`update order_advice set total_cents = total_cents - 1 where trade_id = ${trade}`,
      ),
    ],
    [
      'against advice that it does not suit them',
      'over-limit',
      change(({ trade }) => sql`update order_advice set result = 'negative' where trade_id = ${trade}`),
    ],
    [
      'to somebody whose class nobody confirmed (45-106CP s. 1.9)',
      'class-not-confirmed',
      change(({ trade }) => sql`delete from class_confirmations where trade_id = ${trade}`),
    ],
    [
      'to somebody whose class was confirmed of another profile',
      'class-not-confirmed',
      change(
        ({ trade, ada }) => sql`
          update class_confirmations set kyc_id = (select id from kyc_versions where investor_id = ${ada}) where trade_id = ${trade}`,
      ),
    ],
    [
      'without the form of the first purchaser (s. 2.9(1)(d))',
      'form-missing',
      change(
        () => sql`
          update signing_envelopes set form_names = array(select name from unnest(form_names) name where name not like '%:investor')`,
      ),
    ],
    [
      'without the form of the second purchaser (s. 2.3(6))',
      'form-missing',
      change(
        () => sql`
          update signing_envelopes set form_names = array(select name from unnest(form_names) name where name not like '%:joint')`,
      ),
    ],
    [
      'on papers that name no exemption',
      'paper-outdated',
      change(() => sql`update signing_envelopes set decided_through = null`),
    ],
    [
      'on papers of another amount',
      'paper-outdated',
      change(
        ({ trade, ada }) => sql`
          with other as (
            update exemption_decisions set total_cents = total_cents - 1 where trade_id = ${trade} and investor_id = ${ada}
              and number = (select min(number) from exemption_decisions where trade_id = ${trade}) returning number
          ) update signing_envelopes set decided_through = (select number from other)`,
      ),
    ],
  ] satisfies [string, ApprovalCheck, Removal][])('%s: %s', async (_what, check, removed) => {
    const refusals = [await atOffice(removed), await inEmergency(removed)];
    expect(refusals).not.toContain('approved');
    // What an approval judges anew is not decided yet where the page is read.
    const told = refusals.flatMap((code) => openChecks({ ...SETTLED, waitsFor: code }));
    expect([...(await checksWithout(removed)), ...told]).toContain(check);
  });
});
