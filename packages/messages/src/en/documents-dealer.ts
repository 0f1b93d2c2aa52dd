/** The dealer's form: relationship disclosure with the particulars of one order. */
export const documentsDealer = {
  intro:
    'This form explains who we are, what you can expect of us, what your order costs and how we are paid. Please read it before you sign your order and keep it with your papers.',
  order: {
    title: 'Your order',
    caption: 'Particulars of the order',
    representative: 'Your representative',
    noRepresentative: 'The dealer’s client desk',
    fee: 'What the issuer pays us',
    feeAmount: '{{percent}} of the total price, {{amount}}',
    feeElsewhere: 'As described in the documents about the investment',
  },
  who: {
    title: 'Who we are',
    text: '{{dealer}} is registered as an exempt market dealer in several provinces and territories. We offer securities that are sold under prospectus exemptions: units, shares and debt of real estate projects, funds and companies. We do not offer listed shares, mutual funds sold by prospectus or deposits. The securities we offer are not covered by a deposit or investor protection fund.',
    check: 'You can check our registration, and that of your representative, at www.aretheyregistered.ca.',
  },
  suitability: {
    title: 'How we decide what suits you',
    profile:
      'Before you buy we must know you: your identity, circumstances, finances, needs and objectives, knowledge, tolerance and capacity for risk, and time horizon. You give us these facts in your investor profile. We ask you to confirm them every 12 months, and we approve no order of a client who has not.',
    duty: 'The law asks us to determine, on a reasonable basis, that your order suits you and puts your interest first. Before an order is approved, two of our people read it with your profile, the second of them from compliance, and both declare on record that it suits you. They may ask you for changes or decline the order, and you read the reason. Where the law lets you buy more only with such advice, your representative records the result and the reasons before you sign. For other orders no reasons are recorded: ask your representative for them before you decide.',
  },
  cost: {
    title: 'What it costs and how we are paid',
    you: 'You pay the price of the units. We charge you no commission, account fee or transfer fee for this order. What the issuer pays us comes out of the money that the issuer raises, and so reduces what it has to invest.',
    youBeside:
      'You pay the price of the units and, besides, these costs of the investment: {{costs}}. We charge you no other commission, account fee or transfer fee for this order. What the issuer pays us comes out of the money that the issuer raises, and so reduces what it has to invest.',
    units:
      'The issuer bears its own costs, such as management and legal fees, and they reduce your return. The documents about the investment describe them.',
  },
  conflicts: {
    title: 'Conflicts of interest',
    text: 'We are paid when you buy, which gives us an interest in the sale. Two of our people have to agree before a deal is published, and two before an order is approved, the second of them from compliance. How much you may buy is decided by the same rules whatever we are paid. If an issuer is related or connected to us, the card and the page of its deal and our messages about it say so, and how. The portal keeps no written assessment of each investment beside that.',
  },
  risks: {
    title: 'Risks',
    text: 'Exempt market securities are risky and hard to sell, and you could lose all you invest. The market value of a holding often cannot be determined; our statements then say so.',
    borrowing:
      'Using borrowed money to buy securities involves greater risk than using your own. If you borrow, you must repay the loan with interest even if the value of the securities falls.',
  },
  money: {
    title: 'Your money and your units',
    text: 'Your money is held in trust at least until midnight on the second business day after you sign. Until then you may cancel and all of it is returned. The issuer registers the units in your name and keeps the register; we do not hold them for you.',
  },
  reports: {
    title: 'What we send you',
    text: 'We email you what happens to your order and to your money. A statement of all your orders, as of the day you ask, is in the portal at any time, as a sealed PDF and as a file for spreadsheets. Ask us for it on paper. The portal sends no statements by itself.',
  },
  trusted: {
    title: 'A person you trust',
    text: 'You may name a trusted contact person by writing to us; the portal does not ask for one. With your written consent we may contact that person if we are concerned that you are being financially exploited or that your capacity to decide is affected, or if we cannot reach you. That person cannot give us instructions.',
  },
  complaints: {
    title: 'If you have a complaint',
    text: 'Write to {{complaintsEmail}} or call {{phone}}. We are to acknowledge your complaint in writing within five business days and to give you our answer, with reasons, within {{days}} days. Our people keep these times; the portal does not count them.',
    obsi: 'If you are not satisfied, or have no answer in that time, you may ask the Ombudsman for Banking Services and Investments (OBSI) for an independent review, free of charge: www.obsi.ca, 1-888-451-4519.',
    amf: 'In Quebec you may at any time ask us to send your file to the Autorité des marchés financiers (AMF), which may offer conciliation or mediation, free of charge: lautorite.qc.ca, 1-877-525-0337.',
  },
  cancel: {
    title: 'Your right to cancel',
    text: 'You may cancel this order, for any reason, until midnight on the second business day after you sign the subscription agreement. Business days {{inProvince}} exclude Saturdays, Sundays and public holidays, and other days that we count as holidays in your favour.',
  },
  contact: { title: 'How to reach us', caption: 'The dealer' },
} as const;
