import { PASSWORD_LENGTH_MIN } from '@portal/domain/people/account/account-limits';
import type { PasswordStrength } from '@portal/domain/people/account/judge-password';
import { passwordLength } from '@portal/domain/people/account/normalise-password';
import type { PasswordOwner } from '@portal/domain/people/account/password-owner';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { usePasswordStrength } from '../form/judge-when-loaded.ts';

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
  /** Its owner, as far as the page knows. */
  owner: PasswordOwner;
};

/**
 * How strong a new password is, in words and bars, before it is sent. The verdict's space is reserved from the first letter:
 * it appears late, once the word lists are loaded, and must not push the button away as somebody presses it.
 */
export function PasswordStrengthHint({ password, owner }: PasswordStrengthHintProps) {
  const { t } = useTranslation();
  const judged = usePasswordStrength(password, owner, t('brand.name'));
  const missing = PASSWORD_LENGTH_MIN - passwordLength(password);
  const strength = missing > 0 ? 'short' : judged;
  return (
    <div role="status" className="-mt-3 grid gap-1.5 empty:hidden">
      {password === '' ? null : (
        <>
          <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
            {BARS.map((bar) => (
              <span
                key={bar}
                className={classNames(
                  'h-1 rounded-full transition-colors',
                  strength !== null && bar <= BARS_FILLED[strength] ? COLOURS[strength] : 'bg-line',
                )}
              />
            ))}
          </div>
          <p className="min-h-10 text-sm text-muted">
            {strength === null ? null : <Verdict strength={strength} missing={missing} />}
          </p>
        </>
      )}
    </div>
  );
}

function Verdict({ strength, missing }: { strength: PasswordStrength; missing: number }) {
  const { t } = useTranslation();
  if (strength === 'short') {
    return t('account.password.strength.short', { count: missing });
  }
  return (
    <>
      {t('account.password.strength.label')}{' '}
      <b className="font-semibold text-text">{t(`account.password.strength.${strength}`)}</b>
      {strength === 'strong' ? null : (
        <span className="block">{t(`account.password.strengthHint.${strength}`)}</span>
      )}
    </>
  );
}
