import { labelKeyOf } from '../../client/kyc/fields/kyc-texts.ts';
import { isSectionName } from '../../client/kyc/fields/section-names.ts';

/** The message key of the name of what has to be changed, at its path. */
export function labelKeyOfPath(path: string): string {
  const [section, ...rest] = path.split('.');
  const within = rest.join('.');
  return isSectionName(section) ? labelKeyOf(section, within) : `trades.changes.parts.${within}`;
}
