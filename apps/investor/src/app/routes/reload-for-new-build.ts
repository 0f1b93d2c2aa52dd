import { tabStorage } from '#state/page/tab-storage.ts';

const RELOADED_AT_KEY = 'reloaded-for-new-build-at';
/** A page that fails again this soon has another cause. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page if its code is gone because a newer build replaced it. Resolves to false where that would not help: the
 * network is down, it was just tried, or the browser cannot remember that it was.
 */
export async function reloadForNewBuild(view: Window): Promise<boolean> {
  const storage = tabStorage(view);
  const reloadedAt = Number(storage?.getItem(RELOADED_AT_KEY) ?? 0);
  const wasJustTried = Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS;
  if (storage === null || wasJustTried || !(await isServerThere(view))) {
    return false;
  }
  storage.setItem(RELOADED_AT_KEY, String(Date.now()));
  view.location.reload();
  return true;
}

/** Reloading without a network would leave a blank screen. */
async function isServerThere(view: Window): Promise<boolean> {
  try {
    return (await view.fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
