/** The privacy policy (PIPEDA; in Quebec, the Act respecting the protection of personal information in the private sector). */
export const privacy = {
  title: 'Privacy policy',
  intro:
    'Investing means telling us a great deal about yourself. This page says, in plain words, what we ask for, why, who sees it, how long we keep it and what you can ask of us.',
  updated: 'In force since {{date}}',
  contents: 'On this page',
  responsible: {
    title: 'Who is responsible',
    text: '$t(brand.legalName), $t(brand.address), is responsible for your personal information, also where a supplier handles it for us. Our privacy officer, named at the end of this page, answers for it.',
  },
  collect: {
    title: 'What we collect',
    intro: 'We ask only for what the step you are at needs. Nothing is bought from data brokers.',
    account:
      'Your account: name, email, phone and province if you give them, language, and a password that we keep only in a form nobody can read back.',
    onboarding:
      'Your answers to the questionnaire: experience, objectives, time horizon and attitude to risk.',
    profile:
      'Your investor profile: date of birth, address, social insurance number, work, income, assets and debts. We also ask about public office, as securities and anti-money-laundering law requires. If you are married or live common-law, we ask some facts about your spouse.',
    identity: 'Your identity documents and a proof of address.',
    orders: 'Your orders, signatures, payment instructions and account details for payments.',
    technical:
      'When you sign or log in: the time, the network address and the kind of browser, as evidence and for security.',
    referral: 'If you came by a referral link: who sent it and which deal it named.',
  },
  why: {
    title: 'Why we use it',
    identify: 'To verify who you are, as the law on money laundering requires.',
    suitability: 'To judge whether an investment suits you, as securities law requires of every dealer.',
    orders: 'To carry out your orders, hold and return your money, and keep proof of what was signed.',
    reports: 'To report to tax and securities authorities, which is what the social insurance number is for.',
    service: 'To answer you, keep the portal safe and find faults in it.',
    marketing: 'To write to you about new deals, only if you chose it. You can withdraw that at any time.',
    limit: 'We do not sell your information, and we do not use it for anything else without asking you.',
  },
  share: {
    title: 'Who sees it',
    people: 'Our representatives and compliance staff, as far as their work needs it.',
    issuer: 'The issuer of an investment you order: your name, contact details and order.',
    trustee: 'The trustee that holds the money, and the bank that moves it.',
    suppliers:
      'Suppliers that run parts of the portal for us, such as hosting, email and electronic signing. A contract binds them to use your information only for that.',
    authorities:
      'Securities regulators, the Canada Revenue Agency, FINTRAC and courts, where the law requires it. The issuer’s report to the regulators names you, your address and what you bought.',
    outside:
      'If a supplier works outside your province or outside Canada, the law of that place applies there too. Before we send information out of Quebec we assess whether it stays well protected.',
  },
  protect: {
    title: 'How we protect it',
    encryption:
      'Traffic is encrypted. Documents are encrypted where we store them, and so are social insurance, document and account numbers, which the portal shows only in part.',
    access: 'Access to money, identity and signatures is recorded in a log that cannot be changed unnoticed.',
    sessions: 'A session ends by itself when you leave the portal idle, and whenever you log out.',
    breach:
      'If a breach creates a real risk of significant harm to you, we tell you and the privacy commissioners without delay.',
  },
  keep: {
    title: 'How long we keep it',
    orders:
      'Profile, identity, orders and signed documents: eight years after your last order or the end of our relationship, because the law requires such records.',
    account: 'An account without any order: until you ask us to close it.',
    drafts: 'What you typed and did not finish: until you finish or discard it.',
    after: 'After that the information is destroyed or made anonymous.',
  },
  browser: {
    title: 'What stays in your browser',
    storage:
      'The portal keeps your session, your language, your privacy choices, where you were in a form, your bookmarks and a referral link in this browser. Your answers, documents and numbers are not among them. Logging out removes all but the language and the privacy choices.',
    cookies: 'One cookie remembers the language. There are no advertising cookies.',
    tools:
      'We may offer tools of other companies. Each loads only after you accept it, and you can change your mind at any time: what it left in this browser is then removed.',
    chat: 'A live chat. Its provider receives what you write there, your network address and the kind of browser; it cannot see the page around it.',
    measurement:
      'A tag manager and a heat map. They count visits and see where people click, only on public pages where nothing is typed and only while you are logged out.',
    never:
      'None of them is on a page where you answer questions for your profile, link an account, pay or sign.',
    choose: 'Change my privacy choices',
  },
  decisions: {
    title: 'No decision by a machine alone',
    text: 'The portal checks answers and points out what is missing. Whether an investment suits you and whether an order is accepted is decided by a person, who can explain it to you.',
  },
  rights: {
    title: 'What you can ask of us',
    access:
      'To see the information we hold about you, and to receive what you gave us in a common electronic format.',
    correct: 'To correct what is wrong or out of date.',
    withdraw:
      'To withdraw a consent. If the law or an order in progress needs the information, we tell you what that means.',
    erase: 'To have deleted what we no longer need or may no longer keep.',
    explain: 'To know who saw your information and where it came from.',
    answer: 'We answer within 30 days, free of charge, after making sure that it is you who asks.',
  },
  contact: {
    title: 'Questions and complaints',
    officer: 'Privacy officer, $t(brand.legalName)',
    email: 'Email:',
    phone: 'Phone:',
    commissioners:
      'If our answer does not satisfy you, you can turn to the Office of the Privacy Commissioner of Canada (priv.gc.ca) or, in Quebec, to the Commission d’accès à l’information (cai.gouv.qc.ca); Alberta and British Columbia have commissioners of their own.',
    changes: 'If this policy changes in a way that matters to you, we tell you by email before it applies.',
  },
} as const;
