/** The privacy policy (PIPEDA; in Quebec, the Act respecting the protection of personal information in the private sector). */
export const privacy = {
  title: 'Privacy policy',
  intro:
    'Investing means telling us a great deal about yourself. This page says, in plain words, what we ask for, why, who sees it, how long we keep it and what you can ask of us.',
  updated: 'In force since {{date}}',
  contents: 'On this page',
  responsible: {
    title: 'Who is responsible',
    text: '$t(brand.legalName), $t(brand.address), answers for your personal information, even when a supplier handles it for us. Our privacy officer sees to it; you find them at the end of this page.',
  },
  collect: {
    title: 'What we collect',
    intro: 'We ask only for what the step you are at needs. Nothing is bought from data brokers.',
    account:
      'Your account: name, email, phone and province if you give them, language, and a password that we keep only in a form nobody can read back.',
    onboarding:
      'Your answers to our first questions: what you have done, what you aim for, how long you can wait and how you see risk.',
    profile:
      'Your investor profile: date of birth, address, social insurance number, work, income, assets and debts. We also ask about public office, as securities and anti-money-laundering law requires. If you are married or live common-law, we ask some facts about your spouse.',
    identity: 'Your identity documents and a proof of address.',
    orders: 'Your orders, signatures, payment instructions and account details for payments.',
    technical:
      'When you log in: the time, the kind of browser, and a mark of the network address that nobody can read back, for security. When you sign or confirm an offering memorandum: the network address too, as evidence.',
    messages: 'What you write to us from the contact page, and what we answer.',
    consents: 'What you agreed to and took back, and when.',
    waiting: 'If we are not registered where you live and you ask to be told: your email and province.',
    referral: 'If you came by a referral link: who sent it and which deal it named.',
  },
  why: {
    title: 'Why we use it',
    identify: 'To verify who you are, as the law on money laundering requires.',
    suitability: 'To judge whether an investment suits you, as the law asks of every dealer.',
    orders: 'To carry out your orders, hold and return your money, and keep proof of what was signed.',
    reports:
      'To send tax and securities authorities the reports they ask for. That is why we need your social insurance number.',
    service: 'To answer you, keep the portal safe and find faults in it.',
    marketing: 'To write to you about new deals, only if you chose it. You can withdraw that at any time.',
    limit: 'We do not sell your information, and we do not use it for anything else without asking you.',
  },
  share: {
    title: 'Who sees it',
    people: 'Our representatives and compliance staff, as much as their work needs it.',
    issuer: 'The issuer of an investment you order: your name, contact details and order.',
    trustee: 'The trustee that holds the money, and the bank that moves it.',
    suppliers:
      'Suppliers that run parts of the portal for us, such as hosting, email and electronic signing. A contract binds them to use your information only for that.',
    authorities:
      'Securities regulators, the tax agency, FINTRAC and the courts, when the law asks for it. The issuer tells the regulators who you are, where you live and what you bought.',
    outside:
      'If a supplier works outside your province or outside Canada, the law of that place applies there too. Before information leaves Quebec, the law asks us to assess whether it stays well protected. Ask our privacy officer for that assessment; it is not kept in this portal.',
  },
  protect: {
    title: 'How we protect it',
    encryption:
      'Traffic is encrypted. Documents are encrypted where we store them, and so are social insurance, document and account numbers, which the portal shows only in part.',
    access:
      'We log every move of money and every signature. We also log each time one of us opens your identity papers or a full number. Nobody can change the log without a trace.',
    sessions: 'A session ends by itself when you leave the portal idle, and whenever you log out.',
    breach:
      'If a breach puts you at real risk of serious harm, the law has us tell you and the privacy commissioners. Our people do so: the portal has no message of its own for it.',
  },
  keep: {
    title: 'How long we keep it',
    orders:
      'Profile, identity, orders and signed documents: at least eight years after your last order or the end of our relationship, because the law requires such records.',
    account: 'An account without any order: until you ask us to close it.',
    drafts: 'What you typed and did not finish: until you finish or discard it.',
    messages: 'What you write to us and what we answer: eight years, or two years if you have no account.',
    consents: 'Your consents, and the log of what was done: as long as your account and its records.',
    waiting: 'Your place on the waiting list: until you leave it or we have told you.',
    sessions:
      'Logins and links that have ended: thirty days. The mark of where you logged in from: ninety days.',
    closed:
      'If you close an account without an order and without a submitted profile, your name, email, answers and files are deleted at once. The log keeps what was done, without your name.',
    after:
      'Nothing deletes the records of an order automatically after eight years. From then on, ask us: we delete what no law still has us keep.',
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
    title: 'What the portal decides, and what people decide',
    text: 'From your answers the portal works out how much the law lets you buy, and refuses more. On the page of a deal and of an order you read why. Whether an order suits you and is approved, people decide. Do you think that a limit is wrong? Write to us or call us, and a person looks at it.',
  },
  rights: {
    title: 'What you can ask of us',
    access: 'To see what we hold about you, and to get what you gave us in a common file format.',
    correct: 'To correct what is wrong or out of date.',
    withdraw:
      'To withdraw a consent. If the law or an order in progress needs the information, we tell you what that means.',
    erase: 'To have deleted what we no longer need or may no longer keep.',
    explain: 'To know who opened your identity papers and full numbers. To know where your facts came from.',
    answer:
      'The law gives us 30 days to answer, free of charge, once we have made sure that it is you who asks. Our privacy officer keeps that time; the portal does not count it.',
  },
  contact: {
    title: 'Questions and complaints',
    officer: 'Privacy officer, $t(brand.legalName)',
    email: 'Email:',
    phone: 'Phone:',
    commissioners:
      'Not happy with our answer? You can turn to the Office of the Privacy Commissioner of Canada (priv.gc.ca). In Quebec, it is the Commission d’accès à l’information (cai.gouv.qc.ca). Alberta and British Columbia have their own.',
    changes:
      'The day at the top of this page says since when this policy is in force. The portal does not write to you when it changes.',
  },
} as const;
