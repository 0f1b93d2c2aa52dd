import type { ToldTopic } from '@portal/domain/desk/tellings/told-topics';
import type { Deps } from '../../../platform/deps.ts';
import { findAnswered, findDueToday, findNewOrders } from './find-desk-items.ts';
import { findNewColleagues } from './find-new-colleagues.ts';
import { findWaitingItems } from './find-waiting-items.ts';
import type { ToldItem, ToldPerson } from './told-item.ts';

const FINDERS: Readonly<Record<ToldTopic, (deps: Deps, person: ToldPerson) => Promise<ToldItem[]>>> = {
  'new-order': findNewOrders,
  'waits-for-you': findWaitingItems,
  answered: findAnswered,
  'due-today': findDueToday,
  'new-colleague': findNewColleagues,
};

/** What there is now of these topics that the person may open and somebody else does not have, in the order of the topics. */
export async function findToldItems(
  deps: Deps,
  person: ToldPerson,
  topics: readonly ToldTopic[],
): Promise<ToldItem[]> {
  const found: ToldItem[] = [];
  for (const topic of topics) {
    found.push(...(await FINDERS[topic](deps, person)));
  }
  return found.filter(({ since }) => since >= person.floor);
}
