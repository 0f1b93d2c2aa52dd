import type { kycEmployment as english } from '../en/kyc-employment.ts';
import type { Texts } from '../texts.ts';

export const kycEmployment: Texts<typeof english> = {
  groups: {
    individual: 'Votre emploi',
    spouse: 'Emploi de votre conjointe ou conjoint',
    address: 'Adresse du lieu de travail',
  },
  hasSpouse: {
    label: 'Emploi de votre conjointe ou conjoint',
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
      label: 'Sa situation d’emploi',
    },
    businessName: {
      label: 'Nom de son employeur ou de son entreprise',
    },
    businessType: {
      label: 'Son secteur d’activité',
    },
    occupation: {
      label: 'Sa profession',
      hint: 'Un titre précis : ingénieure civile plutôt qu’ingénieure. La loi nous oblige à le consigner.',
    },
    years: {
      label: 'Nombre d’années dans son poste',
      hint: 'En années entières. Inscrivez 0 pour moins d’un an.',
    },
    phone: {
      label: 'Son téléphone au travail',
    },
    sourceOfIncome: {
      label: 'Sa source de revenus',
      hint: 'Par exemple une pension, un régime de retraite ou des loyers.',
    },
    details: {
      label: 'Sa situation en quelques mots',
      hint: 'Par exemple : aux études à temps plein, soutien des parents.',
    },
    address: {
      street: {
        label: 'Adresse municipale de son lieu de travail',
      },
      unit: {
        label: 'Unité ou appartement de son lieu de travail',
      },
      city: {
        label: 'Ville de son lieu de travail',
      },
      province: {
        label: 'Province ou territoire de son lieu de travail',
      },
      postalCode: {
        label: 'Code postal de son lieu de travail',
      },
      country: {
        label: 'Pays de son lieu de travail',
      },
    },
  },
};
