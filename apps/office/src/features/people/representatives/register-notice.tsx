import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { OfficeRepresentative } from '@portal/domain/people/representatives/representatives.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/** Registrations that end soon, and clients for whom nobody works who is registered where they live. */
export function RegisterNotice({ all }: { all: readonly OfficeRepresentative[] }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const ending = all.flatMap(({ id, fullName, endsSoon }) =>
    endsSoon.map(({ province, lastDay }) => ({
      key: `${id} ${province}`,
      text: t('representatives.ending', {
        name: fullName,
        province: t(provinceNameKey(province)),
        day: day(lastDay),
      }),
    })),
  );
  const waiting = all
    .filter((one) => one.clientsNotServed > 0)
    .map(({ id, fullName, clientsNotServed: count }) => ({
      key: id,
      text: t('representatives.waiting', { name: fullName, count }),
    }));
  const lines = [...waiting, ...ending];
  return lines.length === 0 ? null : (
    <Notice tone="attention" title={t('representatives.attention')}>
      <ul className="grid gap-1">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
