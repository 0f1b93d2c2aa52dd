import type { SigningMemorandum } from '@portal/domain/wire/signing';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Checkbox } from '@portal/web/ui/checkbox';
import { DocumentRow } from '@portal/web/ui/document-row';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useMemorandumLinkMutation } from './signing-api.ts';
import { MEMORANDUM_FIELD, type MemorandumAcceptance } from './use-memorandum-acceptance.ts';

type MemorandumCardProps = {
  token: string;
  memorandum: SigningMemorandum;
  acceptance: MemorandumAcceptance;
};

/** The document to save and read and, until it is confirmed, the statement that it was received and read. */
export function MemorandumCard({ token, memorandum, acceptance }: MemorandumCardProps) {
  const { t } = useTranslation();
  const { isTicked, setTicked, isMissing } = acceptance;
  return (
    <div className="flex flex-col gap-4">
      <MemorandumFile token={token} memorandum={memorandum} />
      {memorandum.acceptedAt === null ? (
        <div className="rounded-card border border-line bg-sunken px-4 py-2">
          <Checkbox
            name={MEMORANDUM_FIELD}
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

/** Its link lives for minutes, so it is asked for when pressed; the file is saved, the page stays. */
function MemorandumFile({ token, memorandum }: Pick<MemorandumCardProps, 'token' | 'memorandum'>) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [askLink, { isLoading, error }] = useMemorandumLinkMutation();
  const { documentId, title, version, pages, size } = memorandum;
  const open = async () => {
    const { data } = await askLink({ token, documentId });
    if (data !== undefined) {
      window.location.assign(data.url);
    }
  };
  return (
    <>
      <ul className="overflow-hidden rounded-card border border-line bg-raised shadow-raised">
        <DocumentRow
          title={title}
          note={t('signing.memorandum.version', { version })}
          pages={pages}
          sizeBytes={size}
          onDownload={() => void open()}
          isPending={isLoading}
        />
      </ul>
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </>
  );
}
