import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycConfirmation } from '../../../papers/documents/kyc-confirmation.ts';
import { translateKey } from '../../../platform/language/translate.ts';
import { readKyc, sendEvidence, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { findSubmittedKyc } from './submitted/submitted-kyc.store.ts';
import { summariseKyc } from './submitted/summarise-kyc.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const rowOf = (kycId: string) =>
  portal.db.selectFrom('kyc_versions').selectAll().where('id', '=', kycId).executeTakeFirstOrThrow();
/** Leaves out flags about one number on two accounts: in these tests everybody has the same. */
const auditOf = (person: Person) =>
  portal.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('investor_id', '=', person.user.id)
    .where('action', 'like', 'kyc.%')
    .where('action', '<>', 'kyc.flagged')
    .orderBy('seq')
    .execute();

describe('an identity that was relied on', () => {
  it.each([
    [
      'another document number',
      (ada: Person) =>
        ada.post('/user/kyc/save', {
          identityVerification: { principal: { documentNumber: 'NEW-NUMBER-1' } },
        }),
    ],
    ['another picture', (ada: Person) => sendEvidence(ada, 'id', { front: true })],
    ['another name', (ada: Person) => ada.post('/user/kyc/save', { basics: { lastName: 'Roy' } })],
  ])('is not silently replaced by %s: that begins a version to be submitted again', async (_case, change) => {
    const ada = await registerPerson(portal);
    const { id } = await submitKyc(ada);
    const before = await rowOf(id);
    expect((await change(ada)).statusCode).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(await findSubmittedKyc(portal.db, ada.user.id)).toMatchObject({ id, version: 1 });
    expect(await readKyc(ada)).toMatchObject({ version: 2, submittedAt: null, signedAt: null });
    expect((await auditOf(ada)).map(({ action }) => action)).toContain('kyc.version-started');
    expect((await ada.post('/user/kyc/save', { formIsFinished: true })).statusCode).toBe(200);
    expect(await rowOf(id)).toEqual(before);
    expect(await findSubmittedKyc(portal.db, ada.user.id)).toMatchObject({ version: 2, signedAt: null });
  });
});

/** Words that claim a check by a person or a service. */
const CLAIMS = {
  en: /verif|validat|authentic|approved|matched|confirmed by/i,
  fr: /vérifi|validé|authenti|approuv|corresp|confirmée? par/i,
} as const;

describe('the record of a profile', () => {
  it.each(['en', 'fr'] as const)('claims only checks that were really made, in %s', async (language) => {
    const ada = await registerPerson(portal);
    // Their files are sent through the API, as a page sends them.
    const { id } = await submitKyc({ ...ada, deps: null });
    const facts = await summariseKyc(portal.db, portal.deps.secrets, ada.user.id, id, language);
    const { blocks } = kycConfirmation(facts, (key, values) => translateKey(language, key, values));
    expect(JSON.stringify(blocks)).toContain('***\u00a0***\u00a0417');
    expect(JSON.stringify(blocks)).not.toMatch(CLAIMS[language]);
    // The log says only that evidence was received and the profile submitted.
    const rows = await auditOf(ada);
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['kyc.version-started', 'kyc.files-received', 'kyc.submitted']),
    );
    expect(JSON.stringify(rows)).not.toMatch(CLAIMS.en);
  });
});
