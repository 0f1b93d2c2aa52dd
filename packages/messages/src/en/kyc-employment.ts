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
        label: 'Workplace street address',
      },
      unit: {
        label: 'Workplace unit or apartment',
      },
      city: {
        label: 'Workplace city',
      },
      province: {
        label: 'Workplace province or territory',
      },
      postalCode: {
        label: 'Workplace postal code',
      },
      country: {
        label: 'Workplace country',
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
        label: 'Spouse’s workplace street address',
      },
      unit: {
        label: 'Spouse’s workplace unit or apartment',
      },
      city: {
        label: 'Spouse’s workplace city',
      },
      province: {
        label: 'Spouse’s workplace province or territory',
      },
      postalCode: {
        label: 'Spouse’s workplace postal code',
      },
      country: {
        label: 'Spouse’s workplace country',
      },
    },
  },
} as const;
