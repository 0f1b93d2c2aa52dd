const FROM_SOURCES = /npm run (dealer|keys|audit|database|backup|restore)(?: --)?/g;

/**
 * A text as whoever runs this server can follow it: it names command lines as the sources run them, and where the portal is installed from a
 * release there is no npm, and they are called `portal dealer`, `portal keys` and so on (docs/install.md).
 */
export function commandsAsTyped(text: string, isInstalled: boolean): string {
  return isInstalled ? text.replace(FROM_SOURCES, 'portal $1') : text;
}
