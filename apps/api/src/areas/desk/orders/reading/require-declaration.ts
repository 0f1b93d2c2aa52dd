import { unopenedBy } from '@portal/domain/desk/orders/case-reading';
import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { declarationOf, namesOf } from './declare-reading.ts';
import { keepDeclaration } from './openings.store.ts';
import type { ReadCase } from './read-case.ts';

/**
 * Refuses a declaration that does not say what the record says now, in one of the languages in which it is shown. Throws
 * CHANGED_MEANWHILE: something was opened, or signed anew, since the person read it.
 */
export function requireDeclaration(read: ReadCase, act: 'propose' | 'approve', text: string): void {
  if (!LANGUAGES.some((language) => declarationOf(read, act, language) === text)) {
    throw new AppError('CHANGED_MEANWHILE');
  }
}

/** Refuses to approve what neither of the two persons opened. Throws CASE_UNOPENED with the names of it. */
export function requireOpened({ documents, self, maker }: ReadCase, language: Language): void {
  const left = unopenedBy(documents, maker === null ? [self] : [self, maker]);
  if (left.length > 0) {
    throw new AppError('CASE_UNOPENED', { values: { names: namesOf(left, language) } });
  }
}

/** Keeps a declaration with its proposal, as the person saw it. */
export async function recordDeclaration(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  { staffId }: Pick<StaffActor, 'staffId'>,
  declared: { proposalId: string; act: 'propose' | 'approve'; text: string },
): Promise<void> {
  await keepDeclaration(trx, { ...declared, staffId, at: clock.now() });
}
