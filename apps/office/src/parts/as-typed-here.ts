import { commandsAsTyped } from '@portal/domain/ground/formats/commands-as-typed';

/** A text with its command lines as they are typed where this portal runs: the server says on the page whether it is installed. */
export function asTypedHere(text: string): string {
  return commandsAsTyped(text, document.documentElement.dataset.installed !== undefined);
}
