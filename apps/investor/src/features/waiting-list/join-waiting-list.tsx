import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WaitingListForm } from './waiting-list-form.tsx';

type JoinWaitingListProps = {
  province: ProvinceCode;
  /** As far as it is known. */
  email: string;
  onClose: () => void;
};

/** Joining the waiting list without leaving the page. */
export function JoinWaitingList({ province, email, onClose }: JoinWaitingListProps) {
  const { t } = useTranslation();
  const [joined, setJoined] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('waitingList.title', { province: t(provinceNameKey(province)) })}
      actions={joined === null ? undefined : <Button onPress={onClose}>{t('waitingList.close')}</Button>}
    >
      {joined === null ? (
        <div className="grid gap-6">
          <p className="text-muted">{t('waitingList.intro')}</p>
          <WaitingListForm province={province} email={email} onJoined={setJoined} />
        </div>
      ) : (
        <Notice tone="success" isNew takesFocus title={t('waitingList.joinedTitle')}>
          {t('waitingList.joined', { email: joined })}
        </Notice>
      )}
    </Dialog>
  );
}
