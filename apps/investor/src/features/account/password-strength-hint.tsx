import { PASSWORD_LENGTH_MIN } from '@portal/domain/account/account-limits';
import { type PasswordStrength, passwordStrength } from '@portal/domain/account/password-strength';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import './message-block.ts';

const BARS_FILLED: Record<PasswordStrength, number> = { short: 0, guessable: 1, good: 2, strong: 3 };
const BARS = [1, 2, 3] as const;
const COLOURS: Record<PasswordStrength, string> = {
  short: 'bg-line',
  guessable: 'bg-attention',
  good: 'bg-accent',
  strong: 'bg-success',
};

type PasswordStrengthHintProps = {
  password: string;
  /** Names and the like, which make a password easy to guess. */
  personal: readonly string[];
};

/** How good a new password is, in words and bars. A hint: only the length is a rule. */
export function PasswordStrengthHint({ password, personal }: PasswordStrengthHintProps) {
  const { t } = useTranslation();
  const strength = passwordStrength(password, personal);
  const verdict =
    strength === 'short'
      ? t('account.password.strength.short', { count: PASSWORD_LENGTH_MIN - password.length })
      : t(`account.password.strength.${strength}`);
  return (
    <div className="-mt-2 grid min-h-6 gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {BARS.map((bar) => (
          <span
            key={bar}
            className={classNames(
              'h-1 rounded-full transition-colors',
              bar <= BARS_FILLED[strength] ? COLOURS[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <p role="status" className="min-h-6 text-sm text-muted">
        {password === '' ? null : (
          <>
            {t('account.password.strength.label')} <b className="font-semibold text-text">{verdict}</b>
            {strength === 'guessable' || strength === 'good' ? (
              <span className="block">{t(`account.password.strengthHint.${strength}`)}</span>
            ) : null}
          </>
        )}
      </p>
    </div>
  );
}
