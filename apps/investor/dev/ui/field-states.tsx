import { type ComponentType, type ReactNode, useState } from 'react';
import { useSay } from './sheet.tsx';

type Said = [en: string, fr: string];
type Texts = { label: string; hint?: string; error?: string; optional?: boolean; isDisabled?: boolean };
type Bound<Value> = Texts & { name: string; value: Value; onChange: (value: Value) => void };

type StateName = 'empty' | 'hint' | 'filled' | 'error' | 'optional' | 'disabled';

type FieldSample<Value> = {
  part: string;
  /** States that the part does not have. */
  without?: readonly StateName[];
  label: Said;
  empty: Value;
  filled: Value;
  draw: (bound: Bound<Value>, say: (en: string, fr: string) => string) => ReactNode;
};

const HINT: Said = ['As it stands on your identity card.', 'Tel qu’il figure sur votre pièce d’identité.'];
const PROBLEM: Said = ['This answer is required.', 'Cette réponse est obligatoire.'];

/** The states that every field has: empty, explained, filled, refused, optional and closed. */
export function fieldStates<Value>(sample: FieldSample<Value>): Record<string, ComponentType> {
  const state = (id: string, initial: Value, texts: (say: (...said: Said) => string) => Partial<Texts>) =>
    function FieldState() {
      const say = useSay();
      const [value, setValue] = useState(initial);
      const name = `${sample.part}.${id}`;
      return sample.draw(
        { label: say(...sample.label), name, value, onChange: setValue, ...texts(say) },
        say,
      );
    };
  const states: Record<StateName, ComponentType> = {
    empty: state('empty', sample.empty, () => ({})),
    hint: state('hint', sample.empty, (say) => ({ hint: say(...HINT) })),
    filled: state('filled', sample.filled, () => ({})),
    error: state('error', sample.empty, (say) => ({ hint: say(...HINT), error: say(...PROBLEM) })),
    optional: state('optional', sample.empty, () => ({ optional: true })),
    disabled: state('disabled', sample.filled, () => ({ isDisabled: true })),
  };
  const missing: readonly string[] = sample.without ?? [];
  return Object.fromEntries(Object.entries(states).filter(([name]) => !missing.includes(name)));
}
