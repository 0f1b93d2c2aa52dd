import type { DeskQueue } from '@portal/domain/desk/desk-queues';
import type { Claim, DeskResults, ViewingInput } from '@portal/domain/wire/office-desk';
import { api } from './api.ts';

type OfRow = { queue: DeskQueue; id: string; version: number };
const post = (url: string, body: unknown) => ({ url, method: 'POST' as const, body });

const claimsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Said by itself while the page is open: who else has it open comes back. */
    noteViewing: build.mutation<Claim | null, ViewingInput>({
      query: (body) => ({ ...post('/office/viewing', body), personActed: false }),
    }),
    takeRow: build.mutation<Claim, OfRow>({
      query: ({ queue, ...row }) => post(`/office/desk/${queue}/claim`, row),
      invalidatesTags: ['Order', 'Desk', 'ContactRequest'],
    }),
    giveBackRow: build.mutation<DeskResults, OfRow>({
      query: ({ queue, ...row }) =>
        post(`/office/desk/${queue}/act`, { rows: [row], do: { act: 'release' } }),
      invalidatesTags: ['Order', 'Desk', 'ContactRequest'],
    }),
  }),
});

export const { useNoteViewingMutation, useTakeRowMutation, useGiveBackRowMutation } = claimsApi;
