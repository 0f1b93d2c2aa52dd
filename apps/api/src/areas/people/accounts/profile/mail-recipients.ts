import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import type { Recipient } from '../../../../platform/mail/mail-kind.ts';
import { findRecipient } from './investors.store.ts';

/** With the language, where there is no account to have one. */
type ToGiven =
  | { investorId: null; address: string; language: Language }
  | { investorId: string; address: string };

/** To the account's address, confirmed or not. */
export async function toAccount(
  { db }: Pick<Deps, 'db'>,
  { investorId }: { investorId: string },
): Promise<Recipient | undefined> {
  return findRecipient(db, investorId);
}

/** To the address that the request names, which was the account's when the message was asked for. */
export async function toFormerAddress(
  { db }: Pick<Deps, 'db'>,
  { investorId, address }: { investorId: string; address: string },
): Promise<Recipient | undefined> {
  const owner = await findRecipient(db, investorId);
  return owner && { ...owner, email: address };
}

/** To the address that the request names, of which nobody has shown the portal that it is theirs. */
export async function toGivenAddress(
  { db }: Pick<Deps, 'db'>,
  request: ToGiven,
): Promise<Recipient | undefined> {
  if (request.investorId === null) {
    return { email: request.address, language: request.language, confirmedName: null };
  }
  const owner = await findRecipient(db, request.investorId);
  return owner && { ...owner, email: request.address, confirmedName: null };
}
