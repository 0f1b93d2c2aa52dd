const PREFIX = 'deal:';

/** The target of proposals about a deal. */
export function dealTarget(dealId: string): string {
  return `${PREFIX}${dealId}`;
}

/** The deal a proposal is about; null if it is about something else. */
export function dealOfTarget(target: string): string | null {
  return target.startsWith(PREFIX) ? target.slice(PREFIX.length) : null;
}
