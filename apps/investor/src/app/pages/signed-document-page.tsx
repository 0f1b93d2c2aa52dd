import { useParams } from 'react-router';
import { SignedDocument } from '#features/signing/signed-document.tsx';

/** Target of the message about a sealed document. */
export function SignedDocumentPage() {
  const { fileId = '' } = useParams();
  return (
    <div className="flex max-w-form flex-col gap-6">
      <SignedDocument key={fileId} fileId={fileId} />
    </div>
  );
}
