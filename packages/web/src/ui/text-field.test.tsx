import { ui } from '@portal/messages/en/ui';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { Checkbox } from './checkbox.tsx';
import { DateField } from './date-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { YesNo } from './yes-no.tsx';

const texts = { label: 'Phone', hint: 'With area code', error: 'Phone is required' };
const binding = { name: 'basics.phone', onChange: () => {} };

const parts = [
  ['a text field', <TextField key="a" {...texts} {...binding} value="" />, 'textbox', 'With area code'],
  ['a text area', <TextArea key="b" {...texts} {...binding} value="" />, 'textbox', 'With area code'],
  [
    'a select',
    <Select key="c" {...texts} {...binding} value="" choices={[]} />,
    'combobox',
    'With area code',
  ],
  ['a question', <YesNo key="d" {...texts} {...binding} value={null} />, 'radiogroup', 'With area code'],
  [
    'a date',
    <DateField key="e" {...texts} {...binding} value="" />,
    'textbox',
    `With area code ${ui.date.format}`,
  ],
] as const;

describe('every field links its label, hint and error', () => {
  it.each(parts)('%s', (_row, part, role, hint) => {
    draw(part);
    const control = screen.getByRole(role, { name: /^Phone/ });
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const words = described.map((id) => document.getElementById(id)?.textContent);
    expect(words).toEqual([hint, 'Phone is required']);
    expect(document.getElementById('field-basics-phone')).not.toBeNull();
  });

  it('a checkbox, whose words are its label', () => {
    draw(
      <Checkbox {...binding} value={false} error="Accept the terms to go on">
        I accept the terms
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Accept the terms to go on',
    );
  });

  it('a field without an error is not marked invalid, and says if it is optional', () => {
    draw(<TextField {...binding} label="Téléphone" value="" optional />, 'fr');
    const box = screen.getByRole('textbox', { name: 'Téléphone (facultatif)' });
    expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-required')]).toEqual([null, null]);
  });

  it('a field that is obviously optional does not say so', () => {
    draw(<TextField {...binding} label="From" value="" optional="unsaid" />);
    expect(screen.getByRole('textbox', { name: 'From' }).getAttribute('aria-required')).toBeNull();
  });
});
