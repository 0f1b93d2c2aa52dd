import type { officeExceptions as english } from '../en/office-exceptions.ts';
import type { Texts } from '../texts.ts';

export const officeExceptions: Texts<typeof english> = {
  open: 'Points en suspens',
  checks: {
    'identity-not-confirmed':
      'Les pièces d’identité ne concordent pas avec les réponses. L’ordre ne peut pas être approuvé ainsi.',
    'identity-not-checked': 'Les pièces d’identité n’ont pas été comparées avec les réponses',
    'newer-profile': 'L’investisseur a soumis un profil plus récent que celui de l’ordre',
    'profile-too-old': 'L’investisseur n’a confirmé aucun profil depuis plus de 12\u00a0mois',
    'profile-flag': 'Le profil est signalé',
    'payment-flag': 'Un paiement de l’ordre est signalé',
    'purchaser-missing': 'Le coinvestisseur n’a pas de compte ou de profil soumis',
    'purchasers-one-person': 'Les deux investisseurs ont le même numéro d’assurance sociale',
    'province-not-served': 'Nous ne sommes pas inscrits là où l’investisseur habite',
    'representative-not-registered':
      'Aucun représentant inscrit là où vivent ces gens. Trouvez-en un dans la page du client',
    'memorandum-not-accepted': 'L’investisseur n’a pas confirmé la dernière notice d’offre',
    'joint-memorandum-not-accepted': 'Le coinvestisseur n’a pas confirmé la dernière notice d’offre',
    'exemption-missing': 'Aucune dispense ne permet de vendre cet ordre à chaque acheteur',
    'over-limit': 'L’ordre dépasse ce que la loi permet d’acheter aujourd’hui',
    'exemption-outdated': 'Ce que la loi permet a été décidé d’après des faits antérieurs',
    'advice-missing': 'Le représentant n’a pas encore conclu que l’ordre convient à l’acheteur',
    'class-not-confirmed': 'Personne n’a encore vérifié la catégorie d’un acheteur',
    'form-missing': 'Un acheteur n’a pas signé un formulaire que la loi lui demande',
    'paper-outdated': 'Les documents signés ne disent pas ce qui a été décidé en dernier',
  },
  howTo: 'Réglez-le d’abord, ou proposez l’approbation avec une exception déclarée.',
  howToNewer: 'Demandez une correction. L’ordre suivra alors le profil le plus récent.',
  howToPapers: 'Demandez une correction. Ce qui manque ou a changé sera alors signé.',
  dialog: {
    title: 'Proposer l’approbation avec une exception',
    text: 'Vous proposez d’approuver cet ordre malgré ces points en suspens\u00a0:',
    after:
      'La deuxième personne, à la conformité, lit ceci en premier. Tout reste à la page de l’ordre et au journal d’audit.',
    label: 'Motif de l’approbation malgré tout',
    hint: 'Dites ce que vous savez et comment, par exemple des pièces vues en personne.',
    required: 'Donnez le motif de l’approbation malgré tout',
  },
  declared: 'Exception déclarée',
  reason: 'Motif\u00a0: {{reason}}',
  recorded: 'Exception\u00a0: {{checks}}.',
};
