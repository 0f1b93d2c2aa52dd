import type { DeskQueue, ViewedKind } from '@portal/domain/desk/queues/desk-queues';
import type {
  Claim,
  DeskAct,
  DeskResults,
  ViewingInput,
  WorkOnPage,
} from '@portal/domain/desk/queues/office-desk.wire';
import { api } from './api.ts';

type OfRow = { queue: DeskQueue; id: string; version: number };
const post = (url: string, body: unknown) => ({ url, method: 'POST' as const, body });
const say = (body: ViewingInput) => ({ ...post('/office/viewing', body), personActed: false });

/** Identifies this browser tab, which never has two pages open at once. */
const TAB = crypto.randomUUID();

/** What a page has open. */
export type Viewed = { kind: ViewedKind; id: string };

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Reports that a page is open, each time it is called, and answers its work, claims and other viewers. */
    work: build.query<WorkOnPage, Viewed>({
      query: (page) => say({ ...page, tab: TAB, isOpen: true }),
      providesTags: ['Desk'],
      keepUnusedDataFor: 0,
    }),
    closePage: build.mutation<WorkOnPage, Viewed>({
      query: (page) => say({ ...page, tab: TAB, isOpen: false }),
    }),
    takeRow: build.mutation<Claim, OfRow>({
      query: ({ queue, ...row }) => post(`/office/desk/${queue}/claim`, row),
      // After a refusal, too: somebody was faster, and the page shows who has it.
      invalidatesTags: ['Order', 'Desk', 'ContactRequest'],
    }),
    actOnRow: build.mutation<DeskResults, OfRow & { act: DeskAct }>({
      query: ({ queue, act, ...row }) => post(`/office/desk/${queue}/act`, { rows: [row], do: act }),
      invalidatesTags: ['Order', 'Desk', 'ContactRequest'],
    }),
  }),
});

export const { useWorkQuery, useClosePageMutation, useTakeRowMutation, useActOnRowMutation } = claimsApi;
