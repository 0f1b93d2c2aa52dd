import type { NumberAnswer } from '@portal/web/form/read-number';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import { NumberField } from '@portal/web/ui/number-field';
import { PercentField } from '@portal/web/ui/percent-field';
import { PlainTextField } from '@portal/web/ui/plain-text-field';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { fieldStates } from './field-states.tsx';
import type { Sheet } from './sheet.tsx';

const SENTENCES =
  'I would like to know when the second distribution is paid. Quand la deuxième distribution est-elle versée?';

/** Fields to type in. */
export const FIELD_SHEETS: readonly Sheet[] = [
  {
    part: 'text-field',
    states: fieldStates({
      part: 'text-field',
      label: ['First name', 'Prénom'],
      empty: '',
      filled: 'Marie-Ève',
      draw: (bound) => <TextField {...bound} />,
    }),
  },
  {
    part: 'plain-text-field',
    states: fieldStates({
      part: 'plain-text-field',
      without: ['optional'],
      label: ['Email', 'Courriel'],
      empty: '',
      filled: 'marie-eve@exemple.ca',
      draw: ({ optional: _optional, ...bound }) => (
        <PlainTextField {...bound} type="email" autoComplete="off" maxLength={254} />
      ),
    }),
  },
  {
    part: 'text-area',
    states: fieldStates({
      part: 'text-area',
      label: ['Your question', 'Votre question'],
      empty: '',
      filled: SENTENCES,
      draw: (bound) => <TextArea {...bound} rows={3} maxLength={2000} />,
    }),
  },
  {
    part: 'number-field',
    states: fieldStates<NumberAnswer>({
      part: 'number-field',
      label: ['Dependants', 'Personnes à charge'],
      empty: null,
      filled: 12,
      draw: (bound) => <NumberField {...bound} />,
    }),
  },
  {
    part: 'amount-field',
    states: fieldStates<NumberAnswer>({
      part: 'amount-field',
      label: ['Income this year', 'Revenu de cette année'],
      empty: null,
      filled: 1234567.5,
      draw: (bound) => <AmountField {...bound} />,
    }),
  },
  {
    part: 'percent-field',
    states: fieldStates<NumberAnswer>({
      part: 'percent-field',
      label: ['High risk', 'Risque élevé'],
      empty: null,
      filled: 33.3,
      draw: (bound) => <PercentField {...bound} />,
    }),
  },
  {
    part: 'date-field',
    states: fieldStates({
      part: 'date-field',
      label: ['Date of birth', 'Date de naissance'],
      empty: '',
      filled: '1984-08-15',
      draw: (bound) => <DateField {...bound} />,
    }),
  },
];
