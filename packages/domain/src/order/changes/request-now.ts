import type { ChangeReason } from './change-requests.ts';

/** Hours from a request, or from the last reminder of it, until its investor may be reminded. */
export const CHANGE_REMINDER_PAUSE_HOURS = 24;

const HOUR_MS = 3_600_000;

/** Who did something about a request, and when (ISO 8601). */
export type Done<Who> = { readonly at: string; readonly by: Who };

/** What the office did about a request after it was made; without an item it was about all of it. */
export type ChangeEvent<Who> = Done<Who> &
  (
    | { readonly kind: 'withdrawn'; readonly itemId: string | null }
    | {
        readonly kind: 'worded';
        readonly itemId: string;
        readonly reason: ChangeReason;
        readonly note: string;
      }
    | { readonly kind: 'due'; readonly answerBy: string }
    | { readonly kind: 'reminded' }
  );

type Asked = { readonly id: string; readonly reason: ChangeReason; readonly note: string };

/** Words of before, with who replaced them and when. */
export type FormerWords<Who> = Done<Who> & Pick<Asked, 'reason' | 'note'>;

type Request<Item> = { readonly askedAt: string; readonly answerBy: string; readonly items: readonly Item[] };

/** A request as it stands after everything that was done about it. */
export type RequestNow<Item, Who> = {
  items: (Item & { withdrawn: Done<Who> | null; former: FormerWords<Who>[] })[];
  answerBy: string;
  /** Days of before, with who replaced them and when. */
  formerDays: (Done<Who> & { answerBy: string })[];
  /** Of the whole. */
  withdrawn: Done<Who> | null;
  reminded: Done<Who>[];
  /** From when its investor may be reminded (ISO 8601). */
  remindFrom: string;
};

/** How a request stands now; the events are the oldest first, and none of what was asked is lost. */
export function requestNow<Item extends Asked, Who>(
  { items, answerBy, askedAt }: Request<Item>,
  events: readonly ChangeEvent<Who>[],
): RequestNow<Item, Who> {
  const now: RequestNow<Item, Who> = {
    items: items.map((item) => ({ ...item, withdrawn: null, former: [] })),
    answerBy,
    formerDays: [],
    withdrawn: null,
    reminded: [],
    remindFrom: pauseAfter(askedAt),
  };
  return events.reduce(apply, now);
}

function apply<Item extends Asked, Who>(
  now: RequestNow<Item, Who>,
  event: ChangeEvent<Who>,
): RequestNow<Item, Who> {
  const done = { at: event.at, by: event.by };
  switch (event.kind) {
    case 'withdrawn':
      return event.itemId === null
        ? { ...now, withdrawn: done }
        : {
            ...now,
            items: now.items.map((item) => (item.id === event.itemId ? { ...item, withdrawn: done } : item)),
          };
    case 'worded':
      return {
        ...now,
        items: now.items.map((item) => {
          const { reason, note, former } = item;
          return item.id === event.itemId
            ? {
                ...item,
                reason: event.reason,
                note: event.note,
                former: [...former, { ...done, reason, note }],
              }
            : item;
        }),
      };
    case 'due':
      return {
        ...now,
        answerBy: event.answerBy,
        formerDays: [...now.formerDays, { ...done, answerBy: now.answerBy }],
      };
    case 'reminded':
      return { ...now, reminded: [...now.reminded, done], remindFrom: pauseAfter(event.at) };
  }
}

function pauseAfter(at: string): string {
  return new Date(Date.parse(at) + CHANGE_REMINDER_PAUSE_HOURS * HOUR_MS).toISOString();
}

/** What is still asked for: nothing of it where the whole was withdrawn. */
export function stillAsked<Item extends { withdrawn: unknown }>(now: {
  items: readonly Item[];
  withdrawn: unknown;
}): Item[] {
  return now.withdrawn === null ? now.items.filter(({ withdrawn }) => withdrawn === null) : [];
}
