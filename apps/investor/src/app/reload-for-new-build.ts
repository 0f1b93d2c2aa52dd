import { tabStorage } from '#state/page/tab-storage.ts';

const RELOADED_AT_KEY = 'reloaded-for-new-build-at';
/** A page that fails again so soon after a reload fails for another reason. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Starts the page anew where its code was not found because a newer portal has replaced it since the page was opened: the
 * new one has the same page under other names. Answers false where that would not help: the network is gone, it was tried just now,
 * or the browser keeps nothing that would tell.
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

/** A reload without the network would leave nothing on the screen. */
async function isServerThere(view: Window): Promise<boolean> {
  try {
    return (await view.fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
