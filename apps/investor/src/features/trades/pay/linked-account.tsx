import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { fieldId, focusField } from '@portal/web/form/field-id';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { useStep } from '../use-step.ts';
import { AmountToDebit } from './amount-to-debit.tsx';
import { FinconnectDialog } from './finconnect-dialog.tsx';

/** The field the frame points to while no account is linked. */
const LINK_START = 'link-start';

type LinkedAccountProps = {
  deal: Deal;
  trade: Trade;
  /** Returns to the recorded account; null if there is none. */
  onKeep: (() => void) | null;
};

/** Payment by a linked account: what will happen, and the button to link it. */
export function LinkedAccount({ deal, trade, onKeep }: LinkedAccountProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const titleId = useId();
  useStep({
    isReady: false,
    missing: [t('wizard.pay.linked.name')],
    draft: null,
    onShowMissing: () => focusField(LINK_START),
  });
  return (
    <div className="flex flex-col gap-8">
      <AmountToDebit dollars={trade.orderTotal} isLinked />
      <Card as="section" labelledBy={titleId}>
        <h2 id={titleId} className="text-xl">
          {t('wizard.pay.linked.title')}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t('wizard.pay.linked.text')}</p>
        <div id={fieldId(LINK_START)} className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button tone="primary" onPress={() => dispatch(setModal({ name: 'finconnect', open: true }))}>
            {t('wizard.pay.linked.action')}
          </Button>
          {onKeep === null ? null : (
            <Button tone="quiet" onPress={onKeep}>
              {t('wizard.pay.keep')}
            </Button>
          )}
        </div>
      </Card>
      <FinconnectDialog slug={deal.slug} trade={trade} />
    </div>
  );
}
