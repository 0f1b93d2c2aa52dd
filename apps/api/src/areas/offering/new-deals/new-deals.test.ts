import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDeal } from '../../../testing/deals.ts';
import { auditOf, linkTokenFor } from '../../../testing/mail-links.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import { publishTerms } from '../../../testing/publish-terms.ts';
import { announceNewDeals } from './announce-new-deals.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await openTestPortal();
});
afterEach(() => portal.close());

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** A person with a confirmed address who agreed to hear about new deals. */
async function reader(changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await registerPerson(portal, changes);
  await person.post('/user/consents', { 'new-deals': true });
  const token = await linkTokenFor(portal, 'verify-email', person.email);
  await portal.app.inject({ method: 'POST', url: `/api/account/verify-email/${token}` });
  return person;
}

async function announced({ email }: Person) {
  await announceNewDeals(portal.deps);
  await portal.runJobs();
  return portal.mails.filter(({ to, unsubscribeUrl }) => to === email && unsubscribeUrl !== undefined);
}

async function consentsOf(person: Person): Promise<boolean[]> {
  const { consents } = (await person.get('/user/account')).json().data;
  return consents
    .filter(({ kind }: { kind: string }) => kind === 'new-deals')
    .map(({ isGranted }: { isGranted: boolean }) => isGranted);
}

describe('a deal that opens', () => {
  it('shares the time of its job with the others that opened; the next job tells the rest', async () => {
    const ada = await reader();
    for (let count = 0; count < 3; count += 1) {
      await addDeal(portal);
    }
    let told = 0;
    const enqueue: typeof portal.deps.jobs.enqueue = (trx, name, payload) => {
      told += name === 'send-mail' ? 1 : 0;
      return portal.deps.jobs.enqueue(trx, name, payload);
    };
    const counting = { ...portal.deps, jobs: { ...portal.deps.jobs, enqueue } };
    const began = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => began + told * 70 * SECOND_MS);
    await announceNewDeals(counting).finally(() => clock.mockRestore());
    expect(told).toBe(2);
    expect((await portal.waitingJobs()).map(({ name }) => name)).toContain('announce-new-deals');
    expect(await announced(ada)).toHaveLength(3);
  });

  it('is announced once to everybody who agreed, in their language, with a way to stop', async () => {
    const ada = await reader({ language: 'fr' });
    await addDeal(portal);
    const [mail, ...more] = await announced(ada);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Nouveau placement\u00a0: Les résidences de la rue des Érables');
    expect(mail?.text).toContain('/dashboard/marketplace/');
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(mail?.html).toContain(`href="${mail?.unsubscribeUrl}"`);
    expect(await announced(ada)).toHaveLength(1);
  });

  it('is not announced to those who agree later, and every deal is announced on its own', async () => {
    const ada = await reader();
    await addDeal(portal, { slug: 'first' });
    await announced(ada);
    const late = await reader();
    expect(await announced(late)).toEqual([]);
    await addDeal(portal, { slug: 'second' });
    expect(await announced(late)).toHaveLength(1);
    expect(await announced(ada)).toHaveLength(2);
  });

  it.each<[string, () => Promise<Person>]>([
    ['who did not agree', () => registerPerson(portal)],
    [
      'who agreed and then withdrew',
      async () => {
        const person = await reader();
        portal.advance(SECOND_MS);
        await person.post('/user/consents', { 'new-deals': false });
        return person;
      },
    ],
    ['who lives where the dealer is not registered', () => reader({ province: 'CAN-NS' })],
    ['who has not said where they live', () => reader({ province: undefined })],
    [
      'whose address is unconfirmed',
      async () => {
        const person = await registerPerson(portal);
        await person.post('/user/consents', { 'new-deals': true });
        return person;
      },
    ],
    [
      'who closed their account',
      async () => {
        const person = await reader();
        await person.post('/user/account/close', { password: person.password });
        return person;
      },
    ],
  ])('is not announced to a person %s', async (_row, make) => {
    const person = await make();
    await addDeal(portal);
    expect(await announced(person)).toEqual([]);
  });

  it('that is not live is not announced', async () => {
    const ada = await reader();
    const id = await addDeal(portal);
    await portal.db.updateTable('deals').set({ is_live: false }).where('id', '=', id).execute();
    expect(await announced(ada)).toEqual([]);
  });

  it.each([
    ['opens later', 'opensAt', 1],
    ['has been open for weeks', 'opensAt', -15],
    ['has closed', 'closesAt', -1],
  ] as const)('that %s is not announced', async (_row, term, days) => {
    const ada = await reader();
    const at = new Date(portal.deps.clock.now().getTime() + days * DAY_MS);
    await publishTerms(portal, await addDeal(portal), { [term]: at });
    expect(await announced(ada)).toEqual([]);
  });

  it('is not announced to those who withdraw consent before the mail leaves', async () => {
    const ada = await reader();
    await addDeal(portal);
    await announceNewDeals(portal.deps);
    portal.advance(SECOND_MS);
    await ada.post('/user/consents', { 'new-deals': false });
    expect(await announced(ada)).toEqual([]);
  });
});

describe('the link of the message', () => {
  async function withLink() {
    const ada = await reader();
    await addDeal(portal);
    const [mail] = await announced(ada);
    return { ada, path: new URL(mail?.unsubscribeUrl ?? '').pathname };
  }
  const post = (url: string, headers = {}, payload = '') => {
    portal.advance(SECOND_MS);
    return portal.app.inject({ method: 'POST', url, headers, payload });
  };

  it('stops them without a login, is recorded as the person’s consent, and can be undone', async () => {
    const { ada, path } = await withLink();
    expect((await post(`/api${path}`)).json()).toEqual({ data: { isSubscribed: false, kind: 'new-deals' } });
    expect((await post(`/api${path}`)).json()).toEqual({ data: { isSubscribed: false, kind: 'new-deals' } });
    expect(await consentsOf(ada)).toEqual([false, true]);
    expect((await post(`/api${path}/undo`)).json()).toEqual({
      data: { isSubscribed: true, kind: 'new-deals' },
    });
    expect(await consentsOf(ada)).toEqual([true, false, true]);
    expect((await auditOf(portal, ada.user.id)).filter((action) => action.startsWith('consent'))).toEqual([
      'consent.given',
      'consent.withdrawn',
      'consent.given',
    ]);
  });

  it('accepts the POST of a mail program’s own button (RFC 8058)', async () => {
    const { ada, path } = await withLink();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(path, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    expect(await consentsOf(ada)).toEqual([false, true]);
    expect((await post(`/api${path}`, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(415);
  });

  it('works for nobody else', async () => {
    const { path } = await withLink();
    const { user } = await registerPerson(portal);
    const foreign = path.replace(/\/unsubscribe\/[^_]+/, `/unsubscribe/${user.id}`);
    expect((await post(`/api${foreign}`)).statusCode).toBe(404);
    expect((await post(foreign)).statusCode).toBe(404);
  });
});
