import type { Deps } from '../../deps.ts';
import { FILE_LINK_SECONDS } from '../../http/receiving/file-limits.ts';

const SECOND_MS = 1000;

/** What a signed link's address contains. */
export type LinkSignature = { expires: number; signature: string };

/** Signs a link to `subject` for FILE_LINK_SECONDS: what its address contains, and when it expires. */
export function signLink(deps: Deps, subject: string): { query: string; expiresAt: Date } {
  const expires = Math.floor(deps.clock.now().getTime() / SECOND_MS) + FILE_LINK_SECONDS;
  return { query: signUntil(deps, subject, expires), expiresAt: new Date(expires * SECOND_MS) };
}

/** Signs a link to `subject` until a time, in seconds: what its address contains. */
export function signUntil(deps: Pick<Deps, 'secrets'>, subject: string, expires: number): string {
  const signature = deps.secrets.sign(`${subject}:${expires}`);
  return new URLSearchParams({ expires: String(expires), signature }).toString();
}

/** True while the link to `subject` is ours, unchanged and not expired. */
export function isLinkAlive(
  deps: Pick<Deps, 'clock' | 'secrets'>,
  subject: string,
  { expires, signature }: LinkSignature,
): boolean {
  return (
    deps.secrets.verify(`${subject}:${expires}`, signature) &&
    expires * SECOND_MS > deps.clock.now().getTime()
  );
}
