import type { SigningDocument } from '@portal/domain/agreement/signing/signing.wire';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { SuccessMark } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { statementsOf } from './ceremony-steps.ts';

type ReviewListProps = {
  documents: readonly SigningDocument[];
  onReadAgain: (documentIndex: number) => void;
};

/** The documents that the signature counts for, each with a way back into it. */
export function ReviewList({ documents, onReadAgain }: ReviewListProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" labelledBy="review-documents">
      <h2 id="review-documents" className="mb-2 text-xl">
        {t('signing.review.documents')}
      </h2>
      <ul className="flex flex-col">
        {documents.map((document, index) => {
          const count = statementsOf(document).length;
          return (
            <li
              key={document.id}
              className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t py-3 first:border-t-0"
            >
              <span className="flex min-w-60 flex-1 items-start gap-3">
                <SuccessMark className="mt-1 size-5 shrink-0 text-success" />
                <span className="flex flex-col">
                  <span lang={document.language} className="font-semibold">
                    {document.title}
                  </span>
                  <span className="text-muted text-sm">
                    {count === 0 ? t('signing.review.noInitials') : t('signing.review.initials', { count })}
                  </span>
                </span>
              </span>
              <span className="max-sm:ml-4">
                <Button
                  size="small"
                  tone="quiet"
                  onPress={() => onReadAgain(index)}
                  aria-label={t('signing.review.readAgainLabel', { title: document.title })}
                >
                  {t('signing.review.readAgain')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
