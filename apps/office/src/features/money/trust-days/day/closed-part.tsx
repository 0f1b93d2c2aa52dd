import type { Language } from '@portal/domain/ground/people/languages';
import type { TrustDay } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { useLinkToDayPaperMutation } from '../trust-days-api.ts';

type ClosedPartProps = { day: string; closed: NonNullable<TrustDay['closed']>; hash: string };

/** Who prepared and who closed a day, and its sealed papers. */
export function ClosedPart({ day, closed, hash }: ClosedPartProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { preparedBy, preparedAt, reviewedBy, closedAt, papers } = closed;
  const rows = [
    {
      id: 'prepared',
      label: t('officeTrustDays.closed.prepared'),
      value: `${preparedBy}, ${dateTime(preparedAt)}`,
    },
    {
      id: 'reviewed',
      label: t('officeTrustDays.closed.reviewed'),
      value: `${reviewedBy}, ${dateTime(closedAt)}`,
    },
    {
      id: 'hash',
      label: t('officeTrustDays.closed.hash'),
      value: <span className="figures text-sm wrap-anywhere">{hash}</span>,
    },
  ];
  return (
    <PagePart id="closed" title={t('officeTrustDays.closed.title')}>
      <DefinitionList rows={rows} />
      {papers.length === 0 ? <p role="status">{t('officeTrustDays.closed.writing')}</p> : null}
      <div className="flex flex-wrap gap-3">
        {papers.map((language) => (
          <Download key={language} day={day} language={language} />
        ))}
      </div>
    </PagePart>
  );
}

function Download({ day, language }: { day: string; language: Language }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const { isBusy, run } = useBusy();
  const [linkTo] = useLinkToDayPaperMutation();
  const download = () =>
    run(async () => {
      const { data, error } = await linkTo({ day, language });
      if (data === undefined) {
        showToast('problem', messageOf(error));
      } else {
        window.location.assign(data.url);
      }
    });
  return (
    <Button onPress={() => void download()} isPending={isBusy}>
      {t(`officeTrustDays.closed.download.${language}`)}
    </Button>
  );
}
