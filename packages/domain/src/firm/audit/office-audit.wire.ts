import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { tidyCode } from '../../ground/people/tidy-line.ts';
import { AUDIT_ACTION_NAMES } from './audit-actions.ts';

export const AUDIT_PAGE_ROWS = 50;
const ID_LENGTH_MAX = 64;
const EMAIL_LENGTH_MAX = 254;
const text = z.string();
const time = z.iso.datetime();
const count = z.int().check(z.nonnegative());
const id = text.check(z.minLength(1), z.maxLength(ID_LENGTH_MAX));

/** Filters of the audit log as they stand in its address; an unknown one is refused. */
export const auditFilterFields = {
  person: z.optional(id.check(z.describe('Of the office, by id: what they did.'))),
  investor: z.optional(
    text.check(
      z.overwrite(tidyCode),
      z.minLength(1),
      z.maxLength(EMAIL_LENGTH_MAX),
      z.describe('By id or by whole e-mail address: what happened to their things.'),
    ),
  ),
  order: z.optional(
    id.check(z.overwrite(tidyCode), z.describe('By id, or by the beginning of it that is its reference.')),
  ),
  action: z.optional(
    text.check(
      z.refine((value) => AUDIT_ACTION_NAMES.includes(value), { error: 'errors.fieldInvalid' }),
      z.describe('The log’s word for what happened, such as `trade.approved`.'),
    ),
  ),
  day: z.optional(calendarDay.check(z.describe('From midnight to midnight, Eastern Time.'))),
};

/** The filters of the audit page. */
export const auditFilterSchema = z.strictObject(auditFilterFields);
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** The query of `GET /office/audit`. */
export const auditQuerySchema = z.strictObject({
  ...auditFilterFields,
  before: z.optional(text.check(z.regex(/^[1-9]\d{0,17}$/), z.describe('The `next` of the page before.'))),
});
export type AuditQuery = z.infer<typeof auditQuerySchema>;

/** One row of the log. */
export const auditRowSchema = z.object({
  seq: text.check(z.describe('Its number; `npm run audit -- prove` takes it.')),
  at: time,
  action: text,
  who: z.object({
    kind: z.enum(['investor', 'staff', 'system', 'dealer', 'provider']),
    name: z.nullable(text),
    roles: z.array(text).check(z.describe('As they were when it happened; none for whoever has none.')),
  }),
  via: z.nullable(text.check(z.describe('`office` or `command`, for what somebody of the office did.'))),
  reason: z.nullable(text),
  order: z.nullable(z.object({ id: text, reference: text })),
  investor: z.nullable(z.object({ id: text, name: text })),
  target: text.check(z.describe('What it was done to, as the log names it.')),
  facts: z.record(text, text).check(z.describe('All else that is on record, as it was written.')),
});
export type AuditRowShown = z.infer<typeof auditRowSchema>;

/** Answer of `GET /office/audit`: a page of the log, newest first. Looking at it is on record itself. */
export const auditPageSchema = z.object({
  rows: z.array(auditRowSchema),
  next: z.nullable(text.check(z.describe('`before` of the next page; null after the last.'))),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const CHAIN_STATES = ['whole', 'waiting', 'late', 'refused'] as const;

/** Answer of `GET /office/audit/chain`: how far the log is chained. That every link holds is checked by `npm run audit -- verify`. */
export const auditChainSchema = z.object({
  state: z
    .enum(CHAIN_STATES)
    .check(
      z.describe(
        '`waiting`: rows of the last seconds; `late`: they wait for too long; `refused`: rows that the portal did not write as they are.',
      ),
    ),
  waiting: count,
  refused: count,
  last: z.nullable(
    z.object({
      batch: text,
      rows: count,
      at: time,
      head: text.check(z.describe('The hash to be written down elsewhere: it proves all before it.')),
    }),
  ),
  archivedYears: z
    .array(z.int())
    .check(
      z.describe('Years whose rows were moved to sealed files and are not in the list, the oldest first.'),
    ),
});
export type AuditChain = z.infer<typeof auditChainSchema>;
