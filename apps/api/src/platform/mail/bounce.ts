/** Hard: there is no such address. Soft: full, asleep or too busy; it may work tomorrow. */
export const BOUNCE_KINDS = ['hard', 'soft'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** One message that came back, in the words of no provider. */
export type Bounce = {
  /** The provider's name of the event, if it has one: the same event posted twice is one. */
  eventId: string | null;
  address: string;
  kind: BounceKind;
  messageId: string | null;
  reason: string;
  at: Date;
};
