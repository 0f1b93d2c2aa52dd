import { useFormats } from '@portal/web/i18n/use-formats';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useTranslation } from 'react-i18next';
import type { ReadFile } from './read-lines.tsx';

/** Lines of the file that are no movement of the account, each with why. */
export function PassedOverRows({ read: { passedOver, passedOverCount } }: { read: ReadFile }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (passedOverCount === 0) {
    return null;
  }
  return (
    <Disclosure
      summary={t('officeBank.passedOver.title', { count: passedOverCount, number: number(passedOverCount) })}
    >
      <ul className="grid gap-1">
        {passedOver.map(({ line, because }) => (
          <li key={line}>
            {t('officeBank.passedOver.row', { line, because: t(`officeBank.passedOver.because.${because}`) })}
          </li>
        ))}
      </ul>
      {passedOver.length < passedOverCount ? <p>{t('officeBank.passedOver.more')}</p> : null}
    </Disclosure>
  );
}
