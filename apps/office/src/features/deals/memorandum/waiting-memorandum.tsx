import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { addressOfMemorandum } from '../deal/deal-addresses.ts';
import { useDealMemorandumQuery } from './memorandum-api.ts';

/** Says on other pages of the deal that its memorandum waits for a second person, too. */
export function WaitingMemorandum({ dealId }: { dealId: string }) {
  const { t } = useTranslation();
  const { data } = useDealMemorandumQuery(dealId);
  return data === undefined || data.review === null ? null : (
    <Notice
      title={t('officeMemorandum.review.elsewhere')}
      action={
        <LinkButton size="small" href={addressOfMemorandum(dealId)}>
          {t('officeMemorandum.review.open')}
        </LinkButton>
      }
    />
  );
}
