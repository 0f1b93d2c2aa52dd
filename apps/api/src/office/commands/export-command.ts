import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { DebitOriginator } from '@portal/domain/money/payments/debit-file';
import {
  type ExportedFile,
  exportDebits,
  type LeftOut,
  reprintDebitFile,
} from '../../areas/money/payments/debits/export-debits.ts';
import { findDebitOriginator } from '../../areas/money/payments/debits/find-debit-originator.ts';
import { CommandError, CommandRefused } from '../../platform/commands/command-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { CommandDeps, StaffActor } from '../../platform/http/actor.ts';
import { dollars } from './describe-order.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const FILE_NUMBER = /^\d{1,4}$/;

const WHY: Readonly<Record<LeftOut['because'], string>> = {
  'account-changed': 'its account changed; clear that first (payments list)',
  'looks-twice': 'a payment of it may be recorded twice; clear that first (payments list)',
  'held-by-provider': 'its account is known to the provider of linked accounts only; have it debited there',
  'too-large': 'a debit takes at most 99,999,999.99',
};

/**
 * Makes the next debit file, or prints a kept one again, into a file that only its owner may read. Throws CommandRefused if the
 * bank's particulars are not configured, there is no such file, or it cannot be written.
 */
export async function exportCommand(
  deps: CommandDeps,
  options: { output?: string | undefined; file?: string | undefined },
): Promise<string[]> {
  const by = deps.who('payments.export-debits');
  if (options.output !== undefined && !isAbsolute(options.output)) {
    throw new CommandError('Write the whole path of the file, from /: a running server writes it.');
  }
  if (options.file !== undefined) {
    return [place(deps, await findFile(deps, by, options.file), options.output)];
  }
  const { file, leftOut } = await exportDebits(deps, by, await originatorOf(deps));
  const notes = leftOut.map(({ reference, because }) => `Not in the file: ${reference}, ${WHY[because]}`);
  if (file === null) {
    return ['No order is to be debited.', ...notes];
  }
  return [
    place(deps, file, options.output),
    `${file.debits} debits, ${dollars(file.totalCents)}, due on ${file.dueOn}; number ${numberOf(file)}`,
    'Send it to the bank and delete it: account numbers are in it. It is kept, encrypted, in the portal.',
    ...notes,
  ];
}

async function originatorOf(deps: Deps): Promise<DebitOriginator> {
  const originator = await findDebitOriginator(deps);
  if (originator === undefined) {
    throw new CommandRefused('Set DEBIT_ORIGINATOR_ID and DEBIT_DATA_CENTRE, which your bank gives you.');
  }
  return originator;
}

async function findFile(deps: Deps, by: StaffActor, typed: string): Promise<ExportedFile> {
  const file = FILE_NUMBER.test(typed) ? await reprintDebitFile(deps, by, Number(typed)) : null;
  if (file === null) {
    throw new CommandRefused(`There is no debit file with the number ${typed}.`);
  }
  return file;
}

function numberOf({ number }: ExportedFile): string {
  return String(number).padStart(4, '0');
}

/** Writes the file where requested, else into the data directory, and says where. Never overwrites a file. */
function place(deps: Deps, file: ExportedFile, output: string | undefined): string {
  const folder = join(deps.config.dataDir, 'debit-files');
  const path = output ?? join(folder, `debits-${file.createdOn}-${numberOf(file)}.txt`);
  const bytes = Buffer.from(file.text, 'latin1');
  try {
    if (output === undefined) {
      mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    }
    writeFileSync(path, bytes, { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    if (!isThereAlready(path, bytes)) {
      const why = error instanceof Error ? error.message : String(error);
      throw new CommandRefused(
        `The file ${numberOf(file)} is made and kept, but could not be written: ${why}. Print it again with --file ${file.number}.`,
      );
    }
  }
  return `Written to ${path}`;
}

function isThereAlready(path: string, bytes: Buffer): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}
