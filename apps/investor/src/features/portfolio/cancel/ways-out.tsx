import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';

/** Asks whether an unfinished order is to be cancelled; the page draws the dialog. */
export function CancelUnfinished() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // Leaving the page by the browser's own buttons must not carry the question to the next one.
  useEffect(
    () => () => {
      dispatch(setModal({ name: 'cancel', open: false }));
    },
    [dispatch],
  );
  return (
    <Button onPress={() => dispatch(setModal({ name: 'cancel', open: true }))}>
      {t('portfolio.cancel.action')}
    </Button>
  );
}

/** Once the right to cancel has ended. */
export function CallDealer() {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  return <LinkButton href={href}>{t('portfolio.cancel.call')}</LinkButton>;
}
