import type { SectionName } from '@portal/domain/client/kyc/section-names';
import type { ComponentType } from 'react';
import { AssetsSection } from './sections/assets-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { EmploymentSection } from './sections/employment-section.tsx';
import { IdentityVerificationSection } from './sections/identity-verification-section.tsx';
import { IncomeSection } from './sections/income-section.tsx';
import { InvestingSection } from './sections/investing-section.tsx';
import { PoliticalSection } from './sections/political-section.tsx';

const FIELDS: Readonly<Record<SectionName, ComponentType>> = {
  basics: BasicsSection,
  identityVerification: IdentityVerificationSection,
  employment: EmploymentSection,
  income: IncomeSection,
  assets: AssetsSection,
  investing: InvestingSection,
  political: PoliticalSection,
};

/** The fields of one section, inside its form. */
export function SectionFields({ section }: { section: SectionName }) {
  const Fields = FIELDS[section];
  return <Fields />;
}
