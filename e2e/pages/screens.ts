import type { Page } from '@playwright/test';
import type { Language } from '@portal/domain/ground/people/languages';
import { wordsIn } from '../support/words.ts';
import { AccountPages } from './account-pages.ts';
import { DealPages } from './deal-pages.ts';
import type { Desk } from './desk.ts';
import { DocumentViewer } from './document-viewer.ts';
import { KycPages } from './kyc-pages.ts';
import { OnboardingPages } from './onboarding-pages.ts';
import { PortfolioPages } from './portfolio-pages.ts';
import { SecurityPages } from './security-pages.ts';
import { SigningPages } from './signing-pages.ts';
import { WizardPages } from './wizard-pages.ts';

/** Every screen of the portal as one browser page shows it. */
export type Screens = Desk & {
  account: AccountPages;
  security: SecurityPages;
  onboarding: OnboardingPages;
  deals: DealPages;
  viewer: DocumentViewer;
  wizard: WizardPages;
  kyc: KycPages;
  signing: SigningPages;
  portfolio: PortfolioPages;
};

/** The screens on a browser page, read in one language. */
export function screensOn(page: Page, language: Language): Screens {
  const desk: Desk = { page, language, words: wordsIn(language) };
  return {
    ...desk,
    account: new AccountPages(desk),
    security: new SecurityPages(desk),
    onboarding: new OnboardingPages(desk),
    deals: new DealPages(desk),
    viewer: new DocumentViewer(desk),
    wizard: new WizardPages(desk),
    kyc: new KycPages(desk),
    signing: new SigningPages(desk),
    portfolio: new PortfolioPages(desk),
  };
}
