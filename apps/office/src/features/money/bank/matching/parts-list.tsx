import type { MatchLineInput } from '@portal/domain/money/bank/lines/bank-schemas';
import type { OpenLine, OrderChoice } from '@portal/domain/money/bank/lines/office-money.wire';
import { fieldId } from '@portal/web/form/field-id';
import type { LightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { AmountField } from '@portal/web/ui/amount-field';
import { Button } from '@portal/web/ui/button';
import { Money } from '@portal/web/ui/money';
import { NativeProblem } from '@portal/web/ui/native-field';
import { useTranslation } from 'react-i18next';
import { fieldOf, leftBeside, type MatchAnswers, type Part } from './check-match.ts';

/** An order chosen for a line, and how much of the line. */
export type Chosen = { order: OrderChoice; amount: number; kind?: MatchLineInput['kind'] | undefined };

type PartsListProps = {
  form: LightForm<MatchAnswers>;
  line: Pick<OpenLine, 'left'>;
  onChange: (parts: readonly Part[]) => void;
};

/** The chosen orders, each with its part, and the rest of the line. */
export function PartsList({ form, line, onChange }: PartsListProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { parts, kind } = form.values;
  const errorOf = (name: string) => form.summary.problems.find((problem) => problem.name === name)?.text;
  const left = leftBeside(line, parts);
  return (
    <section
      id={fieldId('parts')}
      tabIndex={-1}
      aria-labelledby="parts-title"
      className="grid gap-4 rounded-card bg-sunken p-4"
    >
      <h3 id="parts-title" className="font-semibold">
        {t('officeMatching.form.parts')}
      </h3>
      {parts.length === 0 ? <p className="text-muted">{t('officeMatching.form.none')}</p> : null}
      {parts.map((part) => (
        <div key={part.tradeId} className="flex flex-wrap items-end justify-between gap-3">
          <AmountField
            name={fieldOf(part)}
            label={`${part.reference}, ${part.investor}`}
            hint={
              kind === 'received'
                ? t('officeMatching.form.lacks', { amount: exactMoney(part.missing) })
                : undefined
            }
            error={errorOf(fieldOf(part))}
            value={part.amount}
            onChange={(amount) =>
              onChange(parts.map((each) => (each.tradeId === part.tradeId ? { ...each, amount } : each)))
            }
          />
          <Button
            tone="quiet"
            size="small"
            aria-label={t('officeMatching.form.removeOne', { reference: part.reference })}
            onPress={() => onChange(parts.filter(({ tradeId }) => tradeId !== part.tradeId))}
          >
            {t('officeMatching.form.remove')}
          </Button>
        </div>
      ))}
      <p role="status" className={left < 0 ? 'font-semibold text-danger' : ''}>
        {t('officeMatching.form.remains')} <Money dollars={left} />
      </p>
      <NativeProblem id={fieldId('parts')} error={errorOf('parts')} />
    </section>
  );
}
