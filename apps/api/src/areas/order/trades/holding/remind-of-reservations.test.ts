import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDeal } from '../../../../testing/deals.ts';
import { firstMailFails } from '../../../../testing/first-mail-fails.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';
import { placeOrder } from '../../../../testing/orders.ts';
import { type Person, registerPerson } from '../../../../testing/people.ts';
import { remindOfReservations } from './remind-of-reservations.ts';

const HOUR_MS = 3_600_000;
const NEAR_THE_END_MS = 67 * HOUR_MS;

let portal: TestPortal;
let start: Date;
beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(() => {
  start = portal.deps.clock.now();
});
afterEach(() => portal.setTime(start));
afterAll(() => portal.close());

async function reminded(person: Person): Promise<string[]> {
  await remindOfReservations(portal.deps);
  await portal.runJobs();
  return portal.mails
    .filter(({ to, subject }) => to === person.email && /reserved until|réservés jusqu/.test(subject))
    .map(({ subject, text }) => `${subject}\n${text}`);
}

describe('a reservation that is about to end', () => {
  it.each([
    ['en', 'Your units of Maple Street Homes are reserved until', 'Go on with your order'],
    ['fr', 'Vos titres sont réservés jusqu’au', 'Poursuivre votre ordre'],
  ] as const)('is told of once in %s, some hours before', async (language, subject, action) => {
    const person = await registerPerson(portal, { language });
    const tradeId = await placeOrder(person, await addDeal(portal));
    expect(await reminded(person), 'while the end is far').toEqual([]);
    portal.advance(NEAR_THE_END_MS);
    const [mail = '', ...others] = await reminded(person);
    expect(others).toEqual([]);
    expect(mail).toContain(subject);
    expect(mail).toContain(action);
    expect(mail).toContain(`/dashboard/portfolio/${tradeId}`);
    portal.advance(HOUR_MS);
    expect(await reminded(person), 'an hour later').toHaveLength(1);
  });

  it('keeps no other from a reminder where its own fails', async () => {
    const people = [await registerPerson(portal), await registerPerson(portal)];
    const dealId = await addDeal(portal);
    for (const person of people) {
      await placeOrder(person, dealId);
    }
    portal.advance(NEAR_THE_END_MS);
    await expect(remindOfReservations(firstMailFails(portal.deps))).rejects.toThrow('no mail for this one');
    await portal.runJobs();
    const told = people.filter(({ email }) =>
      portal.mails.some(({ to, subject }) => to === email && subject.includes('reserved until')),
    );
    expect(told).toHaveLength(1);
  });

  it('causes one reminder from two servers at once', async () => {
    const person = await registerPerson(portal);
    await placeOrder(person, await addDeal(portal));
    portal.advance(NEAR_THE_END_MS);
    await Promise.all([remindOfReservations(portal.deps), remindOfReservations(portal.deps)]);
    expect(await reminded(person)).toHaveLength(1);
  });

  it.each([
    ['was signed', { investor_signed_at: new Date() }],
    ['was handed over', { status: 1, hold_expires_at: null }],
    ['was cancelled', { status: 2, holds_units: false, hold_expires_at: null }],
    ['lost its units', { holds_units: false, hold_expires_at: null }],
  ])('is not told of where the order %s', async (_what, change) => {
    const person = await registerPerson(portal);
    const tradeId = await placeOrder(person, await addDeal(portal));
    await portal.db.updateTable('trades').set(change).where('id', '=', tradeId).execute();
    portal.advance(NEAR_THE_END_MS);
    expect(await reminded(person)).toEqual([]);
  });

  it('causes none where the order was signed while the message waited to be sent', async () => {
    const person = await registerPerson(portal);
    const tradeId = await placeOrder(person, await addDeal(portal));
    portal.advance(NEAR_THE_END_MS);
    await remindOfReservations(portal.deps);
    await portal.db
      .updateTable('trades')
      .set({ investor_signed_at: portal.deps.clock.now() })
      .where('id', '=', tradeId)
      .execute();
    expect(await reminded(person)).toEqual([]);
  });
});
