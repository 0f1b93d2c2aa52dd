import { isInvited } from '@portal/domain/people/referral/referral';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEnterPortal } from '#app/session/use-enter-portal.ts';
import { Elsewhere } from '#app/waiting-list/elsewhere.tsx';
import { RegisterForm } from '#features/account/register-form.tsx';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';

const NEXT = ['1', '2', '3'] as const;

/** Registration, with the next steps beside the form. */
export function RegisterPage() {
  const { t } = useTranslation();
  const enterPortal = useEnterPortal();
  const kept = useAppSelector((state) => state.referral.referralHeroData);
  // The prerendered page knows no referral; it appears right after takeover.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const referral = isTakenOver ? kept : null;
  return (
    <div className="mx-auto grid max-w-wide gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid gap-3 lg:col-span-2">
        <h1 className="text-3xl">{t('account.register.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{t('account.register.intro')}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {t('account.register.hasAccount')}
          <Link
            to={paths.login()}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {t('account.register.login')}
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-6">
        {isInvited(referral) ? (
          <p className="rounded-card bg-accent-soft px-4 py-3 text-sm font-medium text-accent-strong">
            {t('account.register.invited')}
          </p>
        ) : null}
        <RegisterForm
          referral={referral}
          elsewhere={(typed) => <Elsewhere place="registration" {...typed} />}
          onEntered={enterPortal}
        />
      </div>
      <aside className="content-start self-start rounded-card border border-line bg-raised p-6 lg:sticky lg:top-8">
        <h2 className="text-lg">{t('account.register.nextTitle')}</h2>
        <ol className="mt-3 grid gap-4">
          {NEXT.map((place) => (
            <li key={place} className="flex gap-3 text-sm">
              <span
                aria-hidden="true"
                className="figures grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent"
              >
                {place}
              </span>
              <span className="pt-0.5 text-muted">{t(`account.register.next.${place}`)}</span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  );
}
