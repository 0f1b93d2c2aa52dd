import { answeredFields } from '@portal/domain/client/kyc/checks/answered-fields';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { questionKeyOf } from '@portal/domain/client/kyc/fields/field-spec';
import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
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

  it.each(LANGUAGES)('has a line for each question that was asked, and no other, in %s', async (language) => {
    const { sections, version } = await summariseKyc(
      portal.db,
      portal.deps.secrets,
      ada.user.id,
      kycId,
      language,
    );
    const answers = await readSubmittedAnswers(portal.db, portal.deps.secrets, ada.user.id, kycId);
    const context = contextOf(answers.sections, '2026-11-28');
    expect(version).toBe(1);
    for (const section of SECTION_NAMES) {
      const rows = sections.find((each) => each.section === section)?.rows ?? [];
      const asked = answeredFields(section, partAt(answers.sections, section), context);
      // From each question to its line ...
      for (const spec of asked) {
        const words = [questionKeyOf(section, spec), labelKeyOf(section, spec.path)].map((key) =>
          translateKey(language, key),
        );
        const isSaid = rows.some(({ label, value }) =>
          words.some((each) => `${label}; ${value}`.includes(each)),
        );
        expect([section, spec.path, isSaid]).toEqual([section, spec.path, true]);
      }
      // ... and from each line to its question.
      const questions = SECTION_FIELDS[section].flatMap((spec) =>
        [questionKeyOf(section, spec), labelKeyOf(section, spec.path)].map((key) =>
          translateKey(language, key),
        ),
      );
      const shares =
        section === 'investing' ? [translateKey(language, 'kycInvesting.potentialLoss.question')] : [];
      const known = new Set([...questions, ...shares]);
      const nothing = (label: string) => label.split(', ').some((each) => known.has(each));
      expect(rows.filter(({ label }) => !known.has(label) && !nothing(label))).toEqual([]);
    }
  });

  it.each(['en', 'fr'] as const)('is printed in %s, numbers masked', async (language) => {
    const facts = await summariseKyc(portal.db, portal.deps.secrets, ada.user.id, kycId, language);
    const { blocks } = kycConfirmation(facts, (key, values) => translateKey(language, key, values));
    const printed = JSON.stringify(blocks);
    expect(printed).toContain('***\u00a0***\u00a0544');
    expect(printed).not.toContain(KYC_EXAMPLE.basics.socialInsuranceNumber);
    expect(printed).not.toMatch(/"value":""|"kyc\w*\.|undefined/);
  });

  it('states each answer as it was given, to the question that was asked', async () => {
    const eve = await registerPerson(portal);
    const profile = await exampleOf(eve);
    const yes = { value: true, description: 'A mayor' };
    const saved = await eve.post('/user/kyc/save', {
      ...profile,
      basics: {
        ...profile.basics,
        canadianTaxResident: { status: false, details: '' },
        taxResidences: { row1: { country: 'FRA', number: '12 345 678', reasonNone: '' } },
      },
      investing: {
        ...profile.investing,
        source: '5',
        potentialLoss: { low: 10, medium: 30, high: 60 },
      },
      political: {
        ...profile.political,
        canadianSecuritiesRegistrant: { value: true, description: 'Clerk at a bank’s dealer' },
        pep: yes,
        registration: '3',
      },
      formIsFinished: true,
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const { sections } = await summariseKyc(
      portal.db,
      portal.deps.secrets,
      eve.user.id,
      saved.json().data.id,
      'en',
    );
    const lines = Object.fromEntries(
      sections.flatMap(({ rows }) => rows.map(({ label, value }) => [label, value])),
    );
    expect(lines).toMatchObject({
      'Are you a resident of Canada for tax purposes, and of no other country?': 'No',
      'Country 1 where you pay tax': 'France',
      'Tax number in country 1': '***\u00a0***\u00a0678',
      'Have you bought exempt market investments outside this portal in the last 12 months?': 'Yes',
      'Purchase 1: amount': '$10,000.00',
      'Purchase 1: date': 'January\u00a015, 2026',
      'How much of this money might you need back before your investments end?':
        'Low: I will not need it before the end',
      'Up to what share of your net worth are you comfortable holding in exempt market investments?': '15%',
      'How would you divide your money between investments of low, medium and high risk?':
        'Low risk, per cent: 10%; Medium risk, per cent: 30%; High risk, per cent: 60%',
      'Are you, or were you, registered with a Canadian securities regulator, or do you work for a firm that is?':
        'Yes',
      'Which of these is true?': 'I only work, or worked, for such a firm',
      'Firm and registration': 'Clerk at a bank’s dealer',
      'Position held': 'A mayor',
      'Where does the money you will invest come from?': 'Borrowed money',
      'Total net worth': '$821,000.00',
    });
    expect(Object.keys(lines).join()).not.toContain('How much have you put into exempt market');
  });

  it('throws if it lacks the province, which every submitted one has', async () => {
    const eve = await registerPerson(portal);
    const id = await addSubmittedKyc(portal, eve, null, {});
    const { db, deps } = portal;
    await expect(findInvestorParticulars(db, deps.secrets, eve.user.id, id, 'en')).rejects.toThrow(
      'province',
    );
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
    expect(JSON.stringify(facts)).not.toContain('Spouse');
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
