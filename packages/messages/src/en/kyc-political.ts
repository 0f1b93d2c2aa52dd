/** Section “political exposure and registration” of the investor profile. */
export const kycPolitical = {
  pep: {
    value: {
      label: 'Politically exposed person',
      question: 'Are you, or have you been, a politically exposed person?',
      hint: 'In another country at any time, or in Canada in the last five years: head of state or government, member of a legislature, deputy minister, ambassador, general, head of a state company, judge of an appeal court, leader of a political party or, in Canada, mayor.',
    },
    description: {
      label: 'Position held',
      hint: 'The position, the country and the years.',
    },
  },
  hio: {
    value: {
      label: 'Head of an international organization',
      question: 'Do you head an international organization, or have you in the last five years?',
      hint: 'An organization set up by governments, one of its institutions, or an international sports organization.',
    },
    description: {
      label: 'Organization headed',
      hint: 'The organization, your position and the years.',
    },
  },
  pedpFamily: {
    value: {
      label: 'Family or close associate',
      question: 'Are you a family member or a close associate of such a person?',
      hint: 'Family means spouse or former spouse, child, parent, brother or sister, and the parents of a spouse.',
    },
    description: {
      label: 'Person and relationship',
      hint: 'The person’s name and position, and your relationship.',
    },
  },
  canadianSecuritiesRegistrant: {
    value: {
      label: 'Canadian securities registrant',
      question:
        'Are you, or were you, registered with a Canadian securities regulator, or do you work for a firm that is?',
      hint: 'Why we ask: your firm may have to approve accounts you hold with another dealer.',
    },
    description: {
      label: 'Firm and registration',
      hint: 'The name of the firm and your category of registration.',
    },
  },
  registration: {
    label: 'Registration',
    question: 'Which of these is true?',
  },
} as const;
