import { expect } from '@playwright/test';
import type { Portal } from '../fixtures/portal.ts';

/** An authenticator app shows a code for half a minute, and none works twice. */
const NEXT_CODE_LIMIT_MS = 40_000;

/** The last code used in this worker, by portal and address. */
const USED = new Map<string, string>();

/** A code of a demonstration's person that no test has used. The portal shows the next one within half a minute. */
export async function unusedCode(portal: Portal, email: string): Promise<string> {
  const whose = `${portal.url} ${email}`;
  const read = async () => /\b\d{6}\b/.exec((await portal.dealer('staff', 'code', email)).output)?.[0];
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        code = await read();
        return code !== undefined && code !== USED.get(whose);
      },
      { timeout: NEXT_CODE_LIMIT_MS },
    )
    .toBe(true);
  USED.set(whose, code ?? '');
  return code ?? '';
}
