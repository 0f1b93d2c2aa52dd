import { checkKyc } from '@portal/domain/client/kyc/checks/check-kyc';
import { purchaserFactsOf } from '@portal/domain/client/kyc/checks/purchaser-facts-of';
import { isBlank, partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { exampleWith } from '@portal/domain/client/kyc/testing/example-with';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleOf, readKyc } from '../../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { addSubmittedKyc } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { summariseKyc } from '../submitted/summarise-kyc.ts';
import { readAnswers } from '../versions/read-answers.ts';

const DAY = '2026-11-21';

/** Answers as version 1.1.0 sealed them: savings and plans in one line, purchases as a step, tax elsewhere in words. */
const OF_BEFORE = {
  'basics.canadianTaxResident': { status: false, details: 'France, 12 345' },
  'basics.taxResidences': undefined,
  'basics.interdependentPartner': undefined,
  'assets.financial.deposits': undefined,
  'assets.financial.registeredPlans': undefined,
  'assets.financial.savings': 41_000,
  'assets.relatedDebt': undefined,
  'assets.ownership': undefined,
  'investing.boughtElsewhere': undefined,
  'investing.purchasesElsewhere': undefined,
  'investing.liquidityNeed': undefined,
  'investing.investmentsOutside': '3',
  'political.registration': undefined,
};

function draftWith(changes: Readonly<Record<string, unknown>>): KycDraft;
function draftWith(changes: Readonly<Record<string, unknown>>): unknown {
  return JSON.parse(JSON.stringify(exampleWith(changes)));
}

let portal: TestPortal;
let ada: Person;
let kycId: string;
let ofBefore: KycDraft;
beforeAll(async () => {
  portal = await openTestPortal();
  ada = await registerPerson(portal);
  // Photos that are hers, so that the version can be submitted again.
  const sent = await exampleOf(ada);
  ofBefore = draftWith({
    ...OF_BEFORE,
    'identityVerification.principal.document.front': sent.identityVerification.principal.id.front,
    'identityVerification.principal.document.back': sent.identityVerification.principal.id.back,
    'identityVerification.principal.addressProof.bill': sent.identityVerification.principal.addressProof.bill,
    'identityVerification.secondary.document.front': sent.identityVerification.secondary.id.front,
    'identityVerification.secondary.addressProof.statement':
      sent.identityVerification.secondary.addressProof.statement,
  });
  await portal.db.deleteFrom('kyc_versions').where('investor_id', '=', ada.user.id).execute();
  kycId = await addSubmittedKyc(portal, ada, null, ofBefore);
});
afterAll(() => portal.close());

const answersOf = () => readAnswers(portal.db, portal.deps.secrets, ada.user.id, kycId);

it('stays submitted, and asks what it does not say', async () => {
  const { submittedAt, completion } = await readKyc(ada);
  expect(submittedAt).not.toBeNull();
  expect(completion).toMatchObject({ income: true, assets: false, investing: false, political: true });
  const asked = checkKyc(ofBefore, { today: DAY }).issues.map(({ path }) => path);
  expect(asked).toEqual([
    'basics.taxResidences.row1.country',
    'basics.taxResidences.row1.number',
    'assets.financial.deposits',
    'assets.financial.registeredPlans',
    'investing.boughtElsewhere',
    'investing.liquidityNeed',
  ]);
  expect(asked.filter((path) => !isBlank(partAt(ofBefore, path)))).toEqual([]);
});

it('is printed as it was answered', async () => {
  const { sections } = await summariseKyc(portal.db, portal.deps.secrets, ada.user.id, kycId, 'en');
  const lines = Object.fromEntries(sections.flatMap(({ rows }) => rows.map((row) => [row.label, row.value])));
  expect(lines).toMatchObject({
    'Description of your tax residency': 'France, 12 345',
    'Savings and RRSPs': '$41,000.00',
    'How much have you put into exempt market investments outside this portal in the last 12 months?':
      'More than $10,000, up to $30,000',
    'Total net worth': '$821,000.00',
  });
});

it('is read by the law in the stricter way', async () => {
  expect(purchaserFactsOf(await answersOf(), DAY)).toMatchObject({
    jointHoldings: { financialAssetsCents: 19_950_000n, netAssetsCents: 80_600_000n },
    purchasesElsewhere: [{ cents: 3_000_000n, day: DAY }],
    registration: null,
  });
});

it('keeps every answer on the page that asks what is new, which a call from there does not change', async () => {
  const save = (answers: object) => ada.post('/user/kyc/answers', { answers, onlyNew: true });
  const refused = await save({
    'assets.financial.deposits': 12_000,
    'basics.gender': '3',
    'income.individual.lastYear': 1,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'NOT_ASKED']);
  expect(Object.keys(refused.json().fields)).toEqual(['basics.gender', 'income.individual.lastYear']);
  expect((await readKyc(ada)).submittedAt, 'nothing began').not.toBeNull();
  expect((await save({ 'assets.financial.deposits': 11_000 })).statusCode).toBe(200);
  expect((await save({ 'assets.financial.deposits': 12_000 })).statusCode, 'said again').toBe(200);
  const free = await ada.post('/user/kyc/answers', { answers: { 'basics.gender': '3' } });
  expect(free.statusCode, 'through the sections').toBe(200);
});

it('is followed by a version with the new answers, and stays as it was', async () => {
  const reply = await ada.post('/user/kyc/save', {
    basics: { taxResidences: { row1: { country: 'FRA', number: '12 345 678' } } },
    assets: { financial: { deposits: 12_000, registeredPlans: 29_000 } },
    investing: { boughtElsewhere: false, liquidityNeed: '1' },
    formIsFinished: true,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  const { version, sections } = reply.json().data;
  expect(version).toBe(2);
  expect(sections).toMatchObject({
    basics: { taxResidences: { row1: { country: 'FRA', number: '***-***-678' } } },
    assets: { totals: { netWorth: 821_000 } },
    investing: { investmentsOutside: '1' },
  });
  expect(await answersOf()).toMatchObject({
    assets: { financial: { savings: 41_000 } },
    investing: { investmentsOutside: '3' },
  });
  const stored = await portal.db
    .selectFrom('kyc_versions')
    .select('answers')
    .where('investor_id', '=', ada.user.id)
    .execute();
  expect(stored.filter(({ answers }) => answers.includes('12 345 678'))).toEqual([]);
});
