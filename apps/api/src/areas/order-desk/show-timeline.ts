import type { OfficeOrder, TimelineEntry } from '@portal/domain/wire/office-order';
import { type AuditedEvent, factsOf, whoOf } from '../../platform/audit/audited-event.ts';
import type { Db } from '../../platform/db/tables.ts';
import { listEvents } from './timeline.store.ts';

/** Everything that happened to an order on one line of time, the newest first: what is on record, and what was sent and came back. */
export async function showTimeline(
  db: Db,
  targets: readonly string[],
  messages: OfficeOrder['messages'],
): Promise<TimelineEntry[]> {
  const events = await listEvents(db, targets);
  const entries = [...events.map(entryOf), ...messages.flatMap(entriesOf)];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

function entryOf(event: AuditedEvent): TimelineEntry {
  const { seq, at, action, detail } = event;
  return { id: `audit:${seq}`, at: at.toISOString(), action, who: whoOf(event), facts: factsOf(detail) };
}

const BY_ITSELF: TimelineEntry['who'] = { kind: 'system', name: null, role: null };

function entriesOf({ id, at, template, outcome, bounce }: OfficeOrder['messages'][number]): TimelineEntry[] {
  const sent = { id: `mail:${id}`, at, action: `mail.${template}`, who: BY_ITSELF, facts: { outcome } };
  return bounce === null
    ? [sent]
    : [
        sent,
        { ...sent, id: `bounce:${id}`, at: bounce.at, action: 'mail.bounced', facts: { kind: bounce.kind } },
      ];
}
