import type { DemoDeal } from './demo-deal.ts';
import { foothillsSolarOne } from './foothills-solar-one.ts';
import { harbourRowApartments } from './harbour-row-apartments.ts';
import { ironwoodSelfStorage } from './ironwood-self-storage.ts';
import { jasperCrossingMixedUse } from './jasper-crossing-mixed-use.ts';
import { loonNarrowsLodge } from './loon-narrows-lodge.ts';
import { mapleGateStudentResidence } from './maple-gate-student-residence.ts';
import { nashwaakBendTimberland } from './nashwaak-bend-timberland.ts';
import { prairieSkyFarmland } from './prairie-sky-farmland.ts';
import { redShoreSeniorsResidence } from './red-shore-seniors-residence.ts';
import { riverbendMedicalOffice } from './riverbend-medical-office.ts';
import { ruelleDesErablesInfill } from './ruelle-des-erables-infill.ts';
import { saintLaurentPhotonicsCredit } from './saint-laurent-photonics-credit.ts';
import { signalCoveMarineResearch } from './signal-cove-marine-research.ts';
import { westlakeMortgageFund } from './westlake-mortgage-fund.ts';

/** The deals of the demonstration, in the order the marketplace first shows them. Every name in them is invented. */
export const DEMO_DEALS: readonly DemoDeal[] = [
  harbourRowApartments,
  prairieSkyFarmland,
  saintLaurentPhotonicsCredit,
  loonNarrowsLodge,
  westlakeMortgageFund,
  mapleGateStudentResidence,
  foothillsSolarOne,
  ruelleDesErablesInfill,
  redShoreSeniorsResidence,
  jasperCrossingMixedUse,
  signalCoveMarineResearch,
  nashwaakBendTimberland,
  riverbendMedicalOffice,
  ironwoodSelfStorage,
];
