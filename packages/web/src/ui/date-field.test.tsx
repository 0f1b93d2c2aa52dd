import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { DateField } from './date-field.tsx';

function Asked({ onAnswer, onBlur }: { onAnswer: (value: string) => void; onBlur: () => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onAnswer(next);
  };
  return <DateField name="birthdate" label="Date of birth" value={value} onChange={change} onBlur={onBlur} />;
}

describe('a date', () => {
  it('is typed part by part and kept at every moment', () => {
    const answers: string[] = [];
    draw(<Asked onAnswer={(value) => answers.push(value)} onBlur={() => {}} />);
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '4' } });
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '1x7' } });
    fireEvent.change(screen.getByLabelText('Year'), { target: { value: '1986' } });
    expect(answers).toEqual(['-4-', '-4-17', '1986-04-17']);
    expect(screen.getByLabelText<HTMLSelectElement>('Month').selectedOptions[0]?.textContent).toBe('April');
  });

  it('asks for the day first in French', () => {
    draw(<Asked onAnswer={() => {}} onBlur={() => {}} />, 'fr');
    expect([...document.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
      'Jour',
      'Mois',
      'Année',
    ]);
  });

  it('is left when the focus leaves all three boxes, not between them', () => {
    const onBlur = vi.fn();
    draw(<Asked onAnswer={() => {}} onBlur={onBlur} />);
    fireEvent.blur(screen.getByLabelText('Month'), { relatedTarget: screen.getByLabelText('Day') });
    expect(onBlur).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByLabelText('Year'), { relatedTarget: document.body });
    expect(onBlur).toHaveBeenCalledOnce();
  });
});
