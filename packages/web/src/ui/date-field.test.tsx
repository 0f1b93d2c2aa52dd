import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { DateField } from './date-field.tsx';

function Asked({ onBlur = () => {} }: { onBlur?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        name="birthdate"
        label="Date of birth"
        purpose="birthdate"
        value={value}
        onChange={setValue}
        onBlur={onBlur}
      />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>('Date of birth');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('nothing is rewritten while a date is typed as in Quebec, which is said again in words', () => {
  draw(<Asked />, 'fr');
  expect(screen.getByText('Jour, mois, année, comme 17/04/1986; ou 1986-04-17')).toBeTruthy();
  for (const typed of ['1', '14', '14/', '14/0', '14/03', '14/03/', '14/03/1', '14/03/19', '14/03/199']) {
    type(typed);
    expect([box().value, screen.getByRole('status').textContent]).toEqual([typed, typed]);
  }
  type('14/03/1997');
  expect(box().value).toBe('14/03/1997');
  expect(screen.getByRole('status').textContent).toBe('1997-03-14');
  expect(screen.getByText('14 mars 1997')).toBeTruthy();
  expect([box().inputMode, box().autocomplete]).toEqual(['numeric', 'bday']);
});

it('eight digits are a date as they stand, which the field writes in one form once it is left', () => {
  const onBlur = vi.fn();
  draw(<Asked onBlur={onBlur} />);
  type('17041986');
  expect(box().value).toBe('17041986');
  expect(screen.getByText('April 17, 1986')).toBeTruthy();
  fireEvent.blur(box());
  expect(box().value).toBe('1986-04-17');
  expect(onBlur).toHaveBeenCalledOnce();
});

it('what is no date stays as typed, for the error message', () => {
  draw(<Asked />);
  type('31/02/1997');
  fireEvent.blur(box());
  expect(box().value).toBe('31/02/1997');
  expect(screen.queryByText(/1997,/)).toBeNull();
});
