import type { Language } from '@portal/domain/ground/people/languages';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { NumberAnswer } from '../form/read-number.ts';
import { draw, switchTo } from '../testing/draw.tsx';
import { AmountField } from './amount-field.tsx';

function Asked({
  first = null,
  onAnswer,
}: {
  first?: NumberAnswer;
  onAnswer: (answer: NumberAnswer) => void;
}) {
  const [answer, setAnswer] = useState<NumberAnswer>(first);
  const change = (next: NumberAnswer) => {
    setAnswer(next);
    onAnswer(next);
  };
  return <AmountField name="income" label="Income" value={answer} onChange={change} />;
}

function box(): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>('Income');
}

describe('an amount', () => {
  it.each([
    ['typed in English', 'en', '1,234.5', 1234.5, '1,234.50'],
    ['typed in French', 'fr', '1 234,5', 1234.5, '1\u00a0234,50'],
    ['that is none stays as typed', 'en', '12..5', '12..5', '12..5'],
    ['emptied', 'fr', '', '', ''],
  ] as const)('%s', (_row, language: Language, typed, answer, shown) => {
    const answers: NumberAnswer[] = [];
    draw(<Asked first={7} onAnswer={(next) => answers.push(next)} />, language);
    fireEvent.focus(box());
    fireEvent.change(box(), { target: { value: typed } });
    expect(box().value).toBe(typed);
    fireEvent.blur(box());
    expect(answers).toEqual([answer]);
    expect(box().value).toBe(shown);
  });

  it.each([
    ['a French comma', 'fr', '85,000', 'Voulez-vous dire 85 000 ou 85,00? Tapez l’un des deux.'],
    ['a point in English', 'en', '85.000', 'Did you mean 85,000 or 85.00? Type one of the two.'],
  ] as const)('asks where %s stands before three digits', (_row, language: Language, typed, question) => {
    const answers: NumberAnswer[] = [];
    draw(<Asked first={7} onAnswer={(next) => answers.push(next)} />, language);
    fireEvent.change(box(), { target: { value: typed } });
    expect(screen.queryByText(question)).toBeNull();
    fireEvent.blur(box());
    expect(screen.getByText(question)).toBeTruthy();
    expect([answers, box().value]).toEqual([[typed], typed]);
    fireEvent.change(box(), { target: { value: '85000' } });
    expect(screen.queryByText(question)).toBeNull();
  });

  it.each([
    ['before it in English', 'en', false],
    ['after it in French', 'fr', true],
  ] as const)('has the dollar sign %s', (_row, language: Language, isAfter) => {
    draw(<Asked first={7} onAnswer={() => {}} />, language);
    const inOrder = [...document.body.querySelectorAll('*')];
    expect(inOrder.indexOf(screen.getByText('$')) > inOrder.indexOf(box())).toBe(isAfter);
  });

  it('is formatted again when the language changes', async () => {
    const messages = draw(<Asked first={50_000.25} onAnswer={() => {}} />, 'en');
    expect(box().value).toBe('50,000.25');
    await switchTo(messages, 'fr');
    expect(box().value).toBe('50\u00a0000,25');
    expect(document.documentElement.lang).toBe('fr-CA');
  });
});
