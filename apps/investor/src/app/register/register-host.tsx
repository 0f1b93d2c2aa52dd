import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { setModal } from '#state/modal-slice.ts';
import { paths } from '#state/paths.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useMessages } from '../messages.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['account', 'places'];

type Dialog = ComponentType<{ onClose: () => void }>;

async function loadDialog(): Promise<Dialog> {
  return (await import('./register-over-page.tsx')).RegisterDialog;
}

/** Registration over any page. Its code comes when it is asked for. */
export function RegisterHost() {
  const isOpen = useAppSelector((state) => state.modal.register);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const { textsReady } = useMessages();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen && Dialog === null) {
      Promise.all([loadDialog(), textsReady(language, TEXTS)]).then(
        ([loaded]) => setDialog(() => loaded),
        () => {
          // The page says what is wrong, and tries again.
          dispatch(setModal({ name: 'register', open: false }));
          void navigate(paths.register());
        },
      );
    }
  }, [isOpen, Dialog, textsReady, language, dispatch, navigate]);
  return !isOpen || Dialog === null ? null : (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Dialog onClose={() => dispatch(setModal({ name: 'register', open: false }))} />
      </WithTexts>
    </Suspense>
  );
}
