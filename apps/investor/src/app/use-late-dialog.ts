import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ModalName, setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useMessages } from './messages.ts';

export type LateDialogOptions<Props> = {
  name: ModalName;
  /** Loads its code; must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** Its texts. */
  texts: readonly Namespace[];
  /** The page to fall back to. */
  page: string;
};

/**
 * A dialog over any page whose code and texts load on demand: null until it is open and loaded. If loading fails, its page
 * opens instead, which explains and retries.
 */
export function useLateDialog<Props>({ name, load, texts, page }: LateDialogOptions<Props>) {
  const isOpen = useAppSelector((state) => state.modal[name]);
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const { textsReady } = useMessages();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen && Dialog === null) {
      Promise.all([load(), textsReady(language, texts)]).then(
        ([loaded]) => setDialog(() => loaded),
        () => {
          dispatch(setModal({ name, open: false }));
          void navigate(page);
        },
      );
    }
  }, [isOpen, Dialog, load, name, page, textsReady, texts, language, dispatch, navigate]);
  return {
    isOpen,
    Dialog: isOpen ? Dialog : null,
    close: () => void dispatch(setModal({ name, open: false })),
  };
}
