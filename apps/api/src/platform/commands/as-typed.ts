const FROM_SOURCES = /npm run (dealer|keys|audit|database|backup|restore)(?: --)?/g;

/**
 * A text as whoever runs this server can follow it: it names command lines as the sources run them, and where the portal is installed from a
 * release (`run.mjs` says so) there is no npm, and they are called `portal dealer`, `portal keys` and so on (docs/install.md).
 */
export function asTyped(text: string, isInstalled = process.env.PORTAL_INSTALLED === '1'): string {
  return isInstalled ? text.replace(FROM_SOURCES, 'portal $1') : text;
}
