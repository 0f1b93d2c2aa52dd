import type { deals as english } from '../en/deals.ts';
import type { Texts } from '../texts.ts';

/** La liste des placements, et la fiche d’un placement partout où elle paraît. */
export const deals: Texts<typeof english> = {
  title: 'Placements',
  intro: 'Un rendement visé est un but, pas une promesse\u00a0: vous pouvez perdre toute votre mise.',
  unfinished: {
    label: 'Votre ordre inachevé',
    order: 'Ordre inachevé\u00a0: {{deal}}, {{amount}}',
    continue: 'Continuer',
  },
  figures: {
    targetReturn: 'Rendement visé',
    interestRate: 'Intérêt',
    term: 'Durée prévue',
  },
  match: {
    title: 'Conforme à vos réponses\u00a0: {{facts}}',
    facts: {
      type: 'votre type de placement',
      income: 'revenu',
      years_one: '{{count}}\u00a0an',
      years_other: '{{count}}\u00a0ans',
      range: 'de\u00a0{{low}} à\u00a0{{high}}\u00a0ans',
    },
    reasons: {
      type: 'Vous avez choisi ce type de placement.',
      income:
        'Vous cherchez un revenu, et ce placement prévoit des versements dès le début. Ils peuvent être retardés, réduits ou suspendus.',
      term: 'Il devrait se terminer avant que vous ayez besoin de l’argent. Il peut durer plus longtemps.',
    },
    note: 'C’est une comparaison avec vos réponses, et non un conseil.',
  },
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
  film: {
    play: 'Regarder la vidéo : {{title}}',
    weight: '{{size}}, sous-titres en français et en anglais',
    words: 'Lire le texte de la vidéo',
    failed:
      'La vidéo n’a pas pu être lue. La connexion a peut-être été coupée, ou ce navigateur ne connaît pas le format. Le texte se trouve ci-dessous.',
    wordsFailed: 'Le texte n’a pas pu être chargé.',
  },
  accreditedOnly: 'Seuls les investisseurs qualifiés peuvent l’acheter.',
  notSold: {
    there: 'Non offert là où vous habitez ({{province}})',
    'not-there': 'Vous pourrez l’acheter quand son émetteur l’offrira là où vous habitez.',
    'om-no-funds':
      'Là où vous habitez, ce genre de fonds ne peut être offert par notice d’offre. Il devrait l’être aux seuls investisseurs qualifiés.',
    'om-funds-year':
      'Là où vous habitez, ce genre de fonds n’est offert par notice d’offre que s’il est émetteur assujetti.',
    'om-funds-purchase':
      'Là où vous habitez, ce genre de fonds n’est offert par notice d’offre que s’il est émetteur assujetti.',
  },
  smallestOrder: 'Ordre minimal',
  bookmark: 'Mettre {{name}} en signet',
  compare: 'Comparer',
  phase: {
    upcoming: 'Ouverture {{when}}',
    open: 'Clôture {{when}}',
    soldOut: 'Entièrement réservé',
    closed: 'Clos',
  },
  funding: {
    label: 'Titres réservés',
    reserved: '{{percent}} réservés',
    left_one: '{{count}}\u00a0titre restant',
    left_other: '{{count}}\u00a0titres restants',
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
    any: 'Peu importe',
    return: 'Rendement annuel visé',
    returnFrom: '{{percent}} ou plus',
    term: 'Durée prévue',
    termUpTo_one: 'Au plus {{count}}\u00a0an',
    termUpTo_other: 'Au plus {{count}}\u00a0ans',
    reset: 'Effacer les filtres',
  },
  sorts: {
    closing: 'Clôture la plus proche',
    newest: 'Plus récents',
    minimum: 'Ordre minimal croissant',
    return: 'Rendement décroissant',
    term: 'Durée la plus courte',
    funded: 'Les plus réservés',
    name: 'Nom',
  },
  map: {
    title: 'Où se trouvent les placements',
    hint: 'Choisissez une province pour ne voir que ses placements.',
    province_one: '{{name}}, {{count}}\u00a0placement',
    province_other: '{{name}}, {{count}}\u00a0placements',
  },
  results_one: '{{count}}\u00a0placement',
  results_other: '{{count}}\u00a0placements',
  noMatch: {
    title: 'Aucun placement ne correspond',
    text: 'Essayez avec moins de mots ou de filtres. Vos signets sont conservés.',
  },
  none: {
    title: 'Aucun placement n’est offert aujourd’hui',
    text: 'D’autres placements s’ajoutent au fil de l’année. Revenez bientôt ou appelez-nous\u00a0: nous vous dirons ce qui est prévu.',
  },
  outdated: {
    list: 'Cette liste n’est peut-être plus à jour',
    deal: 'Cette page n’est peut-être plus à jour',
  },
  slow: 'Le chargement prend plus de temps que d’habitude. Votre connexion est peut-être lente.',
};
