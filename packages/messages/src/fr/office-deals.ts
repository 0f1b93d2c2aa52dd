import type { officeDeals as english } from '../en/office-deals.ts';
import type { Texts } from '../texts.ts';
import { officeDealMoves } from './office/office-deal-moves.ts';
import { officeDealWriting } from './office/office-deal-writing.ts';

export const officeDeals: Texts<typeof english> = {
  title: 'Placements',
  intro: 'Écrivez un placement dans les deux langues. Une deuxième personne le publie.',
  introReader: 'Les placements publiés et ceux en cours de rédaction.',
  new: 'Nouveau placement',
  search: 'Chercher par nom',
  count_one: '{{count}}\u00a0placement',
  count_other: '{{count}}\u00a0placements',
  columns: { name: 'Placement', state: 'État', written: 'À publier', changed: 'Modifié' },
  filters: { all: 'Tous', toReview: 'En attente d’une deuxième personne' },
  states: {
    draft: 'Brouillon',
    'in-review': 'En révision',
    live: 'En ligne',
    paused: 'Suspendu',
    closed: 'Fermé',
  },
  unnamed: 'Placement sans nom',
  noType: 'Catégorie à choisir',
  never: 'Jamais publié',
  versionNumber: 'Version {{number}}',
  taken: '{{taken}} titres réservés sur {{total}}',
  asPublished: 'Tel que publié',
  complete: 'Prêt pour la révision',
  missing_one: 'Il manque {{count}}\u00a0élément',
  missing_other: 'Il manque {{count}}\u00a0éléments',
  changedBy: '{{name}}, {{when}}',
  none: {
    title: 'Aucun placement pour l’instant',
    text: 'Commencez un nouveau placement, ou importez-en d’un fichier.',
    textReader: 'Les placements paraissent ici dès que le premier est commencé.',
    textInviter: 'Une personne rédige les placements, et une deuxième les publie. Invitez d’abord les deux.',
    invite: 'Inviter des gens',
  },
  notFound: {
    title: 'Aucun placement trouvé',
    text: 'Essayez un autre nom ou un autre état.',
    all: 'Afficher tous les placements',
  },
  gone: {
    title: 'Ce placement est introuvable',
    text: 'Vérifiez l’adresse, ou choisissez le placement dans la liste.',
    action: 'Afficher tous les placements',
  },
  tabs: {
    label: 'Pages de ce placement',
    write: 'Rédiger',
    read: 'Lire',
    review: 'Révision',
    versions: 'Versions',
  },
  more: 'Autres actions',
  duplicated: 'La copie est prête. Elle n’a encore ni dates ni adresse.',
  preview: {
    action: 'Voir comme l’investisseur',
    blocked: 'L’onglet est bloqué. Autorisez cette page à ouvrir des onglets, puis essayez encore.',
  },
  nothingThere: '–',
  nothingWritten: 'Rien de rédigé pour l’instant.',
  fieldOfEntry: '{{name}}, n\u00ba\u00a0{{number}}',
  fieldInLanguage: '{{name}} ({{language}})',
  ...officeDealWriting,
  ...officeDealMoves,
};
