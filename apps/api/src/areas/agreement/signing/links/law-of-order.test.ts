import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../../platform/db/transact.ts';
import { joinByJoint, jointPerson } from '../../../../testing/joint-signing.ts';
import { submitKyc } from '../../../../testing/kyc.ts';
import { addOfferedDeal } from '../../../../testing/offerings.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder } from '../../../../testing/orders.ts';
import { registerPerson } from '../../../../testing/people.ts';
import { judgeOrder } from '../../../order/trades/judging/judge-order.ts';
import { lockOrder } from '../../../order/trades/lock-order.ts';
import { formNamesOf, lawOfOrder } from './law-of-order.ts';
import { freezePapers } from './prepare-ceremony.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** An order of an eligible person in Ontario, under a memorandum, decided so that it binds or only looked on. */
async function decidedOrder(isObserved: boolean) {
  const person = await registerPerson(portal);
  await submitKyc(person);
  const tradeId = await placeOrder(person, await addOfferedDeal(portal), 5);
  await giveDetails(person, tradeId);
  return decide(person.user.id, tradeId, isObserved);
}

function decide(investorId: string, tradeId: string, isObserved: boolean) {
  return transact(portal.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    await judgeOrder(trx, portal.deps, trade, { occasion: 'ceremony', by: 'system', isObserved });
    return trade;
  });
}

describe('what the law asks of an order’s papers', () => {
  it.each([
    ['en', 'Offering memorandum (NI 45-106, s. 2.9(2.1)'],
    ['fr', 'Notice d’offre (Règlement 45-106, art. 2.9(2.1)'],
  ] as const)('names the exemption that was decided on, with its section (%s)', async (language, name) => {
    const law = await lawOfOrder(portal.db, portal.deps, await decidedOrder(false), language);
    expect(law.exemption).toContain(name);
    expect(law.provinces).toEqual({ investor: 'CAN-ON' });
  });

  it('has the forms of that exemption, as specimens while counsel has not confirmed them', async () => {
    const trade = await decidedOrder(false);
    const { forms } = await lawOfOrder(portal.db, portal.deps, trade, 'en');
    expect(forms).toEqual([
      { form: 'F4', for: 'investor', isSpecimen: true },
      { form: 'F4-schedules', for: 'investor', isSpecimen: true },
    ]);
    expect(await formNamesOf(portal.db, trade)).toEqual(['form-f4-schedules:investor', 'form-f4:investor']);
  });

  it('tells each of two purchasers before the ceremony which forms are theirs', async () => {
    const person = await registerPerson(portal);
    await submitKyc(person);
    const dealId = await addOfferedDeal(portal);
    const tradeId = await placeOrder(person, dealId, 5);
    await giveDetails(person, tradeId);
    await joinByJoint(portal, { person, dealId, tradeId });
    const trade = await decide(person.user.id, tradeId, false);
    // The second has financial assets by which nobody signs a form.
    expect(await formNamesOf(portal.db, trade)).toEqual(['form-f4-schedules:investor', 'form-f4:investor']);
    const { forms } = (await person.get(`/user/trade/signing/${tradeId}`)).json().data;
    expect(forms).toHaveLength(2);
    const second = (await (await jointPerson(portal)).get(`/user/purchases/${tradeId}`)).json().data;
    expect(second.forms).toEqual([]);
  });

  it('asks nothing by a decision that was only looked on', async () => {
    const trade = await decidedOrder(true);
    expect(await lawOfOrder(portal.db, portal.deps, trade, 'en')).toMatchObject({
      exemption: null,
      forms: [],
    });
    expect(await formNamesOf(portal.db, trade)).toEqual([]);
  });

  it.each(LANGUAGES)(
    'lets no paper be written in production with a form whose wording is missing (%s)',
    async (language) => {
      const trade = await decidedOrder(false);
      const config = { ...portal.deps.config, stage: 'production' as const };
      await expect(lawOfOrder(portal.db, { config }, trade, language)).rejects.toMatchObject({
        code: 'FORM_OFF',
      });
    },
  );

  it('is on the papers: the security, the trustee, the exemption, and the forms behind them', async () => {
    const trade = await decidedOrder(false);
    const kyc = { id: trade.kycId ?? expect.fail(), signedAt: new Date() };
    const papers = await freezePapers(portal.db, portal.deps, trade, kyc, {
      language: 'en',
      preparedAt: portal.deps.clock.now(),
    });
    expect(papers.map(({ kind, for: role, isSpecimen }) => [kind, role, isSpecimen])).toEqual([
      ['subscription-agreement', undefined, undefined],
      ['risk-acknowledgement', undefined, undefined],
      ['form-f4', 'investor', true],
      ['form-f4-schedules', 'investor', true],
    ]);
    for (const { blocks } of papers.slice(0, 2)) {
      const labels = blocks
        .flatMap((block) => (block.kind === 'table' ? block.rows : []))
        .map(({ label }) => label);
      expect(labels).toEqual(
        expect.arrayContaining([
          'Security',
          'Trustee who holds your money',
          'When your money goes to the issuer',
          'Prospectus exemption',
        ]),
      );
    }
  });
});
