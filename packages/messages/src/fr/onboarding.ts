import type { onboarding as english } from '../en/onboarding.ts';
import type { Texts } from '../texts.ts';

/** Questionnaire d’accueil : treize étapes, onze questions. */
export const onboarding: Texts<typeof english> = {
  progress: 'Étape {{current}} sur {{total}}',
  progressLabel: 'Progression du questionnaire',
  previous: 'Précédent',
  next: 'Suivant',
  begin: 'Commencer',
  finish: 'Commencez à investir!',
  later: 'Terminer plus tard',
  chooseOne: 'Choisissez une réponse. La question suivante s’affiche d’elle-même.',
  chooseSome: 'Choisissez toutes les réponses qui s’appliquent.',
  optional: 'Cette étape est facultative.',
  saved: 'Vos réponses sont enregistrées au fur et à mesure.',
  resume: 'Reprendre où vous étiez',
  savedNow: 'Tout est enregistré',
  saving: 'Enregistrement',
  notSaved:
    'Pas encore enregistré\u00a0: nous n’avons pas pu joindre le portail. Vos réponses restent sur cette page et nous réessayons.',
  summary: {
    title: 'Ce que nous avons compris',
    intro: 'Jetez-y un coup d’œil. Modifiez ce qui n’est pas exact.',
    none: 'Aucun',
    change: 'Modifier',
    changeLabel: 'Modifier\u00a0: {{topic}}',
  },
  conflicts: {
    title: 'Parlez-en avec {{name}} avant de passer un ordre',
    soon: 'Vous pourriez avoir besoin de cet argent d’ici deux ans. Or, on revend rarement ces placements avant leur échéance.',
    borrowed:
      'L’argent viendrait surtout d’un emprunt, qu’il faudra rembourser quel que soit le sort du placement.',
    neverInvested:
      'Ce serait votre premier placement. Vous avez sûrement des questions, et toutes sont les bienvenues.',
    call: 'Vous pouvez tout de même continuer. Si vous voulez en parler d’abord, composez le $t(brand.phone) et demandez {{name}}, qui représente le courtier.',
    write: 'Écrire à {{name}}',
  },
  about: {
    title: 'Pourquoi ces questions',
    text: 'Tout courtier au Canada doit connaître ses clients. Rien ici n’est un ordre, et vous pourrez modifier chaque réponse plus tard.',
  },
  issues: {
    choice: 'Choisissez parmi les réponses proposées',
    chooseOne: 'Choisissez une réponse pour continuer',
    chooseSome: 'Choisissez au moins une réponse pour continuer',
  },
  start: {
    title: 'Faisons connaissance',
    hint: 'Onze courtes questions, environ trois minutes. D’après vos réponses, nous signalons les placements qui y correspondent, ce qui n’est pas un conseil. Elles remplissent aussi une partie de votre profil d’investisseur\u00a0: on ne vous les demandera pas deux fois.',
  },
  'real-estate': {
    topic: 'Projets d’intérêt',
    title: 'Quels types de projets vous intéressent?',
    hint: 'Votre réponse ne limite pas les placements que vous pourrez consulter.',
    options: {
      '1': 'Immeubles d’habitation',
      '2': 'Logements étudiants',
      '3': 'Terrains et terres agricoles',
      '4': 'Fonds hypothécaires',
      '5': 'Immeubles commerciaux et industriels',
      '6': 'Recherche, développement et énergie',
      '7': 'Je ne sais pas encore',
    },
  },
  age: {
    topic: 'Âge de la majorité',
    title: 'Avez-vous atteint l’âge de la majorité?',
    hint: 'On est majeur à 18\u00a0ans dans ces provinces\u00a0: Alberta, Île-du-Prince-Édouard, Manitoba, Ontario, Québec et Saskatchewan. Ailleurs, on l’est à 19\u00a0ans.',
    options: { '1': 'Oui', '2': 'Non, pas encore' },
    notices: {
      '2': 'Vous pouvez explorer le portail à votre guise. Pour passer un ordre, vous devez avoir atteint l’âge de la majorité là où vous habitez.',
    },
  },
  experience: {
    topic: 'Expérience',
    title: 'Quelle est votre expérience des placements?',
    hint: 'Choisissez la réponse la plus proche de votre situation. Vous pourrez la préciser dans votre profil d’investisseur.',
    options: {
      '1': 'Je n’ai jamais investi',
      '2': 'Moins de cinq ans, surtout dans des produits d’épargne ou des fonds communs de placement',
      '3': 'De cinq à dix ans, notamment dans des actions, des obligations ou des fonds négociés en bourse',
      '4': 'Plus de dix ans, ou dans des placements privés comme ceux du marché dispensé',
    },
    notices: {
      '1': 'Les placements du marché dispensé sont risqués et difficiles à revendre. Prenez votre temps et posez à votre représentant toutes les questions que vous voulez.',
    },
  },
  advice: {
    topic: 'Façon de travailler',
    title: 'Comment souhaitez-vous travailler avec nous?',
    hint: 'Quel que soit votre choix, deux personnes de chez nous lisent votre ordre et votre profil avant de l’approuver.',
    options: {
      '1': 'J’aimerais qu’un représentant me guide',
      '2': 'Je préfère choisir par moi-même et poser des questions au besoin',
      '3': 'Je prendrai mes décisions avec mon propre conseiller',
    },
  },
  objective: {
    topic: 'Objectif principal',
    title: 'Qu’attendez-vous avant tout de cet argent?',
    hint: 'Pensez à la somme que vous pourriez investir ici, et non à l’ensemble de vos biens.',
    options: {
      '1': 'Qu’il conserve sa valeur',
      '2': 'Qu’il me procure un revenu régulier',
      '3': 'Qu’il procure un certain revenu et croisse un peu',
      '4': 'Qu’il croisse au fil des ans',
      '5': 'Qu’il puisse rapporter beaucoup, quitte à tout perdre',
    },
    notices: {
      '1': 'Les placements du marché dispensé peuvent perdre de la valeur, et même toute leur valeur. Si la sécurité de votre argent passe avant tout, ils pourraient ne pas vous convenir.',
    },
  },
  purpose: {
    topic: 'But du placement',
    title: 'Dans quel but investissez-vous?',
    hint: 'Vous pouvez avoir plus d’une raison.',
    options: {
      '1': 'Ma retraite',
      '2': 'L’achat d’une propriété ou une autre dépense importante',
      '3': 'Des études, les miennes ou celles de ma famille',
      '4': 'Un revenu d’appoint',
      '5': 'Un patrimoine à transmettre',
      '6': 'La diversification de mes placements',
    },
  },
  horizon: {
    topic: 'Besoin de l’argent',
    title: 'Dans combien de temps pourriez-vous avoir besoin de cet argent?',
    hint: 'La plupart des placements immobilisent votre argent pendant plusieurs années.',
    options: {
      '1': 'Dans moins de deux ans',
      '2': 'Dans deux à cinq ans',
      '3': 'Dans cinq à dix ans',
      '4': 'Dans plus de dix ans',
    },
    notices: {
      '1': 'Il n’existe pas de marché où revendre ces placements, et peu d’entre eux sont remboursés en moins de deux ans. N’investissez que l’argent dont vous n’aurez pas besoin d’ici là.',
    },
  },
  risk: {
    topic: 'Après une perte du cinquième',
    title: 'Un placement perd le cinquième de sa valeur en un an. Que feriez-vous?',
    hint: 'Il n’y a pas de bonne réponse. Dites-nous ce que vous feriez vraiment.',
    options: {
      '1': 'Je voudrais retirer mon argent\u00a0: une telle perte est trop lourde pour moi',
      '2': 'Je m’inquiéterais, mais j’attendrais la remontée',
      '3': 'J’accepterais cette perte, qui est le prix d’un rendement possible plus élevé',
    },
    notices: {
      '1': 'Vous pourriez tout perdre sur le marché dispensé, et il est rare qu’on puisse vendre avant la fin. Parlez-en avec votre représentant.',
    },
  },
  investment: {
    topic: 'Montant sur douze mois',
    title: 'Combien pensez-vous investir au cours des douze prochains mois?',
    hint: 'Une idée approximative suffit. Avec votre profil, nous vous montrons ce que la loi vous permet d’acheter d’un placement.',
    options: {
      '1': '10\u00a0000\u00a0$ ou moins',
      '2': 'De 10\u00a0001\u00a0$ à 30\u00a0000\u00a0$',
      '3': 'De 30\u00a0001\u00a0$ à 100\u00a0000\u00a0$',
      '4': 'Plus de 100\u00a0000\u00a0$',
      '5': 'Je ne sais pas encore',
    },
  },
  funding: {
    topic: 'Provenance de l’argent',
    title: 'D’où viendrait la plus grande partie de l’argent?',
    hint: 'Tout courtier au Canada doit poser cette question à ses clients.',
    options: {
      '1': 'De mon épargne',
      '2': 'De la vente d’un immeuble, d’une entreprise ou d’autres biens',
      '3': 'D’un héritage ou d’un don',
      '4': 'D’une rente ou d’un régime de retraite',
      '5': 'D’un prêt ou d’une marge de crédit',
      '6': 'D’une autre source',
    },
    notices: {
      '4': 'Avant tout retrait, parlez à votre régime\u00a0: vous pourriez avoir des impôts et une pénalité à payer.',
      '5': 'Emprunter pour investir est plus risqué qu’investir son propre argent. Vous devrez rembourser le prêt et les intérêts même si le placement perd toute sa valeur.',
    },
  },
  marketing: {
    topic: 'Nos courriels',
    title: 'Aimeriez-vous recevoir de nos nouvelles?',
    hint: 'C’est facultatif, et rien n’est choisi à votre place. Les messages viennent $t(brand.ofName); chacun comporte un lien de désabonnement, et vous pouvez aussi retirer votre consentement en tout temps au $t(brand.phone). Les messages sur vos propres ordres vous sont toujours envoyés.',
    options: {
      '1': 'Oui, écrivez-moi lorsque de nouveaux placements sont offerts',
      '2': 'Oui, envoyez-moi des articles pour mieux comprendre le marché dispensé',
    },
  },
  complete: {
    title: 'Merci, tout est prêt',
    hint: 'Parcourez les placements à votre rythme. Lors de votre premier ordre, ce que vous nous avez dit ici sera déjà inscrit, et vous pourrez le modifier.',
  },
};
