import type { OfficeDealer } from '@portal/domain/firm/dealer/office-dealer.wire';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Whether the portal would start again with the folder as it is, and whether it shows what the folder says. */
export function StateOfFolder({ dealer }: { dealer: OfficeDealer }) {
  const { t } = useTranslation();
  const { folder, faults, isBehind, isSample } = dealer;
  return (
    <div className="grid gap-4">
      {faults.length === 0 ? null : <Faults faults={faults} />}
      {isBehind ? (
        <Notice tone="attention" title={t('officeDealer.behind.title')}>
          {t('officeDealer.behind.text')}
        </Notice>
      ) : null}
      {isSample ? (
        <Notice tone="attention" title={t('officeDealer.sample.title')}>
          {t('officeDealer.sample.text')}
        </Notice>
      ) : null}
      <p className="max-w-prose text-muted">
        {faults.length === 0 ? `${t('officeDealer.fine')} ` : null}
        {t('officeDealer.howToChange')}{' '}
        <span className="wrap-anywhere">
          {t('officeDealer.folder')}: <code>{folder}</code>
        </span>
      </p>
    </div>
  );
}

function Faults({ faults }: { faults: OfficeDealer['faults'] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" title={t('officeDealer.faults.title', { count: faults.length })}>
      <p>{t('officeDealer.faults.text')}</p>
      <ul className="mt-2 grid list-disc gap-2 pl-5">
        {faults.map(({ kind, file, place, detail }) => (
          <li key={`${file} ${place} ${detail}`} className="wrap-anywhere">
            <code className="font-semibold">{place === '' ? file : `${file}: ${place}`}</code>{' '}
            {t(`officeDealer.faults.kinds.${kind}`)}
            <span className="block text-muted">
              {t('officeDealer.faults.asToldByServer')} <span lang="en">{detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
