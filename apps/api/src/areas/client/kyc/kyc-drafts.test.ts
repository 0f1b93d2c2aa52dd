import { DRAFT_TEXT_MAX } from '@portal/domain/client/kyc/fields/kyc-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, readKyc, sendEvidence, submitKyc } from '../../../testing/kyc.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const save = (person: Person, body: object) => person.post('/user/kyc/save', body);

describe('a draft of the profile', () => {
  it('keeps every answer as it was typed, valid or not', async () => {
    const ada = await registerPerson(portal);
    const typed = {
      basics: { dependents: 'two', birthdate: '19', email: 'ada@', phone: ' 416 ', spouse: null },
      employment: { individual: { status: '1', years: -3, address: { postalCode: 'm5j' } } },
      income: { individual: { currentYear: '', lastYear: '12 000 $' } },
      investing: { comfortable: 'ten', potentialLoss: { low: 70, medium: 70, high: 0 } },
      identityVerification: { principal: { id: { front: 5, back: ' ' } } },
      political: { pep: { value: 'perhaps', description: 'é à ü 漢' } },
    };
    const reply = await save(ada, typed);
    expect(reply.statusCode).toBe(200);
    expect(reply.json().data.sections).toMatchObject(typed);
    expect((await readKyc(ada)).sections).toMatchObject(typed);
    expect(Object.values(reply.json().data.completion)).not.toContain(true);
  });

  it('marks a section complete as soon as it is', async () => {
    const ada = await registerPerson(portal);
    const { political, investing } = await exampleOf(ada);
    const reply = await save(ada, { political, investing: { ...investing, knowledge: '' } });
    expect(reply.json().data.completion).toMatchObject({ political: true, investing: false });
  });

  it('is the same on two devices: the newest save of each field counts, and nothing else is touched', async () => {
    const ada = await registerPerson(portal);
    await save(ada, { basics: { firstName: 'Ada', address: { city: 'Toronto', unit: '4' } } });
    await save(ada, { basics: { address: { city: 'Ottawa' } }, income: { individual: { lastYear: 5 } } });
    await save(ada, { basics: { middleName: 'B.' } });
    await save(ada, { income: null, assets: null });
    expect((await readKyc(ada)).sections).toMatchObject({
      basics: { firstName: 'Ada', middleName: 'B.', address: { city: 'Ottawa', unit: '4' } },
      income: { individual: { lastYear: 5 } },
    });
  });

  it('loses nothing when its first twenty saves, of different fields, arrive at once', async () => {
    const ada = await registerPerson(portal);
    const items = ['residence', 'rental', 'business', 'jewelry', 'automobiles', 'other', 'stocks', 'savings'];
    const more = ['tfsa', 'lira', 'cash', 'insurance', 'pensions', 'platformInvestments'];
    const owed = [
      'homeMortgage',
      'otherMortgage',
      'automobileLoans',
      'creditCards',
      'unsecuredLoans',
      'otherLoans',
    ];
    const saves = [
      ...[...items, ...more].map((item, index) => ({ assets: { financial: { [item]: index + 1 } } })),
      ...owed.map((item, index) => ({ assets: { liabilities: { [item]: index + 1 } } })),
    ];
    expect(saves).toHaveLength(20);
    const replies = await Promise.all(saves.map((body) => save(ada, body)));
    expect(replies.map((reply) => reply.statusCode)).toEqual(saves.map(() => 200));
    const { sections, version } = await readKyc(ada);
    expect(version).toBe(1);
    expect(sections.assets).toMatchObject({ totals: { assets: 105, liabilities: 21, netWorth: 84 } });
    for (const { assets } of saves) {
      expect(sections.assets).toMatchObject(assets);
    }
  });

  it('keeps the number behind a mask that is sent back, here and in the next version', async () => {
    const ada = await registerPerson(portal);
    const masked = (await save(ada, { basics: { socialInsuranceNumber: '130 692 544' } })).json().data;
    expect(masked.sections.basics.socialInsuranceNumber).toBe('***-***-544');
    const after = (await save(ada, { basics: masked.sections.basics })).json().data;
    expect(after.sections.basics.socialInsuranceNumber).toBe('***-***-544');
    const other = (await save(ada, { basics: { socialInsuranceNumber: '***-***-999' } })).json().data;
    expect(other.sections.basics.socialInsuranceNumber).toBe('***-***-544');
    const first = await submitKyc(ada);
    const next = (await save(ada, { ...first.sections, political: { hio: { description: '-' } } })).json();
    expect(next.data).toMatchObject({ version: 2, completion: { basics: true } });
    expect((await save(ada, { formIsFinished: true })).statusCode).toBe(200);
  });

  it('does not take a mask for an answer if there is no number', async () => {
    const ada = await registerPerson(portal);
    const reply = await save(ada, { basics: { socialInsuranceNumber: '***-***-544' } });
    expect(reply.json().data.sections.basics.socialInsuranceNumber).toBe('');
  });

  it('drops names that are not fields', async () => {
    const ada = await registerPerson(portal);
    const reply = await save(ada, { basics: { firstName: 'Ada', note: 'x' }, wishes: { a: 1 } });
    expect(reply.json().data.sections.basics).not.toHaveProperty('note');
    expect(reply.json().data.sections).not.toHaveProperty('wishes');
  });

  it.each([
    [
      'text longer than anyone types',
      { basics: { firstName: 'x'.repeat(DRAFT_TEXT_MAX + 1) } },
      'basics.firstName',
    ],
    ['a list as an answer', { basics: { firstName: ['Ada'] } }, 'basics.firstName'],
    ['a deep object as an answer', { basics: { firstName: { a: { b: { c: 1 } } } } }, 'basics.firstName'],
    ['text as a section', { basics: 'Ada' }, 'basics'],
    ['a finish in words', { formIsFinished: 'yes' }, 'formIsFinished'],
  ])('refuses %s and stays as it was', async (_row, body, path) => {
    const ada = await registerPerson(portal);
    await save(ada, { basics: { firstName: 'Before' } });
    const before = await readKyc(ada);
    const reply = await save(ada, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('VALIDATION');
    expect(Object.keys(reply.json().fields)).toEqual([path]);
    expect(await readKyc(ada)).toEqual(before);
  });

  it('refuses more than a quarter of a mebibyte', async () => {
    const ada = await registerPerson(portal);
    const reply = await save(ada, { basics: { firstName: 'x'.repeat(300_000) } });
    expect(reply.statusCode).toBe(413);
  });
});

describe('a file of somebody else', () => {
  it('is treated as one that was never sent, and the field says so', async () => {
    const eve = await registerPerson(portal);
    const hers = (await sendEvidence(eve, 'id', { front: true })).json().data.id.front;
    const ada = await registerPerson(portal);
    const profile = await exampleOf(ada);
    const own = profile.identityVerification.principal.id.front;
    profile.identityVerification.principal.id.front = hers;
    profile.identityVerification.secondary.addressProof.statement = 'no-such-file';
    const reply = await save(ada, { ...profile, formIsFinished: true });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toEqual({
      'identityVerification.principal.id.front':
        'Front of the document: this file was not received. Please send it again.',
      'identityVerification.secondary.addressProof.statement': expect.stringContaining('not received'),
    });
    const { identityVerification } = (await readKyc(ada)).sections;
    expect(identityVerification).toHaveProperty('principal.id.front', own);
    expect(JSON.stringify(identityVerification)).not.toContain(hers);
  });

  it('cannot be planted in a draft either', async () => {
    const eve = await registerPerson(portal);
    const hers = (await sendEvidence(eve, 'id', { front: true })).json().data.id.front;
    const ada = await registerPerson(portal);
    const reply = await save(ada, { identityVerification: { principal: { id: { front: hers } } } });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain(hers);
    expect((await ada.get(`/user/file/${hers}`)).statusCode).toBe(404);
    const finish = { identityVerification: { principal: { id: { front: hers } } }, formIsFinished: true };
    const { fields } = (await save(ada, finish)).json();
    expect(fields['identityVerification.principal.id.front']).toContain('this file was not received');
  });
});
