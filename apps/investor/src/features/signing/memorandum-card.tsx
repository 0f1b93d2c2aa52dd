import type { SigningMemorandum } from '@portal/domain/agreement/signing/signing.wire';
import { Checkbox } from '@portal/web/ui/checkbox';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';
import { type MemorandumAcceptance, STATEMENT_FIELD } from './use-memorandum-acceptance.ts';

type MemorandumCardProps = {
  token: string;
  memorandum: SigningMemorandum;
  acceptance: MemorandumAcceptance;
};

/** The document to read or save and, until confirmed, the statement that it was received and read. */
export function MemorandumCard({ token, memorandum, acceptance }: MemorandumCardProps) {
  const { t } = useTranslation();
  const { isTicked, setTicked, isMissing } = acceptance;
  return (
    <div className="flex flex-col gap-4">
      <MemorandumFile token={token} memorandum={memorandum} />
      {memorandum.acceptedAt === null ? (
        <div className="rounded-card border border-line bg-sunken px-4 py-2">
          <Checkbox
            name={STATEMENT_FIELD}
            value={isTicked}
            onChange={setTicked}
            onBlur={() => undefined}
            hint={t('signing.memorandum.hint')}
            error={isMissing ? t('signing.memorandum.missing') : undefined}
            isRequired
          >
            {t('signing.memorandum.statement')}
          </Checkbox>
        </div>
      ) : null}
    </div>
  );
}

/** Read and saved through the ceremony's link: there is no session here. */
function MemorandumFile({ token, memorandum }: Pick<MemorandumCardProps, 'token' | 'memorandum'>) {
  const { t } = useTranslation();
  const rowOf = useDocumentRow();
  const { documentId, title, version, pages, size } = memorandum;
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
      <DocumentRow
        {...rowOf({ id: documentId, title, ceremony: token })}
        note={t('signing.memorandum.version', { version })}
        pages={pages}
        sizeBytes={size}
      />
    </ul>
  );
}
