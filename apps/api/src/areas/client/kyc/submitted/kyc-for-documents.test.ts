import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kycConfirmation } from '../../../../papers/documents/kyc-confirmation.ts';
import { transact } from '../../../../platform/db/transact.ts';
import { translateKey } from '../../../../platform/language/translate.ts';
import { exampleOf, readKyc, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { markKycSigned } from '../mark-kyc-signed.ts';
import { findInvestorParticulars } from './find-investor-particulars.ts';
import { readSubmittedAnswers } from './submitted-answers.ts';
import { summariseKyc } from './summarise-kyc.ts';

let portal: TestPortal;
let ada: Person;
let kycId = '';
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  if (kycId === '') {
    ada = await registerPerson(portal);
    kycId = (await submitKyc(ada)).id;
  }
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
    const facts = await summariseKyc(portal.db, portal.deps.secrets, ada.user.id, kycId, language);
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
    const { blocks } = kycConfirmation(facts, (key, values) => translateKey(language, key, values));
    const printed = JSON.stringify(blocks);
    expect(printed).not.toContain(KYC_EXAMPLE.basics.socialInsuranceNumber);
    expect(printed).not.toMatch(/"value":""|kyc\w*\./);
  });

  it('states each answer as it was given', async () => {
    const eve = await registerPerson(portal);
    const profile = await exampleOf(eve);
    const { unit: _none, ...address } = profile.basics.address;
    const yes = { value: true, description: 'A mayor' };
    const { principal } = profile.identityVerification;
    const saved = await eve.post('/user/kyc/save', {
      ...profile,
      basics: {
        ...profile.basics,
        maritalStatus: '2',
        dependents: 0,
        ageOfDependents: '',
        address,
        canadianTaxResident: { status: false, details: 'France' },
      },
      identityVerification: {
        ...profile.identityVerification,
        principal: { ...principal, id: { ...principal.id, documentType: '2' } },
      },
      employment: { ...profile.employment, individual: { ...profile.employment.individual, status: 4 } },
      investing: {
        ...profile.investing,
        knowledge: '4',
        experience: '3',
        objective: '5',
        riskTolerance: '3',
        potentialLoss: { low: 10, medium: 30, high: 60 },
      },
      political: { pep: yes, hio: yes, pedpFamily: yes, canadianSecuritiesRegistrant: yes },
      formIsFinished: true,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { id } = saved.json().data;
    expect(await summariseKyc(portal.db, portal.deps.secrets, eve.user.id, id, 'en')).toEqual({
      language: 'en',
      version: 1,
      person: {
        name: 'Ada Tremblay',
        address: '88 Harbour Street, Toronto, Ontario M5J 2L1',
        phone: '416-555-0142',
        email: 'ada.tremblay@example.com',
        birthdate: '1986-04-17',
        maritalStatus: 'Living common-law',
        dependents: 0,
        citizenship: 'Canada',
        isCanadianTaxResident: false,
        sinMasked: '***-***-544',
        identity: 'Passport, number ***-***-417',
        identityExpiry: '2030-04-17',
      },
      work: {
        status: 'Self-employed',
        occupation: 'Civil engineer',
        employer: 'Lakeshore Engineering Ltd.',
      },
      income: { currentCents: 11_800_000n, lastCents: 11_250_000n, beforeCents: 10_900_000n },
      spouseIncome: { currentCents: 6_100_000n, lastCents: 6_000_000n, beforeCents: 5_950_000n },
      assetsCents: 114_050_000n,
      liabilitiesCents: 31_950_000n,
      netWorthCents: 82_100_000n,
      investing: {
        knowledge: 'Advanced: I study offering memorandums myself',
        experience: '5 to 10 years',
        objective: 'Seek high gains and accept high losses',
        horizonYears: '7',
        riskTolerance: 'High: large changes in value, even the loss of all of it',
        comfortablePercent: 15,
        lossHighPercent: 60,
        lossMediumPercent: 30,
        lossLowPercent: 10,
      },
      political: { isPep: true, isHio: true, isFamily: true, isRegistrant: true },
    });
  });

  it('throws if it lacks what every submitted one has', async () => {
    const eve = await registerPerson(portal);
    const id = await addSubmittedKyc(portal, eve);
    const { db, deps } = portal;
    await expect(findInvestorParticulars(db, deps.secrets, eve.user.id, id, 'en')).rejects.toThrow(
      'province',
    );
    const { number } = await readSubmittedAnswers(db, deps.secrets, eve.user.id, id);
    expect(() => number('basics.dependents')).toThrow('basics.dependents is not a number');
  });

  it('leaves the spouse out if the profile does', async () => {
    const eve = await registerPerson(portal);
    const basics = {
      ...KYC_EXAMPLE.basics,
      maritalStatus: '3',
      address: { ...KYC_EXAMPLE.basics.address, unit: '' },
    };
    const { id } = await submitKyc(eve, { basics });
    const facts = await summariseKyc(portal.db, portal.deps.secrets, eve.user.id, id, 'en');
    expect(facts.spouseIncome).toBeNull();
    expect(facts.person.address).toBe('88 Harbour Street, Toronto, Ontario M5J 2L1');
  });

  it('is for its owner only', async () => {
    const eve = await registerPerson(portal);
    const asEve = [
      findInvestorParticulars(portal.db, portal.deps.secrets, eve.user.id, kycId, 'en'),
      summariseKyc(portal.db, portal.deps.secrets, eve.user.id, kycId, 'en'),
      transact(portal.db, (trx) =>
        markKycSigned(trx, portal.deps, eve.user.id, kycId, portal.deps.clock.now()),
      ),
    ];
    for (const outcome of await Promise.allSettled(asEve)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } });
    }
  });

  it('is signed once: the first time is kept, with one audit row', async () => {
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
