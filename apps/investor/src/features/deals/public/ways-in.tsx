import { LinkButton } from '@portal/web/ui/link-button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { watchedDocument } from '#state/page/watched-document.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { headedFor } from '#state/slices/notice-slice.ts';
import { useAppDispatch } from '#state/store.ts';

/**
 * The ways from a deal's public page to an order: an account, in a dialog over the page if no third-party scripts run, or a log-in.
 * Both lead to the deal afterwards.
 */
export function WaysIn({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const keepPlace = () => void dispatch(headedFor(paths.deal(slug)));
  const register = (event: MouseEvent) => {
    keepPlace();
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && !watchedDocument.isWatched) {
      event.preventDefault();
      dispatch(setModal({ name: 'register', open: true }));
    }
  };
  return (
    <div data-print="no" className="grid gap-3">
      <LinkButton href={paths.register()} tone="primary" fullWidth onClick={register}>
        {t('account.invitation.register')}
      </LinkButton>
      <LinkButton href={paths.login()} fullWidth onClick={keepPlace}>
        {t('account.invitation.login')}
      </LinkButton>
    </div>
  );
}
