import { z } from 'zod';
import { sha256Hex } from '../../../platform/crypto/new-token.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { spanOf } from './day-span.ts';
import { type DayState, type Position, parseState, type StateBefore, textOfState } from './day-state.ts';
import { readContentText, type StoredContent } from './read-content-text.ts';
import { findDayState } from './trust-day-states.store.ts';

/** Of an approved content, what says which state belongs to it. */
const contentSchema = z.object({ stateSha256: z.string().optional() });
const number = z.string().transform(BigInt);
const sealedSchema = z.object({ journalSeq: number, lineSeq: number, state: z.string() });

/** The context of a day's sealed state; bound to its row. */
export function stateContext(day: string): string {
  return `trust-day-state:${day}`;
}

/** A state, with where it ends. */
export function sealState(
  box: Pick<SecretBox, 'seal'>,
  day: string,
  state: DayState,
  { journalSeq, lineSeq }: Position,
): Buffer {
  const sealed = {
    journalSeq: String(journalSeq),
    lineSeq: String(lineSeq),
    state: textOfState(state),
  };
  return box.seal(JSON.stringify(sealed), stateContext(day));
}

/**
 * The state of a closed day; null of one that was closed without, before version 1.2.0 or beyond a limit. Rejects where its digest
 * is not the one in the content that two people approved.
 */
export async function readStateBefore(
  db: Db,
  { secrets }: { secrets: Pick<SecretBox, 'open'> },
  closed: StoredContent & { previousDay: string | null },
): Promise<StateBefore | null> {
  const { day, previousDay, contentSha256 } = closed;
  const content = await readContentText({ secrets }, closed);
  const { stateSha256 } = contentSchema.parse(JSON.parse(content));
  if (stateSha256 === undefined) {
    return null;
  }
  const stored = await findDayState(db, day);
  if (stored === undefined || stored.approvedSha256 !== contentSha256) {
    throw new Error(`the state of closed day ${day} is missing, or was approved of another content`);
  }
  const text = (await secrets.open(stored.sealed, stateContext(day))).toString();
  const { journalSeq, lineSeq, state } = sealedSchema.parse(JSON.parse(text));
  if (sha256Hex(state) !== stateSha256) {
    throw new Error(`the state of closed day ${day} is not what was approved`);
  }
  return { ...parseState(state), journalSeq, lineSeq, day, until: spanOf(day, previousDay).until };
}
