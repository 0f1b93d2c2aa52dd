import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import { addRepresentatives } from '../../areas/people/representatives/add-representatives.ts';
import { hasAnyRepresentative } from '../../areas/people/representatives/find-representatives.ts';
import type { DemoStep } from './demo-step.ts';

type Row = readonly [id: string, fullName: string, referralCode: string, provinces: string];

/** The dealer's representatives of the demonstration. All names are invented; where they are registered, in postal abbreviations. */
const ROWS: readonly Row[] = [
  ['rep-01', 'Amélie Bouchard-Roy', 'BOUCHARD27', 'ON QC'],
  ['rep-02', 'Gordon MacAskill', 'MACASKILL41', 'ON MB'],
  ['rep-03', 'Harpreet Dhaliwal', 'DHALIWAL63', 'AB BC ON'],
  ['rep-04', 'Winona Cardinal', 'CARDINAL18', 'AB ON SK'],
  ['rep-05', 'Wei-Lin Cheung', 'CHEUNG52', 'BC ON'],
  ['rep-06', 'Étienne Lachapelle', 'LACHAPELLE36', 'ON QC'],
  ['rep-07', 'Priya Raghunathan', 'RAGHUNATHAN74', 'ON QC'],
  ['rep-08', 'Siobhan Kilbride', 'KILBRIDE29', 'ON MB'],
  ['rep-09', 'Oleksandr Hnatyshyn', 'HNATYSHYN85', 'AB BC ON'],
  ['rep-10', 'Marie-Soleil Gingras', 'GINGRAS13', 'AB ON SK'],
  ['rep-11', 'Desmond Okafor', 'OKAFOR47', 'BC ON'],
  ['rep-12', 'Noor Al-Haddad', 'ALHADDAD58', 'ON QC'],
  ['rep-13', 'Tyler Whitebear', 'WHITEBEAR92', 'ON QC'],
  ['rep-14', 'Catherine Desrosiers', 'DESROSIERS34', 'ON MB'],
  ['rep-15', 'Minh-Anh Truong', 'TRUONG66', 'AB BC ON'],
  ['rep-16', 'Callum Fairweather', 'FAIRWEATHER21', 'AB ON SK'],
  ['rep-17', 'Anjali Deshmukh', 'DESHMUKH79', 'BC ON'],
  ['rep-18', 'Jean-Sébastien Thériault', 'THERIAULT45', 'ON QC'],
  ['rep-19', 'Rosalind Penner', 'PENNER17', 'ON QC'],
  ['rep-20', 'Kenji Morikawa', 'MORIKAWA83', 'ON MB'],
  ['rep-21', 'Geneviève Arsenault', 'ARSENAULT56', 'AB BC ON'],
  ['rep-22', 'Farhad Mousavi', 'MOUSAVI31', 'AB ON SK'],
  ['rep-23', 'Tanis Ermineskin', 'ERMINESKIN64', 'BC ON'],
  ['rep-24', 'Luca Santangelo', 'SANTANGELO98', 'ON QC'],
  ['rep-25', 'Ingrid Thorvaldson', 'THORVALDSON42', 'ON QC'],
  ['rep-26', 'Maria Teresa Villanueva', 'VILLANUEVA25', 'ON MB'],
  ['rep-27', 'Xavier Lamontagne', 'LAMONTAGNE71', 'AB BC ON'],
  ['rep-28', 'Soo-Jin Baek', 'BAEK39', 'AB ON SK'],
  ['rep-29', 'Rajesh Venkataraman', 'VENKATARAMAN12', 'BC ON'],
  ['rep-30', 'Fatoumata Diallo', 'DIALLO87', 'ON QC'],
  ['rep-31', 'Duncan Ballantyne', 'BALLANTYNE53', 'ON QC'],
  ['rep-32', 'Aputik Nakoolak', 'NAKOOLAK68', 'ON MB'],
  ['rep-33', 'Florence Beausoleil', 'BEAUSOLEIL24', 'AB BC ON'],
  ['rep-34', 'Zeynep Karahan', 'KARAHAN76', 'AB ON SK'],
  ['rep-35', 'Samuel Goldfarb', 'GOLDFARB33', 'BC ON'],
  ['rep-36', 'Ayesha Siddiqui-Brown', 'SIDDIQUI49', 'ON QC'],
];

/** Numbers of registrations of the demonstration; the national database gives them out by the million. */
const FIRST_REGISTRATION = 3_104_210;

/** Since when they are registered: before anything that a demonstration or a test does. */
const REGISTERED_FROM = '2015-01-02';

/** What the demonstration and tests use instead of a dealer's own representatives. */
export const DEMO_REPRESENTATIVES = ROWS.map(([id, fullName, referralCode, provinces], place) => ({
  id,
  fullName,
  referralCode,
  registrationNumber: String(FIRST_REGISTRATION + place * 37),
  registrations: provinces
    .split(' ')
    .map((letters) => `CAN-${letters}`)
    .filter(isProvinceCode)
    .map((province) => ({ province, from: REGISTERED_FROM, lastDay: null })),
}));

/** The demonstration's representatives, if there are none yet. */
export const demoRepresentatives: DemoStep = {
  name: 'representatives',
  isDone: (deps) => hasAnyRepresentative(deps.db),
  run: (deps) => addRepresentatives(deps.db, DEMO_REPRESENTATIVES, deps.clock.now()),
};
