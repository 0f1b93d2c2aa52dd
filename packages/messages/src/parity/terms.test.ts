import { describe, expect, it } from 'vitest';
import { termProblems } from './terms.ts';

describe('one term for one thing', () => {
  it.each([
    ['en', 'Log in with your email.'],
    ['en', 'You sign in {{city}}, and ask to sign in French.'],
    ['en', 'Nothing was signed in your name. People in Quebec read it first.'],
    ['fr', 'Écrit à {{email}}.'],
    ['fr', 'Ouvrez une session avec votre courriel; l’état civil se trouve au Québec.'],
  ] as const)('accepts in %s: %s', (language, text) => {
    expect(termProblems(language, text)).toEqual([]);
  });

  it.each([
    ['en', 'Your e-mail', 'email'],
    ['en', 'Laws of Québec', 'Quebec'],
    ['en', 'Sign in to go on', 'log in'],
    ['en', 'Two-step sign-in', 'log in'],
    ['en', 'Log on', 'log in'],
    ['fr', 'Votre e-mail', 'courriel'],
    ['fr', 'État matrimonial', 'état civil'],
    ['fr', 'Lois du Quebec', 'Québec'],
    ['fr', 'Connectez-vous', 'ouvrir une session'],
  ] as const)('marks in %s: %s', (language, text, term) => {
    expect(termProblems(language, text)).toEqual([expect.stringContaining(`the term is “${term}”`)]);
  });
});
