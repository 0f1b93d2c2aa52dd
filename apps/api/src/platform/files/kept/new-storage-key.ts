import type { Deps } from '../../deps.ts';
import { DIRECT_PREFIX } from '../../ports/file-store.ts';
import type { FilePurpose } from './stored-file.ts';

/**
 * A store that encrypts by itself may serve what the portal wrote. Evidence a person sent of who they are or where their money is,
 * is always sealed by the portal and read only through it.
 */
const MAY_BE_DIRECT: Readonly<Record<FilePurpose, boolean>> = {
  'identity-front': false,
  'identity-back': false,
  'address-proof': false,
  'void-cheque': false,
  'signed-document': true,
  'dealer-form': true,
  statement: true,
  'deal-document': true,
  'deal-draft': true,
  // Names and amounts of many people: only through the portal.
  'office-export': false,
  'trust-day': false,
  'audit-archive': false,
  film: true,
  'film-draft': true,
  picture: true,
};

/** A new key for the bytes of a file; the key itself says how they are kept, so that changing the rule later moves none. */
export function newStorageKey(deps: Pick<Deps, 'files' | 'newId'>, purpose: FilePurpose): string {
  const isDirect = deps.files.linkDirectly !== null && MAY_BE_DIRECT[purpose];
  return `${isDirect ? DIRECT_PREFIX : ''}${deps.newId()}`;
}
