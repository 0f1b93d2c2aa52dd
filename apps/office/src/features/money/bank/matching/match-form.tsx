import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { PAYOR_LENGTH_MAX } from '@portal/domain/money/payments/office-receipts.wire';
import { focusField } from '@portal/web/form/field-id';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { nextTask } from '@portal/web/page/next-task';
import { Badge } from '@portal/web/ui/badge';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { OrderOffer } from '#parts/orders/order-offer.tsx';
import { OrderSearch } from '#parts/orders/order-search.tsx';
import { amountFor } from './amount-for.ts';
import { checkMatch, fieldOf, leftBeside, type MatchAnswers } from './check-match.ts';
import { useMatchLineMutation } from './matching-api.ts';
import { type Chosen, PartsList } from './parts-list.tsx';
import { WHY_TONES } from './why-tones.ts';

type MatchFormProps = { line: OpenLine; orders: readonly OrderChoice[]; onDone: (sentence: string) => void };

/** Assigns a line to one or several orders, each with its part. Nothing is decided before it is sent. */
export function MatchForm({ line, orders, onDone }: MatchFormProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [match, { error }] = useMatchLineMutation();
  const isIn = line.amount > 0;
  const form = useLightForm<MatchAnswers>(
    { kind: isIn ? 'received' : 'paid-out', parts: [], payor: line.party ?? '', reason: '' },
    (answers) => checkMatch(answers, line, exactMoney),
    { error },
  );
  const { kind, parts } = form.values;
  const setParts = form.field('parts').onChange;
  const choose = ({ order, amount, kind: proposed }: Chosen) => {
    const others = parts.filter(({ tradeId }) => tradeId !== order.tradeId);
    const { tradeId, reference, investor, missing } = order;
    const room = Math.max(0, leftBeside(line, others));
    setParts([...others, { tradeId, reference, investor, missing, amount: Math.min(amount, room) || null }]);
    if (proposed !== undefined) {
      form.field('kind').onChange(proposed);
    }
    // The pressed button is gone: the focus moves to the field that can be changed now.
    void nextTask().then(() => focusField(fieldOf(order)));
  };
  const submit = form.submitTo(async ({ payor, reason, ...answers }) => {
    const allocations = answers.parts.flatMap(({ tradeId, amount }) =>
      typeof amount === 'number' ? [{ tradeId, amount }] : [],
    );
    const said = { kind: answers.kind, allocations, payor: payor.trim() === '' ? null : payor.trim() };
    const { data } = await match({ lineId: line.id, ...said, reason: reason.trim() });
    if (data !== undefined) {
      onDone(t('officeMatching.form.done', { count: allocations.length }));
    }
  });
  const taken = new Set(parts.map(({ tradeId }) => tradeId));
  return (
    <div className="grid gap-5">
      <Candidates line={line} orders={orders} taken={taken} onChoose={choose} />
      <OrderSearch
        taken={taken}
        onChoose={(order) => choose({ order, amount: amountFor(order, line, kind) })}
      />
      <OfficeForm form={form} onSubmit={submit} submitText={t('officeMatching.form.submit')}>
        <PartsList form={form} line={line} onChange={setParts} />
        {isIn ? null : (
          <RadioGroup
            {...form.field('kind')}
            onChange={(value) => form.field('kind').onChange(value === 'returned' ? 'returned' : 'paid-out')}
            label={t('officeMatching.form.kind')}
            layout="cards"
            choices={(['paid-out', 'returned'] as const).map((value) => ({
              value,
              label: t(`officeMatching.kinds.${value}`),
              description: t(`officeMatching.form.kinds.${value}`),
            }))}
          />
        )}
        <TextField
          {...form.field('payor')}
          label={t(isIn ? 'officeMatching.form.payor' : 'officeMatching.form.payee')}
          optional
          autoComplete="off"
          maxLength={PAYOR_LENGTH_MAX}
        />
        <TextArea
          {...form.field('reason')}
          label={t('officeMatching.form.reason')}
          hint={t('officeMatching.form.reasonHint')}
          rows={2}
          maxLength={REASON_MAX_LENGTH}
        />
      </OfficeForm>
    </div>
  );
}

type CandidatesProps = {
  line: OpenLine;
  orders: readonly OrderChoice[];
  taken: ReadonlySet<string>;
  onChoose: (chosen: Chosen) => void;
};

/** Suggested orders for a line, most likely first, each with the reasons. None is a decision. */
function Candidates({ line, orders, taken, onChoose }: CandidatesProps) {
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
