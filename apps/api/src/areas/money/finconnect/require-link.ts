import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Deps } from '../../../platform/deps.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type FinconnectLinkRecord, findLinkByToken } from './finconnect-links.store.ts';

/** The link behind a token. Throws FINCONNECT_LINK_INVALID for one that never was. */
export async function requireLink({ db }: Pick<Deps, 'db'>, token: string): Promise<FinconnectLinkRecord> {
  const link = await findLinkByToken(db, hashToken(token));
  if (link === undefined) {
    throw new AppError('FINCONNECT_LINK_INVALID');
  }
  return link;
}
