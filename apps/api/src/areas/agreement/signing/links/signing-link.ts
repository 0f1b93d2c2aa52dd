import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { linkAtProvider } from '../provider/link-at-provider.ts';

/**
 * Where the investor signs: the portal's own page for a token, the signing provider's without one. Call it after the transaction
 * that opened the ceremony.
 */
export async function signingLink(
  deps: Deps,
  investorId: string,
  { envelopeId, token }: { envelopeId: string; token: string | null },
): Promise<SigningLink> {
  const url =
    token === null
      ? await linkAtProvider(deps, { investorId, id: envelopeId })
      : `${deps.config.publicUrl}/signing/${token}`;
  return { url, envelopeId };
}
