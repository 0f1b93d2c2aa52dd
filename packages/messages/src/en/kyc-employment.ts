/** Section “employment” of the investor profile. */
export const kycEmployment = {
  groups: {
    individual: 'Your employment',
    spouse: 'Employment of your spouse or partner',
    address: 'Address of the workplace',
  },
  hasSpouse: {
    label: 'Spouse’s employment',
  },
  individual: {
    status: {
      label: 'Employment status',
    },
    businessName: {
      label: 'Employer or business name',
    },
    businessType: {
      label: 'Type of business',
    },
    occupation: {
      label: 'Occupation',
      hint: 'Be precise: civil engineer rather than engineer. The law asks us to record it.',
    },
    years: {
      label: 'Years in this position',
      hint: 'Whole years. Enter 0 for less than one.',
    },
    phone: {
      label: 'Work phone',
    },
    sourceOfIncome: {
      label: 'Source of income',
      hint: 'For example a pension, a retirement plan or rent.',
    },
    details: {
      label: 'Situation in a few words',
      hint: 'For example: full-time student, supported by parents.',
    },
    address: {
      street: {
        label: 'Work: street address',
      },
      unit: {
        label: 'Work: unit or apartment',
      },
      city: {
        label: 'Work: city',
      },
      province: {
        label: 'Work: province or territory',
      },
      postalCode: {
        label: 'Work: postal code',
      },
      country: {
        label: 'Work: country',
      },
    },
  },
  spouse: {
    status: {
      label: 'Spouse’s employment status',
    },
    businessName: {
      label: 'Spouse’s employer or business name',
    },
    businessType: {
      label: 'Spouse’s type of business',
    },
    occupation: {
      label: 'Spouse’s occupation',
      hint: 'Be precise: civil engineer rather than engineer. The law asks us to record it.',
    },
    years: {
      label: 'Spouse’s years in this position',
      hint: 'Whole years. Enter 0 for less than one.',
    },
    phone: {
      label: 'Spouse’s work phone',
    },
    sourceOfIncome: {
      label: 'Spouse’s source of income',
      hint: 'For example a pension, a retirement plan or rent.',
    },
    details: {
      label: 'Spouse’s situation in a few words',
      hint: 'For example: full-time student, supported by parents.',
    },
    address: {
      street: {
        label: 'Spouse’s work: street address',
      },
      unit: {
        label: 'Spouse’s work: unit or apartment',
      },
      city: {
        label: 'Spouse’s work: city',
      },
      province: {
        label: 'Spouse’s work: province or territory',
      },
      postalCode: {
        label: 'Spouse’s work: postal code',
      },
      country: {
        label: 'Spouse’s work: country',
      },
    },
  },
} as const;
