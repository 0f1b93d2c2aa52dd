import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import {
  type Choice,
  EMPLOYMENT_STATUSES,
  EXPERIENCE_LEVELS,
  ID_DOCUMENT_TYPES,
  KNOWLEDGE_LEVELS,
  MARITAL_STATUSES,
  OBJECTIVES,
  RISK_TOLERANCES,
} from '@portal/domain/client/kyc/fields/options';
import { works } from '@portal/domain/client/kyc/sections/employment';
import { countryName } from '@portal/domain/ground/countries/countries';
import { formatNumber } from '@portal/domain/ground/formats/numbers';
import type { Language } from '@portal/domain/ground/people/languages';
import type { IncomeFacts, KycFacts } from '../../../../papers/documents/kyc-facts.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { translate, translateKey } from '../../../../platform/language/translate.ts';
import { particularsOf } from './find-investor-particulars.ts';
import { readSubmittedAnswers, type SubmittedAnswers } from './submitted-answers.ts';

/** The main facts of a submitted version in one language, for the investor to sign. Throws NOT_FOUND. */
export async function summariseKyc(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
  language: Language,
): Promise<KycFacts> {
  const answers = await readSubmittedAnswers(db, box, investorId, kycId);
  const { cents, isYes } = answers;
  return {
    language,
    version: answers.version,
    person: personFacts(answers, language),
    work: workFacts(answers, language),
    income: incomeFacts(answers, 'individual'),
    spouseIncome: includesSpouse(answers) ? incomeFacts(answers, 'spouse') : null,
    assetsCents: cents('assets.totals.assets'),
    liabilitiesCents: cents('assets.totals.liabilities'),
    netWorthCents: cents('assets.totals.netWorth'),
    investing: investingFacts(answers, language),
    political: {
      isPep: isYes('political.pep.value'),
      isHio: isYes('political.hio.value'),
      isFamily: isYes('political.pedpFamily.value'),
      isRegistrant: isYes('political.canadianSecuritiesRegistrant.value'),
    },
  };
}

/** The day does not matter here, so none is given. */
function includesSpouse({ sections }: SubmittedAnswers): boolean {
  return contextOf(sections, '').includesSpouse;
}

function personFacts(answers: SubmittedAnswers, language: Language): KycFacts['person'] {
  const { text, number, isYes } = answers;
  const { name, address, phone, email } = particularsOf(answers, language);
  const identity = 'identityVerification.principal';
  return {
    name,
    address,
    phone,
    email,
    birthdate: text('basics.birthdate'),
    maritalStatus: chosen(MARITAL_STATUSES, text('basics.maritalStatus'), language),
    dependents: number('basics.dependents'),
    citizenship: countryName(text('basics.citizenship'), language),
    isCanadianTaxResident: isYes('basics.canadianTaxResident.status'),
    sinMasked: text('basics.socialInsuranceNumber'),
    identity: translate(language, 'kycSummary.identity', {
      kind: chosen(ID_DOCUMENT_TYPES, text(`${identity}.document.type`), language),
      number: text(`${identity}.documentNumber`),
    }),
    identityExpiry: text(`${identity}.expiryDate`),
  };
}

function workFacts({ text, number }: SubmittedAnswers, language: Language): KycFacts['work'] {
  const status = number('employment.individual.status');
  const ifWorking = (path: string) => (works(status) ? text(path) : null);
  return {
    status: chosen(EMPLOYMENT_STATUSES, status, language),
    occupation: ifWorking('employment.individual.occupation'),
    employer: ifWorking('employment.individual.businessName'),
  };
}

function incomeFacts({ cents }: SubmittedAnswers, person: 'individual' | 'spouse'): IncomeFacts {
  return {
    currentCents: cents(`income.${person}.currentYear`),
    lastCents: cents(`income.${person}.lastYear`),
    beforeCents: cents(`income.${person}.twoYearsAgo`),
  };
}

function investingFacts({ text, number }: SubmittedAnswers, language: Language): KycFacts['investing'] {
  return {
    knowledge: chosen(KNOWLEDGE_LEVELS, text('investing.knowledge'), language),
    experience: chosen(EXPERIENCE_LEVELS, text('investing.experience'), language),
    objective: chosen(OBJECTIVES, text('investing.objective'), language),
    horizonYears: formatNumber(number('investing.timeframeYears'), language),
    riskTolerance: chosen(RISK_TOLERANCES, text('investing.riskTolerance'), language),
    comfortablePercent: number('investing.comfortablePercentage'),
    lossHighPercent: number('investing.potentialLoss.high'),
    lossMediumPercent: number('investing.potentialLoss.medium'),
    lossLowPercent: number('investing.potentialLoss.low'),
  };
}

/** The label of an answer chosen from a list. */
function chosen<Value extends string | number>(
  choices: readonly Choice<Value>[],
  answer: Value,
  language: Language,
): string {
  const choice = choices.find(({ value }) => value === answer);
  return choice === undefined ? '' : translateKey(language, choice.labelKey);
}
