import type { officeExceptions as english } from '../en/office-exceptions.ts';
import type { Texts } from '../texts.ts';

export const officeExceptions: Texts<typeof english> = {
  open: 'Encore ouvert',
  checks: {
    'identity-not-confirmed':
      'Les pièces ne correspondent pas aux réponses. L’ordre ne peut pas être approuvé ainsi.',
    'identity-not-checked': 'Personne n’a comparé les pièces d’identité avec les réponses',
    'newer-profile': 'Un profil plus récent que celui de l’ordre est arrivé',
    'profile-flag': 'Le profil est signalé',
    'payment-flag': 'L’argent de l’ordre est signalé',
    'province-not-served': 'Nous ne sommes pas inscrits là où la personne habite',
    'memorandum-not-accepted': 'La dernière notice d’offre n’est pas confirmée',
    'joint-memorandum-not-accepted': 'La dernière notice d’offre n’est pas confirmée par le coinvestisseur',
  },
  howTo: 'Réglez-le d’abord, ou proposez l’approbation avec une exception déclarée.',
  dialog: {
    title: 'Proposer l’approbation avec une exception',
    text: 'Vous proposez d’approuver cet ordre même si ceci est ouvert\u00a0:',
    after:
      'La deuxième personne, de la conformité, lit ceci en premier. Tout reste au journal d’audit et à la page de l’ordre.',
    label: 'Pourquoi l’approuver quand même',
    hint: 'Dites ce que vous savez et comment, par exemple des pièces vues en personne.',
    required: 'Dites pourquoi l’approuver quand même',
  },
  declared: 'Exception déclarée',
  reason: 'Pourquoi\u00a0: {{reason}}',
  recorded: 'Exception\u00a0: {{checks}}.',
};
