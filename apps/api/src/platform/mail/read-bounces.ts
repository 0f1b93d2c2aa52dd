import { isEmailAddress } from '@portal/domain/ground/people/email-address';
import { oneAddress } from '@portal/domain/ground/people/one-address';
import { z } from 'zod';
import { BOUNCE_KINDS, type Bounce, type BounceKind } from './bounce.ts';

const BOUNCES_MAX = 100;
const WORD_LENGTH_MAX = 300;
const REASON_LENGTH_MAX = 2_000;

const Address = z.string().transform(oneAddress).refine(isEmailAddress, { error: 'account.email.invalid' });
const Word = z.string().max(WORD_LENGTH_MAX);
const Reason = z.string().max(REASON_LENGTH_MAX);
const Moment = z.iso.datetime({ offset: true });

/** The portal's own form, for any provider behind a small forwarder. */
const Plain = z.object({
  bounces: z
    .array(
      z.object({
        address: Address,
        kind: z.enum(BOUNCE_KINDS),
        messageId: Word.optional(),
        eventId: Word.optional(),
        reason: Reason.optional(),
        at: Moment.optional(),
      }),
    )
    .min(1)
    .max(BOUNCES_MAX),
});

/** One bounce as Postmark posts it. */
const Postmark = z.object({
  RecordType: z.literal('Bounce'),
  ID: z.union([z.number(), Word]),
  Type: Word,
  MessageID: Word,
  Email: Address,
  Description: Reason.optional(),
  BouncedAt: Moment,
});

/** A bounce as Amazon SES tells it, taken out of its topic's envelope (raw message delivery). */
const Ses = z.object({
  notificationType: z.literal('Bounce'),
  mail: z.object({ messageId: Word }),
  bounce: z.object({
    bounceType: Word,
    feedbackId: Word,
    timestamp: Moment,
    bouncedRecipients: z
      .array(z.object({ emailAddress: Address, diagnosticCode: Reason.optional() }))
      .min(1)
      .max(BOUNCES_MAX),
  }),
});

export const BouncePost = z.union([Plain, Postmark, Ses]);
export type BouncePost = z.infer<typeof BouncePost>;

/** What Postmark calls a bounce for good; every other kind may pass. */
const POSTMARK_HARD = new Set(['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated']);
const SES_HARD = 'Permanent';

/** The bounces of a post, whichever provider wrote it. */
export function readBounces(post: BouncePost, receivedAt: Date): Bounce[] {
  if ('bounces' in post) {
    return post.bounces.map(({ address, kind, messageId = null, eventId = null, reason = '', at }) => ({
      address,
      kind,
      messageId,
      eventId,
      reason,
      at: at === undefined ? receivedAt : new Date(at),
    }));
  }
  if ('RecordType' in post) {
    return [
      {
        address: post.Email,
        kind: kindOf(POSTMARK_HARD.has(post.Type)),
        messageId: post.MessageID,
        eventId: String(post.ID),
        reason: post.Description ?? post.Type,
        at: new Date(post.BouncedAt),
      },
    ];
  }
  const { bounceType, feedbackId, timestamp, bouncedRecipients } = post.bounce;
  return bouncedRecipients.map(({ emailAddress, diagnosticCode }) => ({
    address: emailAddress,
    kind: kindOf(bounceType === SES_HARD),
    messageId: post.mail.messageId,
    eventId: feedbackId,
    reason: diagnosticCode ?? bounceType,
    at: new Date(timestamp),
  }));
}

function kindOf(isHard: boolean): BounceKind {
  return isHard ? 'hard' : 'soft';
}
