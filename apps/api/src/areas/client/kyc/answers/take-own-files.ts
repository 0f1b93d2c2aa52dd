import { isBlank, partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycIssue } from '@portal/domain/client/kyc/fields/kyc-issue';
import { labelKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { IDENTITY_VERIFICATION_FIELDS } from '@portal/domain/client/kyc/sections/identity-verification';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { Db } from '../../../../platform/db/tables.ts';
import { findOwnFileIds } from './own-files.store.ts';

/** The identity verification fields that hold files. */
export const FILE_FIELDS = IDENTITY_VERIFICATION_FIELDS.filter((spec) => spec.kind === 'file').map(
  (spec) => spec.path,
);

/** The answers without files that are not the investor's own, and an issue for each of those. */
export type CheckedFiles = { answers: KycDraft; issues: KycIssue[] };

/**
 * Drops every file id that is not one of the investor's files: another investor's file looks exactly like one that was
 * never sent. What is stored for the field stays.
 */
export async function takeOwnFiles(trx: Db, investorId: string, sent: KycDraft): Promise<CheckedFiles> {
  const named = FILE_FIELDS.flatMap((field) => {
    const id = partAt(sent, `identityVerification.${field}`);
    return typeof id === 'string' && !isBlank(id) ? [{ field, id }] : [];
  });
  if (named.length === 0) {
    return { answers: sent, issues: [] };
  }
  const own = await findOwnFileIds(
    trx,
    investorId,
    named.map(({ id }) => id),
  );
  const missing = named.filter(({ id }) => !own.has(id)).map(({ field }) => field);
  return {
    answers: withoutFields(sent, missing),
    issues: missing.map((field) => ({
      path: `identityVerification.${field}`,
      key: 'kyc.issues.file',
      values: { label: labelKeyOf('identityVerification', field) },
    })),
  };
}

function withoutFields(sent: KycDraft, fields: readonly string[]): KycDraft;
function withoutFields(sent: unknown, fields: readonly string[]): unknown {
  return fields.reduce(
    (answers, field) => withPartAt(answers, `identityVerification.${field}`, undefined),
    sent,
  );
}
