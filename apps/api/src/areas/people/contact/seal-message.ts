import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { openJson, sealJson } from '../../../platform/crypto/seal-json.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';

/** What people write is personal: only the office opens it, one by one. */
export type WrittenMessage = Omit<ContactEmail, 'requestType'>;

type Box = Pick<SecretBox, 'seal' | 'open'>;

export const requestContext = (id: string) => `contact-request:${id}`;
export const replyContext = (id: string) => `contact-reply:${id}`;

export function sealMessage(box: Pick<Box, 'seal'>, id: string, message: WrittenMessage): Buffer {
  return sealJson(box, message, requestContext(id));
}

export function openMessage(box: Pick<Box, 'open'>, id: string, sealed: Uint8Array): Promise<WrittenMessage> {
  return openJson<WrittenMessage>(box, sealed, requestContext(id));
}

export function sealReply(box: Pick<Box, 'seal'>, id: string, text: string): Buffer {
  return sealJson(box, text, replyContext(id));
}

export function openReply(box: Pick<Box, 'open'>, id: string, sealed: Uint8Array): Promise<string> {
  return openJson<string>(box, sealed, replyContext(id));
}
