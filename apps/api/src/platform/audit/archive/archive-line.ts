import { z } from 'zod';
import type { StoredAuditRow } from '../audit-row-columns.ts';

/** A row as its file has it; one from before batches has its links. */
export type ArchivedRow = StoredAuditRow & { link: { previousHash: string; hash: string } | null };

const lineSchema = z.object({
  seq: z.string().regex(/^\d{1,19}$/),
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  investorId: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  keyId: z.string().nullable(),
  mac: z.string().nullable(),
  link: z.object({ previousHash: z.string(), hash: z.string() }).nullable(),
});

/** A row as one line of JSON. */
export function lineOfRow({ seq, at, ...row }: ArchivedRow): string {
  return `${JSON.stringify({ seq: String(seq), at: at.toISOString(), ...row })}\n`;
}

/** Throws for a line that is no row. */
export function rowOfLine(line: string): ArchivedRow {
  const { seq, at, ...row } = lineSchema.parse(JSON.parse(line));
  return { seq: BigInt(seq), at: new Date(at), ...row };
}
