import { fieldOfChange, wizardPageOfChange } from '@portal/domain/order/changes/wizard-page-of-change';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { CancelPart } from '@portal/web/order/cancel-part';
import { OrderView } from '@portal/web/order/order-view';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { ChevronLeft } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';
import { useOrderAtDealerQuery } from '#state/order-at-dealer-api.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { CancelByRight } from '../cancel/cancel-by-right.tsx';
import { nextStepOf } from '../next-step.ts';
import { OwnDocuments } from './own-documents.tsx';

const AT_THE_DEALER = ['submitted', 'inReview', 'changesAsked'];

/** The person's own order, with what they can do about it. */
export function OwnOrderView({ trade, notices }: { trade: Trade; notices: ReactNode }) {
  const isAtDealer = AT_THE_DEALER.includes(tradeStatusOf(trade.status));
  const { data } = useOrderAtDealerQuery(trade.id, { skip: !isAtDealer });
  const { slug } = trade.dealId;
  return (
    <OrderView
      trade={trade}
      atDealer={isAtDealer ? data : undefined}
      actions={{
        back: <ToPortfolio />,
        dealLink: <ToDeal slug={slug} />,
        nextHref: nextStepOf(trade)?.href ?? null,
        taskHref: (path) => paths.wizard(slug, wizardPageOfChange(path), fieldOfChange(path)),
        confirmMemorandum: <ConfirmMemorandum trade={trade} />,
      }}
      joint={notices}
      right={<CancelByRight trade={trade} />}
      documents={<OwnDocuments trade={trade} />}
      cancel={<CancelPart trade={trade} cancel={<CancelUnfinished />} call={<CallDealer />} />}
    />
  );
}

function ToPortfolio() {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.portfolio()}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start font-medium text-accent no-underline hover:underline"
    >
      <ChevronLeft />
      {t('portfolio.back')}
    </Link>
  );
}

function ToDeal({ slug }: { slug: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to={paths.deal(slug)}
      className="font-medium text-info underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
    >
      {t('portfolio.order.deal')}
    </Link>
  );
}

/** Opens the question whether to cancel an unfinished order; the page renders the dialog. */
function CancelUnfinished() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  // Leaving by the browser's buttons must not carry the question to the next page.
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
function CallDealer() {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  return <LinkButton href={href}>{t('portfolio.cancel.call')}</LinkButton>;
}

/** Confirms having received and read an amended memorandum. */
function ConfirmMemorandum({ trade }: { trade: Pick<Trade, 'id' | 'dealId'> }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [accept] = useAcceptMemorandumMutation();
  const isSending = useAppSelector(({ email }) => email.loading);
  const confirm = async () => {
    const { error } = await accept({ dealId: trade.dealId.id, tradeId: trade.id });
    if (error === undefined) {
      showToast('success', t('portfolio.memorandum.done'));
    } else {
      showToast('problem', t('portfolio.memorandum.failed', { message: messageOf(error) }));
    }
  };
  return (
    <Button onPress={() => void confirm()} isPending={isSending}>
      {t('portfolio.memorandum.action')}
    </Button>
  );
}
