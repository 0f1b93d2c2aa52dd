import type { TestPortal } from './open-test-portal.ts';

/** The token at the end of the newest link of this kind that was sent to the address; sends what waits first. */
export async function linkTokenFor(
  portal: TestPortal,
  kind: 'verify-email' | 'confirm-email' | 'reset-password' | 'leave-list',
  address: string,
): Promise<string> {
  await portal.runJobs();
  const pattern = new RegExp(`/${kind}/(?:[^/\\s]+/)?([\\w-]+)`);
  const tokens = portal.mails
    .filter(({ to }) => to === address)
    .flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
  const token = tokens.at(-1);
  if (token === undefined) {
    throw new Error(`No ${kind} link was sent to ${address}`);
  }
  return token;
}

/** What the log of what happened says of an investor, oldest first. */
export async function auditOf(portal: TestPortal, investorId: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('audit_log')
    .select('action')
    .where('investor_id', '=', investorId)
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}
