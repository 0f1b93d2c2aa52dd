import type { account as english } from '../en/account.ts';
import type { Texts } from '../texts.ts';

export const account: Texts<typeof english> = {
  firstName: { label: 'Prénom', required: 'Le prénom est requis' },
  lastName: { label: 'Nom de famille', required: 'Le nom de famille est requis' },
  email: { label: 'Courriel', required: 'Le courriel est requis', invalid: 'Le courriel n’est pas valide' },
  password: {
    label: 'Mot de passe',
    required: 'Le mot de passe est requis',
    tooShort: 'Utilisez au moins 10 caractères. Une courte phrase convient bien.',
  },
  terms: { required: 'Veuillez accepter les conditions pour continuer' },
};
