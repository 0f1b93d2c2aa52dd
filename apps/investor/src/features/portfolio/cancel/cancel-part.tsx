import type { Trade } from '@portal/domain/wire/trade';
import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { cancelStateOf } from './cancel-state.ts';
import { useRightWords } from './use-right-words.ts';

/** At the end of an order's page: the way out of an unfinished order, or whom to call once the right to cancel has ended. */
export function CancelPart({ trade }: { trade: Trade }) {
  switch (cancelStateOf(trade)) {
    case 'unfinished':
      return <CancelUnfinished />;
    case 'right-ended':
      return <RightEnded trade={trade} />;
    default:
      return null;
  }
}

const PART = 'flex flex-col items-start gap-3 border-line border-t pt-8';

/** The page draws the dialog that asks again. */
function CancelUnfinished() {
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
    <section aria-labelledby="cancel-title" className={PART}>
      <h2 id="cancel-title" className="text-xl">
        {t('portfolio.cancel.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('portfolio.cancel.text')}</p>
      <Button onPress={() => dispatch(setModal({ name: 'cancel', open: true }))}>
        {t('portfolio.cancel.action')}
      </Button>
    </section>
  );
}

function RightEnded({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  const words = useRightWords(trade);
  return (
    <section aria-labelledby="cancel-title" className={PART}>
      <h2 id="cancel-title" className="text-xl">
        {t('portfolio.cancel.title')}
      </h2>
      <p className="max-w-prose text-muted">
        {t('portfolio.cancel.ended', words)} {t('portfolio.cancel.endedText', { email: trade.dealer.email })}
      </p>
      <LinkButton href={href}>{t('portfolio.cancel.call')}</LinkButton>
    </section>
  );
}
