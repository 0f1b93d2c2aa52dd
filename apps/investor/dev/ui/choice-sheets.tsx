import { Checkbox } from '@portal/web/ui/checkbox';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { ComboBox } from '@portal/web/ui/combo-box';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Select } from '@portal/web/ui/select';
import { Switch } from '@portal/web/ui/switch';
import { YesNo } from '@portal/web/ui/yes-no';
import { fieldStates } from './field-states.tsx';
import type { Sheet } from './sheet.tsx';

type Say = (en: string, fr: string) => string;

const horizons = (say: Say) => [
  { value: '1', label: say('Less than three years', 'Moins de trois ans') },
  {
    value: '2',
    label: say('Three to seven years', 'De trois à sept ans'),
    description: say('Most deals end in this time.', 'La plupart des placements se terminent dans ce délai.'),
  },
  { value: '3', label: say('Longer', 'Plus longtemps'), isDisabled: true },
];

const provinces = (say: Say) => [
  { value: 'CAN-BC', label: say('British Columbia', 'Colombie-Britannique') },
  { value: 'CAN-QC', label: say('Quebec', 'Québec') },
  { value: 'CAN-NL', label: say('Newfoundland and Labrador', 'Terre-Neuve-et-Labrador') },
];

/** Fields to choose in. */
export const CHOICE_SHEETS: readonly Sheet[] = [
  {
    part: 'radio-group',
    states: {
      ...fieldStates({
        part: 'radio-group',
        label: [
          'How long can you do without the money?',
          'Combien de temps pouvez-vous vous passer de l’argent?',
        ],
        empty: '',
        filled: '2',
        draw: (bound, say) => <RadioGroup {...bound} choices={horizons(say)} />,
      }),
      cards: fieldStates({
        part: 'radio-group-cards',
        label: ['Your horizon', 'Votre horizon'],
        empty: '',
        filled: '2',
        draw: (bound, say) => <RadioGroup {...bound} layout="cards" choices={horizons(say)} />,
      }).filled,
    },
  },
  {
    part: 'checkbox-group',
    states: fieldStates<readonly string[]>({
      part: 'checkbox-group',
      label: ['What do you own already?', 'Que possédez-vous déjà?'],
      empty: [],
      filled: ['1', '2'],
      draw: (bound, say) => <CheckboxGroup {...bound} choices={horizons(say)} />,
    }),
  },
  {
    part: 'checkbox',
    states: fieldStates({
      part: 'checkbox',
      without: ['optional'],
      label: ['I have read the offering memorandum.', 'J’ai lu la notice d’offre.'],
      empty: false,
      filled: true,
      draw: ({ label, optional: _optional, ...bound }) => <Checkbox {...bound}>{label}</Checkbox>,
    }),
  },
  {
    part: 'switch',
    states: fieldStates({
      part: 'switch',
      without: ['optional', 'error'],
      label: ['Invest together with another person', 'Investir avec une autre personne'],
      empty: false,
      filled: true,
      draw: ({ label, optional: _optional, error: _error, ...bound }) => <Switch {...bound}>{label}</Switch>,
    }),
  },
  {
    part: 'yes-no',
    states: fieldStates<boolean | null>({
      part: 'yes-no',
      label: ['Do you hold a public office?', 'Occupez-vous une charge publique?'],
      empty: null,
      filled: true,
      draw: (bound) => <YesNo {...bound} />,
    }),
  },
  {
    part: 'select',
    states: fieldStates({
      part: 'select',
      label: ['Province', 'Province'],
      empty: '',
      filled: 'CAN-NL',
      draw: (bound, say) => <Select {...bound} choices={provinces(say)} />,
    }),
  },
  {
    part: 'combo-box',
    states: fieldStates({
      part: 'combo-box',
      label: ['Country', 'Pays'],
      empty: '',
      filled: 'CAN-QC',
      draw: (bound, say) => <ComboBox {...bound} choices={provinces(say)} />,
    }),
  },
];
