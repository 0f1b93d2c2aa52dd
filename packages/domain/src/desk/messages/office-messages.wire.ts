import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { CONTACT_REQUEST_TYPES } from '../../people/contact/contact-email.ts';
import { claimSchema } from '../queues/office-desk.wire.ts';
import { CONTACT_STATES, REPLY_LENGTH_MAX, REPLY_TEMPLATES } from './contact-desk.ts';

const text = z.string();
const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());

const requestFields = {
  id: text,
  version: count.check(z.describe('Sent back with what is done to it.')),
  state: z.enum(CONTACT_STATES),
  about: z.enum(CONTACT_REQUEST_TYPES),
  subject: text,
  name: text.check(z.describe('As it was typed.')),
  investor: z
    .nullable(z.object({ id: text, name: text }))
    .check(z.describe('Who was logged in when it was written.')),
  language: z.enum(LANGUAGES).check(z.describe('In which it is answered.')),
  receivedAt: time,
};

/** One row of the list of messages. */
export const messageRowSchema = z.object(requestFields);
export type MessageRow = z.infer<typeof messageRowSchema>;

/** Answer of `GET /office/messages`: those that nobody answered with the oldest first, any others with the newest. */
export const messagePageSchema = z.object({
  rows: z.array(messageRowSchema),
  count: z.object({ value: count, isCapped: z.boolean() }),
  next: z.nullable(text.check(z.describe('`after` of the next page; null after the last.'))),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

const replySchema = z.object({
  id: text,
  by: text,
  at: time,
  text,
  delivery: z
    .enum(['waiting', 'sent', 'withheld'])
    .check(z.describe('`withheld`: messages to this address came back before.')),
});

/** Answer of `GET /office/messages/{messageId}`: a message, what was answered, and what an answer may begin with. */
export const officeMessageDetailSchema = z.object({
  ...requestFields,
  claim: claimSchema.check(
    z.describe('Who answers it; sent back to take it on the desk while nobody answered.'),
  ),
  email: text,
  text,
  replies: z.array(replySchema).check(z.describe('The first one first.')),
  templates: z
    .array(z.object({ id: z.enum(REPLY_TEMPLATES), text }))
    .check(z.describe('In the language of the message; empty where the person may not answer.')),
});
export type OfficeMessageDetail = z.infer<typeof officeMessageDetailSchema>;

const version = count;

/** `POST /office/messages/{messageId}/reply`. */
export const replyInput = z.object({
  version,
  text: text.check(
    z.trim(),
    z.minLength(1, { error: 'mailContact.required' }),
    z.maxLength(REPLY_LENGTH_MAX, { error: 'errors.tooLong' }),
  ),
});
export type ReplyInput = z.infer<typeof replyInput>;

/** `POST /office/messages/{messageId}/state`: nothing is left to do, or something is after all. */
export const messageStateInput = z.object({ version, to: z.enum(['closed', 'open']) });
export type MessageStateInput = z.infer<typeof messageStateInput>;
