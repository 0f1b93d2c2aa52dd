import type { DataExport } from '@portal/domain/service/own-account/data-export.wire';
import type { Deps } from '../../../platform/deps.ts';
import { FILE_LINK_SECONDS } from '../../../platform/http/receiving/file-limits.ts';

const SECOND_MS = 1_000;

/** Whose data, until when, and the proof that the link is the portal's. */
export type DataLink = { investorId: string; expires: number; language: string; signature: string };

const signedText = ({ investorId, expires, language }: Omit<DataLink, 'signature'>) =>
  `data:${investorId}:${expires}:${language}`;

/** A link to the archive of a person's data, valid as long as a link to a file. Make it only for that person. */
export function makeDataLink(deps: Deps, investorId: string, language: string): DataExport {
  const expires = Math.floor(deps.clock.now().getTime() / SECOND_MS) + FILE_LINK_SECONDS;
  const link = { investorId, expires, language };
  const query = new URLSearchParams({
    expires: String(expires),
    language,
    signature: deps.secrets.sign(signedText(link)),
  });
  return {
    url: `${deps.config.publicUrl}/api/data/${investorId}?${query}`,
    expiresAt: new Date(expires * SECOND_MS).toISOString(),
  };
}

/** When the data was requested: the same link gives the same archive. */
export function askedAt({ expires }: Pick<DataLink, 'expires'>): Date {
  return new Date((expires - FILE_LINK_SECONDS) * SECOND_MS);
}

/** True while the link is ours, unchanged and not expired. */
export function isDataLinkAlive(deps: Deps, link: DataLink): boolean {
  return (
    deps.secrets.verify(signedText(link), link.signature) &&
    link.expires * SECOND_MS > deps.clock.now().getTime()
  );
}
