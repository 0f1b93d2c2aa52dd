import { addDays, dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { IssuerApproval, Offering } from '@portal/domain/offering/deals/offering';
import { type Bilingual, both, type DemoDeal } from './demo-deal.ts';

type Sale = Pick<Offering, 'securityCode'> & {
  /** Where it is offered besides the six provinces that the demonstration's dealer is registered in. */
  also?: readonly ProvinceCode[];
  changes?: Partial<Pick<Offering, 'offeredIn' | 'exemptions' | 'related' | 'statedValues'>>;
  issuer?: Partial<Offering['issuer']>;
  status?: Offering['redemption']['status'];
};

const SIX = ['CAN-AB', 'CAN-BC', 'CAN-MB', 'CAN-ON', 'CAN-QC', 'CAN-SK'] as const satisfies ProvinceCode[];
const TRUSTEE = 'Cedar Narrows Trust Company';
const MINIMUM_SHARE = 0.25;
const CENTS = 100;
const CERTIFIED_DAYS_AGO = 21;
const APPROVED_DAYS_AGO = 10;
const REDEEMED_SINCE_DAYS = 200;

/**
 * How each demonstration deal is sold: one is a fund, which Ontario, Québec and New Brunswick do not allow with a memorandum; one is for
 * accredited investors alone; one issuer is connected to the dealer.
 */
const SALES: Readonly<Record<string, Sale>> = {
  'foothills-solar-one': { securityCode: 'LPU', issuer: { isRealEstate: false } },
  'harbour-row-apartments': {
    securityCode: 'LPU',
    also: ['CAN-NS'],
    status: 'open',
    changes: {
      statedValues: [
        {
          where: both('The building with its new heating', 'L’immeuble avec son nouveau chauffage'),
          value: 36_500_000,
          basis: both(
            'The issuer’s own estimate, with the savings on oil that it expects. No appraiser made it.',
            'Estimation de l’émetteur, qui tient compte de l’économie de mazout prévue. Aucun évaluateur ne l’a faite.',
          ),
        },
      ],
    },
  },
  'ironwood-self-storage': { securityCode: 'LPU', status: 'open' },
  'jasper-crossing-mixed-use': {
    securityCode: 'LPU',
    status: 'limited',
    changes: {
      exemptions: ['AI'],
      related: {
        kind: 'connected',
        how: both(
          'A director of the general partner is also a director of Northline. Northline advised on the price of the units.',
          'Une administratrice du commandité siège aussi au conseil de Northline. Northline a conseillé l’émetteur sur le prix des parts.',
        ),
      },
    },
  },
  'loon-narrows-lodge': { securityCode: 'CMS', also: ['CAN-YT'] },
  'maple-gate-student-residence': { securityCode: 'LPU' },
  'nashwaak-bend-timberland': { securityCode: 'LPU', also: ['CAN-NB'] },
  'prairie-sky-farmland': {
    securityCode: 'CMS',
    status: 'open',
    issuer: { isInvestmentFund: true, isCollectiveVehicle: true },
    changes: { offeredIn: ['CAN-AB', 'CAN-BC', 'CAN-MB', 'CAN-SK'] },
  },
  'red-shore-seniors-residence': { securityCode: 'LPU', also: ['CAN-PE'], status: 'open' },
  'riverbend-medical-office': { securityCode: 'UNT', status: 'open' },
  'ruelle-des-erables-infill': { securityCode: 'LPU' },
  'saint-laurent-photonics-credit': { securityCode: 'NOT' },
  'signal-cove-marine-research': { securityCode: 'BND', also: ['CAN-NL'] },
  'westlake-mortgage-fund': { securityCode: 'PRS', status: 'open', issuer: { isCollectiveVehicle: true } },
};

/** What the law asks about the sale of a demonstration deal, its days counted from `at`. */
export function offeringOfDemo(demo: DemoDeal, at: Date): Offering {
  const sale = SALES[demo.slug];
  if (sale === undefined) {
    throw new Error(`Nobody said how ${demo.slug} is sold`);
  }
  const hasMemorandum = demo.documents.includes('offering-memorandum');
  const { status = 'none', also = [], issuer, changes } = sale;
  const day = (daysAgo: number) => addDays(dealerDay(at), -daysAgo);
  const raised = (demo.unitPriceCents * demo.unitsTotal) / CENTS;
  return {
    securityCode: sale.securityCode,
    securityName: named(demo),
    trustee: TRUSTEE,
    releaseConditions: both(
      'The smallest raise is reached, the deal has closed, and the days in which an order may be cancelled are over.',
      'Le montant minimal est atteint, le placement est clos et les délais d’annulation sont écoulés.',
    ),
    issuer: {
      isInvestmentFund: false,
      isRedeemable: false,
      isReportingIssuer: false,
      isRealEstate: demo.appraisal !== undefined,
      isCollectiveVehicle: false,
      financialYearEnd: '12-31',
      ...issuer,
    },
    related: { kind: 'none', how: both('', '') },
    offeredIn: [...SIX, ...also],
    exemptions: hasMemorandum ? ['AI', 'OM'] : ['AI'],
    minimumRaise: Math.round(raised * MINIMUM_SHARE),
    memorandum: { form: 'F2', certificateOn: day(CERTIFIED_DAYS_AGO), schedules: schedulesOf(demo, issuer) },
    appraisal:
      demo.appraisal === undefined
        ? null
        : {
            value: demo.appraisal.valueCents / CENTS,
            asOf: day(demo.appraisal.valuedDaysAgo),
            appraiser: demo.appraisal.appraiser,
            isIndependent: true,
          },
    statedValues: [],
    redemption: {
      terms: demo.exit,
      status,
      since: status === 'limited' ? day(REDEEMED_SINCE_DAYS) : null,
      source: status === 'limited' ? 'Notice to holders of the general partner' : '',
    },
    approval: null,
    ...changes,
  };
}

/** What the issuer of a demonstration deal approved, in the file of this id, of what the page says. */
export function approvalOfDemo(file: string, of: string, at: Date): IssuerApproval {
  const on = addDays(dealerDay(at), -APPROVED_DAYS_AGO);
  return { file, name: 'Robin Achterberg', role: 'President', on, of };
}

function named({ security, issuer }: DemoDeal): Bilingual {
  return both(`${security.en} of ${issuer.name}`, `${security.fr}, ${issuer.name}`);
}

function schedulesOf(demo: DemoDeal, issuer: Sale['issuer']): ('first' | 'second')[] {
  return [
    ...(demo.appraisal === undefined ? [] : ['first' as const]),
    ...(issuer?.isCollectiveVehicle === true ? ['second' as const] : []),
  ];
}
