import { FLAG_STATES, type FlagQuery } from '@portal/domain/money/payments/office-flags.wire';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { flagsAddress } from './flags-address.ts';

/** Open flags, and those that were cleared. */
export function StateLinks({ state: shown }: Pick<FlagQuery, 'state'>) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('officeFlags.states.label')}>
      <ul className="flex flex-wrap gap-2">
        {FLAG_STATES.map((state) => (
          <li key={state}>
            <Link
              to={flagsAddress({ state })}
              aria-current={state === shown ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-control border px-3 text-sm no-underline hover:border-accent',
                state === shown
                  ? 'border-accent bg-accent-soft font-semibold text-accent'
                  : 'border-line bg-raised text-text',
              )}
            >
              {t(`officeFlags.states.${state}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
