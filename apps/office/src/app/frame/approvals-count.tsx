import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { COUNT_AGAIN_MS, useApprovalsQuery } from '#state/approvals-api.ts';

/** How much waits for the person; nothing where nothing does, and while nobody knows. */
export function ApprovalsCount() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data } = useApprovalsQuery({ part: 'for-you' }, { pollingInterval: COUNT_AGAIN_MS });
  const count = data?.counts['for-you'];
  if (count === undefined || count.value === 0) {
    return null;
  }
  const shown = `${number(count.value)}${count.isCapped ? '+' : ''}`;
  return (
    <>
      <span
        aria-hidden="true"
        className="figures rounded-full bg-attention-soft px-2 py-0.5 font-semibold text-attention text-xs"
      >
        {shown}
      </span>
      {/* A name of its own: without the space it is read as one word with the page's. */}{' '}
      <span className="sr-only">{t('office.approvalsCount', { number: shown })}</span>
    </>
  );
}
