import { LANGUAGES, type Language } from '@portal/domain/ground/people/languages';
import { PROVINCES } from '@portal/domain/ground/people/provinces';
import type { ThirdParty } from '@portal/domain/order/trades/schedule-a.wire';
import { documentsAgreement as enAgreement } from '@portal/messages/en/documents-agreement';
import { documentsAgreement as frAgreement } from '@portal/messages/fr/documents-agreement';
import { describe, expect, it } from 'vitest';
import { dealerForm } from './dealer-form.ts';
import { kycConfirmation } from './kyc-confirmation.ts';
import { RISK_ROWS, riskAcknowledgement } from './risk-acknowledgement.ts';
import { subscriptionAgreement } from './subscription-agreement.ts';
import { textOf } from './testing/document-text.ts';
import { documentTexts } from './testing/document-texts.ts';
import { sampleFacts, sampleParticulars } from './testing/sample-order.ts';

const ORDER_DOCUMENTS = [
  ['the subscription agreement', subscriptionAgreement],
  ['the risk acknowledgement', riskAcknowledgement],
  ['the dealer’s form', dealerForm],
] as const;

const EVERY_ORDER_DOCUMENT = LANGUAGES.flatMap((language) =>
  ORDER_DOCUMENTS.map(([name, build]) => [name, language, build] as const),
);

const joint = { name: 'Tomasz Wiśniewski', email: 'tomasz@courriel.example' };

describe.each(EVERY_ORDER_DOCUMENT)('%s (%s)', (_name, language, build) => {
  const t = documentTexts(language);
  const text = textOf(build(sampleParticulars(language), t));

  it('names the people, the deal, the issuer and the order', () => {
    for (const part of [
      'Marie-Ève O’Brien-Tremblay',
      'Harbourview',
      'Northline Exempt Market Inc.',
      'NL-2026-004217',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('shows the price of a unit, the units and the total as the language writes them', () => {
    const amounts =
      language === 'en'
        ? ['$100.00', '250', '$25,000.00']
        : ['100,00\u00a0$', '250', '25\u00a0000,00\u00a0$'];
    for (const amount of amounts) {
      expect(text).toContain(amount);
    }
  });

  it('leaves no placeholder, key or empty part behind', () => {
    expect(text).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|\bdocuments[A-Z]?\w*\.[a-z]/);
    expect(text.split('\n').filter((line) => line.trim() === '')).toEqual([]);
  });

  it('speaks of the right to cancel within two business days', () => {
    expect(text).toMatch(language === 'en' ? /second business day after/ : /deuxième jour ouvrable suivant/);
  });

  it.each(PROVINCES)('can be made for %s', (province) => {
    const from = sampleParticulars(language);
    const moved = { ...from, investor: { ...from.investor, province } };
    expect(textOf(build(moved, t))).not.toMatch(/\{\{|undefined/);
  });
});

describe('the subscription agreement', () => {
  it.each([
    ['en', 'twenty-five thousand Canadian dollars'],
    ['fr', 'vingt-cinq mille dollars canadiens'],
  ] as const)('writes the total out in words (%s)', (language, words) => {
    expect(textOf(subscriptionAgreement(sampleParticulars(language), documentTexts(language)))).toContain(
      words,
    );
  });

  it.each([
    ['en', 'CAN-ON', 'the laws of Ontario'],
    ['en', 'CAN-NT', 'the laws of the Northwest Territories'],
    ['fr', 'CAN-QC', 'les lois du Québec'],
    ['fr', 'CAN-ON', 'les lois de l’Ontario'],
    ['fr', 'CAN-PE', 'les lois de l’Île-du-Prince-Édouard'],
  ] as const)('in %s for %s is governed by %s', (language, province, law) => {
    const from = sampleParticulars(language);
    const moved = { ...from, investor: { ...from.investor, province } };
    expect(textOf(subscriptionAgreement(moved, documentTexts(language)))).toContain(law);
  });

  it.each([
    ['a person in Québec who reads English initials that choice', 'en', 'CAN-QC', ['language-choice']],
    ['a person in Québec who reads French initials nothing', 'fr', 'CAN-QC', []],
    ['a person in Ontario who reads English initials nothing', 'en', 'CAN-ON', []],
    ['a person in Ontario who reads French initials nothing', 'fr', 'CAN-ON', []],
  ] as const)('%s', (_row, language, province, rows) => {
    const from = sampleParticulars(language);
    const moved = { ...from, investor: { ...from.investor, province } };
    const { blocks } = subscriptionAgreement(moved, documentTexts(language));
    expect(blocks.flatMap((block) => (block.kind === 'initial' ? [block.rowId] : []))).toEqual(rows);
  });

  it.each(LANGUAGES)('names both holders of a joint order (%s)', (language) => {
    const from = sampleParticulars(language, { jointInvestor: joint });
    const text = textOf(subscriptionAgreement(from, documentTexts(language)));
    expect(text).toContain('Marie-Ève O’Brien-Tremblay, Tomasz Wiśniewski');
    expect(text).toMatch(language === 'en' ? /each responsible/ : /solidairement/);
  });

  it.each([
    ['outside', 'en', 'outside the portal'],
    ['debit', 'en', 'Pre-authorized debit'],
    ['linked', 'en', 'linked bank account'],
    ['outside', 'fr', 'hors du portail'],
    ['debit', 'fr', 'Débit préautorisé'],
    ['linked', 'fr', 'compte bancaire lié'],
  ] as const)('says how method %s pays (%s): %s', (paymentMethod, language, words) => {
    const from = sampleParticulars(language);
    const order = { ...from.order, paymentMethod };
    expect(textOf(subscriptionAgreement({ ...from, order }, documentTexts(language)))).toContain(words);
  });

  it('shows a registered name, a province and a source of funds if given, and says so if not', () => {
    const from = sampleParticulars('en');
    const given = {
      city: 'Laval',
      province: 'CAN-ON',
      registeredName: 'Tremblay Holdings',
      sourceOfFunds: 'Sale of a home',
    };
    const full = textOf(
      subscriptionAgreement({ ...from, order: { ...from.order, scheduleA: given } }, documentTexts('en')),
    );
    expect(full).toMatch(
      /Tremblay Holdings\nCity\nLaval\nProvince or territory\nOntario\nSource of funds\nSale of a home/,
    );
    const bare = { ...from.order, scheduleA: { city: 'Laval' } };
    expect(textOf(subscriptionAgreement({ ...from, order: bare }, documentTexts('en')))).toMatch(
      /Marie-Ève O’Brien-Tremblay\nCity\nLaval\nProvince or territory\nQuebec\nSource of funds\nNot stated/,
    );
  });
});

describe('what an order relies on and costs', () => {
  const agreement = (language: 'en' | 'fr', changes: { exemption?: string | null; ownCosts?: string }) => {
    const from = sampleParticulars(language);
    const { exemption = from.order.exemption, ownCosts = null } = changes;
    const order = { ...from.order, exemption };
    return textOf(
      subscriptionAgreement({ ...from, order, deal: { ...from.deal, ownCosts } }, documentTexts(language)),
    );
  };

  it.each([
    ['en', /relies on this exemption: Offering memorandum \(NI 45-106, s\. 2\.9\(2\.1\)\)/],
    [
      'fr',
      /se fonde sur la dispense suivante\u00a0: Notice d’offre \(Règlement 45-106, par\. 2\.9\(2\.1\)\)/,
    ],
  ] as const)('the agreement names the exemption that was decided on (%s)', (language, words) => {
    expect(agreement(language, {})).toMatch(words);
  });

  it.each([
    ['en', /had not yet decided which exemption/, /relies on this exemption/],
    ['fr', /n’avait pas encore déterminé la dispense/, /se fonde sur la dispense/],
  ] as const)('and names none where none was decided (%s)', (language, said, never) => {
    const text = agreement(language, { exemption: null });
    expect(text).toMatch(said);
    expect(text).not.toMatch(never);
  });

  it('calls the total price all that is paid only where the deal names no other cost of the investor', () => {
    expect(agreement('en', {})).toContain('The total price is all that you pay');
    const beside = agreement('en', { ownCosts: 'Transfer fee, $150.00 when you get out' });
    expect(beside).toContain('costs of the investment yourself: Transfer fee, $150.00 when you get out.');
    expect(beside).not.toContain('all that you pay');
  });

  it('says the same in the dealer’s form', () => {
    const from = sampleParticulars('en');
    const text = (ownCosts: string | null) =>
      textOf(dealerForm({ ...from, deal: { ...from.deal, ownCosts } }, documentTexts('en')));
    expect(text(null)).toContain('We charge you no commission');
    expect(text('Entry fee, $25.00 with the order')).toContain('these costs of the investment: Entry fee');
  });
});

describe('an agreement for somebody else', () => {
  const OTHER = {
    isForOther: true,
    name: 'Érablière Tremblay inc.',
    address: '12 Elm Street, Kingston ON K7L 1A1',
    phone: '+14165550142',
    occupation: 'Maple syrup',
    relation: 'My company',
    kind: 'organization',
    registration: '1234567, Canada',
  } as const;
  const agreementFor = (language: Language, thirdParty: ThirdParty) => {
    const from = sampleParticulars(language);
    const scheduleA = { ...from.order.scheduleA, thirdParty };
    return textOf(
      subscriptionAgreement({ ...from, order: { ...from.order, scheduleA } }, documentTexts(language)),
    );
  };

  it.each(LANGUAGES)('names them, and has nobody confirm that they buy for themselves (%s)', (language) => {
    const texts = { en: enAgreement, fr: frAgreement }[language].confirm;
    const [own, other] = [agreementFor(language, { isForOther: false }), agreementFor(language, OTHER)];
    expect([own.includes(texts.principal), own.includes(texts.funds)]).toEqual([true, true]);
    expect([other.includes(texts.principal), other.includes(texts.funds)]).toEqual([false, false]);
    expect(other).toContain(texts.forOther);
    for (const told of [
      OTHER.name,
      OTHER.address,
      OTHER.phone,
      OTHER.occupation,
      OTHER.relation,
      OTHER.registration,
    ]) {
      expect(other).toContain(told);
    }
  });
});

describe('the risk acknowledgement', () => {
  it.each(LANGUAGES)('warns first and asks for each risk to be initialled (%s)', (language) => {
    const { blocks } = riskAcknowledgement(sampleParticulars(language), documentTexts(language));
    expect(blocks[0]?.kind).toBe('warning');
    const rows = blocks.flatMap((block) => (block.kind === 'initial' ? [block.rowId] : []));
    expect(rows).toEqual([...RISK_ROWS]);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('puts the total of this order into the risk of loss', () => {
    const { blocks } = riskAcknowledgement(sampleParticulars('en'), documentTexts('en'));
    expect(blocks).toContainEqual({
      kind: 'initial',
      rowId: 'loss',
      title: 'Risk of loss',
      text: 'You could lose your entire investment of $25,000.00.',
    });
  });
});

describe('the dealer’s form', () => {
  it.each([
    ['the share and the amount', 'en', 550, '5.5% of the total price, $1,375.00'],
    ['the share and the amount', 'fr', 550, '5,5\u00a0% du prix total, soit 1\u00a0375,00\u00a0$'],
    ['where to look', 'en', null, 'As described in the documents'],
  ] as const)('says what the issuer pays: %s (%s)', (_row, language, dealerFeeBasisPoints, words) => {
    const from = sampleParticulars(language);
    const deal = { ...from.deal, dealerFeeBasisPoints };
    expect(textOf(dealerForm({ ...from, deal }, documentTexts(language)))).toContain(words);
  });

  it.each([
    ['60 days and the AMF', 'CAN-QC', /within 60 days/, true],
    ['90 days', 'CAN-ON', /within 90 days/, false],
  ] as const)('promises an answer to a complaint: %s in %s', (_row, province, days, hasAmf) => {
    const from = sampleParticulars('en');
    const text = textOf(
      dealerForm({ ...from, investor: { ...from.investor, province } }, documentTexts('en')),
    );
    expect(text).toMatch(days);
    expect(text.includes('Autorité des marchés financiers')).toBe(hasAmf);
  });

  it('names the client desk when the investor chose no representative', () => {
    const from = sampleParticulars('en');
    const text = textOf(
      dealerForm({ ...from, dealer: { ...from.dealer, representative: null } }, documentTexts('en')),
    );
    expect(text).toContain('The dealer’s client desk');
  });
});

describe('the confirmation of the profile', () => {
  it.each([
    ['en', ['April\u00a017, 1986', '$112,500.50', '••• ••• 286', 'Structural engineer', '20%', 'version 3']],
    [
      'fr',
      [
        '17\u00a0avril 1986',
        '112\u00a0500,50\u00a0$',
        '••• ••• 286',
        'Ingénieure en structure',
        '20\u00a0%',
        'version 3',
      ],
    ],
  ] as const)('shows the facts with masked numbers (%s)', (language, facts) => {
    const text = textOf(kycConfirmation(sampleFacts(language), documentTexts(language)));
    for (const fact of facts) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/\{\{|undefined|null/);
  });

  it('asks the person to initial that the facts are true and that changes will be reported', () => {
    const { blocks } = kycConfirmation(sampleFacts('en'), documentTexts('en'));
    expect(blocks.flatMap((block) => (block.kind === 'initial' ? [block.rowId] : []))).toEqual([
      'facts',
      'changes',
    ]);
  });
});
