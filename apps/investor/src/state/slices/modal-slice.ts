import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clearSession } from './clear-session.ts';

/**
 * The specification's flags, and those of dialogs any page can open. `modal` is true while a dialog with input covers the
 * page.
 */
export const MODAL_NAMES = [
  'modal',
  'register',
  'cancel',
  'teamBio',
  'lightbox',
  'finconnect',
  'contact',
  'privacyChoices',
] as const;
export type ModalName = (typeof MODAL_NAMES)[number];
export type ModalState = Record<ModalName, boolean> & {
  /** Id of the team member whose biography is open. */
  selectedMember: string | null;
  /** Id of the document that is open. */
  selectedDocument: string | null;
};

const initialState: ModalState = {
  modal: false,
  register: false,
  cancel: false,
  teamBio: false,
  lightbox: false,
  finconnect: false,
  contact: false,
  privacyChoices: false,
  selectedMember: null,
  selectedDocument: null,
};

/** Which dialogs are open. */
export const modalSlice = createSlice({
  name: 'modal',
  initialState,
  reducers: {
    setModal: (state, action: PayloadAction<{ name: ModalName; open: boolean }>) => {
      state[action.payload.name] = action.payload.open;
    },
    selectMember: (state, action: PayloadAction<string | null>) => {
      state.selectedMember = action.payload;
    },
    selectDocument: (state, action: PayloadAction<string | null>) => {
      state.selectedDocument = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(clearSession, () => initialState);
  },
});

export const { setModal, selectMember, selectDocument } = modalSlice.actions;
