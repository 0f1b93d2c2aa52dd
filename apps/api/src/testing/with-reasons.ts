import { openReasons } from '../platform/reasons/open-reasons.ts';
import type { TestPortal } from './open-test-portal.ts';

/** What was read from tables, with the reasons that people of the office typed in place of their references. */
export async function withReasons<Read>(
  { deps }: Pick<TestPortal, 'deps'>,
  read: Promise<Read>,
): Promise<Read> {
  return openReasons(deps, await read);
}
