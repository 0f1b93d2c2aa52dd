import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enterOffice } from '../../../../testing/colleagues.ts';
import { addDeal, DEAL_CONTENT } from '../../../../testing/deals.ts';
import { permitAlone } from '../../../../testing/decided-alone.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, TEST_TIME, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder, readTrade, signWithoutCeremony } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { STAFF } from '../../../../testing/staff-actor.ts';
import { listDecisions } from '../../exemptions/find-decisions.ts';
import { decideTrade, reviewTrade } from '../deciding/decide-trade.ts';
import { submitTradeIfComplete } from '../placing/submit-trade-if-complete.ts';
import { exemptionAwaited, lawAwaited } from './exemption-awaited.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => portal.setTime(TEST_TIME));
afterAll(() => portal.close());

type Changes = Parameters<typeof submitKyc>[1];

/** Eligible, with purchases elsewhere of $10,000. */
const ELIGIBLE: Changes = {
  investing: {
    ...KYC_EXAMPLE.investing,
    boughtElsewhere: true,
    purchasesElsewhere: { row1: { amount: 10_000, day: '2026-01-15' } },
  },
};

async function somebody(changes: Changes = ELIGIBLE): Promise<Person> {
  const person = await registerPerson(portal);
  await submitKyc(person, changes);
  return person;
}

const place = (person: Person, dealId: string, quantity: number, language = 'en') =>
  person.post(`/user/trade/create/${dealId}`, { quantity }, { 'accept-language': language });

/** Neither eligible nor accredited: $10,000 in twelve months, of which nothing is taken. */
const MODEST: Changes = {
  income: {
    ...KYC_EXAMPLE.income,
    individual: { currentYear: 50_000, lastYear: 50_000, twoYearsAgo: 50_000 },
    spouse: { currentYear: 10_000, lastYear: 10_000, twoYearsAgo: 10_000 },
  },
  assets: {
    ...KYC_EXAMPLE.assets,
    liabilities: { ...KYC_EXAMPLE.assets.liabilities, homeMortgage: 0 },
    financial: { ...KYC_EXAMPLE.assets.financial, residence: 0, pensions: 0 },
  },
  investing: { ...KYC_EXAMPLE.investing, boughtElsewhere: false, purchasesElsewhere: {} },
};

describe('an order that the law does not allow', () => {
  it('is refused with what is left today, and nothing is kept of it', async () => {
    const ada = await somebody();
    const dealId = await addOfferedDeal(portal);
    const english = await place(ada, dealId, 91);
    expect([english.statusCode, english.json().code, english.json().fields]).toEqual([
      409,
      'OVER_LIMIT',
      {
        quantity: expect.stringMatching(
          /^This is \$1,000 more than the law lets you buy today\. Choose \$90,000 or less, or come back on January\s16, 2027\.$/,
        ),
      },
    ]);
    const french = await place(ada, dealId, 91, 'fr');
    expect(french.json().fields.quantity).toMatch(
      /^C’est 1\s000\s\$ de plus .* ou revenez le 16\sjanvier\s2027\.$/,
    );
    expect(
      await portal.db.selectFrom('trades').select('id').where('investor_id', '=', ada.user.id).execute(),
    ).toEqual([]);
    expect((await place(ada, dealId, 90)).statusCode).toBe(201);
  });

  it('says that no room is left, where there is none', async () => {
    const ada = await somebody(MODEST);
    expect((await place(ada, await addOfferedDeal(portal), 10)).statusCode).toBe(201);
    const refused = await place(ada, await addOfferedDeal(portal), 1);
    expect(refused.json()).toMatchObject({
      code: 'OVER_LIMIT',
      fields: { quantity: 'The law lets you buy no more of this for now.' },
    });
  });

  it('cannot become larger than that either; what it was stays', async () => {
    const ada = await somebody(MODEST);
    const dealId = await addOfferedDeal(portal);
    const tradeId = await placeOrder(ada, dealId, 4);
    expect((await place(ada, dealId, 11)).json().code).toBe('OVER_LIMIT');
    expect(await readTrade(ada, tradeId)).toMatchObject({ quantity: 4 });
    expect((await place(ada, dealId, 10)).statusCode).toBe(200);
  });

  it.each([
    ['a deal that says nothing of its sale', 'OFFERING_UNSAID', undefined],
    [
      'a deal that is not offered where they live',
      'NOT_OFFERED_THERE',
      { ...COMPLETE_OFFERING, offeredIn: ['CAN-BC'] },
    ],
    ['a deal for accredited investors alone', 'NO_EXEMPTION', { ...COMPLETE_OFFERING, exemptions: ['AI'] }],
    [
      'a fund with a memorandum, to somebody in Ontario',
      'NO_EXEMPTION',
      {
        ...COMPLETE_OFFERING,
        exemptions: ['OM'],
        issuer: { ...COMPLETE_OFFERING.issuer, isInvestmentFund: true },
      },
    ],
  ] as const)('is one of %s: %s', async (_what, code, offering) => {
    const ada = await somebody();
    const { offering: _lawful, ...silent } = DEAL_CONTENT;
    const content =
      offering === undefined
        ? silent
        : {
            ...silent,
            offering: {
              ...offering,
              offeredIn: [...offering.offeredIn],
              exemptions: [...offering.exemptions],
            },
          };
    const refused = await place(ada, await addDeal(portal, { content }), 10);
    expect([refused.statusCode, refused.json().code]).toEqual([409, code]);
  });

  it('is not refused for its amount before there is a profile, and cannot be signed once there is one', async () => {
    const ada = await registerPerson(portal);
    const tradeId = await placeOrder(ada, await addOfferedDeal(portal), 200);
    expect(await exemptionAwaited(portal.db, { id: tradeId })).toBe('NO_EXEMPTION');
    await submitKyc(ada);
    await giveDetails(ada, tradeId);
    const refused = await ada.get(
      `/user/docusign/investment?shareId=${tradeId}&returnUrl=http://portal.test/`,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'OVER_LIMIT']);
  });
});

/** A signed order of so many units at $1,000, which would be handed over if nothing were missing. */
async function signed(person: Person, quantity: number): Promise<{ tradeId: string; dealId: string }> {
  const dealId = await addOfferedDeal(portal);
  const tradeId = await placeOrder(person, dealId, quantity);
  await giveDetails(person, tradeId);
  await signWithoutCeremony(portal, person, tradeId);
  return { tradeId, dealId };
}

const submit = (person: Person, tradeId: string) =>
  portal.db.transaction().execute((trx) => submitTradeIfComplete(trx, portal.deps, person.user.id, tradeId));

describe('an order above what needs no advice', () => {
  it('is taken, and is neither signed nor handed over before the advice', async () => {
    const ada = await somebody();
    const { tradeId } = await signed(ada, 31);
    await submit(ada, tradeId);
    expect((await readTrade(ada, tradeId)).status).toBe(0);
    expect(await exemptionAwaited(portal.db, { id: tradeId })).toBe('ADVICE_MISSING');
    const refused = await ada.get(
      `/user/docusign/investment?shareId=${tradeId}&returnUrl=http://portal.test/`,
    );
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'ADVICE_MISSING']);
  });
});

describe('signatures', () => {
  it('end where a new profile gives another result, and stay where it gives the same', async () => {
    const ada = await somebody();
    const { tradeId } = await signed(ada, 15);
    await submitKyc(ada, {
      ...ELIGIBLE,
      employment: {
        ...KYC_EXAMPLE.employment,
        individual: { ...KYC_EXAMPLE.employment.individual, years: 10 },
      },
    });
    expect((await readTrade(ada, tradeId)).approvalProcess.investorSignedAt).not.toBeNull();
    await submitKyc(ada, MODEST);
    expect((await readTrade(ada, tradeId)).approvalProcess.investorSignedAt).toBeNull();
    expect((await listDecisions(portal.db, tradeId))[0]).toMatchObject({
      occasion: 'profile',
      outcome: 'refused',
      blockedBy: 'over-limit',
    });
  });
});

describe('an approval', () => {
  const approve = (person: Person, tradeId: string) =>
    decideTrade(portal.deps, STAFF, person.user.id, tradeId, {
      to: 'approved',
      change: (at) => ({ decidedAt: at }),
      givesUnitsBack: false,
      action: 'trade.approved',
      mail: null,
    });

  it('is refused where the law no longer allows the order, whoever asks', async () => {
    const ada = await somebody();
    const { tradeId } = await signed(ada, 15);
    await submit(ada, tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await submitKyc(ada, MODEST);
    await expect(approve(ada, tradeId)).rejects.toMatchObject({ code: 'OVER_LIMIT' });
  });

  it('waits until somebody confirmed a class that rests on a bare statement (45-106CP s. 1.9)', async () => {
    const years = { currentYear: 250_000, lastYear: 250_000, twoYearsAgo: 250_000 };
    const ada = await somebody({ income: { ...KYC_EXAMPLE.income, individual: years } });
    const { tradeId } = await signed(ada, 15);
    await submit(ada, tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    await expect(approve(ada, tradeId)).rejects.toMatchObject({ code: 'CLASS_NOT_CONFIRMED' });
    expect(await lawAwaited(portal.db, { id: tradeId })).toBe('CLASS_NOT_CONFIRMED');
    const [decision] = await listDecisions(portal.db, tradeId);
    if (decision === undefined) {
      throw new Error('an order that is handed over was decided on');
    }
    const compliance = await enterOffice(portal, { role: 'compliance' });
    const body = { role: 'first', decisionId: decision.id, reason: 'Two notices of assessment.' };
    expect((await compliance.post(`/office/orders/${tradeId}/class`, body)).statusCode).toBe(200);
    expect(await lawAwaited(portal.db, { id: tradeId })).toBeNull();
  });

  it.each([
    [
      'another total',
      (id: string) => sql`update trades set quantity = 16, total_cents = 1600000 where id = ${id}`,
    ],
    [
      'another version of the deal',
      (id: string) =>
        sql`update deals set version = version + 1 where id = (select deal_id from trades where id = ${id})`,
    ],
    [
      'a newer profile',
      (id: string) => sql`
        insert into kyc_versions (investor_id, id, version, state, answers, answer_times, submitted_at, created_at, updated_at)
        select investor_id, id || 'newer', version + 1, state, answers, answer_times, submitted_at, created_at, updated_at
        from kyc_versions where investor_id = (select investor_id from trades where id = ${id})`,
    ],
  ] as const)('is refused by the database without a decision that stands: %s', async (_what, change) => {
    const ada = await somebody();
    const { tradeId } = await signed(ada, 15);
    await submit(ada, tradeId);
    await reviewTrade(portal.deps, STAFF, ada.user.id, tradeId);
    const approveAnyhow = portal.db.transaction().execute(async (trx) => {
      // What keeps other rules rests, so that this one alone is asked.
      await sql`set local session_replication_role = replica`.execute(trx);
      await change(tradeId).execute(trx);
      await sql`set local session_replication_role = origin`.execute(trx);
      await permitAlone(trx, 'approve-order', `trade:${tradeId}`);
      await trx.updateTable('trades').set({ status: 4 }).where('id', '=', tradeId).execute();
    });
    await expect(approveAnyhow).rejects.toMatchObject({ constraint: 'approved_within_the_law' });
  });
});
