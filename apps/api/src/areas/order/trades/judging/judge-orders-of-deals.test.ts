import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { Exemption } from '@portal/domain/ground/law/offering-facts';
import { COMPLETE_OFFERING } from '@portal/domain/offering/deals/testing/complete-offering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEAL_CONTENT } from '../../../../testing/deals.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder, readTrade, signWithoutCeremony } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { publishTerms } from '../../../../testing/publish-terms.ts';
import { listDecisions } from '../../exemptions/find-decisions.ts';
import { judgeOrdersOfDeals } from './judge-orders-of-deals.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const YEARS = { currentYear: 250_000, lastYear: 250_000, twoYearsAgo: 250_000 };
const ACCREDITED = { income: { ...KYC_EXAMPLE.income, individual: YEARS } };

async function signedOrderOf(dealId: string, changes: Parameters<typeof submitKyc>[1] = {}) {
  const person = await registerPerson(portal);
  await submitKyc(person, changes);
  const tradeId = await placeOrder(person, dealId, 5);
  await giveDetails(person, tradeId);
  await signWithoutCeremony(portal, person, tradeId);
  return { person, tradeId };
}

/** Publishes the deal anew, for these exemptions. */
async function offerUnder(dealId: string, exemptions: Exemption[]): Promise<void> {
  const { issuer } = COMPLETE_OFFERING;
  const company = { ...issuer, isInvestmentFund: false, isRedeemable: false, isReportingIssuer: false };
  const offering = { ...COMPLETE_OFFERING, issuer: company, exemptions };
  await publishTerms(portal, dealId, { content: { ...DEAL_CONTENT, offering } });
}

const judged = async (tradeId: string) =>
  (await listDecisions(portal.db, tradeId)).map(({ occasion, outcome, exemption }) => [
    occasion,
    outcome,
    exemption,
  ]);
const isSigned = async (person: Person, tradeId: string) =>
  (await readTrade(person, tradeId)).approvalProcess.investorSignedAt !== null;

async function mailsTo({ email }: Person): Promise<string[]> {
  await portal.runJobs();
  return portal.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
const LOOK_AGAIN = expect.stringContaining('please look at it again');

describe('orders under way of a deal that is published anew', () => {
  it('are judged by the new version: another result ends the signature, and its investor is told once', async () => {
    const dealId = await addOfferedDeal(portal);
    const eligible = await signedOrderOf(dealId);
    const accredited = await signedOrderOf(dealId, ACCREDITED);
    await offerUnder(dealId, ['AI']);
    await judgeOrdersOfDeals(portal.deps);
    await judgeOrdersOfDeals(portal.deps);
    expect(await judged(eligible.tradeId)).toEqual([
      ['offering', 'refused', null],
      ['placing', 'allowed', 'OM'],
    ]);
    expect(await judged(accredited.tradeId)).toEqual([
      ['offering', 'allowed', 'AI'],
      ['placing', 'allowed', 'AI'],
    ]);
    expect(await isSigned(eligible.person, eligible.tradeId)).toBe(false);
    expect(await isSigned(accredited.person, accredited.tradeId)).toBe(true);
    const told = await mailsTo(eligible.person);
    expect(told.filter((subject) => subject.includes('look at it again'))).toEqual([LOOK_AGAIN]);
    expect(await mailsTo(accredited.person)).not.toContainEqual(LOOK_AGAIN);
  });

  it('are judged again when the deal is offered as before, which is another result as well', async () => {
    const dealId = await addOfferedDeal(portal);
    const { tradeId } = await signedOrderOf(dealId);
    for (const exemptions of [['AI'], ['AI', 'OM']] satisfies Exemption[][]) {
      await offerUnder(dealId, exemptions);
      await judgeOrdersOfDeals(portal.deps);
    }
    expect(await judged(tradeId)).toEqual([
      ['offering', 'allowed', 'OM'],
      ['offering', 'refused', null],
      ['placing', 'allowed', 'OM'],
    ]);
  });
});
