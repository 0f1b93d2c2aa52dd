import type { dealPage as english } from '../en/deal-page.ts';
import type { Texts } from '../texts.ts';

/** La page d’un placement. */
export const dealPage: Texts<typeof english> = {
  share: 'Partager {{name}}',
  back: 'Placements',
  aside: 'Investir dans ce placement',
  gallery: {
    label: 'Images',
    title: 'Images\u00a0: {{name}}',
    open: 'Agrandir l’image\u00a0: {{description}}',
    position: '{{place}} sur {{count}}',
    previous: 'Image précédente',
    next: 'Image suivante',
  },
  preview: {
    title: 'Ceci est un aperçu',
    written: 'Voici le placement tel qu’il était rédigé à la création du lien. Il n’est pas publié.',
    version: 'Voici la version {{version}} du placement.',
    until: 'Ce lien fonctionne jusqu’au {{when}}.',
    noOrder: 'Aucun ordre ne peut être passé ici, et les documents sont réservés aux investisseurs.',
    overTitle: 'Cet aperçu a pris fin',
    over: 'Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  },
  invest: {
    start: 'Investir',
    resume: 'Poursuivre votre ordre',
    see: 'Voir votre ordre',
    bounds: 'Un titre coûte {{price}}; l’ordre maximal est de {{largest}}. Le placement se clôt le {{date}}.',
    right:
      'Après avoir signé, vous pouvez annuler sans motif jusqu’à minuit le deuxième jour ouvrable. D’ici là, votre argent reste en fiducie.',
    upcoming: 'Vous pourrez passer un ordre dès le {{date}}.',
    closed: 'Ce placement est clos et n’accepte plus d’ordres.',
    soldOut:
      'Tous les titres sont réservés. Des titres se libèrent lorsqu’un ordre est annulé\u00a0: revenez voir.',
  },
  risks: {
    title: 'Ce qui peut mal tourner',
    common: 'Vrai de tous les placements offerts ici',
    loss: {
      title: 'Vous pourriez tout perdre',
      text: 'La valeur peut tomber à zéro, et aucune assurance ne couvre la perte.',
    },
    resale: {
      title: 'Vous pourriez ne pas pouvoir revendre',
      text: 'Il n’existe aucun marché pour ces titres. Attendez-vous à ce que votre argent soit immobilisé pendant toute la durée prévue, ou plus longtemps.',
    },
    income: {
      title: 'Vous pourriez ne toucher aucun revenu',
      text: 'Le rendement visé est un objectif, non une promesse. Les versements peuvent tarder, diminuer ou cesser.',
    },
    review: {
      title: 'Aucune autorité ne l’a approuvé',
      text: 'Vous recevez moins d’information et êtes moins bien protégé qu’avec un prospectus. Lisez la notice d’offre.',
    },
  },
  facts: 'Le placement en chiffres',
  about: 'À propos du projet',
  videos: 'Vidéos',
  documents: {
    title: 'À lire avant d’investir',
    lead: 'Commencez par la notice d’offre\u00a0: elle explique le placement, ses frais et ses risques.',
    none: 'Aucun document n’est publié pour l’instant.',
    failed: 'Les documents n’ont pas pu être chargés. Vous pouvez réessayer en haut de cette page.',
  },
  faqs: 'Questions et réponses',
  team: 'Les responsables',
  issuer: { title: 'Émetteur', place: '{{city}} ({{province}})' },
  sale: {
    title: 'Comment il est vendu',
    security: 'Ce que vous achetez',
    where: 'Où il est offert',
    everywhere: 'Partout au Canada',
    whom: 'À qui',
    exemptions: {
      AI: 'aux investisseurs qualifiés',
      OM: 'à tous, par notice d’offre',
      FFBA: 'aux parents, amis et proches partenaires des gens de l’émetteur',
      MIN: 'aux sociétés, pour un montant minimal',
    },
    trustee: 'Qui détient d’abord votre argent',
    redemption: 'Sortir avant la fin',
    states: {
      limited: 'Depuis le {{day}}, l’émetteur rachète moins que prévu ({{source}}).',
      suspended: 'Depuis le {{day}}, l’émetteur ne rachète plus rien ({{source}}).',
    },
    appraised: 'Valeur d’expertise du bien',
    independent: '{{appraiser}}, indépendant de l’émetteur, au {{day}}',
    notIndependent: '{{appraiser}}, non indépendant de l’émetteur, au {{day}}',
    related: 'L’émetteur nous est relié',
    connected: 'L’émetteur nous est associé',
  },
  public: {
    figures: 'Les chiffres et la suite',
    unit: 'Prix d’une unité',
    closes: 'Date de clôture',
    risk: 'Vous pourriez perdre tout votre argent et ne pas pouvoir revendre. Aucune autorité n’a approuvé ce placement.',
    withAccount:
      'Avec un compte, vous lisez sa notice d’offre avant de décider. Le compte est gratuit et ne vous engage à rien.',
    soldBy:
      'Vendu par $t(brand.legalName), courtier sur le marché dispensé. Deux personnes de chez nous lisent votre ordre et votre profil avant de l’approuver.',
    gone: {
      title: 'Ce placement n’est pas offert',
      text: 'Il est peut-être clos, ou suspendu pour le moment. Vous pouvez toutefois voir les autres.',
      action: 'Voir ce qui est offert',
    },
  },
  missing: {
    title: 'Nous ne trouvons pas ce placement',
    text: 'Il est peut-être clos, ou l’adresse a été mal saisie.',
    action: 'Voir les placements offerts',
  },
};
