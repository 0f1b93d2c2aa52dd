/** Section “basic information” of the investor profile. */
export const kycBasics = {
  groups: {
    person: 'About you',
    contact: 'How to reach you',
    address: 'Where you live',
    tax: 'Taxes',
    family: 'Your family',
    spouse: 'Your spouse or partner',
  },
  title: {
    label: 'Form of address',
  },
  firstName: {
    label: 'First name',
    hint: 'As it is written on your identity document.',
  },
  middleName: {
    label: 'Middle name',
  },
  lastName: {
    label: 'Last name',
  },
  email: {
    label: 'Email',
  },
  phone: {
    label: 'Phone',
  },
  birthdate: {
    label: 'Date of birth',
    hint: 'As on your identity document.',
  },
  socialInsuranceNumber: {
    label: 'Social insurance number',
    hint: 'Why we ask: tax law requires it on the slips you will receive. We encrypt it, show only its last three digits and never use it to identify you.',
  },
  gender: {
    label: 'Gender',
  },
  maritalStatus: {
    label: 'Marital status',
    hint: 'Why we ask: a spouse’s income and assets can count towards what you may invest.',
  },
  interdependentPartner: {
    label: 'Adult interdependent partner',
    question: 'Do you have an adult interdependent partner?',
    hint: 'Alberta’s law knows such partners beside spouses. Their income and assets can count towards what you may invest.',
  },
  citizenship: {
    label: 'Citizenship',
    hint: 'Why we ask: Canada shares tax information with the countries of some citizens.',
  },
  dependents: {
    label: 'Number of dependants',
    hint: 'People who live on your income.',
  },
  ageOfDependents: {
    label: 'Ages of dependants',
    hint: 'Separate the ages with commas, for example: 4, 7',
  },
  canadianTaxResident: {
    status: {
      label: 'Canadian tax residency',
      question: 'Are you a resident of Canada for tax purposes, and of no other country?',
      hint: 'Why we ask: the Income Tax Act requires us to know where our clients pay tax.',
    },
    details: {
      label: 'Description of your tax residency',
    },
  },
  taxResidences: {
    row1: {
      country: {
        label: 'Country 1 where you pay tax',
      },
      number: {
        label: 'Tax number in country 1',
      },
      reasonNone: {
        label: 'Why you have no tax number in country 1',
      },
    },
    row2: {
      country: {
        label: 'Country 2 where you pay tax',
      },
      number: {
        label: 'Tax number in country 2',
      },
      reasonNone: {
        label: 'Why you have no tax number in country 2',
      },
    },
    row3: {
      country: {
        label: 'Country 3 where you pay tax',
      },
      number: {
        label: 'Tax number in country 3',
      },
      reasonNone: {
        label: 'Why you have no tax number in country 3',
      },
    },
  },
  includeSpouseFinancial: {
    label: 'Include spouse’s finances',
    question: 'Should this profile include the finances of your spouse or partner?',
    hint: 'If you answer yes, we ask for their employment and proof of their identity too.',
  },
  spouse: {
    firstName: {
      label: 'Spouse’s first name',
    },
    lastName: {
      label: 'Spouse’s last name',
    },
    email: {
      label: 'Spouse’s email',
    },
    gender: {
      label: 'Spouse’s gender',
    },
    birthdate: {
      label: 'Spouse’s date of birth',
    },
    socialInsuranceNumber: {
      label: 'Spouse’s social insurance number',
      hint: 'Needed only when you will hold investments together. You may leave it empty.',
    },
  },
  address: {
    street: {
      label: 'Street address',
    },
    unit: {
      label: 'Unit or apartment',
    },
    city: {
      label: 'City',
    },
    province: {
      label: 'Province or territory',
    },
    postalCode: {
      label: 'Postal code',
    },
    country: {
      label: 'Country',
    },
  },
} as const;
