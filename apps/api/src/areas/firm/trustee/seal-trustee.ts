import {
  type TrusteeParticulars,
  textOfParticulars,
  trusteeParticularsSchema,
} from '@portal/domain/ground/brand/trustee-particulars';
import { fingerprintsOf } from '../../../platform/crypto/fingerprint.ts';
import { openJson, sealJson } from '../../../platform/crypto/seal-json.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TrusteeVersion } from './trustee-particulars.store.ts';

type Keys = Pick<Deps, 'secrets'>;

/** The sealing context of a version, bound to its number so that an older one cannot be put in its place. */
export function trusteeContext(version: number | string): string {
  return `trustee-particulars:${version}`;
}

export function sealTrustee({ secrets }: Keys, version: number, particulars: TrusteeParticulars): Buffer {
  return sealJson(secrets, particulars, trusteeContext(version));
}

/** Rejects if the stored bytes were changed or moved. */
export async function openTrustee(
  { secrets }: Keys,
  { version, sealed }: Pick<TrusteeVersion, 'version' | 'sealed'>,
): Promise<TrusteeParticulars> {
  return trusteeParticularsSchema.parse(await openJson(secrets, sealed, trusteeContext(version)));
}

/** A fingerprint that shows whether particulars are equal without revealing them. */
export function markOf({ secrets }: Keys, particulars: TrusteeParticulars): string {
  return marksOf(secrets, particulars)[0].mark;
}

/** True if this is the mark of these particulars, under the current or an older key. */
export function isMarkOf({ secrets }: Keys, particulars: TrusteeParticulars, mark: string): boolean {
  return marksOf(secrets, particulars).some((known) => known.mark === mark);
}

function marksOf({ keys }: Deps['secrets'], particulars: TrusteeParticulars) {
  return fingerprintsOf(keys, 'trustee-particulars', textOfParticulars(particulars));
}
