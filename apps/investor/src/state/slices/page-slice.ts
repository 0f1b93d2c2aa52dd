import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

export type PageState = {
  /** When the server drew the page, in milliseconds since 1970; null once the page draws itself. */
  drawnAt: number | null;
} & Pick<PageContent, 'deals' | 'deal'>;

const initialState: PageState = { drawnAt: null, deals: null, deal: null };

/** What the server drew into the page that was opened, until its calls have answered. Not persisted: the next page has its own. */
export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    pageDrawn: (_state, { payload }: PayloadAction<PageContent>) => payload,
    /** From now on only answers of the server count. */
    pageAnswered: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { pageDrawn, pageAnswered } = pageSlice.actions;
