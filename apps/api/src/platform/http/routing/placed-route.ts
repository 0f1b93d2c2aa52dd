import type { Route } from './route.ts';

/** The tags of the API document, in its order, each with a sentence about it. */
export const API_TAGS = {
  Accounts: 'Signing in and out, sessions, passwords and the signed-in investor.',
  Deals: 'What is on offer, for visitors and for investors.',
  KYC: 'The know-your-client profile and its evidence.',
  Orders: 'Orders: placing, reading, detailing and cancelling them.',
  Payments: 'How an order is paid.',
  Signing: "The signing of an order's and a profile's documents.",
  Files: "Short-lived links to an investor's files and a deal's documents.",
  Drafts: 'What was typed and not submitted yet.',
  Messages: 'Messages to the dealer and reports of faults.',
  Office: "For the dealer's people: signing in, and who may do what.",
  Operation: 'For whoever runs the portal: whether it is up, and its figures.',
} as const;
type ApiTag = keyof typeof API_TAGS;

/** A route with its place in the API document. */
export type PlacedRoute = Route & { tag: ApiTag };

/** Places routes under a tag of the API document. */
export function tagged(tag: ApiTag, routes: readonly Route[]): readonly PlacedRoute[] {
  return routes.map((route) => ({ ...route, tag }));
}
