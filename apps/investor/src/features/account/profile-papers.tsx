import type { OwnAccount } from '@portal/domain/service/own-account/own-account.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';
import { useOwnAccountQuery } from './own-account-api.ts';
import { Panel } from './security/panel.tsx';

type ProfilePapersProps = {
  papers: OwnAccount['profilePapers'];
  /** When the profile was signed; null if it is not. */
  signedAt: string | null;
};

/** The sealed confirmations of the profile, to read here or save. */
export function ProfilePapers({ papers, signedAt }: ProfilePapersProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const rowOf = useDocumentRow();
  const isAwaited = isBeingSealed(papers, signedAt);
  return (
    <Panel title={t('ownProfile.papers.title')} intro={t('ownProfile.papers.intro')}>
      {isAwaited ? <AwaitedPaper /> : null}
      {papers.length === 0 && !isAwaited ? <p>{t('ownProfile.papers.none')}</p> : null}
      {papers.length === 0 ? null : (
        <ul className="overflow-hidden rounded-card border border-line">
          {papers.map((paper) => (
            <DocumentRow
              key={paper.id}
              {...rowOf(paper)}
              note={t('ownProfile.papers.signedOn', { date: date(paper.signedAt) })}
              sizeBytes={paper.size}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Sealing takes seconds; what takes longer than this the office sees among its work. */
const SEALING_MS_MAX = 3_600_000;

function isBeingSealed(papers: OwnAccount['profilePapers'], signedAt: string | null): boolean {
  if (signedAt === null || papers.some((paper) => Date.parse(paper.signedAt) >= Date.parse(signedAt))) {
    return false;
  }
  return Date.now() - Date.parse(signedAt) < SEALING_MS_MAX;
}

const ASK_AGAIN_MS = 4_000;

/** A confirmation that was signed a moment ago: asks until its sealed file is there. */
function AwaitedPaper() {
  const { t } = useTranslation();
  useOwnAccountQuery(undefined, { pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true });
  return <p role="status">{t('ownProfile.papers.awaited')}</p>;
}
