import { expect, it } from 'vitest';
import { asTyped } from './as-typed.ts';

it.each([
  ['npm run dealer -- staff list', 'portal dealer staff list'],
  ['Say where to put the backup: npm run backup -- <new folder>', 'portal backup <new folder>'],
  [
    'first npm run keys -- rotate, then npm run keys -- status',
    'portal keys rotate, then portal keys status',
  ],
  ['run npm run database -- prepare with MIGRATION_DATABASE_URL', 'portal database prepare with'],
  ['to be published (npm run audit -- roots)', '(portal audit roots)'],
])('an installed portal says %j as its people type it', (text, said) => {
  expect(asTyped(text, true)).toContain(said);
  expect(asTyped(text, true)).not.toContain('npm');
});

it('a portal that runs from its sources leaves the command as it is', () => {
  expect(asTyped('npm run dealer -- jobs', false)).toBe('npm run dealer -- jobs');
});

it('what belongs to the sources alone stays', () => {
  expect(asTyped('the investor application is not built: npm run build', true)).toContain('npm run build');
});
