import type { Db } from '../../../platform/db/tables.ts';

export type FinconnectLinkRecord = {
  investorId: string;
  id: string;
  tradeId: string;
  tokenHash: string;
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

const COLUMNS = [
  'investor_id as investorId',
  'id',
  'trade_id as tradeId',
  'token_hash as tokenHash',
  'return_url as returnUrl',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'used_at as usedAt',
] as const;

/** The link behind a token or a state's nonce. The secret is the credential, so this alone reads without an investor. */
export async function findLinkByToken(db: Db, tokenHash: string): Promise<FinconnectLinkRecord | undefined> {
  return db
    .selectFrom('finconnect_links')
    .select(COLUMNS)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. Lock the order first. */
export async function lockLink(
  trx: Db,
  { investorId, id }: Pick<FinconnectLinkRecord, 'investorId' | 'id'>,
): Promise<FinconnectLinkRecord | undefined> {
  return trx
    .selectFrom('finconnect_links')
    .select(COLUMNS)
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a link; unused earlier links of the order become invalid. */
export async function insertLink(trx: Db, link: Omit<FinconnectLinkRecord, 'usedAt'>): Promise<void> {
  await trx
    .updateTable('finconnect_links')
    .set({ expires_at: link.createdAt })
    .where('investor_id', '=', link.investorId)
    .where('trade_id', '=', link.tradeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.createdAt)
    .execute();
  await trx
    .insertInto('finconnect_links')
    .values({
      investor_id: link.investorId,
      id: link.id,
      trade_id: link.tradeId,
      token_hash: link.tokenHash,
      return_url: link.returnUrl,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
      used_at: null,
    })
    .execute();
}

export async function markLinkUsed(
  trx: Db,
  { investorId, id }: Pick<FinconnectLinkRecord, 'investorId' | 'id'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('finconnect_links')
    .set({ used_at: at })
    .where('investor_id', '=', investorId)
    .where('id', '=', id)
    .execute();
}

/** The investor's own name, which most accounts are held in. */
export async function findHolderName(
  db: Db,
  investorId: string,
): Promise<{ firstName: string; lastName: string } | undefined> {
  return db
    .selectFrom('investors')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', investorId)
    .executeTakeFirst();
}
