import type { ReviewEnds } from '@portal/domain/firm/proposals/review-ends.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Says that the last review was returned and why, or that a colleague withdrew it; otherwise nothing. */
export function EndOfReview({ ends: { returned, withdrawn } }: { ends: ReviewEnds }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (returned !== null) {
    return (
      <Notice
        tone="attention"
        title={t('officeDeals.returned.title', { name: returned.by, when: dateTime(returned.at) })}
      >
        <p className="whitespace-pre-line">{returned.reason}</p>
      </Notice>
    );
  }
  return withdrawn === null ? null : (
    <Notice title={t('officeDeals.takenBack.title', { name: withdrawn.by, when: dateTime(withdrawn.at) })}>
      {t('officeDeals.takenBack.text')}
    </Notice>
  );
}
