import { randomUUID } from 'node:crypto';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../../platform/deps.ts';
import { addDeal } from '../../../../testing/deals.ts';
import { exampleOf, readKyc, submitKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { giveDetails, placeOrder, readTrade } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { decideSetAside } from '../set-aside/decide-set-aside.ts';
import { showSetAside } from '../set-aside/show-set-aside.ts';
import { saveAnswers } from './save-answers.ts';
import { saveKyc } from './save-kyc.ts';
import { showKyc } from './show-kyc.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const save = (person: Person, body: object) => person.post('/user/kyc/save', body);

async function actionsOf(person: Person): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('investor_id', '=', person.user.id)
    .where('action', 'like', 'kyc.%')
    .orderBy('seq')
    .execute();
  return rows
    .map((row) => row.action)
    .filter((action) => action !== 'kyc.files-received' && action !== 'kyc.flagged');
}

function versionsOf(person: Person) {
  return portal.db
    .selectFrom('kyc_versions')
    .select(['id', 'version', 'state', 'answers', 'submitted_at'])
    .where('investor_id', '=', person.user.id)
    .orderBy('version')
    .execute();
}

describe('a profile nobody has saved yet', () => {
  it('is proposed from the account and the onboarding answers, and not stored', async () => {
    const ada = await registerPerson(portal, { phone: '+14165550142' });
    await ada.post('/user/onboarded', { newValue: true, answers: { experience: '2', horizon: '3' } });
    expect(await readKyc(ada)).toEqual({
      id: '',
      version: 1,
      signedAt: null,
      submittedAt: null,
      sections: {
        basics: {
          firstName: 'Ada',
          lastName: 'Tremblay',
          email: ada.email,
          phone: '+14165550142',
          address: { province: 'CAN-ON', country: 'CAN' },
        },
        identityVerification: {},
        employment: { individual: { address: { province: 'CAN-ON', country: 'CAN' } } },
        income: {},
        assets: {},
        investing: { experience: '2', knowledge: '2', timeframe: 5 },
        political: {},
      },
      completion: Object.fromEntries(SECTION_NAMES.map((section) => [section, false])),
    });
    expect(await versionsOf(ada)).toEqual([]);
  });

  it('needs a signed-in person', async () => {
    for (const path of ['details', 'save', 'upload/id', 'upload/address']) {
      const method = path === 'details' ? 'GET' : 'POST';
      const reply = await portal.app.inject({ method, url: `/api/user/kyc/${path}` });
      expect(reply.statusCode).toBe(401);
    }
  });
});

describe('the profile of an account that is gone', () => {
  const nobody = randomUUID();
  it.each<[string, (deps: Deps) => Promise<unknown>]>([
    ['shown', (deps) => showKyc(deps, nobody)],
    ['saved', (deps) => saveKyc(deps, nobody, { basics: { firstName: 'Ada' } })],
    [
      'saved field by field',
      (deps) => saveAnswers(deps, nobody, { answers: { 'basics.firstName': 'Ada' } }, ''),
    ],
    ['asked what was set aside', (deps) => showSetAside(deps, nobody)],
    [
      'told what to use',
      (deps) => decideSetAside(deps, nobody, { path: 'basics.genderStatus', use: true }, ''),
    ],
  ])('is not found where it is %s', async (_row, call) => {
    await expect(call(portal.deps)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the complete profile', () => {
  it('is accepted as it is, comes back masked and has every section complete', async () => {
    const ada = await registerPerson(portal);
    const profile = await exampleOf(ada);
    const reply = await save(ada, { ...profile, formIsFinished: true });
    expect(reply.statusCode).toBe(200);
    const details = reply.json().data;
    const { principal, secondary } = profile.identityVerification;
    expect(details.sections).toEqual({
      ...profile,
      basics: { ...profile.basics, socialInsuranceNumber: '***-***-544' },
      identityVerification: {
        principal: { ...principal, documentNumber: '***-***-417' },
        secondary: { ...secondary, documentNumber: '***-***-456' },
      },
    });
    expect(details.completion).toEqual(Object.fromEntries(SECTION_NAMES.map((name) => [name, true])));
    expect(details).toMatchObject({ version: 1, submittedAt: '2026-11-18T15:00:00.000Z', signedAt: null });
    expect(await readKyc(ada)).toEqual(details);
    expect(await actionsOf(ada)).toEqual(['kyc.version-started', 'kyc.submitted']);
  });

  it('submitted again unchanged, masks and all, is the same version', async () => {
    const ada = await registerPerson(portal);
    const first = await submitKyc(ada);
    portal.advance(60_000);
    const again = await save(ada, { ...first.sections, formIsFinished: true });
    expect(again.json().data).toEqual(first);
    expect(await save(ada, { basics: { firstName: 'Ada' } })).toMatchObject({ statusCode: 200 });
    expect(await readKyc(ada)).toEqual(first);
    expect(await versionsOf(ada)).toHaveLength(1);
    expect(await actionsOf(ada)).toEqual(['kyc.version-started', 'kyc.submitted']);
  });

  it('is frozen: an edit begins the next version, and an order keeps the one it relied on', async () => {
    const ada = await registerPerson(portal);
    const first = await submitKyc(ada);
    const [frozen] = await versionsOf(ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    await giveDetails(ada, tradeId);
    const edited = (await save(ada, { employment: { individual: { years: 10 } } })).json().data;
    expect(edited).toMatchObject({ version: 2, submittedAt: null });
    expect(edited.id).not.toBe(first.id);
    expect(edited.sections.basics).toEqual(first.sections.basics);
    expect((await versionsOf(ada))[0]).toEqual(frozen);
    const second = (await save(ada, { formIsFinished: true })).json().data;
    expect(second).toMatchObject({ id: edited.id, version: 2 });
    expect(second.submittedAt).not.toBeNull();
    expect((await versionsOf(ada)).map(({ state }) => state)).toEqual(['submitted', 'submitted']);
    expect((await readTrade(ada, tradeId)).kycId).toMatchObject({ id: first.id });
    expect(await actionsOf(ada)).toEqual([
      'kyc.version-started',
      'kyc.submitted',
      'kyc.version-started',
      'kyc.submitted',
    ]);
  });

  it('gets its totals corrected, whatever was sent', async () => {
    const ada = await registerPerson(portal);
    const income = { ...KYC_EXAMPLE.income, totalIndividual: 1, totalJoint: 2 };
    const assets = { ...KYC_EXAMPLE.assets, totals: { assets: 1, liabilities: 2, netWorth: 999_999_999 } };
    const { sections } = await submitKyc(ada, { income, assets });
    expect(sections.income).toEqual(KYC_EXAMPLE.income);
    expect(sections.assets).toEqual(KYC_EXAMPLE.assets);
  });

  it('is no longer complete once its identity document has expired', async () => {
    const lateClock = await openTestPortal();
    const ada = await registerPerson(lateClock);
    const submitted = await submitKyc(ada);
    lateClock.setTime(new Date('2030-04-18T15:00:00.000Z'));
    const login = await lateClock.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: ada.email, password: ada.password },
    });
    const headers = { authorization: `Bearer ${login.json().data.accessToken}` };
    const details = await ada.get('/user/kyc/details', headers);
    expect(details.json().data.completion).toMatchObject({ identityVerification: false, income: true });
    const reply = await ada.post('/user/kyc/save', { formIsFinished: true }, headers);
    expect(reply.json().fields).toEqual({
      'identityVerification.principal.expiryDate': 'This document has expired. Use one that is still valid.',
    });
    const after = (await ada.get('/user/kyc/details', headers)).json().data;
    expect(after).toMatchObject({ id: submitted.id, submittedAt: submitted.submittedAt });
    await lateClock.close();
  });
});
