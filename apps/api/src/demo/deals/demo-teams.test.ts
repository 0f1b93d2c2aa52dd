import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_DEALS } from './demo-deals.ts';
import { DEMO_TEAMS } from './demo-teams.ts';

const PORTRAITS = join(import.meta.dirname, '../../../../investor/public/media/team');
const PORTRAIT_MAX_BYTES = 6_000;
const BIOGRAPHY_MAX = 400;
const MEMBERS = Object.values(DEMO_TEAMS).flat();

describe('the people of the demonstration deals', () => {
  it('answer for every deal and for no other', () => {
    expect(Object.keys(DEMO_TEAMS).sort()).toEqual(DEMO_DEALS.map(({ slug }) => slug).sort());
    expect(Object.entries(DEMO_TEAMS).filter(([, team]) => team.length < 2)).toEqual([]);
    expect(new Set(MEMBERS.map(({ id }) => id)).size).toBe(MEMBERS.length);
  });

  it.each(MEMBERS.map((member) => [member.name, member] as const))(
    '%s is told of in both languages',
    (_name, { biography }) => {
      expect(biography.fr).not.toBe(biography.en);
      for (const text of [biography.en, biography.fr]) {
        expect(text.length).toBeGreaterThan(80);
        expect(text.length).toBeLessThanOrEqual(BIOGRAPHY_MAX);
        expect(text).not.toMatch(/['"!]|proven|award|leading expert|chevronné|primé|éprouvé/i);
      }
      expect(biography.fr).not.toMatch(/ [:%$]|\d \d/);
    },
  );

  it.each(MEMBERS.map(({ id }) => id))('%s has a portrait of their own, drawn and light', (id) => {
    const file = join(PORTRAITS, `${id}.svg`);
    expect(statSync(file).size).toBeLessThan(PORTRAIT_MAX_BYTES);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [^>]*viewBox="0 0 320 320"/);
  });
});
