import { commandsAsTyped } from '@portal/domain/ground/formats/commands-as-typed';

/** True where the portal runs from a release; its `run.mjs` says so. */
export function isInstalled(): boolean {
  return process.env.PORTAL_INSTALLED === '1';
}

/** A text with its command lines as whoever runs this server types them. */
export function asTyped(text: string, installed = isInstalled()): string {
  return commandsAsTyped(text, installed);
}
