import type { kycEmployment as english } from '../en/kyc-employment.ts';
import type { Texts } from '../texts.ts';

export const kycEmployment: Texts<typeof english> = {
  groups: {
    individual: 'Votre emploi',
    spouse: 'Emploi de votre conjointe ou conjoint',
    address: 'Adresse du lieu de travail',
  },
  hasSpouse: {
    label: 'Emploi de la personne conjointe',
  },
  individual: {
    status: {
      label: 'Situation d’emploi',
    },
    businessName: {
      label: 'Nom de l’employeur ou de l’entreprise',
    },
    businessType: {
      label: 'Secteur d’activité',
    },
    occupation: {
      label: 'Profession',
      hint: 'Un titre précis : ingénieure civile plutôt qu’ingénieure. La loi nous oblige à le consigner.',
    },
    years: {
      label: 'Nombre d’années dans ce poste',
      hint: 'En années entières. Inscrivez 0 pour moins d’un an.',
    },
    phone: {
      label: 'Téléphone au travail',
    },
    sourceOfIncome: {
      label: 'Source de revenus',
      hint: 'Par exemple une pension, un régime de retraite ou des loyers.',
    },
    details: {
      label: 'Situation en quelques mots',
      hint: 'Par exemple : aux études à temps plein, soutien des parents.',
    },
    address: {
      street: {
        label: 'Adresse municipale du lieu de travail',
      },
      unit: {
        label: 'Unité ou appartement du lieu de travail',
      },
      city: {
        label: 'Ville du lieu de travail',
      },
      province: {
        label: 'Province ou territoire du lieu de travail',
      },
      postalCode: {
        label: 'Code postal du lieu de travail',
      },
      country: {
        label: 'Pays du lieu de travail',
      },
    },
  },
  spouse: {
    status: {
      label: 'Situation d’emploi de la personne conjointe',
    },
    businessName: {
      label: 'Nom de l’employeur ou de l’entreprise de la personne conjointe',
    },
    businessType: {
      label: 'Secteur d’activité de la personne conjointe',
    },
    occupation: {
      label: 'Profession de la personne conjointe',
      hint: 'Un titre précis : ingénieure civile plutôt qu’ingénieure. La loi nous oblige à le consigner.',
    },
    years: {
      label: 'Nombre d’années dans ce poste (personne conjointe)',
      hint: 'En années entières. Inscrivez 0 pour moins d’un an.',
    },
    phone: {
      label: 'Téléphone au travail de la personne conjointe',
    },
    sourceOfIncome: {
      label: 'Source de revenus de la personne conjointe',
      hint: 'Par exemple une pension, un régime de retraite ou des loyers.',
    },
    details: {
      label: 'Situation en quelques mots (personne conjointe)',
      hint: 'Par exemple : aux études à temps plein, soutien des parents.',
    },
    address: {
      street: {
        label: 'Adresse municipale du lieu de travail de la personne conjointe',
      },
      unit: {
        label: 'Unité ou appartement du lieu de travail de la personne conjointe',
      },
      city: {
        label: 'Ville du lieu de travail de la personne conjointe',
      },
      province: {
        label: 'Province ou territoire du lieu de travail de la personne conjointe',
      },
      postalCode: {
        label: 'Code postal du lieu de travail de la personne conjointe',
      },
      country: {
        label: 'Pays du lieu de travail de la personne conjointe',
      },
    },
  },
};
