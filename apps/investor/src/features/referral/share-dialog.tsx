import { Dialog } from '@portal/web/ui/dialog';
import { useTranslation } from 'react-i18next';
import { referralLink } from './referral-link.ts';
import { ShareLink } from './share-link.tsx';

type ShareDialogProps = {
  userId: string;
  deal: { slug: string; name: string };
  onClose: () => void;
};

/** The person's link to one deal, with what to know before sending it. */
export function ShareDialog({ userId, deal, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('referral.deal.title', { name: deal.name })}>
      <div className="grid gap-5">
        <p className="text-muted">{t('referral.deal.intro')}</p>
        <ShareLink
          link={referralLink(window.location.origin, userId, deal.slug)}
          shareText={t('referral.deal.shareText', { name: deal.name })}
        />
        <p className="border-line-strong border-l-4 pl-4 text-muted text-sm">
          {t('referral.disclosure.noAdvice')} {t('referral.disclosure.noReward')}
        </p>
      </div>
    </Dialog>
  );
}
