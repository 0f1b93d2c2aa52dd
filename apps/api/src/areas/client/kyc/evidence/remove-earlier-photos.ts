import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { takeOutOwnFiles } from '../../../../platform/files/kept/files.store.ts';
import { FILE_FIELDS } from '../answers/take-own-files.ts';
import { listSubmittedVersions } from '../versions/kyc-versions.store.ts';
import { openAnswers } from '../versions/seal-answers.ts';

/** Set to `true` in a form whose photo is another version of the one before: cropped or rotated. */
export const REPLACES_FIELD = 'replaces';

/** Removed files and the storage keys of their bytes, which are to be removed after the commit. */
export type RemovedFiles = { ids: string[]; storageKeys: string[] };

/**
 * Removes the files named in `before` but not in `after`: what a person cropped away is not kept. Evidence in a
 * submitted version stays, since the dealer relied on it. Call it in the caller's transaction, holding the profile's
 * lock.
 */
export async function removeEarlierPhotos(
  trx: Db,
  deps: Pick<Deps, 'secrets'>,
  investorId: string,
  { before, after }: { before: KycDraft; after: KycDraft },
): Promise<RemovedFiles> {
  const replaced = [...fileIdsIn(before)].filter((id) => !fileIdsIn(after).has(id));
  if (replaced.length === 0) {
    return { ids: [], storageKeys: [] };
  }
  const reliedOn = new Set<string>();
  for (const version of await listSubmittedVersions(trx, investorId)) {
    for (const id of fileIdsIn(await openAnswers(deps.secrets, version))) {
      reliedOn.add(id);
    }
  }
  const ids = replaced.filter((id) => !reliedOn.has(id));
  return { ids, storageKeys: ids.length === 0 ? [] : await takeOutOwnFiles(trx, investorId, ids) };
}

function fileIdsIn(answers: KycDraft): ReadonlySet<string> {
  const ids = FILE_FIELDS.map((field) => partAt(answers, `identityVerification.${field}`));
  return new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''));
}
