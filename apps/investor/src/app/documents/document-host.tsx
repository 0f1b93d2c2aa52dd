import type { Namespace } from '@portal/messages/namespaces';
import { useLanguage } from '@portal/web/i18n/use-language';
import { showToast } from '@portal/web/toasts';
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { DocumentViewer } from '#features/documents/document-viewer.tsx';
import { selectDocument, setModal } from '#state/modal-slice.ts';
import { openDocumentOf } from '#state/open-document.ts';
import { useAppDispatch } from '#state/store.ts';
import { useMessages } from '../messages.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['viewer'];

type Viewer = ComponentType<ComponentProps<typeof DocumentViewer>>;

/** The document that the history has open, over any page; its code comes when the first one is opened. */
export function DocumentHost() {
  const { t } = useTranslation();
  const document = openDocumentOf(useLocation().state);
  const openId = document?.id ?? null;
  const [Viewer, setViewer] = useState<Viewer | null>(null);
  const { textsReady } = useMessages();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(selectDocument(openId));
    dispatch(setModal({ name: 'lightbox', open: openId !== null }));
  }, [dispatch, openId]);
  useEffect(() => {
    if (openId !== null && Viewer === null) {
      Promise.all([import('#features/documents/document-viewer.tsx'), textsReady(language, TEXTS)]).then(
        ([loaded]) => setViewer(() => loaded.DocumentViewer),
        () => {
          showToast('problem', t('ui.error.network'));
          void navigate(-1);
        },
      );
    }
  }, [openId, Viewer, textsReady, language, navigate, t]);
  return document === null || Viewer === null ? null : (
    <Suspense>
      <WithTexts names={TEXTS}>
        <Viewer document={document} onClose={() => void navigate(-1)} />
      </WithTexts>
    </Suspense>
  );
}
