import type { Language } from '@portal/domain/ground/people/languages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type LanguageState = {
  /** Null until the person or their browser has chosen one. */
  language: Language | null;
};

const initialState: LanguageState = { language: null };

/** The screens' language; deliberately outlives the session. */
export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    setLanguage: (state, action: PayloadAction<Language>) => {
      state.language = action.payload;
    },
  },
});

export const { setLanguage } = languageSlice.actions;
