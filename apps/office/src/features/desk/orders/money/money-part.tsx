import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { formatDateTime } from '@portal/domain/ground/formats/dates';
import { isOfBankLine } from '@portal/domain/money/payments/bank-line-reference';
import {
  MONEY_MOVES,
  type MoneyMove,
  type MoneyProposal,
} from '@portal/domain/money/payments/office-money-proposals.wire';
import { releasableFrom } from '@portal/domain/order/trades/right-to-cancel';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagsOfPage } from '#parts/flags/flags-of-page.tsx';
import { NewToday } from '#parts/new-today.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { MoneyDialog } from './money-dialog.tsx';
import { ReceiptButton } from './receipt-button.tsx';
import { ReturnableNotice } from './returnable-notice.tsx';
import type { SeenMoney } from './seen-money.ts';

type MoneyPartProps = { page: OfficeOrder; mayClear: boolean; mayRecord: boolean };

/** Where the order's money is, according to the journal. */
export function MoneyPart({ page: { order, money }, mayClear, mayRecord }: MoneyPartProps) {
  const { t } = useTranslation();
  const { exactMoney, dateTime } = useFormats();
  if (money === null) {
    return null;
  }
  const sums = [
    { id: 'inTrust', label: t('officeOrder.money.inTrust'), value: money.inTrust },
    { id: 'missing', label: t('officeOrder.money.missing'), value: money.missing },
    { id: 'toDebit', label: t('officeOrder.money.toDebit'), value: money.toDebit },
    { id: 'released', label: t('officeOrder.money.released'), value: money.released },
    { id: 'refunded', label: t('officeOrder.money.refunded'), value: money.refunded },
  ];
  return (
    <PagePart id="money" title={t('officeOrder.money.title')}>
      <FlagsOfPage flags={money.flags} mayClear={mayClear} of="order" />
      <ReturnableNotice money={money} />
      {money.isDebitUnderWay ? <p>{t('officeOrder.money.underWay')}</p> : null}
      <DefinitionList figures rows={sums.map((row) => ({ ...row, value: exactMoney(row.value) }))} />
      {mayRecord ? <ReceiptButton order={order} /> : null}
      <MoneyDecisions order={order} money={money} />
      <h3 className="font-semibold">{t('officeOrder.money.movements')}</h3>
      {money.movements.length === 0 ? (
        <p className="text-muted">{t('officeOrder.money.noMovements')}</p>
      ) : (
        <ul className="text-sm">
          {money.movements.map(({ id, kind, amount, at, reference, payor }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2">
              <span>
                {t(`officeFlags.movements.${kind}`)} <span className="text-muted">{dateTime(at)}</span>{' '}
                {reference !== null && isOfBankLine(reference)
                  ? t('officeOrder.money.ofBank')
                  : (reference ?? '')}
                {payor === null ? null : (
                  <span className="block text-muted">{t('officeFlags.payor', { payor })}</span>
                )}
              </span>
              <span className="figures">{exactMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  );
}

type MoneyDecisionsProps = { order: OfficeOrder['order']; money: NonNullable<OfficeOrder['money']> };

/** The pending proposal about an order's money, and what this person may do; each move asks for confirmation. */
function MoneyDecisions({ order, money }: MoneyDecisionsProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<SeenMoney | null>(null);
  const { proposal } = money;
  // A release that the right to cancel still stops is no button: it is a line with its day.
  const isStopped = order.right.state !== 'ended' && money.moves.includes('propose-release');
  const moves = MONEY_MOVES.filter(
    (move) => money.moves.includes(move) && !(isStopped && move === 'propose-release'),
  );
  if (proposal === null && moves.length === 0 && seen === null && !isStopped) {
    return null;
  }
  const nameOf = (move: MoneyMove) =>
    move === 'approve'
      ? t(`officeOrderMoney.approve.${proposal?.decision ?? 'release'}`)
      : t(`officeOrderMoney.${move}`);
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{t('officeOrderMoney.title')}</h3>
      {proposal === null ? null : <MoneyProposalNotice proposal={proposal} />}
      {isStopped ? <ReleasableFrom right={order.right} /> : null}
      <div className="flex flex-wrap gap-3">
        {moves.map((move) => (
          <Button
            key={move}
            size="small"
            tone={move === 'approve' ? 'primary' : 'secondary'}
            onPress={() => setSeen({ move, name: nameOf(move), order, money })}
          >
            {nameOf(move)}
          </Button>
        ))}
      </div>
      {seen === null ? null : <MoneyDialog seen={seen} onClose={() => setSeen(null)} />}
    </div>
  );
}

/** From when the money may be released, by the clock that counts for its investor. */
function ReleasableFrom({ right }: Pick<OfficeOrder['order'], 'right'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { endsAt, timeZone } = right;
  return (
    <p>
      {endsAt === null
        ? t('officeOrderMoney.releaseNotSigned')
        : t('officeOrderMoney.releaseFrom', {
            when: formatDateTime(releasableFrom(new Date(endsAt)).toISOString(), language, timeZone),
          })}
    </p>
  );
}

/** The proposal about an order's money that is waiting for a second person, or why the last one failed. */
function MoneyProposalNotice({ proposal }: { proposal: MoneyProposal }) {
  const { t } = useTranslation();
  const { exactMoney, dateTime } = useFormats();
  const { decision, state, maker, isOwn, workedOnIt, reason, submittedAt, expiresAt } = proposal;
  const amount = exactMoney(proposal.amount);
  const why = reason === null ? null : <p>{t('officeOrderMoney.reasonGiven', { reason })}</p>;
  if (state !== 'submitted') {
    return (
      <Notice tone="attention" title={t(`officeOrderMoney.ended.${decision}`, { amount })}>
        <HowItEnded proposal={proposal} />
        {why}
      </Notice>
    );
  }
  return (
    <Notice title={t(`officeOrderMoney.open.${decision}`, { amount })}>
      <p>
        {t('officeOrderMoney.open.text', {
          name: maker,
          when: dateTime(submittedAt ?? ''),
          inTrust: exactMoney(proposal.inTrust),
          until: dateTime(expiresAt),
        })}
      </p>
      {decision === 'refund' ? (
        <p>{t('officeOrderMoney.open.stays', { stays: exactMoney(proposal.staysInTrust) })}</p>
      ) : null}
      {why}
      {isOwn ? <p>{t('officeOrderMoney.open.own')}</p> : <NewToday maker={maker} />}
      {workedOnIt ? <p>{t('officeOrderMoney.open.worked')}</p> : null}
    </Notice>
  );
}

function HowItEnded({ proposal }: { proposal: MoneyProposal }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { state, staleBecause, note, endedBy, endedAt } = proposal;
  const who = { name: endedBy ?? '', when: dateTime(endedAt ?? '') };
  switch (state) {
    case 'returned':
      return <p>{t('officeOrderMoney.ended.returned', { ...who, reason: note ?? '' })}</p>;
    case 'withdrawn':
      return <p>{t('officeOrderMoney.ended.withdrawn', who)}</p>;
    case 'expired':
      return <p>{t('officeOrderMoney.ended.expired')}</p>;
    default:
      return <p>{t(`officeOrderMoney.ended.${staleBecause ?? 'order-changed'}`)}</p>;
  }
}
