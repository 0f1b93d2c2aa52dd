import type { SigningLink } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../../platform/deps.ts';
import { linkAtProvider } from '../provider/link-at-provider.ts';

/**
 * Where the investor goes to sign what was opened: the portal's own page for a token, the signing provider's without
 * one. Call it after the transaction that opened it.
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

/**
 * Of the languages that a ceremony is given in, those that it can be held in here: a provider shows one. That is the
 * first, so that a person in Québec signs the French version.
 */
export function languagesHere(deps: Deps, languages: readonly Language[]): readonly Language[] {
  return deps.signingProvider === null ? languages : languages.slice(0, 1);
}
