const PREFIX = 'deal:';

/** The name by which proposals know a deal. */
export function dealTarget(dealId: string): string {
  return `${PREFIX}${dealId}`;
}

/** The deal that a proposal is about; null where it is about something else. */
export function dealOfTarget(target: string): string | null {
  return target.startsWith(PREFIX) ? target.slice(PREFIX.length) : null;
}
