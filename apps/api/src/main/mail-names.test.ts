import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeActions } from '@portal/messages/en/office-actions';
import { describe, expect, it } from 'vitest';
import { MAILS } from './fold-areas.ts';

const AREAS = join(import.meta.dirname, '../areas');

/** Of the two messages that are composed without a template, the name stands where they are sent. */
const composed = globSync('**/send-*-notice.ts', { cwd: AREAS })
  .flatMap((path) => [...readFileSync(join(AREAS, path), 'utf8').matchAll(/template: '([a-z-]+)'/g)])
  .map(([, name = '']) => name);
const { bounced: _cameBack, ...named } = officeActions.mail;

describe('what the office reads of a message that was sent', () => {
  it('has a name for each that the portal sends, and for no other', () => {
    expect(Object.keys(named).sort()).toEqual([...Object.keys(MAILS), ...composed].sort());
  });

  it('finds the two that have no template', () => {
    expect(composed.sort()).toEqual(['cancellation-notice', 'payment-notice']);
  });
});
