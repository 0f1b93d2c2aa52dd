import type { PageContent } from '@portal/domain/offering/deals/page-content.wire';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

export type PageState = {
  /** When the server rendered the page, in milliseconds since 1970; null once the page renders itself. */
  drawnAt: number | null;
} & Pick<PageContent, 'deals' | 'deal'>;

const initialState: PageState = { drawnAt: null, deals: null, deal: null };

/** What the server rendered into the opened page, until its calls answer. Not persisted: each page has its own. */
export const pageSlice = createSlice({
  name: 'page',
  initialState,
  reducers: {
    pageDrawn: (_state, { payload }: PayloadAction<PageContent>) => payload,
    /** From now on only the server's answers count. */
    pageAnswered: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { pageDrawn, pageAnswered } = pageSlice.actions;
