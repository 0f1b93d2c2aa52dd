import { appendAudit } from '../audit/audit.store.ts';
import { CommandError } from '../commands/command-error.ts';
import { transact } from '../db/transact.ts';
import { auditOfStaff, type CommandDeps, nameOfActor } from '../http/actor.ts';
import { clearBounces, type KnownBounce, listBounces } from './bounces.store.ts';

export const MAIL_USAGE = [
  'npm run dealer -- mail bounces                            messages that came back',
  'npm run dealer -- mail clear <address>                    write to an address again that came back',
];

/** `mail bounces` lists what came back; `mail clear <address>` says that an address works again, and puts it on record as the desk does. */
export async function runMailCommand(deps: CommandDeps, words: readonly string[]): Promise<string[]> {
  const [verb, address] = words;
  if (verb === 'bounces') {
    const bounces = await listBounces(deps.db);
    return bounces.length === 0 ? ['No message has come back.'] : bounces.map(lineOfBounce);
  }
  if (verb !== 'clear' || address === undefined) {
    throw new CommandError('Write "mail bounces", or "mail clear" and an address.');
  }
  const by = deps.who('operation.clear-bounce');
  const at = deps.clock.now();
  const [cleared] = await transact(deps.db, async (trx) => {
    const ids = await clearBounces(trx, address, at);
    for (const id of ids) {
      await appendAudit(trx, deps, at, {
        actor: nameOfActor(by),
        action: 'desk.bounce-cleared',
        target: `bounce:${id}`,
        investorId: null,
        detail: { ...auditOfStaff(by), kind: 'bounce' },
      });
    }
    return ids;
  });
  return [
    cleared === undefined
      ? `No message from ${address} waits to be cleared.`
      : `Messages go to ${address} again. What was withheld meanwhile is not sent anew.`,
  ];
}

function lineOfBounce({ address, kind, reason, bouncedAt, clearedAt }: KnownBounce): string {
  const state = kind === 'soft' ? 'for now' : clearedAt === null ? 'for good, nothing is sent' : 'cleared';
  const at = bouncedAt.toISOString().slice(0, 16).replace('T', ' ');
  return [at, address, state, ...(reason === '' ? [] : [reason])].join(' | ');
}
