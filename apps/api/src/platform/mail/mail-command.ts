import { CommandError } from '../commands/command-error.ts';
import type { Deps } from '../deps.ts';
import { clearBounces, type KnownBounce, listBounces } from './bounces.store.ts';

export const MAIL_USAGE = [
  'npm run dealer -- mail bounces                            messages that came back',
  'npm run dealer -- mail clear <address>                    write to an address again that came back',
];

/** `mail bounces` lists what came back; `mail clear <address>` says that an address works again. */
export async function runMailCommand(deps: Deps, words: readonly string[]): Promise<string[]> {
  const [verb, address] = words;
  if (verb === 'bounces') {
    const bounces = await listBounces(deps.db);
    return bounces.length === 0 ? ['No message has come back.'] : bounces.map(lineOfBounce);
  }
  if (verb !== 'clear' || address === undefined) {
    throw new CommandError('Write "mail bounces", or "mail clear" and an address.');
  }
  const count = await clearBounces(deps.db, address, deps.clock.now());
  return [
    count === 0
      ? `No message from ${address} waits to be cleared.`
      : `Messages go to ${address} again. What was withheld meanwhile is not sent anew.`,
  ];
}

function lineOfBounce({ address, kind, reason, bouncedAt, clearedAt }: KnownBounce): string {
  const state = kind === 'soft' ? 'for now' : clearedAt === null ? 'for good, nothing is sent' : 'cleared';
  const at = bouncedAt.toISOString().slice(0, 16).replace('T', ' ');
  return [at, address, state, ...(reason === '' ? [] : [reason])].join(' | ');
}
