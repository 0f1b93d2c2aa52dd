import type { ProposalKind } from '@portal/domain/firm/proposals/proposal-kinds';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Says plainly what nobody else here may approve: an office of one cannot. */
export function AloneNotice({ kinds }: { kinds: readonly ProposalKind[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="attention" title={t('officeApprovals.alone.title')}>
      <p>{t('officeApprovals.alone.text')}</p>
      <ul className="list-disc pl-5">
        {kinds.map((kind) => (
          <li key={kind}>{t(`officeApprovals.alone.kinds.${kind}`)}</li>
        ))}
      </ul>
    </Notice>
  );
}
