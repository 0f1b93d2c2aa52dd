import type { Store } from '#state/store.ts';

const CHANNEL = 'office-person';

/**
 * All tabs share one cookie. If somebody else logs in in another tab, this one would go on in their name with the previous
 * person's page. So it reloads.
 */
export function watchOtherTabs(target: Window, store: Store): void {
  const channel = new BroadcastChannel(CHANNEL);
  let told: string | null = null;
  store.subscribe(() => {
    const id = store.getState().session.person?.id ?? null;
    if (id !== null && id !== told) {
      channel.postMessage(id);
    }
    told = id;
  });
  channel.addEventListener('message', ({ data }) => {
    const id = store.getState().session.person?.id;
    if (id !== undefined && id !== data) {
      target.location.reload();
    }
  });
}
