import type { kycPolitical as english } from '../en/kyc-political.ts';
import type { Texts } from '../texts.ts';

export const kycPolitical: Texts<typeof english> = {
  pep: {
    value: {
      label: 'Personne politiquement vulnérable',
      question: 'Êtes-vous, ou avez-vous été, une personne politiquement vulnérable?',
      hint: 'À l’étranger à tout moment, ou au Canada au cours des cinq dernières années : chef d’État ou de gouvernement, membre d’une assemblée législative, sous-ministre, ambassadeur, général, dirigeant d’une société d’État, juge d’une cour d’appel, chef d’un parti politique ou, au Canada, maire.',
    },
    description: {
      label: 'Fonction exercée',
      hint: 'La fonction, le pays et les années.',
    },
  },
  hio: {
    value: {
      label: 'Dirigeant d’une organisation internationale',
      question: 'Dirigez-vous une organisation internationale, ou l’avez-vous fait depuis cinq ans?',
      hint: 'Une organisation créée par des gouvernements, une de ses institutions ou une organisation sportive internationale.',
    },
    description: {
      label: 'Organisation dirigée',
      hint: 'L’organisation, votre fonction et les années.',
    },
  },
  pedpFamily: {
    value: {
      label: 'Famille ou personne étroitement associée',
      question: 'Une telle personne fait-elle partie de votre famille ou de vos proches associés?',
      hint: 'La famille comprend la conjointe ou le conjoint, actuel ou ancien, les enfants, les parents, les frères et sœurs et les beaux-parents.',
    },
    description: {
      label: 'Personne et lien',
      hint: 'Le nom et la fonction de la personne, et votre lien avec elle.',
    },
  },
  canadianSecuritiesRegistrant: {
    value: {
      label: 'Inscription en valeurs mobilières au Canada',
      question:
        'Détenez-vous, ou avez-vous détenu, une inscription auprès d’une autorité canadienne en valeurs mobilières, ou travaillez-vous pour une société inscrite?',
      hint: 'Pourquoi nous le demandons : votre société pourrait devoir approuver les comptes que vous détenez chez un autre courtier.',
    },
    description: {
      label: 'Société et inscription',
      hint: 'Le nom de la société et votre catégorie d’inscription.',
    },
  },
  registration: {
    label: 'Inscription',
    question: 'Qu’est-ce qui est vrai?',
  },
};
