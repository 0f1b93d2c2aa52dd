import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc } from '../../../testing/orders.ts';
import { approvedDebit } from '../../../testing/payments.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

describe('what the portal knows about a person', () => {
  it('is shown to them: who they are, their representative, and no profile yet', async () => {
    const ada = await registerPerson(portal, { phone: '416 555 0100', dealerRepresentativeId: undefined });
    expect((await ada.get('/user/account')).json().data).toMatchObject({
      firstName: 'Ada',
      lastName: 'Tremblay',
      phone: '416 555 0100',
      language: 'en',
      province: 'CAN-ON',
      dealerRepresentative: { fullName: expect.any(String) },
      profile: null,
      bankAccounts: [],
    });
  });

  it('says until when the profile has to be confirmed', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    const { profile } = (await ada.get('/user/account')).json().data;
    const year = Number(profile.submittedAt.slice(0, 4));
    expect(profile.confirmBy.slice(0, 4)).toBe(String(year + 1));
  });

  it('shows only the last digits of the accounts of orders', async () => {
    const { ada, tradeId } = await approvedDebit(portal);
    const reply = await ada.get('/user/account');
    expect(reply.json().data.bankAccounts).toEqual([
      {
        id: tradeId,
        lastDigits: '890',
        isLinked: false,
        orders: [{ tradeId, dealName: 'Maple Street Homes' }],
        inUse: [{ kind: 'order', until: null }],
      },
    ]);
    expect(reply.body).not.toContain('1234567890');
  });
});

describe('consents to messages', () => {
  const consents = async (person: Person) =>
    (await person.get('/user/account'))
      .json()
      .data.consents.map(
        ({ kind, isGranted }: { kind: string; isGranted: boolean }) => `${kind} ${isGranted ? 'yes' : 'no'}`,
      );

  it('begin with the terms, follow the questionnaire, and are given and taken back with their history', async () => {
    const ada = await registerPerson(portal);
    expect(await consents(ada)).toEqual(['terms yes']);
    portal.advance(1_000);
    await ada.post('/user/onboarded', { newValue: true, answers: { marketing: ['2'] } });
    portal.advance(1_000);
    expect(await consents(ada)).toEqual(['articles yes', 'terms yes']);
    await ada.post('/user/consents', { articles: false, 'new-deals': false });
    expect(await consents(ada)).toEqual(['articles no', 'articles yes', 'terms yes']);
    portal.advance(1_000);
    await ada.post('/user/consents', { articles: false, 'new-deals': true });
    expect(await consents(ada)).toEqual(['new-deals yes', 'articles no', 'articles yes', 'terms yes']);
  });

  it('cannot be withdrawn for what the law requires us to send', async () => {
    const ada = await registerPerson(portal);
    expect((await ada.post('/user/consents', { terms: false })).json().code).toBe('VALIDATION');
    expect(await consents(ada)).toEqual(['terms yes']);
  });
});

describe('the details of a person', () => {
  const NEW = { firstName: ' Zoé ', lastName: 'Roy', phone: '', language: 'fr' };

  it('are changed, and the log says which, not to what', async () => {
    const ada = await registerPerson(portal, { phone: '416 555 0100' });
    const reply = await ada.post('/user/details', NEW);
    expect(reply.json().data).toMatchObject({ firstName: 'Zoé', lastName: 'Roy', language: 'fr' });
    expect((await ada.get('/user/account')).json().data).toMatchObject({ phone: null, language: 'fr' });
    const rows = await portal.db
      .selectFrom('audit_log')
      .select('detail')
      .where('investor_id', '=', ada.user.id)
      .where('action', '=', 'investor.details-changed')
      .execute();
    expect(rows).toEqual([{ detail: { changed: ['firstName', 'lastName', 'phone', 'language'] } }]);
    await ada.post('/user/details', NEW);
    expect(
      await portal.db
        .selectFrom('audit_log')
        .select('seq')
        .where('investor_id', '=', ada.user.id)
        .where('action', '=', 'investor.details-changed')
        .execute(),
    ).toHaveLength(1);
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['a name that is none', { lastName: '42' }, 'lastName'],
    ['a phone that is none', { phone: '12' }, 'phone'],
    ['another language', { language: 'de' }, 'language'],
  ])('are refused with %s, beside its field', async (_row, change, path) => {
    const ada = await registerPerson(portal);
    const reply = await ada.post('/user/details', { ...NEW, ...change });
    expect(reply.json()).toMatchObject({ code: 'VALIDATION', fields: { [path]: expect.any(String) } });
  });
});
