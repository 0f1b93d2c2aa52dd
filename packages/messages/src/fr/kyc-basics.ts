import type { kycBasics as english } from '../en/kyc-basics.ts';
import type { Texts } from '../texts.ts';

export const kycBasics: Texts<typeof english> = {
  groups: {
    person: 'À propos de vous',
    contact: 'Comment vous joindre',
    address: 'Où vous habitez',
    tax: 'Impôts',
    family: 'Votre famille',
    spouse: 'Votre conjointe ou conjoint',
  },
  title: {
    label: 'Titre de civilité',
  },
  firstName: {
    label: 'Prénom',
    hint: 'Tel qu’il figure sur votre pièce d’identité.',
  },
  middleName: {
    label: 'Deuxième prénom',
  },
  lastName: {
    label: 'Nom de famille',
  },
  email: {
    label: 'Courriel',
  },
  phone: {
    label: 'Téléphone',
  },
  birthdate: {
    label: 'Date de naissance',
    hint: 'Comme sur votre pièce d’identité.',
  },
  socialInsuranceNumber: {
    label: 'Numéro d’assurance sociale',
    hint: 'Pourquoi nous le demandons : la loi fiscale l’exige sur les feuillets que vous recevrez. Nous le chiffrons, n’en montrons que les trois derniers chiffres et ne nous en servons jamais pour vous identifier.',
  },
  gender: {
    label: 'Genre',
  },
  maritalStatus: {
    label: 'État civil',
    hint: 'Pourquoi nous le demandons : les revenus et l’actif d’une conjointe ou d’un conjoint peuvent compter dans ce que vous pouvez investir.',
  },
  interdependentPartner: {
    label: 'Partenaire adulte interdépendant',
    question: 'Avez-vous une ou un partenaire adulte interdépendant?',
    hint: 'La loi de l’Alberta connaît de tels partenaires, en plus des conjoints. Leurs revenus et leur actif peuvent compter dans ce que vous pouvez investir.',
  },
  citizenship: {
    label: 'Citoyenneté',
    hint: 'Pourquoi nous le demandons\u00a0: le Canada échange des données fiscales avec le pays de certains citoyens.',
  },
  dependents: {
    label: 'Nombre de personnes à charge',
    hint: 'Les personnes qui vivent de vos revenus.',
  },
  ageOfDependents: {
    label: 'Âges des personnes à charge',
    hint: 'Séparez les âges par des virgules, par exemple : 4, 7',
  },
  canadianTaxResident: {
    status: {
      label: 'Résidence fiscale au Canada',
      question: 'Résidez-vous au Canada aux fins de l’impôt, et dans aucun autre pays?',
      hint: 'Pourquoi nous le demandons : la Loi de l’impôt sur le revenu nous oblige à savoir où nos clients paient leurs impôts.',
    },
    details: {
      label: 'Description de votre résidence fiscale',
    },
  },
  taxResidences: {
    row1: {
      country: {
        label: 'Pays où vous payez des impôts (1)',
      },
      number: {
        label: 'Numéro fiscal dans le pays 1',
      },
      reasonNone: {
        label: 'Pourquoi vous n’avez pas de numéro dans le pays 1',
      },
    },
    row2: {
      country: {
        label: 'Pays où vous payez des impôts (2)',
      },
      number: {
        label: 'Numéro fiscal dans le pays 2',
      },
      reasonNone: {
        label: 'Pourquoi vous n’avez pas de numéro dans le pays 2',
      },
    },
    row3: {
      country: {
        label: 'Pays où vous payez des impôts (3)',
      },
      number: {
        label: 'Numéro fiscal dans le pays 3',
      },
      reasonNone: {
        label: 'Pourquoi vous n’avez pas de numéro dans le pays 3',
      },
    },
  },
  includeSpouseFinancial: {
    label: 'Finances à deux',
    question: 'Ce profil doit-il inclure les finances de votre conjointe ou conjoint?',
    hint: 'Si vous répondez oui, nous demandons aussi son emploi et une preuve de son identité.',
  },
  spouse: {
    firstName: {
      label: 'Son prénom',
    },
    lastName: {
      label: 'Son nom de famille',
    },
    email: {
      label: 'Son courriel',
    },
    gender: {
      label: 'Son genre',
    },
    birthdate: {
      label: 'Sa date de naissance',
    },
    socialInsuranceNumber: {
      label: 'Son numéro d’assurance sociale',
      hint: 'Nécessaire seulement si vous détiendrez des placements ensemble. Vous pouvez laisser ce champ vide.',
    },
  },
  address: {
    street: {
      label: 'Adresse municipale',
    },
    unit: {
      label: 'Unité ou appartement',
    },
    city: {
      label: 'Ville',
    },
    province: {
      label: 'Province ou territoire',
    },
    postalCode: {
      label: 'Code postal',
    },
    country: {
      label: 'Pays',
    },
  },
};
