import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/office-money.wire';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { OrderOffer } from '#parts/orders/order-offer.tsx';
import type { Chosen } from './parts-list.tsx';
import { WHY_TONES } from './why-tones.ts';

type CandidatesProps = {
  line: OpenLine;
  orders: readonly OrderChoice[];
  taken: ReadonlySet<string>;
  onChoose: (chosen: Chosen) => void;
};

/** Orders that a line may be for, the likeliest first, each with why. None of them is a decision. */
export function Candidates({ line, orders, taken, onChoose }: CandidatesProps) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="candidates-title" className="grid gap-3">
      <h3 id="candidates-title" className="font-semibold">
        {t('officeMatching.candidates.title')}
      </h3>
      {line.proposals.length === 0 ? (
        <p className="text-muted">{t('officeMatching.candidates.none')}</p>
      ) : null}
      <ul className="grid gap-2 empty:hidden">
        {line.proposals.map(({ tradeId, why, kind, amount, isPaidByOther }) => {
          const order = orders.find((each) => each.tradeId === tradeId);
          return order === undefined ? null : (
            <OrderOffer
              key={tradeId}
              order={order}
              isTaken={taken.has(tradeId)}
              onChoose={() => onChoose({ order, amount, kind })}
            >
              <Badge tone={WHY_TONES[why]}>{t(`officeMatching.why.${why}`)}</Badge>
              {isPaidByOther ? (
                <Badge tone="attention">{t('officeMatching.candidates.otherPayor')}</Badge>
              ) : null}
              {kind === 'received' ? null : <Badge>{t(`officeMatching.kinds.${kind}`)}</Badge>}
            </OrderOffer>
          );
        })}
      </ul>
      {line.hasMore ? <p className="text-muted text-sm">{t('officeMatching.candidates.more')}</p> : null}
    </section>
  );
}
