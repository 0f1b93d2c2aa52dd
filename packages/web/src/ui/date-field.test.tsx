import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { DateField } from './date-field.tsx';

function Asked({ onBlur = () => {} }: { onBlur?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <DateField
      name="birthdate"
      label="Date of birth"
      purpose="birthdate"
      value={value}
      onChange={setValue}
      onBlur={onBlur}
    />
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Date of birth');

it('a date is typed as eight digits, and says their order', () => {
  draw(<Asked />);
  expect(screen.getByText('Year, month, day: 1986-04-17')).toBeTruthy();
  fireEvent.change(box(), { target: { value: '19860417' } });
  expect(box().value).toBe('1986-04-17');
  expect([box().inputMode, box().autocomplete]).toEqual(['numeric', 'bday']);
});

it('a date written in another way is reformatted on blur', () => {
  const onBlur = vi.fn();
  draw(<Asked onBlur={onBlur} />);
  fireEvent.change(box(), { target: { value: '1986/4/7' } });
  fireEvent.blur(box());
  expect(box().value).toBe('1986-04-07');
  expect(onBlur).toHaveBeenCalledOnce();
});
