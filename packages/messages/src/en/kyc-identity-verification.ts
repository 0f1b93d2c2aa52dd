/** Section “identity verification” of the investor profile. */
export const kycIdentityVerification = {
  groups: {
    principal: 'Your identity',
    secondary: 'Identity of your spouse or partner',
    document: 'Identity document',
    addressProof: 'Proof of address',
    dualVerification: 'Second source (if we asked for one)',
  },
  principal: {
    document: {
      type: {
        label: 'Identity document',
        hint: 'Valid and issued by a government, with a photo.',
      },
      front: {
        label: 'Front of the document',
        hint: 'All four corners in view, no glare, every word readable.',
      },
      back: {
        label: 'Back of the document',
        hint: 'Not needed for a passport.',
      },
    },
    documentNumber: {
      label: 'Document number',
      hint: 'Why we ask: the law requires us to record it. We encrypt it and show only its end.',
    },
    expiryDate: {
      label: 'Expiry date',
    },
    addressProof: {
      type: {
        label: 'Proof of address',
        hint: 'A document with your name and current address.',
      },
      bill: {
        label: 'Utility bill',
        hint: 'Electricity, water, gas, internet or telephone, from the last three months.',
      },
      statement: {
        label: 'Bank or card statement',
        hint: 'From the last three months. Do not cover the account number: an incomplete one cannot be accepted.',
      },
    },
    dualVerification: {
      sourceName: {
        label: 'Second source',
        hint: 'Only if we asked for it: the bank, credit bureau or authority that confirms the identity.',
      },
      reference: {
        label: 'Reference of the second source',
      },
      documentType: {
        label: 'Document of the second source',
      },
      accountNumber: {
        label: 'Account number',
        hint: 'Why we ask: the law accepts an account as proof only with its whole number. We encrypt it.',
      },
    },
  },
  secondary: {
    document: {
      type: {
        label: 'Spouse’s identity document',
        hint: 'Valid and issued by a government, with a photo.',
      },
      front: {
        label: 'Front of your spouse’s document',
        hint: 'All four corners in view, no glare, every word readable.',
      },
      back: {
        label: 'Back of your spouse’s document',
        hint: 'Not needed for a passport.',
      },
    },
    documentNumber: {
      label: 'Spouse’s document number',
      hint: 'Why we ask: the law requires us to record it. We encrypt it and show only its end.',
    },
    expiryDate: {
      label: 'Spouse’s expiry date',
    },
    addressProof: {
      type: {
        label: 'Spouse’s proof of address',
        hint: 'A document with your spouse’s name and current address.',
      },
      bill: {
        label: 'Spouse’s utility bill',
        hint: 'Electricity, water, gas, internet or telephone, from the last three months.',
      },
      statement: {
        label: 'Spouse’s bank or card statement',
        hint: 'From the last three months. Do not cover the account number: an incomplete one cannot be accepted.',
      },
    },
    dualVerification: {
      sourceName: {
        label: 'Spouse’s second source',
        hint: 'Only if we asked for it: the bank, credit bureau or authority that confirms the identity.',
      },
      reference: {
        label: 'Reference of your spouse’s second source',
      },
      documentType: {
        label: 'Document of your spouse’s second source',
      },
      accountNumber: {
        label: 'Spouse’s account number',
        hint: 'Why we ask: the law accepts an account as proof only with its whole number. We encrypt it.',
      },
    },
  },
} as const;
