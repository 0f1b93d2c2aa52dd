import type { Namespace } from '@portal/messages/namespaces';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '#state/session-api.ts';
import { WithTexts } from '../with-texts.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('#features/referral/share-dialog.tsx')).ShareDialog,
}));
const TEXTS: readonly Namespace[] = ['referral'];

/** Opens the person's link to a deal; code and texts load when pressed. */
export function ShareDealButton({ deal }: { deal: { slug: string; name: string } }) {
  const { t } = useTranslation();
  const { data: user } = useProfileQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('dealPage.share', { name: deal.name })}
        onClick={() => setOpen(true)}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-raised text-muted shadow-raised transition-colors hover:border-accent hover:text-accent"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-5.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M12 15V3.5m0 0L8 7.5m4-4 4 4M6 11.5H5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1"
          />
        </svg>
      </button>
      {isOpen && user !== undefined ? (
        <Suspense>
          <WithTexts names={TEXTS}>
            <ShareDialog userId={user.id} deal={deal} onClose={() => setOpen(false)} />
          </WithTexts>
        </Suspense>
      ) : null}
    </>
  );
}
