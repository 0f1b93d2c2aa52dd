import { appendAudit } from '../../../../platform/audit/audit.store.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StoredKyc, WrittenKyc } from './write-answers.ts';

export type KycAction =
  | 'kyc.version-started'
  | 'kyc.answers-superseded'
  | 'kyc.set-aside-decided'
  | 'kyc.submitted'
  | 'kyc.files-received'
  | 'kyc.signed';

/** Adds one audit row about a version; its detail names fields and files, never answers. */
export async function auditKyc(
  trx: Db,
  deps: Pick<Deps, 'audit'>,
  at: Date,
  investorId: string,
  kyc: Pick<StoredKyc, 'id' | 'version'>,
  action: KycAction,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await appendAudit(trx, deps, at, {
    actor: `investor:${investorId}`,
    action,
    target: `kyc:${kyc.id}`,
    investorId,
    detail: { version: kyc.version, ...detail },
  });
}

/** Audits that an edit began a version. Saves within a version leave no row: there is one every few words typed. */
export async function auditStart(
  trx: Db,
  deps: Pick<Deps, 'audit'>,
  at: Date,
  investorId: string,
  written: WrittenKyc,
): Promise<void> {
  if (written.startedVersion) {
    await auditKyc(trx, deps, at, investorId, written.kyc, 'kyc.version-started');
  }
}

/** Audits that some answers of a save came too late, naming their fields. */
export async function auditSuperseded(
  trx: Db,
  deps: Pick<Deps, 'audit'>,
  at: Date,
  investorId: string,
  written: WrittenKyc,
): Promise<void> {
  if (written.superseded.length > 0) {
    const paths = written.superseded.map(({ path }) => path);
    await auditKyc(trx, deps, at, investorId, written.kyc, 'kyc.answers-superseded', { paths });
  }
}
