import { type ReactNode, useState } from 'react';
import { useSay } from './sheet.tsx';

type Said = [en: string, fr: string];
type Say = (...said: Said) => string;
type Texts = { label: string; hint?: string; error?: string; optional?: boolean; isDisabled?: boolean };
type Bound<Value> = Texts & { name: string; value: Value; onChange: (value: Value) => void };

const STATE_NAMES = ['empty', 'hint', 'filled', 'error', 'optional', 'disabled'] as const;
type StateName = (typeof STATE_NAMES)[number];

type FieldSample<Value> = {
  part: string;
  /** States the part does not have. */
  without?: readonly StateName[];
  label: Said;
  empty: Value;
  filled: Value;
  draw: (bound: Bound<Value>, say: Say) => ReactNode;
};

const HINT: Said = ['As it stands on your identity card.', 'Tel qu’il figure sur votre pièce d’identité.'];
const PROBLEM: Said = ['This answer is required.', 'Cette réponse est obligatoire.'];

/** What the state adds to the label. */
const TEXTS: Readonly<Record<StateName, (say: Say) => Partial<Texts>>> = {
  empty: () => ({}),
  hint: (say) => ({ hint: say(...HINT) }),
  filled: () => ({}),
  error: (say) => ({ hint: say(...HINT), error: say(...PROBLEM) }),
  optional: () => ({ optional: true }),
  disabled: () => ({ isDisabled: true }),
};

/** The states that every field has: empty, explained, filled, refused, optional and closed. */
export function fieldStates<Value>(sample: FieldSample<Value>): Record<string, ReactNode> {
  const states = STATE_NAMES.filter((state) => sample.without?.includes(state) !== true);
  return Object.fromEntries(
    states.map((state) => [state, <FieldInState key={state} sample={sample} state={state} />]),
  );
}

function FieldInState<Value>({ sample, state }: { sample: FieldSample<Value>; state: StateName }) {
  const say = useSay();
  const hasAnswer = state === 'filled' || state === 'disabled';
  const [value, setValue] = useState(hasAnswer ? sample.filled : sample.empty);
  const name = `${sample.part}.${state}`;
  const label = say(...sample.label);
  return sample.draw({ label, name, value, onChange: setValue, ...TEXTS[state](say) }, say);
}
