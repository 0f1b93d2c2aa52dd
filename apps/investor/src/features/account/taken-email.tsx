import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';

const LINK = 'inline-flex min-h-11 items-center text-sm font-semibold text-info underline underline-offset-4';

/** The two ways on for a person whose address has an account already. */
export function TakenEmail() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to={paths.login()} className={LINK}>
        {t('account.register.takenLogin')}
      </Link>
      <Link to={paths.forgotPassword()} className={LINK}>
        {t('account.register.takenReset')}
      </Link>
    </p>
  );
}
