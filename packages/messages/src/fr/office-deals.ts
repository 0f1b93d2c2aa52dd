import type { officeDeals as english } from '../en/office-deals.ts';
import type { Texts } from '../texts.ts';
import { officeDealMoves } from './office/office-deal-moves.ts';
import { officeDealWriting } from './office/office-deal-writing.ts';

export const officeDeals: Texts<typeof english> = {
  title: 'Placements',
  intro: 'Écrivez un placement dans les deux langues. Une deuxième personne le publie.',
  introReader: 'Tout ce que les investisseurs peuvent lire, et ce qui est en cours de rédaction.',
  new: 'Nouveau placement',
  search: 'Chercher par nom',
  count_one: '{{count}}\u00a0placement',
  count_other: '{{count}}\u00a0placements',
  columns: { name: 'Placement', state: 'État', written: 'À publier', changed: 'Dernier changement' },
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
  taken: '{{taken}} titres pris sur {{total}}',
  asPublished: 'Tel que publié',
  complete: 'Prêt pour la révision',
  missing_one: 'Il manque {{count}}\u00a0élément',
  missing_other: 'Il manque {{count}}\u00a0éléments',
  changedBy: '{{name}}, {{when}}',
  none: {
    title: 'Aucun placement pour l’instant',
    text: 'Commencez par un placement vide, ou apportez-en depuis un fichier.',
    textReader: 'Les placements s’affichent ici dès que quelqu’un en commence un.',
    textInviter:
      'Une personne écrit les placements, et une deuxième les publie. Invitez-les d’abord toutes les deux.',
    invite: 'Inviter des gens',
  },
  notFound: {
    title: 'Aucun placement trouvé',
    text: 'Cherchez un autre nom ou choisissez un autre état.',
    all: 'Afficher tous les placements',
  },
  gone: {
    title: 'Ce placement n’est pas là',
    text: 'L’adresse contient peut-être une faute.',
    action: 'Vers tous les placements',
  },
  tabs: {
    label: 'Pages de ce placement',
    write: 'Écrire',
    read: 'Lire',
    review: 'Révision',
    versions: 'Versions',
  },
  more: 'Plus',
  duplicated: 'La copie est prête. Elle n’a encore ni dates ni adresse.',
  preview: {
    action: 'Voir comme les investisseurs',
    blocked: 'L’onglet ne s’est pas ouvert. Permettez à cette page d’ouvrir des onglets, puis réessayez.',
  },
  nothingThere: '–',
  nothingWritten: 'Rien n’est encore écrit.',
  fieldOfEntry: '{{name}}, n\u00ba\u00a0{{number}}',
  fieldInLanguage: '{{name}} ({{language}})',
  ...officeDealWriting,
  ...officeDealMoves,
};
