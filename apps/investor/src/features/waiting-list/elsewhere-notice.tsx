import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { JoinWaitingList } from './join-waiting-list.tsx';

export type ElsewhereNoticeProps = {
  /** Where the person lives and the dealer is not registered. */
  province: ProvinceCode;
  email: string;
  /** While registering, or in the place of the way into an order. */
  place: 'registration' | 'deal';
};

/** That the dealer cannot take orders from where a person lives, what they can do all the same, and how to hear when that changes. */
export function ElsewhereNotice({ province, email, place }: ElsewhereNoticeProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const named = { province: t(provinceNameKey(province)) };
  const isDeal = place === 'deal';
  return (
    <Notice
      isNew={!isDeal}
      title={t('waitingList.elsewhere.title')}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => setOpen(true)}>{t('waitingList.elsewhere.join')}</Button>
          {isDeal ? (
            <LinkButton tone="quiet" href={paths.account()}>
              {t('waitingList.elsewhere.account')}
            </LinkButton>
          ) : null}
        </div>
      }
    >
      {isDeal ? t('waitingList.elsewhere.deal', named) : t('waitingList.elsewhere.text', named)}
      {isDeal ? ` ${t('waitingList.elsewhere.moved')}` : null}
      {isOpen ? <JoinWaitingList province={province} email={email} onClose={() => setOpen(false)} /> : null}
    </Notice>
  );
}
