import { type Bilingual, both, type DemoAmount, type DemoCost, type DemoFact, same } from './demo-deal.ts';

/** The rows every deal has are worded once, so that two deals can be compared line by line. */
export const row = {
  target: (range: string): DemoFact => ({
    kind: 'targetReturn',
    label: both('Target annual return, not guaranteed', 'Rendement annuel visé, non garanti'),
    value: same(`${range}%`),
  }),
  /** What a loan pays, and on what it depends. */
  interest: (label: Bilingual, percent: number): DemoFact => ({
    kind: 'interestRate',
    label,
    value: same(`${percent}%`),
  }),
  /** The worst that has happened to whoever runs the deal; the third paragraph of its story tells all of it. */
  worstResult: (value: Bilingual): DemoFact => ({
    kind: 'worstResult',
    label: both('Worst past result', 'Pire résultat passé'),
    value,
  }),
  downside: (value: Bilingual): DemoFact => ({
    kind: 'downside',
    label: both('If it goes badly', 'Si les choses tournent mal'),
    value,
  }),
  term: (years: string): DemoFact => ({
    kind: 'term',
    label: both('Expected term', 'Durée prévue'),
    value: both(`${years} Years`, `${years} ans`),
  }),
  minimum: (dollars: number): DemoFact => ({
    kind: 'minimumInvestment',
    label: both('Minimum investment', 'Placement minimal'),
    value: same(String(dollars)),
  }),
  size: (dollars: number): DemoFact => ({
    kind: 'offeringSize',
    label: both('Size of the deal', 'Taille du placement'),
    value: same(String(dollars)),
  }),
  income: (value: Bilingual): DemoFact => ({
    kind: 'income',
    label: both('Payments to you', 'Versements aux investisseurs'),
    value,
  }),
  debt: (value: Bilingual): DemoFact => ({
    kind: 'borrowing',
    label: both('Borrowing', 'Emprunts'),
    value,
  }),
  exit: (value: Bilingual): DemoFact => ({
    kind: 'exit',
    label: both('Getting out early', 'Sortie anticipée'),
    value,
  }),
  fees: (value: Bilingual): DemoFact => ({
    kind: 'fees',
    label: both('Fees on $10,000', 'Frais sur 10 000 $'),
    value,
  }),
  /** What only this deal has to tell. */
  other: (label: Bilingual, value: Bilingual): DemoFact => ({ kind: 'other', label, value }),
};

/** The first two lines of every use of proceeds, in whole cents. */
export function offeringCosts(commissionCents: number, legalCents: number): DemoAmount[] {
  return [
    { label: both('Commission to the dealer', 'Commission au courtier'), cents: commissionCents },
    {
      label: both(
        'Legal, audit and filing costs of the deal',
        'Frais juridiques, d’audit et de dépôt du placement',
      ),
      cents: legalCents,
    },
  ];
}

/** About so many per cent a year, which the issuer pays out of what the deal earns. */
export function yearlyCost(label: Bilingual, percent: number): DemoCost {
  return { label, value: percent, when: 'yearly', paidBy: 'issuer', isEstimate: true };
}

/** The right to cancel is the same for every offering memorandum purchase (NI 45-106 s.2.9(6)). */
export const cancellationFaq = {
  question: both('Can I change my mind after signing?', 'Puis-je changer d’avis après avoir signé?'),
  answer: both(
    'Yes. Until midnight on the second business day after you sign, you may cancel for any reason by writing to the issuer. Your money is held in trust until then and is returned in full. After that, the purchase is final.',
    'Oui. Jusqu’à minuit le deuxième jour ouvrable suivant la signature, vous pouvez annuler votre achat sans motif en écrivant à l’émetteur. D’ici là, votre argent est détenu en fiducie et vous est remboursé intégralement. Passé ce délai, l’achat est définitif.',
  ),
};
