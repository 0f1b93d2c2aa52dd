import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { Store } from '#state/store.ts';
import { dealsApi } from '../deals-api.ts';
import { DealWork } from './deal-work.ts';

type Works = { personId: string; byDeal: Map<string, DealWork> };

/** Outside the components, so that unsaved edits survive a visit to another page of the office. */
const works = new WeakMap<Store, Works>();

/**
 * The person's edits of a deal. Continues with unsaved edits if there are any; otherwise starts from the deal as loaded.
 * Another person at the same browser never gets them.
 */
export function workOn(store: Store, self: StaffSelf, deal: OfficeDeal): DealWork {
  const { byDeal } = worksOf(store, self.id);
  const kept = byDeal.get(deal.id);
  if (kept?.hasUnsaved === true) {
    return kept;
  }
  const work = new DealWork(deal, callsOf(store, self, deal.id));
  byDeal.set(deal.id, work);
  return work;
}

function worksOf(store: Store, personId: string): Works {
  const kept = works.get(store);
  if (kept?.personId === personId) {
    return kept;
  }
  const opened: Works = { personId, byDeal: new Map() };
  works.set(store, opened);
  return opened;
}

function callsOf(store: Store, self: StaffSelf, id: string): ConstructorParameters<typeof DealWork>[1] {
  const { officeDeal, saveDeal } = dealsApi.endpoints;
  return {
    save: async (written, signal) => {
      // Untracked: otherwise what was typed would stay readable in the store.
      const call = store.dispatch(saveDeal.initiate({ id, ...written }, { track: false }));
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      return data === undefined ? { error } : { data };
    },
    read: async () => {
      const { data, error } = await store.dispatch(
        officeDeal.initiate(id, { forceRefetch: true, subscribe: false }),
      );
      return data === undefined ? { error } : { data };
    },
    onSaved: ({ savedAt, ...saved }, draft) => {
      store.dispatch(
        dealsApi.util.updateQueryData('officeDeal', id, (deal) => ({
          ...deal,
          ...saved,
          draft,
          hasChanges: true,
          changedAt: savedAt,
          changedBy: `${self.firstName} ${self.lastName}`,
        })),
      );
    },
  };
}
