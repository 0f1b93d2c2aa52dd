import { OfficeReason } from '@portal/domain/ground/forms/office-reason';
import type { Deps } from '../../platform/deps.ts';
import { keepReason } from '../../platform/reasons/keep-reason.ts';

/**
 * The options of a command with a reference in place of the reason, which is kept sealed. What is no reason that the office would
 * take, such as one that is too long, stays as it was typed, for the command to refuse.
 */
export async function keepSaid<Options extends { reason?: string | undefined }>(
  deps: Pick<Deps, 'db' | 'secrets' | 'newId'>,
  options: Options,
): Promise<Options> {
  const read = OfficeReason.safeParse(options.reason);
  return read.success ? { ...options, reason: await keepReason(deps, read.data) } : options;
}
