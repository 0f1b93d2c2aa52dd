const RELOADED_AT_KEY = 'reloaded-for-new-build-at';
/** A page that fails again so soon after a reload fails for another reason. */
const RELOAD_AGAIN_AFTER_MS = 60_000;

/**
 * Starts the page anew where its code was not found because a newer portal has replaced it since the page was opened: the
 * new one has the same page under other names. Answers false where that would not help: the network is gone, or it was
 * tried just now.
 */
export async function reloadForNewBuild(view: Window): Promise<boolean> {
  const reloadedAt = Number(view.sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - reloadedAt < RELOAD_AGAIN_AFTER_MS || !(await isServerThere(view))) {
    return false;
  }
  view.sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
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
