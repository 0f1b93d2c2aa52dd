import type { User } from '@portal/domain/wire/user';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#state/store.ts';
import { RequestForm } from './request-form.tsx';

/** The request about the referral program: the form, and what follows once it is sent. */
export function ReferralRequestSection({ user }: { user: User }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSent = useAppSelector(({ email }) => email.sent);
  return (
    <section aria-labelledby="request" className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 id="request" className="text-xl">
          {t('referral.request.title')}
        </h2>
        <p className="text-muted">{t('referral.request.intro')}</p>
      </div>
      {sentTo === null || !isSent ? (
        <RequestForm
          writer={{ name: `${user.firstName} ${user.lastName}`, email: user.email }}
          onSent={setSentTo}
        />
      ) : (
        <Notice
          tone="success"
          isNew
          takesFocus
          title={t('referral.request.sentTitle')}
          action={
            <Button size="small" onPress={() => setSentTo(null)}>
              {t('referral.request.another')}
            </Button>
          }
        >
          {t('referral.request.sent', { email: sentTo })}
        </Notice>
      )}
    </section>
  );
}
