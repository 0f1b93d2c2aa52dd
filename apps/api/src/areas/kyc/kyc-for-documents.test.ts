import { KYC_EXAMPLE } from '@portal/domain/kyc/testing/kyc-example';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycConfirmation } from '../../papers/documents/kyc-confirmation.ts';
import { transact } from '../../platform/db/transact.ts';
import { translate } from '../../platform/language/translate.ts';
import { readKyc, submitKyc } from '../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import { findInvestorParticulars } from './investor-particulars.ts';
import { markKycSigned } from './mark-kyc-signed.ts';
import { summariseKycForSigning } from './summarise-kyc.ts';

let portal: TestPortal;
let ada: Person;
let kycId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  kycId = (await submitKyc(ada)).id;
});
afterAll(() => portal.close());

describe('a submitted profile in a document', () => {
  it.each([
    ['en', '88 Harbour Street, unit 4, Toronto, Ontario M5J 2L1', '416-555-0142'],
    ['fr', '88 Harbour Street, unité 4, Toronto (Ontario) M5J 2L1', '416\u00a0555\u20110142'],
  ] as const)('says in %s who the investor is', async (language, address, phone) => {
    expect(
      await findInvestorParticulars(portal.db, portal.deps.secrets, ada.user.id, kycId, language),
    ).toEqual({
      name: 'Ada Tremblay',
      address,
      email: 'ada.tremblay@example.com',
      phone,
      province: 'CAN-ON',
    });
  });

  it.each([
    ['en', 'Married', 'Driver’s licence, number ***-***-417'],
    ['fr', 'Marié ou mariée', 'Permis de conduire, numéro ***-***-417'],
  ] as const)('has its main facts in %s, numbers masked', async (language, maritalStatus, identity) => {
    const facts = await summariseKycForSigning(portal.db, portal.deps.secrets, ada.user.id, kycId, language);
    expect(facts).toMatchObject({
      version: 1,
      person: { maritalStatus, identity, sinMasked: '***-***-544', dependents: 2, citizenship: 'Canada' },
      work: { occupation: 'Civil engineer', employer: 'Lakeshore Engineering Ltd.' },
      income: { currentCents: 11_800_000n, lastCents: 11_250_000n, beforeCents: 10_900_000n },
      spouseIncome: { currentCents: 6_100_000n },
      netWorthCents: 82_100_000n,
      investing: { comfortablePercent: 15, lossLowPercent: 20, horizonYears: '7' },
      political: { isPep: false, isHio: false, isFamily: false, isRegistrant: false },
    });
    const { blocks } = kycConfirmation(facts, (key, values) => translate(language, key, values));
    const printed = JSON.stringify(blocks);
    expect(printed).not.toContain(KYC_EXAMPLE.basics.socialInsuranceNumber);
    expect(printed).not.toMatch(/"value":""|kyc\w*\./);
  });

  it('leaves the spouse out where the profile does', async () => {
    const eve = await registerPerson(portal);
    const basics = {
      ...KYC_EXAMPLE.basics,
      maritalStatus: '3',
      address: { ...KYC_EXAMPLE.basics.address, unit: '' },
    };
    const { id } = await submitKyc(eve, { basics });
    const facts = await summariseKycForSigning(portal.db, portal.deps.secrets, eve.user.id, id, 'en');
    expect(facts.spouseIncome).toBeNull();
    expect(facts.person.address).toBe('88 Harbour Street, Toronto, Ontario M5J 2L1');
  });

  it('is for its owner only', async () => {
    const eve = await registerPerson(portal);
    const asEve = [
      findInvestorParticulars(portal.db, portal.deps.secrets, eve.user.id, kycId, 'en'),
      summariseKycForSigning(portal.db, portal.deps.secrets, eve.user.id, kycId, 'en'),
      transact(portal.db, (trx) =>
        markKycSigned(trx, portal.deps, eve.user.id, kycId, portal.deps.clock.now()),
      ),
    ];
    for (const outcome of await Promise.allSettled(asEve)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    }
  });

  it('is signed once: the first time stays, with one audit row', async () => {
    const first = portal.deps.clock.now();
    const sign = () =>
      transact(portal.db, (trx) =>
        markKycSigned(trx, portal.deps, ada.user.id, kycId, portal.deps.clock.now()),
      );
    await sign();
    portal.advance(60_000);
    await sign();
    expect((await readKyc(ada)).signedAt).toBe(first.toISOString());
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'kyc.signed')
      .where('target', '=', `kyc:${kycId}`)
      .execute();
    expect(rows).toEqual([{ detail: { version: 1 } }]);
  });
});

describe('a draft', () => {
  it('cannot be signed', async () => {
    const eve = await registerPerson(portal);
    await eve.post('/user/kyc/save', { basics: { firstName: 'Eve' } });
    const { id } = await readKyc(eve);
    await expect(
      transact(portal.db, (trx) => markKycSigned(trx, portal.deps, eve.user.id, id, portal.deps.clock.now())),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
