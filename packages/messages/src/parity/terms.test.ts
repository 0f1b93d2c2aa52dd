import { describe, expect, it } from 'vitest';
import { termProblems } from './terms.ts';

describe('one term for one thing', () => {
  it.each([
    ['en', 'Log in with your email.'],
    ['en', 'You sign in {{city}}, and ask to sign in French.'],
    ['en', 'Nothing was signed in your name. People in Quebec read it first.'],
    ['en', 'Sign out'],
    ['en', 'Read the offering memorandum of this deal.'],
    ['fr', 'Écrit à {{email}}.'],
    ['fr', '{{count}}\u00a0titres, jusqu’à quelle part de votre argent, nulle part ailleurs.'],
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
    ['en', 'You are signed out', 'log out'],
    ['en', 'See the open offerings', 'deal'],
    ['en', 'Number of dependents', 'dependants'],
    ['fr', 'Votre e-mail', 'courriel'],
    ['fr', 'État matrimonial', 'état civil'],
    ['fr', 'Lois du Quebec', 'Québec'],
    ['fr', 'Connectez-vous', 'ouvrir une session'],
    ['fr', 'Vos parts sont réservées', 'titres'],
    ['fr', '{{count}}\u00a0part', 'titres'],
    ['fr', 'Prénom de la personne conjointe', 'conjointe ou conjoint'],
    ['fr', 'Le courriel est requis', 'est obligatoire'],
  ] as const)('marks in %s: %s', (language, text, term) => {
    expect(termProblems(language, text)).toEqual([expect.stringContaining(`the term is “${term}”`)]);
  });
});
