import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { addSubmittedKyc, placeOrder } from '../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { codeAt } from '../../people/accounts/two-factor/totp.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const STEP_MS = 30_000;

const close = (person: Person, password = person.password, code?: string) =>
  person.post('/user/account/close', { password, code });

/** Somebody with two-step login; the first code is used. */
async function withTwoFactor(): Promise<{ person: Person; codeNow: () => string; recovery: string[] }> {
  const person = await registerPerson(portal);
  const { secret } = (await person.post('/user/two-factor/start', { password: person.password })).json().data;
  const codeNow = () => codeAt(secret, portal.deps.clock.now());
  const on = await person.post('/user/two-factor/confirm', { code: codeNow() });
  portal.advance(STEP_MS);
  return { person, codeNow, recovery: on.json().data.recoveryCodes };
}
const logIn = ({ email, password }: Person) =>
  portal.app.inject({ method: 'POST', url: '/api/login', payload: { email, password } });
const obstacles = async (person: Person) => (await person.get('/user/account')).json().data.closing;
const rowOf = (person: Person) =>
  portal.db.selectFrom('investors').selectAll().where('id', '=', person.user.id).executeTakeFirstOrThrow();

describe('closing an account', () => {
  it('ends every session, and neither the password nor a reset opens it again', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    expect((await close(ada)).json().data).toEqual({ closed: true });
    expect((await ada.get('/user/profile')).statusCode).toBe(401);
    expect((await logIn(ada)).json().code).toBe('CREDENTIALS_WRONG');
    await portal.runJobs();
    const before = portal.mails.length;
    await portal.app.inject({ method: 'GET', url: `/api/mobile/forgotpassword/${ada.email}` });
    await portal.runJobs();
    expect(portal.mails).toHaveLength(before);
    expect(portal.mails.findLast(({ to }) => to === ada.email)?.subject).toBe('Your account is closed');
  });

  it('removes everything that names a person if nothing was ordered and no profile submitted', async () => {
    const eve = await registerPerson(portal, { phone: '416 555 0100' });
    await eve.post('/user/draft/onboarding', { data: { age: '1' } });
    await eve.post('/user/kyc/save', { basics: { firstName: 'Eve' } });
    await close(eve);
    expect(await rowOf(eve)).toMatchObject({
      email: `${eve.user.id}@closed.invalid`,
      first_name: '',
      last_name: '',
      phone: null,
    });
    for (const table of ['drafts', 'kyc_versions', 'files', 'sign_in_places'] as const) {
      const rows = await portal.db
        .selectFrom(table)
        .select('investor_id')
        .where('investor_id', '=', eve.user.id)
        .execute();
      expect(rows).toEqual([]);
    }
    expect((await registerPerson(portal, { email: eve.email })).email).toBe(eve.email);
  });

  it('keeps the records the law requires', async () => {
    const ada = await registerPerson(portal);
    const kycId = await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    await ada.get(`/user/trade/archive/${tradeId}`);
    await close(ada);
    expect(await rowOf(ada)).toMatchObject({ email: ada.email, first_name: 'Ada' });
    const kept = await portal.db
      .selectFrom('kyc_versions')
      .select('id')
      .where('investor_id', '=', ada.user.id)
      .execute();
    expect(kept).toEqual([{ id: kycId }]);
  });

  it('waits for an order under way, and says so beforehand', async () => {
    const ada = await registerPerson(portal);
    expect(await obstacles(ada)).toEqual([]);
    await addSubmittedKyc(portal, ada);
    const tradeId = await placeOrder(ada, await addDeal(portal));
    expect(await obstacles(ada)).toEqual(['order']);
    expect((await close(ada)).json().code).toBe('ACCOUNT_IN_USE');
    await ada.get(`/user/trade/archive/${tradeId}`);
    expect(await obstacles(ada)).toEqual([]);
    expect((await close(ada)).statusCode).toBe(200);
  });

  it('needs the password', async () => {
    const ada = await registerPerson(portal);
    expect((await close(ada, 'another password')).json().code).toBe('VALIDATION');
    expect((await ada.get('/user/profile')).statusCode).toBe(200);
  });

  it('also needs the code if two-step login is on, and a wrong one changes nothing', async () => {
    const { person, codeNow } = await withTwoFactor();
    const withoutCode = await close(person);
    expect([withoutCode.statusCode, withoutCode.json().fields]).toEqual([
      400,
      { code: 'The code is required' },
    ]);
    const wrong = await close(person, person.password, 'AAAAA-AAAAA');
    expect([wrong.statusCode, wrong.json().code, Object.keys(wrong.json().fields)]).toEqual([
      401,
      'TWO_FACTOR_CODE_WRONG',
      ['code'],
    ]);
    const code = codeNow();
    expect((await close(person, 'another password', code)).json().code).toBe('VALIDATION');
    expect((await person.get('/user/profile')).statusCode).toBe(200);
    expect((await close(person, person.password, code)).json().data).toEqual({ closed: true });
  });

  it('accepts a recovery code, and uses no code up while something keeps the account open', async () => {
    const { person, recovery } = await withTwoFactor();
    const [code = ''] = recovery;
    await addSubmittedKyc(portal, person);
    const tradeId = await placeOrder(person, await addDeal(portal));
    expect((await close(person, person.password, code)).json().code).toBe('ACCOUNT_IN_USE');
    await person.get(`/user/trade/archive/${tradeId}`);
    expect((await close(person, person.password, code)).statusCode).toBe(200);
  });

  it('accepts a code once, from two tabs at the same moment', async () => {
    const { person, codeNow } = await withTwoFactor();
    const code = codeNow();
    const replies = await Promise.all([1, 2].map(() => close(person, person.password, code)));
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    await portal.runJobs();
    const told = portal.mails.filter(
      ({ to, subject }) => to === person.email && subject === 'Your account is closed',
    );
    expect(told).toHaveLength(1);
  });

  it('is seen by the dealer', async () => {
    const ada = await registerPerson(portal);
    await addSubmittedKyc(portal, ada);
    await close(ada);
    const { lines } = await officeCommand(portal.deps, ['account', 'closed']);
    expect(lines.join('\n')).toContain(`${ada.user.id} | ${ada.email}`);
  });
});
