import { isToldNow, mayBeTold } from '@portal/domain/desk/tellings/telling-times';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { eachInPortions, type Portions, type Run } from '../../../platform/portions/each-in-portions.ts';
import { nameActiveStaff } from '../../firm/staff/people/find-active-staff.ts';
import { lockPerson } from '../../firm/staff/people/find-person.ts';
import { findPersonToTell } from './find-person-to-tell.ts';
import { findToldItems } from './find-told-items.ts';
import { findLastTelling, findToldOf, hadMorningMail, insertTelling } from './tellings.store.ts';
import { timingsOf } from './timings-of.ts';
import type { ToldItem, ToldPerson } from './told-item.ts';

/** More than an office has. */
export const TOLD_AT_ONCE = 500;

/** Mails everybody of the office what is new for them, as they chose. The trouble of one keeps nobody else from theirs. */
export async function tellStaff(deps: Deps, run: Run = {}): Promise<void> {
  const portions: Portions<{ place: string }> = {
    job: 'tell-staff',
    atOnce: TOLD_AT_ONCE,
    find: async (after, limit) =>
      (await nameActiveStaff(deps.db))
        .map(({ id }) => ({ place: id }))
        .filter(({ place }) => place > after)
        .sort((one, other) => (one.place < other.place ? -1 : 1))
        .slice(0, limit),
    work: ({ place }) => tellPerson(deps, place),
  };
  await eachInPortions(deps, portions, run);
}

async function tellPerson(deps: Deps, staffId: string): Promise<void> {
  const now = deps.clock.now();
  const last = await findLastTelling(deps.db, staffId);
  const person = await findPersonToTell(deps, staffId);
  if (person === undefined || !mayBeTold(now, last)) {
    return;
  }
  const { items, isMorning } = await findNews(deps, person);
  if (items.length === 0) {
    return;
  }
  await transact(deps.db, async (trx) => {
    // Another server may have told them, or their access may have ended, since this one looked.
    const held = await lockPerson(trx, staffId);
    const lastNow = await findLastTelling(trx, staffId);
    if (held === undefined || held.endedAt !== null || lastNow?.id !== last?.id) {
      return;
    }
    const id = deps.newId();
    await insertTelling(trx, { id, staffId, at: now, isMorning, items: items.map(({ item }) => item) });
    await requestMail(trx, deps, { template: 'staff-told', investorId: null, staffId, tellingId: id }, id);
  });
}

/** What the person has not been told, and is told now; and whether that is their morning's mail. */
async function findNews(deps: Deps, person: ToldPerson): Promise<{ items: ToldItem[]; isMorning: boolean }> {
  const { now, morning, actor } = person;
  const { staffId } = actor;
  const clock = { now, morning, hadMorning: await hadMorningMail(deps.db, staffId, morning) };
  const timings = await timingsOf(deps.db, actor);
  // A list that cannot be told now is not read.
  const topics = timings
    .filter(({ topic, timing }) => topic === 'waits-for-you' || isToldNow(timing, person.floor, clock))
    .map(({ topic }) => topic);
  const found = (await findToldItems(deps, person, topics)).flatMap((item) => {
    const { timing = 'never', toldFrom = null } = timings.find(({ topic }) => topic === item.topic) ?? {};
    const isWanted = isToldNow(timing, item.since, clock) && (toldFrom === null || item.since >= toldFrom);
    return isWanted || item.isOnlyTheirs ? [{ item, timing }] : [];
  });
  const known = await findToldOf(
    deps.db,
    staffId,
    found.map(({ item }) => item.item),
  );
  const fresh = found.filter(({ item }) => !known.has(item.item));
  return {
    items: fresh.map(({ item }) => item),
    isMorning: fresh.some(({ timing, item }) => timing === 'morning' && !item.isOnlyTheirs),
  };
}
