import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContactDialog } from '#features/contact/contact-dialog.tsx';
import { type ContactDraft, newDraft } from '#features/contact/contact-draft.ts';
import { setModal } from '#state/modal-slice.ts';
import { paths } from '#state/paths.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useMessages } from '../messages.ts';
import { WithTexts } from '../with-texts.tsx';
import { useWriter } from './use-writer.ts';

/** What the dialog speaks with. */
const CONTACT_TEXTS: readonly Namespace[] = ['contact', 'account', 'errors'];

type Dialog = ComponentType<ComponentProps<typeof ContactDialog>>;

async function loadDialog(): Promise<Dialog> {
  return (await import('#features/contact/contact-dialog.tsx')).ContactDialog;
}

/** The contact dialog over any page. Its code comes when it is asked for; what was typed stays when it is closed. */
export function ContactHost() {
  const isOpen = useAppSelector((state) => state.modal.contact);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [draft, setDraft] = useState<ContactDraft | null>(null);
  const writer = useWriter(isOpen);
  const { textsReady } = useMessages();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen && Dialog === null) {
      Promise.all([loadDialog(), textsReady(language, CONTACT_TEXTS)]).then(
        ([loaded]) => setDialog(() => loaded),
        () => {
          // The page says what is wrong, and tries again.
          dispatch(setModal({ name: 'contact', open: false }));
          void navigate(paths.contact());
        },
      );
    }
  }, [isOpen, Dialog, textsReady, language, dispatch, navigate]);
  if (!isOpen || Dialog === null || writer === undefined) {
    return null;
  }
  return (
    <Suspense>
      <WithTexts names={CONTACT_TEXTS}>
        <Dialog
          draft={draft ?? newDraft(writer)}
          onChange={setDraft}
          onSent={() => setDraft(null)}
          onClose={() => dispatch(setModal({ name: 'contact', open: false }))}
        />
      </WithTexts>
    </Suspense>
  );
}
