import type { Namespace } from '@portal/messages/namespaces';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DocumentViewer } from '#features/documents/document-viewer.tsx';
import { openDocumentOf } from '#state/documents/open-document.ts';
import { selectDocument, setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { WithTexts } from '../with-texts.tsx';

const TEXTS: readonly Namespace[] = ['viewer'];

/** Shows the document that the history entry has open, and keeps the modal flags in step. */
export function DocumentLayer() {
  const document = openDocumentOf(useLocation().state);
  const openId = document?.id ?? null;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dispatch(selectDocument(openId));
    dispatch(setModal({ name: 'lightbox', open: openId !== null }));
    return () => {
      dispatch(setModal({ name: 'lightbox', open: false }));
      dispatch(selectDocument(null));
    };
  }, [dispatch, openId]);
  return document === null ? null : (
    <WithTexts names={TEXTS}>
      <DocumentViewer document={document} onClose={() => void navigate(-1)} />
    </WithTexts>
  );
}
