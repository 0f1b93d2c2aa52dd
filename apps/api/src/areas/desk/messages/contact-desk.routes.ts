import { exportSchema } from '@portal/domain/desk/exports/office-exports.wire';
import { messageFilterSchema, messageQuerySchema } from '@portal/domain/desk/messages/contact-desk';
import {
  messagePageSchema,
  messageStateInput,
  officeMessageDetailSchema,
  replyInput,
} from '@portal/domain/desk/messages/office-messages.wire';
import { z } from 'zod';
import { created, ok, type RateLimit, type Route } from '../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../platform/http/routing/staff-route.ts';
import { EXPORT_LIMIT } from '../../firm/exports/export-limit.ts';
import { answerMessage } from './answer-message.ts';
import { closeMessage } from './close-message.ts';
import { exportMessages } from './export-messages.ts';
import { showMessage } from './show-message.ts';
import { showMessages } from './show-messages.ts';

const BODY_BYTES_MAX = 65_536;
/** More than anybody writes in an hour. */
const REPLY_LIMIT: RateLimit = { max: 120, windowSeconds: 3_600 };
const OF_MESSAGE = {
  params: z.object({ messageId: z.string().max(64) }),
  resources: { messageId: 'office-thing' },
} as const;

/** Messages to the dealer as the office reads and answers them. */
export const contactDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/messages',
    summary: 'Messages to the dealer',
    description:
      'Fifty rows a page, by the filters of the address; an unknown filter is refused. What nobody answered, unless another state is asked for.',
    permission: 'messages.view',
    query: messageQuerySchema,
    answer: messagePageSchema,
    handler: async ({ query, ...reader }, deps) => ok(await showMessages(deps, reader, query)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/messages/export',
    summary: 'Ask for the list of messages to the dealer as a file for a spreadsheet',
    description:
      'Of the rows that the filter of the body describes, in the order of the list, without what was written. The file is written after this call.',
    permission: 'messages.view',
    needsFreshProof: true,
    body: messageFilterSchema,
    answer: exportSchema,
    success: [201],
    errors: ['EXPORT_TOO_LONG'],
    rateLimit: EXPORT_LIMIT,
    handler: async ({ body, language, ...reader }, deps) =>
      created(await exportMessages(deps, reader, body, language)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/messages/:messageId',
    summary: 'A message to the dealer, and what was answered',
    permission: 'messages.view',
    ...OF_MESSAGE,
    answer: officeMessageDetailSchema,
    handler: async ({ params, ...reader }, deps) => ok(await showMessage(deps, reader, params.messageId)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/messages/:messageId/reply',
    summary: 'Answer a message to the dealer',
    description: 'By e-mail to the address that its writer gave; a sealed copy is kept.',
    permission: 'messages.answer',
    ...OF_MESSAGE,
    bodyLimitBytes: BODY_BYTES_MAX,
    rateLimit: REPLY_LIMIT,
    body: replyInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE', 'CLAIMED'],
    handler: async ({ params, body, ...reader }, deps) => {
      await answerMessage(deps, reader, params.messageId, body);
      return ok(null);
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/office/messages/:messageId/state',
    summary: 'Put a message to the dealer away, or bring it back',
    permission: 'messages.answer',
    ...OF_MESSAGE,
    body: messageStateInput,
    answer: z.null(),
    errors: ['CHANGED_MEANWHILE', 'CLAIMED'],
    handler: async ({ params, body, ...reader }, deps) => {
      await closeMessage(deps, reader, params.messageId, body);
      return ok(null);
    },
  }),
];
