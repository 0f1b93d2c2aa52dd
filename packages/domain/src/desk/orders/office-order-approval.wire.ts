import * as z from 'zod/mini';
import { OfficeReason } from '../../ground/forms/office-reason.ts';
import { EXCEPTED_CHECKS } from './approval-checks.ts';
import { declarationInput } from './office-case-reading.wire.ts';

const time = z.iso.datetime();
const timeOrNull = z.nullable(time);
const text = z.string();

const exceptionSchema = z.object({
  checks: z.array(z.enum(EXCEPTED_CHECKS)).check(z.minLength(1), z.maxLength(EXCEPTED_CHECKS.length)),
  reason: OfficeReason,
});

/** `POST /office/orders/{orderId}/proposal`: with what the person declares, and the open checks that they ask to except. */
export const proposeApprovalInput = z.object({
  exception: z.optional(exceptionSchema),
  declaration: declarationInput,
});
export type ProposeApprovalInput = z.infer<typeof proposeApprovalInput>;

/** What waits for a second person. */
export const approvalSchema = z.object({
  proposalId: text,
  hash: text.check(z.describe('Of what would be approved; sent back with `approve`.')),
  maker: text.check(z.describe('Who proposed it; somebody else has to approve.')),
  isOwn: z.boolean().check(z.describe('The person proposed it, and may not approve it.')),
  workedOnIt: z
    .boolean()
    .check(z.describe('The person prepared it, as by checking the identity, and may not approve it.')),
  submittedAt: timeOrNull,
  expiresAt: time,
  exception: z
    .nullable(
      z.object({
        ...exceptionSchema.shape,
        reason: z.nullable(text).check(z.describe('Null where the person does not read the record.')),
      }),
    )
    .check(z.describe('What is open and would be approved all the same, and why.')),
});

/** `POST /office/orders/{orderId}/approve`. */
export const approveOrderInput = z.object({ proposalId: text, hash: text, declaration: declarationInput });
export type ApproveOrderInput = z.infer<typeof approveOrderInput>;
