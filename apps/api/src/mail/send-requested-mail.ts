import type { Deps } from '../deps.ts';
import { MAIL_JOB_CONTEXT } from './request-mail.ts';

export async function sendRequestedMail(deps: Deps, sealed: string): Promise<void> {
  deps.secrets.open(Buffer.from(sealed, 'base64'), MAIL_JOB_CONTEXT);
}
