import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

/** What somebody agreed to and took back over time. */
export function ConsentsPart({ consents }: Pick<OfficeInvestor, 'consents'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <PagePart id="consents" title={t('officeInvestors.consents.title')}>
      {consents.length === 0 ? <p className="text-muted">{t('officeInvestors.consents.none')}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {consents.map(({ kind, isGranted, at }) => (
          <li key={`${kind} ${at}`}>
            {t(isGranted ? 'security.consents.given' : 'security.consents.withdrawn', {
              kind: t(`security.consents.kinds.${kind}`),
              when: dateTime(at),
            })}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
