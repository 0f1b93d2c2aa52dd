import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '../../../platform/deps.ts';
import { firstMailFails } from '../../../testing/first-mail-fails.ts';
import { linkTokenFor } from '../../../testing/mail-links.ts';
import { officeCommand } from '../../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { registerPerson } from '../../../testing/people.ts';
import { tellWaitingList } from './tell-waiting-list.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const join = (changes: object) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/waiting-list',
    headers: { 'accept-language': 'fr' },
    payload: { email: 'ana@example.ca', province: 'CAN-NS', consent: true, ...changes },
  });
const leave = (token: string) =>
  portal.app.inject({ method: 'POST', url: `/api/waiting-list/leave/${token}` });
const mailsTo = (address: string) => portal.mails.filter(({ to }) => to === address);
const listed = async (...words: string[]) =>
  (await officeCommand(portal.deps, ['waiting-list', ...words])).lines;

describe('joining the waiting list', () => {
  it('is confirmed once, in the page’s language, by a mail with a link to leave', async () => {
    const email = 'once@example.ca';
    expect((await join({ email })).json()).toEqual({ data: { joined: true } });
    expect((await join({ email: 'Once@Example.CA ' })).json()).toEqual({ data: { joined: true } });
    await portal.runJobs();
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Vous êtes sur notre liste d’attente', language: 'fr' });
    expect(mail?.text.replaceAll('\n', ' ')).toContain('pas inscrits en Nouvelle-Écosse');
    expect(mail?.text).toContain('/leave-list/');
    expect(mail?.text).toContain('parce que vous nous l’avez demandé');
  });

  it('is separate for each province', async () => {
    const email = 'two@example.ca';
    await join({ email, language: 'en' });
    await join({ email, language: 'en', province: 'CAN-NB' });
    await portal.runJobs();
    expect(mailsTo(email)).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ['without consent', { consent: false }, 'consent'],
    ['without an address', { email: '' }, 'email'],
    ['for a place outside Canada', { province: 'USA-NY' }, 'province'],
    ['for a province where the dealer is registered', { province: 'CAN-ON' }, 'province'],
  ])('is refused %s', async (_row, changes, field) => {
    const reply = await join(changes);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});

describe('leaving the waiting list', () => {
  it('deletes the address, is idempotent, and leaves other entries alone', async () => {
    await join({ email: 'leaves@example.ca', province: 'CAN-PE' });
    await join({ email: 'stays@example.ca', province: 'CAN-PE', language: 'en' });
    const token = await linkTokenFor(portal, 'leave-list', 'leaves@example.ca');
    expect((await leave(token)).json()).toEqual({ data: { left: true } });
    expect((await leave(token)).json()).toEqual({ data: { left: true } });
    const today = portal.deps.clock.now().toISOString().slice(0, 10);
    expect(await listed('can-pe')).toEqual([`${today} | stays@example.ca | en`]);
  });

  it('may be followed by joining again, which an old link does not undo', async () => {
    const email = 'back@example.ca';
    await join({ email, province: 'CAN-YT' });
    const old = await linkTokenFor(portal, 'leave-list', email);
    await leave(old);
    await join({ email, province: 'CAN-YT' });
    await leave(old);
    expect(await listed('CAN-YT')).toHaveLength(1);
  });

  it('needs the link as it was sent', async () => {
    expect((await leave(`${portal.deps.newId()}_${'0'.repeat(64)}`)).statusCode).toBe(404);
  });

  it('happens when the address’s account is closed', async () => {
    const ada = await registerPerson(portal, { province: 'CAN-NU' });
    await join({ email: ada.email, province: 'CAN-NU' });
    await ada.post('/user/account/close', { password: ada.password });
    expect(await listed('CAN-NU')).toEqual(['Nobody waits for CAN-NU.']);
  });
});

describe('a province where the dealer is registered by now', () => {
  const SUBJECT = 'We are now registered where you live';
  /** The portal, with one more province in which the dealer is registered. */
  const registeredIn = (province: ProvinceCode): Deps => ({
    ...portal.deps,
    answers: { ...portal.deps.answers, 'served-provinces': async () => ['CAN-ON', province] },
  });
  const told = async (address: string) => {
    await portal.runJobs();
    return mailsTo(address).filter(({ subject }) => subject === SUBJECT);
  };

  it('is announced once to everybody who waits for it, who then leaves the list', async () => {
    await join({ email: 'ann@example.ca', province: 'CAN-NT', language: 'en' });
    await join({ email: 'ann@example.ca', province: 'CAN-NB', language: 'en' });
    await tellWaitingList(portal.deps);
    expect(await told('ann@example.ca')).toEqual([]);
    const served = registeredIn('CAN-NT');
    await Promise.all([tellWaitingList(served), tellWaitingList(served)]);
    const [mail, ...more] = await told('ann@example.ca');
    expect(more).toEqual([]);
    expect(mail?.text.replaceAll('\n', ' ')).toContain('registered in the Northwest Territories');
    expect(mail?.text).toContain('/register');
    expect(await listed('CAN-NT')).toEqual(['Nobody waits for CAN-NT.']);
    expect((await listed('CAN-NB')).join()).toContain('ann@example.ca');
    await tellWaitingList(served);
    expect(await told('ann@example.ca')).toHaveLength(1);
    const kept = await portal.db
      .selectFrom('waiting_list')
      .select('province')
      .where('email', '=', 'ann@example.ca')
      .execute();
    expect(kept).toEqual([{ province: 'CAN-NB' }]);
  });

  it('is announced to all but the one whose mail fails, who is told by the next run', async () => {
    const addresses = ['poison@example.ca', 'second@example.ca', 'third@example.ca'];
    for (const email of addresses) {
      await join({ email, province: 'CAN-NT', language: 'en' });
    }
    const served = registeredIn('CAN-NT');
    await expect(tellWaitingList(firstMailFails(served))).rejects.toThrow('no mail for this one');
    const toldOf = async () => {
      await portal.runJobs();
      return addresses.filter((email) => mailsTo(email).some(({ subject }) => subject === SUBJECT)).length;
    };
    expect(await toldOf()).toBe(2);
    await tellWaitingList(served, { endsAt: 0 });
    expect(await toldOf()).toBe(3);
  });

  it('is not announced to whoever leaves before the mail is sent, and the link stays idempotent', async () => {
    await join({ email: 'gone@example.ca', province: 'CAN-NU', language: 'en' });
    await join({ email: 'late@example.ca', province: 'CAN-NU', language: 'en' });
    const [gone, late] = [
      await linkTokenFor(portal, 'leave-list', 'gone@example.ca'),
      await linkTokenFor(portal, 'leave-list', 'late@example.ca'),
    ];
    await tellWaitingList(registeredIn('CAN-NU'));
    expect((await leave(gone)).statusCode).toBe(200);
    expect(await told('gone@example.ca')).toEqual([]);
    expect(await told('late@example.ca')).toHaveLength(1);
    expect((await leave(late)).json()).toEqual({ data: { left: true } });
  });

  it('may be waited for again if the dealer gives the registration up before the mail is sent', async () => {
    const email = 'again@example.ca';
    await join({ email, province: 'CAN-NU', language: 'en' });
    await tellWaitingList(registeredIn('CAN-NU'));
    await join({ email, province: 'CAN-NU', language: 'en' });
    expect(await told(email)).toEqual([]);
    expect((await listed('CAN-NU')).join()).toContain(email);
  });
});

describe('the dealer', () => {
  it('sees how many wait for each province, and is told about an unknown province', async () => {
    await join({ email: 'first@example.ca', province: 'CAN-NL' });
    await join({ email: 'second@example.ca', province: 'CAN-NL' });
    expect(await listed()).toContain('CAN-NL | 2');
    expect((await officeCommand(portal.deps, ['waiting-list', 'NL'])).ok).toBe(false);
  });
});
