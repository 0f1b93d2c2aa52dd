/** What the office answers people who wrote to it, and what an answer may begin with. */
export const mailContact = {
  reply: {
    subject: 'Re: {{subject}}',
    heading: 'Our answer to your message',
    body: 'You wrote to us about: {{subject}}',
  },
  required: 'Write an answer',
  templates: {
    contact:
      'Thank you for your message.\n\n[Your answer]\n\nIf anything is still open, answer this email or call us at $t(brand.phone).',
    account:
      'Thank you for your message about your account.\n\n[Your answer]\n\nYou can change your details in your account at any time. If you cannot log in, call us at $t(brand.phone).',
    order:
      'Thank you for your message about your order.\n\n[Your answer]\n\nThe page of your order shows each step, and what you can still change.',
    problem:
      'Thank you for telling us. We are sorry that this did not work.\n\n[What we found, and what to do now]\n\nIf it happens again, tell us when it was and what you saw.',
    complaint:
      'We have received your complaint and we take it seriously.\n\n[Who looks into it, and by when we answer]\n\n[What we found]\n\nIf you disagree with our answer, you can ask the Ombudsman for Banking Services and Investments (OBSI) to look at it, at no cost: www.obsi.ca. If you live in Quebec, you can ask us to send your complaint to the Autorité des marchés financiers.',
    privacy:
      'Thank you for your message about your personal information.\n\n[Your answer]\n\nFrom your account you can download your profile, your orders, what you signed and what you wrote to us. What our people noted about you is not in it: ask us for that.',
    referral:
      'Thank you for your interest in the referral program.\n\n[Your answer]\n\nEverybody whom you send to us decides for themselves, and we explain the risks to them.',
  },
} as const;
