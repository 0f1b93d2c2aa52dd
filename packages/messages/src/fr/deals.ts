import type { deals as english } from '../en/deals.ts';
import type { Texts } from '../texts.ts';

/** La liste des placements, et la fiche d’un placement partout où elle paraît. */
export const deals: Texts<typeof english> = {
  title: 'Placements',
  intro:
    'Les placements offerts en ce moment. Comparez ce qu’ils visent, la durée pendant laquelle votre argent est immobilisé et ce qui peut mal tourner, puis lisez les documents.',
  kind: '{{type}}, {{location}}',
  types: {
    apartments: 'Immeubles locatifs',
    student: 'Logement étudiant',
    land: 'Terres et forêts',
    mortgage: 'Fonds hypothécaire',
    research: 'Recherche et développement',
    commercial: 'Immeubles commerciaux',
    industrial: 'Immeubles industriels',
    energy: 'Énergie renouvelable',
  },
  videos: 'Vidéos sur la plateforme',
  video: '{{title}} (nouvel onglet)',
  smallestOrder: 'Ordre minimal',
  bookmark: 'Mettre {{name}} en signet',
  phase: {
    upcoming: 'Ouverture {{when}}',
    open: 'Clôture {{when}}',
    soldOut: 'Entièrement réservé',
    closed: 'Clos',
  },
  funding: {
    label: 'Parts réservées',
    reserved: '{{percent}} réservés',
    left_one: '{{count}}\u00a0part restante',
    left_other: '{{count}}\u00a0parts restantes',
  },
  filters: {
    search: 'Rechercher',
    searchHint: 'Nom, lieu ou émetteur',
    sort: 'Trier par',
    bookmarked: 'Signets',
    open: 'Filtres',
    type: 'Type de placement',
    province: 'Province ou territoire',
    minimum: 'Ordre minimal',
    low: 'De',
    high: 'À',
    reset: 'Effacer les filtres',
  },
  sorts: {
    closing: 'Clôture la plus proche',
    newest: 'Plus récents',
    minimum: 'Ordre minimal croissant',
    funded: 'Les plus réservés',
    name: 'Nom',
  },
  map: {
    title: 'Où se trouvent les placements',
    hint: 'Choisissez une province pour ne voir que ses placements.',
    province_one: '{{name}}, {{count}} placement',
    province_other: '{{name}}, {{count}} placements',
  },
  results_one: '{{count}} placement',
  results_other: '{{count}} placements',
  noMatch: {
    title: 'Aucun placement ne correspond',
    text: 'Essayez avec moins de mots ou de filtres. Vos signets sont conservés.',
  },
  none: {
    title: 'Aucun placement n’est offert aujourd’hui',
    text: 'D’autres placements s’ajoutent au fil de l’année. Revenez bientôt ou appelez-nous\u00a0: nous vous dirons ce qui est prévu.',
  },
  slow: 'Le chargement prend plus de temps que d’habitude. Votre connexion est peut-être lente.',
};
